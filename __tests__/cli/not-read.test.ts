/** What was not read is said, and never passes for what was looked at. */
import { afterEach, describe, expect, test } from '@jest/globals';
import { folderOf, toolint, toolintJson } from '../support/cli.js';

const NEAR = JSON.stringify({ tools: { add: { title: 'Add', examples: ['add 1 and 2'] } }, title: 'Sums' });
const TOOL = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
const server = new McpServer({ name: 'x', version: '1.0.0' });
server.registerTool('add', { description: 'Adds two numbers and returns the sum.', inputSchema: {} }, async () => ok);
`;
const BARE = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
await new McpServer({ name: 'x', version: '1.0.0' }).connect(new StdioServerTransport());
`;

let made: ReturnType<typeof folderOf> | undefined;
afterEach(() => made?.remove());

async function said(files: Readonly<Record<string, string>>, ...args: string[]) {
  made?.remove();
  made = folderOf(files);
  return toolint(args, { cwd: made.path });
}

const MISS = '1 file looks like a Gloodata extension and was not linted: ext.json';

describe('a near miss', () => {
  test('alone: nothing was found', async () => {
    const { status, out } = await said({ 'ext.json': NEAR });
    expect([status, out]).toEqual([0, `○ No manifest was found, so nothing was linted\n○ ${MISS}\n`]);
    expect((await said({ 'ext.json': NEAR }, '--if-no-manifests', 'error')).status).toBe(2);
  });

  test('beside a tool: no green mark', async () => {
    const { out } = await said({ 'ext.json': NEAR, 'a.ts': TOOL }, '--format', 'concise');
    expect(out).toBe(`○ No problems in what was read: 1 file with 1 tool\n○ ${MISS}\n`);
  });
});

test('a server of which nothing can be read', async () => {
  const { status, out } = await said({ 'a.ts': BARE });
  expect([status, out]).toEqual([0, '○ No tool could be read in 1 file, so nothing was linted\n']);
  expect((await said({ 'a.ts': BARE }, '--if-no-manifests', 'error')).status).toBe(2);
});

describe('registrations that cannot be read', () => {
  const LOOP = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { tools } from './tools.js';
const server = new McpServer({ name: 'x', version: '1.0.0' });
for (const tool of tools()) server.registerTool(tool.name, tool.config, tool.run);
`;

  test('are in the summary, the report and --why; nothing was found', async () => {
    const files = { 'src/server.ts': LOOP };
    const { status, out } = await said(files);
    expect([status, out]).toEqual([
      0,
      '○ No tool could be read in 1 file, so nothing was linted\n○ 1 registration could not be read: src/server.ts:4, a loop over `tools()`\n',
    ]);
    const { report } = await toolintJson([], { cwd: made!.path });
    const reason = 'the list is not known';
    expect(report).toMatchObject({
      unread: [{ path: 'src/server.ts', line: 4, column: 29, what: 'a loop over `tools()`', reason }],
    });
    const why = await toolint(['--why', 'src/server.ts'], { cwd: made!.path });
    expect(why.out).toBe(
      'src/server.ts: mcp, 0 tools.\n  src/server.ts:4:29 could not be read: a loop over `tools()` (the list is not known)\n',
    );
    expect((await said(files, '--if-no-manifests', 'error')).status).toBe(2);
  });

  test('beside a tool: no green mark', async () => {
    expect((await said({ 'a.ts': TOOL, 'b.ts': LOOP })).out).toMatch(
      /^○ No problems in what was read: 2 files with 1 tool\n/,
    );
  });

  test('are no matter where the tools are written in another file', async () => {
    const tools = `import type { Tool } from '@modelcontextprotocol/sdk/types.js';
export const tools = (): Tool[] => [{ name: 'a', description: 'Adds two numbers and returns the sum.', inputSchema: { type: 'object' } }];
`;
    const more = tools.replace("'a'", "'b'").replace('Adds two', 'Multiplies two').replace('sum', 'product');
    expect((await said({ 'src/server.ts': LOOP, 'src/a.ts': tools, 'src/b.ts': more })).out).toBe(
      '✔ No problems in 3 files with 2 tools\n',
    );
    // One is hardly all that a loop registers.
    expect((await said({ 'src/server.ts': LOOP, 'src/a.ts': tools })).out).toMatch(/^○ No problems in what was read/);
  });

  const PYTHON = 'from fastmcp import FastMCP\nmcp = FastMCP("x")\n';
  const TAKING = 'import importlib\ndef wire(x):\n    importlib.import_module("parts").go(x)\n';
  const TOOLS =
    'from server import mcp\n@mcp.tool()\ndef find() -> int:\n    """Finds the nearest river of a place."""\n';

  test.each<[string, string, Readonly<Record<string, string>>?]>([
    ['a package', 'from kit import instrument\ninstrument(mcp)\n'],
    ['a function that cannot be followed', 'from plumbing import wire\nwire(mcp)\n', { 'plumbing.py': TAKING }],
    [
      'a member that keeps it',
      'from plumbing import Plan\nPlan(mcp)\n',
      { 'plumbing.py': 'class Plan:\n    def __init__(self, x):\n        self.x = x\n' },
    ],
    ['a function behind another', 'def all(app):\n    start(app)\nall(mcp)\n'],
  ])('a server without tools is handed to %s', async (_, text, more = {}) => {
    const { out } = await said({ 'server.py': PYTHON + text, ...more });
    expect(out).toMatch(/^○ No tool could be read in 1 file.*\n○ 1 registration could not be read: server\.py/);
    const read = await said({ 'server.py': PYTHON + text, ...more, 'tools.py': TOOLS });
    expect(read.out).toMatch(/^✔ No problems in 2 files with 1 tool/);
  });

  test.each<[string, string, Readonly<Record<string, string>>?]>([
    ['nothing', ''],
    ['what runs it', 'import uvicorn\nuvicorn.run(mcp)\n'],
    ['a builtin', 'print(mcp)\n'],
    ['another server', 'from other import host\nmain = FastMCP("y")\nmain.mount(mcp)\n'],
    [
      'a function that only asks',
      'from plumbing import wire\nwire(mcp)\n',
      { 'plumbing.py': 'def wire(x):\n    if x:\n        x.use(1)\n    return x\n' },
    ],
  ])('a server without tools is handed to %s: nothing but that no tool was read', async (_, text, more = {}) => {
    const { out } = await said({ 'server.py': PYTHON + text, ...more });
    expect(out).toBe('○ No tool could be read in 1 file, so nothing was linted\n');
  });

  test('what a package registers, if it is installed and no part of the project', async () => {
    const own = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { registerTools } from '@acme/kit';
registerTools(server);
const server = new McpServer({ name: 'x', version: '1.0.0' });
`;
    const said2 = async (manifest: object): Promise<boolean> =>
      /registerTools\(server\)/.test((await said({ 'a.ts': own, 'package.json': JSON.stringify(manifest) })).out);
    expect(await said2({ dependencies: { '@acme/kit': '^1.0.0' } })).toBe(true);
    expect(await said2({ dependencies: { '@acme/kit': 'workspace:*' } })).toBe(false);
    expect(await said2({ name: '@acme/root', workspaces: ['x'], dependencies: { '@acme/kit': '^1.0.0' } })).toBe(false);
    expect(await said2({})).toBe(false);
  });
});
