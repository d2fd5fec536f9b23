import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lintText } from 'toolint';
import { confirm } from './confirm.js';

const config = { root: true, plugins: [[confirm]], rules: { 'house/confirm': 'warning' } };
const server = (properties) => `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { more } from './more.js';
const server = new McpServer({ name: 'files', version: '1.0.0' });
server.registerTool('delete_file', { description: 'Deletes a file.', inputSchema: { ${properties} } }, run);`;

async function messages(text, path) {
  const { findings } = await lintText(text, { config, path });
  return findings.filter(({ rule }) => rule === 'house/confirm').map(({ message }) => message.slice(0, 24));
}

test('in source code', async () => {
  assert.deepEqual(await messages(server('path: z.string()'), 'server.ts'), ['`delete_file` deletes, a']);
  assert.deepEqual(await messages(server('confirm: z.string()'), 'server.ts'), ['`confirm` of `delete_fil']);
  assert.deepEqual(await messages(server('confirm: z.boolean()'), 'server.ts'), []);
  // What is spread in may have it.
  assert.deepEqual(await messages(server('...more'), 'server.ts'), []);
});

test('in JSON', async () => {
  const tool = { name: 'delete_file', description: 'Deletes a file.', inputSchema: { type: 'object', properties: {} } };
  assert.deepEqual(await messages(JSON.stringify({ tools: [tool] }), 'tools.json'), ['`delete_file` deletes, a']);
});
