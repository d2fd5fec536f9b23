/** Tame statements are checked in the thread of the run; what is said must be what the other thread says. */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createInThreadSql, isCheap, createSqlService } from '../../src/sql/service.js';

const HABITS = 'CREATE TABLE habits (id INTEGER PRIMARY KEY, name TEXT NOT NULL, done DATETIME)';

const elsewhere = createSqlService({ job: 20_000 });
/** However long it takes: the machine may be busy. */
const patient = () => createInThreadSql(Infinity);
const here = createSqlService({ job: 20_000 }, patient());
afterAll(() => {
  for (const each of [elsewhere, here]) each.dispose();
});

beforeAll(() => here.load!());

test('the thread answers until SQLite is loaded, and then it is done here', async () => {
  const inThread = patient();
  const own = createSqlService({ job: 20_000 }, inThread);
  const job = { steps: [{ sql: HABITS, run: true, ends: [] }] };
  const fault = { message: 'no such column: nme', from: 7, to: 10 };
  expect(inThread.run(job)).toBeUndefined();
  expect(own.check([HABITS], ['SELECT nme FROM habits']).queries[0]!.fault).toMatchObject(fault);
  await own.load!();
  expect(inThread.run(job)).toBeDefined();
  expect(own.check([HABITS], ['SELECT nme FROM habits']).queries[0]!.fault).toMatchObject(fault);
  own.dispose();
});

test('what takes too long is left to the other thread, and so is all that follows', async () => {
  const impatient = createInThreadSql(0);
  const job = { steps: [{ sql: HABITS, run: true, ends: [] }] };
  await impatient.load();
  expect(impatient.run(job)).toBeUndefined();
  expect(impatient.run({ steps: [] })).toBeUndefined();
});

test('a machine on which others have the processor is not taken for a slow job', async () => {
  const usual = createInThreadSql();
  const job = { steps: [{ sql: HABITS, run: true, ends: [] }] };
  await usual.load();
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 10_000));
  try {
    expect(usual.run(job)).toEqual({ result: expect.anything() });
  } finally {
    clock.mockRestore();
  }
  expect(usual.run(job)).toBeDefined();
});

describe('the same is said', () => {
  test.each<[string, string[], string[]]>([
    ['of what is well', [HABITS], ['SELECT name FROM habits WHERE done IS NULL ORDER BY id LIMIT 3']],
    ['of a column', [HABITS], ['SELECT naem FROM habits']],
    ['of a table', [HABITS], ['SELECT name FROM habbits; SELECT 1']],
    ['of the syntax', ['CREATE TABLE a (b INTEGER,, c)'], ['SELEC 1', 'SELECT 1 FROM', "SELECT 'x"]],
    ['of one table twice', [HABITS, HABITS], ['INSERT INTO habits (name) VALUES (?), (?)']],
    ['of an index above its table', ['CREATE INDEX i ON habits (name)', HABITS], ['DELETE FROM habits WHERE nme = 1']],
    ['of two statements', [`${HABITS}; CREATE TABLE b (c)`], ['SELECT c FROM b']],
    ['of letters of two units', ['CREATE TABLE "😀" (é)'], ['SELECT é, x FROM "😀"']],
    ['of nothing', [], ['']],
    ['of depth', [], [`SELECT ${'('.repeat(150)}1${')'.repeat(150)}`, `SELECT ${'NOT '.repeat(1100)}1`]],
  ])('%s', (_, definitions, queries) => {
    expect(here.check(definitions, queries)).toEqual(elsewhere.check(definitions, queries));
  });
});

describe('what is tame', () => {
  const job = (...statements: string[]) => ({
    steps: statements.map((sql) => ({ sql, run: sql.startsWith('CREATE'), ends: [] })),
  });

  test.each<[string, boolean, string[]]>([
    ['tables and queries', true, [HABITS, 'SELECT * FROM habits JOIN habits b USING (id)']],
    ['a table without row ids', true, ['CREATE TABLE a (b PRIMARY KEY) WITHOUT ROWID']],
    ['four queries in one', true, [`SELECT 1${' UNION SELECT 1'.repeat(3)}`, 'SELECT 1']],
    ['five', false, [`SELECT 1${' UNION SELECT 1'.repeat(4)}`]],
    ['a view', false, ['CREATE VIEW v AS SELECT 1']],
    ['a trigger', false, ['CREATE TRIGGER t AFTER INSERT ON a BEGIN SELECT 1; END']],
    ['common tables', false, ['WITH a AS (SELECT 1) SELECT * FROM a, a']],
    ['computed columns', false, ['CREATE TABLE t (a, b AS (a + a), c AS (b + b))']],
    ['generated columns', false, ['CREATE TABLE t (a, b GENERATED ALWAYS/**/AS(a + a))']],
    ['names for results', true, ['SELECT a AS b FROM t']],
    ['much', false, Array<string>(100).fill(HABITS)],
    ['long', false, [`SELECT 1${' '.repeat(5000)}`]],
  ])('%s: %s', (_, tame, statements) => {
    expect(isCheap(job(...statements))).toBe(tame);
  });

  test('what is not is for the thread', () => {
    const view = 'CREATE VIEW v AS SELECT 1 AS a';
    expect(isCheap(job(HABITS, view))).toBe(false);
    const { fault } = here.check([HABITS, view], ['SELECT b FROM v']).queries[0]!;
    expect(fault).toMatchObject({ message: 'no such column: b' });
  });
});
