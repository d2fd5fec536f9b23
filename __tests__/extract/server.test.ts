/** The MCP SDK's own shapes: registerTool, tool, resources, low-level handlers, plain literals. */
import { describe, expect, test } from '@jest/globals';
import { within } from '../support/patience.js';
import { extracted, listed, placesAreIn, pointed, read, shown, slice } from './helpers.js';

const HEAD = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
const server = new McpServer({ name: 'weather', version: '1.0.0' });
`;

const text = (type: string, description?: string) => (description ? { type, description } : { type });

describe('server.registerTool(name, config, handler)', () => {
  const clean = `${HEAD}
server.registerTool(
  'get_forecast',
  {
    title: 'Forecast',
    description: 'Use this when the user asks for the weather of the next days',
    inputSchema: {
      city: z.string().min(1).describe('Name of the city'),
      days: z.number().int().max(7).default(3).describe('How many days'),
      unit: z.enum(['celsius', 'fahrenheit']).optional(),
    },
    annotations: { readOnlyHint: true },
  },
  async ({ city }) => ({ content: [{ type: 'text', text: await load(city) }] }),
);
`;

  test('clean', () => {
    expect(extracted(clean)).toEqual([
      {
        name: 'get_forecast',
        title: 'Forecast',
        description: 'Use this when the user asks for the weather of the next days',
        inputSchema: {
          type: 'object',
          properties: {
            city: { ...text('string', 'Name of the city'), minLength: 1 },
            days: { ...text('integer', 'How many days'), maximum: 7, default: 3 },
            unit: { type: 'string', enum: ['celsius', 'fahrenheit'] },
          },
          required: ['city'],
        },
        annotations: { readOnlyHint: true },
      },
    ]);
  });

  test('places', () => {
    expect(pointed(clean)['name']).toEqual(["'get_forecast'", "'get_forecast'"]);
    expect(pointed(clean)['description']).toEqual([
      'description',
      "'Use this when the user asks for the weather of the next days'",
    ]);
    expect(pointed(clean)['inputSchema']![1]).toMatch(/^\{\s+city: [\s\S]+optional\(\),\s+\}$/);
    const [tool] = listed(read(clean), 'tools');
    expect(slice(clean, tool!)).toMatch(/^\{\s+title: 'Forecast'/);
    const { code } = read(clean);
    expect(code!.registrations).toMatchObject([{ api: 'registerTool', sdk: 'v1', schema: { is: 'shape' } }]);
    expect(slice(clean, code!.registrations[0]!)).toMatch(/^server\.registerTool\([\s\S]+\)$/);
    expect(placesAreIn(clean, read(clean).roots)).toBe(true);
  });

  test('broken: a JSON Schema where zod is wanted, a name with a blank, no description', () => {
    const broken = `${HEAD}
server.registerTool('get forecast', { title: 'F', inputSchema: { type: 'object', properties: { city: { type: 'strin' } }, required: ['town'] } }, handler);
`;
    expect(extracted(broken)).toEqual([
      {
        name: 'get forecast',
        title: 'F',
        inputSchema: { type: 'object', properties: { city: { type: 'strin' } }, required: ['town'] },
      },
    ]);
    const [registration] = read(broken).code!.registrations;
    expect(registration!.schema!.is).toBe('json-schema');
    expect(slice(broken, registration!.schema!)).toMatch(/^\{ type: 'object'.*\}$/);
  });

  test('unknown: what is imported or computed', () => {
    const unknown = `${HEAD}
