import { expect, test } from '@jest/globals';
import rule from '../../../rules/openai/contents-uri.js';
import { fixed, lintFiles, placesIn } from './app.js';

const server = (registered: string, read: string): string => `
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
const URI = 'ui://widget/old.html';
const server = new McpServer({ name: 'maps', version: '1.0.0' });
server.registerResource('map', ${registered}, { mimeType: 'text/html+skybridge' }, async (uri) => ({
  contents: [${read}],
}));
`;
const content = (uri: string): string => `{ uri: ${uri}, mimeType: 'text/html+skybridge', text: '' }`;

test.each([
  ['the same URI', server("'ui://widget/map.html'", content("'ui://widget/map.html'"))],
  ['the same constant', server('URI', content('URI'))],
  ['another query', server("'ui://widget/map.html'", content("'ui://widget/map.html?v=2'"))],
  ['the URI that was asked for', server("'ui://widget/map.html'", content('uri.href'))],
  ['a URI that cannot be known', server('process.env.URI', content("'ui://widget/map.html'"))],
  ['a resource of two parts', server("'ui://a'", `${content("'ui://a/1'")}, ${content("'ui://a/2'")}`)],
  ['a resource that may have more parts', server("'ui://widget/map.html'", `${content("'ui://a/1'")}, ...more`)],
  ['a resource that is no widget', server("'file:///a'", content("'file:///b'"))],
  [
    'one of a template',
    server("new ResourceTemplate('ui://widget/{name}.html', {})", content("'ui://widget/map.html'")),
  ],
])('silent: %s', async (_, text) => {
  expect(await lintFiles({ 'server.ts': text }, rule)).toEqual([]);
});

test('another URI', async () => {
  const text = server("'ui://widget/map.html'", content("'ui://widget/mpa.html'"));
  expect(await placesIn({ 'server.ts': text }, rule)).toEqual([
    "openai/contents-uri server.ts:6 'ui://widget/mpa.html'",
  ]);
  const [finding] = await lintFiles({ 'server.ts': text }, rule);
  expect(finding?.message).toContain(
    'The `uri` in `contents` is `ui://widget/mpa.html`, not `ui://widget/map.html`, so hosts do not recognise the widget',
  );
  expect(finding?.related).toEqual([
    { path: 'server.ts', line: 5, column: 32, note: 'The resource is registered here.' },
  ]);
  expect(await fixed('server.ts', text, rule)).toBe(text.replace('mpa', 'map'));
});

test('a widget that is registered as something else', async () => {
  const text = server("'file:///map.html'", content("'ui://widget/map.html'"));
  expect(await placesIn({ 'server.ts': text }, rule)).toEqual([
    "openai/contents-uri server.ts:6 'ui://widget/map.html'",
  ]);
});

test('a constant is reported where it stands, and is not changed', async () => {
  const [finding] = await lintFiles({ 'server.ts': server("'ui://widget/map.html'", content('URI')) }, rule);
  expect(finding).toMatchObject({ line: 3, column: 13 });
  expect(finding?.fix).toBeUndefined();
});

test('an empty URI', async () => {
  const [finding] = await lintFiles({ 'server.ts': server("'ui://widget/map.html'", content("''")) }, rule);
  expect(finding?.message).toContain(
    'The `uri` in `contents` is blank, not `ui://widget/map.html`, so hosts do not recognise the widget.',
  );
  expect(await lintFiles({ 'server.ts': server("''", content("'ui://widget/map.html'")) }, rule)).toEqual([]);
});
