import { expect, test } from '@jest/globals';
import { formats } from '../../../rules/index.js';
import rule from '../../../rules/mcp/undeclared-argument.js';
import unread from '../../../rules/mcp/unread-parameter.js';
import zodExpected from '../../../rules/mcp/zod-expected.js';
import { createConfigs } from '../../../src/config/resolve.js';
import { check } from '../../../src/run/run.js';
import { makeFolder } from '../../run/folder.js';
import { findingsIn, foundIn, V1, V2 } from './source.js';

const SHAPE = '{ order_id: z.string(), note: z.string().optional() }';
const tool = (handler: string, schema = SHAPE): string =>
  `server.registerTool('get_order', { description: 'Looks up an order.', inputSchema: ${schema} },\n${handler}\n);\n`;
const LOW = `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [
  { name: 'get_order', inputSchema: { type: 'object', properties: { order_id: { type: 'string' } } } },
  { name: 'list_orders', inputSchema: { type: 'object', properties: { limit: { type: 'number' } } } },
] }));
`;
const low = (body: string, more = ''): string =>
  `${LOW}server.setRequestHandler(CallToolRequestSchema, async (request) => {\n${body}\n});\n${more}`;

test('the name that was meant, and the parameters', async () => {
  const text = V1 + tool('async ({ orderId }) => look(orderId)');
  expect(await foundIn(rule, text)).toEqual(['4:10 orderId']);
  const [finding] = await findingsIn(rule, text);
  expect(finding!.message).toMatch(/`orderId`, which `get_order` does not declare/);
  expect(finding!.related).toMatchObject([{ line: 3 }]);
  // It says it all: the parameter is not reported as one that is never read.
  expect(await foundIn(unread, text)).toEqual([]);
});

test('what one handler reads without any of it declared is one finding', async () => {
  const names = ['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg', 'hh'];
  const reading = (some: readonly string[], more = ''): string =>
    V1 + tool(`async (args) => look(args.order_id, ${some.map((name) => `args.${name}`).join(', ')}${more})`);
  const [two, ...others] = await findingsIn(rule, reading(names.slice(0, 2)));
  expect(others).toEqual([]);
  expect(two!.message).toMatch(/reads `aa` and `bb`, which/);
  expect(two!.severity).toBe('warning');
  expect(two!.related).toHaveLength(2);
  const [many] = await findingsIn(rule, reading(names));
  expect(many!.message).toMatch(/`aa`, `bb`, `cc`, `dd`, `ee`, `ff` and 2 more, which/);
  // A name that was meant is a fault of its own.
  const found = await findingsIn(rule, reading(names.slice(0, 2), ', args.orderId2').replace('args.order_id, ', ''));
  expect(found.map(({ severity }) => severity).sort()).toEqual(['error', 'warning']);
});

