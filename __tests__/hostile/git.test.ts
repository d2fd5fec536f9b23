/** Nothing that a repository or a checkout says makes git start a program. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedSince } from '../../src/run/changed-files.js';
import { openGit } from '../../src/files/git.js';
import { openRepository } from '../../src/read/file-tree.js';
import { folderOf, toolint } from '../support/cli.js';
import { askAll } from './support/ask-git.js';
import { plainGit, repositoryWithEmbedded, tools, TRAPS, trappedRepository } from './support/git-traps.js';

const COMMANDS = [
  ['diff', 'HEAD'],
  ['diff', 'v1.0.0', 'HEAD'],
  ['diff', '--base-release'],
  ['dump'],
  ['--changed'],
  ['--changed=HEAD'],
  ['--changed', 'racy.json'],
  ['--why', 'racy.json'],
  ['.'],
];

const made: { remove(): void }[] = [];
afterAll(() => made.forEach((each) => each.remove()));
const kept = <Each extends { remove(): void }>(each: Each): Each => (made.push(each), each);

describe('committed files that git takes for a repository', () => {
  const embedded = kept(repositoryWithEmbedded());
  test.each(COMMANDS)('toolint %s %s', async (...args) => {
    const { status, err } = await toolint(args, { cwd: embedded.path });
    expect(embedded.sprung()).toEqual([]);
    expect([0, 1]).toContain(status);
    expect(err).not.toContain('git');
  });

  test('the repository around it is the one that answers', async () => {
    const git = openGit(embedded.path);
    expect((await git('rev-parse', 'HEAD')).out.trim()).toBe(embedded.head);
    expect((await git('rev-parse', '--show-toplevel')).out.trim()).toBe(join(embedded.path, '..'));
    expect([...(await changedSince(embedded.base, embedded.path)).changes.keys()]).toContain('racy.json');
  });
});

describe('a config of every key that starts a program', () => {
  const trapped = kept(trappedRepository());
  test.each(COMMANDS)('toolint %s %s', async (...args) => {
    await toolint(args, { cwd: trapped.path });
    expect(trapped.sprung()).toEqual([]);
  });

  test('what is asked of git is answered all the same', async () => {
    const { out } = await toolint(['diff', 'HEAD'], { cwd: trapped.path });
    expect(out).toContain('changed.json');
    expect(trapped.sprung()).toEqual([]);
  });
});

test('a submodule is not asked by a git of its own', async () => {
  const outer = kept(folderOf({ 'tools.json': tools('string') }));
  const inner = kept(trappedRepository(TRAPS.filter(({ key }) => /^filter\.trap\.clean$|fsmonitor/.test(key))));
  plainGit(outer.path, 'init', '--quiet');
  execFileSync('cp', ['-a', inner.path, join(outer.path, 'inner')]);
  plainGit(outer.path, 'add', '--all');
  plainGit(outer.path, 'commit', '--quiet', '--message', 'A');
  expect(plainGit(outer.path, 'ls-files', '-s', 'inner')).toMatch(/^160000 /);
  inner.sprung();
  await askAll(outer.path);
  expect(inner.sprung()).toEqual([]);
});

test('a program that cannot be turned off is refused', async () => {
  const trapped = kept(trappedRepository([]));
  plainGit(trapped.path, 'config', 'filter.a=b.clean', 'touch ran');
  await expect(changedSince('HEAD', trapped.path)).rejects.toThrow(
    'The setting `filter.a=b.clean` of git names a program and cannot be turned off. Take it out of the git config.',
  );
});

test('`core.worktree` leads nowhere', async () => {
  const trapped = kept(trappedRepository([]));
  const elsewhere = kept(folderOf({ 'secret.json': '{}' }));
  plainGit(trapped.path, 'config', 'core.worktree', elsewhere.path);
  const tree = await openRepository(trapped.path).workingTree();
  expect(tree.paths).not.toContain('secret.json');
  expect(tree.paths).toContain('new.json');
});

test('a `.git` that is none is not passed over for a repository above it', async () => {
  const trapped = kept(trappedRepository([]));
  mkdirSync(join(trapped.path, 'deep/.git'), { recursive: true });
  writeFileSync(join(trapped.path, 'deep/a.json'), '{}');
  await expect(changedSince('HEAD', join(trapped.path, 'deep'))).rejects.toThrow('in no work tree of git');
});
