import type { Problem } from '../../src/core/rule.js';
import { unknownField } from '../common/lib/structural-rules.js';
import { section, fieldsByOtherNames } from './lib/config.js';

export default unknownField(
  'client-config',
  section('Servers', 'No client that is known has such a field.'),
  // To be ignored is what a comment is for.
  {
    once: true,
    toldElsewhere: (manifest) => [
      ...manifest.structure('client-config').flatMap(({ problem }) => commentAt(problem)),
      ...fieldsByOtherNames(manifest).map(({ entry }) => entry),
    ],
  },
);

/** `_note`, `//`, `#url`, `$comment` */
const commentAt = ({ at, data }: Problem) => (/^(?:_|#|\/\/|\$)/.test(String(data?.['key'])) ? [at] : []);
