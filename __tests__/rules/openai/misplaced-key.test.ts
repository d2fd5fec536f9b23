import { describe, expect, test } from '@jest/globals';
import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/misplaced-key.js';
import fieldType from '../../../rules/openai/field-type.js';
import widgetCsp from '../../../rules/openai/widget-csp.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { appsTool, fixed, MCP_APP, openaiTool, placesIn, plainTool, reading, resource, seedTool, URI } from './app.js';

const openaiAnnotations = seedTool()['annotations'] as { openai: Record<string, unknown> };
const uiCsp = { connectDomains: ['https://example.com'] };
const csp = { connect_domains: ['https://example.com'] };

testRule(rule, format, {
  silent: {
    'each key where it belongs': {
      tools: [seedTool(), openaiTool(), appsTool()],
      resources: [resource({ _meta: { 'openai/widgetCSP': csp, ui: { csp: {} } } })],
    },
    'a CSP on both': {
      tools: [openaiTool({ 'openai/widgetCSP': csp })],
      resources: [resource({ _meta: { ui: { csp: {} } } })],
    },
    'a CSP where that of the resource cannot be known': {
      tools: [openaiTool({ 'openai/widgetCSP': csp })],
      resources: [resource({ _meta: { ui: UNKNOWN } })],
    },
    'a description of the widget on the tool': { tools: [openaiTool({ 'openai/widgetDescription': 'A map' })] },
    'a sentence about a hint in `_meta`': {
      tools: [
        openaiTool({ 'openai/readOnlyHint': 'It only reads.', readOnlyHint: 'It only reads.' }, { annotations: {} }),
      ],
    },
    'a hint in both places': { tools: [openaiTool({ readOnlyHint: true })] },
    'a hint on the tool itself too': { tools: [openaiTool({}, { readOnlyHint: true })] },
    'a hint in `_meta` of a tool that is no app’s': {
      tools: [openaiTool(), { ...plainTool, _meta: { readOnlyHint: true } }],
    },
    'annotations of others': {
      tools: [
        openaiTool(),
        {
          ...plainTool,
          annotations: { outputTemplate: 'Sum: {{sum}}', toolInvocation: 'sync' },
          openai: { model: 'x' },
        },
      ],
    },
    'the same in the right place too': {
      tools: [
        seedTool({}, { annotations: { ...openaiAnnotations, outputTemplate: URI }, openai: openaiAnnotations.openai }),
      ],
    },
    'annotations that cannot be known': {
      tools: [
        seedTool(),
        { ...plainTool, annotations: UNKNOWN, openai: { outputTemplate: URI } },
        { ...plainTool, annotations: { outputTemplate: URI, openai: UNKNOWN } },
      ],
    },
    'keys of `ui` that are in there too, or may be': {
      tools: [
        appsTool(
          {},
          { _meta: { ui: { resourceUri: URI, visibility: ['app'] }, resourceUri: URI, visibility: ['app'] } },
        ),
        appsTool({}, { _meta: { ui: UNKNOWN, resourceUri: URI } }),
        openaiTool({ resourceUri: URI }),
      ],
      resources: [
        resource({ _meta: { ui: { csp: uiCsp, prefersBorder: true }, csp: uiCsp, prefersBorder: true } }),
        resource({ _meta: { ui: UNKNOWN, csp: uiCsp } }),
        resource({
          _meta: { 'openai/widgetCSP': csp, 'openai/widgetDomain': 'https://a.b', csp: uiCsp, domain: 'https://a.b' },
        }),
      ],
    },
    'keys of one’s own in `_meta`': {
      tools: [
        appsTool({}, { _meta: { ui: { resourceUri: URI }, visibility: 'internal', permissions: ['admin'] } }),
        { ...plainTool, _meta: { resourceUri: 'file:///a', visibility: ['app'], csp: uiCsp } },
      ],
      resources: [
        resource({
          _meta: { csp: "default-src 'self'", domain: 'finance', permissions: ['read'], prefersBorder: 'no' },
        }),
        resource({ _meta: { csp: UNKNOWN, domain: UNKNOWN, prefersBorder: UNKNOWN } }),
        { uri: 'file:///a', name: 'A', mimeType: 'text/html', _meta: { csp: uiCsp, prefersBorder: true } },
        resource({ uri: 'ui://list', mimeType: 'text/uri-list', _meta: { csp: uiCsp } }),
      ],
    },
    'somebody else’s `openai`': { tools: [{ ...plainTool, _meta: { openai: { model: 'x' } } }, openaiTool()] },
  },
  reports: {
    'a hint with the prefix of `_meta`': {
      manifest: { tools: [openaiTool({}, { annotations: { 'openai/readOnlyHint': true } })] },
      finds: [
        {
          at: '/tools/0/annotations/openai~1readOnlyHint',
          on: 'key',
          says: 'Hosts ignore `openai/readOnlyHint`: in `annotations` they read `readOnlyHint`, without the prefix.',
        },
      ],
      fixed: { tools: [openaiTool({}, { annotations: { readOnlyHint: true } })] },
    },
    'a value that hosts cannot read there either is not moved': {
      manifest: { tools: [openaiTool({}, { annotations: { 'openai/widgetAccessible': 'From the map.' } })] },
      finds: [{ at: '/tools/0/annotations/openai~1widgetAccessible', on: 'key', says: 'Move it into `_meta`' }],
    },
    'a key of `_meta` in `annotations`': {
      manifest: { tools: [{ ...plainTool, annotations: { title: 'Add', 'openai/outputTemplate': URI } }] },
      finds: [
        {
          at: '/tools/0/annotations/openai~1outputTemplate',
          on: 'key',
          says: '`openai/outputTemplate` is in `annotations`, where hosts ignore it.',
        },
      ],
      fixed: { tools: [{ ...plainTool, annotations: { title: 'Add' }, _meta: { 'openai/outputTemplate': URI } }] },
    },
    'a key of `_meta` beside it': {
      manifest: { tools: [{ ...openaiTool(), 'openai/widgetAccessible': true }] },
      finds: [
        {
          at: '/tools/0/openai~1widgetAccessible',
          on: 'key',
          says: '`openai/widgetAccessible` is in the tool itself, where hosts ignore it',
        },
      ],
      fixed: { tools: [openaiTool({ 'openai/widgetAccessible': true })] },
    },
    'what belongs in `annotations.openai` beside it': {
      manifest: {
        tools: [
          {
            ...plainTool,
            annotations: { outputTemplate: URI, toolInvocation: { invoking: 'Drawing…' }, readOnlyHint: true },
          },
        ],
      },
      finds: [
        {
          at: '/tools/0/annotations/outputTemplate',
          on: 'key',
          says: '`outputTemplate` is in `annotations`, where hosts ignore it.',
        },
        { at: '/tools/0/annotations/toolInvocation', on: 'key' },
      ],
      fixed: {
        tools: [
          {
            ...plainTool,
            annotations: {
              readOnlyHint: true,
              openai: { outputTemplate: URI, toolInvocation: { invoking: 'Drawing…' } },
            },
          },
        ],
      },
    },
    '`openai` beside `annotations`': {
      manifest: { tools: [{ ...plainTool, annotations: { title: 'Add' }, openai: openaiAnnotations.openai }] },
      finds: [
        {
          at: '/tools/0/openai',
          on: 'key',
          says: '`openai` is in the tool itself, where hosts ignore it.',
        },
      ],
      fixed: { tools: [{ ...plainTool, annotations: { title: 'Add', ...openaiAnnotations } }] },
    },
    'no fix where the dialect is in doubt': {
      manifest: {
        tools: [
          openaiTool({}, { annotations: { readOnlyHint: true, outputTemplate: URI } }),
          { ...plainTool, openai: { outputTemplate: URI, widgetAccessible: true } },
        ],
      },
      finds: [
        { at: '/tools/0/annotations/outputTemplate', on: 'key' },
        { at: '/tools/1/openai', on: 'key' },
      ],
    },
    'no fix where more may stand there, or something else stands in the way': {
      manifest: {
        tools: [
          { ...plainTool, openai: { outputTemplate: URI, [SPREAD]: 1 } },
          { ...plainTool, _meta: { openai: { outputTemplate: URI, [SPREAD]: 1 } } },
          { ...plainTool, _meta: { 'openai/toolInvocation': { invoking: 'Drawing…', [SPREAD]: 1 } } },
          { ...plainTool, _meta: { 'openai/toolInvocation': { invoking: 'Drawing…', style: 'plain' } } },
        ],
      },
      finds: [
        { at: '/tools/0/openai', on: 'key' },
        { at: '/tools/1/_meta/openai', on: 'key' },
        { at: '/tools/2/_meta/openai~1toolInvocation', on: 'key' },
        { at: '/tools/3/_meta/openai~1toolInvocation', on: 'key' },
      ],
    },
    'no fix where the same stands there in full': {
      manifest: { tools: [openaiTool({ openai: { outputTemplate: 'ui://widget/old.html', widgetAccessible: true } })] },
      finds: [{ at: '/tools/0/_meta/openai', on: 'key' }],
    },
    'hints in `_meta` beside the nested form': {
      manifest: { tools: [{ ...plainTool, _meta: { openai: { outputTemplate: URI }, readOnlyHint: true } }] },
      finds: [
        { at: '/tools/0/_meta/openai', on: 'key' },
        { at: '/tools/0/_meta/readOnlyHint', on: 'key', says: 'Move it into `annotations`' },
      ],
      fixed: {
        tools: [{ ...plainTool, _meta: { 'openai/outputTemplate': URI }, annotations: { readOnlyHint: true } }],
      },
    },
    'a hint in `_meta`': {
      manifest: { tools: [openaiTool({ 'openai/destructiveHint': false })] },
      finds: [
        {
          at: '/tools/0/_meta/openai~1destructiveHint',
          on: 'key',
          says: '`destructiveHint` is in `_meta`, where hosts ignore it',
        },
      ],
      fixed: { tools: [openaiTool({}, { annotations: { readOnlyHint: true, destructiveHint: false } })] },
    },
    'a hint on the tool itself': {
      manifest: { tools: [openaiTool({}, { destructiveHint: false })] },
      finds: [
        {
          at: '/tools/0/destructiveHint',
          on: 'key',
          says: '`destructiveHint` is in the tool itself, where hosts ignore it.',
        },
      ],
      fixed: { tools: [openaiTool({}, { annotations: { readOnlyHint: true, destructiveHint: false } })] },
    },
    'a CSP on the tool': {
      manifest: { tools: [openaiTool({ 'openai/widgetCSP': csp })], resources: [resource()] },
      finds: [{ at: '/tools/0/_meta/openai~1widgetCSP', on: 'key', says: 'Move it to the resource of the widget' }],
      fixed: { tools: [openaiTool()], resources: [resource({ _meta: { 'openai/widgetCSP': csp } })] },
    },
    'a CSP in `ui` of the tool, which would have to be put together with what is there': {
      manifest: { tools: [appsTool({ csp: uiCsp })], resources: [resource({ mimeType: MCP_APP })] },
      finds: [{ at: '/tools/0/_meta/ui/csp', on: 'key' }],
    },
    'a domain on the tool, and no resource in sight': {
      isOnlyInData: true,
      manifest: { tools: [appsTool({ domain: 'https://example.com' })] },
      finds: [{ at: '/tools/0/_meta/ui/domain', on: 'key', says: '`ui.domain` is on the tool, where hosts ignore it' }],
    },
    'permissions on the tool, which no host reads there in any form': {
      manifest: { tools: [appsTool({ permissions: { clipboardWrite: true } })] },
      finds: [
        {
          at: '/tools/0/_meta/ui/permissions',
          on: 'key',
          says: '`ui.permissions` is on the tool, where hosts ignore it',
        },
      ],
    },
    'keys of `ui` beside it': {
      manifest: {
        resources: [
          resource({
            mimeType: MCP_APP,
            _meta: { ui: { prefersBorder: true }, csp: uiCsp, domain: 'a.example.com', permissions: { camera: {} } },
          }),
        ],
      },
      finds: [
        {
          at: '/resources/0/_meta/csp',
          on: 'key',
          says: '`csp` is in `_meta` itself, where hosts ignore it.',
        },
        { at: '/resources/0/_meta/domain', on: 'key' },
        { at: '/resources/0/_meta/permissions', on: 'key' },
      ],
      fixed: {
        resources: [
          resource({
            mimeType: MCP_APP,
            _meta: {
              ui: { prefersBorder: true, csp: uiCsp, domain: 'a.example.com', permissions: { camera: {} } },
            },
          }),
        ],
      },
    },
    'keys of `ui` where there is none': {
      manifest: { resources: [resource({ mimeType: MCP_APP, _meta: { csp: uiCsp, prefersBorder: true } })] },
      finds: [
        { at: '/resources/0/_meta/csp', on: 'key' },
        { at: '/resources/0/_meta/prefersBorder', on: 'key' },
      ],
      fixed: { resources: [resource({ mimeType: MCP_APP, _meta: { ui: { csp: uiCsp, prefersBorder: true } } })] },
    },
    'keys of `ui` in the `_meta` of a tool': {
      manifest: {
        tools: [
          { ...plainTool, _meta: { resourceUri: URI } },
          appsTool({}, { _meta: { ui: { resourceUri: URI }, visibility: ['model', 'app'] } }),
        ],
      },
      finds: [
        {
          at: '/tools/0/_meta/resourceUri',
          on: 'key',
          says: '`resourceUri` is in `_meta` itself, where hosts ignore it.',
        },
        { at: '/tools/1/_meta/visibility', on: 'key' },
      ],
      fixed: {
        tools: [{ ...plainTool, _meta: { ui: { resourceUri: URI } } }, appsTool({ visibility: ['model', 'app'] })],
      },
    },
    'both messages under one key': {
      manifest: {
        tools: [
          openaiTool({
            'openai/toolInvocation/invoking': undefined,
            'openai/toolInvocation/invoked': undefined,
            'openai/toolInvocation': { invoking: 'Drawing…', invoked: 'Drawn' },
          }),
        ],
      },
      finds: [
        {
          at: '/tools/0/_meta/openai~1toolInvocation',
          on: 'key',
          says: 'Hosts ignore this object: they read the keys `openai/toolInvocation/invoking` and `…/invoked`.',
        },
      ],
      fixed: { tools: [openaiTool()] },
    },
    'the nested form of xmcp': {
      manifest: {
        tools: [{ ...plainTool, _meta: { openai: { outputTemplate: URI, toolInvocation: { invoked: 'Done' } } } }],
      },
      finds: [
        {
          at: '/tools/0/_meta/openai',
          on: 'key',
          says: 'Hosts ignore `_meta.openai`: only xmcp reads it. Write the keys in full, such as `openai/outputTemplate`.',
        },
      ],
      fixed: {
        tools: [{ ...plainTool, _meta: { 'openai/outputTemplate': URI, 'openai/toolInvocation/invoked': 'Done' } }],
      },
    },
  },
});

