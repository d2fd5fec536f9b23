/** Over very many files memory must stay small: what was found in a file is kept, and its tree is not. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, expect, test } from '@jest/globals';
import { folderOf, shinkaiManifest } from '../support/cli.js';

const clean = shinkaiManifest();
const withSql = shinkaiManifest({
  sqlTables: [{ name: 'notes', definition: 'CREATE TABLE notes (id INTEGER)' }],
  // What has such a query is for the thread.
  sqlQueries: [{ name: 'last', query: 'WITH last AS (SELECT max(id) AS id FROM notes) SELECT id FROM last' }],
});

const COUNT = 14_000;
/** Twice as much as is needed. */
const MOST_MEGABYTES = 260;
const folder = folderOf({
  'hook.mjs': `
    import { writeFileSync } from 'node:fs';
    import { isMainThread } from 'node:worker_threads';
    const megabytes = () => process.resourceUsage().maxRSS / 2 ** 10;
    if (isMainThread) process.on('exit', () => writeFileSync('most.txt', String(megabytes())));`,
  ...Object.fromEntries(
    Array.from({ length: COUNT }, (_, index) => [
      `tools/${index % 500}/${'a-long-name-'.repeat(8)}${index}.json`,
      index % 20 === 0 ? withSql : clean,
    ]),
  ),
});
afterAll(() => folder.remove());

test('14,000 manifests', () => {
  const { execPath } = process;
  const hook = `--import=file://${join(folder.path, 'hook.mjs')}`;
  const args = [hook, join(process.cwd(), 'dist/cli.js'), '--format', 'json', 'tools'];
  const report = JSON.parse(
    execFileSync(execPath, args, { cwd: folder.path, encoding: 'utf8', maxBuffer: 2 ** 26 }),
  ) as { files: unknown[]; findings: unknown[] };
  expect([report.files.length, report.findings]).toEqual([COUNT, []]);
  expect(Number(readFileSync(join(folder.path, 'most.txt'), 'utf8'))).toBeLessThan(MOST_MEGABYTES);
});
