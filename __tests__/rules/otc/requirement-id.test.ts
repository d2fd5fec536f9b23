import { format } from '../../../rules/otc/format.js';
import rule from '../../../rules/otc/requirement-id.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { definition, requiring } from './definition.js';

testRule(rule, format, {
  silent: {
    'no requirements': definition(),
    'requirements that are empty': requiring({}),
    'lists that are empty': requiring({ authorization: [], secrets: [] }),
    ids: requiring({ authorization: [{ id: 'google' }], secrets: [{ id: 'API_KEY' }, { id: '__proto__' }] }),
    'a misspelt id': requiring({ secrets: [{ ID: 'API_KEY' }, { ID: 'OTHER_KEY', description: 'Another key.' }] }),
    'an entry that is no object': requiring({ secrets: ['API_KEY'] }),
    'lists that are none': requiring({ authorization: {}, secrets: 'API_KEY' }),
    'an id that cannot be known': requiring({ secrets: [{ id: UNKNOWN }] }),
    'an id that may be hidden': requiring({ secrets: [{ [SPREAD]: 1 }] }),
  },
  reports: {
    'an authorization without an id': {
      manifest: requiring({ authorization: [{ oauth2: { scopes: ['read'] } }] }),
      finds: [{ at: '/requirements/authorization/0', on: 'brace', says: 'This authorization has no `id`' }],
    },
    'a secret without an id': {
      manifest: requiring({ secrets: [{ id: 'API_KEY' }, { name: 'OTHER_KEY' }] }),
      finds: [{ at: '/requirements/secrets/1', on: 'brace', says: 'This secret has no `id`' }],
    },
    'an empty id': {
      manifest: requiring({ secrets: [{ id: '' }] }),
      finds: [{ at: '/requirements/secrets/0/id', on: 'value', says: 'The `id` of this secret is blank' }],
    },
    'a blank id': {
      manifest: requiring({ authorization: [{ id: '  ' }] }),
      finds: [{ at: '/requirements/authorization/0/id', on: 'value', says: 'is blank' }],
    },
    'ids that are no strings': {
      manifest: requiring({ authorization: [{ id: 5 }, { id: null }], secrets: [{ id: ['API_KEY'] }] }),
      finds: [
        { at: '/requirements/authorization/0/id', on: 'value', says: 'is not a string' },
        { at: '/requirements/authorization/1/id', on: 'value' },
        { at: '/requirements/secrets/0/id', on: 'value' },
      ],
    },
  },
});
