import { expect, test } from '@jest/globals';
import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/resource-uri.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { appsTool, openaiTool, lintFiles, placesIn, resource, seedTool, URI } from './app.js';

const own = '/tools/0/annotations/openai/outputTemplate';

testRule(rule, format, {
  silent: {
    'a widget of the document': { tools: [seedTool()], resources: [resource()] },
    'a name with a dash': { tools: [seedTool({ outputTemplate: 'ui://widget/product-list.html' })] },
    'any path in the newer dialects': { tools: [openaiTool({ 'openai/outputTemplate': 'ui://maps/index' })] },
    'a query in the newer dialects': { tools: [appsTool({ resourceUri: 'ui://widget/map.html?v=2' })] },
    'a resource without anything that tells the dialect': { resources: [resource({ uri: 'ui://map' })] },
    'a resource that is no widget': {
      resources: [{ uri: 'file:///notes.txt', name: 'Notes', mimeType: 'text/plain' }],
    },
    'what cannot be known': { tools: [seedTool({ outputTemplate: UNKNOWN })], resources: [resource({ uri: UNKNOWN })] },
    'what is no string': { tools: [seedTool({ outputTemplate: 1 })], resources: [resource({ uri: null })] },
  },
  reports: {
    'another scheme': {
      manifest: { tools: [seedTool({ outputTemplate: 'resource://map.html' })] },
      finds: [
        {
          at: own,
          on: 'value',
          says: '`resource://map.html` has the wrong prefix `resource://`: hosts find a widget only under `ui://`. Write `ui://widget/<name>.html`.',
        },
      ],
      fixed: { tools: [seedTool({ outputTemplate: URI })] },
    },
    empty: {
      manifest: { tools: [seedTool({ outputTemplate: '' }), appsTool({ resourceUri: ' ' })] },
      finds: [
        {
          at: own,
          on: 'value',
          says: 'The URI is blank, so hosts cannot find the widget. Write `ui://widget/<name>.html`.',
        },
        { at: '/tools/1/_meta/ui/resourceUri', on: 'value', says: 'Write a URI such as `ui://widget/map.html`.' },
      ],
    },
    'nothing but a scheme': {
      manifest: { tools: [openaiTool({ 'openai/outputTemplate': 'ui://' }), appsTool({ resourceUri: 'ui:// ' })] },
      finds: [
        {
          at: '/tools/0/_meta/openai~1outputTemplate',
          on: 'value',
          says: '`ui://` has nothing after the scheme, so hosts cannot find the widget. Write a URI such as `ui://widget/map.html`.',
        },
        { at: '/tools/1/_meta/ui/resourceUri', on: 'value' },
      ],
    },
    'no scheme': {
      manifest: { tools: [seedTool({ outputTemplate: '/widgets/map.html' })] },
      finds: [{ at: own, on: 'value', says: '`/widgets/map.html` has no scheme' }],
      fixed: { tools: [seedTool()] },
    },
    'the resource of a tool of the document': {
      manifest: { tools: [seedTool()], resources: [resource({ uri: 'ui://map.html' })] },
      finds: [
        {
          at: '/resources/0/uri',
          on: 'value',
          says: 'does not have the form `ui://widget/<name>.html`, so hosts do not find the widget. Write `ui://widget/map.html`.',
        },
      ],
      fixed: { tools: [seedTool()], resources: [resource()] },
    },
    'a resource of which nothing tells the dialect': {
      manifest: {
        resources: ['/widgets/map.html', 'resource://map.html', ''].map((uri) => resource({ uri })),
      },
      finds: [
        { at: '/resources/0/uri', on: 'value', says: 'has no scheme' },
        { at: '/resources/1/uri', on: 'value', says: 'only under `ui://`. Write `ui://widget/<name>.html`.' },
        { at: '/resources/2/uri', on: 'value', says: 'The URI is blank' },
      ],
      fixed: { resources: [resource(), resource(), resource({ uri: '' })] },
    },
    'no name': {
      manifest: {
        tools: [seedTool({ outputTemplate: 'ui://widget/.html' }), seedTool({ outputTemplate: 'ui://widget/' })],
      },
      finds: [
        { at: own, on: 'value' },
        { at: '/tools/1/annotations/openai/outputTemplate', on: 'value' },
      ],
    },
    'a query in the dialect of the document': {
      manifest: { tools: [seedTool({ outputTemplate: 'ui://widget/map.html?v=2' })] },
      finds: [{ at: own, on: 'value' }],
      fixed: { tools: [seedTool()] },
    },
    'another scheme in the newer dialects': {
      manifest: {
        tools: [openaiTool({ 'openai/outputTemplate': 'https://example.com/map' }), appsTool({ resourceUri: 'map' })],
      },
      finds: [
        {
          at: '/tools/0/_meta/openai~1outputTemplate',
          on: 'value',
          says: 'Write a URI such as `ui://widget/map.html`.',
        },
        { at: '/tools/1/_meta/ui/resourceUri', on: 'value' },
      ],
      fixed: {
        tools: [openaiTool({ 'openai/outputTemplate': 'ui://example.com/map' }), appsTool({ resourceUri: 'ui://map' })],
      },
    },
    'hostile text': {
      manifest: { tools: [seedTool({ outputTemplate: `x:${'/a'.repeat(3000)} ::error::` })] },
      finds: [{ at: own, on: 'value', says: '…` has the wrong prefix' }],
      fixed: { tools: [seedTool({ outputTemplate: 'ui://widget/a.html' })] },
    },
  },
});

