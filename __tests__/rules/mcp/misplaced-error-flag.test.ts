import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/misplaced-error-flag.js';
import { applyFixes } from '../../../src/engine/fix.js';
import { findingsIn, foundIn, V1, V2 } from './source.js';

const SERVER = `const server = new McpServer({ name: 'a', version: '1.0.0' });\n`;
const answering = (answer: string, more = ''): string =>
  `${SERVER}server.registerTool('look', { description: 'Looks.', ${more} }, async () => (\n${answer}\n));\n`;
const dispatching = (answer: string): string =>
  `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema } from '@modelcontextprotocol/sdk/types.js';
server.setRequestHandler(CallToolRequestSchema, async () => (
${answer}
));
`;
const PART = `{ content: [{ type: 'text', text: 'No.', isError: true }] }`;

test.each([
  ['in a part', PART, ['5:42 isError'], /in a part of `content`, so this failure looks like a success/],
  ['in the data', `{ content: [], structuredContent: { isError: failed } }`, ['5:37 isError'], /`structuredContent`/],
  [
    'in each part',
    `{ content: [{ type: 'text', text: 'a', isError: true }, { isError: 1 }] }`,
    ['5:40 isError', '5:59 isError'],
    /./,
  ],
])('%s', async (_, answer, found, says) => {
  for (const imports of [V1, V2]) {
    expect(await foundIn(rule, imports + answering(answer))).toEqual(found);
    const [finding] = await findingsIn(rule, imports + answering(answer));
    expect(finding!.message).toMatch(says);
  }
  expect(await foundIn(rule, dispatching(answer))).toEqual(found.map((each) => each.replace('5:', '4:')));
});

test('the fix moves it', async () => {
  const text = V1 + answering(PART);
  const { text: fixed } = applyFixes(text, await findingsIn(rule, text), 'all');
  expect(fixed).toContain(`content: [{ type: 'text', text: 'No.' }], isError: true }`);
  expect(await foundIn(rule, fixed)).toEqual([]);
});

test.each([
  ['in its place', `{ content: [{ type: 'text', text: 'No.' }], isError: true }`],
  ['there too', `{ content: [{ type: 'text', text: 'No.', isError: true }], isError: true }`],
  ['a success', `{ content: [{ type: 'text', text: 'Yes.', isError: false }] }`],
  ['what may be in a spread', `{ ...answer, content: [{ type: 'text', text: 'No.', isError: true }] }`],
  ['parts that nobody can know', `{ content: partsOf(error) }`],
])('silent: %s', async (_, answer) => {
  expect(await foundIn(rule, V1 + answering(answer))).toEqual([]);
});

test('silent: the output schema has such a field', async () => {
  const answer = `{ content: [], structuredContent: { isError: true } }`;
  expect(await foundIn(rule, V1 + answering(answer, 'outputSchema: { isError: z.boolean() }'))).toEqual([]);
});

test('in the handler of a tool that other files of the project register', async () => {
  const own = (answer: string): string => `${V1}export const look = { name: 'look', description: 'Looks.',
inputSchema: { a: z.string() }, handler: async (args) => (\n${answer}\n) };\n`;
  expect(await foundIn(rule, own(PART))).toEqual(['5:42 isError']);
  expect(await foundIn(rule, own(`{ content: [{ isError: true }] }`))).toEqual([]);
});
