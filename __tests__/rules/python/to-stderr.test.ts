/** The fix of `mcp/stdout-in-stdio` in Python. */
import { rmSync, writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/stdout-in-stdio.js';
import { folderOf, toolint } from '../../support/cli.js';
import { findingsIn, OFFICIAL } from './source.js';

const folder = folderOf({ 'requirements.txt': 'mcp>=1.2,<2\n', 'server.py': '' });
afterAll(() => rmSync(folder.path, { recursive: true }));

const server = (imports: string, ...body: string[]): string =>
  `${imports}from mcp.server.fastmcp import FastMCP

mcp = FastMCP("weather")


@mcp.tool()
def look(place: str) -> str:
    """Looks at a place."""
${body.map((line) => `    ${line}`).join('\n')}
    return place


if __name__ == "__main__":
    mcp.run(transport="stdio")
`;

async function fixed(text: string): Promise<string> {
  const path = join(folder.path, 'server.py');
  writeFileSync(path, text);
  await toolint(['--fix', '--no-color', 'server.py'], { cwd: folder.path });
  const after = readFileSync(path, 'utf8');
  await toolint(['--fix', 'server.py'], { cwd: folder.path });
  expect(readFileSync(path, 'utf8')).toBe(after);
  return after;
}

const LONG = 'f"{place} is looked at, and this text is so long that it fits"';
const LONGER = `"${'x'.repeat(80)}"`;

test.each<[what: string, imports: [string, string], body: string[], after: string[]]>([
  ['an import that is missing', ['', 'import sys\n\n'], ['print(place)'], ['print(place, file=sys.stderr)']],
  ['an import that is there', ['import sys\n', 'import sys\n'], ['print()'], ['print(file=sys.stderr)']],
  [
    'among other imports',
    ['import os\nimport time\n\n', 'import os\nimport sys\nimport time\n\n'],
    ['print("a", end="")'],
    ['print("a", end="", file=sys.stderr)'],
  ],
  [
    'behind those of the future',
    [
      'from __future__ import annotations\n\nimport time\n',
      'from __future__ import annotations\n\nimport sys\nimport time\n',
    ],
    ['print(*place)'],
    ['print(*place, file=sys.stderr)'],
  ],
  [
    'several at once',
    ['', 'import sys\n\n'],
    ['print(1)', 'print(2)'],
    ['print(1, file=sys.stderr)', 'print(2, file=sys.stderr)'],
  ],
  [
    'each argument on a line',
    ['import sys\n', 'import sys\n'],
    ['print(', '    "a",', '    place,', ')'],
    ['print(', '    "a",', '    place,', '    file=sys.stderr,', ')'],
  ],
  [
    'a line that gets too long',
    ['import sys\n', 'import sys\n'],
    [`print(${LONG})`],
    ['print(', `    ${LONG}, file=sys.stderr`, ')'],
  ],
  [
    'a line that gets too long in any case',
    ['import sys\n', 'import sys\n'],
    [`print("a", ${LONGER.slice(0, 60)}")`],
    ['print(', '    "a",', `    ${LONGER.slice(0, 60)}",`, '    file=sys.stderr,', ')'],
  ],
  ['another `sys`', ['sys = 1\n', 'sys = 1\n'], ['print(1)'], ['print(1)']],
  ['a generator', ['import sys\n', 'import sys\n'], ['print(x for x in place)'], ['print(x for x in place)']],
])('%s', async (_, [before, imported], body, after) => {
  expect(await fixed(server(before, ...body))).toBe(server(imported, ...after));
});

test('a handler of `logging` in Python is written to standard error', () => {
  const text = `import logging, sys\nlogging.basicConfig(level=logging.INFO, stream=sys.stdout)\n${OFFICIAL}@mcp.tool()\ndef look(): ...\nmcp.run()\n`;
  expect(findingsIn(rule, text, { 'pypi:mcp': '==1.28.1' })).toMatchObject([
    {
      severity: 'error',
      line: 2,
      message: 'This logs to standard output, where clients expect only MCP messages, so they may disconnect.',
      help: 'Write `sys.stderr` in place of `sys.stdout`.',
      fix: { edits: [{ text: 'sys.stderr' }] },
    },
  ]);
});

test.each([
  ['sys.stdout.write("a")', 'sys.stderr.write("a")'],
  ['print("a", file=sys.stdout)', 'print("a", file=sys.stderr)'],
])('%s writes to standard error', (before, after) => {
  const text = `import sys\n${OFFICIAL}@mcp.tool()\ndef look():\n    ${before}\nmcp.run()\n`;
  const [found] = findingsIn(rule, text, { 'pypi:mcp': '==1.28.1' });
  expect(found).toMatchObject({ help: 'Write `sys.stderr` in place of `sys.stdout`.', fix: { safe: true } });
  const [{ start, end, text: put }] = found!.fix!.edits as [{ start: number; end: number; text: string }];
  expect(text.slice(0, start) + put + text.slice(end)).toBe(text.replace(before, after));
});
