import { defineRule, lack } from '../../src/core/rule.js';
import { has } from '../../src/core/tree.js';
import { isForAppOnly } from '../common/lib/audience.js';
import { section } from './lib/document.js';
import { listing } from './lib/listing.js';

export default defineRule({
  id: 'mcp/description-missing',
  summary: 'A tool without a description',
  severity: 'warning',
  in: 'recommended',
  source: section('Tools, Tool', 'The description is what a model understands a tool by.', 'SHOULD'),
  messages: {
    missing:
      'This tool has no `description`, and a model decides by it when to call the tool. Say what it does and when to use it.',
  },
  *check({ root }) {
    for (const tool of listing(root).tools) {
      if (has(tool, 'description') === 'no' && !isForAppOnly(tool))
        yield { at: lack(tool, 'description'), message: 'missing' };
    }
  },
});
