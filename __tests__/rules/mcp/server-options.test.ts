import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/server-options.js';
import { foundIn, V1, V2 } from './source.js';

test.each([
  [
    'capabilities',
    `new McpServer({ name: 'a', version: '1.0.0',\ncapabilities: { tools: {} } });`,
    ['4:1 capabilities'],
  ],
  [
    'instructions',
    `new McpServer({ name: 'a', version: '1.0.0',\ninstructions: 'Ask first.' }, {});`,
    ['4:1 instructions'],
  ],
  [
    'in an object with a name',
    `const info = { name: 'a',\ncapabilities: {} };\nnew McpServer(info);`,
    ['4:1 capabilities'],
  ],
])('%s', async (_, code, found) => {
  expect(await foundIn(rule, V1 + code)).toEqual(found);
  expect(await foundIn(rule, V2 + code)).toEqual(found);
});

test('the low-level server', async () => {
  const text = `import { Server } from '@modelcontextprotocol/sdk/server/index.js';\nconst server = new Server({ name: 'a',\ncapabilities: {} });
server.setRequestHandler(ListToolsRequestSchema, list);`;
  expect(await foundIn(rule, text)).toEqual(['3:1 capabilities']);
});

test.each([
  [
    'in the options',
    `new McpServer({ name: 'a', version: '1.0.0' }, { capabilities: { tools: {} }, instructions: 'a' });`,
  ],
  ['a spread', `new McpServer({ ...info });`],
  ['another class', `import { FastMCP } from 'fastmcp';\nnew FastMCP({ name: 'a', capabilities: {} });`],
])('silent: %s', async (_, code) => {
  expect(await foundIn(rule, V1 + code)).toEqual([]);
});

test('silent: a class of the project with that name', async () => {
  const text = `import { McpServer } from './server.js';\nnew McpServer({ name: 'a', capabilities: {} });`;
  expect(await foundIn(rule, text)).toEqual([]);
});
