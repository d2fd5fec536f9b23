import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/sql-type.js';
import { testRule } from '../../support/rule-tester.js';
import { openSql } from './sql.js';
import { withSql } from './tool.js';

const sql = openSql();

const AT = '/sqlTables/0/definition';
const columns = (columns: string) => withSql(`CREATE TABLE notes (${columns})`);

testRule(rule, format, {
  services: { sql },
  silent: {
    'the types of SQLite': columns('a INTEGER, b REAL, c TEXT, d NUMERIC, e BLOB, f'),
    'types that its rules know': columns(
      'a VARCHAR(255), b BIGINT UNSIGNED, c DOUBLE PRECISION, d DECIMAL(10, 2), e CLOB',
    ),
    'types that its documentation lists': columns('a BOOLEAN, b DATE, c DATETIME, d TIMESTAMP, e TIME'),
    'a definition that is at fault': withSql('CREATE TABLE notes (a SERIAL'),
    'a view': withSql('CREATE VIEW notes AS SELECT 1 AS a'),
  },
  reports: {
    SERIAL: {
      manifest: columns('id SERIAL PRIMARY KEY, title TEXT'),
      finds: [
        {
          at: AT,
          on: { text: 'SERIAL' },
          says: 'SQLite does not know the type `SERIAL` and treats it as NUMERIC, so it does not number the rows. Use `INTEGER PRIMARY KEY` for automatic numbers.',
        },
      ],
    },
    'one finding for all columns': {
      manifest: columns('serial INTEGER, tags TEXT[], meta JSONB, more JSONB'),
      finds: [
        {
          at: AT,
          on: { text: 'TEXT[]' },
          says: 'SQLite does not know the types `TEXT[]` and `JSONB` and treats them as TEXT and NUMERIC, so it may store values in a form that you do not expect. Use INTEGER,',
        },
      ],
    },
    'STRING, which counts as a number': {
      manifest: columns('"a b" STRING'),
      finds: [{ at: AT, on: { text: 'STRING' }, says: 'treats it as NUMERIC, so it stores the text "007" as 7.' }],
    },
    'a list, which is treated as what its elements are': {
      manifest: columns('a INTEGER[]'),
      finds: [{ at: AT, on: { text: 'INTEGER[]' }, says: '`INTEGER[]` and treats it as INTEGER, not as a list. Use' }],
    },
    'a column of numbers among others, and more types than fit': {
      manifest: columns('a BIGSERIAL, b JSONB, c UUID, d MONEY, e XML'),
      finds: [
        {
          at: AT,
          on: { text: 'BIGSERIAL' },
          says: '`BIGSERIAL`, `JSONB`, `UUID` and 2 others and treats them as NUMERIC, so it stores the text "007" as 7. Use `INTEGER PRIMARY KEY` for automatic numbers, and INTEGER,',
        },
      ],
    },
    'a type that stands there in other words': {
      manifest: columns('a "odd type"(3)'),
      finds: [{ at: AT, on: { text: 'odd type' } }],
    },
  },
});
