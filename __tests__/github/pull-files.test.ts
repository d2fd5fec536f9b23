import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isOnChangedLines, readHunks, type Hunk } from '../../src/engine/changed-lines.js';
import {
  restorePatches,
  type FileRow,
  changesOf,
  comparedFiles,
  pullFiles,
  type PullFiles,
} from '../../src/github/pull-files.js';
import { startGitHub, type FakeGitHub, type FakeOptions } from '../action/support/github/server.js';
import type { Tree } from '../action/support/github/diff.js';
import { failureOf, jobAt, jobOf, json, open, startServer } from './client-support.js';

/** The files of which GitHub does not tell what changed in them. */
const unknownIn = (files: PullFiles): string[] =>
  [...files].flatMap(([path, { hunks }]) => (hunks === undefined ? [path] : []));

let fake: FakeGitHub | undefined;
afterEach(async () => {
  if (fake) expect(fake.violations).toEqual([]);
  await fake?.stop();
  fake = undefined;
});

async function filesOf(options: FakeOptions): Promise<PullFiles> {
  fake = await startGitHub(options);
  return pullFiles(await open(jobOf(fake)), jobOf(fake));
}

const FILES = 'GET pulls/{pull_number}/files';
const lines = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, i) => `line ${from + i}\n`).join('');
const touched = (files: PullFiles, path: string): number[] =>
  (files.get(path)!.hunks ?? []).flatMap(({ changed }) => [...changed]);

describe('the files of a pull request', () => {
  const base: Tree = { 'a.json': lines(20), 'gone.json': 'x\n', 'old.json': lines(9), 'same.json': 'y\n' };
  const head: Tree = {
    'a.json': lines(20).replace('line 4\n', 'new\nnew\n'),
    'new.json': 'x\n',
    'moved.json': lines(9),
    'same.json': 'y\n',
  };

  test('come with what changed in them', async () => {
    const files = await filesOf({ base, head, renames: { 'moved.json': 'old.json' } });
    expect([...files.keys()].sort()).toEqual(['a.json', 'gone.json', 'moved.json', 'new.json']);
    expect(files.get('a.json')).toMatchObject({ status: 'modified', sha: expect.stringMatching(/^[0-9a-f]{40}$/) });
    expect(touched(files, 'a.json')).toEqual([5, 6]);
    expect(files.get('new.json')).toMatchObject({ status: 'added', hunks: [{ from: 1, to: 1 }] });
    expect(files.get('moved.json')).toMatchObject({ status: 'renamed', previous: 'old.json', hunks: [] });
    expect(files.get('gone.json')).toMatchObject({ status: 'removed' });
    expect(unknownIn(files)).toEqual([]);
    expect([...changesOf(files)!.keys()].sort()).toEqual(['a.json', 'moved.json', 'new.json']);
  });

  test('are read over many pages', async () => {
    const many = Object.fromEntries(Array.from({ length: 250 }, (_, i) => [`${i}.json`, '{}\n']));
    const files = await filesOf({ head: many });
    expect(files.size).toBe(250);
    expect(fake!.calls(FILES)).toHaveLength(3);
  });

  test('a large one is not known: each of its lines may have changed', async () => {
    const files = await filesOf({ base, head, withoutPatch: ['a.json'] });
    expect(files.get('a.json')!.hunks).toBeUndefined();
    expect(unknownIn(files)).toEqual(['a.json']);
    expect(changesOf(files)!.get('a.json')).toBe('all');
  });

  test('patches that were left out of a long answer are asked for again, in shorter ones', async () => {
    const head = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`${i}.json`, lines(1000, i)]));
    const files = await filesOf({ head });
    expect(unknownIn(files)).toEqual([]);
    for (const path of Object.keys(head)) expect(touched(files, path)).toHaveLength(1000);
    expect(fake!.calls(FILES).length).toBeLessThan(10);
  });

  test('patches that were left out of a short answer too are asked for one by one', async () => {
    const head = Object.fromEntries(Array.from({ length: 4 }, (_, i) => [`${i}.json`, lines(15_000, i)]));
    const files = await filesOf({ head });
    for (const path of Object.keys(head)) expect(touched(files, path)).toHaveLength(15_000);
  });

  test('of another head than the one linted are compared instead', async () => {
    fake = await startGitHub({ base, head });
    const job = jobOf(fake);
    fake.push({ 'a.json': 'other\n' });
    const files = await pullFiles(await open(job), job);
    expect(touched(files, 'a.json')).toEqual([5, 6]);
    expect(fake.calls(FILES)).toEqual([]);
  });

  test('are none outside a pull request', async () => {
    fake = await startGitHub({ base, head });
    expect((await pullFiles(await open(jobOf(fake)), jobOf(fake, { pull: undefined }))).size).toBe(0);
  });
});

