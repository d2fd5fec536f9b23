import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isIgnored, parseIgnoreFile, scopeFinder } from '../../src/files/gitignore.js';
import { addFiles, isWindows, makeFolder } from '../run/folder.js';
import { within } from '../support/patience.js';

const hasGit = spawnSync('git', ['--version']).status === 0;

/** As git sees it: what is in an ignored folder is ignored. */
function ignores(text: string, path: string): boolean {
  const scope = { base: '/', rules: parseIgnoreFile(text), outer: undefined };
  const segments = path.replace(/\/$/, '').split('/');
  return segments.some((_, index) => {
    const isFolder = index < segments.length - 1 || path.endsWith('/');
    return isIgnored(scope, `/${segments.slice(0, index + 1).join('/')}`, isFolder);
  });
}

describe('the lines of a .gitignore', () => {
  test.each<[text: string, ignored: string[], seen: string[]]>([
    ['build', ['build', 'a/build', 'a/build/x'], ['abuild', 'build.json']],
    ['/build', ['build', 'build/x'], ['a/build']],
    ['build/', ['build/', 'build/x', 'a/build/x'], ['build', 'a/build']],
    ['a/b', ['a/b', 'a/b/c'], ['x/a/b']],
    ['**/b', ['b', 'x/y/b'], ['bb']],
    ['a/**', ['a/x', 'a/x/y'], ['a/', 'a']],
    ['a/**/b', ['a/b', 'a/x/y/b'], ['a/x']],
    ['*.log\n!keep.log', ['a.log', 'x/b.log'], ['keep.log', 'x/keep.log']],
    ['logs/\n!logs/keep', ['logs/keep'], ['log']],
    ['# a comment\n\n   \n', [], ['# a comment', 'x']],
    ['\\#x\n\\!y', ['#x', '!y'], ['x', 'y']],
    ['a  \nb\\ \nc\\  ', ['a', 'b ', 'c '], ['a  ', 'b', 'c']],
    ['\ufeffa\r\nb\r\n', ['a', 'b'], ['\ufeffa']],
    ['[ab].json', ['a.json'], ['c.json', '[ab].json']],
    ['x[', [], ['x[', 'x']],
    ['a\\', [], ['a', 'a\\']],
    ['!', [], ['!', 'a']],
    ['/', [], ['a', 'a/b']],
    ['{a,b}', ['{a,b}'], ['a', 'b']],
  ])('%j', (text, ignored, seen) => {
    expect(ignored.filter((path) => !ignores(text, path))).toEqual([]);
    expect(seen.filter((path) => ignores(text, path))).toEqual([]);
  });

  const pattern = fc
    .array(fc.constantFrom('a', 'b', 'c.js', '*', '**', '?', '/', '/', '[ab]', '[!a]', '\\a', '.', ' ', 'A'), {
      minLength: 1,
      maxLength: 6,
    })
    .map((pieces) => pieces.join(''))
    // Git reads a `**` behind a literal as though nothing stood before it: `a**/b` matches `ab`.
    .filter((text) => !/[^/*]\*\*/.test(text));
  const line = fc
    .tuple(fc.constantFrom('', '', '', '!', '/'), pattern, fc.constantFrom('', '', '/'))
    .map((parts) => parts.join(''));

  (hasGit ? test : test.skip)('git agrees', () => {
    const paths = [
      'a',
      'b',
      'c.js',
      'a/b',
      'a/a/b',
      'a/b/c.js',
      'b/a/b/a',
      'b/.',
      'ab',
      'a.b',
      'aa/bb',
      'b/c.js/a',
      'A',
      '.a/b',
      'a b/a',
    ].filter((path) => !path.endsWith('/.'));
    const folder = makeFolder();
    execFileSync('git', ['init', '-q', folder]);
    execFileSync('git', ['-C', folder, 'config', 'core.ignorecase', 'false']);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
        const text = lines.join('\n');
        writeFileSync(join(folder, '.gitignore'), text);
        // Files that do not exist: git takes the last part of a path for a file.
        const asked = spawnSync('git', ['-C', folder, 'check-ignore', '--stdin', '-z', '--no-index'], {
          input: paths.join('\0'),
        });
        const byGit = asked.stdout.toString().split('\0').filter(Boolean);
        expect({ text, ignored: paths.filter((path) => ignores(text, path)) }).toEqual({ text, ignored: byGit });
      }),
      { numRuns: 100, seed: 78 },
    );
  });

  test('hostile patterns cost little', async () => {
    const text = ['**/a/'.repeat(60) + 'b', '*a'.repeat(60) + 'x', '[['.repeat(1000), 'x'.repeat(100_000)].join('\n');
    const ignored = await within(500, () => ignores(text, `${'a/'.repeat(300)}${'a'.repeat(250)}`));
    expect(ignored).toBe(false);
  });
});

