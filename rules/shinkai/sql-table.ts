import { defineRule, part } from '../../src/core/rule.js';
import {
  section,
  duplicatesIn,
  namesOf,
  objectsIn,
  checkSql,
  hintFor,
  isForMisnamed,
  lower,
  partOf,
} from './lib/lists.js';

export default defineRule({
  id: 'shinkai/sql-table',
  summary: 'SQLite cannot run the definition of a table, or it creates another table',
  severity: 'error',
  in: 'spec',
  source: section('SQL Tables', 'The definition is the SQL statement that creates the table of that name.'),
  needs: ['sql'],
  lists: ['sqlTables'],
  messages: {
    sqlite: {
      message: 'SQLite cannot create this table: {{error}}{{hint}}. The tool fails at its first query.',
      help: 'Correct the definition.',
    },
    refused: { message: 'toolint did not run this definition, because {{error}}.', help: '{{instead}}.' },
    slow: { message: 'toolint could not run this definition: {{error}}.', help: 'Simplify the definition.' },
    several: {
      message: 'A definition must be a single statement, and a second one starts here.',
      help: 'Move it to its own entry.',
    },
    otherName: {
      message: 'The definition creates `{{created}}`, not `{{name}}`, so queries on `{{name}}` fail.',
      help: 'Use the same name in both places.',
    },
  },
  *check(manifest, { services }) {
    const { definitions, tables, misnamed } = checkSql(manifest, services);
    if (definitions.length === 0) return;
    const twice = new Set(duplicatesIn(namesOf(objectsIn(manifest, 'sqlTables')), lower).map(({ node }) => node));
    const isComplete = definitions.every(({ outcome: { creates, fault } }) => creates ?? fault);
    for (const { name, sql, outcome } of definitions) {
      const { fault } = outcome;
      // Of a name that is taken, shinkai/sql-duplicate-name tells.
      if (!fault || (name && twice.has(name)) || isForMisnamed(fault, misnamed)) continue;
      // It may be what a definition makes that is not judged.
      if (fault.unknown?.what === 'table' && !isComplete) continue;
      const instead = fault.isTooLong ? SHORTEN : WRITE;
      const data = { error: fault.message, hint: hintFor(fault, tables), instead };
      yield { at: partOf(sql, fault), message: fault.reason, data };
    }
    for (const { name, sql, outcome } of misnamed) {
      const { name: created, from, to } = outcome.creates!;
      const related = [{ at: name!, note: 'The name that the manifest gives it.' }];
      yield { at: part(sql, from, to), message: 'otherName', data: { created, name: name!.value }, related };
    }
  },
});

const SHORTEN = 'Shorten it; only the `CREATE TABLE` statement with its columns is needed';
const WRITE = 'Write one `CREATE TABLE` statement that lists the columns';
