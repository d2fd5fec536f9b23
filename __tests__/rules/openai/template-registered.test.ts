import { describe, expect, test } from '@jest/globals';
import rule from '../../../rules/openai/template-registered.js';
import { applyEdits } from '../../../src/engine/fix.js';
import { appsTool, lintFiles, openaiTool, placesIn, resource, seedTool } from './app.js';
import { said } from '../../support/said.js';

const dump = (value: object): string => JSON.stringify(value);
const tools = (outputTemplate: string): string => dump({ tools: [seedTool({ outputTemplate })] });
const resources = (...uris: string[]): string => dump({ resources: uris.map((uri) => resource({ uri })) });
const MAP = 'ui://widget/map.html';

const server = (template: string, uri: string, module = '@modelcontextprotocol/sdk/server/mcp.js'): string => `
import { McpServer } from '${module}';
const server = new McpServer({ name: 'maps', version: '1.0.0' });
server.registerTool('show_map', { description: 'Shows', _meta: { 'openai/outputTemplate': ${template} } }, show);
server.registerResource('map', ${uri}, { mimeType: 'text/html+skybridge' }, read);
`;

test.each<[string, Record<string, string>]>([
  ['a registered template', { 'a.json': tools(MAP), 'b.json': resources(MAP) }],
  [
    'another query',
    { 'a.json': dump({ tools: [openaiTool({ 'openai/outputTemplate': `${MAP}?v=2` })], resources: [resource()] }) },
  ],
  ['no resource in sight', { 'a.json': tools(MAP) }],
  [
    'a malformed resource, which may be any',
    { 'a.json': tools(MAP), 'b.json': resources('resource://map.html', 'ui://a') },
  ],
  ['a malformed template', { 'a.json': tools('map.html'), 'b.json': resources(MAP) }],
  ['one that is malformed in its dialect', { 'a.json': tools('ui://map.html'), 'b.json': resources(MAP) }],
  [
    'templates that disagree, of which openai/dialects-agree speaks',
    {
      'a.json': dump({
        tools: [openaiTool({ ui: { resourceUri: 'ui://widget/places.html' } })],
        resources: [resource()],
      }),
    },
  ],
  [
    'resource templates',
    {
      'a.json': tools(MAP),
      'b.json': dump({ resources: [resource({ uri: 'ui://a' })], resourceTemplates: [{ uriTemplate: 'ui://{x}' }] }),
    },
  ],
  ['a resource that cannot be known', { 'a.ts': server(`'${MAP}'`, 'uriOf(1)'), 'b.json': resources('ui://a') }],
  ['a template that cannot be known', { 'a.ts': server('templateOf(1)', `'${MAP}'`) }],
  ['one of two resources', { 'a.ts': server(`'${MAP}'`, `process.env.X ? '${MAP}' : 'ui://widget/b.html'`) }],
  ['a framework that registers of its own', { 'a.ts': server(`'ui://widget/a.html'`, `'${MAP}'`, 'mcp-use/server') }],
  [
    'most of the resources elsewhere',
    {
      'a.json': dump({ tools: ['ui://a', 'ui://b', 'ui://c'].map((resourceUri) => appsTool({ resourceUri })) }),
      'b.json': resources(MAP),
    },
  ],
  [
    'resources of no widget',
    {
      'a.json': tools(MAP),
      'b.json': dump({ resources: [{ uri: 'game://state', name: 'State', mimeType: 'application/json' }] }),
    },
  ],
  [
    'a server in another folder',
    {
      'a/tools.json': tools('ui://widget/mpa.html'),
      'b/server.json': dump({ tools: [seedTool()], resources: [resource()] }),
    },
  ],
  [
    'a resource of a server in another folder',
    {
      'a/tools.json': tools(MAP),
      'a/resources.json': resources('ui://widget/list.html'),
      'b/server.json': dump({ tools: [seedTool()], resources: [resource()] }),
    },
  ],
])('silent: %s', async (_, files) => {
  expect(await lintFiles(files, rule)).toEqual([]);
});

