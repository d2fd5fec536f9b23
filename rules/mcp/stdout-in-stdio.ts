import { defineRule } from '../../src/core/rule.js';
import { section } from './lib/listing.js';

export default defineRule({
  id: 'mcp/stdout-in-stdio',
  summary: 'A server on stdio prints to standard output',
  severity: 'error',
  in: 'recommended',
  source: section(
    'Transports, stdio',
    'A server writes nothing to its standard output that is not a message of the protocol.',
  ),
  messages: {
    printed: {
      message:
        'This line prints to standard output, which the server uses to talk to its client, so clients report broken messages or close the connection.',
      help: 'Print to standard error: with `console.error`, in Python with `file=sys.stderr`.',
    },
  },
  *check({ code }) {
    for (const { transport, isLate, ...at } of code.printed) {
      const related = [{ at: transport, note: 'The transport.' }];
      yield { at, message: 'printed', related, ...(isLate && { severity: 'warning' as const }) };
    }
  },
});
