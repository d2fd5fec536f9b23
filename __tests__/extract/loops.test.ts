/** Calls in loops: what the head and the body of a loop take out of a row, and lists of which a part is known. */
import { describe, expect, test } from '@jest/globals';
import { extracted, listed, pointed, read, shown, slice, type List } from './helpers.js';
import { said } from './said.js';

const HEAD = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
const server = new McpServer({ name: 's', version: '1.0.0' });
const TOOLS = [{ name: 'a', description: 'Adds', inputSchema: { x: z.string() }, handler: async () => ({ content: [] }) }];
`;
const schema = { type: 'object', properties: { x: { type: 'string' } }, required: ['x'] };
const TOOL = { name: 'a', description: 'Adds', inputSchema: schema };

describe('the rest of a row', () => {
  test.each([
    ['in the head', `for (const { name, handler, ...config } of TOOLS) server.registerTool(name, config, handler);`],
    [
      'in the body',
      `for (const tool of TOOLS) { const { name, handler, ...config } = tool; server.registerTool(name, config, handler); }`,
    ],
    [
      'of a callback',
      `TOOLS.forEach(({ name, handler, ...config }) => { server.registerTool(name, config, handler); });`,
    ],
    [
      'in a callback',
      `TOOLS.forEach((tool) => { const { name, handler, ...config } = tool; server.registerTool(name, config, handler); });`,
    ],
    [
      'of a map',
      `await Promise.all(TOOLS.map(async ({ name, handler, ...config }) => { await check(name); server.registerTool(name, config, handler); }));`,
    ],
    [
      'of a pair',
      `for (const [name, { name: _, handler, ...config }] of Object.entries({ a: TOOLS[0] })) server.registerTool(name, config, handler);`,
    ],
    [
      'of a function of the file',
      `function add({ name, handler, ...config }) { server.registerTool(name, config, handler); }\nTOOLS.forEach((tool) => add(tool));`,
    ],
    ['copied', `for (const { name, handler, ...config } of TOOLS) server.registerTool(name, { ...config }, handler);`],
    [
      'of a list that goes on',
      `for (const { name, handler, ...config } of [...TOOLS, ...more]) server.registerTool(name, config, handler);`,
    ],
  ])('%s', (_, loop) => {
    expect(extracted(HEAD + loop)).toEqual([TOOL]);
    expect(pointed(HEAD + loop)['description']).toEqual(['description', `'Adds'`]);
  });

  test.each([
    [
      'that is changed',
      `for (const { name, handler, ...config } of TOOLS) { config.title = name; server.registerTool(name, config, handler); }`,
    ],
    [
      'beside a key that nobody knows',
      `for (const { name, [key]: handler, ...config } of TOOLS) server.registerTool(name, config, handler);`,
    ],
    [
      'of a list of arrays',
      `for (const [name, ...config] of TOOLS.map((each) => [each.name, each])) server.registerTool(name, config, run);`,
    ],
  ])('one that cannot be known: %s', (_, loop) => {
    const [tool] = extracted(HEAD + loop);
    expect(tool).toEqual({ name: 'a', '...': true });
  });
});

test('what a loop makes of a row is known for each turn', () => {
  const loop = `for (const tool of TOOLS) { const name = \`my_\${tool.name}\`; const config = { ...tool, title: name }; server.registerTool(name, config, f); }`;
  expect(extracted(HEAD + loop)).toEqual([{ ...TOOL, name: 'my_a', title: 'my_a', handler: '??' }]);
});