const server = (meta: string, module = '@modelcontextprotocol/sdk/server/mcp.js'): string => `
import { x } from '${module}';
server.registerTool('show_map', { description: 'Shows a map', _meta: ${meta} }, show);
`;

test('xmcp reads its nested form', async () => {
  const text = server(`{ openai: { outputTemplate: '${URI}' } }`, 'xmcp');
  expect(await placesIn({ 'server.ts': text }, rule)).toEqual([]);
  const found = await placesIn({ 'server.ts': server(`{ openai: { outputTemplate: '${URI}' } }`) }, rule);
  expect(found).toEqual(['openai/misplaced-key server.ts:3 openai']);
});

test('source code may have the resource in another file', async () => {
  const text = server(`{ 'openai/outputTemplate': '${URI}', 'openai/widgetCSP': {} }`);
  expect(await placesIn({ 'server.ts': text }, rule)).toEqual([]);
});

describe('a resource that gets its type from ext-apps', () => {
  const app = (module: string, policy = ''): string => `
import { registerAppTool, registerAppResource } from '${module}';
registerAppTool(server, 'show_map', { description: 'Shows a map', _meta: { ui: { resourceUri: '${URI}', csp: { connectDomains: [API] } } } }, show);
registerAppResource(server, 'Map', '${URI}', {${policy}}, async () => ({ contents: [{ uri: '${URI}', text: html }] }));
`;
  const EXT_APPS = '@modelcontextprotocol/ext-apps/server';

  test('has no policy, where that stands on the tool', async () => {
    const text = app(EXT_APPS);
    expect(await placesIn({ 'server.ts': text }, rule)).toEqual(['openai/misplaced-key server.ts:3 csp']);
    expect(await placesIn({ 'server.ts': text }, widgetCsp)).toEqual(['openai/widget-csp server.ts:4 {']);
  });

  test('has one of its own', async () => {
    const text = app(EXT_APPS, ' _meta: { ui: { csp: { connectDomains: [API] } } } ');
    expect(await placesIn({ 'server.ts': text }, rule)).toEqual([]);
    expect(await placesIn({ 'server.ts': text }, widgetCsp)).toEqual([]);
  });

  test('may get more from a function of another module', async () => {
    expect(await placesIn({ 'server.ts': app('./apps.js') }, rule)).toEqual([]);
    expect(await placesIn({ 'server.ts': app('./apps.js') }, widgetCsp)).toEqual([]);
  });
});