test('a template that no resource has', async () => {
  const files = { 'a.json': tools('ui://widget/mpa.html'), 'b.json': resources(MAP) };
  expect(await placesIn(files, rule)).toEqual(['openai/template-registered a.json:1 "ui://widget/mpa.html"']);
  const [finding] = await lintFiles(files, rule);
  expect(said(finding)).toBe(
    `No resource is registered for \`ui://widget/mpa.html\` (did you mean \`${MAP}\`?), so the host cannot render the widget. Register \`ui://widget/mpa.html\`, or write the URI of a resource that is registered.`,
  );
});

test('one constant under two keys is told of once', async () => {
  const text = `
const U = 'ui://widget/mpa.html';
server.registerTool('show', { description: 'Shows', _meta: { 'openai/outputTemplate': U, ui: { resourceUri: U } } }, f);
server.registerResource('map', '${MAP}', { mimeType: 'text/html+skybridge' }, read);
`;
  expect(await placesIn({ 'a.ts': text }, rule)).toEqual(["openai/template-registered a.ts:2 'ui://widget/mpa.html'"]);
});

test('in source code', async () => {
  expect(await placesIn({ 'a.ts': server(`'ui://widget/mpa.html'`, `'${MAP}'`) }, rule)).toEqual([
    "openai/template-registered a.ts:4 'ui://widget/mpa.html'",
  ]);
});

test.each([
  ['a.json', tools('ui://widget/mpa.html'), true],
  ['a.yaml', `tools:\n  - { name: a, inputSchema: {}, _meta: { ui: { resourceUri: ui://widget/mpa.html } } }\n`, true],
  ['a.ts', server(`'ui://widget/mpa.html'`, `uriOf(1)`).replace(/^server.registerResource.*$/m, ''), true],
  [
    'a.ts',
    server('TEMPLATE', '').replace(/^server.registerResource.*$/m, "const TEMPLATE = 'ui://widget/mpa.html';"),
    false,
  ],
  ['a.ts', server(`'ui://widget/mp' + 'a.html'`, '').replace(/^server.registerResource.*$/m, ''), false],
  ['a.ts', server(`'ui://widget/mp\\u0061.html'`, '').replace(/^server.registerResource.*$/m, ''), false],
  ['a.json', tools('ui://widget/list.html'), false],
])('the fix: %s %s', async (path, text, isFixed) => {
  const files = { [path]: text, 'b.json': resources(MAP) };
  const [finding] = await lintFiles(files, rule);
  expect(finding?.fix?.title).toBe(isFixed ? `Write \`${MAP}\`` : undefined);
  if (!finding?.fix) return;
  const after = applyEdits(text, finding.fix.edits);
  expect(after).toBe(text.replace('mpa.html', 'map.html'));
  expect(await lintFiles({ ...files, [path]: after }, rule)).toEqual([]);
});

test('two candidates that are equally near', async () => {
  const files = { 'a.json': tools('ui://widget/cap.html'), 'b.json': resources(MAP, 'ui://widget/tap.html') };
  expect((await lintFiles(files, rule)).map(({ fix }) => fix)).toEqual([undefined]);
});

test('the folders of one project', async () => {
  const files = {
    'a/src/tools/map.json': tools('ui://widget/mpa.html'),
    'a/src/resources/map.json': resources(MAP),
    // Another server has one that is as near.
    'b/server.json': dump({
      tools: [seedTool({ outputTemplate: 'ui://widget/mpas.html' })],
      resources: [resource({ uri: 'ui://widget/mpas.html' })],
    }),
  };
  const found = await lintFiles(files, rule);
  expect(found.map(({ path, fix }) => [path, fix?.title])).toEqual([['a/src/tools/map.json', `Write \`${MAP}\``]]);
});

test('the files of one server in the config', async () => {
  const files = {
    'a/tools.json': tools('ui://widget/mpa.html'),
    'b/server.json': dump({ tools: [seedTool()], resources: [resource()] }),
    'c/resources.json': resources('ui://widget/mpaa.html'),
  };
  const servers = { 'a/tools.json': ['maps'], 'b/server.json': ['maps'] };
  const found = await lintFiles(files, rule, { servers });
  expect(found.map(({ path, fix }) => [path, fix?.title])).toEqual([['a/tools.json', `Write \`${MAP}\``]]);
});

