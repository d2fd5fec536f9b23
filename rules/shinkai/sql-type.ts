import { defineRule } from '../../src/core/rule.js';
import { standard, checkSql, partOf, type Checked } from './lib/lists.js';

export default defineRule({
  id: 'shinkai/sql-type',
  summary: 'A column has a type that SQLite accepts but does not know',
  severity: 'info',
  in: 'strict',
  source: standard(
    'SQLite',
    'Datatypes, 3.1 Determination Of Column Affinity',
    'Any word is accepted as a type, and one it does not know counts as NUMERIC.',
  ),
  needs: ['sql'],
  lists: ['sqlTables', 'sqlQueries'],
  messages: {
    unknown:
      'SQLite has no type `{{types}}`; it accepts the word and stores any value{{more}}. Use INTEGER, REAL, TEXT, NUMERIC or BLOB.',
  },
  *check(manifest, { services }) {
    const { definitions, tables } = checkSql(manifest, services);
    for (const checked of definitions) {
      const { outcome, sql } = checked;
      const table = outcome.fault ? undefined : tables.find(({ name }) => name === outcome.creates?.name);
      const columns = table?.columns.filter(({ type }) => !isKnown(type)) ?? [];
      const [first] = columns;
      if (!first) continue;
      const types = [...new Set(columns.map(({ type }) => type))];
      const more = first.type.toUpperCase().includes('SERIAL')
        ? '; a column counts by itself only as INTEGER PRIMARY KEY'
        : '';
      yield { at: partOf(sql, typeOf(checked, first)), message: 'unknown', data: { types: types.join('`, `'), more } };
    }
  },
});

/** SQLite's own rule, and the names that its documentation lists as examples of NUMERIC. */
function isKnown(type: string): boolean {
  if (type.includes('[')) return false;
  return type === '' || /INT|CHAR|CLOB|TEXT|BLOB|REAL|FLOA|DOUB|NUMERIC|DECIMAL|BOOL|DATE|TIME|ANY/i.test(type);
}

/** Where the type is after the column's name, when it is found there. */
function typeOf({ sql, outcome }: Checked, column: { name: string; type: string }): { from?: number; to?: number } {
  const name = sql.value.indexOf(column.name, outcome.creates?.to);
  const from = name < 0 ? -1 : sql.value.indexOf(column.type, name + column.name.length);
  return from < 0 ? {} : { from, to: from + column.type.length };
}