test.each([
  ['version 2', V2 + tool('async ({ orderId }) => look(orderId)'), ['4:10 orderId']],
  ['a member', V1 + tool('async (args) => look(args.order_id, args.colour)'), ['4:42 colour']],
  [
    'another name',
    V1 + tool('async (args) => {\nconst given = args as any;\nreturn look(given?.colour); }'),
    ['6:20 colour'],
  ],
  ['a nested function', V1 + tool('async (args) => retry(() => look(args.colour))'), ['4:39 colour']],
  ['what a call is given', V1 + tool('async (args) => look({ colour: args.colour })'), ['4:37 colour']],
  [
    'what is said of a call, and used in it',
    V1 + tool('async (args) => audited({ key: args.colour }, () => look(args.colour))'),
    ['4:63 colour'],
  ],
  ['the rest of a pattern', V1 + tool('async ({ order_id, ...rest }) => look(order_id, rest.colour)'), ['4:54 colour']],
  [
    'a helper',
    V1 + tool('async (args) => help(args)') + 'function help({ colour }) { return look(colour); }',
    ['6:17 colour'],
  ],
  [
    'a method',
    `${V1}class A { start() { ${tool('async (args) => this.#help(args)')} } #help(args) { return look(args.colour); } }`,
    ['6:35 colour'],
  ],
  [
    'a method that is bound',
    `${V1}class A { start() { ${tool('this.help.bind(this)')} } private async help(args) { return look(args.colour); } }`,
    ['6:48 colour'],
  ],
  [
    'a function by name',
    V1 + tool('find') + 'async function find({ colour }) { return look(colour); }',
    ['6:23 colour'],
  ],
  ['a schema as a whole', V1 + tool('async (args) => look(args.colour)', `z.object(${SHAPE})`), ['4:27 colour']],
  [
    'a library that runs what is in the definition',
    `import { FastMCP } from 'fastmcp';
import { z } from 'zod';
const server = new FastMCP({ name: 'orders', version: '1.0.0' });
server.addTool({ name: 'x', parameters: z.object(${SHAPE}), execute: async ({ order_id, colour }) => look(order_id, colour) });`,
    ['4:134 colour'],
  ],
  [
    'the only function that a helper is given',
    `${V1}import { defineGuardedTool } from './guarded.js';
defineGuardedTool(server, 'x', { description: 'Deletes an order.', inputSchema: { id: z.string(), key: z.string() } }, {
  execute: async (args) => look(args.id, args.colour, args.key),
});`,
    ['5:47 colour'],
  ],
  ['tool()', `${V1}server.tool('x', ${SHAPE}, async ({ colour }) => look(colour));`, ['3:82 colour']],
  [
    'a case of a switch',
    low(`const { name, arguments: args } = request.params;
switch (name) {
  case 'get_order': return look(args.limit);
  case 'list_orders': return look(args.limit);
}`),
    ['10:38 limit'],
  ],
  [
    'a handler for each case',
    low(
      `switch (request.params.name) {
  case 'get_order': return getOrder(request.params.arguments);
  case 'list_orders': return look(request.params.arguments.limit);
}`,
      'const getOrder = async ({ orderId }) => look(orderId);',
    ),
    ['13:27 orderId'],
  ],
  [
    'what is parsed',
    V1 + tool(`async (args) => look(z.object({ colour: z.string() }).parse(args).colour)`),
    ['4:67 colour'],
  ],
])('%s', async (_, text, found) => {
  expect(await foundIn(rule, text)).toEqual(found);
});

test.each([
  ['a parameter', tool('async ({ order_id }) => look(order_id)')],
  [
    'no input schema: it is given something else',
    `server.registerTool('x', { description: 'Tells.' }, async ({ sessionId }) => look(sessionId));`,
  ],
  ['a schema that may have more', tool('async ({ colour }) => look(colour)', `{ order_id: z.string(), ...more }`)],
  ['passthrough', tool('async ({ colour }) => look(colour)', `z.object(${SHAPE}).passthrough()`)],
  ['a loose object', tool('async ({ colour }) => look(colour)', `z.looseObject(${SHAPE})`)],
  ['a catchall', tool('async ({ colour }) => look(colour)', `z.object(${SHAPE}).catchall(z.string())`)],
  ['a schema of another file', tool('async ({ colour }) => look(colour)', 'schemas.order')],
  ['a function that others call', tool('find') + `export async function find({ colour }) { return look(colour); }`],
  ['what the handler sets itself', tool('async (args) => { args.colour = 1; return look(args.colour); }')],
  [
    'what is only said of a call beside what makes it',
    tool('async (args) => audited({ key: args.colour, tool: 1 }, args, () => look(args.order_id))'),
  ],
  ['another name that is taken, too', tool('async (args) => look(args.order_id ?? args.orderId)')],
  ['what is left out of the rest', tool('async ({ colour: _colour, ...rest }) => look(rest)')],
  ['a name of a gateway', tool('async ({ _user }) => look(_user)')],
  ['a variable that may be another', tool('async (args) => { let a = args; a = other; return look(a.colour); }')],
  [
    'what by its own type may be absent',
    tool('async ({ order_id, ...rest }) => look(order_id, (rest as { colour?: string }).colour)'),
  ],
  ['a second parameter', tool('async (args, { signal }) => look(args.order_id, signal)')],
  ['what every object has', tool('async (args) => look(args.toString())')],
  [
    'two functions for a helper that is not read: which gets the arguments is not known',
    `import { defineGuardedTool } from './guarded.js';
defineGuardedTool(server, 'x', { description: 'Deletes an order.', inputSchema: { id: z.string(), key: z.string() } }, {
  preview: async (args) => ({ key: args.key, request: { id: args.id } }),
  execute: async (preview) => look(preview.request, preview.key),
});`,
  ],
])('silent: %s', async (_, text) => {
  expect(await foundIn(rule, V1 + text)).toEqual([]);
});

