import { expect, test } from '@jest/globals';
import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/resource-mime-type.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { appsTool, lintFiles, MCP_APP, openaiTool, placesIn, resource, seedTool, SKYBRIDGE } from './app.js';

const at = '/resources/0/mimeType';
const withMime = (mimeType: unknown, ...tools: unknown[]) => ({ tools, resources: [resource({ mimeType })] });

testRule(rule, format, {
  silent: {
    'the MIME type of the document': withMime(SKYBRIDGE, seedTool()),
    'both in the dialect of OpenAI': {
      tools: [openaiTool()],
      resources: [resource(), resource({ mimeType: MCP_APP })],
    },
    'the MIME type of MCP Apps': withMime(MCP_APP, appsTool()),
    'blanks around its parameter': withMime('text/html  ;  profile="mcp-app"', appsTool()),
    'the one of drafts of MCP Apps': withMime('text/html+mcp', appsTool()),
    'either where nothing tells the dialect': { resources: [resource(), resource({ mimeType: MCP_APP })] },
    'another kind of UI, by its name': { resources: [resource({ mimeType: 'application/vnd.mcp-ui.remote-dom' })] },
    'another kind of UI': { resources: [resource({ mimeType: 'text/uri-list' })] },
    'a page that is no widget': { resources: [{ uri: 'https://example.com', name: 'x', mimeType: 'text/html' }] },
    'a text under the same scheme': {
      tools: [openaiTool()],
      resources: [resource(), resource({ uri: 'ui://notes/how-to.txt?v=2', mimeType: 'text/plain' })],
    },
    'a script of a widget': {
      tools: [openaiTool()],
      resources: [
        resource(),
        resource({
          uri: 'ui://assets/todo.js',
          mimeType: 'application/javascript',
          _meta: { 'openai/widgetPrefersBorder': true },
        }),
      ],
    },
    'what cannot be known': withMime(UNKNOWN, seedTool()),
    'what is no string': withMime(null, seedTool()),
  },
  reports: {
    'plain HTML in the dialect of the document': {
      manifest: withMime('text/html', seedTool()),
      finds: [
        {
          at,
          on: 'value',
          says: 'Hosts show a widget with the MIME type `text/html` as plain text instead of rendering it. Write `text/html+skybridge`.',
        },
      ],
      fixed: withMime(SKYBRIDGE, seedTool()),
    },
    'plain HTML in the dialect of OpenAI': {
      manifest: withMime('text/html', openaiTool()),
      finds: [{ at, on: 'value', says: 'Write `text/html;profile=mcp-app` or `text/html+skybridge`.' }],
      fixed: withMime(MCP_APP, openaiTool()),
    },
    'blanks within the type': {
      manifest: withMime('text/html + skybridge', seedTool()),
      finds: [{ at, on: 'value', says: 'Write `text/html+skybridge`' }],
      fixed: withMime(SKYBRIDGE, seedTool()),
    },
    'a slip in the dialect of OpenAI': {
      manifest: withMime('text/html+skybrige', openaiTool()),
      finds: [{ at, on: 'value' }],
      fixed: withMime(SKYBRIDGE, openaiTool()),
    },
    'a slip where nothing tells the dialect': {
      manifest: { resources: [resource({ mimeType: 'text/html;profile=mcp-apps' })] },
      finds: [{ at, on: 'value' }],
      fixed: { resources: [resource({ mimeType: MCP_APP })] },
    },
    'the older one in MCP Apps': {
      manifest: withMime(SKYBRIDGE, appsTool()),
      finds: [{ at, on: 'value', says: 'Write `text/html;profile=mcp-app`.' }],
      fixed: withMime(MCP_APP, appsTool()),
    },
    'the newer one in the dialect of the document': {
      manifest: withMime(MCP_APP, seedTool()),
      finds: [{ at, on: 'value' }],
      fixed: withMime(SKYBRIDGE, seedTool()),
    },
    'plain HTML where nothing tells the dialect': {
      manifest: { resources: [resource({ mimeType: 'text/html' })] },
      finds: [{ at, on: 'value' }],
      fixed: { resources: [resource()] },
    },
    'plain HTML under a URI that the document does not have': {
      manifest: { resources: [resource({ uri: 'ui://map', mimeType: 'text/html' })] },
      finds: [{ at, on: 'value' }],
      fixed: { resources: [resource({ uri: 'ui://map', mimeType: MCP_APP })] },
    },
    'what was meant as a page, where nothing tells the dialect': {
      manifest: {
        resources: ['', ' ', 'html', 'application/html'].map((mimeType) => resource({ mimeType })),
      },
      finds: [
        {
          at,
          on: 'value',
          says: 'The MIME type is blank, so hosts do not render the widget. Write `text/html;profile=mcp-app` or',
        },
        { at: '/resources/1/mimeType', on: 'value', says: 'The MIME type is blank' },
        {
          at: '/resources/2/mimeType',
          on: 'value',
          says: 'Hosts show a widget with the MIME type `html` as plain text instead of rendering it',
        },
        { at: '/resources/3/mimeType', on: 'value' },
      ],
      fixed: { resources: [resource(), resource(), resource(), resource()] },
    },
    'a text that a tool takes for a widget': {
      manifest: {
        tools: [openaiTool({ 'openai/outputTemplate': 'ui://notes/how-to.txt' })],
        resources: [resource({ uri: 'ui://notes/how-to.txt', mimeType: 'text/plain' })],
      },
      finds: [{ at, on: 'value' }],
      fixed: {
        tools: [openaiTool({ 'openai/outputTemplate': 'ui://notes/how-to.txt' })],
        resources: [resource({ uri: 'ui://notes/how-to.txt', mimeType: MCP_APP })],
      },
    },
    'a resource that only a tool makes a widget': {
      manifest: {
        tools: [seedTool({ outputTemplate: 'widget.html' })],
        resources: [resource({ uri: 'widget.html', mimeType: `text/${'x'.repeat(5000)}` })],
      },
      finds: [{ at, on: 'value' }],
      fixed: { tools: [seedTool({ outputTemplate: 'widget.html' })], resources: [resource({ uri: 'widget.html' })] },
    },
  },
});

