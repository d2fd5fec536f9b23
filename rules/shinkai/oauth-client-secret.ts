import { defineRule } from '../../src/core/rule.js';
import { get } from '../../src/core/tree.js';
import { standard, objectsIn } from './lib/lists.js';
import { isPlaceholder } from './lib/text.js';

export default defineRule({
  id: 'shinkai/oauth-client-secret',
  summary: 'The file contains a client secret',
  severity: 'error',
  in: 'recommended',
  securitySeverity: '8.5',
  source: standard(
    'OAuth 2.0 (RFC 6749)',
    '2.3.1 Client Password',
    'A client secret is known to the client and the server alone.',
  ),
  secret: true,
  lists: ['oauth'],
  messages: {
    secret: {
      message: 'This file contains a client secret, and everyone who installs the tool can read it.',
      help: 'Revoke the secret, and leave `clientSecret` empty.',
    },
  },
  *check(manifest) {
    for (const service of objectsIn(manifest, 'oauth')) {
      const at = get(service, 'clientSecret');
      if (at?.kind === 'string' && at.value.trim() !== '' && !isStandIn(at.value)) yield { at, message: 'secret' };
    }
  },
});

/** Words that people write where the secret should go. */
function isStandIn(text: string): boolean {
  if (isPlaceholder(text) || /^[A-Z_ -]+$/.test(text) || /^(.)\1*$/.test(text)) return true;
  return /your|example|placeholder|change.?me|replace|insert|dummy|todo|x{3}|\.{3}|\*{3}|(?:^|[^a-z])secret$/i.test(
    text,
  );
}
