/** What was not read is said, and never passes for what was looked at. */
import { afterEach, describe, expect, test } from '@jest/globals';
import { folderOf, toolint } from '../support/cli.js';

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
