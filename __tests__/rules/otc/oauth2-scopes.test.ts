import { format } from '../../../rules/otc/format.js';
import rule from '../../../rules/otc/oauth2-scopes.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { definition, requiring } from './definition.js';

const asking = (oauth2: unknown) => requiring({ authorization: [{ id: 'google', oauth2 }] });
const OAUTH2 = '/requirements/authorization/0/oauth2';

testRule(rule, format, {
  silent: {
    'no requirements': definition(),
    'an authorization without oauth2': requiring({ authorization: [{ id: 'google' }] }),
    scopes: asking({ scopes: ['mail', 'MAIL', 'https://www.googleapis.com/auth/gmail.readonly'] }),
    'blanks around a scope': asking({ scopes: [' mail', 'files '] }),
    'misspelt scopes': asking({ scope: ['mail'] }),
    'scopes that are no list': asking({ scopes: 'mail' }),
    'a scope that is no string': asking({ scopes: [5, 5] }),
    'oauth2 that is no object': asking(true),
    'scopes that cannot be known': asking({ scopes: UNKNOWN }),
    'scopes that may be hidden': asking({ [SPREAD]: 1 }),
    'a scope that cannot be known': asking({ scopes: [UNKNOWN] }),
  },
  reports: {
    'no scopes': {
      manifest: asking({}),
      finds: [{ at: OAUTH2, on: 'key', says: '`oauth2` has no `scopes`' }],
    },
    'something else than scopes': {
      manifest: asking({ audience: 'https://example.com' }),
      finds: [{ at: OAUTH2, on: 'key' }],
    },
    'an empty list': {
      manifest: asking({ scopes: [] }),
      finds: [{ at: `${OAUTH2}/scopes`, on: 'value', says: '`scopes` is empty' }],
    },
    'an empty list, allowed': {
      manifest: asking({ scopes: [] }),
      finds: [],
      options: { allowNone: true },
    },
    'no scopes, though an empty list is allowed': {
      manifest: asking({}),
      finds: [{ at: OAUTH2, on: 'key' }],
      options: { allowNone: true },
    },
    'empty scopes': {
      manifest: asking({ scopes: ['mail', '', ' '] }),
      finds: [
        { at: `${OAUTH2}/scopes/1`, on: 'value', says: 'This scope is blank' },
        { at: `${OAUTH2}/scopes/2`, on: 'value' },
      ],
    },
    'several scopes in one string': {
      manifest: asking({ scopes: ['mail', 'files  calendar'] }),
      finds: [
        {
          at: `${OAUTH2}/scopes/1`,
          on: 'value',
          says: '`files  calendar` is 2 scopes in one string, and providers do not know the combined name',
        },
      ],
    },
    'a scope twice': {
      manifest: asking({ scopes: ['mail', 'files', 'mail', 'mail'] }),
      finds: [
        { at: `${OAUTH2}/scopes/2`, on: 'value', says: 'The scope `mail` is already in the list' },
        { at: `${OAUTH2}/scopes/3`, on: 'value' },
      ],
      fixed: asking({ scopes: ['mail', 'files'] }),
    },
    '`__proto__` twice': {
      manifest: asking({ scopes: ['__proto__', '__proto__'] }),
      finds: [{ at: `${OAUTH2}/scopes/1`, on: 'value' }],
      fixed: asking({ scopes: ['__proto__'] }),
    },
  },
});
