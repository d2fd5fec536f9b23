import { expect, test } from '@jest/globals';
import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/resource-fields.js';
import { SPREAD, testRule } from '../../support/rule-tester.js';
import { appsTool, lintFiles, openaiTool, placesIn, reading, resource, seedTool } from './app.js';
import { said } from '../../support/said.js';

/** As if the key were not there: YAML has no `undefined`. */
const without = (key: string) => Object.fromEntries(Object.entries(resource()).filter(([name]) => name !== key));

testRule(rule, format, {
  silent: {
    'both fields': { tools: [seedTool()], resources: [resource()] },
    'a resource that is no widget': {
      resources: [
        { name: 'Notes', mimeType: 'text/plain' },
        { uri: 'file:///a', name: 'a' },
      ],
    },
    'OpenAI gives the type where the resource is read': { tools: [openaiTool()], resources: [without('mimeType')] },
    'MCP Apps: the type is given where the resource is read': {
      tools: [appsTool()],
      resources: [without('mimeType')],
      contents: [resource({ text: '<p>Hello</p>' })],
    },
    'what cannot be known': {
      resources: [
        { ...without('mimeType'), [SPREAD]: 1 },
        { ...without('uri'), [SPREAD]: 1 },
      ],
    },
  },
  reports: {
    'no MIME type': {
      manifest: { tools: [seedTool()], resources: [without('mimeType')] },
      finds: [
        {
          at: '/resources/0',
          on: 'brace',
          says: 'The widget has no `mimeType`, so hosts do not render it. Add `text/html+skybridge`.',
        },
      ],
    },
    'no MIME type in MCP Apps': {
      manifest: { tools: [appsTool()], resources: [without('mimeType')] },
      isOnlyInData: true,
      finds: [{ at: '/resources/0', on: 'brace', says: 'Add `text/html;profile=mcp-app`.' }],
    },
    'no MIME type where nothing tells the dialect': {
      manifest: { resources: [without('mimeType')] },
      isOnlyInData: true,
      finds: [{ at: '/resources/0', on: 'brace', says: 'Add `text/html;profile=mcp-app` or `text/html+skybridge`.' }],
    },
    'no URI': {
      manifest: { tools: [seedTool()], resources: [without('uri')] },
      finds: [{ at: '/resources/0', on: 'brace', says: 'The widget has no `uri`, so no tool can refer to it.' }],
    },
  },
});

test('source code may give the type where the resource is read', async () => {
  const server = (content: string): string => `
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
server.registerResource('map', 'ui://widget/map.html', {}, async () => ({ contents: [${content}] }));
`;
  const find = (content: string) => placesIn({ 'server.ts': server(content) }, rule);
  expect(await find("{ uri: 'ui://widget/map.html', mimeType: 'text/html+skybridge', text: '' }")).toEqual([]);
  expect(await find('contentOf(1)')).toEqual([]);
  expect(await find("{ uri: 'ui://widget/map.html', text: '' }")).toEqual(['openai/resource-fields server.ts:3 {']);
});

test('what is listed in the dialect of the document has it, unless it may be given where it is read', async () => {
  const find = (metadata: string, more = '') => {
    const tools = `server.registerTool('map', { ${metadata} }, answer);`;
    const list = `{ resources: [{ uri: 'ui://widget/map.html', name: 'Map' }] }`;
    const text = `${tools}\nserver.setRequestHandler(ListResourcesRequestSchema, async () => (${list}));\n${more}`;
    return placesIn({ 'server.ts': text }, rule);
  };
  const seed = `annotations: { openai: { outputTemplate: 'ui://widget/map.html' } }`;
  expect(await find(seed)).toEqual(['openai/resource-fields server.ts:2 {']);
  expect(await find(`_meta: { ui: { resourceUri: 'ui://widget/map.html' } }`)).toEqual([]);
  const read = `server.setRequestHandler(ReadResourceRequestSchema, readAny);`;
  expect(await find(seed, read)).toEqual([]);
});

test('in the dialect of OpenAI it may be missing only where something else gives it', async () => {
  const tool = `server.registerTool('map', { _meta: { 'openai/outputTemplate': uri } }, answer);`;
  const find = (content: string, more = tool) => placesIn({ 'server.ts': reading(content, more) }, rule);
  expect(await find("{ uri, text: '' }")).toEqual(['openai/resource-fields server.ts:4 {']);
  expect(await find("{ uri, mimeType: 'text/html+skybridge', text: '' }")).toEqual([]);
  expect(await find('{ uri, ...computed() }')).toEqual([]);
  expect(await find("{ uri, text: '' }, ...others")).toEqual([]);
  expect(await find("{ uri, text: '' }, contentOf(1)")).toEqual([]);
  expect(await find("{ uri: 'ui://widget/other.html', text: '' }")).toEqual([]);
  const [finding] = await lintFiles({ 'server.ts': reading("{ uri, text: '' }", tool) }, rule);
  expect(said(finding)).toContain('Add `text/html;profile=mcp-app` or `text/html+skybridge`.');
});

test('a reader of which nothing is known may give it', async () => {
  const text = reading("{ uri, text: '' }").replace('=> ({', '=> other ? read(uri) : ({');
  expect(await placesIn({ 'server.ts': text }, rule)).toEqual([]);
});
