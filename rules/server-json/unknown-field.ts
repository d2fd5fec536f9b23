import { defineRule } from '../../src/core/rule.js';
import { unknownField } from '../common/lib/problems.js';
import { section } from './lib/server.js';

const structural = unknownField(
  'server-json',
  section(
    'The whole schema',
    'What a publisher adds belongs in `_meta`; of other fields the schema knows nothing.',
    'advice',
  ),
  undefined,
  '{{advice}}.',
);

export default defineRule({
  ...structural,
  *check(manifest, context) {
    for (const problem of structural.check!(manifest, context)) {
      const { key, title } = problem.data ?? {};
      const advice = (title === 'a package' && OF_PACKAGE.get(String(key))) || IN_GENERAL;
      yield { ...problem, data: { ...problem.data, advice } };
    }
  },
});

const IN_GENERAL = 'Remove it, or keep it as your own data in `_meta`';
/** What other files of packages have. */
const OF_PACKAGE: ReadonlyMap<string, string> = new Map([
  ['name', 'Remove it. The name of a package is its `identifier`'],
  ['runtime', 'Remove it. What starts the package, such as `npx`, is its `runtimeHint`'],
]);