describe('resources', () => {
  const APPS = `import { registerAppResource, registerAppTool } from '@modelcontextprotocol/ext-apps/server';
const ROWS = [{ name: 'A', uri: 'ui://a.html' }, { name: 'B', uri: 'ui://b.html' }];
`;
  const READ = `async () => ({ contents: [{ uri: row.uri, mimeType: 'text/html', text }] })`;
  const READ_URI = READ.replace('row.uri', 'uri');

  test.each([
    ['for', `for (const row of ROWS) registerAppResource(server, row.name, row.uri, {}, ${READ});`],
    [
      'for with a pattern',
      `for (const { name, uri } of ROWS) registerAppResource(server, name, uri, {}, ${READ_URI});`,
    ],
    ['forEach', `ROWS.forEach((row) => { registerAppResource(server, row.name, row.uri, {}, ${READ}); });`],
    ['by the address alone', `for (const row of ROWS) registerAppResource(server, nameOf(row), row.uri, {}, ${READ});`],
    ['of the SDK', `for (const row of ROWS) server.registerResource(row.name, row.uri, {}, ${READ});`],
    ['by the old method', `for (const row of ROWS) server.resource(row.name, row.uri, ${READ});`],
    [
      'in a function of the file',
      `function add(row) { registerAppResource(server, row.name, row.uri, {}, ${READ}); }\nROWS.forEach((row) => add(row));`,
    ],
  ])('%s: each row is one', (_, loop) => {
    const source = HEAD + APPS + loop;
    const uris = extracted(source, 'resources').map((each) => (each as { uri: unknown }).uri);
    expect(uris).toEqual(['ui://a.html', 'ui://b.html']);
    const [first] = listed(read(source), 'resources');
    const uri = first?.kind === 'object' ? first.entries.find(({ key }) => key === 'uri') : undefined;
    expect(slice(source, uri!.value)).toBe(`'ui://a.html'`);
  });

  test('what is read of each is known', () => {
    const source = `${HEAD}${APPS}for (const row of ROWS) registerAppResource(server, row.name, row.uri, {}, ${READ});`;
    const { reads } = read(source).code!;
    expect(reads.map(({ uri, body }) => [shown(uri), shown(body)])).toEqual(
      ['ui://a.html', 'ui://b.html'].map((uri) => [uri, { contents: [{ uri, mimeType: 'text/html', text: '??' }] }]),
    );
  });

  test('a row that is served as a resource is none a second time, and may be a tool as well', () => {
    const rows = `const ROWS = [{ name: 'a', uri: 'ui://a.html', mimeType: 'text/html', inputSchema: { type: 'object' } }];\n`;
    const loop = `for (const row of ROWS) server.registerResource(row.name, row.uri, { mimeType: row.mimeType }, f);`;
    const source = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\n${rows}${loop}`;
    expect(extracted(source, 'resources')).toHaveLength(1);
    expect(extracted(source)).toMatchObject([{ name: 'a' }]);
  });

  test('a list that cannot be known: one resource', () => {
    const loop = `for (const row of load()) registerAppResource(server, row.name, row.uri, {}, f);`;
    expect(extracted(HEAD + APPS + loop, 'resources')).toEqual([{ uri: '??', name: '??', mimeType: '??' }]);
  });
});

describe('a tool is counted where it is described', () => {
  test.each([
    [
      'in the loop that registers it',
      `for (const { name, handler, ...config } of [...TOOLS, ...more]) server.registerTool(name, { ...config, title: name }, handler);`,
    ],
    [
      'in a list that is made of it',
      `server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map((tool) => ({ ...tool, name: \`my_\${tool.name}\` })) }));`,
    ],
  ])('%s', (_, code) => {
    expect(extracted(HEAD + code)).toHaveLength(1);
  });

  test('in the list that an agent is given', () => {
    const source = `import { tool } from '@anthropic-ai/claude-agent-sdk';
import { z } from 'zod';
const ROWS = [{ name: 'a', description: 'Adds', schema: { x: z.string() } }, { name: 'b', description: 'Begins', schema: {} }];
export const served = ROWS.map((row) => tool(row.name, row.description, row.schema, run(row.name)));`;
    expect(extracted(source).map((tool) => (tool as { name: string }).name)).toEqual(['a', 'b']);
  });

  test('two that share a schema are two', () => {
    const source = `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
const EMPTY = { type: 'object' };
const a = { name: 'a', inputSchema: EMPTY };
export const b = { name: 'b', inputSchema: EMPTY };
server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [a] }));`;
    expect(extracted(source).map((tool) => (tool as { name: string }).name)).toEqual(['a', 'b']);
  });
});

describe('names in a list', () => {
  const SERVER = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\n`;
  const TIMES = `for (const name of ['ping', 'pong'] as const) server.registerTool(name, { title: \`Say \${name}\` }, f);`;

  test('one tool each', () => {
    expect(extracted(SERVER + TIMES)).toEqual([
      { name: 'ping', title: 'Say ping' },
      { name: 'pong', title: 'Say pong' },
    ]);
    expect(pointed(SERVER + TIMES)['name']![1]).toBe(`'ping'`);
  });

  test.each([
    ['one that nobody knows', `for (const name of ['ping', other()]) server.registerTool(name, {}, f);`],
    [
      'what a resource was called before',
      `for (const uri of ['ui://a', 'ui://b']) server.registerResource('a', uri, {}, f);`,
      'resources',
    ],
    ['what names no tool', `for (const path of ['/a', '/b']) server.registerTool('ping', { title: path }, f);`],
  ])('but not %s', (_, code, list = 'tools') => {
    expect(extracted(SERVER + code, list as List)).toHaveLength(1);
  });
});

describe('no manifest', () => {
  const STUB = `{ name: toolName, description: '', inputSchema: {}, run: async () => ({}) }`;
  const IMPORT = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\n`;

  test.each([
    [
      'a stand-in that goes to a function',
      `export const wrap = (next, toolName) => { const toolStub = ${STUB}; return next(toolStub, 1); };`,
    ],
    ['at once', `export const wrap = (next, toolName) => next(${STUB}, 1);`],
    ['cast', `export const wrap = (next, toolName) => next(${STUB} as Tool, 1);`],
    ['what is removed at once', `server.registerTool('__init__', {}, f).remove();`],
    ['of the old method', `server.tool('__init__', { x: 1 }, f).remove();`],
  ])('%s', (_, code) => {
    expect(extracted(IMPORT + code)).toEqual([]);
    expect(said(IMPORT + code)).toEqual([]);
  });

  test.each([
    ['a name that is known', `next({ name: 'a', description: '', inputSchema: {} });`],
    ['pushed onto a list', `list.push(${STUB});`],
    ['given to what speaks of tools', `addMyTool(${STUB});`],
    ['used in another way too', `const stub = ${STUB};\nnext(stub);\nexport default stub;`],
    ['removed later', `const one = server.registerTool(toolName, { inputSchema: {} }, f);\nlater(() => one.remove());`],
  ])('but here: %s', (_, code) => {
    expect(extracted(IMPORT + code)).toHaveLength(1);
  });
});
