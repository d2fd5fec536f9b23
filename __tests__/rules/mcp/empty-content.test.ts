import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/empty-content.js';
import { findingsIn, foundIn, V1, V2 } from './source.js';

const SERVER = `const server = new McpServer({ name: 'a', version: '1.0.0' });\n`;
const answering = (answer: string, more = ''): string =>
  `${SERVER}server.registerTool('look', { description: 'Looks.', ${more} }, async () => (\n${answer}\n));\n`;

test.each([
  ['no content', '{ structuredContent: { sky: 1 } }', ['5:1 {'], /no `content`/],
  ['empty content', '{ content: [], structuredContent: data }', ['5:12 []'], /an empty `content`/],
])('%s', async (_, answer, found, says) => {
  for (const imports of [V1, V2]) {
    expect(await foundIn(rule, imports + answering(answer))).toEqual(found);
    const [finding] = await findingsIn(rule, imports + answering(answer));
    expect(finding!.message).toMatch(says);
  }
});

test.each([
  ['both', `{ content: [{ type: 'text', text: 'a' }], structuredContent: data }`],
  ['no data', '{ content: [] }'],
  ['content that nobody can know', '{ content: say(data), structuredContent: data }'],
  ['a spread', '{ ...answer, structuredContent: data }'],
  ['parts in a spread', '{ content: [...parts], structuredContent: data }'],
  ['a failure', '{ content: [], structuredContent: data, isError: true }'],
])('silent: %s', async (_, answer) => {
  expect(await foundIn(rule, V1 + answering(answer))).toEqual([]);
});

test.each([
  ['a tool for the widget alone', `_meta: { ui: { visibility: ['app'] } }`],
  ['a widget of ChatGPT, which shows the model all data', `_meta: { 'openai/outputTemplate': 'ui://widget/a.html' }`],
])('silent: %s', async (_, meta) => {
  expect(await foundIn(rule, V1 + answering('{ content: [], structuredContent: data }', meta))).toEqual([]);
});

test('silent: a framework that fills it in', async () => {
  const text = `import { FastMCP } from 'fastmcp';\n${V1}${answering('{ structuredContent: data }')}`;
  expect(await foundIn(rule, text)).toEqual([]);
});
