import { unknownField } from '../common/lib/structural-rules.js';
import { section } from './lib/server.js';

export default unknownField(
  'server-json',
  section(
    'The whole schema',
    'What a publisher adds belongs in `_meta`; of other fields the schema knows nothing.',
    'advice',
  ),
  undefined,
  ({ key, title }) =>
    (title === 'a package' && OF_PACKAGE.get(key)) || 'Remove it, or keep it as your own data in `_meta`',
);

/** What other files of packages have. */
const OF_PACKAGE: ReadonlyMap<unknown, string> = new Map([
  ['name', 'Remove it. The name of a package is its `identifier`'],
  ['runtime', 'Remove it. What starts the package, such as `npx`, is its `runtimeHint`'],
]);
