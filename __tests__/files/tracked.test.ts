import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { discover, wouldFind } from '../../src/files/discover.js';
import { parseIndex } from '../../src/files/git-index.js';
import { scopeFinder } from '../../src/files/gitignore.js';
import { addFiles, isWindows, makeFolder } from '../run/folder.js';

const hasGit = spawnSync('git', ['--version']).status === 0;
const withGit = hasGit ? test : test.skip;
const extensions = ['.json'];

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    encoding: 'utf8',
  });

const found = async (cwd: string, paths: string[] = []): Promise<string[]> =>
  (await discover({ cwd, paths, extensions })).files.map(({ path }) => path);

/** With what is tracked as it is. */
function repository(files: Record<string, string>, tracked: readonly string[], ...configs: string[]): string {
  const folder = makeFolder(files);
  git(folder, 'init', '-q');
  for (const each of configs) git(folder, 'config', ...each.split(' '));
  git(folder, 'add', '-f', ...tracked);
  return folder;
}

const FILES = {
  '.gitignore': '/*.json\nconfig/\nout/',
  'server.json': '',
  'other.json': '',
  'config/a/tracked.json': '',
  'config/a/untracked.json': '',
  'config/untracked.json': '',
  'out/x.json': '',
  'app/.gitignore': '*.json',
  'app/tracked.json': '',
  'app/untracked.json': '',
};
const TRACKED = ['server.json', 'config/a/tracked.json', 'app/tracked.json'];
const SEEN = ['app/tracked.json', 'config/a/tracked.json', 'server.json'];

describe('what git tracks is looked at, whatever a .gitignore says', () => {
  withGit.each([[''], ['index.version 3'], ['index.version 4'], ['feature.manyFiles true']])(
    'an index as git writes it: %s',
    async (config) => {
      const folder = repository(FILES, TRACKED, ...(config === '' ? [] : [config]));
      expect(await found(folder)).toEqual(SEEN);
      expect(await found(folder, ['**/*.json'])).toEqual(SEEN);
      expect(await found(join(folder, 'config'))).toEqual(['a/tracked.json', 'a/untracked.json', 'untracked.json']);
      const scopeOf = scopeFinder(folder);
      const all = Object.keys(FILES).filter((path) => path.endsWith('.json'));
      expect(all.filter((path) => wouldFind(path, { cwd: folder, extensions }, scopeOf)).sort()).toEqual(SEEN);
    },
  );

  withGit('extended flags, names that are not ASCII, and a file that is gone', async () => {
    const folder = repository({ ...FILES, 'über.json': '', 'gone.json': '' }, [...TRACKED, 'gone.json']);
    git(folder, 'add', '-f', '--intent-to-add', 'über.json');
    git(folder, 'update-index', '--skip-worktree', 'app/tracked.json');
    git(folder, 'rm', '-q', '--cached', 'gone.json');
    expect(await found(folder)).toEqual([...SEEN, 'über.json']);
  });

  withGit('in a linked worktree, by its own index', async () => {
    const folder = repository(FILES, ['.gitignore', 'server.json']);
    git(folder, 'commit', '-qm', 'x');
    git(folder, 'worktree', 'add', '-q', 'w');
    addFiles(join(folder, 'w'), { 'other.json': '', 'config/a.json': '' });
    git(join(folder, 'w'), 'add', '-f', 'config/a.json');
    expect(await found(join(folder, 'w'))).toEqual(['config/a.json', 'server.json']);
  });

  withGit('a repository within another has its own', async () => {
    const folder = repository(FILES, TRACKED);
    addFiles(folder, { 'sub/.gitignore': '*.json', 'sub/a.json': '', 'sub/b.json': '' });
    git(join(folder, 'sub'), 'init', '-q');
    git(join(folder, 'sub'), 'add', '-f', 'a.json');
    expect(await found(folder)).toEqual(['app/tracked.json', 'config/a/tracked.json', 'server.json', 'sub/a.json']);
  });

  withGit.each([['index.sparse true'], ['extensions.objectFormat sha256'], ['core.splitIndex true']])(
    'an index of another form hides nothing that is seen without it: %s',
    async (config) => {
      const folder = repository({ ...FILES, 'app/.gitignore': '' }, TRACKED);
      git(folder, 'config', ...config.split(' '));
      if (config.startsWith('core')) git(folder, 'update-index', '--split-index');
      expect(await found(folder)).toEqual(expect.arrayContaining(['app/tracked.json', 'app/untracked.json']));
    },
  );

  test.each<[string, Buffer | undefined]>([
    ['none', undefined],
    ['empty', Buffer.alloc(0)],
    ['of another kind', Buffer.from('hello, world, this is no index')],
    ['cut off', Buffer.concat([Buffer.from('DIRC'), Buffer.from([0, 0, 0, 2, 255, 255, 255, 255])])],
  ])('a repository without an index: %s', async (_, bytes) => {
    const folder = makeFolder({ ...FILES, '.git/HEAD': 'ref: refs/heads/main\n' });
    if (bytes) writeFileSync(join(folder, '.git/index'), bytes);
    expect(await found(folder)).toEqual([]);
  });

  (isWindows ? test.skip : test)('an index that is a link or a folder is not read', async () => {
    for (const kind of ['link', 'folder']) {
      const folder = makeFolder({ ...FILES, '.git/HEAD': '' });
      if (kind === 'link') symlinkSync('/dev/zero', join(folder, '.git/index'));
      else mkdirSync(join(folder, '.git/index'));
      expect(await found(folder)).toEqual([]);
    }
  });
});

withGit.each([['2'], ['4']])('bytes that are changed or missing: version %s', (version) => {
  const folder = repository(FILES, TRACKED, `index.version ${version}`);
  const bytes = readFileSync(join(folder, '.git/index'));
  expect(parseIndex(bytes)).toEqual(new Set([...TRACKED, 'app', 'config', 'config/a']));
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.nat(255), fc.nat(bytes.length), (at, byte, length) => {
      const changed = Buffer.from(bytes);
      changed[at] = byte;
      expect(() => parseIndex(changed.subarray(0, length))).not.toThrow();
    }),
  );
});