import { NAME, CONFIG, description, Query, City, annotations } from './parts.js';
server.registerTool(NAME, { description, inputSchema: Query.shape, annotations }, handler);
server.registerTool('by_config', CONFIG, handler);
server.registerTool('by_spread', { ...CONFIG, title: 'T' }, handler);
server.registerTool(\`\${prefix}_tool\`, { description: describe('x'), inputSchema: { city: City, day: z.string() } }, handler);
`;
    expect(extracted(unknown)).toEqual([
      { name: '??', description: '??', inputSchema: '??', annotations: '??' },
      { name: 'by_config', '...': true },
      { name: 'by_spread', title: 'T', '...': true },
      {
        name: '??',
        description: '??',
        inputSchema: { type: 'object', properties: { city: '??', day: text('string') }, required: ['day', '...'] },
      },
    ]);
  });

  test('an empty shape is a schema without parameters', () => {
    expect(extracted(`${HEAD}server.registerTool('ping', { description: 'd', inputSchema: {} }, f);`)).toEqual([
      { name: 'ping', description: 'd', inputSchema: { type: 'object', properties: {} } },
    ]);
  });

  test('constants of the file, with the place of their use', () => {
    const source = `${HEAD}
const TEMPLATE = 'ui://widget/map.html';
const Query = z.object({ city: z.string() });
const READ_ONLY = { readOnlyHint: true } as const;
server.registerTool('map', { description: 'd', inputSchema: Query.shape, outputSchema: Query.extend({ at: z.number().optional() }).shape,
  annotations: READ_ONLY, _meta: { 'openai/outputTemplate': TEMPLATE } }, f);
`;
    expect(extracted(source)).toEqual([
      {
        name: 'map',
        description: 'd',
        inputSchema: { type: 'object', properties: { city: text('string') }, required: ['city'] },
        outputSchema: {
          type: 'object',
          properties: { city: text('string'), at: text('number') },
          required: ['city'],
        },
        annotations: { readOnlyHint: true },
        _meta: { 'openai/outputTemplate': 'ui://widget/map.html' },
      },
    ]);
    const [tool] = listed(read(source), 'tools');
    const annotations = tool!.kind === 'object' ? tool!.entries.find(({ key }) => key === 'annotations')! : undefined;
    expect(slice(source, annotations!.value)).toBe('{ readOnlyHint: true }');
    expect(slice(source, annotations!.value.via!)).toBe('READ_ONLY');
  });

  test('calls on other things are none', () => {
    expect(extracted(`registry.registerTool('x', { icon: 'y' });\nui.tool('hammer', 3);`)).toEqual([]);
  });

  test('CommonJS', () => {
    const source = `const { McpServer } = require('@modelcontextprotocol/sdk/server/mcp.js');
const { z } = require('zod');
server.registerTool('x', { description: 'd', inputSchema: { a: z.string() } }, f);`;
    expect(extracted(source, 'tools', 'server.cjs')).toEqual([
      {
        name: 'x',
        description: 'd',
        inputSchema: { type: 'object', properties: { a: text('string') }, required: ['a'] },
      },
    ]);
    expect(read(source, 'server.cjs').code!.registrations[0]!.sdk).toBe('v1');
  });

  test('compiled to CommonJS', () => {
    const source = `const apps_1 = require('@modelcontextprotocol/ext-apps/server');
(0, apps_1.registerAppTool)(server, 'plan', { description: 'd', _meta: { ui: { resourceUri: 'ui://plan.html' } } }, f);
(0, apps_1.registerAppResource)(server, 'Plan', 'ui://plan.html', { mimeType: apps_1.RESOURCE_MIME_TYPE }, f);`;
    expect(extracted(source, 'tools', 'server.cjs')).toEqual([
      { name: 'plan', description: 'd', _meta: { ui: { resourceUri: 'ui://plan.html' } } },
    ]);
    expect(extracted(source, 'resources', 'server.cjs')).toEqual([
      { uri: 'ui://plan.html', name: 'Plan', mimeType: 'text/html;profile=mcp-app' },
    ]);
  });
});

