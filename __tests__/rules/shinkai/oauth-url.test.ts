import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/oauth-url.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { withService } from './tool.js';

testRule(rule, format, {
  silent: {
    'absolute URLs': withService(),
    'a local server': withService({ redirectUrl: 'http://localhost:3000/callback' }),
    "an app's own scheme": withService({ redirectUrl: 'shinkai://oauth/callback' }),
    'an app by its name': withService({ redirectUrl: 'com.example.app:/oauth2redirect' }),
    'no redirect': withService({ redirectUrl: 'urn:ietf:wg:oauth:2.0:oob' }),
    'a part to be filled in': withService({ authorizationUrl: 'https://{shop}.myshopify.com/admin/oauth/authorize' }),
    'parts to be filled in, in all the ways': withService({
      authorizationUrl: 'https://<your domain>/authorize',
      tokenUrl: '{{BASE}}/token',
      redirectUrl: '${BASE}/callback',
    }),
    'parts to be filled in at the beginning': withService({
      authorizationUrl: '{tenant}.example.com/authorize',
      tokenUrl: '$HOST/token',
      redirectUrl: '%BASE%/callback',
    }),
    placeholders: withService({
      authorizationUrl: '${AUTH_URL}',
      tokenUrl: '<token url>',
      redirectUrl: '{{redirect}}',
    }),
    'empty ones': withService({ authorizationUrl: '', tokenUrl: '', redirectUrl: '' }),
    'what cannot be known': withService({ tokenUrl: UNKNOWN }),
  },
  reports: {
    'a path': {
      manifest: withService({ authorizationUrl: '/oauth/authorize' }),
      finds: [
        {
          at: '/oauth/0/authorizationUrl',
          on: 'value',
          says: '`authorizationUrl` is not an absolute web URL, so users cannot log in.',
        },
      ],
    },
    'a host without a scheme': {
      manifest: withService({ tokenUrl: 'github.com/login/oauth', redirectUrl: 'localhost:3000/callback' }),
      finds: [
        { at: '/oauth/0/redirectUrl', on: 'value' },
        { at: '/oauth/0/tokenUrl', on: 'value' },
      ],
    },
    'a misspelt scheme': {
      manifest: withService({ tokenUrl: 'htps://github.com/token' }),
      finds: [{ at: '/oauth/0/tokenUrl', on: 'value' }],
    },
    'a blank in it': {
      manifest: withService({ tokenUrl: 'https://github.com/my token' }),
      finds: [{ at: '/oauth/0/tokenUrl', on: 'value' }],
    },
    'angle brackets around it': {
      manifest: withService({ redirectUrl: '<https://a.b>x' }),
      finds: [{ at: '/oauth/0/redirectUrl', on: 'value' }],
    },
    'nothing but angle brackets around it': {
      manifest: withService({ tokenUrl: '<https://example.com/token>' }),
      finds: [
        {
          at: '/oauth/0/tokenUrl',
          on: 'value',
          says: 'Write a full URL, such as `https://example.com/token`.',
        },
      ],
    },
    'a path with a part to be filled in': {
      manifest: withService({ tokenUrl: '/{tenant}/token' }),
      finds: [{ at: '/oauth/0/tokenUrl', on: 'value' }],
    },
    'many parts that are never closed': {
      manifest: withService({ tokenUrl: 'a{{<'.repeat(50_000) }),
      finds: [{ at: '/oauth/0/tokenUrl', on: 'value' }],
    },
    'a long hostile one': {
      manifest: withService({ redirectUrl: 'a.'.repeat(5000) }),
      finds: [{ at: '/oauth/0/redirectUrl', on: 'value' }],
    },
  },
});
