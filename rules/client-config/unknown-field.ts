import { unknownField } from '../common/lib/structural-rules.js';
import { section } from './lib/config.js';

export default unknownField(
  'client-config',
  section('Servers', 'No client that is known has such a field.'),
  // To be ignored is what a comment is for.
  (manifest) =>
    manifest
      .structure('client-config')
      .flatMap(({ problem: { at, data } }) => (COMMENT.test(String(data?.['key'])) ? [at] : [])),
);

/** `_note`, `//`, `#url`, `$comment` */
const COMMENT = /^(?:_|#|\/\/|\$)/;