test('what a low-level server is sent, nothing removes', async () => {
  const body = `const { name, arguments: args } = request.params;
switch (name) {
  case 'get_order': return look(args.limit);
  case 'list_orders': return look(args.limit);
}`;
  const [finding] = await findingsIn(rule, low(body));
  expect(finding!.message).toMatch(
    'The handler reads `limit`, which `get_order` does not declare, so models never send it.',
  );
});

test('an error where another name was meant, and a warning where the handler does with less', async () => {
  const severities = async (handler: string) =>
    (await findingsIn(rule, V1 + tool(handler))).map(({ severity }) => severity);
  expect(await severities('async ({ orderId }) => look(orderId)')).toEqual(['error']);
  expect(await severities('async ({ order_id, colour }) => look(order_id, colour)')).toEqual(['warning']);
});

const BARE = (handler: string, more = '') =>
  `${V1}server.registerTool('get', { description: 'Gets it.'${more} }, ${handler});`;

test.each([
  ['taken out of it', BARE('async ({ order_id }) => look(order_id)'), '3:66 order_id'],
  ['a member', BARE('async (args) => look(args.order_id)'), '3:83 order_id'],
  ['tool()', `${V1}server.tool('get', 'Gets it.', async ({ order_id }) => look(order_id));`, '3:41 order_id'],
])('a tool without parameters, whose handler reads one: %s', async (_, text, expected) => {
  expect(await foundIn(rule, text)).toEqual([expected]);
  const [finding] = await findingsIn(rule, text);
  expect(finding).toMatchObject({ severity: 'error' });
  expect(finding!.message).toMatch('`get` has no `inputSchema`, so `order_id` is undefined in every call.');
});

test.each([
  ['what the SDK gives it', BARE('async ({ signal, authInfo, _meta }) => look(signal, authInfo, _meta)')],
  ['nothing', BARE('async () => look()')],
  ['a config that cannot be known', BARE('async ({ order_id }) => look(order_id)', ', ...more')],
  [
    'a function that somebody else calls, too',
    BARE('find') + 'function find({ order_id }) { return look(order_id); }\nfind({ order_id: 1 });',
  ],
  ['a framework', `import { FastMCP } from 'fastmcp';\n${BARE('async ({ order_id }) => look(order_id)')}`],
])('silent: a tool without parameters whose handler reads %s', async (_, text) => {
  expect(await foundIn(rule, text)).toEqual([]);
});

test('nothing, where the schema itself is none and another rule says so', async () => {
  const json = `{ type: 'object', properties: { order_id: { type: 'string' } } }`;
  for (const [source, isTold] of [
    [V1 + tool('async ({ orderId }) => look(orderId)', json), true],
    [V1 + tool('async ({ orderId }) => look(orderId)', `{ order_id: 'string' }`), true],
    [
      `${V1}server.tool('x', 'Looks.', z.object({ order_id: z.string() }), async ({ orderId }) => look(orderId));`,
      true,
    ],
    [V1 + tool('async ({ orderId }) => look(orderId)'), false],
  ] as const) {
    expect(await foundIn(zodExpected, source)).toHaveLength(isTold ? 1 : 0);
    expect(await foundIn(rule, source)).toHaveLength(isTold ? 0 : 1);
  }
});

