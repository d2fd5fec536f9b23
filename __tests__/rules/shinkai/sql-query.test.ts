import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/sql-query.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { openSql } from './sql.js';
import { NOTES, tool, withSql } from './tool.js';

const sql = openSql();

const AT = '/sqlQueries/0/query';
const query = (query: unknown) => withSql(NOTES, query);
const queries = (...all: unknown[]) => ({ sqlQueries: all.map((query) => ({ name: 'a', query })) });

const defined = (...all: string[]) => ({
  sqlTables: all.map((definition, at) => ({ name: at === 0 ? 'notes' : 'tags', definition })),
});

/** Each view stands on the one before it twice, so that the last is a join of 32,768. */
const bomb = tool({
  sqlTables: [
    { name: 'notes', definition: NOTES },
    { name: 'v0', definition: 'CREATE VIEW v0 AS SELECT id FROM notes' },
    ...Array.from({ length: 15 }, (_, n) => ({
      name: `v${n + 1}`,
      definition: `CREATE VIEW v${n + 1} AS SELECT a.* FROM v${n} a JOIN v${n} b`,
    })),
  ],
  ...queries('SELECT * FROM v15', 'SELECT * FROM note'),
});

testRule(rule, format, {
  services: { sql },
  silent: {
    'queries of every kind': withSql(
      NOTES,
      'SELECT id, title FROM notes WHERE body IS NULL',
      'UPDATE notes SET title = ? WHERE id = ?',
      'INSERT INTO notes (title) VALUES (:title) ON CONFLICT (id) DO UPDATE SET title = excluded.title',
      'DELETE FROM notes WHERE title LIKE @pattern OR title = $title',
      'WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x FROM c',
      "SELECT json_extract(body, '$.a'), datetime('now') FROM notes; -- all",
    ),
    'functions and tables that SQLite has where it was built with them': withSql(
      NOTES,
      'SELECT soundex(title) FROM notes',
      'SELECT vec_distance_cosine(body, ?) FROM notes',
      'SELECT geopoly_area(body) FROM notes',
      'SELECT name, pgsize FROM dbstat',
    ),
    'several statements': query('INSERT INTO notes (title) VALUES (?); SELECT last_insert_rowid()'),
    'a query over what an earlier statement of it creates': query('CREATE TEMP TABLE x (a); SELECT a FROM x'),
    'a table that another query creates': withSql(NOTES, 'CREATE TABLE tags (a)', 'SELECT a FROM tags'),
    'a template': query('SELECT * FROM {{table}} WHERE id = ${id}'),
    'a pragma': query('PRAGMA table_info(notes)'),
    'tables that the manifest does not define': tool(queries('SELECT a FROM elsewhere')),
    'a table that is created under another name, of which another rule speaks': withSql(
      'CREATE TABLE note (id)',
      'SELECT id FROM Notes',
    ),
    'a column that a broken definition may add': tool({
      ...defined(NOTES, 'ALTER TABLE notes ADD titel COLUMN COLUMN'),
      ...queries('SELECT titel FROM notes'),
    }),
    'a table made of what a query finds': withSql('CREATE TABLE notes AS SELECT 1 AS id', 'SELECT title FROM notes'),
    'a statement after one that changes a table': query(
      'ALTER TABLE notes ADD COLUMN x; INSERT INTO notes (x) VALUES (1)',
    ),
    'a table whose definition is at fault': withSql('CREATE TABLE notes id INTEGER', 'SELECT id FROM notes'),
    'a table whose definition cannot be known': tool({
      sqlTables: [
        { name: 'notes', definition: UNKNOWN },
        { name: 'x', definition: 'CREATE TABLE x (a)' },
      ],
      ...queries('SELECT id FROM notes'),
    }),
    'tables that cannot be known': tool({ sqlTables: UNKNOWN, ...queries('SELECT id FROM notes') }),
    'full-text search': withSql(
      'CREATE VIRTUAL TABLE notes USING fts5(title)',
      "SELECT title FROM notes WHERE notes MATCH 'x'",
    ),
    'what cannot be known': tool({ sqlQueries: [UNKNOWN, { [SPREAD]: true }, { name: 'a', query: UNKNOWN }] }),
    nothing: query(' '),
  },
  reports: {
    'a misspelt keyword': {
      manifest: query('SELECT id FORM notes'),
      finds: [{ at: AT, on: { text: 'notes' }, says: 'SQLite cannot prepare this query: near "notes": syntax error.' }],
    },
    'an unknown table': {
      manifest: query('SELECT id FROM nots'),
      finds: [{ at: AT, on: { text: 'nots' }, says: 'no such table: nots (did you mean `notes`?).' }],
    },
    'an unknown column': {
      manifest: query('SELECT id, titel FROM notes'),
      finds: [{ at: AT, on: { text: 'titel' }, says: 'no such column: titel (did you mean `title`?).' }],
    },
    'an unknown column of a table that is named': {
      manifest: query('SELECT n.id FROM notes n WHERE n.titl = ?'),
      finds: [{ at: AT, on: { text: 'n.titl' }, says: 'did you mean `title`?' }],
    },
    'an unknown column to insert into': {
      manifest: query('INSERT INTO notes (title, bodi) VALUES (?, ?)'),
      finds: [{ at: AT, on: { text: 'bodi' }, says: 'table notes has no column named bodi (did you mean `body`?).' }],
    },
    'a function of another database': {
      manifest: query('SELECT NOW() FROM notes'),
      finds: [{ at: AT, on: { text: 'NOW' }, says: 'no such function: NOW' }],
    },
    'too few values': {
      manifest: query('INSERT INTO notes VALUES (?)'),
      finds: [{ at: AT, on: 'value', says: 'has 3 columns but 1 values were supplied' }],
    },
    'an end that is missing': {
      manifest: query('SELECT id FROM notes WHERE'),
      finds: [{ at: AT, on: { text: 'WHERE' }, says: 'incomplete input (the end of the statement is missing).' }],
    },
    'a quote that is never closed': {
      manifest: query("SELECT 'id FROM notes"),
      finds: [{ at: AT, on: { text: "'id FROM notes" } }],
    },
    'a name that may stand for two things': {
      manifest: query('SELECT x FROM (SELECT id FROM notes) WHERE id IN (SELECT x FROM notes)'),
      finds: [{ at: AT, on: 'value', says: 'no such column: x' }],
    },
    'the second of two statements': {
      manifest: query('SELECT id FROM notes; SELEC title'),
      finds: [{ at: AT, on: { text: 'SELEC' } }],
    },
    'an unknown column in the second of two statements': {
      manifest: query('INSERT INTO notes (title) VALUES (?); SELECT titel FROM notes'),
      finds: [{ at: AT, on: { text: 'titel' }, says: 'did you mean `title`?' }],
    },
    'another unknown table beside one with another name': {
      manifest: withSql('CREATE TABLE note (id)', 'SELECT id FROM tags'),
      finds: [{ at: AT, on: { text: 'tags' } }],
    },
    'a column of a table that is intact, beside one that is broken': {
      manifest: tool({
        ...defined(NOTES, 'CREATE TABLE tags (a,'),
        ...queries('SELECT titel FROM notes', 'SELECT a FROM tags', 'SELECT a FROM gone'),
      }),
      finds: [{ at: AT, on: { text: 'titel' }, says: 'did you mean `title`?' }],
    },
    'syntax, even where the tables are not known': {
      manifest: tool(queries('SELECT FROM')),
      finds: [{ at: AT, on: { text: 'FROM' } }],
    },
    'a place behind escapes': {
      manifest: query(`SELECT "id",\t'📝 \\' AS sign, autor FROM notes`),
      finds: [{ at: AT, on: { text: 'autor' } }],
    },
    'names that look like patterns': {
      manifest: query('SELECT [$&(a+)+$] FROM notes'),
      finds: [{ at: AT, on: { text: '[$&(a+)+$]' } }],
    },
  },
});

testRule({ ...rule, id: 'shinkai/sql-query within its time' }, format, {
  services: { sql: openSql(500) },
  silent: { 'a query after one that came to no end': query('SELECT id FROM notes') },
  reports: {
    'a query that SQLite takes forever to prepare': {
      manifest: bomb,
      finds: [
        {
          at: AT,
          on: 'value',
          says: 'toolint could not check this query: SQLite did not finish within the time limit. Simplify the query.',
        },
        { at: '/sqlQueries/1/query', on: { text: 'note' }, says: 'did you mean `notes`?' },
      ],
    },
  },
});
