import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/template-argument.js';
import { findingsIn, foundIn, V1, V2 } from './source.js';

const SERVER = `const server = new McpServer({ name: 'a', version: '1.0.0' });\n`;
const reading = (template: string, reader: string): string =>
  `${SERVER}server.registerResource('user', new ResourceTemplate(${template}, { list: undefined }), { title: 'User' },\n${reader});\n`;
const USER = "'users://{userId}/{page}'";

test.each([
  ['taken out', USER, 'async (uri, { user_id, page }) => show(user_id, page)', ['5:15 user_id']],
  ['a member', USER, 'async (uri, vars) => show(vars.user, vars.page)', ['5:32 user']],
  ['a query', "'users://list{?page,size*}'", 'async (uri, { sort }) => show(sort)', ['5:15 sort']],
])('%s', async (_, template, reader, found) => {
  expect(await foundIn(rule, V1 + reading(template, reader))).toEqual(found);
  expect(await foundIn(rule, V2 + reading(template, reader))).toEqual(found);
});

test('it says which variable was meant', async () => {
  const [finding] = await findingsIn(rule, V1 + reading("'users://{userId}'", 'async (uri, { id }) => show(id)'));
  expect(finding!.message).toBe(
    'The handler reads `id`, which `users://{userId}` does not contain, so it is always undefined.',
  );
  expect(finding!.related).toMatchObject([{ line: 4 }]);
});

test('the old method, and a template with a name', async () => {
  const text = `${V1}${SERVER}const template = new ResourceTemplate('users://{userId}', { list: undefined });
server.resource('user', template, async (uri, { id }) => show(id));\n`;
  expect(await foundIn(rule, text)).toEqual(['5:49 id']);
});

test.each([
  ['the right names', USER, 'async (uri, { userId, page }) => show(userId, page)'],
  ['other operators', "'files://{+path}{?size:3}'", 'async (uri, { path, size }) => show(path, size)'],
  ['it asks whether it is there', USER, 'async (uri, { userId, page, sort = 1 }) => show(userId, page, sort)'],
  ['the reader is shared', USER, 'readAny'],
  ['a template that nobody can know', 'templateOf(x)', 'async (uri, { id }) => show(id)'],
  ['all are handed on', USER, 'async (uri, vars) => show(vars)'],
])('silent: %s', async (_, template, reader) => {
  const shared = 'async function readAny(uri, { id }) { return show(id); }\nexport { readAny };\n';
  expect(await foundIn(rule, V1 + shared + reading(template, reader))).toEqual([]);
});

test('silent: a fixed URI, whose reader gets no variables', async () => {
  const text = `${V1}${SERVER}server.registerResource('a', 'a://{b}', {}, async (uri, { signal }) => show(signal));\n`;
  expect(await foundIn(rule, text)).toEqual([]);
});
