import { defineRule } from '../../src/core/rule.js';
import { get, text } from '../../src/core/tree.js';
import { standard, objectsIn } from './lib/lists.js';
import { unsafely } from './lib/text.js';

export default defineRule({
  id: 'shinkai/oauth-pkce-plain',
  summary: '`pkceType` is "plain"',
  severity: 'warning',
  in: 'recommended',
  securitySeverity: '5.0',
  source: standard(
    'PKCE (RFC 7636)',
    '4.2 Client Creates the Code Challenge',
    'Clients that can use S256 must use it.',
  ),
  fixable: 'unsafe',
  lists: ['oauth'],
  messages: {
    plain: {
      message: 'PKCE with `"plain"` sends the verifier itself, which an attacker can use with a stolen code.',
      help: 'Use `"S256"`, which sends only a hash, if the service supports it.',
    },
  },
  *check(manifest) {
    for (const service of objectsIn(manifest, 'oauth')) {
      const at = get(service, 'pkceType');
      if (!at || text(at) !== 'plain') continue;
      yield { at, message: 'plain', fix: unsafely('Use `"S256"`', { op: 'set', node: at, value: 'S256' }) };
    }
  },
});
