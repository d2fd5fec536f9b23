import { defineRule } from '../../src/core/rule.js';
import { get } from '../../src/core/tree.js';
import { observed, mcpSource, textOf } from './lib/answers.js';

export default defineRule({
  id: 'live/stdout-noise',
  summary: 'A server writes something other than messages to standard output',
  severity: 'warning',
  in: 'recommended',
  source: mcpSource(
    'Transports, stdio',
    'A server writes nothing to its standard output that is not a message of MCP.',
  ),
  messages: {
    noise: {
      message: 'The server writes {{lines}} `{{first}}`. Some clients log an error, and others close the connection.',
      help: 'Write logs to standard error.',
    },
  },
  *check(manifest) {
    for (const noise of observed(manifest, 'noise')) {
      const count = get(noise, 'lines');
      const lines = count?.kind === 'number' ? count.value : 1;
      const data =
        lines === 1
          ? { lines: 'a line to standard output that is not JSON-RPC:' }
          : { lines: `${lines} lines to standard output that are not JSON-RPC, the first of them` };
      yield { at: noise, message: 'noise', data: { ...data, first: textOf(noise, 'first') } };
    }
  },
});