test('one template under two keys of a tool is told of once', async () => {
  const uri = 'ui://widget/mpa.html';
  const meta = { ui: { resourceUri: uri }, 'ui/resourceUri': uri };
  const files = { 'a.json': dump({ tools: [appsTool({}, { _meta: meta })] }), 'b.json': resources(MAP) };
  expect(await placesIn(files, rule)).toEqual([`openai/template-registered a.json:1 "${uri}"`]);
});

test('where one widget is left, it was meant, whatever it is called', async () => {
  const says = async (...uris: string[]) =>
    (await lintFiles({ 'a.json': tools('ui://widget/places.html'), 'b.json': resources(...uris) }, rule))[0]?.message;
  expect(await says(MAP)).toMatch(`(did you mean \`${MAP}\`?)`);
  expect(await says(MAP, 'ui://widget/list.html')).toMatch('registered for `ui://widget/places.html`, so');
});

test.each([
  ['for', `for (const row of ROWS) registerAppResource(server, row.uri, row.uri, {}, read);`],
  ['for with a pattern', `for (const { uri, file } of ROWS) registerAppResource(server, uri, uri, {}, read);`],
  ['forEach', `ROWS.forEach((row) => { registerAppResource(server, row.uri, row.uri, {}, read); });`],
])('resources that are registered in a loop: %s', async (_, loop) => {
  const files = (uri: string): Record<string, string> => ({
    'a.ts': `import { registerAppResource, registerAppTool } from '@modelcontextprotocol/ext-apps/server';
const ROWS = [{ uri: '${MAP}', file: 'map.html' }];
registerAppTool(server, 'show_map', { description: 'Shows', _meta: { ui: { resourceUri: '${uri}' } } }, show);
${loop}
`,
  });
  expect(await placesIn(files(MAP), rule)).toEqual([]);
  expect(await placesIn(files('ui://widget/mp.html'), rule)).toEqual([
    "openai/template-registered a.ts:3 'ui://widget/mp.html'",
  ]);
});

describe('where most templates lead nowhere', () => {
  const many = (...templates: string[]): Record<string, string> => ({
    'a.json': dump({ tools: [...templates, 'ui://x', 'ui://y'].map((resourceUri) => appsTool({ resourceUri })) }),
    'b.json': resources(MAP, 'ui://widget/list1.html'),
  });

  test('a slip is told all the same', async () => {
    const [finding, ...others] = await lintFiles(many('ui://widget/mapp.html'), rule);
    expect(said(finding)).toContain(`\`ui://widget/mapp.html\` (did you mean \`${MAP}\`?)`);
    expect(others).toEqual([]);
  });

  test.each([
    ['one that has its own place', 'ui://widget/mapp.html', MAP],
    ['another number', 'ui://widget/list2.html'],
    ['another folder', 'ui://page/map2.html'],
    ['another name', 'ui://widget/places.html'],
  ])('silent: %s', async (_, ...templates) => {
    expect(await lintFiles(many(...templates), rule)).toEqual([]);
  });
});

test.each([
  [
    'whole in the list',
    `...(FLAG ? [{ uri: 'ui://widget/list.html', name: 'L', mimeType: 'text/html+skybridge' }] : [])`,
  ],
  ['with a logical and', `...(FLAG && [{ uri: 'ui://widget/list.html', name: 'L', mimeType: 'text/html+skybridge' }])`],
])('a resource that may be there is not missing: %s', async (_, spread) => {
  const text = `
server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [
  { name: 'a', description: 'Shows a map', inputSchema: {}, _meta: { 'openai/outputTemplate': '${MAP}' } },
  { name: 'b', description: 'Shows a list', inputSchema: {}, _meta: { 'openai/outputTemplate': 'ui://widget/list.html' } },
] }));
server.setRequestHandler(ListResourcesRequestSchema, async () => ({ resources: [
  { uri: '${MAP}', name: 'Map', mimeType: 'text/html+skybridge' },
  ${spread},
] }));
`;
  expect(await lintFiles({ 'a.ts': text }, rule)).toEqual([]);
});
