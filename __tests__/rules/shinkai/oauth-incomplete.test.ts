import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/oauth-incomplete.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { service, serviceWithout, tool, withService } from './tool.js';

testRule(rule, format, {
  silent: {
    'a whole service': withService(),
    'a service without what may be absent': serviceWithout('clientId', 'scopes', 'redirectUrl'),
    'a misspelt field, of which shinkai/misspelt-field tells': tool({
      oauth: [{ name: 'a', authorizationUrl: 'x', token_url: 'y' }],
    }),
    'what cannot be known': tool({ oauth: [{ [SPREAD]: true }, UNKNOWN, service({ name: UNKNOWN })] }),
  },
  reports: {
    'no URL for tokens': {
      manifest: serviceWithout('tokenUrl'),
      finds: [{ at: '/oauth/0', on: 'brace', says: 'This OAuth service has no `tokenUrl`' }],
    },
    nothing: {
      manifest: tool({ oauth: [{}] }),
      finds: [{ at: '/oauth/0', on: 'brace', says: 'has no `name`, no `authorizationUrl` and no `tokenUrl`' }],
    },
    'empty ones': {
      manifest: withService({ name: '', tokenUrl: null }),
      finds: [
        { at: '/oauth/0/name', on: 'value', says: 'The `name` of this OAuth service is blank' },
        { at: '/oauth/0/tokenUrl', on: 'value' },
      ],
    },
  },
});