describe('server.tool(name, [description], [shape], [annotations], handler)', () => {
  test.each([
    [`server.tool('ping', f)`, { name: 'ping' }],
    [`server.tool('ping', 'Says pong', f)`, { name: 'ping', description: 'Says pong' }],
    [
      `server.tool('add', { a: z.number() }, f)`,
      { name: 'add', inputSchema: { type: 'object', properties: { a: text('number') }, required: ['a'] } },
    ],
    [
      `server.tool('add', 'Adds', { a: z.number() }, { readOnlyHint: true }, f)`,
      {
        name: 'add',
        description: 'Adds',
        inputSchema: { type: 'object', properties: { a: text('number') }, required: ['a'] },
        annotations: { readOnlyHint: true },
      },
    ],
    [`server.tool('add', 'Adds', SHAPE, f)`, { name: 'add', description: 'Adds', '...': true }],
    [`server.tool('add', SHAPE, f)`, { name: 'add', '...': true }],
    [
      `server.tool('add', DESCRIPTION, { a: z.number() }, f)`,
      {
        name: 'add',
        description: '??',
        inputSchema: { type: 'object', properties: { a: text('number') }, required: ['a'] },
      },
    ],
    [
      `this.mcpServer.tool(NAME, \`Adds \${what}\`, {}, f)`,
      {
        name: '??',
        description: '??',
        inputSchema: { type: 'object', properties: {} },
      },
    ],
  ])('%s', (call, expected) => {
    expect(extracted(`${HEAD}import { SHAPE, DESCRIPTION, NAME } from './parts.js';\n${call};`)).toEqual([expected]);
  });

  const OPENAI = `{ openai: { outputTemplate: 'ui://widget/map.html' } }`;

  test.each([
    ['of the document', OPENAI, { openai: { outputTemplate: 'ui://widget/map.html' } }],
    ['misspelt', '{ readonlyHint: true }', { readonlyHint: true }],
    ['of other names', `{ title: 'Map', safe: true }`, { title: 'Map', safe: true }],
    ['none', '{}', {}],
    ['and more', '{ readOnlyHint: true, ...MORE }', { readOnlyHint: '??', '...': true }],
  ])('behind a shape, annotations are told by where they stand: %s', (_, given, annotations) => {
    for (const before of [`'Adds', { a: z.number() }`, '{ a: z.number() }', `'Adds', SHAPE`, `'Adds', {}`]) {
      const [tool] = extracted(`${HEAD}server.tool('add', ${before}, ${given}, f);`);
      expect(tool).toMatchObject({ annotations });
    }
  });

  test.each([
    ['of the document', OPENAI],
    ['beside others', `{ title: 'Map', openai: { outputTemplate: 'ui://widget/map.html' } }`],
    ['misspelt', '{ readonlyHint: true }'],
    ['in short', '{ read_only: true }'],
  ])('without a shape, annotations are told by their keys: %s', (_, given) => {
    const [tool] = extracted(`${HEAD}server.tool('add', 'Adds', ${given}, f);`) as Record<string, unknown>[];
    expect(Object.keys(tool!)).toEqual(['name', 'description', 'annotations']);
  });

  test.each([
    ['a shape', '{ openai: z.string(), destructive: z.boolean() }', 'inputSchema'],
    ['imported schemas', '{ openai, readOnly }', 'inputSchema'],
    ['properties of a JSON Schema', `{ readOnly: { type: 'boolean' } }`, 'inputSchema'],
    ['other keys', '{ cached: true }', '...'],
  ])('what is none: %s', (_, given, key) => {
    const [tool] = extracted(`${HEAD}server.tool('add', 'Adds', ${given}, f);`) as Record<string, unknown>[];
    expect(Object.keys(tool!)).toEqual(['name', 'description', key]);
  });

  test('zod behind a shape is no annotations', () => {
    const [tool] = extracted(`${HEAD}server.tool('add', 'Adds', {}, { a: z.number() }, f);`);
    expect(tool).toEqual({
      name: 'add',
      description: 'Adds',
      inputSchema: { type: 'object', properties: {} },
      '...': true,
    });
  });

  test('the call is the place of the tool', () => {
    const source = `${HEAD}server.tool('ping', 'Says pong', f);`;
    const [tool] = listed(read(source), 'tools');
    expect(slice(source, tool!)).toBe("server.tool('ping', 'Says pong', f)");
    expect(pointed(source)['description']).toEqual(["'Says pong'", "'Says pong'"]);
  });
});

