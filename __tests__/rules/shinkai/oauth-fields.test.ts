import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/oauth-fields.js';
import { SPREAD, testRule } from '../../support/rule-tester.js';
import { serviceWithout, tool, withService } from './tool.js';

testRule(rule, format, {
  silent: {
    'a whole service': withService(),
    'a service without the fields that are optional': withService({ refreshToken: undefined }),
    'fields that the user fills in': withService({ clientId: '', clientSecret: '' }),
    'a misspelt field': tool({
      oauth: [{ version: '2.0', redirect_url: '', clientId: '', clientSecret: '', scopes: [], responseType: 'code' }],
    }),
    'what cannot be known': tool({ oauth: [{ [SPREAD]: true }] }),
  },
  reports: {
    'each that is absent': {
      manifest: serviceWithout('version', 'redirectUrl', 'responseType', 'scopes', 'clientId', 'clientSecret'),
      finds: [
        {
          at: '/oauth/0',
          on: 'brace',
          says: "no `version`, `redirectUrl`, `clientId`, `clientSecret`, `scopes` or `responseType`, but Shinkai's documentation expects them. Add them. Leave `clientId` and `clientSecret` empty if users enter their own.",
        },
      ],
    },
    'two are absent': {
      manifest: serviceWithout('redirectUrl', 'scopes'),
      finds: [
        {
          at: '/oauth/0',
          on: 'brace',
          says: /has no `redirectUrl` or `scopes`, but Shinkai's documentation expects them\. Add them\.$/,
        },
      ],
    },
  },
});
