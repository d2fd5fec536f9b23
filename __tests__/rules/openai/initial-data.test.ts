import { describe, expect, test } from '@jest/globals';
import rule from '../../../rules/openai/initial-data.js';
import { lintFiles, placesIn } from './app.js';
import { said } from '../../support/said.js';

const SEED = `annotations: { openai: { outputTemplate: 'ui://widget/map.html' } }`;
const OPENAI = `_meta: { 'openai/outputTemplate': 'ui://widget/map.html' }`;
const APPS = `_meta: { ui: { resourceUri: 'ui://widget/map.html' } }`;
const CONTENT = `content: [{ type: 'text', text: 'Here it is' }]`;

const server = (metadata: string, body: string): string => `
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
const server = new McpServer({ name: 'maps', version: '1.0.0' });
server.registerTool('show_map', { description: 'Shows a map', ${metadata} }, async (input) => {
  ${body}
});
`;
/** With the page of a widget that shows data. */
const find = (metadata: string, body: string) => placesIn({ 'server.ts': server(metadata, body) + PAGE }, rule);
const PAGE = 'export const page = `<script>show(window.openai?.toolOutput);</script>`;\n';

describe('in the dialect of the document', () => {
  test.each([
    ['data', `return { ${CONTENT}, _meta: { initialData: { city: 'Rome' } } };`],
    ['data that cannot be known', `return { ${CONTENT}, _meta: { initialData: await load(input) } };`],
    ['metadata that cannot be known', `return { ${CONTENT}, _meta: metaOf(input) };`],
    ['an answer that cannot be known', `return answer(input);`],
    ['a spread', `return { ${CONTENT}, ...rest(input) };`],
    ['an error', `return { ${CONTENT}, isError: true };`],
    [
      'a special case beside an answer with data',
      `if (!input) return { ${CONTENT} }; return { _meta: { initialData: { a: 1 } } };`,
    ],
    ['a misspelt key, which is told as such', `return { ${CONTENT}, _meta: { initalData: { a: 1 } } };`],
  ])('silent: %s', async (_, body) => {
    expect(await find(SEED, body)).toEqual([]);
  });

  test.each([
    ['no metadata', `return { ${CONTENT} };`, '{'],
    ['no data', `return { ${CONTENT}, _meta: { other: 1 } };`, '_meta'],
    ['no data in a constant', `const _meta = {}; return { ${CONTENT}, _meta };`, '_meta'],
    ['empty data', `return { ${CONTENT}, _meta: { initialData: {} } };`, '{}'],
    [
      'data made a text',
      `return { ${CONTENT}, _meta: { initialData: JSON.stringify(input) } };`,
      'JSON.stringify(input)',
    ],
    ['a text as data', `return { ${CONTENT}, _meta: { initialData: 'Rome' } };`, "'Rome'"],
  ])('%s', async (_, body, marked) => {
    expect(await find(SEED, body)).toEqual([`openai/initial-data server.ts:5 ${marked}`]);
  });

  test('says what is missing', async () => {
    const [finding] = await lintFiles({ 'server.ts': server(SEED, `return { ${CONTENT} };`) }, rule);
    expect(said(finding)).toBe(
      'The tool result has no `_meta.initialData`, so `getInitialData()` gives the widget nothing to show. Add `_meta: { initialData: { … } }`.',
    );
  });
});

describe('in the newer dialects', () => {
  test.each([
    ['structured content', OPENAI, `return { ${CONTENT}, structuredContent: { city: 'Rome' } };`],
    ['metadata', OPENAI, `return { ${CONTENT}, _meta: {} };`],
    ['content, which MCP Apps hands over', APPS, `return { ${CONTENT} };`],
    ['content that cannot be known', APPS, `return { content: parts(input) };`],
    ['content that may have more parts', APPS, `return { content: [...parts(input)] };`],
  ])('silent: %s', async (_, metadata, body) => {
    expect(await find(metadata, body)).toEqual([]);
  });

  test.each([
    ['no widget in sight', ''],
    ['a widget that reads no data', PAGE.replace('show(window.openai?.toolOutput)', 'window.openai?.requestClose()')],
  ])('silent: %s', async (_, page) => {
    expect(await placesIn({ 'server.ts': server(OPENAI, `return { ${CONTENT} };`) + page }, rule)).toEqual([]);
  });

  test('neither structured content nor metadata', async () => {
    expect(await find(OPENAI, `return { ${CONTENT} };`)).toEqual(['openai/initial-data server.ts:5 {']);
    expect(await find(APPS, `return { content: [] };`)).toEqual(['openai/initial-data server.ts:5 {']);
  });
});

describe('a function of the file that answers', () => {
  const helper = (body: string): string =>
    `${server(OPENAI, 'return reply(input);')}function reply(x) { ${body} }\n${PAGE}`;

  test.each([
    ['whatever it does before', `let y; if (x) { y = 1; } log(y); return { ${CONTENT} };`],
    ['by several ends', `if (!x) return { content: [] }; log(x); return { ${CONTENT} };`],
  ])('%s', async (_, body) => {
    const found = await placesIn({ 'server.ts': helper(body) }, rule);
    expect(found.at(-1)).toBe('openai/initial-data server.ts:7 {');
  });

  test.each([
    ['one end has the data', `if (!x) return { ${CONTENT} }; log(x); return { ${CONTENT}, structuredContent: x };`],
    ['one end cannot be known', `if (!x) return { ${CONTENT} }; log(x); return load(x);`],
  ])('silent: %s', async (_, body) => {
    expect(await placesIn({ 'server.ts': helper(body) }, rule)).toEqual([]);
  });
});

test('an answer that cannot be known may have the data', async () => {
  expect(await find(OPENAI, `if (!input) return { ${CONTENT} }; return load(input);`)).toEqual([]);
  expect(await find(OPENAI, `try { return { ${CONTENT} }; } catch (error) { return failed(error); }`)).toEqual([
    'openai/initial-data server.ts:5 {',
  ]);
});

test('a tool without a widget needs no data', async () => {
  expect(await find(`annotations: { openai: { readOnlyHint: true } }`, `return { ${CONTENT} };`)).toEqual([]);
  expect(await find(`annotations: {}`, `return { ${CONTENT} };`)).toEqual([]);
});
