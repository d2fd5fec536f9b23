import { expect, test } from '@jest/globals';
import descriptionMissing from '../../../rules/mcp/description-missing.js';
import rule from '../../../rules/python/decorator-order.js';
import { FAST, foundIn, OFFICIAL } from './source.js';

const WRAPPER =
  'def logged(fn):\n    async def wrapper(*args, **kwargs):\n        return await fn(*args, **kwargs)\n    return wrapper\n';
const FACTORY =
  'def logged(level):\n    def outer(fn):\n        def wrapper(*args):\n            return fn(*args)\n        return wrapper\n    return outer\n';
const tool = (...decorators: readonly string[]): string =>
  `${decorators.map((each) => `@${each}\n`).join('')}def look(a: str) -> str:\n    """Looks."""\n    return a\n`;

test.each([
  ['a function that wraps', WRAPPER, ['logged', 'mcp.tool()'], ['warning 7 @logged']],
  ['one that is made', FACTORY, ['logged("info")', 'mcp.tool()'], ['warning 9 @logged']],
  [
    'one that changes what comes back',
    WRAPPER.replace(
      'return await fn(*args, **kwargs)',
      'x = await fn(*args)\n        x["a"] = 1\n        return x',
    ).replace(':\n', ':\n    """For `@mcp.tool()`."""\n'),
    ['logged', 'mcp.tool()'],
    ['warning 10 @logged'],
  ],
  ['two', WRAPPER, ['logged', 'logged', 'mcp.tool()'], ['warning 7 @logged', 'warning 8 @logged']],
])('reports %s', (_, before, decorators, found) => {
  expect(foundIn(rule, OFFICIAL + before + tool(...decorators))).toEqual(found);
  expect(foundIn(rule, FAST + before + tool(...decorators))).toEqual(found);
});

test.each([
  ['one below', WRAPPER, ['mcp.tool()', 'logged']],
  ['one of a package', 'from x import logged\n', ['logged', 'mcp.tool()']],
  [
    'one that keeps the function',
    WRAPPER.replace('    return w', '    ALL.append(wrapper)\n    return w'),
    ['logged', 'mcp.tool()'],
  ],
  [
    'one that keeps it by its name',
    WRAPPER.replace('    return w', '    ALL["x"] = wrapper\n    return w'),
    ['logged', 'mcp.tool()'],
  ],
  ['one that returns the function', 'def logged(fn):\n    fn.level = 1\n    return fn\n', ['logged', 'mcp.tool()']],
  ['none', '', ['mcp.tool()']],
])('silent: %s', (_, before, decorators) => {
  expect(foundIn(rule, OFFICIAL + before + tool(...decorators))).toEqual([]);
});

const LATE = '@mcp.tool()\ndef find(a: str) -> str:\n    """Finds."""\n    return a\n';
const START = 'if __name__ == "__main__":\n    mcp.run()\n';

test.each([
  ['where the file is started', START, ['warning 9 @mcp.tool']],
  ['at the top', 'mcp.run(transport="stdio")\n', ['warning 8 @mcp.tool']],
  ['in a function', `def main():\n    mcp.run()\n`, []],
  ['of another server', START.replace('mcp', 'other'), []],
])('a tool behind the line that runs the server, %s', (_, run, found) => {
  for (const start of [OFFICIAL, FAST]) {
    expect(foundIn(rule, start + tool('mcp.tool()') + run + LATE)).toEqual(found);
    expect(foundIn(rule, start + LATE + tool('mcp.tool()') + run)).toEqual([]);
  }
});

test('nothing else is reported of it', () => {
  const undescribed = LATE.replace('    """Finds."""\n', '');
  expect(foundIn(descriptionMissing, OFFICIAL + START + undescribed)).toEqual([]);
  expect(foundIn(descriptionMissing, OFFICIAL + undescribed + START)).toHaveLength(1);
});