test('a chain of helpers that is longer than the stack: the first are looked at', async () => {
  const helper = (i: number): string => `function f${i}(args) { use(args.b${i}); return f${i + 1}(args); }\n`;
  const chain = Array.from({ length: 3000 }, (_, i) => helper(i)).join('');
  const text = V1 + chain + tool('async (args) => f0(args)');
  expect(await foundIn(rule, text)).toEqual(['3:30 b0']);
  const [found] = await findingsIn(rule, text);
  expect(found!.message).toMatch(/`b0`, `b1`, .* more, which/);
  expect(found!.related!.length).toBeLessThan(60);
});

test('where the list is written beside what the SDK is given, the latter decides what a handler gets', async () => {
  const server = (list: string): string => `import { z } from 'zod';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { shorten } from './shorten.js';
const server = new McpServer({ name: 'a', version: '1.0.0' });
server.registerTool(shorten.name, { inputSchema: { content: z.string(), hint: z.string() } }, (args) => shorten.execute(args));
${list}`;
  const files = {
    'package.json': { name: 'a', dependencies: { '@modelcontextprotocol/sdk': '1.25.0' } },
    'shorten.js': `import { x } from '@modelcontextprotocol/sdk/types.js';
async function run(args) { const { content, hint } = args; return cut(content, hint); }
export const shorten = { name: 'shorten', description: 'Shortens.', inputSchema: { type: 'object', properties: { content: { type: 'string' } } }, execute: run };
`,
  };
  const found = async (list: string) => {
    const cwd = makeFolder({ ...files, 'server.js': server(list) });
    const configs = createConfigs({ cwd, builtinRules: [rule], allowCode: true });
    const { report } = await check({ cwd, paths: [], configs, formats });
    return report.findings.map(({ path, line }) => `${path}:${line}`);
  };
  expect(await found('')).toEqual(['shorten.js:2']);
  expect(await found('server.server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [shorten] }));')).toEqual(
    [],
  );
});

const branching = (more: string): string =>
  low(`const { id, mail } = (request.params.arguments ?? {}) as { id?: string; mail?: string };
return look(id, mail);`)
    .replace(
      `{ type: 'object', properties: { order_id: { type: 'string' } } } },\n  { name: 'list_orders', inputSchema: { type: 'object', properties: { limit: { type: 'number' } } } },`,
      `{ type: 'object', properties: { id: { type: 'string' }, email: { type: 'string' } }, ${more} } },`,
    )
    .replace('const {', `if (request.params.name !== 'get_order') throw new Error('Unknown');\nconst {`);

test.each([
  ['which of them go together', `anyOf: [{ required: ['id'] }, { required: ['email'] }]`],
  ['the same, one of two', `oneOf: [{ required: ['id'] }, { type: 'object', required: ['email'] }]`],
  ['more of one', `allOf: [{ properties: { id: { minLength: 1 } } }]`],
])('branches that bring no parameters: %s', async (_, more) => {
  const found = await findingsIn(rule, branching(more));
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringMatching(/reads `mail`, which `get_order` does not declare/),
  ]);
});

test.each([
  ['a property', `anyOf: [{ required: ['id'] }, { properties: { mail: { type: 'string' } } }]`],
  ['a name that is required', `anyOf: [{ required: ['id'] }, { required: ['mail'] }]`],
  ['a reference', `allOf: [{ $ref: '#/$defs/more' }]`],
  ['any others', `anyOf: [{ additionalProperties: true }]`],
  ['what cannot be known', `anyOf: [more]`],
  ['branches that cannot be known', `anyOf: more`],
  ['some that cannot be known', `anyOf: [{ required: ['id'] }, ...more]`],
  ['a condition', `if: {}, then: { properties: { mail: {} } }`],
])('silent about branches that may bring: %s', async (_, more) => {
  expect(await foundIn(rule, branching(more))).toEqual([]);
});