const server = (registration: string): string => `
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { registerAppResource, RESOURCE_MIME_TYPE } from '@modelcontextprotocol/ext-apps/server';
const server = new McpServer({ name: 'maps', version: '1.0.0' });
server.registerTool('show_map', { _meta: { 'openai/outputTemplate': 'ui://widget/map.html' } }, show);
${registration}
`;
const mimeType = `mimeType: 'text/html+skybridge'`;

test.each([
  [
    'a prefix',
    `server.registerResource('map', 'resource://map.html', {}, async () => ({ contents: [{ uri: 'resource://map.html', ${mimeType}, text }] }));`,
    `'resource://map.html'`,
  ],
  [
    'no scheme',
    `server.registerResource('map', '/map.html', {}, async () => ({ contents: [{ uri: '/map.html', ${mimeType}, text }] }));`,
    `'/map.html'`,
  ],
  [
    'the URI that was asked for',
    `server.registerResource('map', 'resource://map.html', {}, async (uri) => ({ contents: [{ uri: uri.href, ${mimeType}, text }] }));`,
    `'resource://map.html'`,
  ],
  [
    'the old method',
    `server.resource('map', 'resource://map.html', async (uri) => ({ contents: [{ uri: uri.href, ${mimeType}, text }] }));`,
    `'resource://map.html'`,
  ],
  [
    'a resource of ext-apps',
    `registerAppResource(server, 'map', 'resource://map.html', {}, async () => ({ contents: [{ uri: 'resource://map.html', mimeType: RESOURCE_MIME_TYPE, text }] }));`,
    `'resource://map.html'`,
  ],
  [
    'a resource of ext-apps with a reader of another file',
    `registerAppResource(server, 'map', 'resource://map.html', { title: 'Map' }, read);`,
    `'resource://map.html'`,
  ],
  [
    'a list and a reader',
    `server.setRequestHandler(ListResourcesRequestSchema, async () => ({ resources: [{ uri: 'resource://map.html', name: 'Map' }] }));
server.setRequestHandler(ReadResourceRequestSchema, async () => ({ contents: [{ uri: 'resource://map.html', ${mimeType}, text }] }));`,
    `'resource://map.html'`,
  ],
])('a widget that only its reader or its call tells: %s', async (_, registration, marked) => {
  const text = server(registration);
  expect(await placesIn({ 'server.ts': text }, rule)).toEqual([`openai/resource-uri server.ts:6 ${marked}`]);
});

test('where no tool is in the file', async () => {
  const text = `
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
export const register = (server: McpServer) =>
  server.registerResource('map', 'resource://map.html', {}, async (uri) => ({ contents: [{ uri: uri.href, ${mimeType}, text }] }));
`;
  expect(await placesIn({ 'server.ts': text }, rule)).toEqual([
    "openai/resource-uri server.ts:4 'resource://map.html'",
  ]);
});

test.each([
  [
    'other contents',
    `server.registerResource('notes', 'file:///notes', {}, async (uri) => ({ contents: [{ uri: uri.href, mimeType: 'text/html', text }] }));`,
  ],
  [
    'one part of several',
    `server.registerResource('notes', 'file:///notes', {}, async (uri) => ({ contents: [{ uri: uri.href, text }, { uri: page(uri), ${mimeType}, text }] }));`,
  ],
  [
    'a reader of another resource',
    `server.registerResource('notes', 'file:///notes', {}, async (uri) => ({ contents: [{ uri: uri.href, text }] }));
server.registerResource('map', 'ui://map', {}, async (uri) => ({ contents: [{ uri: uri.href, ${mimeType}, text }] }));`,
  ],
  [
    'a resource of ext-apps with another type',
    `registerAppResource(server, 'notes', 'file:///notes', { mimeType: 'text/plain' }, read);`,
  ],
  [
    'a resource of ext-apps with a config of elsewhere',
    `registerAppResource(server, 'notes', 'file:///notes', config, read);`,
  ],
  ['a template', `server.registerResource('map', new ResourceTemplate('notes://{name}', {}), {}, read);`],
])('silent: %s', async (_, registration) => {
  expect(await placesIn({ 'server.ts': server(registration) }, rule)).toEqual([]);
});

test.each([
  ['used for the widget alone', '', true],
  ['used elsewhere', 'const page = await fetch(PAGE);', false],
])('a constant that is %s', async (_, more, isFixed) => {
  const text = `
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
const PAGE = 'https://example.com/map.html';
${more}
server.registerTool('show', { description: 'Shows', _meta: { 'openai/outputTemplate': PAGE } }, show);
`;
  const [finding] = await lintFiles({ 'server.ts': text }, rule);
  expect(finding?.message).toContain('has the wrong prefix `https://`');
  expect(finding?.fix !== undefined).toBe(isFixed);
});
