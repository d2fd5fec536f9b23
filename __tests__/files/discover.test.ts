import { execFileSync } from 'node:child_process';
import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { discover, type DiscoverOptions } from '../../src/files/discover.js';
import { isRoot, isWindows, makeFolder } from '../run/folder.js';

const unlessWindows = isWindows ? test.skip : test;
const extensions = ['.json', '.jsonc', '.yaml', '.yml'];

async function find(cwd: string, paths: string[] = [], options: Partial<DiscoverOptions> = {}) {
  const { files, problems } = await discover({ cwd, paths, extensions, ...options });
  const plain = files.map(({ path, absolute, named }) => ({ path, absolute, named }));
  return { paths: files.map(({ path }) => path), problems, files: plain };
}

describe('everything below a folder', () => {
  test('takes files of the known kinds, in order, other than in node_modules and .git', async () => {
    const folder = makeFolder({
      'b.json': '',
      'a/b/c.yaml': '',
      'a/z.YML': '',
      'a.jsonc': '',
      '.hidden/x.json': '',
      'readme.md': '',
      json: '',
      'node_modules/p/package.json': '',
      'lib/python3/site-packages/p.json': '',
      '.tox/py/p.json': '',
      'a/__pycache__/p.json': '',
      'a/node_modules/p.json': '',
      '.git/config.json': '',
      'folder.json/x.txt': '',
    });
    expect(await find(folder)).toEqual({
      paths: ['.hidden/x.json', 'a.jsonc', 'a/b/c.yaml', 'a/z.YML', 'b.json'],
      problems: [],
      files: expect.arrayContaining([
        { path: 'a/b/c.yaml', absolute: `${folder.replaceAll('\\', '/')}/a/b/c.yaml`, named: false },
      ]),
    });
  });

  test('what git ignores is left out at every level, also above', async () => {
    const folder = makeFolder({
      '.git/info/exclude': 'excluded.json',
      '.gitignore': 'dist/\n*.local.json',
      'a/.gitignore': 'x.json\n!keep.local.json',
      'a/x.json': '',
      'a/b/x.json': '',
      'a/keep.local.json': '',
      'a/other.local.json': '',
      'a/dist/x.json': '',
      'a/excluded.json': '',
      'x.json': '',
      'dist/y.json': '',
    });
    expect((await find(folder)).paths).toEqual(['a/keep.local.json', 'x.json']);
    expect((await find(join(folder, 'a'))).paths).toEqual(['keep.local.json']);
    expect((await find(join(folder, 'dist'))).paths).toEqual(['y.json']);
  });

  test('takes files of other kinds that are asked for by their paths', async () => {
    const folder = makeFolder({
      '.git/': '',
      '.gitignore': 'dist',
      'a/x.tool': '',
      'b/x.tool': '',
      'a/x.json': '',
      'dist/x.tool': '',
    });
    const also = (path: string): boolean => path.startsWith('a/') || path.startsWith('dist/');
    expect((await find(folder, [], { also })).paths).toEqual(['a/x.json', 'a/x.tool']);
    expect((await find(folder, ['*/x.tool'], { also })).paths).toEqual(['a/x.tool']);
    expect((await find(folder, ['a/x.tool', 'b/x.tool'], { also, ignoreUnknown: true })).paths).toEqual(['a/x.tool']);
    expect((await find(folder, [], { also, include: (path) => path === 'a/x.json' })).paths).toEqual(['a/x.json']);
  });

  test('or what git itself says that it ignores, and then no .gitignore counts', async () => {
    const files = {
      '.gitignore': 'a.json',
      'a.json': '',
      'b/.gitignore': '*',
      'b/.git/info/exclude': '*',
      'b/c.json': '',
    };
    const folder = makeFolder({ ...files, '.git/info/exclude': 'a.json', 'out/d.json': '', 'b/e.json': '' });
    const absolute = (path: string): string => `${folder.replaceAll('\\', '/')}/${path}`;
    const ignoredByGit = new Set([absolute('out'), absolute('b/e.json')]);
    for (const paths of [[], ['**/*.json'], ['a.json', 'b']])
      expect((await find(folder, paths, { ignoredByGit })).paths).toEqual(['a.json', 'b/c.json']);
    expect((await find(folder, [], { ignoredByGit: new Set() })).paths).toHaveLength(4);
  });

  test('the config leaves files and folders out', async () => {
    const folder = makeFolder({ 'a.json': '', 'b/c.json': '', 'd/e.json': '', 'd/f.json': '' });
    const asked: string[] = [];
    const ignored = (path: string): boolean => {
      asked.push(path);
      return path === 'b/' || path === 'd/e.json';
    };
    expect((await find(folder, [], { ignored, include: (path) => path !== 'a.json' })).paths).toEqual(['d/f.json']);
    expect(asked.sort()).toEqual(['a.json', 'b/', 'd/', 'd/e.json', 'd/f.json']);
  });

  unlessWindows('strange names are names', async () => {
    const names = [
      'a\nb.json',
      '😀.json',
      '::error::x.json',
      'a\\b.json',
      ' .json',
      `${'é'.repeat(125)}.json`,
      '__proto__/x.json',
      '-.json',
    ];
    const folder = makeFolder(Object.fromEntries(names.map((name) => [name, ''])));
    expect((await find(folder)).paths).toEqual([...names].sort());
    for (const name of names) expect((await find(folder, [name])).paths).toEqual([name]);
  });

  unlessWindows('links, pipes and broken links are not looked at', async () => {
    const outside = makeFolder({ 'secret.json': '' });
    const folder = makeFolder({ 'a/real.json': '' });
    symlinkSync(join(outside, 'secret.json'), join(folder, 'link.json'));
    symlinkSync(outside, join(folder, 'linked'));
    symlinkSync('..', join(folder, 'a/up'));
    symlinkSync('real.json', join(folder, 'a/alias.json'));
    symlinkSync('nothing', join(folder, 'broken.json'));
    execFileSync('mkfifo', [join(folder, 'pipe.json')]);
    expect(await find(folder)).toMatchObject({ paths: ['a/real.json'], problems: [] });
  });

  // Nothing is unreadable to the superuser.
  (isRoot || isWindows ? test.skip : test)(
    'a folder that cannot be searched is a problem, and the others are searched',
    async () => {
      const folder = makeFolder({ 'a/x.json': '', 'b/x.json': '' });
      chmodSync(join(folder, 'a'), 0);
      expect(await find(folder)).toMatchObject({
        paths: ['b/x.json'],
        problems: [{ path: 'a/', message: 'The folder cannot be searched. It cannot be read: permission denied.' }],
      });
      chmodSync(join(folder, 'a'), 0o700);
    },
  );

  test('a working folder that does not exist is a problem', async () => {
    const folder = join(makeFolder(), 'gone');
    expect((await find(folder)).problems).toEqual([{ path: '.', message: 'It does not exist.' }]);
  });

  test('folders may be nested deeply', async () => {
    const deep = `${'d/'.repeat(500)}x.json`;
    expect((await find(makeFolder({ [deep]: '' }))).paths).toEqual([deep]);
  });
});