describe('setRequestHandler', () => {
  const LOW = `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ListToolsRequestSchema, ListResourcesRequestSchema } from '@modelcontextprotocol/sdk/types.js';
`;

  test('tools and resources as they are served', () => {
    const source = `${LOW}
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [
    {
      name: 'show_map',
      description: 'Use this when a map helps',
      inputSchema: { type: 'object', properties: { city: { type: 'string', description: 'City' } }, required: ['city'] },
    },
    { name: 'no_schema' },
  ],
}));
server.setRequestHandler(ListResourcesRequestSchema, async () => {
  return { resources: [{ uri: 'ui://widget/map.html', name: 'Map', mimeType: 'text/html+skybridge' }] };
});`;
    expect(extracted(source)).toEqual([
      {
        name: 'show_map',
        description: 'Use this when a map helps',
        inputSchema: { type: 'object', properties: { city: text('string', 'City') }, required: ['city'] },
      },
      { name: 'no_schema' },
    ]);
    expect(extracted(source, 'resources')).toEqual([
      { uri: 'ui://widget/map.html', name: 'Map', mimeType: 'text/html+skybridge' },
    ]);
    const { registrations } = read(source).code!;
    expect(registrations.map(({ api }) => api)).toEqual(['setRequestHandler', 'list', 'list', 'setRequestHandler']);
    expect(registrations[0]!.handles).toMatchObject({ is: 'schema', name: 'tools/list' });
    expect(slice(source, registrations[0]!)).toBe('ListToolsRequestSchema');
  });

  test.each([
    `z.object({ method: z.literal('tools/list') })`,
    `z.object({ method: z.literal('tools/list'), params: z.any().optional() })`,
    'OwnListSchema',
    `{ method: 'tools/list' }`,
  ])('what is listed for %s', (what) => {
    const source = `${LOW}import { z } from 'zod';
const OwnListSchema = z.object({ method: z.literal('tools/list') });
server.setRequestHandler(${what}, () => ({ tools: [{ name: 'x' }] }));`;
    expect(extracted(source)).toEqual([{ name: 'x' }]);
    expect(read(source).code!.registrations.at(-1)).toMatchObject({ api: 'list' });
  });

  test('a zod object in a list is seen as one', () => {
    const source = `${LOW}import { z } from 'zod';
server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [{ name: 'x', inputSchema: z.object({ a: z.string() }) }] }));`;
    expect(read(source).code!.registrations[1]).toMatchObject({ api: 'list', schema: { is: 'zod' } });
  });

  test('tools made by .map over an array of the file', () => {
    const source = `${LOW}
const widgets = [
  { id: 'map', title: 'Map', templateUri: 'ui://widget/map.html' },
  { id: 'list', title: 'List', templateUri: 'ui://widget/list.html' },
];
function meta(widget: Widget) {
  return { 'openai/outputTemplate': widget.templateUri, 'openai/widgetAccessible': true } as const;
}
const tools: Tool[] = widgets.map((widget, index) => ({
  name: \`show_\${widget.id}\`,
  title: widget.title,
  inputSchema: { type: 'object', properties: {} },
  _meta: { ...meta(widget), order: index },
}));
const resources = widgets.map(({ templateUri: uri, title: name }) => ({ uri, name, mimeType: MIME }));
server.setRequestHandler(ListToolsRequestSchema, async (_request) => ({ tools }));
server.setRequestHandler(ListResourcesRequestSchema, async () => ({ resources }));`;
    const meta = (uri: string, order: number) => ({
      'openai/outputTemplate': uri,
      'openai/widgetAccessible': true,
      order,
    });
    const inputSchema = { type: 'object', properties: {} };
    expect(extracted(source)).toEqual([
      { name: 'show_map', title: 'Map', inputSchema, _meta: meta('ui://widget/map.html', 0) },
      { name: 'show_list', title: 'List', inputSchema, _meta: meta('ui://widget/list.html', 1) },
    ]);
    expect(extracted(source, 'resources')).toEqual([
      { uri: 'ui://widget/map.html', name: 'Map', mimeType: '??' },
      { uri: 'ui://widget/list.html', name: 'List', mimeType: '??' },
    ]);
  });

  test.each([['in place', `() => ({ tools: defs.map((d) => ({ name: d.name, inputShema: d.schema })) })`]])(
    'what .map makes of a list that cannot be known is a tool, whatever its keys: %s',
    (_, handler) => {
      const source = `${LOW}import { defs } from './defs.js';\nserver.setRequestHandler(ListToolsRequestSchema, ${handler});`;
      expect(extracted(source)).toEqual([{ name: '??', inputShema: '??' }]);
    },
  );

  test.each([
    ['kept for later, and perhaps changed', `all`],
    ['handed on', `defs.map((d) => d.tool)`],
    [
      'handed on by its parts',
      `defs.map((d) => ({ name: d.name, description: d.description, inputSchema: d.inputSchema }))`,
    ],
    ['made elsewhere', `defs.map(toTool)`],
    ['changed afterwards', `defs.map((d) => ({ name: d.name })).map(withSchema)`],
    ['not made by .map', `defs.reduce((d) => ({ name: d.name }))`],
  ])('what may be anything is none: %s', (_, tools) => {
    const source = `${LOW}import { defs } from './defs.js';\nserver.setRequestHandler(ListToolsRequestSchema, () => ({ tools: ${tools} }));`;
    expect(extracted(source)).toEqual([]);
  });

  test('unknown: an imported list, a list made elsewhere', () => {
    const source = `${LOW}import { allTools } from './tools.js';
server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: allTools }));
server.setRequestHandler(ListResourcesRequestSchema, async () => ({ resources: await store.list() }));`;
    expect(extracted(source)).toEqual([]);
    expect(extracted(source, 'resources')).toEqual([]);
  });

  test.each([
    [
      'imported under another name',
      `import { ListToolsRequestSchema as LT } from '@modelcontextprotocol/sdk/types.js';`,
      'LT',
    ],
    [
      'required under another name',
      `const { ListToolsRequestSchema: LT } = require('@modelcontextprotocol/sdk/types.js');`,
      'LT',
    ],
    [
      'that a bundler renamed',
      `import { t as ListToolsRequestSchema } from './types-C_JYYf9Y.js';`,
      'ListToolsRequestSchema',
    ],
  ])('a schema %s', (_, head, schema) => {
    const source = `${head}\nserver.setRequestHandler(${schema}, async () => ({ tools: [{ name: 'x', inputSchema: { type: 'object' } }] }));`;
    expect(extracted(source)).toEqual([{ name: 'x', inputSchema: { type: 'object' } }]);
    expect(read(source).code!.registrations).toMatchObject([
      { api: 'setRequestHandler', handles: { is: 'schema', name: 'tools/list' } },
      { api: 'list' },
    ]);
  });

  test('SDK v2: methods by name', () => {
    const source = `import { Server } from '@modelcontextprotocol/server';
server.setRequestHandler('tools/list', async () => ({ tools: [{ name: 'x', inputSchema: { type: 'object' } }] }));`;
    expect(extracted(source)).toEqual([{ name: 'x', inputSchema: { type: 'object' } }]);
    expect(read(source).code!.registrations[0]).toMatchObject({
      sdk: 'v2',
      handles: { is: 'method', name: 'tools/list' },
    });
  });
});

