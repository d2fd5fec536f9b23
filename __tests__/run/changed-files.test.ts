/** What git says has changed, for `--changed` and for the Action. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { changedSince } from '../../src/run/changed-files.js';
import { addFiles, isWindows, makeFolder } from './folder.js';

const GIT = {
  PATH: process.env['PATH'],
  ...{ GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
  ...{ GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.com' },
  ...{ GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@example.com' },
};

/** A repository in which these files are committed. */
function repository(files: Readonly<Record<string, string>>) {
  const cwd = makeFolder(files);
  const git = (...args: string[]): string => execFileSync('git', args, { cwd, encoding: 'utf8', env: GIT });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'x');
  return { cwd, git };
}

test('a file that git does not know yet has changed as a whole; what git ignores, and a repository inside, have not', async () => {
  const { cwd } = repository({ '.gitignore': 'out\n', 'old.json': '{}\n' });
  addFiles(cwd, { 'sub/new.json': '{}\n', 'out/a.json': '{}\n' });
  addFiles(cwd, { 'inner/a.json': '{}\n' });
  execFileSync('git', ['init', '--quiet'], { cwd: join(cwd, 'inner'), env: GIT });
  const { changes, base } = await changedSince('main', cwd);
  expect([...changes]).toEqual([['sub/new.json', 'all']]);
  expect(base).toBe('main');
});

(isWindows ? test.skip : test)('a name that git writes with escapes is told as it is', async () => {
  const name = '\u001b[1m "a"\\\r.json';
  const { cwd } = repository({ [name]: '{}\n' });
  addFiles(cwd, { [name]: '[]\n' });
  expect([...(await changedSince(undefined, cwd)).changes.keys()]).toEqual([name]);
});

describe('where git has no answer, it is said why:', () => {
  const said = async (cwd: string, base: string): Promise<string> =>
    changedSince(base, cwd).then(
      () => 'nothing',
      (error: Error) => error.message,
    );

  test('there is no such commit', async () => {
    const { cwd } = repository({ 'a.json': '{}\n' });
    expect(await said(cwd, 'mian')).toBe('--changed: git knows no commit `mian`.');
  });

  test('nothing is committed on this branch, and the other one has a history', async () => {
    const { cwd, git } = repository({ 'a.json': '{}\n' });
    git('switch', '--quiet', '--orphan', 'fresh');
    expect(await said(cwd, 'main')).toBe('--changed: this branch and `main` have no commit in common.');
  });

  test('git cannot read what it has written', async () => {
    const { cwd } = repository({ 'a.json': '{}\n' });
    writeFileSync(join(cwd, '.git/index'), 'nonsense');
    expect(await said(cwd, 'main')).toMatch(/^--changed: git (?:diff-index|ls-files) failed: .*index.*\.$/);
  });
});
