import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/handler-signature.js';
import { foundIn, V1, V2 } from './source.js';

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
