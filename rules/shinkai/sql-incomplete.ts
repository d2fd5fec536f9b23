import { defineRule, lack } from '../../src/core/rule.js';
import { get } from '../../src/core/tree.js';
import { section, objectsIn } from './lib/lists.js';
import { lacks } from './lib/tables.js';

const LISTS = [
  { list: 'sqlTables', what: 'table', fields: ['name', 'definition'] },
  { list: 'sqlQueries', what: 'query', fields: ['name', 'query'] },
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
    missing: 'This {{what}} has no `{{field}}`, and Shinkai cannot load the tool without it. Add it.',
    empty:
      'The `{{field}}` of this {{what}} is blank, so the {{what}} cannot be used. Fill it in, or remove the {{what}}.',
  },
  *check(manifest) {
    for (const { list, what, fields } of LISTS) {
      for (const object of objectsIn(manifest, list)) {
        for (const field of fields) {
          const value = get(object, field);
          if (lacks(object, field, fields)) yield { at: lack(object), message: 'missing', data: { what, field } };
          else if (value?.kind === 'string' && value.value.trim() === '') {
            yield { at: value, message: 'empty', data: { what, field } };
          }
        }
      }
    }
  },
});
