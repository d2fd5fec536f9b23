/** Node 22 and newer keep compiled code: in the user's own folder, and nothing depends on it. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { CLI, folderOf, GOOD } from '../support/cli.js';
import { runnerNode } from '../support/node-24.js';

// Node 24 may have to be fetched first.
jest.setTimeout(180_000);

const folder = folderOf({ 'work/a.json': GOOD, 'home/x': '', 'temporary/x': '' });
afterAll(() => folder.remove());

const node = runnerNode();
const keepsCode =
  Number(spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout.split('.')[0]) >= 22;

function run(env: Readonly<Record<string, string>>): string {
  const { stdout, stderr, status } = spawnSync(node, [CLI], {
    cwd: join(folder.path, 'work'),
    env: { TMPDIR: join(folder.path, 'temporary'), ...env },
    encoding: 'utf8',
  });
  return `${status} ${stderr}${stdout}`;
}

test('it is kept at home, and never among temporary files', () => {
  const home = join(folder.path, 'home');
  const first = run({ HOME: home });
  expect(first).toContain('0 ✔ No problems');
  expect(existsSync(join(home, '.cache/toolint'))).toBe(keepsCode);
  expect(run({ HOME: home })).toBe(first);
  expect(run({})).toBe(first);
  expect(run({ HOME: '/dev/null' })).toBe(first);
  expect(run({ HOME: home, NODE_DISABLE_COMPILE_CACHE: '1' })).toBe(first);
  expect(readdirSync(join(folder.path, 'temporary'))).toEqual(['x']);
});
