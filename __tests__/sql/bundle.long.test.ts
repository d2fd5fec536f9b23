/** The checker as it is shipped: bundled, with its thread and SQLite beside it, and nothing installed around it. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
    service('chunks/service.js'),
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

test.each(['service.js', 'chunks/service.js'])('%s answers, and its thread keeps the process no longer', (chunk) => {
  writeFileSync(script, SCRIPT.replace('CHUNK', chunk));
  const { stdout, stderr, status } = spawnSync(process.execPath, [script], { encoding: 'utf8', timeout: 60_000 });
  expect({ stdout: stdout.trim(), stderr, status }).toEqual({
    stdout: '[null,"no such column: c"]',
    stderr: '',
    status: 0,
  });
});

test('tame statements need no thread', () => {
  const dist = join(folder, 'dist');
  cpSync('dist', dist, { recursive: true, filter: (path) => !/sql-worker|\.d\.ts$/.test(path) });
  const manifest = {
    ...{
      name: 'Notes',
      description: 'Keeps notes in a table.',
      author: 'somebody',
      version: '1.0.0',
      keywords: ['notes'],
    },
    ...Object.fromEntries(
      ['configurations', 'parameters', 'result'].map((key) => [key, { type: 'object', properties: {}, required: [] }]),
    ),
    sqlTables: [{ name: 'notes', definition: 'CREATE TABLE notes (id INTEGER PRIMARY KEY)' }],
    sqlQueries: [{ name: 'all', query: 'SELECT idd FROM notes' }],
  };
  const work = join(folder, 'work');
  mkdirSync(work);
  writeFileSync(join(work, 'metadata.json'), JSON.stringify(manifest));
  const env = {
    ...process.env,
    ...{ GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: folder, GITHUB_EVENT_NAME: 'push', GITHUB_REPOSITORY: 'a/b' },
    ...{
      GITHUB_OUTPUT: join(folder, 'output'),
      GITHUB_STEP_SUMMARY: join(folder, 'summary'),
      INPUT_ANNOTATIONS: 'none',
    },
  };
  for (const name of ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY'] as const) writeFileSync(env[name], '');
  for (const front of ['cli.js', 'action.js']) {
    const { stdout, stderr } = spawnSync(process.execPath, [join(dist, front)], { cwd: work, env, encoding: 'utf8' });
    expect(front + stdout + stderr).toContain('no such column: idd');
  }
});

test('a part that is missing is named', () => {
  rmSync(join(folder, 'sql-worker.cjs'));
  writeFileSync(script, SCRIPT.replace('CHUNK', 'service.js'));
  const { stderr, status } = spawnSync(process.execPath, [script], { encoding: 'utf8', timeout: 60_000 });
  expect(stderr).toContain('sql-worker.cjs is missing. Install toolint again.');
  expect(status).not.toBe(0);
});
