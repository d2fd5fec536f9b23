/** Names of OpenAI's functions: mcp/name-format. */
import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/name-format.js';
import { findingsIn, foundIn } from './source.js';

const call = (name: string, from = 'openai', made = 'new OpenAI()'): string =>
  `import OpenAI from '${from}';\nawait ${made}.chat.completions.create({ model, messages, tools: [{ type: 'function', function: { name: ${name}, description: 'x', parameters: {} } }] });\n`;
const flat = (name: string): string =>
  `import type { FunctionTool } from 'openai/resources/responses';\nexport const tool: FunctionTool = { type: 'function', name: ${name}, parameters: { type: 'object', properties: {} } };\n`;

test.each([
  ['a dot', call(`'close.ticket'`), ['contains `.`', 'Rename it to `close_ticket`']],
  ['a blank', call(`'close ticket'`), ['contains a space,', 'Rename it to `close_ticket`']],
  ['in the newer API', flat(`'close.ticket'`), ['contains `.`', 'Rename it to `close_ticket`']],
  ['65 characters', call(`'${'a'.repeat(65)}'`), ['has 65 characters', undefined]],
  ['none', call(`''`), ['is empty', undefined]],
])('%s', async (_, text, [says, fix]) => {
  const [finding, ...others] = await findingsIn(rule, text);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ severity: 'error', message: expect.stringContaining(says!) });
  expect(finding!.fix?.title).toBe(fix);
});

test.each([
  ['what the API takes', call(`'close_ticket-2'`)],
  ['a name that cannot be known', call('name')],
  ['another library', call(`'close.ticket'`, 'groq-sdk')],
  ['another host', call(`'close.ticket'`, 'openai', `new OpenAI({ baseURL: 'http://localhost:11434/v1' })`)],
  ['a tool of agents', `import { tool } from '@openai/agents';\ntool({ name: 'close.ticket', parameters: {} });`],
])('silent: %s', async (_, text) => {
  expect(await foundIn(rule, text)).toEqual([]);
});