describe('the ignore files around a folder', () => {
  test('those of folders above hold up to the top of the repository, and nearer ones win', () => {
    const folder = makeFolder({
      '.gitignore': 'outside',
      'repo/.git/info/exclude': 'mine\nsecret*',
      'repo/.gitignore': '*.tmp\n/only-here',
      'repo/a/.gitignore': '!keep.tmp\n!secret.json\ninner/x',
      'repo/a/b/': '',
    });
    const scope = scopeFinder(join(folder, 'repo/a'))(join(folder, 'repo/a/b'));
    const ignored = (name: string): boolean => isIgnored(scope, join(folder, 'repo/a/b', name), false);
    expect(['x.tmp', 'mine', 'secret.txt'].map(ignored)).toEqual([true, true, true]);
    expect(['keep.tmp', 'outside', 'only-here', 'secret.json'].map(ignored)).toEqual([false, false, false, false]);
    expect(isIgnored(scope, join(folder, 'repo/a/inner/x'), false)).toBe(true);
    expect(isIgnored(scope, join(folder, 'repo/only-here'), false)).toBe(true);
  });

  test('a repository inside a repository is its own', () => {
    const folder = makeFolder({
      '.git/': '',
      '.gitignore': '*.json',
      'sub/.git': 'gitdir: ../.git/modules/sub',
      'sub/x/': '',
    });
    addFiles(folder, { '.git/modules/sub/info/exclude': 'excluded.json' });
    const find = scopeFinder(folder);
    expect(isIgnored(find(folder), join(folder, 'a.json'), false)).toBe(true);
    expect(isIgnored(find(join(folder, 'sub/x')), join(folder, 'sub/x/a.json'), false)).toBe(false);
    expect(isIgnored(find(join(folder, 'sub/x')), join(folder, 'sub/x/excluded.json'), false)).toBe(true);
  });

  test('a linked worktree has the excludes of its repository', () => {
    const folder = makeFolder({
      'main/.git/info/exclude': 'excluded',
      'main/.git/worktrees/w/commondir': '../..\n',
      'w/.git': 'gitdir: ../main/.git/worktrees/w\n',
    });
    const work = join(folder, 'w');
    expect(isIgnored(scopeFinder(work)(work), join(work, 'excluded'), false)).toBe(true);
  });

  (isWindows ? test.skip : test)('a `.git` that leads to itself excludes nothing', () => {
    for (const kind of ['link', 'file']) {
      const folder = makeFolder({ '.gitignore': 'a', ...(kind === 'file' && { '.git': 'gitdir: .git\n' }) });
      if (kind === 'link') symlinkSync('.git', join(folder, '.git'));
      const scope = scopeFinder(folder)(folder);
      expect(['a', 'b'].map((name) => isIgnored(scope, join(folder, name), false))).toEqual([true, false]);
    }
  });

  test('without a repository, those below the folder of the work hold', () => {
    const folder = makeFolder({ '.gitignore': 'a', 'work/.gitignore': 'b', 'work/x/': '' });
    const work = join(folder, 'work');
    const scope = scopeFinder(work)(join(work, 'x'));
    expect(isIgnored(scope, join(work, 'x/a'), false)).toBe(false);
    expect(isIgnored(scope, join(work, 'x/b'), false)).toBe(true);
    expect(scopeFinder(work)(folder)).toBeUndefined();
  });

  test('a .gitignore that is a folder is no ignore file', () => {
    const folder = makeFolder();
    mkdirSync(join(folder, '.gitignore'));
    expect(isIgnored(scopeFinder(folder)(folder), join(folder, 'a'), false)).toBe(false);
  });
});