test.each([
  ['where the dialect is known', [seedTool()], true],
  ['where nothing tells the dialect', [], false],
])('whether the fix is safe: %s', async (_, tools, safe) => {
  const files = { 'server.json': JSON.stringify(withMime('text/html', ...tools)) };
  expect((await lintFiles(files, rule)).map(({ fix }) => fix?.safe)).toEqual([safe]);
});

test('the type that is given where the resource is read', async () => {
  const text = `
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
server.registerResource('map', 'ui://widget/map.html', {}, async () => ({
  contents: [{ uri: 'ui://widget/map.html', mimeType: 'text/html', text: '' }],
}));
`;
  expect(await placesIn({ 'server.ts': text }, rule)).toEqual(["openai/resource-mime-type server.ts:4 'text/html'"]);
});

test.each([
  ['the right type', `contents: [{ uri, mimeType: 'text/html;profile=mcp-app', text }]`, 0],
  ['what is not known', 'contents: [await page()]', 1],
  ['a type that is not known', 'contents: [{ uri, mimeType: TYPE, text }]', 1],
  ['the same type', `contents: [{ uri, mimeType: 'text/html', text }]`, 2],
  ['no type', 'contents: [{ uri, text }]', 1],
])('a list of resources, and what is read has %s', async (_, answer, count) => {
  const text = `
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
server.registerResource('map', 'ui://widget/map.html', { mimeType: 'text/html' }, async (uri) => ({
  ${answer},
}));
`;
  expect(await placesIn({ 'server.ts': text }, rule)).toHaveLength(count);
});

test.each([
  ['what is not known', 'contents: [await page()]', 'info'],
  ['a type that is not known', `contents: [{ uri: 'ui://studio', mimeType: TYPE, text }]`, 'info'],
  ['a type that may be spread in', `contents: [{ uri: 'ui://studio', text, ...more }]`, 'info'],
  ['no type', `contents: [{ uri: 'ui://studio', text }]`, 'error'],
])('only the list is known, and what is read has %s', async (_, answer, severity) => {
  const text = `
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ListResourcesRequestSchema, ReadResourceRequestSchema } from '@modelcontextprotocol/sdk/types.js';
server.setRequestHandler(ListResourcesRequestSchema, () => ({
  resources: [{ uri: 'ui://studio', name: 'Studio', mimeType: 'text/html' }],
}));
server.setRequestHandler(ReadResourceRequestSchema, async () => ({ ${answer} }));
`;
  const found = await lintFiles({ 'server.ts': text }, rule);
  expect(found.map((each) => each.severity)).toEqual([severity]);
  expect(found[0]!.message).toMatch(severity === 'info' ? /^This list says `text\/html`/ : /^Hosts show/);
});

