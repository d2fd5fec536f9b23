import type { Manifest } from '../../src/core/rule.js';
import { entries, get, has } from '../../src/core/tree.js';
import { unknownField } from '../common/lib/structural-rules.js';
import { KEYWORDS } from '../../src/core/json-schema.js';
import { section } from './lib/definition.js';

export default unknownField(
  'otc',
  section('Schema Fields', 'The document lists all fields of a definition.', 'advice'),
  {
    messages: {
      keyword: {
        message: '`{{key}}` is not a field of `input_schema`, so it is ignored.',
        help: 'Move it into `parameters`.',
      },
    },
    also(manifest) {
      const keywords = keywordsOutside(manifest);
      return (found) => (keywords.has(found.at) ? { ...found, message: 'keyword' } : found);
    },
  },
);

/** Keywords of JSON Schema beside `parameters`, where they do nothing. */
function keywordsOutside({ tools }: Manifest): ReadonlySet<unknown> {
  const inputs = tools.map(({ node }) => get(node, 'input_schema'));
  return new Set(
    inputs.flatMap((input) =>
      entries(input).filter(({ key }) => KEYWORDS.has(key) && has(get(input, 'parameters'), key) === 'no'),
    ),
  );
}
