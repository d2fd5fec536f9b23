import { defineRule } from '../../src/core/rule.js';
import { section, checkSql, hintFor, isForMisnamed, partOf } from './lib/lists.js';

export default defineRule({
  id: 'shinkai/sql-query',
  summary: 'SQLite cannot prepare a query against the tables of the manifest',
  severity: 'error',
  in: 'spec',
  source: section('SQL Queries', 'The query is an SQL query or statement, over the tables that the tool uses.'),
  needs: ['sql'],
  lists: ['sqlTables', 'sqlQueries'],
  messages: {
    sqlite: {
      message: 'SQLite cannot prepare this query: {{error}}{{hint}}. The tool fails when it runs this query.',
      help: 'Correct the query.',
    },
    refused: { message: 'toolint did not check this query, because {{error}}.', help: 'Shorten the query.' },
    slow: { message: 'toolint could not check this query: {{error}}.', help: 'Simplify the query.' },
  },
  *check(manifest, { services }) {
    const { queries, tables, knowsTables, knowsColumns, misnamed } = checkSql(manifest, services);
    for (const { sql, outcome } of queries) {
      const { fault } = outcome;
      if (!fault || fault.reason === 'several') continue;
      if (fault.unknown && !(fault.unknown.what === 'column' ? knowsColumns : knowsTables)) continue;
      if (isForMisnamed(fault, misnamed)) continue;
      const data = { error: fault.message, hint: hintFor(fault, tables) };
      yield { at: partOf(sql, fault), message: fault.reason, data };
    }
  },
});
