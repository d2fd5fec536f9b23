import { expect, test } from '@jest/globals';
import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/misplaced-key.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { appsTool, openaiTool, placesIn, plainTool, resource, seedTool, URI } from './app.js';

const openaiAnnotations = seedTool()['annotations'] as { openai: Record<string, unknown> };
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
    'a hint in both places': { tools: [openaiTool({ readOnlyHint: true })] },
    'a hint on the tool itself too': { tools: [openaiTool({}, { readOnlyHint: true })] },
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
    'somebody else’s `openai`': { tools: [{ ...plainTool, _meta: { openai: { model: 'x' } } }, openaiTool()] },
  },
  reports: {
    'a key of `_meta` in `annotations`': {
      manifest: { tools: [{ ...plainTool, annotations: { title: 'Add', 'openai/outputTemplate': URI } }] },
      finds: [
        {
          at: '/tools/0/annotations/openai~1outputTemplate',
          on: 'key',
          says: 'Hosts read `openai/outputTemplate` from `_meta`, and here it stands in `annotations`, where it does nothing. Move it.',
        },
      ],
      fixed: { tools: [{ ...plainTool, annotations: { title: 'Add' }, _meta: { 'openai/outputTemplate': URI } }] },
    },
    'a key of `_meta` beside it': {
      manifest: { tools: [{ ...openaiTool(), 'openai/widgetAccessible': true }] },
      finds: [{ at: '/tools/0/openai~1widgetAccessible', on: 'key', says: 'it stands in the tool itself' }],
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
          says: 'Hosts read `outputTemplate` from `annotations.openai`, and here it stands in `annotations`, where it does nothing. Move it.',
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
          says: 'Hosts read `openai` from `annotations`, and here it stands in the tool itself, where it does nothing. Move it.',
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
    'hints in `_meta` beside the nested form': {
      manifest: { tools: [{ ...plainTool, _meta: { openai: { outputTemplate: URI }, readOnlyHint: true } }] },
      finds: [
        { at: '/tools/0/_meta/openai', on: 'key' },
        { at: '/tools/0/_meta/readOnlyHint', on: 'key', says: 'Hosts read `readOnlyHint` from `annotations`' },
      ],
      fixed: {
        tools: [{ ...plainTool, _meta: { 'openai/outputTemplate': URI }, annotations: { readOnlyHint: true } }],
      },
    },
    'a hint in `_meta`': {
      manifest: { tools: [openaiTool({ 'openai/destructiveHint': false })] },
      finds: [{ at: '/tools/0/_meta/openai~1destructiveHint', on: 'key', says: 'Hosts read `destructiveHint` from' }],
      fixed: { tools: [openaiTool({}, { annotations: { readOnlyHint: true, destructiveHint: false } })] },
    },
    'a hint on the tool itself': {
      manifest: { tools: [openaiTool({}, { destructiveHint: false })] },
      finds: [
        {
          at: '/tools/0/destructiveHint',
          on: 'key',
          says: 'Hosts read `destructiveHint` from `annotations`, and here it stands in the tool itself, where',
        },
      ],
      fixed: { tools: [openaiTool({}, { annotations: { readOnlyHint: true, destructiveHint: false } })] },
    },
    'a CSP on the tool': {
      manifest: { tools: [openaiTool({ 'openai/widgetCSP': csp })], resources: [resource()] },
      finds: [{ at: '/tools/0/_meta/openai~1widgetCSP', on: 'key', says: 'from the resource of the widget' }],
      fixed: { tools: [openaiTool()], resources: [resource({ _meta: { 'openai/widgetCSP': csp } })] },
    },
    'a domain on the tool, and no resource in sight': {
      isOnlyInData: true,
      manifest: { tools: [appsTool({ domain: 'https://example.com' })] },
      finds: [{ at: '/tools/0/_meta/ui/domain', on: 'key', says: 'Hosts read `ui.domain` from the resource' }],
    },
    'the nested form of xmcp': {
      manifest: {
        tools: [{ ...plainTool, _meta: { openai: { outputTemplate: URI, toolInvocation: { invoked: 'Done' } } } }],
      },
      finds: [{ at: '/tools/0/_meta/openai', on: 'key', says: 'Only xmcp reads `_meta.openai`' }],
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

test('a framework may read `openai` where it takes the tool', async () => {
  const text = (module: string): string =>
    `import { x } from '${module}';\nserver.registerTool('a', { description: 'A', openai: { outputTemplate: '${URI}' }, _meta: { ui: {} } }, f);`;
  expect(await placesIn({ 'server.ts': text('mcp-use') }, rule)).toEqual([]);
  const found = await placesIn({ 'server.ts': text('@modelcontextprotocol/sdk/server/mcp.js') }, rule);
  expect(found).toEqual(['openai/misplaced-key server.ts:2 openai']);
});
