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
      message: '`capabilities` is in the first argument, where the SDK ignores it.',
      help: 'Move it to the second: `new McpServer({ name, version }, { capabilities })`.',
    },
    instructions: {
      message: '`instructions` is in the first argument, where the SDK ignores it, so no client gets it.',
      help: 'Move it to the second: `new McpServer({ name, version }, { instructions })`.',
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
