import { expect, test } from '@jest/globals';
import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/oauth-scopes.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { linted } from '../common/linted.js';
import { withService } from './tool.js';

const withScopes = (...scopes: unknown[]) => withService({ scopes });

const STRAVA = { authorizationUrl: 'https://www.strava.com/oauth/authorize' };

testRule(rule, format, {
  silent: {
    'scopes of their own': withScopes('repo', 'read:user', 'https://www.googleapis.com/auth/gmail.send'),
    none: withScopes(),
    'scopes that cannot be known': withScopes(UNKNOWN, UNKNOWN),
    'scopes that are no list': withService({ scopes: 'a,b' }),
  },
  reports: {
    'several with commas': {
      manifest: withScopes('repo,read:user', 'gist'),
      finds: [
        {
          at: '/oauth/0/scopes/0',
          on: 'value',
          says: '`repo,read:user` is 2 scopes in one string, and services do not know the combined name',
        },
      ],
      fixed: withScopes('repo', 'read:user', 'gist'),
    },
    'several with commas, which the service may want': {
      manifest: withService({ ...STRAVA, scopes: ['read,activity:read,profile:read_all'] }),
      finds: [
        {
          at: '/oauth/0/scopes/0',
          on: 'value',
          says: '`read,activity:read,profile:read_all` may be 3 scopes in one string, which most services read as one unknown scope',
        },
      ],
      fixed: withService({ ...STRAVA, scopes: ['read', 'activity:read', 'profile:read_all'] }),
    },
    'several with blanks, some of them there already': {
      manifest: withScopes('a', 'b a  c', 'd'),
      finds: [
        {
          at: '/oauth/0/scopes/1',
          on: 'value',
          says: '`b a  c` is 3 scopes in one string, and services do not know the combined name',
        },
      ],
      fixed: withScopes('a', 'b', 'c', 'd'),
    },
    'an empty one': {
      manifest: withScopes('a', ' '),
      finds: [{ at: '/oauth/0/scopes/1', on: 'value', says: 'An empty scope asks for nothing' }],
      fixed: withScopes('a'),
    },
    'one twice': {
      manifest: withScopes('a', 'b', 'a'),
      finds: [{ at: '/oauth/0/scopes/2', on: 'value', says: '`a` is listed twice' }],
      fixed: withScopes('a', 'b'),
    },
  },
});

test.each([
  ['https://github.com/login/oauth/authorize', 'a,b', true],
  ['https://github.com/login/oauth/authorize', 'a b', true],
  ['https://www.strava.com/oauth/authorize', 'a,b', false],
  ['https://www.strava.com/oauth/authorize', 'a, b', true],
  ['https://accounts.zoho.com.au/oauth/v2/auth', 'a,b', false],
  ['https://a-shop.myshopify.com', 'a,b', false],
  ['https://example.com/slack.com/', 'a,b', true],
])('some services want commas, and none wants blanks in a name: %s, `%s`', async (authorizationUrl, scope, safe) => {
  const manifest = withService({ authorizationUrl, scopes: [scope] });
  const [finding] = await linted('metadata.json', JSON.stringify(manifest), format, [rule]);
  expect(finding?.fix?.safe).toBe(safe);
});
