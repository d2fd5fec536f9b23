import { expect, test } from '@jest/globals';
import rule from '../../../rules/openai/response-shape.js';
import { ANSWER_LINE, answering } from './answers.js';
import { lintFiles, placesIn } from './app.js';
import { said } from '../../support/said.js';

test.each([
  ['as the document has it', `{ content: [{ type: 'text', text: 'a' }], _meta: { initialData: {} }, isError: false }`],
  [
    'other parts',
    `{ content: [{ type: 'image', data: '', mimeType: 'image/png' }, { type: 'resource_link', uri: 'a', name: 'a' }, { type: 'audio', data: '', mimeType: 'a/b' }, { type: 'resource', resource: {} }] }`,
  ],
  ['no content', `{ structuredContent: {} }`],
  ['what cannot be known', '{ content: partsOf(1), _meta: metaOf(1), isError: failed(1) }'],
  [
    'texts that cannot be known',
    '{ content: [{ type: "text", text: textOf(1) }, { type: "text", text: `Found ${count(1)}` }, { type: kind(1) }, { type: `${kind(1)}` }, part(1), ...parts(1)] }',
  ],
  ['a spread', '{ content: [{ type: "text", ...rest(1) }, { ...rest(1) }] }'],
  ['an answer that cannot be known', 'done(1)'],
])('silent: %s', async (_, answer) => {
  expect(await lintFiles({ 'server.ts': answering(answer) }, rule)).toEqual([]);
});

test('a tool without metadata is none of ours', async () => {
  expect(await lintFiles({ 'server.ts': answering("{ content: 'a' }", 'add') }, rule)).toEqual([]);
});

test.each([
  ['content that is a text', `{ content: 'a' }`, "'a'", '`content` is not an array of parts'],
  ['a part that is a text', `{ content: ['a'] }`, "'a'", 'This part of `content` is not an object with a `type`'],
  ['a part without a type', `{ content: [{ text: 'a' }] }`, '{', 'This part of `content` is not'],
  ['a type that is no string', `{ content: [{ type: 1 }] }`, '1', 'This part of `content` is not'],
  [
    'a part of a type that there is not',
    `{ content: [{ type: 'json', json: {} }] }`,
    "'json'",
    '`json` is not a type of `content` part, so hosts reject the result',
  ],
  ['a part of an empty type', `{ content: [{ type: '' }] }`, "''", 'This part of `content` is not'],
  ['a text part without a text', `{ content: [{ type: 'text' }] }`, '{', 'This part of type `text` has no `text`,'],
  [
    'a text that is an object',
    `{ content: [{ type: 'text', text: {} }] }`,
    '{}',
    'The `text` of this part is not a string',
  ],
  [
    'a text that is a number',
    `{ content: [{ type: 'text', text: 12 }] }`,
    '12',
    'The `text` of this part is not a string',
  ],
  [
    'content that is a text with something in it',
    '{ content: `Found ${count(1)}` }',
    '`Found ${count(1)}`',
    'is not an array of parts',
  ],
  [
    'content that is a sum of texts',
    "{ content: 'Found ' + count(1) }",
    "'Found ' + count(1)",
    'is not an array of parts',
  ],
  [
    'content that is made a text',
    '{ content: JSON.stringify(rows(1)) }',
    'JSON.stringify(rows(1))',
    'is not an array of parts',
  ],
  [
    'a part that is a text with something in it',
    '{ content: [`Found ${count(1)}`] }',
    '`Found ${count(1)}`',
    'This part of `content` is not an object',
  ],
  [
    'an error flag that is a text with something in it',
    '{ content: [], isError: `${failed(1)}` }',
    '`${failed(1)}`',
    '`isError` is not',
  ],
  ['an error flag that is a text', `{ content: [], isError: 'no' }`, "'no'", '`isError` is not a boolean'],
  ['metadata that is an array', `{ content: [], _meta: [] }`, '[]', '`_meta` is not an object'],
])('%s', async (_, answer, marked, message) => {
  const files = { 'server.ts': answering(answer) };
  expect(await placesIn(files, rule)).toEqual([`openai/response-shape server.ts:${ANSWER_LINE} ${marked}`]);
  expect(said((await lintFiles(files, rule))[0])).toContain(message);
});

test.each([
  ['"done"', 'a string'],
  ['[1]', 'an array'],
  ['undefined', 'nothing'],
])('%s is no answer', async (answer, what) => {
  const [finding] = await lintFiles({ 'server.ts': answering(answer) }, rule);
  expect(said(finding)).toContain(`returns ${what}`);
});
