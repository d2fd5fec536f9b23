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
        'placeholder',
        'replace-this',
        'insert-here',
        'dummy',
        'TODO',
        'abc...',
        'secret',
        'my secret',
        'CLIENT SECRET',
        '00000000',
      ].map((text) => [`the placeholder ${text}`, withSecret(text)]),
    ),
    'one that cannot be known': withSecret(UNKNOWN),
    'one that is no string': withSecret(7),
  },
  reports: {
    'a secret': {
      manifest: withSecret('GOCSPX-4u8fQ2kLm0aZ7'),
      finds: [{ at: '/oauth/0/clientSecret', on: 'value', says: /^This file contains a client secret(?!.*GOCSPX)/ }],
    },
    'a secret that says so': {
      manifest: withSecret('secret-4u8fQ2kLm0aZ7'),
      finds: [{ at: '/oauth/0/clientSecret', on: 'value' }],
    },
    'a secret with capitals at its end': {
      manifest: withSecret('4u8fQ2kLm0aZ'),
      finds: [{ at: '/oauth/0/clientSecret', on: 'value' }],
    },
    'a short one': { manifest: withSecret('hunter2'), finds: [{ at: '/oauth/0/clientSecret', on: 'value' }] },
  },
});
