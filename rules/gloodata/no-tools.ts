import { defineRule, lack } from '../../src/core/rule.js';
import { get } from '../../src/core/tree.js';
import { section } from './lib/info.js';

export default defineRule({
  id: 'gloodata/no-tools',
  summary: 'An extension has no tools',
  severity: 'warning',
  in: 'spec',
  source: section('The extension', 'tools should contain at least one tool.', 'SHOULD'),
  messages: {
    empty: {
      message: '`tools` is empty, so the extension can do nothing for its users.',
      help: 'Add at least one tool, with its identifier as the key.',
    },
  },
  *check({ root }) {
    const tools = get(root, 'tools');
    if (tools?.kind !== 'object' || tools.open || tools.entries.length > 0) return;
    yield { at: lack(tools), message: 'empty' };
  },
});
