/** Tame statements are checked in the thread of the run; what is said must be what the other thread says. */
import { afterAll, describe, expect, jest, test } from '@jest/globals';
import { Pending } from '../../src/core/pending.js';
import type { SqlReport } from '../../src/core/services.js';
import { createInThreadSql, isCheap } from '../../src/sql/in-thread.js';
import { createSqlService } from '../../src/sql/service.js';

const HABITS = 'CREATE TABLE habits (id INTEGER PRIMARY KEY, name TEXT NOT NULL, done DATETIME)';

const elsewhere = createSqlService({ job: 20_000 });
/** However long it takes: the machine may be busy. */
const patient = () => createInThreadSql(Infinity);
const here = createSqlService({ job: 20_000 }, patient());
afterAll(() => {
  for (const each of [elsewhere, here]) each.dispose();
});

/** Waits for SQLite where it is not loaded yet. */
async function started(check: () => SqlReport): Promise<void> {
  try {
    check();
  } catch (error) {
    if (!(error instanceof Pending)) throw error;
    expect(typeof error.soon?.then).toBe('function');
    await error.soon;
  }
}

test('the first waits until SQLite is loaded, and the next are done at once', async () => {
  const own = createSqlService({ job: 20_000 }, patient());
  const check = () => own.begin.check([HABITS], ['SELECT nme FROM habits']);
  expect(check).toThrow(Pending);
  await started(check);
  expect(check().queries[0]!.fault).toMatchObject({ message: 'no such column: nme', from: 7, to: 10 });
  expect(own.begin.check([HABITS], ['SELECT name FROM habits']).queries).toEqual([{ fault: undefined }]);
  own.dispose();
});

test('what takes too long is left to the other thread, and so is all that follows', async () => {
  const impatient = createInThreadSql(0);
  const job = { steps: [{ sql: HABITS, run: true, ends: [] }] };
  await impatient.begin(job);
  expect(impatient.run(job)).toBeUndefined();
  expect(impatient.begin(job)).toBeUndefined();
});

test('a machine on which others have the processor is not taken for a slow job', async () => {
  const usual = createInThreadSql();
  const job = { steps: [{ sql: HABITS, run: true, ends: [] }] };
  await usual.begin(job);
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 10_000));
  try {
    expect(usual.run(job)).toEqual({ result: expect.anything() });
  } finally {
    clock.mockRestore();
  }
  expect(usual.begin(job)).toBeDefined();
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
  ])('%s', async (_, definitions, queries) => {
    await started(() => here.begin.check(definitions, queries));
    expect(here.begin.check(definitions, queries)).toEqual(elsewhere.check(definitions, queries));
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
    expect(() => here.begin.check([HABITS, view], ['SELECT b FROM v'])).toThrow(
      expect.objectContaining({ soon: undefined }),
    );
    const { fault } = here.check([HABITS, view], ['SELECT b FROM v']).queries[0]!;
    expect(fault).toMatchObject({ message: 'no such column: b' });
  });
});
