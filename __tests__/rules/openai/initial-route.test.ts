import { expect, test } from '@jest/globals';
import rule from '../../../rules/openai/initial-route.js';
import { ANSWER_LINE, answering } from './answers.js';
import { lintFiles, placesIn } from './app.js';
import { said } from '../../support/said.js';

const route = (value: string): string =>
  answering(`{ content: [], _meta: { initialData: {}, initialRoute: ${value} } }`);

test.each([
  ['a path', route("'/details'")],
  ['the first view', route("'/'")],
  ['what cannot be known', route('routeOf(request)')],
  ['none', answering('{ content: [], _meta: { initialData: {} } }')],
  ['a tool of no widget', answering("{ _meta: { initialRoute: 'x' } }", 'add')],
])('silent: %s', async (_, text) => {
  expect(await lintFiles({ 'server.ts': text }, rule)).toEqual([]);
});

test.each([
  [
    'no slash',
    "'details'",
    '`details` does not start with `/`, so the widget finds no matching view. Write `/details`.',
  ],
  ['a slash further on', "'map/details'", '`map/details` does not start with `/`'],
  [
    'a whole URL',
    "'https://maps.example/details'",
    'is a full URL, but `initialRoute` must be a path, so the widget finds no matching view.',
  ],
  ['a blank one', "' '", '`initialRoute` is blank, so it selects no view.'],
  ['an empty one', "''", '`initialRoute` is blank, so it selects no view.'],
  ['no string', '1', '`initialRoute` is not a string'],
])('%s', async (_, value, message) => {
  const files = { 'server.ts': route(value) };
  expect(await placesIn(files, rule)).toEqual([`openai/initial-route server.ts:${ANSWER_LINE} ${value}`]);
  expect(said((await lintFiles(files, rule))[0])).toContain(message);
});
