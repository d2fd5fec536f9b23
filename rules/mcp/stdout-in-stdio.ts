import { defineRule } from '../../src/core/rule.js';
import { isWrittenHere } from './lib/fixes.js';
import { section } from './lib/listing.js';

export default defineRule({
  id: 'mcp/stdout-in-stdio',
  summary: 'A server on stdio prints to standard output',
  severity: 'error',
  in: 'recommended',
  fixable: 'safe',
  source: section(
    'Transports, stdio',
    'A server writes nothing to its standard output that is not a message of the protocol.',
  ),
  messages: {
    printed: {
      message: 'This prints to standard output, among the messages of the protocol, so clients may disconnect.',
      help: 'Print to standard error: with `console.error`, in Python with `file=sys.stderr`.',
    },
  },
  *check({ code }) {
    for (const { transport, isLate, toError, ...at } of code.printed) {
      const related = [{ at: transport, note: 'The transport.' }];
      const isHere = toError !== undefined && isWrittenHere(at);
      const fix = isHere && {
        title: 'Print to standard error',
        safe: true,
        edits: [{ op: 'text' as const, ...toError }],
      };
      yield { at, message: 'printed', related, ...(isLate && { severity: 'warning' as const }), ...(fix && { fix }) };
    }
  },
});
