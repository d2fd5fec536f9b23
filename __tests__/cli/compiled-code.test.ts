/** Compiled code is kept from run to run: in the user's own folder, trusted only there, and nothing depends on it. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CLI, folderOf, GOOD } from '../support/cli.js';
import { VERSION } from '../../src/core/version.js';
import { runnerNode } from '../support/node-24.js';

// Node 24 may have to be fetched first.
jest.setTimeout(180_000);

const BUNDLE = join(dirname(CLI), 'cli-main.cjs');
const WITH_SQL = JSON.stringify({
  name: 'Notes',
  description: 'Keeps notes.',
  parameters: { type: 'object', properties: {} },
  result: { type: 'object', properties: {} },
  sqlTables: [{ name: 'notes', definition: 'CREATE TABLE notes (id INTEGER)' }],
  sqlQueries: [{ name: 'all', query: 'SELECT id FROM notes' }],
});
const WELL = '0 ✔ No problems in 1 file with 1 tool\n';
let folder: ReturnType<typeof folderOf>;
beforeEach(() => {
  folder = folderOf({ 'work/a.json': GOOD, 'home/x': '', 'temporary/x': '' });
});
afterEach(() => folder.remove());

const inside = (path: string): string => join(folder.path, path);
const kept = (path: string): string[] => (existsSync(inside(path)) ? readdirSync(inside(path)).sort() : []);
/** The folder of this version at home. */
const version = (): string => inside(`home/.cache/toolint/${kept('home/.cache/toolint')[0]}`);
/** Those in it; a file that is written again is another one. */
const files = (): string[] => readdirSync(version()).map((name) => `${name} ${statSync(join(version(), name)).ino}`);
const code = (): string => join(version(), 'cli-main.cjs');

