/** SQL is checked while the next files are linted: what is said must not depend on when the answers come. */
import { afterAll, expect, test } from '@jest/globals';
import { folderOf, shinkaiManifest, spawnToolintJson } from '../support/cli.js';

const manifest = (index: number) =>
  shinkaiManifest({
    name: `Tool ${index}`,
    // Two files out of three have the same statements as others.
    sqlTables: [{ name: 'notes', definition: 'CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)' }],
    // Every fifth is for the thread of SQLite, the others are done in the one of the run.
    sqlQueries: [
      { name: 'all', query: index % 3 === 0 ? `SELECT t${index} FROM notes` : 'SELECT text FROM notes' },
      ...(index % 5 === 0
        ? [{ name: 'some', query: 'WITH some AS (SELECT text FROM notes) SELECT text FROM some' }]
        : []),
    ],
  });

const COUNT = 130;
const name = (index: number): string => `${String(index).padStart(3, '0')}/metadata.json`;
const folder = folderOf(
  Object.fromEntries(Array.from({ length: COUNT }, (_, index) => [name(index), manifest(index)])),
);
afterAll(() => folder.remove());

test('130 manifests with SQL, every third of them wrong', async () => {
  const { report, status } = await spawnToolintJson([], { cwd: folder.path });
  const indexes = Array.from({ length: COUNT }, (_, index) => index);
  expect(report.files.map(({ path }) => path)).toEqual(indexes.map(name));
  const said = report.findings.filter(({ rule }) => rule === 'shinkai/sql-query');
  expect(said.map(({ path, message }) => [path, message])).toEqual(
    indexes
      .filter((index) => index % 3 === 0)
      .map((index) => [name(index), expect.stringContaining(`no such column: t${index}`)]),
  );
  expect([report.failures, status]).toEqual([[], 1]);
});
