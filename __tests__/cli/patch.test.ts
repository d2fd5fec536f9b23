/** `--fix-dry-run`: a patch that git and patch apply, alone on standard output; all else is said on standard error. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderOf, GOOD, toolint } from '../support/cli.js';

const SLIP = GOOD.replace('"1.0.0",\n  "input', '"v1.0.0",\n  "input');

let folder: ReturnType<typeof folderOf>;
beforeEach(() => void (folder = folderOf({})));
afterEach(() => folder.remove());

function add(name: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder.path, name)), { recursive: true });
  writeFileSync(join(folder.path, name), content);
}
const read = (name: string): string => readFileSync(join(folder.path, name), 'utf8');
const dryRun = (...args: string[]) => toolint(['--fix-dry-run', ...args], { cwd: folder.path });

describe('a name', () => {
  const FORGED = 'x\n--- a/victim.txt\n+++ b/victim.txt\n@@ -1 +1 @@\n-safe\n+forged\n';
  const odd = process.platform === 'win32' ? [] : ['tab\tx', 'line\nx', 'q"x', 'back\\x', `${FORGED}/x`, '\u202ebidi'];
  const names = ['plain', 'a b', ' lead', 'trail ', 'é', '日本', "it's", '[x]', '-d', 'a -> b', 'dev null', ...odd];

  const appliers: [string, string, string[]][] = [
    ['git apply', 'git', ['apply', '-']],
    ['patch', 'patch', ['-p1', '--quiet']],
  ];
  // Not every patch is GNU's, and only that one reads names in quotes.
  const there = appliers.filter(([, program]) =>
    /git version|GNU patch/.test(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? ''),
  );
  test.each(there)('%s takes it, and nothing else is changed', async (_, program, args) => {
    for (const name of names) add(`${name}.json`, SLIP);
    add('victim.txt', 'safe\n');
    const { status, out } = await dryRun();
    execFileSync(program, args, { cwd: folder.path, input: out });
    expect(names.filter((name) => read(`${name}.json`) !== GOOD)).toEqual([]);
    expect([status, read('victim.txt')]).toEqual([1, 'safe\n']);
  });

  test.each([
    ['a b.json', '--- a/a b.json\t', '+++ b/a b.json\t'],
    ['é.json', '--- a/é.json', '+++ b/é.json'],
    ['tab\tx.json', '--- "a/tab\\tx.json"', '+++ "b/tab\\tx.json"'],
    ['a\n "b\\.json', '--- "a/a\\n \\"b\\\\.json"\t', '+++ "b/a\\n \\"b\\\\.json"\t'],
    ['\u001b[2J.json', '--- "a/\\033[2J.json"', '+++ "b/\\033[2J.json"'],
    ['\u202e.json', '--- "a/\\342\\200\\256.json"', '+++ "b/\\342\\200\\256.json"'],
  ])('%j is written as git writes it', async (name, ...expected) => {
    add('x.json', SLIP);
    const { out } = await toolint(['--stdin', '--stdin-filename', name, '--fix-dry-run'], { input: SLIP });
    expect(out.split('\n').slice(0, 2)).toEqual(expected);
  });

  test('above this folder, where neither git nor patch would change it, is told', async () => {
    add('tool.json', SLIP);
    add('here/x', '');
    const { out, err } = await toolint(['--fix-dry-run', '../tool.json'], { cwd: join(folder.path, 'here') });
    expect(out).toMatch(/^--- a\/\.\.\/tool\.json\n/);
    expect(err).toBe(
      'toolint: ../tool.json is not below this folder, so git and patch refuse its part of the patch here. Run toolint in a folder above it.\n',
    );
  });
});

describe('what is wrong', () => {
  test('is told on standard error, beside the patch of the rest', async () => {
    add('good.json', SLIP);
    add('utf16.json', Buffer.from(`\ufeff${GOOD}`, 'utf16le'));
    const { status, out, err } = await dryRun('godo.json', 'good.json', 'utf16.json');
    expect(status).toBe(2);
    expect(out).toMatch(/^--- a\/good\.json\n\+\+\+ b\/good\.json\n@@[^]*\+ {2}"version": "1\.0\.0",\n[^]*\n }\n$/);
    expect(err).toMatch(/^toolint: godo\.json: .*did you mean.*good\.json.*\n/);
    expect(err).toContain('\ntoolint: utf16.json: It is encoded in UTF-16: save it as UTF-8.\n');
    expect(err.trimEnd().split('\n')).toHaveLength(2);
  });

  test('nothing to lint is told too', async () => {
    const { status, out, err } = await dryRun();
    expect([status, out]).toEqual([0, '']);
    expect(err).toMatch(/^toolint: no manifest was found/);
  });

  test('a report cannot be had beside it', async () => {
    add('good.json', SLIP);
    const { status, out, err } = await dryRun('--format', 'sarif');
    expect([status, out]).toEqual([2, '']);
    expect(err).toBe(
      'toolint: --fix-dry-run prints a patch instead of a report, so it does not go together with --format.\n',
    );
  });
});

test('--output-file takes the patch', async () => {
  add('good.json', SLIP);
  const { out } = await dryRun();
  const written = await dryRun('-o', 'x.patch');
  expect([written.out, written.err]).toEqual(['', 'toolint: the patch is in x.patch.\n']);
  expect(read('x.patch')).toBe(out);
});
