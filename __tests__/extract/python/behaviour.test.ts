/** What functions of tools read and print. */
import { expect, test } from '@jest/globals';
import { readPython } from './read.js';

const HEAD = 'from mcp.server.fastmcp import FastMCP\nmcp = FastMCP("x")\n';

test.each([
  ['read', 'return a', ['a'], false],
  ['read in a function inside', 'def f():\n        return a\n    return f()', ['a'], false],
  ['only the name of an argument', 'return f(a=1)', [], false],
  ['perhaps read', 'return locals()', [], true],
] as const)('a parameter is %s', (_, body, reads, mayReadMore) => {
  const [input] = readPython(`${HEAD}@mcp.tool()\ndef t(a: str, b: str):\n    ${body}\n`).code!.inputs;
  expect(input).toMatchObject({ tool: 't', mayReadMore });
  expect(input!.reads.map(({ name }) => name)).toEqual(reads);
});

const printing = (print: string, run: string, version = '==1.28.1', head = HEAD): (boolean | undefined)[] => {
  const text = `${head}@mcp.tool()\ndef t():\n    ${print}\n${run}\n`;
  return readPython(text, {}, { 'pypi:mcp': version }).code!.printed.map(({ isLate }) => isLate);
};

test.each([
  ['to standard output', 'print("a")', 'mcp.run()', '==1.28.1', [true]],
  [
    'at once',
    'print("a", flush=True)',
    'if __name__ == "__main__":\n    mcp.run(transport="stdio")',
    '>=1.2,<2',
    [undefined],
  ],
  ['to standard error', 'print("a", file=sys.stderr)', 'mcp.run()', '==1.28.1', []],
  ['by a server on HTTP', 'print("a")', 'mcp.run(transport="sse")', '==1.28.1', []],
  ['by a server whose transport is not known', 'print("a")', 'mcp.run(transport=T)', '==1.28.1', []],
  ['under version 2', 'print("a")', 'mcp.run()', '>=2', []],
  ['where only version 1 can run it', 'print("a")', 'mcp.run()', '>=1.2', [true]],
])('what is printed %s', (_, print, run, version, expected) => {
  expect(printing(print, run, version)).toEqual(expected);
});

test.each([
  'from mcp.server.mcpserver import MCPServer\nmcp = MCPServer("x")\n',
  'from fastmcp import FastMCP\nmcp = FastMCP("x")\n',
])('what is printed under a version that is not known: %j', (head) => {
  expect(printing('print("a")', 'mcp.run()', '>=1.2', head)).toEqual([]);
});