describe('literals { name, description, inputSchema }', () => {
  test('in a Tool constant, an array, a class', () => {
    const source = `import type { Tool } from '@modelcontextprotocol/sdk/types.js';
export const ADD: Tool = { name: 'add', description: 'Adds', inputSchema: { type: 'object', properties: {} } };
export const tools = [{ name: 'sub', description: 'Subtracts', inputSchema: SubSchema, handler }] satisfies Mine[];
class Server { private tools = [{ name: 'mul', inputSchema: { type: 'object' } }]; static readonly DEF = { name: 'div', inputSchema: { type: 'object' } } }
`;
    expect(extracted(source)).toEqual([
      { name: 'add', description: 'Adds', inputSchema: { type: 'object', properties: {} } },
      { name: 'sub', description: 'Subtracts', inputSchema: '??', handler: '??' },
      { name: 'mul', inputSchema: { type: 'object' } },
      { name: 'div', inputSchema: { type: 'object' } },
    ]);
    expect(read(source).code!.registrations.map(({ api }) => api)).toEqual(['list', 'literal', 'literal', 'literal']);
  });

  test('what a test expects and what a form has are none', () => {
    expect(
      extracted(`expect(tool).toEqual({ name: 'x', inputSchema: { type: 'object' } });
const field = { name: 'x', inputSchema: 'string' };`),
    ).toEqual([]);
  });
});