test.each([
  [`case 'resources/list': return`, 'info'],
  [`case 'resources/read': return { contents: [page()] }; case 'resources/list': return`, 'info'],
])('requests that the code reads itself: %s', async (before, severity) => {
  const text = `
import { STUDIO } from './studio.js';
export function answer(method) {
  switch (method) {
    ${before} { resources: [{ uri: 'ui://studio', name: 'Studio', mimeType: 'text/html' }] };
  }
}
`;
  expect((await lintFiles({ 'server.ts': text }, rule)).map((each) => each.severity)).toEqual([severity]);
});

test('a list of the low-level server, without a reader', async () => {
  const text = `
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ListResourcesRequestSchema } from '@modelcontextprotocol/sdk/types.js';
server.setRequestHandler(ListResourcesRequestSchema, () => ({
  resources: [{ uri: 'ui://studio', name: 'Studio', mimeType: 'text/html' }],
}));
`;
  expect((await lintFiles({ 'server.ts': text }, rule)).map((each) => each.severity)).toEqual(['error']);
});

test.each([
  ['ui://widget/map.html', 'text/html', ['text/html']],
  ['ui://widget/map.html', SKYBRIDGE, []],
  ['ui://widget/map.html', MCP_APP, []],
  ['ui://widget/map.css', 'text/css', []],
  ['notes://map.html', 'text/html', []],
])('a reader of the low-level server, whose list is elsewhere: %s, %s', async (uri, mimeType, told) => {
  const text = `
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ReadResourceRequestSchema } from '@modelcontextprotocol/sdk/types.js';
server.setRequestHandler(ReadResourceRequestSchema, async () => ({ contents: [{ uri: '${uri}', mimeType: '${mimeType}', text }] }));
`;
  expect(await placesIn({ 'server.ts': text }, rule)).toEqual(
    told.map((each) => `openai/resource-mime-type server.ts:4 '${each}'`),
  );
});

test.each([
  ['the URI that was asked for', 'uri.href', 'text/html'],
  ['in another way', 'uri.toString()', 'text/html'],
  ['another kind of UI than a widget', 'uri.href', 'text/uri-list'],
])('the resource of a reader, by its registration: %s', async (_, uri, mimeType) => {
  const server = (tool: string, contents: string): string => `
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
${tool}
server.registerResource('map', 'ui://widget/map.html', {}, async (uri) => ({ contents: [${contents}] }));
`;
  const tool = `server.registerTool('show_map', { annotations: { openai: { outputTemplate: 'ui://widget/map.html' } } }, show);`;
  const content = `{ uri: ${uri}, mimeType: '${mimeType}', text: '' }`;
  expect(await placesIn({ 'server.ts': server(tool, content) }, rule)).toEqual([
    `openai/resource-mime-type server.ts:4 '${mimeType}'`,
  ]);
  // Of several parts, any may be what the widget loads.
  const parts = `${content}, { uri: partOf(uri), mimeType: 'text/css', text: '' }`;
  expect(await placesIn({ 'server.ts': server(tool, parts) }, rule)).toEqual([]);
  const isPage = mimeType === 'text/html';
  expect(await placesIn({ 'server.ts': server('', content) }, rule)).toHaveLength(isPage ? 1 : 0);
});

test('the constant of the SDK', async () => {
  const text = `
import { registerAppResource, RESOURCE_MIME_TYPE } from '@modelcontextprotocol/ext-apps/server';
registerAppResource(server, 'map', 'ui://map', { mimeType: RESOURCE_MIME_TYPE }, read);
`;
  expect(await placesIn({ 'server.ts': text }, rule)).toEqual([]);
});

test('the resource of a template', async () => {
  const server = (template: string, mimeType = 'text/html', head = ''): string => `
import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
${head}
server.registerResource('map', ${template}, {}, async (uri) => ({ contents: [{ uri: uri.href, mimeType: '${mimeType}', text }] }));
`;
  const found = ["openai/resource-mime-type server.ts:4 'text/html'"];
  const template = `new ResourceTemplate('ui://widget/{name}.html', { list: undefined })`;
  expect(await placesIn({ 'server.ts': server(template) }, rule)).toEqual(found);
  expect(await placesIn({ 'server.ts': server('MAPS', 'text/html', `const MAPS = ${template};`) }, rule)).toEqual(
    found,
  );
  expect(await placesIn({ 'server.ts': server(template, 'text/html+skybridge') }, rule)).toEqual([]);
  expect(await placesIn({ 'server.ts': server(template, 'text/css') }, rule)).toEqual([]);
  const notes = `new ResourceTemplate('notes://{name}', { list: undefined })`;
  expect(await placesIn({ 'server.ts': server(notes) }, rule)).toEqual([]);
});
