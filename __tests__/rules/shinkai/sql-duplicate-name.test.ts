import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/sql-duplicate-name.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { tool } from './tool.js';

const tables = (...names: unknown[]) => tool({ sqlTables: names.map((name) => ({ name, definition: 'x' })) });
const queries = (...names: unknown[]) => tool({ sqlQueries: names.map((name) => ({ name, query: 'x' })) });

testRule(rule, format, {
  silent: {
    'names of their own': tables('a', 'b'),
    'a table and a query': tool({
      sqlTables: [{ name: 'a', definition: 'x' }],
      sqlQueries: [{ name: 'a', query: 'x' }],
    }),
    'queries in upper and lower case': queries('Get', 'get'),
    'blank names': tables('', ''),
    'names that cannot be known': tables(UNKNOWN, UNKNOWN),
  },
  reports: {
    'two tables': {
      manifest: tables('a', 'b', 'a'),
      finds: [
        {
          at: '/sqlTables/2/name',
          on: 'value',
          says: 'Another table above is also named `a`, so SQLite does not create this one. Rename one of the two.',
        },
      ],
    },
    'two tables in upper and lower case': {
      manifest: tables('Notes', 'notes'),
      finds: [
        { at: '/sqlTables/1/name', on: 'value', says: 'so SQLite, which ignores case in names, does not create' },
      ],
    },
    'three queries': {
      manifest: queries('a', 'a', 'a'),
      finds: [
        {
          at: '/sqlQueries/1/name',
          on: 'value',
          says: 'Another query above is also named `a`, so the name is ambiguous. Rename one of the two.',
        },
        { at: '/sqlQueries/2/name', on: 'value' },
      ],
    },
    'names from the prototype of objects': {
      manifest: queries('constructor', '__proto__', '__proto__'),
      finds: [{ at: '/sqlQueries/2/name', on: 'value' }],
    },
  },
});
