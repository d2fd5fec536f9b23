import { afterAll, describe, expect, test } from '@jest/globals';
import { createSqlService } from '../../src/sql/service.js';
import { within } from '../support/patience.js';

const sql = createSqlService({ job: 20_000 });
afterAll(() => sql.dispose());

const faults = (definitions: readonly string[], queries: readonly string[]) =>
  sql.check(definitions, queries).queries.map(({ fault }) => fault?.message);

describe('a check', () => {
  test('answers at once, without a promise', () => {
    const report = sql.check(['CREATE TABLE a (b INTEGER, c)'], ['SELECT b FROM a', 'SELECT d FROM a']);
    expect(report).toEqual({
      definitions: [{ fault: undefined, creates: { kind: 'table', name: 'a', from: 13, to: 14 } }],
      queries: [
        { fault: undefined },
        {
          fault: {
            reason: 'sqlite',
            message: 'no such column: d',
            from: 7,
            to: 8,
            unknown: { what: 'column', name: 'd' },
          },
        },
      ],
      tables: [
        {
          name: 'a',
          columns: [
            { name: 'b', type: 'INTEGER' },
            { name: 'c', type: '' },
          ],
        },
      ],
      isComplete: true,
    });
  });

  test('starts with an empty database each time', () => {
    expect(faults(['CREATE TABLE a (b)'], ['SELECT b FROM a'])).toEqual([undefined]);
    expect(faults([], ['SELECT b FROM a'])).toEqual(['no such table: a']);
  });

  test('runs no query', () => {
    expect(faults(['CREATE TABLE a (b)'], ['DROP TABLE a', 'SELECT b FROM a'])).toEqual([undefined, undefined]);
  });

  test('knows when a query changes the tables', () => {
    const isComplete = (definitions: string[], queries: string[] = []) => sql.check(definitions, queries).isComplete;
    expect(isComplete(['CREATE TABLE a (b)'])).toBe(true);
    expect(isComplete(['CREATE TABLE a (b)'], ['ALTER TABLE a ADD COLUMN c'])).toBe(false);
  });

  test('finds the token in a long statement', () => {
    const columns = Array.from({ length: 1000 }, (_, n) => `c${n}`).join(', ');
    const query = `SELECT ${columns} FROM a WHER c1 = 'x'`;
    const [outcome] = sql.check([`CREATE TABLE a (${columns})`], [query]).queries;
    const { from, to } = outcome!.fault!;
    expect(query.slice(from, to)).toBe('c1');
    expect(from).toBe(query.indexOf('c1 = '));
  });

  test('takes the text of strangers', () => {
    const texts = [
      '\0',
      '\ud800',
      'SELECT \ud800 FROM',
      '('.repeat(50_000),
      'SELECT '.repeat(10_000),
      '\ufeffSELECT 1',
      ';'.repeat(1000),
    ];
    expect(sql.check(texts, texts).queries).toHaveLength(texts.length);
    expect(faults(['CREATE TABLE a (b)'], ['SELECT b FROM a'])).toEqual([undefined]);
  });

  test('looks at no more than people write', () => {
    const counts = (definitions: readonly string[], queries: readonly string[]) => {
      const report = sql.check(definitions, queries);
      return [report.definitions.length, report.queries.length, report.isComplete];
    };
    expect(
      counts(Array<string>(600).fill('CREATE TABLE IF NOT EXISTS a (b)'), Array<string>(600).fill('SELECT 1')),
    ).toEqual([500, 500, false]);
    const long = `SELECT 1 -- ${'x'.repeat(49_000)}`;
    expect(counts([], Array<string>(400).fill(long))).toEqual([0, 10, false]);
    expect(sql.check([], [`${long}${long}`]).queries[0]!.fault?.message).toBe('it is longer than 50000 characters');
  });
});

describe('a statement without an end', () => {
  // The last is a join of 32,768.
  const views = Array.from({ length: 15 }, (_, n) => `CREATE VIEW v${n + 1} AS SELECT x.a FROM v${n} x JOIN v${n} y`);
  const definitions = ['CREATE VIEW v0 AS SELECT 1 AS a', ...views];

  test('is told apart from the others, and the next check works again', () => {
    const impatient = createSqlService({ job: 500 });
    const { queries } = impatient.check(definitions, ['SELECT a FROM v0', 'SELECT a FROM v15', 'SELECT b FROM v0']);
    expect(queries.map(({ fault }) => fault?.reason)).toEqual([undefined, 'slow', 'sqlite']);
    expect(impatient.check([], ['SELECT 1']).queries).toEqual([{ fault: undefined }]);
    impatient.dispose();
  });

  test('costs a bounded time, however many there are', async () => {
    const impatient = createSqlService({ job: 200 });
    await within(10_000, () => impatient.check(definitions, Array<string>(50).fill('SELECT a FROM v15')));
    impatient.dispose();
  });
});

test('after its end it starts anew', () => {
  const service = createSqlService();
  service.dispose();
  expect(service.check([], ['SELECT 1']).queries).toEqual([{ fault: undefined }]);
  service.dispose();
  service.dispose();
});

test('a check may come to no end between others that do', () => {
  const service = createSqlService({ job: 500 });
  const views = Array.from({ length: 15 }, (_, n) => `CREATE VIEW v${n + 1} AS SELECT x.a FROM v${n} x JOIN v${n} y`);
  const checks = [
    [['CREATE TABLE a (b)'], ['SELECT b FROM a']],
    [['CREATE VIEW v0 AS SELECT 1 AS a', ...views], ['SELECT a FROM v15']],
    [['CREATE TABLE a (b)'], ['SELECT x FROM a']],
  ] as const;
  const reasons = checks.map(([definitions, queries]) => service.check(definitions, queries).queries[0]!.fault?.reason);
  expect(reasons).toEqual([undefined, 'slow', 'sqlite']);
  service.dispose();
});
