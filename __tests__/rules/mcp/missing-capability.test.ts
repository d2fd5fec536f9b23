import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/missing-capability.js';
import { foundIn } from './source.js';

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
