import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/sql-incomplete.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { tool } from './tool.js';

testRule(rule, format, {
  silent: {
    'tables and queries with both': tool({
      sqlTables: [{ name: 'a', definition: 'x' }],
      sqlQueries: [{ name: 'b', query: 'x' }],
    }),
    none: tool({ sqlTables: [], sqlQueries: null }),
    'a misspelt field, of which shinkai/misspelt-field tells': tool({ sqlQueries: [{ name: 'b', querry: 'x' }] }),
    'what cannot be known': tool({ sqlTables: [UNKNOWN, { name: UNKNOWN, [SPREAD]: true }], sqlQueries: UNKNOWN }),
  },
  reports: {
    'a table without a definition': {
      manifest: tool({ sqlTables: [{ name: 'a' }] }),
      finds: [{ at: '/sqlTables/0', on: 'brace', says: 'This entry of `sqlTables` has no `definition`' }],
    },
    'a query without a name': {
      manifest: tool({ sqlQueries: [{ query: 'SELECT 1' }] }),
      finds: [{ at: '/sqlQueries/0', on: 'brace', says: 'This entry of `sqlQueries` has no `name`' }],
    },
    'blank ones': {
      manifest: tool({ sqlTables: [{ name: '', definition: 'x' }], sqlQueries: [{ name: 'b', query: ' ' }] }),
      finds: [
        { at: '/sqlTables/0/name', on: 'value', says: 'This entry of `sqlTables` has a blank `name`' },
        { at: '/sqlQueries/0/query', on: 'value' },
      ],
    },
  },
});
