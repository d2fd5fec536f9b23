import { describe, expect, test } from '@jest/globals';
import misplacedKey from '../../../rules/openai/misplaced-key.js';
import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/output-template-required.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { appsTool, lintFiles, openaiTool, placesIn, plainTool, seedTool, URI } from './app.js';
import { said } from '../../support/said.js';

const RESULT = 'openai/resultCanProduceWidget';

testRule(rule, format, {
  silent: {
    'with a template': { tools: [seedTool(), openaiTool({ [RESULT]: true }), appsTool()] },
    'a tool of the document without a widget': {
      tools: [{ ...seedTool(), annotations: { openai: { readOnlyHint: true } } }],
    },
    'status messages and access alone, which plain tools have too': {
      tools: [openaiTool({ 'openai/outputTemplate': undefined, 'openai/widgetAccessible': true })],
    },
    'a template in another dialect': {
      tools: [{ ...appsTool(), annotations: { openai: { toolInvocation: { invoking: 'a', invoked: 'b' } } } }],
    },
    'a tool that is said to make none': {
      tools: [openaiTool({ 'openai/outputTemplate': undefined, [RESULT]: false })],
    },
    'an annotation that is only near': {
      tools: [plainTool, seedTool(), { ...plainTool, name: 'b', annotations: { openapi: { readOnlyHint: true } } }],
    },
    'what cannot be known': {
      tools: [
        seedTool({ outputTemplate: UNKNOWN }),
        seedTool({ outputTemplate: undefined, [SPREAD]: 1 }),
        openaiTool({ 'openai/outputTemplate': undefined, [RESULT]: UNKNOWN }),
        openaiTool({ 'openai/outputTemplate': undefined, [RESULT]: true, [SPREAD]: 1 }),
      ],
    },
  },
  reports: {
    'status messages in the dialect of the document': {
      manifest: { tools: [seedTool({ outputTemplate: undefined })] },
      finds: [
        {
          at: '/tools/0/annotations/openai',
          on: 'key',
          says: '`toolInvocation` is for tools with a widget, but this tool has no `outputTemplate`, so hosts show no widget.',
        },
      ],
    },
    'a misspelt template, of which openai/misspelt-key says more': {
      manifest: {
        tools: [
          seedTool({ outputTemplate: undefined, toolInvocation: undefined, outputTemplte: URI }),
          openaiTool({ 'openai/outputTemplate': undefined, 'openai/output_template': URI }),
          appsTool({ resourceUri: undefined, resourceURI: URI }),
        ],
      },
      finds: [
        { at: '/tools/0/annotations/openai', on: 'key' },
        {
          at: '/tools/1/_meta',
          on: 'key',
          says: 'Hosts ignore `openai/output_template`, so they find no output template for this tool and show no widget. Rename `openai/output_template` to `openai/outputTemplate`.',
        },
        { at: '/tools/2/_meta/ui', on: 'key' },
      ],
    },
    'misspelt annotations, of which openai/misspelt-key says more': {
      manifest: {
        tools: [
          { ...plainTool, annotations: { openAI: { outputTemplate: URI } } },
          { ...plainTool, name: 'b', annotations: { openAI: { toolInvocation: { invoking: 'a', invoked: 'b' } } } },
        ],
      },
      finds: [
        { at: '/tools/0/annotations', on: 'key', says: 'Rename `openAI` to `openai`.' },
        {
          at: '/tools/1/annotations',
          on: 'key',
          says: 'Rename `openAI` to `openai`, and add `outputTemplate` to it.',
        },
      ],
    },
    'a tool that is said to make a widget': {
      manifest: { tools: [openaiTool({ 'openai/outputTemplate': undefined, [RESULT]: true })] },
      finds: [{ at: '/tools/0/_meta', on: 'key', says: 'Add `openai/outputTemplate` with the URI of the widget.' }],
    },
  },
});

test.each([
  ['names it', `{ content, _meta: { 'openai/outputTemplate': uri } }`, 0],
  ['may name it', `{ content, _meta: metaOf(input) }`, 0],
  ['may hold more', `{ content, ...rest }`, 0],
  ['says something else', `{ content, _meta: { city } }`, 1],
])('a template in the answer: one that %s', async (_, answer, count) => {
  const text = `server.registerTool('show_map', { description: 'A', _meta: { '${RESULT}': true } }, async (input) => (${answer}));`;
  expect(await lintFiles({ 'server.ts': text }, rule)).toHaveLength(count);
});

const EXT_APPS = `import { registerAppTool } from '@modelcontextprotocol/ext-apps/server';`;
const CONFIG = `{ description: 'Shows a map', inputSchema: {} }`;
const registering = (config: string): string => `registerAppTool(server, 'show_map', ${config}, show);`;

