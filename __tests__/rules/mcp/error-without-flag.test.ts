import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/error-without-flag.js';
import { findingsIn, foundIn, V1 } from './source.js';

const SERVER = `const server = new McpServer({ name: 'a', version: '1.0.0' });\n`;
const doing = (body: string): string =>
  `${SERVER}server.registerTool('look', { description: 'Looks.' }, async () => {\n${body}\n});\n`;
const answer = (words: string, more = ''): string => `{ content: [{ type: 'text', text: ${words} }]${more} }`;
const caught = (words: string): string =>
  `try { return ${answer("'Sun.'")}; } catch (error) {\nreturn ${answer(words)};\n}`;

test.each([
  ['begins with "Error"', `return ${answer("'Error: no city.'")};`, ["5:42 'Error: no city.'"]],
  ['begins with a sign', `return ${answer("'❌ Failed to load.'")};`, ["5:42 '❌ Failed to load.'"]],
  ['a template', `return ${answer('`Error: ${message}`')};`, ['5:42 `Error: ${message}`']],
  ['a sum', `return ${answer("'Error: ' + message")};`, ["5:42 'Error: ' + message"]],
  ['caught', caught('`Could not load: ${error}`'), ['6:42 `Could not load: ${error}`']],
])('%s', async (_, body, found) => {
  expect(await foundIn(rule, V1 + doing(body))).toEqual(found);
});

test('several: one finding with a count', async () => {
  const body = `if (a) return ${answer("'Error: a'")};\nreturn ${answer("'Error: b'")};`;
  const [finding, ...others] = await findingsIn(rule, V1 + doing(body));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ line: 5, count: 2, related: [{ line: 6, column: 42 }] });
  expect(finding!.message).toMatch(/^2 failures have no `isError`/);
});

test.each([
  ['with the flag', `return ${answer("'Error: no city.'", ', isError: true')};`],
  ['what may be a flag', `return ${answer("'Error: no city.'", ', isError: failed')};`],
  ['a spread', `return { ...base, content: [{ type: 'text', text: 'Error: no' }] };`],
  ['a result about errors', `return ${answer("'Error codes of the API'")};`],
  ['a result', `return ${answer("'The error rate is 2 %.'")};`],
  ['a text that nobody can know', `return ${answer('describe(error)')};`],
  ['caught, and answered otherwise', caught("'Nothing there yet.'")],
  ['data', `return ${answer("'Error: no'", ', structuredContent: { a: 1 }')};`],
])('silent: %s', async (_, body) => {
  expect(await foundIn(rule, V1 + doing(body))).toEqual([]);
});
