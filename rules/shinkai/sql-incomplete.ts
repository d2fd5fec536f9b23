import { defineRule, lackOf } from '../../src/core/rule.js';
import { get } from '../../src/core/tree.js';
import { section, objectsIn } from './lib/lists.js';
import { lacks } from './lib/tables.js';

const LISTS = [
  { list: 'sqlTables', fields: ['name', 'definition'] },
  { list: 'sqlQueries', fields: ['name', 'query'] },
] as const;

export default defineRule({
  id: 'shinkai/sql-incomplete',
  summary: 'A table of SQL without name or definition, or a query without name or query',
  severity: 'warning',
  in: 'recommended',
  source: section(
    'SQL Tables, SQL Queries',
    'A table has a name and a definition, a query a name and the query itself.',
    'SHOULD',
  ),
  lists: ['sqlTables', 'sqlQueries'],
  messages: {
    missing: {
      message: 'This entry of `{{list}}` has no `{{field}}`, so Shinkai cannot load the tool.',
      help: 'Add `{{field}}`.',
    },
    empty: {
      message: 'This entry of `{{list}}` has a blank `{{field}}`, so the tool cannot use it.',
      help: 'Fill in `{{field}}`, or remove the entry.',
    },
  },
  *check(manifest) {
    for (const { list, fields } of LISTS) {
      for (const object of objectsIn(manifest, list)) {
        for (const field of fields) {
          const value = get(object, field);
          if (lacks(object, field, fields))
            yield { at: lackOf(object, field), message: 'missing', data: { list, field } };
          else if (value?.kind === 'string' && value.value.trim() === '') {
            yield { at: value, message: 'empty', data: { list, field } };
          }
        }
      }
    }
  },
});
