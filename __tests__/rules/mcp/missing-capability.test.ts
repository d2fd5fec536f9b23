import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/missing-capability.js';
import { findingsIn, foundIn } from './source.js';

const IMPORTS = `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ListToolsRequestSchema, ListPromptsRequestSchema } from '@modelcontextprotocol/sdk/types.js';\n`;
const made = (options: string): string => `${IMPORTS}const server = new Server(INFO${options});\n`;
const HANDLES = 'server.setRequestHandler(ListToolsRequestSchema, list);\n';
const PROMPTS = 'server.setRequestHandler(ListPromptsRequestSchema, list);\n';

test.each([
  ['none', made(', { capabilities: {} }') + HANDLES, ['3:49 {']],
  ['others', made(', { capabilities: { tools: {} } }') + HANDLES + PROMPTS, ['3:49 {']],
  ['no word of them', made(', {}') + HANDLES, ['3:33 {']],
  ['no options', made('') + HANDLES, ['3:16 n']],
  ['one finding for all', made(', { capabilities: {} }') + HANDLES + HANDLES + PROMPTS, ['3:49 {']],
  [
    'a field of a class',
    `${IMPORTS}class A { server = new Server(INFO, { capabilities: {} });\nstart() { this.${HANDLES} } }`,
    ['3:53 {'],
  ],
])('%s', async (_, text, found) => {
  expect(await foundIn(rule, text)).toEqual(found);
});

test('before its first release the SDK announced what was handled', async () => {
  const text = made(', { capabilities: {} }') + HANDLES;
  const sdk = '@modelcontextprotocol/sdk';
  expect(await foundIn(rule, text, { [sdk]: '0.4.0' })).toEqual([]);
  expect(await foundIn(rule, text, { [sdk]: '1.0.0' })).toHaveLength(1);
});

test.each([
  ['announced', made(', { capabilities: { tools: {} } }') + HANDLES],
  ['a spread', made(', { capabilities: { ...more } }') + HANDLES],
  ['options of elsewhere', made(', options') + HANDLES],
  ['added later', `${made(', { capabilities: {} }')}server.registerCapabilities({ tools: {} });\n${HANDLES}`],
  ['another server', made(', { capabilities: {} }') + HANDLES.replace('server', 'other')],
  ['a server of one’s own', HANDLES.replace('server', 'new Server({})')],
])('silent: %s', async (_, text) => {
  expect(await foundIn(rule, text)).toEqual([]);
});

const CHANGED = "server.notification({ method: 'notifications/tools/list_changed' });\n";
const TOOLS = made(', { capabilities: { tools: {} } }') + HANDLES;
test.each([
  ['sent by its name', TOOLS + CHANGED, ['3:51 tools']],
  ['sent with params', TOOLS + CHANGED.replace(' }', ', params: {} }'), ['3:51 tools']],
  ['sent by the method of the SDK', `${TOOLS}await server.sendToolListChanged();\n`, ['3:51 tools']],
  ['sent twice', TOOLS + CHANGED + CHANGED, ['3:51 tools']],
  [
    'of another list',
    made(', { capabilities: { tools: {}, prompts: {} } }') + HANDLES + CHANGED.replace('tools', 'prompts'),
    ['3:62 prompts'],
  ],
  ['which is said to be none', made(', { capabilities: { tools: { listChanged: false } } }') + HANDLES + CHANGED, []],
  ['announced', made(', { capabilities: { tools: { listChanged: true } } }') + HANDLES + CHANGED, []],
  ['perhaps announced', made(', { capabilities: { tools: { ...more } } }') + HANDLES + CHANGED, []],
  ['perhaps announced elsewhere', made(', { capabilities: { tools: TOOLS } }') + HANDLES + CHANGED, []],
  ['of a list without a capability', made(', { capabilities: { prompts: {} } }') + PROMPTS + CHANGED, []],
  ['not sent', TOOLS, []],
  [
    'of a server that answers `initialize` itself',
    `${TOOLS}${CHANGED}server.setRequestHandler(InitializeRequestSchema, greet);\n`,
    [],
  ],
  ['of one that does so by the name', `${TOOLS}${CHANGED}server.setRequestHandler('initialize', greet);\n`, []],
  [
    'of one that answers `ping` itself',
    `${TOOLS}${CHANGED}server.setRequestHandler(PingRequestSchema, pong);\n`,
    ['3:51 tools'],
  ],
  ['another notification', TOOLS + CHANGED.replace('list_changed', 'other'), []],
  ['one of two servers', TOOLS + TOOLS.split('\n').slice(2).join('\n').replaceAll('server', 'other') + CHANGED, []],
])('a change of a list, %s', async (_, text, found) => {
  expect(await foundIn(rule, text)).toEqual(found);
});

test('the fix announces changes', async () => {
  const [finding] = await findingsIn(rule, TOOLS + CHANGED);
  expect(finding).toMatchObject({ severity: 'warning', fix: { title: 'Add `listChanged: true`' } });
});