describe.each([
  ['this Node', process.execPath],
  ['Node 24', runnerNode()],
])('%s', (_, node) => {
  function run(env: Readonly<Record<string, string>>, args: readonly string[] = []): string {
    const { stdout, stderr, status } = spawnSync(node, [CLI, ...args], {
      cwd: inside('work'),
      env: { TMPDIR: inside('temporary'), ...env },
      encoding: 'utf8',
    });
    return `${status} ${stderr}${stdout}`;
  }

  test('it is kept at home, for that user alone, and never among temporary files', () => {
    const home = inside('home');
    expect(run({ HOME: home })).toBe(WELL);
    const [name, ...others] = kept('home/.cache/toolint');
    expect(name).toMatch(/^cli-main-[0-9a-f]{12}-\w+$/);
    expect(others).toEqual([]);
    const file = code();
    for (const each of [inside('home/.cache/toolint'), version()]) expect(statSync(each).mode & 0o777).toBe(0o700);
    const { ino } = statSync(file);
    expect(run({ HOME: home })).toBe(WELL);
    // It was of use: else it would have been written again.
    expect(statSync(file).ino).toBe(ino);
    expect(readdirSync(inside('temporary'))).toEqual(['x']);
  });

  test.each([
    ['JSON', 'a.json', GOOD],
    ['YAML', 'b.yaml', GOOD],
    ['TypeScript', 'b.ts', 'server.registerTool("b", {}, run);'],
    ['a page', 'b.html', '<script>window.openai.callTool("b");</script>'],
    ['SQL', 'b.json', WITH_SQL],
  ])('it serves the next run, whatever that loads: %s', (__, path, text) => {
    const home = inside('home');
    writeFileSync(inside(`work/${path}`), text);
    run({ HOME: home });
    const before = files();
    expect(before.length).toBeGreaterThan(1);
    run({ HOME: home });
    // Of no use, it would have been written again.
    expect(files()).toEqual(before);
  });

  test('what another report needs is added', () => {
    const home = inside('home');
    run({ HOME: home });
    const reports = readdirSync(version()).find((name) => name.startsWith('renderers'))!;
    const size = statSync(join(version(), reports)).size;
    run({ HOME: home }, ['--format', 'sarif']);
    expect(statSync(join(version(), reports)).size).toBeGreaterThan(size);
    expect(readFileSync(code(), 'latin1').split('\n', 1)[0]).toBe('.json pretty sarif');
  });

  test('a small run forgets what a large one kept, and keeps its own for both', () => {
    const home = inside('home');
    const parts = (): string => readFileSync(code(), 'latin1').split('\n', 1)[0]!;
    mkdirSync(inside('large'));
    for (let i = 0; i < 11; i++) writeFileSync(inside(`large/${i}.json`), GOOD);
    const large = (): string => run({ HOME: home }, [inside('large')]);
    expect(large()).toContain('11 files');
    expect(parts()).toBe('large .json pretty');
    const ofLarge = files();
    large();
    expect(files()).toEqual(ofLarge);
    expect(run({ HOME: home })).toBe(WELL);
    expect(existsSync(code())).toBe(false);
    expect(run({ HOME: home })).toBe(WELL);
    expect(parts()).toBe('.json pretty');
    const ofSmall = files();
    large();
    run({ HOME: home }, [inside('large'), '--format', 'json']);
    run({ HOME: home });
    expect(files()).toEqual(expect.arrayContaining(ofSmall));
    expect(parts()).toBe('.json pretty');
  });

  test('what only other syntaxes need is not loaded', () => {
    const home = inside('home');
    run({ HOME: home });
    const before = readdirSync(version());
    expect(before.filter((name) => /typescript|yaml/.test(name))).toEqual([]);
    writeFileSync(inside('work/b.ts'), 'server.registerTool("b", {}, run);');
    run({ HOME: home });
    const added = readdirSync(version()).filter((name) => !before.includes(name));
    expect(added.filter((name) => name.startsWith('typescript'))).toHaveLength(1);
    expect(added.filter((name) => name.startsWith('yaml'))).toEqual([]);
  });

  test('the rules of other formats and validators that are not asked are not loaded', () => {
    run({ HOME: inside('home') });
    const rules = (name: string): boolean => name.includes('-rules-');
    expect(readdirSync(version()).filter((name) => rules(name) || name.includes('validate'))).toEqual([
      expect.stringMatching(/^otc-rules-/),
    ]);
    writeFileSync(inside('work/b.json'), WITH_SQL.replace('"description"', '"keywords":7,"description"'));
    run({ HOME: inside('home') });
    expect(readdirSync(version()).filter((name) => rules(name) || name.includes('validate'))).toEqual([
      expect.stringMatching(/^otc-rules-/),
      expect.stringMatching(/^shinkai-rules-/),
      expect.stringMatching(/^shinkai-validate-/),
    ]);
  });

  test.each([
    ['no home', {}],
    ['a home that is none', { HOME: '/dev/null' }],
    ['a relative folder', { XDG_CACHE_HOME: 'cache' }],
    ['when it is not wanted', { HOME: 'HERE/home', NODE_DISABLE_COMPILE_CACHE: '1' }],
  ])('nothing is kept: %s', (__, env: Record<string, string>) => {
    const real = Object.fromEntries(
      Object.entries(env).map(([name, value]) => [name, value.replace('HERE', folder.path)]),
    );
    expect(run(real)).toBe(WELL);
    expect([kept('home/.cache'), kept('work')]).toEqual([[], ['a.json']]);
  });

  test.each([
    ['what is linted', 'work/.cache'],
    ['a checkout', 'checkout/of/it/.cache'],
  ])('nothing is kept in %s, nor read from there', (__, path) => {
    mkdirSync(inside('checkout/.git'), { recursive: true });
    mkdirSync(inside(`${path}/toolint`), { recursive: true });
    expect(run({ XDG_CACHE_HOME: inside(path) })).toBe(WELL);
    expect(kept(`${path}/toolint`)).toEqual([]);
  });

  /** Code that says another version, kept under the name of what was kept before. */
  function poison(): string {
    run({ HOME: inside('home') });
    const file = code();
    const script = `
      const { readFileSync, writeFileSync } = require('node:fs');
      const code = readFileSync(${JSON.stringify(BUNDLE)}, 'latin1').replace('var VERSION = "${VERSION}"', 'var VERSION = "6.6.6"');
      const script = new (require('node:vm').Script)(code);
      writeFileSync(${JSON.stringify(file)}, Buffer.concat([Buffer.from('.json\\n'), script.createCachedData()]));
    `;
    spawnSync(node, ['-e', script], { stdio: 'inherit' });
    return file;
  }

  test('what somebody else may have put there is not run', () => {
    const file = poison();
    const says = (env: Readonly<Record<string, string>>): string => run(env, ['--version']);
    // Whoever can write to the user's own folder needs no such trick.
    expect(says({ HOME: inside('home') })).toBe('0 6.6.6\n');
    for (const path of ['work/.cache', 'checkout/.cache']) {
      const there = inside(`${path}/toolint/${basename(version())}`);
      mkdirSync(there, { recursive: true, mode: 0o700 });
      copyFileSync(file, join(there, basename(file)));
      mkdirSync(inside('checkout/.git'), { recursive: true });
      expect(says({ XDG_CACHE_HOME: inside(path) })).toBe(`0 ${VERSION}\n`);
    }
    for (const open of [version(), inside('home/.cache/toolint')]) {
      chmodSync(open, 0o777);
      expect(says({ HOME: inside('home') })).toBe(`0 ${VERSION}\n`);
      chmodSync(open, 0o700);
      expect(says({ HOME: inside('home') })).toBe('0 6.6.6\n');
    }
  });

  test('standard input will do', () => {
    const { stdout } = spawnSync(node, [CLI, '--stdin', '--stdin-filename', 'a.json'], {
      cwd: inside('work'),
      env: { HOME: inside('home') },
      input: GOOD,
      encoding: 'utf8',
    });
    expect(stdout).toContain('No problems');
    expect(kept('home/.cache/toolint')).toHaveLength(1);
  });

  test('a folder that others may write to is not used', () => {
    mkdirSync(inside('home/.cache/toolint'), { recursive: true });
    chmodSync(inside('home/.cache/toolint'), 0o777);
    expect(run({ HOME: inside('home') })).toBe(WELL);
    expect(kept('home/.cache/toolint')).toEqual([]);
  });

  test.each([
    ['empty', () => Buffer.alloc(0)],
    ['cut', (good: Buffer) => good.subarray(0, good.length / 2)],
    ['something else', () => Buffer.from('.json pretty\nnothing that V8 knows')],
  ])('a file that is %s is replaced', (__, damaged: (good: Buffer) => Buffer) => {
    const home = inside('home');
    run({ HOME: home });
    const file = code();
    const size = statSync(file).size;
    writeFileSync(file, damaged(readFileSync(file)));
    expect(run({ HOME: home })).toBe(WELL);
    expect(Math.abs(statSync(file).size - size)).toBeLessThan(size / 20);
  });

  test('of old versions only few stay', () => {
    mkdirSync(inside('home/.cache/toolint'), { recursive: true });
    for (const age of [1, 2, 3, 4, 5, 6]) mkdirSync(inside(`home/.cache/toolint/cli-main-${age}-x`));
    mkdirSync(inside('home/.cache/toolint/other'));
    run({ HOME: inside('home') });
    expect(kept('home/.cache/toolint')).toHaveLength(5);
    expect(kept('home/.cache/toolint')).toContain('other');
  });
});
