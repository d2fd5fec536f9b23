import { describe, expect, test } from '@jest/globals';
import { UserError } from '../../src/files/errors.js';
import { compileGlob, fixesKind } from '../../src/files/pattern.js';
import { within } from '../support/patience.js';

describe('compileGlob', () => {
  test.each<[pattern: string, matching: string[], other: string[]]>([
    ['tool.json', ['tool.json', 'a/tool.json', 'a/b/tool.json'], ['tool.jsonc', 'atool.json', 'tool.json/x']],
    ['*.json', ['a.json', 'x/y.json', '.json', '.hidden.json'], ['a.jsonc', 'a.json/b']],
    ['./tool.json', ['tool.json'], ['a/tool.json']],
    ['a/*.json', ['a/x.json', 'a/.x.json'], ['a/b/x.json', 'b/a/x.json', 'x.json']],
    ['a/**/x.json', ['a/x.json', 'a/b/x.json', 'a/b/c/x.json'], ['x.json', 'b/a/x.json', 'a/b/ax.json']],
    ['**/a/*.json', ['a/x.json', 'b/c/a/x.json'], ['a/b/x.json']],
    ['a/**', ['a/x', 'a/b/c'], ['a', 'b/a/x', 'ab/x']],
    ['**', ['a', 'a/b/c'], []],
    ['**/*', ['a', 'a/b/c'], []],
    ['a/**/b/**/c', ['a/b/c', 'a/x/b/y/z/c', 'a/b/b/c/c'], ['a/c', 'a/b/d']],
    ['dist/', ['dist/a', 'x/dist/b/c'], ['dist', 'dista/x']],
    ['a/dist/', ['a/dist/b/c'], ['x/a/dist/b', 'a/dist']],
    ['?.json', ['a.json', 'é.json', '😀.json'], ['ab.json', '.json', '/.json']],
    ['[a-c]x', ['ax', 'cx'], ['dx', 'x', 'abx']],
    ['[!a-c]x', ['dx', '😀x'], ['ax', 'x', '/x']],
    ['[]x]y', [']y', 'xy'], ['y', ']xy']],
    ['[a-]', ['a', '-'], ['b']],
    ['[*?]', ['*', '?'], ['a']],
    ['\\*.json', ['*.json'], ['a.json']],
    ['[[:digit:]]', ['7'], ['a', ':']],
    ['a{b,c}d', ['abd', 'acd'], ['ad', 'abcd', 'a{b,c}d']],
    ['{src,lib}/**/*.{json,yaml}', ['src/a.json', 'lib/x/y.yaml'], ['src/a.yml', 'a.json']],
    ['a{b,c{d,e}}', ['ab', 'acd', 'ace'], ['ac', 'a']],
    ['a{,b}', ['a', 'ab'], ['b', 'a{,b}']],
    ['{a,}', ['a', 'x/a'], ['b', '']],
    ['{a}', ['{a}'], ['a']],
    ['{{a,b}}', ['{a}', '{b}'], ['a']],
    ['a}', ['a}'], ['a']],
    ['[{]a,b}', ['{a,b}'], ['a', 'b']],
    ['***/a', ['a', 'b/a'], ['ab']],
    ['a**b', ['ab', 'axxb'], ['a/b']],
    ['x//y/./z', ['x/y/z'], ['x/z']],
    ['a b/\n*', ['a b/\nc'], ['a b/c']],
  ])('%s', (pattern, matching, other) => {
    const matches = compileGlob(pattern);
    expect(matching.filter((path) => !matches(path))).toEqual([]);
    expect(other.filter((path) => matches(path))).toEqual([]);
  });

  test.each([
    ['', 'an empty pattern matches nothing: write `**` to match every file'],
    ['a[b', 'the pattern `a[b` cannot be used: a `[` is never closed'],
    ['a{b,c', 'the pattern `a{b,c` cannot be used: a `{` is never closed'],
    ['../x.json', 'the pattern `../x.json` cannot be used: `..` leaves the folder of the config'],
    ['a/../../x', 'the pattern `a/../../x` cannot be used: `..` leaves the folder of the config'],
    ['{a,../b}', 'the pattern `{a,../b}` cannot be used: `..` leaves the folder of the config'],
    [
      '/etc/*',
      'the pattern `/etc/*` cannot be used: it is absolute, and patterns count from the folder of their config: start it with `./` instead',
    ],
    [
      'C:\\x\\*',
      'the pattern `C:\\x\\*` cannot be used: it is absolute, and patterns count from the folder of their config: start it with `./` instead',
    ],
    [
      'src\\tools\\*.json',
      'the pattern `src\\tools\\*.json` cannot be used: write `/` between folders, also on Windows',
    ],
    ['a\\', 'the pattern `a\\` cannot be used: it ends in a lone backslash'],
    [
      '{a,b}'.repeat(7),
      `the pattern \`${'{a,b}'.repeat(7)}\` cannot be used: its braces stand for more than 100 patterns`,
    ],
    ['x\u0007[', 'the pattern `x\\u{7}[` cannot be used: a `[` is never closed'],
  ])('refuses %j', (pattern, message) => {
    expect(() => compileGlob(pattern)).toThrow(new UserError(message));
  });

  test('refuses a very long pattern without repeating all of it', () => {
    expect(() => compileGlob('a'.repeat(100_000))).toThrow(
      /^the pattern `a{120}…` cannot be used: it is longer than 1000 characters$/,
    );
  });

  test.each([
    ['stars in a name', '*a'.repeat(60), `${'a'.repeat(250)}b`],
    ['question marks and stars', '*?'.repeat(60), 'a'.repeat(30)],
    ['folders', '**/a/'.repeat(60) + 'b', 'a/'.repeat(2000) + 'c'],
    ['folders and stars', '**/*a*/'.repeat(40) + 'b', 'aa/'.repeat(1000) + 'c'],
    ['sets', '*[ab]'.repeat(60), `${'ab'.repeat(120)}c`],
    ['nested braces', `${'{'.repeat(400)}a${'}'.repeat(400)}`, 'a'],
    ['open braces', '{a,'.repeat(300), 'a'],
  ])('is fast on hostile patterns: %s', async (_, pattern, path) => {
    const matched = await within(200, () => {
      try {
        return compileGlob(pattern)(path);
      } catch (error) {
        expect(error).toBeInstanceOf(UserError);
        return false;
      }
    });
    expect(matched).toBe(false);
  });
});

describe('fixesKind', () => {
  test.each(['x.tool', '**/*.tool', 'a/**/TOOLS', '*.{tool,otc}', '{a/*.x,b/y}', '**/*.meta.json', 'a?b/*.x'])(
    '%s names a kind of file',
    (pattern) => expect(fixesKind(pattern)).toBe(true),
  );
  test.each([
    '**',
    '**/*',
    '*',
    'a/',
    'a/**',
    '*.*',
    'x*',
    '*tool',
    '*.[jt]s',
    '*.{x,*}',
    '{**/*,x.tool}',
    '{,a}',
    'x.?',
  ])('%s does not', (pattern) => expect(fixesKind(pattern)).toBe(false));
});
