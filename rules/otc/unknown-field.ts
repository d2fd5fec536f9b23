import { defineRule } from '../../src/core/rule.js';
import { entries, get, has } from '../../src/core/tree.js';
import { unknownField } from '../common/lib/structural-rules.js';
import { KEYWORDS } from '../../src/core/json-schema.js';
import { section } from './lib/definition.js';

const structural = unknownField(
  'otc',
  section('Schema Fields', 'The document lists all fields of a definition.', 'advice'),
);

export default defineRule({
  ...structural,
  messages: {
    ...structural.messages,
    keyword: {
      message: '`{{key}}` is not a field of `input_schema`, so it is ignored.',
      help: 'Move it into `parameters`.',
    },
  },
  *check(manifest, context) {
    const inputs = manifest.tools.map(({ node }) => get(node, 'input_schema'));
    const keywords = new Map(
      inputs.flatMap((input) =>
        entries(input)
          .filter(({ key }) => KEYWORDS.has(key) && has(get(input, 'parameters'), key) === 'no')
          .map((entry) => [entry, { key: entry.key }] as const),
      ),
    );
    for (const problem of structural.check!(manifest, context)) {
      const data = 'key' in problem.at ? keywords.get(problem.at as never) : undefined;
      yield data ? { ...problem, message: 'keyword', data } : problem;
    }
  },
});
