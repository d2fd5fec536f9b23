import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/oauth-pkce-plain.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { withService } from './tool.js';

testRule(rule, format, {
  silent: {
    S256: withService({ pkceType: 'S256' }),
    none: withService(),
    'an empty one': withService({ pkceType: '' }),
    'one that cannot be known': withService({ pkceType: UNKNOWN }),
  },
  reports: {
    plain: {
      manifest: withService({ pkceType: 'plain' }),
      finds: [
        {
          at: '/oauth/0/pkceType',
          on: 'value',
          says: 'PKCE with `"plain"` sends the verifier itself, which an attacker can use with a stolen code. Use `"S256"`, which sends only a hash, if the service supports it.',
        },
      ],
      fixed: withService({ pkceType: 'S256' }),
    },
  },
});
