import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/oauth-client-secret.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { withService } from './tool.js';

const withSecret = (clientSecret: unknown) => withService({ clientSecret });

testRule(rule, format, {
  silent: {
    'an empty one': withSecret(''),
    ...Object.fromEntries(
      [
        '${CLIENT_SECRET}',
        '<client secret>',
        '{{secret}}',
        '$SECRET',
        'YOUR_CLIENT_SECRET',
        'your-secret-here',
        'xxxxxxxx',
        '********',
        'changeme',
        'client_secret',
        'example',
      ].map((text) => [`the placeholder ${text}`, withSecret(text)]),
    ),
    'one that cannot be known': withSecret(UNKNOWN),
    'one that is no string': withSecret(7),
  },
  reports: {
    'a secret': {
      manifest: withSecret('GOCSPX-4u8fQ2kLm0aZ7'),
      finds: [{ at: '/oauth/0/clientSecret', on: 'value', says: /^A client secret stands in this file(?!.*GOCSPX)/ }],
    },
    'a short one': { manifest: withSecret('hunter2'), finds: [{ at: '/oauth/0/clientSecret', on: 'value' }] },
  },
});
