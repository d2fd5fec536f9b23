import { defineRule } from '../../src/core/rule.js';
import { get } from '../../src/core/tree.js';
import { observed, mcpSource, textOf } from './lib/answers.js';

export default defineRule({
  id: 'live/error-code',
  summary:
    'A server of revision 2026-07-28 refuses what it does not know with another error code than the revision gives',
  severity: 'info',
  in: 'strict',
  source: mcpSource(
    'Versioning, Protocol version negotiation',
    'A revision that the server does not speak is refused with -32022, and an unknown method with -32601, as JSON-RPC has it.',
  ),
  messages: {
    method: {
      message: 'The server answers an unknown method with {{found}}, so clients cannot tell that the server lacks it.',
      help: 'Answer methods that the server does not know with the error -32601.',
    },
    revision: {
      message:
        'The server answers a request of an unknown revision with {{found}}, but revision 2026-07-28 gives the error -32022. Clients then take it for an older server.',
      help: 'Refuse it with -32022, and list the revisions that it speaks in `data.supported`.',
    },
  },
  *check(manifest) {
    const at = get(manifest.root, 'discover');
    if (at?.kind !== 'object') return;
    for (const refusal of observed(manifest, 'refusals')) {
      const message = WANTED.find(([asked]) => asked === textOf(refusal, 'asked'));
      const code = get(refusal, 'code');
      if (!message || (code?.kind === 'number' && code.value === message[1])) continue;
      if (code?.kind !== 'number' && code?.kind !== 'null') continue;
      yield { at, message: message[0], data: { found: code.kind === 'null' ? 'a result' : `the error ${code.value}` } };
    }
  },
});

const WANTED = [
  ['method', -32601],
  ['revision', -32022],
] as const;