describe('what is named', () => {
  const folder = makeFolder({
    '.git/': '',
    '.gitignore': 'dist',
    'a/x.json': '',
    'a/y.json': '',
    'a/z.txt': '',
    'dist/x.json': '',
    'dist/sub/x.json': '',
    'node_modules/p/x.json': '',
    'b/x.yaml': '',
    '[id].json': '',
    'metadata.json': '',
  });
  const cwd = join(folder, 'a');

  test('a file of any kind is taken, also where git ignores it', async () => {
    const { files, problems } = await find(folder, [
      'a/z.txt',
      'dist/x.json',
      './metadata.json',
      join(folder, 'b', 'x.yaml'),
      'node_modules/p/x.json',
    ]);
    expect(problems).toEqual([]);
    expect(files.map(({ path, named }) => [path, named])).toEqual([
      ['a/z.txt', true],
      ['b/x.yaml', true],
      ['dist/x.json', true],
      ['metadata.json', true],
      ['node_modules/p/x.json', true],
    ]);
  });

  test('a folder is searched, also an ignored one', async () => {
    expect((await find(folder, ['a', 'dist/', 'node_modules/p'])).paths).toEqual([
      'a/x.json',
      'a/y.json',
      'dist/sub/x.json',
      'dist/x.json',
      'node_modules/p/x.json',
    ]);
    expect((await find(cwd, ['.'])).paths).toEqual(['x.json', 'y.json']);
    expect((await find(cwd, ['..', 'x.json'])).paths).toEqual([
      '../[id].json',
      '../b/x.yaml',
      '../metadata.json',
      'x.json',
      'y.json',
    ]);
  });

  test('what lies outside of the folder is shown with `..`', async () => {
    expect((await find(cwd, ['../b/x.yaml', '../b'])).files).toEqual([
      { path: '../b/x.yaml', absolute: `${folder.replaceAll('\\', '/')}/b/x.yaml`, named: true },
    ]);
  });

  test('what is named and found is one file, and named', async () => {
    expect((await find(folder, ['a', 'a/x.json', 'a/*.json'])).files.map(({ path, named }) => [path, named])).toEqual([
      ['a/x.json', true],
      ['a/y.json', false],
    ]);
  });

  test('backslashes work as separators', async () => {
    expect((await find(folder, ['a\\x.json', '.\\b'])).paths).toEqual(['a/x.json', 'b/x.yaml']);
  });

  test('what is missing is a problem with a hint, and the others are found', async () => {
    expect(await find(folder, ['metdata.json', 'gone/x.json', 'a/x.json', ''])).toMatchObject({
      paths: ['a/x.json'],
      problems: [
        { path: 'metdata.json', message: 'It does not exist (did you mean `metadata.json`?).' },
        { path: 'gone/x.json', message: 'It does not exist.' },
        { path: '', message: 'An empty path was given. Name a file, a folder or a glob.' },
      ],
    });
  });

  test('a name with brackets is a name if there is such a file', async () => {
    expect((await find(folder, ['[id].json'])).files).toMatchObject([{ path: '[id].json', named: true }]);
  });

  test('globs', async () => {
    expect((await find(folder, ['**/x.*'])).files.map(({ path, named }) => [path, named])).toEqual([
      ['a/x.json', false],
      ['b/x.yaml', false],
    ]);
    expect((await find(folder, ['{a,b}/x.{json,yaml}'])).paths).toEqual(['a/x.json', 'b/x.yaml']);
    expect((await find(cwd, ['../*/*.yaml'])).paths).toEqual(['../b/x.yaml']);
    expect((await find(folder, [`${folder.replaceAll('\\', '/')}/a/*`])).paths).toEqual(['a/x.json', 'a/y.json']);
    expect((await find(folder, ['dist/**/*.json', 'node_modules/p/*'])).paths).toEqual([
      'dist/sub/x.json',
      'dist/x.json',
      'node_modules/p/x.json',
    ]);
    expect((await find(join(folder, 'dist'), ['**/*.json'])).paths).toEqual(['sub/x.json', 'x.json']);
    expect((await find(join(folder, 'node_modules'), ['*/*.json'])).paths).toEqual(['p/x.json']);
    expect((await find(folder, ['a/*'], { ignored: (path) => path === 'a/x.json' })).paths).toEqual(['a/y.json']);
  });

  test('what begins with an exclamation mark is taken out, wherever it is in the list', async () => {
    const folder = makeFolder({ 'a/x.json': '', 'a/y.json': '', 'b/x.json': '', 'b/c/z.json': '', '!x.json': '' });
    expect((await find(folder, ['!**/x.json', 'a', 'b/x.json'])).paths).toEqual(['a/y.json']);
    expect((await find(folder, ['!b'])).paths).toEqual(['!x.json', 'a/x.json', 'a/y.json', 'b/c/z.json', 'b/x.json']);
    expect((await find(folder, ['!b/'])).paths).toEqual(['!x.json', 'a/x.json', 'a/y.json']);
    expect((await find(folder, ['**/*.json', '!b/**', '!a/y.json'])).paths).toEqual(['!x.json', 'a/x.json']);
    expect((await find(folder, ['./!x.json'])).paths).toEqual(['!x.json']);
    await expect(find(folder, ['a', '!../b'])).rejects.toThrow('`..` leaves the folder');
  });

  test('globs that match nothing are a problem', async () => {
    expect((await find(folder, ['*.yaml', 'a/*.txt', 'x['])).problems).toEqual([
      {
        path: '*.yaml',
        message: 'The glob matches no file (files that git ignores, and those in node_modules, are left out).',
      },
      { path: 'a/*.txt', message: 'The glob matches only files of other kinds than .json, .jsonc, .yaml, .yml.' },
      {
        path: 'x[',
        message: 'The glob matches no file (files that git ignores, and those in node_modules, are left out).',
      },
    ]);
  });

  unlessWindows('links inside the workspace are followed if they are named, and none that lead out', async () => {
    const outside = makeFolder({ 'secret.json': '', 'sub/secret.json': '' });
    const work = makeFolder({ '.git/': '', 'a/x.json': '', 'b/': '' });
    symlinkSync('../a/x.json', join(work, 'b/inside.json'));
    symlinkSync('a', join(work, 'linked'));
    symlinkSync(join(outside, 'secret.json'), join(work, 'b/outside.json'));
    symlinkSync(outside, join(work, 'out'));
    symlinkSync('nothing', join(work, 'broken.json'));
    execFileSync('mkfifo', [join(work, 'pipe.json')]);
    const found = await find(work, ['b/inside.json', 'linked', 'linked/x.json']);
    expect(found.files).toEqual([
      { path: 'b/inside.json', absolute: join(work, 'a/x.json'), named: true },
      { path: 'linked/x.json', absolute: join(work, 'linked/x.json'), named: true },
    ]);
    const leads = (to: string) =>
      `It leads out of the workspace by a symbolic link, to ${to}: such links are not followed.`;
    const bad = [
      'b/outside.json',
      'out',
      'out/sub/secret.json',
      'broken.json',
      'pipe.json',
      'out/*.json',
      'out/**/*.json',
    ];
    const none = 'The glob matches no file (files that git ignores, and those in node_modules, are left out).';
    expect(await find(work, bad)).toMatchObject({
      paths: [],
      problems: [
        { path: 'b/outside.json', message: leads(join(outside, 'secret.json')) },
        { path: 'out', message: leads(outside) },
        { path: 'out/sub/secret.json', message: leads(join(outside, 'sub/secret.json')) },
        { path: 'broken.json', message: 'It is a symbolic link that leads nowhere.' },
        { path: 'pipe.json', message: 'It is no regular file but a pipe, socket or device.' },
        { path: 'out/*.json', message: none },
        { path: 'out/**/*.json', message: none },
      ],
    });
  });

  unlessWindows('by a way through a link, it has the name that it has here', async () => {
    const work = makeFolder({ '.git/': '', 'a/x.json': '', 'a/b/y.json': '', 'c/z.json': '' });
    const link = join(makeFolder(), 'link');
    symlinkSync(work, link);
    const through = ['a/x.json', 'a/b', 'c/*.json'].map((path) => join(link, path));
    const expected = ['../c/z.json', 'b/y.json', 'x.json'];
    expect((await find(join(work, 'a'), through)).paths).toEqual(expected);
    expect((await find(join(link, 'a'), through)).paths).toEqual(expected);
    expect((await find(join(link, 'a'), [join(work, 'a/x.json')])).paths).toEqual(['x.json']);
  });

  test('too long a name is a problem', async () => {
    const name = `${'x'.repeat(300)}.json`;
    const { problems } = await find(folder, [name]);
    expect(problems).toEqual([{ path: name, message: isWindows ? 'It does not exist.' : 'Its path is too long.' }]);
  });
});

test('tells which configs were seen on the way', async () => {
  const folder = makeFolder({
    'toolint.config.json': '{}',
    'package.json': '{}',
    'a/x.json': '',
    'b/.git': '',
    'b/.gitignore': 'out',
    'b/out/toolint.config.json': '{}',
    'b/out/deep/x.json': '',
    'node_modules/c/toolint.config.json': '{}',
  });
  symlinkSync(join(folder, 'a'), join(folder, 'link'));
  const { folders } = await discover({ cwd: folder, paths: [], extensions });
  const of = (path: string) => folders.of(folder + path);
  expect(of('')).toEqual({ configs: ['package.json', 'toolint.config.json'], isGitTop: false, hasGitignore: false });
  expect(of('/a')).toEqual({ configs: [], isGitTop: false, hasGitignore: false });
  expect(of('/b')).toEqual({ configs: [], isGitTop: true, hasGitignore: true });
  // Where the walk did not go, nobody knows.
  expect(['/b/out', '/b/out/deep', '/node_modules/c', '/link', '/link/deep', '/..'].map(of)).toEqual(
    Array<undefined>(6).fill(undefined),
  );
});
