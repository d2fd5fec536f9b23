import { expect, test } from '@jest/globals';
import { directivesIn } from '../../src/engine/directives.js';
import { parse } from '../../src/parse/parse.js';

/** What each directive says, and the line that it means. */
async function read(path: string, lines: readonly string[]) {
  return directivesIn(await parse(path, lines.join('\n'))).map(({ word, line, rules, reason, exists }) => {
    return [word, line, rules.map(({ id }) => id), reason, exists];
  });
}

const NEXT = 'toolint-disable-next-line';

test('the next line that is code: comments and blank lines between are passed over', async () => {
  const lines = [`// ${NEXT} mcp/a`, `/* ${NEXT} mcp/b -- why not */`, '', '// Another comment.', 'register();'];
  expect(await read('a.ts', lines)).toEqual([
    [NEXT, 5, ['mcp/a'], undefined, true],
    [NEXT, 5, ['mcp/b'], 'why not', true],
  ]);
});

test('in JSX, where a comment has braces around it', async () => {
  const element = ['const a = (', '  <b>', `    {/* ${NEXT} mcp/a */}`, '    {/* Another one. */}'];
  expect(await read('a.tsx', [...element, '    {use()}', '  </b>', ');'])).toEqual([
    [NEXT, 5, ['mcp/a'], undefined, true],
  ]);
  // A brace with more than a comment in it is code.
  expect(await read('a.tsx', [...element, '    {/* With it. */ use()}', '  </b>', ');'])).toEqual([
    [NEXT, 5, ['mcp/a'], undefined, true],
  ]);
  const directly = ['const a = (', '  <b>', `    {/* ${NEXT} mcp/a */}`, '    {/* And */ use()}', '  </b>', ');'];
  expect(await read('a.tsx', directly)).toEqual([[NEXT, 4, ['mcp/a'], undefined, true]]);
});

test('several rules and families, a slip in the word, and what is no directive', async () => {
  const lines = [
    '# toolint-disable mcp/*, common/a common/b -- they know',
    '# toolint-disabel-line mcp/a',
    'a: 1 # toolint-disable-line',
    '# toolint is named here',
    '# toolint-config: x',
    '# toolint-enable',
  ];
  expect(await read('a.yaml', lines)).toEqual([
    ['toolint-disable', undefined, ['mcp/*', 'common/a', 'common/b'], 'they know', true],
    ['toolint-disabel-line', undefined, ['mcp/a'], undefined, false],
    ['toolint-disable-line', 3, [], undefined, true],
    ['toolint-enable', undefined, [], undefined, true],
  ]);
});

test('after a hundred comments it stops looking for code', async () => {
  const lines = [`// ${NEXT} mcp/a`, ...Array.from({ length: 150 }, () => '// More.'), 'register();'];
  const [[, line] = []] = await read('a.ts', lines);
  expect(line).toBe(101);
});

test.each([
  ['a.py', 'y: int = None  # noqa # toolint-disable-line mcp/a -- yes'],
  ['a.py', 'y: int = None  # type: ignore  #toolint-disable-line mcp/a -- yes'],
  ['a.yaml', 'a: 1 # yamllint disable-line # toolint-disable-line mcp/a -- yes'],
  ['a.ts', 'use(); // eslint-disable-line no-undef // toolint-disable-line mcp/a -- yes'],
  ['a.jsonc', '{ "a": 1 } // Why. // toolint-disable-line mcp/a -- yes'],
])('behind another comment, in %s: %s', async (path, line) => {
  expect(await read(path, [line])).toEqual([['toolint-disable-line', 1, ['mcp/a'], 'yes', true]]);
  const [directive] = directivesIn(await parse(path, line));
  expect(line.slice(directive!.start)).toMatch(/^(?:#|\/\/) ?toolint-/);
});

test.each([
  ['a.py', 'y = 1  # Write `# toolint-disable-line` there.'],
  ['a.py', 'y = 1  # https://example.org/#toolint-disable-line'],
  ['a.ts', '/* Write // toolint-disable-line mcp/a there. */'],
])('what only names one, in %s: %s', async (path, line) => {
  expect(await read(path, [line])).toEqual([]);
});