describe('a pull request', () => {
  const row = (more: object): object => ({
    status: 'modified',
    sha: 'b'.repeat(40),
    additions: 0,
    deletions: 0,
    changes: 0,
    ...more,
  });

  async function ask(rows: readonly object[], totals: object): Promise<{ files: PullFiles; requests: number }> {
    const server = await startServer((response, _, { url }) => {
      const { pathname, searchParams } = new URL(url, 'http://x');
      if (!pathname.endsWith('/files')) return json(response, 200, { head: { sha: 'a'.repeat(40) }, ...totals });
      const [size, page] = [Number(searchParams.get('per_page')), Number(searchParams.get('page') ?? 1)];
      const next = `<${server.url}${pathname}?per_page=${size}&page=${page + 1}>; rel="next"`;
      const headers = page * size < rows.length ? { link: next } : undefined;
      json(response, 200, rows.slice((page - 1) * size, page * size), headers);
    });
    const job = jobAt(server.url, { pull: { number: 7, head: 'a'.repeat(40), base: 'b'.repeat(40), isFork: false } });
    const files = await pullFiles(await open(job), job);
    await server.stop();
    return { files, requests: server.seen.length };
  }

  const pictures = Array.from({ length: 90 }, (_, i) => row({ filename: `${i}.png` }));

  test('whose numbers add up has lost nothing, so nothing is asked again', async () => {
    const text = row({
      filename: 'a.json',
      additions: 2,
      deletions: 1,
      changes: 3,
      patch: '@@ -1 +1,2 @@\n-a\n+b\n+c',
    });
    const { files, requests } = await ask([...pictures, text], { additions: 2, deletions: 1 });
    expect(requests).toBe(2);
    expect(files.get('0.png')!.hunks).toEqual([]);
  });

  test('with many pictures is not asked about forever; what stays open is unknown', async () => {
    const { files, requests } = await ask(pictures, { additions: 5, deletions: 0 });
    expect(requests).toBeLessThan(70);
    expect(unknownIn(files).length).toBeGreaterThan(0);
  });

  test('whose files have changed places in the meantime keeps each row in its own place', async () => {
    const lost = [row({ filename: 'a.json' }), row({ filename: 'b.json' })] as FileRow[];
    const told = { additions: 1, changes: 1, patch: '@@ -0,0 +1 @@\n+a' };
    const shifted = [row({ filename: 'new.json', ...told }), row({ filename: 'b.json', ...told })] as FileRow[];
    const { rows } = await restorePatches(lost, { additions: 2, deletions: 0 }, async (size, page) =>
      shifted.slice((page - 1) * size, page * size),
    );
    expect(rows.map(({ filename, patch }) => [filename, patch !== undefined])).toEqual([
      ['a.json', false],
      ['b.json', true],
    ]);
  });

  test('of which GitHub lists fewer files than it counts is not known, and what it lists is', async () => {
    const listed = [row({ filename: 'a.png' })];
    const { files } = await ask(listed, { additions: 0, deletions: 0, changed_files: 2 });
    expect(changesOf(files)).toBeUndefined();
    expect([...files.keys()]).toEqual(['a.png']);
    const whole = await ask(listed, { additions: 0, deletions: 0, changed_files: 1 });
    expect(changesOf(whole.files)).toEqual(new Map([['a.png', []]]));
  });

  test('with more files than GitHub lists is not known', async () => {
    const rows = Array.from({ length: 3000 }, (_, i) =>
      row({ filename: `${i}`, additions: 1, changes: 1, patch: '@@ -0,0 +1 @@\n+a' }),
    );
    const { files } = await ask(rows, { additions: 3000, deletions: 0 });
    expect(changesOf(files)).toBeUndefined();
  });
});

