import { expect, test } from '@jest/globals';
import { format } from '../../../rules/otc/format.js';
import rule from '../../../rules/otc/unique-requirement.js';
import { applyFixes } from '../../../src/engine/fix.js';
import { linted } from '../common/linted.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { definition, requiring } from './definition.js';

const google = { id: 'google', oauth2: { scopes: ['mail', 'files'] } };

testRule(rule, format, {
  silent: {
    'no requirements': definition(),
    'different ids': requiring({ authorization: [google, { id: 'github' }], secrets: [{ id: 'A' }, { id: 'B' }] }),
    'ids in another case': requiring({ secrets: [{ id: 'key' }, { id: 'KEY' }] }),
    'one id for an authorization and a secret': requiring({ authorization: [google], secrets: [{ id: 'google' }] }),
    'one id in two tools': [requiring({ secrets: [{ id: 'A' }] }), requiring({ secrets: [{ id: 'A' }] })],
    'ids that are empty or none': requiring({ secrets: [{ id: '' }, { id: '' }, {}, {}, { id: 5 }, { id: 5 }] }),
    'ids that cannot be known': requiring({ secrets: [{ id: UNKNOWN }, { id: UNKNOWN }] }),
  },
  reports: {
    'a secret twice': {
      manifest: requiring({ secrets: [{ id: 'A' }, { id: 'B' }, { id: 'A' }] }),
      finds: [
        {
          at: '/requirements/secrets/2/id',
          on: 'value',
          says: 'already requires the secret `A`, so this entry adds nothing. Remove',
        },
      ],
      fixed: requiring({ secrets: [{ id: 'A' }, { id: 'B' }] }),
    },
    'three times the same authorization': {
      manifest: requiring({ authorization: [google, google, { id: 'google' }] }),
      finds: [
        { at: '/requirements/authorization/1/id', on: 'value' },
        { at: '/requirements/authorization/2/id', on: 'value' },
      ],
      fixed: requiring({ authorization: [google] }),
    },
    'an authorization with other scopes': {
      manifest: requiring({ authorization: [google, { id: 'google', oauth2: { scopes: ['mail'] } }] }),
      finds: [
        {
          at: '/requirements/authorization/1/id',
          on: 'value',
          says: 'Another entry for the authorization `google` has different details, so clients may use either entry.',
        },
      ],
    },
    'an authorization with fewer details': {
      manifest: requiring({ authorization: [google, { id: 'google', oauth2: {} }] }),
      finds: [
        {
          at: '/requirements/authorization/1/id',
          on: 'value',
          says: 'Another entry for the authorization `google` has different details, so clients may use either entry.',
        },
      ],
    },
    'details that cannot be known': {
      manifest: requiring({ authorization: [google, { id: 'google', oauth2: UNKNOWN }] }),
      finds: [
        {
          at: '/requirements/authorization/1/id',
          on: 'value',
          says: 'Another entry for the authorization `google` has different details, so clients may use either entry.',
        },
      ],
    },
    '`__proto__`': {
      manifest: requiring({ secrets: [{ id: '__proto__' }, { id: '__proto__' }] }),
      finds: [{ at: '/requirements/secrets/1/id', on: 'value' }],
      fixed: requiring({ secrets: [{ id: '__proto__' }] }),
    },
  },
});

test('one fix removes all repeats, since those that touch each other cannot go one by one', async () => {
  const manifest = (...ids: string[]) => JSON.stringify(requiring({ secrets: ids.map((id) => ({ id })) }));
  const text = manifest('A', 'A', 'B', 'A');
  const [first, second] = await linted('tool.json', text, format, [rule]);
  expect(applyFixes(text, [first!], 'safe').text).toBe(manifest('A', 'B'));
  expect([first!, second!].map(({ fix }) => fix?.title)).toEqual(['Remove the entries', 'Remove the entry']);
});
