/** The checker as it is shipped: bundled, with its thread and SQLite beside it, and nothing installed around it. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { build } from 'esbuild';

const folder = mkdtempSync(join(tmpdir(), 'toolint-sql-'));
const script = join(folder, 'check.mjs');

const SCRIPT = `
  import { createSqlService } from './CHUNK';
  const { queries } = createSqlService().check(['CREATE TABLE a (b)'], ['SELECT b FROM a', 'SELECT c FROM a']);
  console.log(JSON.stringify(queries.map(({ fault }) => fault?.message ?? null)));
`;

beforeAll(async () => {
  const options = { bundle: true, platform: 'node', logLevel: 'silent' } as const;
  const service = (outfile: string) =>
    build({ ...options, entryPoints: ['src/sql/service.ts'], format: 'esm', outfile: join(folder, outfile) });
  await Promise.all([
    service('service.js'),
    service('chunks/service.mjs'),
    build({
      ...options,
      entryPoints: ['src/sql/sql-worker.cjs'],
      format: 'cjs',
      outfile: join(folder, 'sql-worker.cjs'),
    }),
  ]);
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  copyFileSync('node_modules/sql.js/dist/sql-wasm.wasm', join(folder, 'sql-wasm.wasm'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['service.js', 'chunks/service.mjs'])('%s answers, and its thread keeps the process no longer', (chunk) => {
  writeFileSync(script, SCRIPT.replace('CHUNK', chunk));
  const { stdout, stderr, status } = spawnSync(process.execPath, [script], { encoding: 'utf8', timeout: 60_000 });
  expect({ stdout: stdout.trim(), stderr, status }).toEqual({
    stdout: '[null,"no such column: c"]',
    stderr: '',
    status: 0,
  });
});

test('a part that is missing is named', () => {
  rmSync(join(folder, 'sql-worker.cjs'));
  writeFileSync(script, SCRIPT.replace('CHUNK', 'service.js'));
  const { stderr, status } = spawnSync(process.execPath, [script], { encoding: 'utf8', timeout: 60_000 });
  expect(stderr).toContain('sql-worker.cjs is missing. Install toolint again.');
  expect(status).not.toBe(0);
});