describe('a push', () => {
  test('is compared with the commit before', async () => {
    fake = await startGitHub({ base: { 'a.json': lines(5) }, head: { 'a.json': `${lines(5)}new\n`, 'b.json': 'x\n' } });
    const { base, head } = fake.world.pull;
    const files = await comparedFiles(await open(jobOf(fake)), jobOf(fake), base, head);
    expect(touched(files, 'a.json')).toEqual([6]);
    expect(unknownIn(files)).toEqual([]);
  });

  test('with rows that may have lost their patch leaves them unknown', async () => {
    const head = Object.fromEntries(Array.from({ length: 3 }, (_, i) => [`${i}.json`, lines(9000, i)]));
    fake = await startGitHub({ head });
    const files = await comparedFiles(await open(jobOf(fake)), jobOf(fake), fake.world.pull.base, fake.world.pull.head);
    expect(unknownIn(files)).toEqual(['2.json']);
    expect(changesOf(files)!.get('2.json')).toBe('all');
  });

  test('of too many files is an error, since nobody knows which are missing', async () => {
    fake = await startGitHub({ head: Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`${i}.json`, 'x\n'])) });
    const { base, head } = fake.world.pull;
    const error = await failureOf(comparedFiles(await open(jobOf(fake)), jobOf(fake), base, head));
    expect(error).toMatchObject({ kind: 'invalid', message: 'GitHub lists only 300 of the files that changed.' });
  });

  test('from a commit that is gone is an error', async () => {
    fake = await startGitHub({ head: { 'a.json': 'x\n' } });
    const github = await open(jobOf(fake));
    expect(await failureOf(comparedFiles(github, jobOf(fake), 'c'.repeat(40), fake.world.pull.head))).toMatchObject({
      kind: 'missing',
    });
  });
});

describe('the same as git diff base...head', () => {
  const numbered = lines(60).split('\n');
  const edited = (edit: (all: string[]) => void): string => {
    const all = [...numbered];
    edit(all);
    return all.join('\n');
  };
  const base: Tree = Object.fromEntries(
    ['0', '1', '2', '3', '4', 'crlf'].map((name) => [`${name}.json`, numbered.join(name === 'crlf' ? '\r\n' : '\n')]),
  );
  const head: Tree = {
    '0.json': edited((all) => all.splice(0, 1)),
    '1.json': edited((all) => all.splice(59, 1, 'no end of line')).trimEnd(),
    '2.json': edited((all) => all.splice(10, 3, 'a', '-- b', '++ c', '@@ -1 +1 @@')),
    '3.json': edited((all) => {
      all.splice(40, 0, 'later', '');
      all.splice(5, 0, '\\ No newline at end of file');
    }),
    '4.json': '',
    'crlf.json': base['crlf.json']!.replace('line 7\r\n', 'x\r\ny\r\n'),
    'deep/new.json': '{}\n',
  };
  let git: ReadonlyMap<string, readonly Hunk[]>;

  beforeAll(() => {
    git = diffOf(base, head);
  });

  test.each(['pull request', 'push'])('for a %s', async (what) => {
    fake = await startGitHub({ base, head });
    const github = await open(jobOf(fake));
    const { pull } = fake.world;
    const files =
      what === 'push'
        ? await comparedFiles(github, jobOf(fake), pull.base, pull.head)
        : await pullFiles(github, jobOf(fake));
    const changes = changesOf(files)!;
    for (const path of Object.keys(head)) {
      for (let line = 1; line <= 70; line++) {
        const at = { path, line, endLine: line };
        expect([path, line, isOnChangedLines(at, changes)]).toEqual([path, line, isOnChangedLines(at, git)]);
      }
    }
  });
});

/** By git itself. */
function diffOf(base: Tree, head: Tree): Map<string, readonly Hunk[]> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'toolint-diff-')));
  const run = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', '-c', 'core.autocrlf=false', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  const write = (tree: Tree): void => {
    for (const [path, text] of Object.entries(tree)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    run('add', '--all');
    run('commit', '--quiet', '--allow-empty', '-m', 'x');
  };
  try {
    run('init', '--quiet');
    write(base);
    write(head);
    return new Map(Object.keys(head).map((path) => [path, readHunks(run('diff', 'HEAD~1...HEAD', '--', path))]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