test.each([
  ['its widget', EXT_APPS, registering(`{ _meta: { ui: { resourceUri: '${URI}' } } }`)],
  ['metadata without a widget, with which it starts', EXT_APPS, registering(`{ description: 'A', _meta: {} }`)],
  ['metadata that cannot be known', EXT_APPS, registering(`{ description: 'A', _meta: metaOf('map') }`)],
  ['a spread that may have it', EXT_APPS, registering(`{ ...base, description: 'A' }`)],
  ['a condition that may add it', EXT_APPS, registering(`{ description: 'A', ...(isApp && { _meta: {} }) }`)],
  ['a choice that may be none', EXT_APPS, registering(`{ description: 'A', _meta: isApp ? {} : undefined }`)],
  ['a config that cannot be known', EXT_APPS, registering('config')],
  ['a choice of configs', EXT_APPS, registering(`isApp ? ${CONFIG} : { ...${CONFIG}, _meta: {} }`)],
  [
    'what is added to a config later',
    EXT_APPS,
    `const config = ${CONFIG}; config._meta = {}; ${registering('config')}`,
  ],
  ['a function of that name from another file', `import { registerAppTool } from './apps.js';`, registering(CONFIG)],
  [
    'a function of that name in the file',
    EXT_APPS.replace('registerAppTool', 'registerAppTool as register'),
    `function registerAppTool(server, name, config, run) { register(server, name, { ...config, _meta: {} }, run); } ${registering(CONFIG)}`,
  ],
])('registerAppTool, silent: %s', async (_, head, text) => {
  expect(await placesIn({ 'server.ts': `${head}\n${text}` }, rule)).toEqual([]);
});

test.each([
  ['an import', EXT_APPS, registering(CONFIG)],
  ['another name', EXT_APPS.replace('registerAppTool', 'registerAppTool as add'), `add(server, 'a', ${CONFIG}, show);`],
  [
    'all that the module exports',
    `import * as apps from '@modelcontextprotocol/ext-apps/server';`,
    `apps.registerAppTool(server, 'a', ${CONFIG}, show);`,
  ],
  ['require', `const { registerAppTool } = require('@modelcontextprotocol/ext-apps/server');`, registering(CONFIG)],
  ['`undefined`', EXT_APPS, registering(`{ description: 'A', _meta: undefined }`)],
])('registerAppTool without `_meta`, which throws: %s', async (_, head, text) => {
  expect(await placesIn({ 'server.ts': `${head}\n${text}` }, rule)).toEqual([
    'openai/output-template-required server.ts:2 {',
  ]);
});

test('says that registerAppTool throws', async () => {
  const [finding] = await lintFiles({ 'server.ts': `${EXT_APPS}\n${registering(CONFIG)}` }, rule);
  expect(said(finding)).toBe(
    '`registerAppTool` throws without `_meta`, so the server does not start. Add `_meta: { ui: { resourceUri } }`, or use `registerTool` if the tool has no widget.',
  );
  expect(finding?.tool).toBe('show_map');
});

test('of metadata in the wrong place, openai/misplaced-key speaks alone', async () => {
  const text = `${EXT_APPS}\n${registering(`{ description: 'A', annotations: { 'openai/outputTemplate': '${URI}' } }`)}`;
  expect(await placesIn({ 'server.ts': text }, [rule, misplacedKey])).toEqual([
    `openai/misplaced-key server.ts:2 'openai/outputTemplate'`,
  ]);
});

describe('a helper that registers widgets in one branch', () => {
  const CALLS = `add(server, 'buy_goods', { description: 'Buys goods.', inputSchema: {} }, run);\nadd(server, 'show_goods', { description: 'Shows goods.', inputSchema: {}, _meta: { ui: { resourceUri: 'ui://a' } } }, run);\n`;
  const add = (test: string): string =>
    `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\nimport { registerAppTool } from '@modelcontextprotocol/ext-apps/server';\nconst server = new McpServer({ name: 's', version: '1.0.0' });\nfunction add(s, name, config, run) { ${test} }\n${CALLS}`;
  const APP = 'registerAppTool(s, name, config, run);';

  test.each([
    ['the condition asks for `_meta`', `if (config._meta?.ui) ${APP} else s.registerTool(name, config, run);`],
    ['an early end asks for it', `if (!config._meta) { s.registerTool(name, config, run); return; }\n${APP}`],
    ['a function asks for it', `if (hasWidget(config)) ${APP} else s.registerTool(name, config, run);`],
  ])('silent: %s', async (_, body) => {
    expect(await placesIn({ 'server.ts': add(body) }, rule)).toEqual([]);
  });

  test('a condition that asks for something else', async () => {
    expect(
      await placesIn({ 'server.ts': add(`if (on) ${APP} else s.registerTool(name, config, run);`) }, rule),
    ).toHaveLength(1);
  });
});
