import { expect, test } from '@jest/globals';
import rule from '../../../rules/openai/resource-unused.js';
import { appsTool, lintFiles, openaiTool, placesIn, resource, seedTool } from './app.js';

const dump = (value: object): string => JSON.stringify(value);
const MAP = 'ui://widget/map.html';
const LIST = 'ui://widget/list.html';
const widgets = (...uris: string[]): string => dump({ resources: uris.map((uri) => resource({ uri })) });

test.each<[string, Record<string, string>]>([
  ['each is referred to', { 'a.json': dump({ tools: [seedTool()] }), 'b.json': widgets(MAP) }],
  [
    'with another query',
    { 'a.json': dump({ tools: [openaiTool({ 'openai/outputTemplate': `${MAP}?v=1` })] }), 'b.json': widgets(MAP) },
  ],
  ['no tool in sight', { 'b.json': widgets(MAP, LIST) }],
  ['no template in sight', { 'a.json': dump({ tools: [{ name: 'add', inputSchema: {} }] }), 'b.json': widgets(MAP) }],
  [
    'a resource that is no widget',
    { 'a.json': dump({ tools: [appsTool()], resources: [resource(), resource({ uri: 'file:///a' })] }) },
  ],
  [
    'a text under the scheme of widgets',
    {
      'a.json': dump({
        tools: [appsTool()],
        resources: [resource(), { uri: 'ui://notes/how-to.txt', name: 'How to' }],
      }),
    },
  ],
  [
    'a template that was meant for it, of which another rule speaks',
    {
      'a.json': dump({ tools: [openaiTool({ 'openai/outputTemplate': 'ui://widget/mapp.html' })] }),
      'b.json': widgets(MAP),
    },
  ],
  [
    'a template that leads nowhere, where it is the only widget left',
    {
      'a.json': dump({ tools: [openaiTool({ 'openai/outputTemplate': 'ui://widget/places.html' })] }),
      'b.json': widgets(MAP),
    },
  ],
  [
    'a malformed template, which may be meant for any',
    { 'a.json': dump({ tools: [seedTool({ outputTemplate: 'ui://map.html' })] }), 'b.json': widgets(MAP) },
  ],
  [
    'a tool whose template cannot be known',
    {
      'a.json': dump({ tools: [seedTool()] }),
      'b.json': widgets(MAP, LIST),
      'c.ts': `server.registerTool('list', { description: 'Lists', _meta: metaOf('list') }, list);`,
    },
  ],
  [
    'what an answer names',
    {
      'a.json': dump({ tools: [seedTool()] }),
      'b.json': widgets(MAP, LIST),
      'c.ts': `server.registerTool('list', { description: 'Lists', inputSchema: {} }, () => ({ content: [], _meta: { 'openai/outputTemplate': '${LIST}' } }));`,
    },
  ],
  [
    'what an answer names in the way of MCP Apps',
    {
      'a.json': dump({ tools: [seedTool()] }),
      'b.json': widgets(MAP, LIST),
      'c.ts': `server.registerTool('list', { description: 'Lists', inputSchema: {} }, () => ({ content: [], _meta: { ui: { resourceUri: '${LIST}' } } }));`,
    },
  ],
  [
    'what a tool names in metadata of its own',
    {
      'a.json': dump({ tools: [seedTool(), { name: 'list', inputSchema: {}, _meta: { 'acme/page': LIST } }] }),
      'b.json': widgets(MAP, LIST),
    },
  ],
  [
    'an answer that names one of two',
    {
      'a.json': dump({ tools: [seedTool()] }),
      'b.json': widgets(MAP, LIST),
      'c.ts': `server.registerTool('list', { description: 'Lists', inputSchema: {} }, () => ({ content: [], _meta: { 'openai/outputTemplate': isLong ? '${LIST}' : '${MAP}' } }));`,
    },
  ],
  [
    'a server in another folder',
    {
      'a/resources.json': widgets(LIST),
      'b/server.json': dump({ tools: [seedTool()], resources: [resource()] }),
    },
  ],
])('silent: %s', async (_, files) => {
  expect(await lintFiles(files, rule)).toEqual([]);
});

test('a widget that no tool refers to', async () => {
  const files = { 'a.json': dump({ tools: [seedTool()] }), 'b.json': widgets(MAP, LIST) };
  expect(await placesIn(files, rule)).toEqual([`openai/resource-unused b.json:1 "${LIST}"`]);
  expect((await lintFiles(files, rule))[0]?.message).toContain(`No tool has \`${LIST}\` as its output template`);
});
