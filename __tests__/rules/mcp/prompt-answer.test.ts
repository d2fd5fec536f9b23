import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/prompt-answer.js';
import { findingsIn, foundIn, V1, V2 } from './source.js';
import { said } from '../../support/said.js';

const NEW = `const server = new McpServer({ name: 'x', version: '1.0.0' });\n`;
const prompt = (handler: string): string =>
  `${NEW}server.registerPrompt('review', { title: 'Review' },\n${handler}\n);\n`;
const message = (text: string): string => prompt(`() => ({ messages: [${text}] })`);
const LOW = `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { GetPromptRequestSchema, ListPromptsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
const server = new Server({ name: 'x', version: '1.0.0' }, { capabilities: { prompts: {} } });
`;
const LIST = `server.setRequestHandler(ListPromptsRequestSchema, async () => ({ prompts: [{ name: 'review' }] }));\n`;
const GET = `server.setRequestHandler(GetPromptRequestSchema, async () => ({ messages: [{ role: 'user', content: 'Hi' }] }));`;

test.each([
  ['a string', prompt(`() => 'Review this.'`), `5:7 'Review this.'`, 'returns a string, so the client waits'],
  ['a list', prompt(`() => [1]`), `5:7 [1]`, 'returns an array'],
  ['nothing', prompt(`async () => { await open(); }`), '5:1 async () => ', 'returns nothing'],
  ['no messages', prompt(`() => ({ content: [] })`), '5:8 {', 'This prompt result has no `messages`, so clients'],
  ['a failure of a tool', prompt(`() => ({ content: [], isError: true })`), '5:32 true', 'have no `isError`'],
  [
    'messages that are a string',
    prompt(`() => ({ messages: 'x' })`),
    `5:20 'x'`,
    '`messages` must be a list of objects',
  ],
  ['a message that is a string', message(`'x'`), `5:21 'x'`, '`messages` must be a list of objects'],
  ['a system message', message(`{ role: 'system', content: { type: 'text', text: 'x' } }`), `5:29 'system'`, '`role`'],
  ['no role', message(`{ content: { type: 'text', text: 'x' } }`), '5:21 {', '`role`'],
  ['content that is a string', message(`{ role: 'user', content: 'x' }`), `5:46 'x'`, 'is a string'],
  ['content that is built', message('{ role: "user", content: `x ${y}` }'), '5:46 `x ${y}`', 'is a string'],
  [
    'content that is a list',
    message(`{ role: 'user', content: [{ type: 'text', text: 'x' }] }`),
    `5:46 [{ type: 'text', text: 'x' }]`,
    'is an array, so clients refuse the whole prompt. Write one message for each part, each with a `content` such as `{',
  ],
  ['no content', message(`{ role: 'user' }`), '5:21 {', 'is missing'],
  [
    'another type',
    message(`{ role: 'user', content: { type: 'markdown', text: 'x' } }`),
    `5:54 'markdown'`,
    'the unknown `type` `markdown`',
  ],
  [
    'no text',
    message(`{ role: 'user', content: { type: 'text' } }`),
    '5:46 {',
    'no `text`, which the type `text` requires',
  ],
  ['an empty type', message(`{ role: 'user', content: { type: '' } }`), `5:54 ''`, 'a blank `type`'],
  [
    'text that is a number',
    message(`{ role: 'user', content: { type: 'text', text: 5 } }`),
    '5:68 5',
    'has a `text` that is not a string',
  ],
  [
    'an image without data',
    message(`{ role: 'user', content: { type: 'image', mimeType: 'image/png' } }`),
    `5:54 'image'`,
    'no `data`, which the type `image` requires',
  ],
])('%s', async (_, source, place, says) => {
  for (const imports of [V1, V2]) {
    const found = await findingsIn(rule, imports + source);
    expect(found.map(said)).toEqual([expect.stringContaining(says)]);
    expect(await foundIn(rule, imports + source)).toEqual([place]);
  }
});

test('one function for all prompts, where they are listed', async () => {
  expect(await foundIn(rule, LOW + LIST + GET)).toEqual([`5:101 'Hi'`]);
  expect(await foundIn(rule, LOW + GET)).toEqual([]);
});

test.each([
  ['an answer', message(`{ role: 'user', content: { type: 'text', text: 'x' } }`)],
  ['messages that cannot be known', prompt('() => ({ messages: look() })')],
  ['content that cannot be known', message(`{ role: 'user', content: look() }`)],
  ['a spread', message(`{ ...base, content: { ...more } }`)],
  ['no messages yet', prompt('() => ({})')],
  ['an empty list', prompt('() => ({ messages: [] })')],
  ['a function that is not written yet', prompt(`() => { throw new Error('Not implemented'); }`)],
  ['an empty function', prompt('() => {}')],
  ['what cannot be known', prompt('() => look()')],
  ['a server that may be something else', `export const add = (server) => server.registerPrompt('x', {}, () => 'x');`],
  ['a registry of its own', `import { server } from './registry.js';\nserver.registerPrompt('x', {}, () => 'x');`],
])('silent: %s', async (_, source) => {
  expect(await foundIn(rule, V1 + source)).toEqual([]);
});

test('beside a list without prompts, it is a warning: nothing offers the prompt', async () => {
  const list = (prompts: string): string =>
    `server.setRequestHandler(ListPromptsRequestSchema, async () => ({ prompts: ${prompts} }));\n`;
  const severity = async (prompts: string) => (await findingsIn(rule, LOW + list(prompts) + GET))[0]!.severity;
  expect(await severity('[]')).toBe('warning');
  expect(await severity(`[{ name: 'review' }]`)).toBe('error');
  expect(await severity('all')).toBe('error');
  expect(await severity('[...all]')).toBe('error');
});
