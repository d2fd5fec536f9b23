import { near } from '../../src/core/near.js';
import { defineRule } from '../../src/core/rule.js';
import { get } from '../../src/core/tree.js';
import { section } from './lib/document.js';
import { safely } from './lib/fixes.js';

/** The two of the document, and what the product itself calls its kinds of tools. */
const KNOWN = ['typescript', 'python', 'Deno', 'Rust', 'Network', 'Agent', 'MCPServer', 'JS', 'Workflow'];

export default defineRule({
  id: 'shinkai/tool-type',
  summary: '`tool_type` is not one of the known types',
  severity: 'warning',
  in: 'recommended',
  source: section('Metadata', 'tool_type is the type of the tool, such as typescript or python.', 'SHOULD'),
  fixable: 'safe',
  messages: {
    unknown:
      '`{{type}}` is no known type of tool{{hint}}. Write `typescript` or `python`, whichever the tool is written in.',
  },
  *check({ root }) {
    const at = get(root, 'tool_type');
    if (at?.kind !== 'string' || at.value === '' || KNOWN.some((type) => type.toLowerCase() === at.value.toLowerCase()))
      return;
    const meant = near(at.value, KNOWN);
    const hint = meant ? ` (did you mean \`${meant}\`?)` : '';
    const fix = meant ? safely(`Write \`${meant}\``, { op: 'set', node: at, value: meant }) : undefined;
    yield { at, message: 'unknown', data: { type: at.value, hint }, fix };
  },
});
