import { nearestWord } from '../../src/core/did-you-mean.js';
import { defineRule } from '../../src/core/rule.js';
import { get } from '../../src/core/tree.js';
import { section } from './lib/lists.js';
import { safely } from './lib/text.js';

/** The two of the document, and what the product itself calls its kinds of tools. */
const KNOWN = ['typescript', 'python', 'Deno', 'Rust', 'Network', 'Agent', 'MCPServer', 'JS', 'Workflow'];

/** What people call the first two, in small letters and without signs. */
const SHORT: readonly (readonly [name: RegExp, type: string])[] = [
  [/^(?:(?:deno|node)?tsx?|typescript\d)$/, 'typescript'],
  [/^(?:py|python)\d{0,3}$/, 'python'],
];

export default defineRule({
  id: 'shinkai/tool-type',
  summary: '`tool_type` is not one of the known types',
  severity: 'warning',
  in: 'recommended',
  source: section('Metadata', 'tool_type is the type of the tool, such as typescript or python.', 'SHOULD'),
  fixable: 'safe',
  messages: {
    unknown: {
      message: '`{{type}}` is not a known tool type, so programs cannot tell what kind of tool this is.',
      help: 'Write the language of the tool: `typescript` or `python`.',
    },
    meant: { message: '`{{type}}` is not a known tool type; did you mean `{{meant}}`?', help: 'Write `{{meant}}`.' },
  },
  *check({ root }) {
    const at = get(root, 'tool_type');
    if (at?.kind !== 'string' || at.value === '' || KNOWN.some((type) => type.toLowerCase() === at.value.toLowerCase()))
      return;
    const meant = typeMeant(at.value);
    const fix = meant ? safely(`Write \`${meant}\``, { op: 'set', node: at, value: meant }) : undefined;
    yield { at, message: meant ? 'meant' : 'unknown', data: { type: at.value, meant }, fix };
  },
});

/** Of a name as short as `JS` a slip leaves nothing to know it by. */
function typeMeant(type: string): string | undefined {
  const plain = type.toLowerCase().replace(/[^a-z\d]/g, '');
  const short = SHORT.find(([name]) => name.test(plain))?.[1];
  const long = KNOWN.filter(({ length }) => length > 2);
  return short ?? nearestWord(type, long);
}
