import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/sql-table.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { openSql } from './sql.js';
import { NOTES, tool, withSql } from './tool.js';

const sql = openSql();

const AT = '/sqlTables/0/definition';
const tables = (...all: [name: string, definition: string][]) =>
  tool({ sqlTables: all.map(([name, definition]) => ({ name, definition })) });

testRule(rule, format, {
  services: { sql },
  silent: {
    'a table': withSql(NOTES),
    'a table that may be there already': withSql(NOTES.replace('TABLE', 'TABLE IF NOT EXISTS')),
    'a semicolon and a comment behind it': withSql(`${NOTES}; -- the notes`),
    'a name in quotes, in another case': withSql('CREATE TABLE "Notes" (id)'),
    'a temporary table of a schema': withSql('CREATE TABLE main.notes (id)'),
    'words that SQLite takes for types': withSql('CREATE TABLE notes (id SERIAL PRIMARY KEY, tags TEXT[], meta JSONB)'),
    'an index above its table': tables(['by_title', 'CREATE INDEX by_title ON notes (title)'], ['notes', NOTES]),
    'a view and a trigger': tables(
      ['notes', NOTES],
      [
        'titles',
        'CREATE VIEW titles AS WITH RECURSIVE x(a) AS (SELECT 1 UNION ALL SELECT a FROM x) SELECT title FROM notes',
      ],
      ['log', 'CREATE TRIGGER log AFTER INSERT ON notes BEGIN SELECT 1; SELECT 2; END'],
    ),
    'a table for full-text search': withSql('CREATE VIRTUAL TABLE notes USING fts5(title, body)'),
    'a template': withSql('CREATE TABLE {{table}} (id ${type})'),
    'a table made of what a query finds, which is not run': withSql(
      'CREATE TABLE notes AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x FROM c',
    ),
    'an index and a trigger on a table made of what a query finds': tables(
      ['sums', 'CREATE TABLE sums AS SELECT 1 AS a'],
      ['by_a', 'CREATE INDEX by_a ON sums (a)'],
      ['log', 'CREATE TRIGGER log AFTER INSERT ON sums BEGIN SELECT 1; END'],
    ),
    'no definition': tool({ sqlTables: [{ name: 'notes' }, { name: 'x', definition: '' }] }),
    'what cannot be known': tool({ sqlTables: [UNKNOWN, { [SPREAD]: true }, { name: 'a', definition: UNKNOWN }] }),
    'a name that cannot be known': tool({ sqlTables: [{ name: UNKNOWN, definition: NOTES }] }),
    'a name that is taken, of which shinkai/sql-duplicate-name tells': tables(['notes', NOTES], ['notes', NOTES]),
  },
  reports: {
    'a misspelt keyword': {
      manifest: withSql('CREATE TABEL notes (id)'),
      finds: [{ at: AT, on: { text: 'TABEL' }, says: 'SQLite cannot create this table: near "TABEL": syntax error.' }],
    },
    'the token where it stops, of several that are the same': {
      manifest: withSql('CREATE TABLE notes (auto TEXT, n INTEGER PRIMARY KEY auto)'),
      finds: [{ at: AT, on: { text: 'auto' }, says: 'near "auto"' }],
    },
    'the keyword of another database': {
      manifest: withSql('CREATE TABLE notes (id INTEGER PRIMARY KEY AUTO_INCREMENT)'),
      finds: [{ at: AT, on: { text: 'AUTO_INCREMENT' } }],
    },
    'the end is missing': {
      manifest: withSql('CREATE TABLE notes (id INTEGER'),
      finds: [
        { at: AT, on: { text: 'INTEGER' }, says: 'incomplete input (the end of the statement is missing). The tool' },
      ],
    },
    'an unknown column in a foreign key': {
      manifest: withSql('CREATE TABLE notes (author_id, FOREIGN KEY (autor_id) REFERENCES authors (id))'),
      finds: [{ at: AT, on: { text: 'autor_id' } }],
    },
    'a column twice': {
      manifest: withSql('CREATE TABLE notes (id, title, ID)'),
      finds: [{ at: AT, on: { text: 'ID' } }],
    },
    'an index on a table that is not there': {
      manifest: tables(['notes', NOTES], ['by_title', 'CREATE INDEX by_title ON note (title)']),
      finds: [
        {
          at: '/sqlTables/1/definition',
          on: { text: 'note' },
          says: 'no such table: main.note (did you mean `notes`?).',
        },
      ],
    },
    'another name': {
      manifest: withSql('CREATE TABLE note (id)'),
      finds: [
        {
          at: AT,
          on: { text: 'note' },
          says: 'The definition creates `note`, not `notes`, so queries on `notes` fail',
        },
      ],
    },
    'another name, which an index has too': {
      manifest: tables(['notes', 'CREATE TABLE note (id)'], ['by_id', 'CREATE INDEX by_id ON notes (id)']),
      finds: [{ at: AT, on: { text: 'note' } }],
    },
    'a table that is there already under another name': {
      manifest: tables(['notes', NOTES], ['others', NOTES]),
      finds: [{ at: '/sqlTables/1/definition', on: { text: 'notes' }, says: 'table notes already exists' }],
    },
    'a second statement': {
      manifest: withSql(`${NOTES}; DROP TABLE notes`),
      finds: [
        { at: AT, on: { text: 'DROP' }, says: 'A definition must be a single statement, and a second one starts here' },
      ],
    },
    'no definition of a table': {
      manifest: withSql("INSERT INTO notes VALUES (1, 'x', 'y')"),
      finds: [{ at: AT, on: { text: 'notes' }, says: 'no such table: notes' }],
    },
    'a query': {
      manifest: withSql('SELECT 1'),
      finds: [{ at: AT, on: { text: 'SELECT' }, says: 'because `SELECT` does not create a table.' }],
    },
    'nothing but a comment': {
      manifest: withSql('-- notes'),
      finds: [{ at: AT, on: 'value', says: 'because it does not contain an SQL statement.' }],
    },
    'a file': {
      manifest: withSql("ATTACH DATABASE '/tmp/x' AS notes"),
      finds: [
        { at: AT, on: 'value', says: 'toolint did not run this definition, because `ATTACH` does not create a table.' },
      ],
    },
    'a module that reads files': {
      manifest: withSql("CREATE VIRTUAL TABLE notes USING csv(filename='/etc/passwd')"),
      finds: [{ at: AT, on: 'value', says: 'because it creates a virtual table, which can run code and read files.' }],
    },
    'an extension': {
      manifest: withSql("CREATE TABLE notes (id DEFAULT (load_extension('x')))"),
      finds: [{ at: AT, on: 'value', says: 'it loads an extension' }],
    },
    'a comment before it': {
      manifest: withSql('/* notes */ PRAGMA user_version = 1'),
      finds: [{ at: AT, on: 'value', says: '`PRAGMA` does not create a table' }],
    },
    'one that is too long': {
      manifest: withSql(`CREATE TABLE notes (${'a'.repeat(100_000)})`),
      finds: [
        {
          at: AT,
          on: 'value',
          says: 'longer than 50000 characters. Shorten it; only the `CREATE TABLE` statement with its columns is needed.',
        },
      ],
    },
    'a place behind escapes': {
      manifest: withSql('CREATE TABLE notes (\t"täglich \\ 📝" TEXT, id INTEGER PRIMARY KEI)'),
      finds: [{ at: AT, on: { text: 'KEI' } }],
    },
  },
});
