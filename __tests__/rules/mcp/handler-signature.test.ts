import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/handler-signature.js';
import { findingsIn, foundIn, V1, V2 } from './source.js';

const BY_SCHEMA = 'server.setRequestHandler(ListToolsRequestSchema, list);';
const BY_NAME = `server.setRequestHandler('tools/list', list);`;
const TOOL = `server.tool('get', 'Gets a thing.', { id: z.string() }, get);`;

test.each([
  ['a schema object, version 1', V1 + BY_SCHEMA],
  ['a name, version 2', V2 + BY_NAME],
  ['tool(), version 1', V1 + TOOL],
  ['both versions in one file', V1 + V2.split('\n')[0] + '\n' + BY_NAME + BY_SCHEMA],
  ['no SDK in sight', BY_NAME + BY_SCHEMA],
])('silent: %s', async (_, text) => {
  expect(await foundIn(rule, text)).toEqual([]);
});

test.each([
  ['a name, version 1', V1 + BY_NAME, `3:26 'tools/list'`],
  ['a schema object, version 2', V2 + BY_SCHEMA, '3:26 ListToolsRequestSchema'],
])('%s', async (_, text, expected) => {
  expect(await foundIn(rule, text)).toEqual([expected]);
});

test.each([
  ['tool(), version 2', TOOL, '3:8 tool'],
  ['on a server that may be none', TOOL.replace('server.', 'server?.'), '3:9 tool'],
])('%s', async (_, text, expected) => {
  expect(await foundIn(rule, V2 + text)).toEqual([expected]);
});

test.each([
  ['ListToolsRequestSchema', "a string, `'tools/list'`."],
  ['CallToolRequestSchema', "a string, `'tools/call'`."],
  ['ListPromptsRequestSchema', "a string, such as `'tools/list'`."],
])('%s has a name of its own in version 2', async (schema, name) => {
  const [finding] = await findingsIn(rule, V2 + `server.setRequestHandler(${schema}, answer);`);
  expect(finding?.message).toBe(
    `Version 2 of the SDK throws on a schema object. Pass the name of the method as ${name}`,
  );
});

const MIXED = `import { McpServer, Server } from '@modelcontextprotocol/server';
import { McpServer as Old } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
`;
const made = (maker: string, call: string): string => `${MIXED}const server = ${maker};\n${call}`;

test.each([
  ['a server of version 2', made('new Server({})', BY_SCHEMA), ['5:26 ListToolsRequestSchema']],
  ['the server of one', made('new McpServer({})', BY_SCHEMA.replace('.', '.server.')), ['5:33 ListToolsRequestSchema']],
  ['its tool()', made('new McpServer({})', TOOL), ['5:8 tool']],
  ['a server of version 1', made('new Old({})', BY_NAME.replace('.', '.server.')), [`5:33 'tools/list'`]],
  ['a parameter of version 2', `${MIXED}const add = (server: McpServer) => ${TOOL}`, ['4:43 tool']],
  ['a variable of version 2', `${MIXED}let server: McpServer;\n${TOOL}`, ['5:8 tool']],
  [
    'one of a namespace',
    `${MIXED}import * as next from '@modelcontextprotocol/server';\nconst server = new next.McpServer({});\n${TOOL}`,
    ['6:8 tool'],
  ],
  [
    'compiled',
    `const { ListToolsRequestSchema } = require('@modelcontextprotocol/sdk/types.js');\nconst server_1 = require('@modelcontextprotocol/server');\nconst server = new server_1.Server({});\n${BY_SCHEMA}`,
    ['4:26 ListToolsRequestSchema'],
  ],
])('both versions in one file: %s', async (_, text, expected) => {
  expect(await foundIn(rule, text)).toEqual(expected);
});

test.each([
  ['each in its way', made('new Server({})', BY_NAME)],
  ['version 1 in its way', made('new Old({})', BY_SCHEMA.replace('.', '.server.') + TOOL)],
  ['a server of another file', `${MIXED}import { server } from './server.js';\n${BY_SCHEMA}`],
  ['a server that is made anew', `${MIXED}let server = new McpServer({});\nserver = new Old({});\n${TOOL}`],
  ['a class of its own', `${MIXED}class Own extends Old {}\n${'const server = new Own({});'}\n${TOOL}`],
])('silent with both versions in one file: %s', async (_, text) => {
  expect(await foundIn(rule, text)).toEqual([]);
});