describe('resources', () => {
  test('registerResource(name, uri, config, reader)', () => {
    const source = `${HEAD}
server.registerResource('map', 'ui://widget/map.html', { mimeType: 'text/html+skybridge' }, async () => ({
  contents: [{ uri: 'ui://widget/map.html', mimeType: 'text/html+skybridge', text: html }],
}));
server.registerResource('list', new ResourceTemplate('x://{id}', {}), CONFIG, read);
server.resource('old', 'ui://widget/old.html', async () => ({ contents: [] }));`;
    expect(extracted(source, 'resources')).toEqual([
      { uri: 'ui://widget/map.html', name: 'map', mimeType: 'text/html+skybridge' },
      { uri: '??', name: 'list', '...': true },
      { uri: 'ui://widget/old.html', name: 'old', '...': true },
    ]);
    const { reads } = read(source).code!;
    expect(reads.map(({ uri, body }) => [shown(uri), shown(body)])).toEqual([
      [
        'ui://widget/map.html',
        { contents: [{ uri: 'ui://widget/map.html', mimeType: 'text/html+skybridge', text: '??' }] },
      ],
      ['x://{id}', '??'],
      ['ui://widget/old.html', { contents: [] }],
    ]);
  });
});

describe('a call in a loop over a list', () => {
  const LIST = `const TOOLS = [
  { name: 'a', description: 'Adds', schema: { x: z.string() } },
  { name: 'b', description: 'Bids', schema: { y: z.string() } },
];`;
  const CONFIG = `{ description: tool.description, inputSchema: tool.schema }`;
  const schema = (key: string) => ({ type: 'object', properties: { [key]: { type: 'string' } }, required: [key] });

  test.each([
    ['for', `for (const tool of TOOLS) { server.registerTool(tool.name, ${CONFIG}, tool.run); }`],
    ['forEach', `TOOLS.forEach((tool) => server.registerTool(tool.name, ${CONFIG}, tool.run));`],
    [
      'forEach with a pattern',
      `TOOLS.forEach(({ name, description, schema }) => { server.registerTool(name, { description, inputSchema: schema }, f); });`,
    ],
    ['ext-apps', `for (const tool of TOOLS) registerAppTool(server, tool.name, ${CONFIG}, tool.run);`],
    [
      'for with a pattern',
      `for (const { name, description, schema } of TOOLS) server.registerTool(name, { description, inputSchema: schema }, f);`,
    ],
    [
      'Object.values',
      `const ALL = { one: TOOLS[0], two: TOOLS[1] };\nfor (const tool of Object.values(ALL)) server.registerTool(tool.name, ${CONFIG}, f);`,
    ],
  ])('%s: each item is a tool', (_, loop) => {
    expect(extracted(`import { z } from 'zod';\n${LIST}\n${loop}`)).toEqual([
      { name: 'a', description: 'Adds', inputSchema: schema('x') },
      { name: 'b', description: 'Bids', inputSchema: schema('y') },
    ]);
  });

  const PAIRS = `const PAIRS = [
  ['a', { description: 'Adds', inputSchema: { x: z.string() } }, f],
  ['b', { description: 'Bids', inputSchema: { y: z.string() } }, f],
] as const;`;
  const TABLE = `const TABLE = {
  a: { description: 'Adds', inputSchema: { x: z.string() } },
  'b': { description: 'Bids', inputSchema: { y: z.string() } },
};`;
  const REGISTER = `server.registerTool(name, config, f)`;

  test.each([
    ['for', PAIRS, `for (const [name, config, run] of PAIRS) ${REGISTER};`],
    ['forEach', PAIRS, `PAIRS.forEach(([name, config, run]) => ${REGISTER});`],
    ['by their places', PAIRS, `for (const pair of PAIRS) server.registerTool(pair[0], pair[1], pair[2]);`],
    ['entries in for', TABLE, `for (const [name, config] of Object.entries(TABLE)) { ${REGISTER}; }`],
    ['entries in forEach', TABLE, `Object.entries(TABLE).forEach(([name, config]) => { ${REGISTER}; });`],
    [
      'a pattern in a pattern',
      TABLE,
      `for (const [name, { description, inputSchema }] of Object.entries(TABLE)) server.registerTool(name, { description, inputSchema }, f);`,
    ],
    [
      'a function of the file',
      TABLE,
      `const add = (name, config) => { ${REGISTER}; };\nfor (const [name, config] of Object.entries(TABLE)) add(name, config);`,
    ],
  ])('pairs of a name and a tool: %s', (_, list, loop) => {
    const source = `import { z } from 'zod';\n${list}\n${loop}`;
    expect(extracted(source)).toEqual([
      { name: 'a', description: 'Adds', inputSchema: schema('x') },
      { name: 'b', description: 'Bids', inputSchema: schema('y') },
    ]);
    expect(pointed(source, 'tools', 1)).toMatchObject({
      name: [expect.anything(), "'b'"],
      description: ['description', "'Bids'"],
    });
  });

  test.each([
    ['a rest', `for (const { name, ...config } of TOOLS) ${REGISTER};`, { name: 'a', '...': true }],
    [
      'a default',
      `for (const { name, description = 'D' } of TOOLS) server.registerTool(name, { description, inputSchema: {} }, f);`,
      { name: 'a', description: '??', inputSchema: { type: 'object', properties: {} } },
    ],
  ])('what a pattern makes of it cannot be known: %s', (_, loop, first) => {
    const text = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\nimport { z } from 'zod';\n${LIST}\n${loop}`;
    expect(extracted(text)[0]).toEqual(first);
  });

  test('a table that is spread may hold more', () => {
    const source = `import { z } from 'zod';\n${TABLE.replace('};', '  ...more };')}\nfor (const [name, config] of Object.entries(TABLE)) server.registerTool(name, { ...config, inputSchema: {} }, f);`;
    expect(extracted(source)).toMatchObject([{ name: '??' }]);
  });

  test('what stands in a table is no tool a second time', () => {
    const table = `const TABLE = { a: { name: 'a', description: 'Adds', inputSchema: {} }, b: { name: 'b', inputSchema: {} } };`;
    const loop = `for (const [name, config] of Object.entries(TABLE)) ${REGISTER};`;
    const text = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\n${table}\n${loop}`;
    expect(extracted(text)).toHaveLength(2);
  });

  test('what is listed already is no tool a second time', () => {
    const list = LIST.replaceAll('schema:', 'inputSchema:');
    const loop = `for (const tool of TOOLS) server.registerTool(tool.name, { inputSchema: tool.inputSchema }, f);`;
    const text = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\nimport { z } from 'zod';\n${list}\n${loop}`;
    expect(extracted(text)).toHaveLength(2);
  });

  test.each([
    ['a list that cannot be known', `for (const tool of load()) server.registerTool(tool.name, ${CONFIG}, f);`, '??'],
    ['several servers', `for (const each of TOOLS) server.registerTool('one', ${CONFIG}, f);`, 'one'],
  ])('%s: one tool', (_, loop, name) => {
    expect(extracted(`import { z } from 'zod';\n${LIST}\n${loop}`)).toEqual([
      { name, description: '??', inputSchema: '??' },
    ]);
  });
});

describe('a function of the file that registers what it is given', () => {
  const SHAPE = `{ x: z.string() }`;
  const schema = { type: 'object', properties: { x: text('string') }, required: ['x'] };

  test.each([
    [
      'an arrow function',
      `const add = (name, description, shape, cb) => server.registerTool(name, { description, inputSchema: shape }, cb);`,
    ],
    [
      'a longer one',
      `function add(name, description, shape, cb) { log(name); server.registerTool(name, { description, inputSchema: shape }, async (a) => cb(a)); }`,
    ],
    ['by the old method', `function add(name, description, shape, cb) { server.tool(name, description, shape, cb); }`],
    [
      'called as the method is',
      `const registerTool = (name, description, shape, cb) => server.registerTool(name, { description, inputSchema: shape }, cb);`,
      'registerTool',
    ],
  ])('%s: each call is a tool', (_, helper, name = 'add') => {
    const calls = `${name}('a', 'Adds', ${SHAPE}, f);\n${name}('b c', 'Bids', ${SHAPE}, f);`;
    for (const source of [`${HEAD}${helper}\n${calls}`, `${HEAD}start();\nfunction start() {\n${calls}\n}\n${helper}`])
      expect(extracted(source)).toEqual([
        { name: 'a', description: 'Adds', inputSchema: schema },
        { name: 'b c', description: 'Bids', inputSchema: schema },
      ]);
  });

  test('what it is given stands where it is called', () => {
    const source = `${HEAD}const add = (name, description) => server.registerTool(name, { description }, f);\nadd('a', 'TODO');`;
    const [tool] = listed(read(source), 'tools');
    expect(shown(tool)).toEqual({ name: 'a', description: 'TODO' });
    if (tool?.kind !== 'object') throw new Error('no tool');
    expect(tool.entries.map(({ value }) => slice(source, value))).toEqual([`'a'`, `'TODO'`]);
  });

  test('a definition, one by one or in a loop', () => {
    const helper = `function add(server: McpServer, { name, ...rest }, def = {}) {}\nfunction put(server: McpServer, def) { server.registerTool(def.name, { description: def.description, inputSchema: def.inputSchema }, def.run); }`;
    const one = `{ name: 'a', description: 'Adds', inputSchema: ${SHAPE} }`;
    const expected = [{ name: 'a', description: 'Adds', inputSchema: schema }];
    expect(extracted(`${HEAD}${helper}\nput(server, ${one});`)).toEqual(expected);
    expect(extracted(`${HEAD}${helper}\nconst TOOLS = [${one}];\nTOOLS.forEach((each) => put(server, each));`)).toEqual(
      expected,
    );
    expect(
      extracted(`${HEAD}${helper}\nconst TOOLS = [${one}];\nfor (const each of TOOLS) put(server, each);`),
    ).toEqual(expected);
  });

  test.each([
    [
      'that changes it',
      `function add(name, description) { name = prefix + name; server.registerTool(name, { description }, f); }\nadd('a', 'Adds');`,
      [{ name: '??', description: '??' }],
    ],
    [
      'that fills it in',
      `function add(name, config) { config.description = about(name); server.registerTool(name, config, f); }\nadd('a', {});`,
      [{ name: 'a', '...': true }],
    ],
    [
      'that is called with one name twice',
      `const add = (name, description) => server.registerTool(name, { description }, f);\nadd('a', 'Adds'); add('a', 'Adds');`,
      [{ name: '??', description: '??' }],
    ],
    [
      'that is called elsewhere',
      `export const add = (name, description) => server.registerTool(name, { description }, f);`,
      [{ name: '??', description: '??' }],
    ],
    [
      'of another meaning',
      `function registerTool(name, description, shape, cb) { all.push(name); }\nregisterTool('a', 'Adds', ${SHAPE}, f);`,
      [],
    ],
    [
      'of another meaning, as an arrow function',
      `const registerTool = (name, description, shape, cb) => all.push(name);\nregisterTool('a', 'Adds', ${SHAPE}, f);`,
      [],
    ],
  ])('%s', (_, source, expected) => {
    expect(extracted(HEAD + source)).toEqual(expected);
  });

  test('many calls in many such functions take no long time', async () => {
    const many = (count: number, line: (index: number) => string): string =>
      Array.from({ length: count }, (__, index) => line(index)).join('\n');
    const inner = many(3000, () => `server.registerTool(name, { description }, f);`);
    await within(5000, () => {
      for (const count of [200, 3000])
        read(
          `${HEAD}const add = (name, description) => {\n${inner}\n};\n${many(count, (index) => `add('a${index}', 'Adds');`)}`,
        );
    });
  });
});
