import { defineRule, lackOf } from '../../src/core/rule.js';
import { get, has } from '../../src/core/tree.js';
import { section, isMisspelt, TOOL } from './lib/info.js';

export default defineRule({
  id: 'gloodata/examples-missing',
  summary: 'A tool has no examples',
  severity: 'warning',
  in: 'recommended',
  source: section('The tools', 'examples lists prompts that should select the tool.', 'SHOULD'),
  messages: {
    missing: {
      message: 'This tool has no `examples`, so the model has less to go on when it decides which prompts need it.',
      help: 'Add two or three prompts, in the words that a user would use.',
    },
    empty: {
      message: '`examples` is empty, so the model has less to go on when it decides which prompts need this tool.',
      help: 'Add two or three prompts, in the words that a user would use.',
    },
  },
  *check({ tools }) {
    for (const { node } of tools) {
      const examples = get(node, 'examples');
      if (has(node, 'examples') === 'no' && !isMisspelt(node, 'examples', TOOL))
        yield { at: lackOf(node, 'examples'), message: 'missing' };
      else if (examples?.kind === 'array' && !examples.open && examples.items.length === 0)
        yield { at: examples, message: 'empty' };
    }
  },
});