test('a framework may read `openai` where it takes the tool', async () => {
  const text = (module: string): string =>
    `import { x } from '${module}';\nserver.registerTool('a', { description: 'A', openai: { outputTemplate: '${URI}' }, _meta: { ui: {} } }, f);`;
  expect(await placesIn({ 'server.ts': text('mcp-use') }, rule)).toEqual([]);
  const found = await placesIn({ 'server.ts': text('@modelcontextprotocol/sdk/server/mcp.js') }, rule);
  expect(found).toEqual(['openai/misplaced-key server.ts:2 openai']);
});

test('code of one’s own may read `resourceUri` where it takes the tool', async () => {
  const tool = `{ name: 'show_map', description: 'Shows a map', inputSchema: { type: 'object' }, _meta: { resourceUri: '${URI}' } }`;
  expect(await placesIn({ 'map.ts': `export const showMap = ${tool};` }, rule)).toEqual([]);
  const listed = `server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [${tool}] }));`;
  expect(await placesIn({ 'map.ts': listed }, rule)).toEqual(['openai/misplaced-key map.ts:1 resourceUri']);
});

describe('keys of `ui` in what is answered when a widget is read', () => {
  const content = (meta: string): string =>
    reading(`{ uri, mimeType: 'text/html;profile=mcp-app', text: html, _meta: ${meta} }`);

  test('are moved', async () => {
    const text = content(`{ ui: { prefersBorder: true }, csp: { connectDomains: [API] } }`);
    expect(await placesIn({ 'server.ts': text }, rule)).toEqual(['openai/misplaced-key server.ts:4 csp']);
    expect(await fixed('server.ts', text, rule)).toBe(
      content(`{ ui: { prefersBorder: true, csp: { connectDomains: [API] } } }`),
    );
  });

  test('are left to a framework that reads them', async () => {
    const text = content('{ csp: { connectDomains: [API] } }');
    expect(await placesIn({ 'server.ts': text }, rule)).toEqual(['openai/misplaced-key server.ts:4 csp']);
    expect(await placesIn({ 'server.ts': `import { x } from 'mcp-use';\n${text}` }, rule)).toEqual([]);
  });

  test('are a policy, so that none is missing', async () => {
    const text = content('{ csp: { connectDomains: [API] } }');
    expect(await placesIn({ 'server.ts': text }, widgetCsp)).toEqual([]);
  });
});

test("the type of permissions on a tool is nobody's business", async () => {
  const text = `import { registerAppTool } from '@modelcontextprotocol/ext-apps/server';
registerAppTool(server, 'show_map', { description: 'Shows a map', _meta: { ui: { resourceUri: '${URI}', permissions: { clipboardWrite: true } } } }, show);`;
  expect(await placesIn({ 'server.ts': text }, [rule, fieldType])).toEqual([
    'openai/misplaced-key server.ts:2 permissions',
  ]);
});
