/** Node keeps compiled code from run to run: in the user's own folder, trusted only there, and nothing depends on it. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CLI, folderOf, GOOD } from '../support/cli.js';
import { findNode24, runnerNode } from '../support/node-24.js';

// Node 24 may have to be fetched first.
jest.setTimeout(180_000);

const WELL = '0 ✔ No problems in 1 file with 1 tool\n';
let folder: ReturnType<typeof folderOf>;
beforeEach(() => {
  folder = folderOf({ 'work/a.json': GOOD, 'home/x': '', 'temporary/x': '' });
});
afterEach(() => folder.remove());

const inside = (path: string): string => join(folder.path, path);
const kept = (path: string): string[] =>
  existsSync(inside(path)) ? readdirSync(inside(path), { recursive: true }).map(String).sort() : [];
const KEPT = 'home/.cache/toolint';

function run(env: Readonly<Record<string, string>>, node = runnerNode()): string {
  const { stdout, stderr, status } = spawnSync(node, [CLI], {
    cwd: inside('work'),
    env: { TMPDIR: inside('temporary'), ...env },
    encoding: 'utf8',
  });
  return `${status} ${stderr}${stdout}`;
}

test('a Node that cannot keep compiled code runs all the same', () => {
  expect(run({ HOME: inside('home') }, process.execPath)).toBe(WELL);
});

const onNode24 = findNode24().path ? describe : describe.skip;

onNode24('Node 24', () => {
  test('keeps it at home, for that user alone, and never among temporary files', () => {
    expect(run({ HOME: inside('home') })).toBe(WELL);
    expect(kept(KEPT).length).toBeGreaterThan(3);
    expect(statSync(inside(KEPT)).mode & 0o777).toBe(0o700);
    expect(readdirSync(inside('temporary'))).toEqual(['x']);
    const before = kept(KEPT);
    expect(run({ HOME: inside('home') })).toBe(WELL);
    expect(kept(KEPT)).toEqual(before);
  });

  test.each([
    ['no home', {}],
    ['a home that is none', { HOME: '/dev/null' }],
    ['a relative folder', { XDG_CACHE_HOME: 'cache' }],
    ['when it is not wanted', { HOME: 'HERE/home', NODE_DISABLE_COMPILE_CACHE: '1' }],
    ['on CI', { HOME: 'HERE/home', CI: 'true' }],
  ])('nothing is kept: %s', (_, env: Record<string, string>) => {
    const real = Object.entries(env).map(([name, value]) => [name, value.replace('HERE', folder.path)]);
    expect(run(Object.fromEntries(real) as Record<string, string>)).toBe(WELL);
    expect([kept('home'), kept('temporary'), kept('work')]).toEqual([['x'], ['x'], ['a.json']]);
  });

  test.each([
    ['what is linted', 'work/.cache'],
    ['a checkout', 'checkout/of/it/.cache'],
  ])('nothing is kept in %s, nor read from there', (_, path) => {
    mkdirSync(inside('checkout/.git'), { recursive: true });
    mkdirSync(inside(`${path}/toolint`), { recursive: true });
    expect(run({ XDG_CACHE_HOME: inside(path) })).toBe(WELL);
    expect(kept(`${path}/toolint`)).toEqual([]);
  });

  test('a folder that others may write to is not used', () => {
    mkdirSync(inside(KEPT), { recursive: true });
    chmodSync(inside(KEPT), 0o777);
    expect(run({ HOME: inside('home') })).toBe(WELL);
    expect(kept(KEPT)).toEqual([]);
  });

  test('a link to another folder is not followed', () => {
    mkdirSync(inside('home/.cache'));
    mkdirSync(inside('other'));
    symlinkSync(inside('other'), inside(KEPT));
    expect(run({ HOME: inside('home') })).toBe(WELL);
    expect(kept('other')).toEqual([]);
  });

  test.each(['', 'nothing that V8 knows'])('files that are damaged do no harm: "%s"', (text) => {
    run({ HOME: inside('home') });
    for (const path of kept(KEPT).map((name) => inside(join(KEPT, name))))
      if (statSync(path).isFile()) writeFileSync(path, text);
    expect(run({ HOME: inside('home') })).toBe(WELL);
  });
});
