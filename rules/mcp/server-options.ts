import { defineRule } from '../../src/core/rule.js';
import { entry } from '../../src/core/tree.js';
import { sdk } from './lib/listing.js';

export default defineRule({
  id: 'mcp/server-options',
  summary: 'The capabilities of a server are in its first argument, where they do nothing',
  severity: 'info',
  in: 'strict',
  source: sdk('A server takes its name and version first, and its capabilities as an option behind.'),
  messages: {
    capabilities: {
      message: 'The SDK reads `capabilities` from the second argument; in the first one they do nothing.',
      help: 'Move them: `new McpServer({ name, version }, { capabilities })`.',
    },
    instructions: {
      message: 'The SDK reads `instructions` from the second argument; in the first one no client gets them.',
      help: 'Move them: `new McpServer({ name, version }, { instructions })`.',
    },
  },
  *check({ code }) {
    for (const { info } of code.servers ?? []) {
      for (const key of ['capabilities', 'instructions'] as const) {
        const found = entry(info, key);
        if (found) yield { at: found, message: key };
      }
    }
  },
});
