import { describe, expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/unread-parameter.js';
import { reportOn } from '../../support/in-folder.js';
import { foundIn, V1 } from './source.js';

const tool = (handler: string, parameter = 'limit: z.number()', more = ''): string =>
  `${V1}server.registerTool('find', { description: 'Finds orders.', ${more} inputSchema: { name: z.string(),\n${parameter}\n} }, ${handler});\n`;

const LISTED = `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [
  { name: 'find', inputSchema: { type: 'object', properties: { name: { type: 'string' }, limit: { type: 'number' } } } },
  { name: 'look', inputSchema: { type: 'object', properties: { name: { type: 'string' } } } },
] }));
server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
`;

test.each([
  ['a pattern', tool('async ({ name }) => look(name)')],
  ['members', tool('async (args) => look(args.name)')],
  ['a variable that nobody uses', tool('async ({ name, limit }) => look(name)')],
  ['printed to the console', tool('async (args) => { console.error(args); return look(args.name); }')],
  [
    'an answer that is chosen from texts',
    tool("async ({ name }) => ({ content: [{ type: 'text', text: GUIDES[name].text }] })"),
  ],
  ['a helper', `${tool('async (args) => help(args)')}function help({ name }) { return look(name); }`],
  [
    'a tool of the project, in its own words',
    `${V1}export const find = { name: 'find', description: 'Finds orders.',
inputSchema: z.object({ name: z.string(),\nlimit: z.number() }), handler: async ({ name }) => look(name) };`,
  ],
])('%s', async (_, text) => {
  const [found, ...others] = await foundIn(rule, text);
  expect(others).toEqual([]);
  expect(found).toMatch(/:\d+ limit$/);
});

test('a description that says that nothing comes of it', async () => {
  const found = (type: string, says: string) =>
    foundIn(rule, tool('async ({ name }) => look(name)', `limit: z.${type}().describe('${says}')`));
  expect(await found('string', 'Optional context; it does not change the fixed checks.')).toEqual([]);
  expect(await found('string', 'A note. This parameter will not affect the answer.')).toEqual([]);
  // That is what a flag is for.
  expect(await found('boolean', 'With a dry run it does not change any order.')).toHaveLength(1);
  expect(await found('string', 'What the order does not change.')).toHaveLength(1);
});

test.each([
  ['The new name (required for rename action).', 0],
  ['The new name, for rename and merge.', 0],
  ['The new name, for table operations.', 0],
  ['The new name (required for rename and drop).', 1],
  ['The new name of it.', 1],
  ['The new name, for row operations.', 1],
])('a parameter of a value that has no case is told with the value: %s', async (says, count) => {
  const text = `${V1}server.registerTool('tables', { description: 'Tables.', inputSchema: {
action: z.enum(['list', 'drop', 'rename', 'merge', 'move_table', 'list_tables', 'drop_row']), id: z.string(), to: z.string().describe('${says}') } }, async ({ action, id }) => {
switch (action) {
  case 'list': return list(id);
  case 'list_tables': return listAll(id);
  case 'drop': return drop(id);
  case 'drop_row': return dropRow(id);
  default: throw new Error(\`Unknown action \${action}\`);
}
});`;
  expect(await foundIn(rule, text)).toHaveLength(count);
});

test.each([
  ['\n// Reserved for future use.\nlimit: z.number()', 0],
  ['\n/**\n * Not used yet.\n */\nlimit: z.number()', 0],
  ['\nlimit: z.number(), // unused', 0],
  ['\n// team scoping\n// (unused for now)\nlimit: z.number()', 0],
  ['\n// unused\npage: z.number(),\nlimit: z.number()', 1],
  ['\n// The largest number.\nlimit: z.number()', 1],
  [`\nlimit: z.string().default('a // unused')`, 1],
])('a comment that says that nothing reads a parameter: %j', async (parameters, count) => {
  const text = tool('async ({ name, page }) => look(name, page)', parameters);
  expect(await foundIn(rule, text)).toHaveLength(count);
});

test('what several tools share, and one of them ignores', async () => {
  const both = (second: string): string =>
    `${V1}const shared = { name: z.string(),\nlimit: z.number() };
server.registerTool('find', { description: 'Finds orders.', inputSchema: { ...shared } }, async ({ name }) => look(name));
server.registerTool('list', { description: 'Lists orders.', inputSchema: { ...shared } }, ${second});\n`;
  expect(await foundIn(rule, both('async ({ name, limit }) => look(name, limit)'))).toHaveLength(1);
});

test.each([
  ['z.object({ name: z.string(), limit: z.number() })', 'Base.extend({ id: z.string() })', 0],
  ['{ name: z.string(), limit: z.number() }', '{ ...Base, id: z.string() }', 0],
  ['z.object({ name: z.string() })', 'Base.extend({ id: z.string(), limit: z.number() })', 1],
])('what the schema of another tool has that is extended: %s, %s', async (base, extended, count) => {
  const text = `${V1}const Base = ${base};\n
server.registerTool('list', { description: 'Lists orders.', inputSchema: Base }, async (args) => look(args));
server.registerTool('find', { description: 'Finds orders.', inputSchema: ${extended} }, async ({ id }) => look(id));\n`;
  expect(await foundIn(rule, text)).toHaveLength(count);
});

test.each([
  ['both are read', tool('async ({ name, limit }) => look(name, limit)')],
  ['no schema', tool('async ({ name }) => look(name)', "required: ['name']")],
  ['handed on', tool('async (args) => { log(args.name); return look(args); }')],
  ['spread', tool('async (args) => look({ ...args, name: args.name })')],
  ['the rest of a pattern', tool('async ({ name, ...rest }) => look(name, rest)')],
  ['stored', tool('async (args) => { this.last = args; return look(args.name); }')],
  ['handed to a method of a client', tool('async (args) => look(args.name, await this.client.find(args))')],
  [
    'handed to a method of its own',
    `class S { find = (args) => this.client.find(args);\nrun() { ${tool('async (args) => look(args.name, this.find(args))').slice(V1.length)} } }\nnew S().run();`.replace(
      /^/,
      V1,
    ),
  ],
  ['handed on by call()', tool('async (args) => look(args.name, find.call(this, args))')],
  ['bound', tool('async (args) => look(args.name, find.bind(null, args))')],
  ['given to a class', tool('async (args) => look(args.name, new Query(args))')],
  ['its entries', tool('async (args) => look(args.name, Object.entries(args))')],
  ['its values', tool('async (args) => look(args.name, ...Object.values(args))')],
  ['assigned', tool('async (args) => look(args.name, Object.assign({}, DEFAULTS, args))')],
  ['serialised', tool('async (args) => look(args.name, JSON.stringify(args))')],
  ['gone through', tool('async (args) => { for (const key in args) note(key); return look(args.name); }')],
  ['in a template of its own', tool('async (args) => look(args.name, sql`select ${args}`)')],
  ['in a list', tool('async (args) => look(args.name, [args].map((each) => each.limit))')],
  ['in an object', tool('async (args) => look(args.name, { args }.args.limit)')],
  [
    'given back by a function',
    tool('async (args) => { const given = () => args; return look(args.name, given().limit); }'),
  ],
  ['the rest of a variable', tool('async (args) => { const { name, ...rest } = args; return look(name, rest); }')],
  ['asked for by names', tool('async (args) => look(args.name, NAMES.filter((name) => name in args))')],
  ['read by a computed key', tool('async (args) => look(args.name, args[key])')],
  ['arguments', tool('async function (args) { return look(args.name, arguments); }')],
  ['nothing is read', tool('async () => look()')],
  [
    'a stub that takes out what it never uses',
    tool(`async ({ name, limit }) => ({ content: [{ type: 'text', text: 'Registered' }] })`),
  ],
  [
    'a place to write thoughts down, of which the answer says that they came',
    tool(
      "async ({ name }) => ({ content: [{ type: 'text', text: JSON.stringify({ name: name.trim(), status: 'ok' }) }] })",
    ),
  ],
  [
    'a stub behind a function that makes an answer',
    `${tool("async ({ name }) => asText({ name, status: 'ok' })")}const asText = (value) => ({ content: [{ type: 'text', text: JSON.stringify(value) }] });`,
  ],
  ['what is only called so', tool("async ({ name }) => look({ name, status: 'not_implemented' })")],
  ['what would do it in production', tool("async ({ name }) => look(name, 'In production, this would look.')")],
  [
    'a stub among others behind one function',
    `${LISTED}  switch (params.name) {
    case 'find': return find(params.arguments);
    case 'look': return look(params.arguments);
  }
});
function find({ name }) { return asText({ name, orders: ['a', 'b'] }); }
function asText(value) { return { content: [{ type: 'text', text: JSON.stringify(value) }] }; }`,
  ],
  [
    'a helper of several cases hands on what it gets',
    `${LISTED}  const args = params.arguments;
  switch (params.name) {
    case 'look': return send('look', args);
    case 'find': { const { name, ...rest } = args; return send(name, rest); }
  }
});
function send(path, body) { return fetch(path, { body: encoded(body) }); }
function encoded(value) { return String(value); }`,
  ],
  ['a guard', tool('async ({ name }) => look(name)', 'sure: z.literal(true)')],
  ['a confirmation', tool('async ({ name }) => look(name)', 'confirm: z.boolean()')],
  ['the reasons of the model', tool('async ({ name }) => look(name)', 'reasoning: z.string()')],
  ['a name that begins with _', tool('async ({ name }) => look(name)', '_limit: z.number()')],
  ['a variable that is meant to be unused', tool('async ({ name, limit: _limit }) => look(name)')],
  [
    'what its description calls so',
    tool('async ({ name }) => look(name)', `limit: z.number().describe('Deprecated.')`),
  ],
  ['what several tools share', tool('async ({ name }) => look(name)', 'limit: LIMIT') + 'const LIMIT = z.number();'],
  ['a handler of a later version', tool(`async ({ name }) => { throw new Error(name + ' is coming in v2'); }`)],
  ['an unfinished handler', tool(`async ({ name }) => { throw new Error(name + ' is not implemented'); }`)],
  [
    'a sketch, as a comment in it says',
    tool('async ({ name }) => {\n// In a real implementation, this draws.\nreturn look(name);\n}'),
  ],
  [
    'a sketch, as a comment in what it calls says',
    `${tool('async (args) => draw(args)')}function draw({ name }) { /* Placeholder implementation */ return look(name); }`,
  ],
  ['a widget reads it', tool('async ({ name }) => look(name)', undefined, `_meta: { ui: { resourceUri: 'ui://a' } },`)],
  ['a function around the handler', tool('wrap(async ({ name }) => look(name))')],
  ['a schema that parses it in its own way', tool('async (args) => { look(args.name); return Schema.parse(args).x; }')],
])('silent: %s', async (_, text) => {
  expect(await foundIn(rule, text)).toEqual([]);
});

test('one function for all tools: only the unfinished ones are left alone', async () => {
  const text = `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
const schema = () => 1;
server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [
  { name: 'get_order', inputSchema: { type: 'object', properties: { id: { type: 'string' }, a: { type: 'string' } } } },
  { name: 'list_orders', inputSchema: { type: 'object', properties: { id: { type: 'string' }, b: { type: 'string' } } } },
] }));
server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: args } }) => {
  switch (name) {
    case 'get_order': return get(args);
    case 'list_orders': return list(args);
  }
});
function get(args) { return look(args.id); }
function list(args) { return { error: 'Lists are not yet supported: ' + args.id }; }
`;
  expect(await foundIn(rule, text)).toEqual(['5:93 a']);
});

describe('a table of handlers', () => {
  const table = (look: string, call = 'handlers[params.name](params.arguments)'): string =>
    `${LISTED}  return ${call};\n});\nconst handlers = { find: async ({ name }) => look(name), look: ${look} };\n`;

  test('what each function reads is of its own tool', async () => {
    expect(await foundIn(rule, table('async (args) => look(args.name, args.limit)'))).toEqual(['4:90 limit']);
  });

  test.each([
    ['under another name', `const handle = handlers[params.name];\n  return handle(params.arguments);`],
    ['behind a member', 'return tools[params.name].run(params.arguments);'],
    ['in a helper', 'return run(params.name, params.arguments);'],
  ])('%s', async (_, body) => {
    const text = table('async ({ name }) => look(name)').replace(/return handlers.*/, body);
    const more = `const tools = { find: { run: async ({ name }) => look(name) }, look };
async function run(name, args) { const { id } = args; return handlers[name](args); }\n`;
    expect(await foundIn(rule, text + more)).toEqual(['4:90 limit']);
  });

  test('what is read before the function is called is read', async () => {
    const text = table('async ({ name }) => look(name)', 'handlers[params.name](args)');
    const before = 'const { limit, ...args } = params.arguments;\n  setLimit(limit);\n';
    expect(await foundIn(rule, text.replace('  return', `${before}  return`))).toEqual([]);
  });
});

test('what the code around the handlers reads of the arguments, it reads for all of them', async () => {
  const tools = (own: string): string => `import type { Tool } from '@modelcontextprotocol/sdk/types.js';
export const tools: ToolDefinition[] = [
  { name: 'get_order', description: 'Gets an order.',
    inputSchema: { type: 'object', properties: { company: { type: 'number' }, id: { type: 'string' } } },
    handler: async (client, company, args) => client.get(company, args.id) },
  { name: 'list_orders', description: 'Lists orders.',
    inputSchema: { type: 'object', properties: { company: { type: 'number' }, year: { type: 'number' }${own} } },
    handler: async (client, company, args) => client.list(company, args.year) },
];
`;
  expect(await foundIn(rule, tools(''))).toEqual([]);
  expect(await foundIn(rule, tools(", month: { type: 'number' }"))).toEqual(['7:105 month']);
});

test.each([
  ['around the handler', `// This is a placeholder implementation.\n${tool('async ({ name }) => look(name)')}`],
  ['of another kind', tool('async ({ name }) => {\n// The placeholder is $1.\nreturn look(name);\n}')],
])('a comment %s says nothing of a sketch', async (_, text) => {
  expect(await foundIn(rule, text)).toHaveLength(1);
});

test.each([
  ['takes it out', 'const { limit, ...args } = given; setLimit(limit); return findTool.handler(args);', 0],
  ['hands it to a function', 'setLimit(args.limit); return findTool.handler(args);', 0],
  ['hands on what it gets', 'return findTool.handler(args);', 1],
])('the file that runs the handler %s', async (_, body, count) => {
  const { findings } = await reportOn({
    'find.ts': `import { z } from 'zod';
export const findTool = { name: 'find', description: 'Finds orders.', inputSchema: { name: z.string(), limit: z.number() },
handler: async ({ name }: Args) => look(name) };
export const look = (name: string) => fetch(name);`,
    'server.ts': `${V1}import { findTool } from './find.js';
const server = new McpServer({ name: 'orders', version: '1.0.0' });
server.registerTool(findTool.name, { description: findTool.description, inputSchema: findTool.inputSchema }, async (given) => {
const args = given;\n${body}\n});`,
  });
  expect(findings.filter((each) => each.rule === rule.id)).toHaveLength(count);
});

test.each([
  [
    'of one tool',
    "server.registerTool('find', { inputSchema: find.inputSchema }, async ({ name }) => look(name));",
    ['schemas.ts:4 limit'],
  ],
  [
    'that two tools have',
    "server.registerTool('find', { inputSchema: find.inputSchema }, async ({ name }) => look(name));\n" +
      "server.registerTool('list', { inputSchema: find.inputSchema }, async ({ name }) => look(name));",
    [],
  ],
  [
    'of which a tool has a part',
    "server.registerTool('find', { inputSchema: { ...find.inputSchema, city: z.string() } }, async ({ name, city }) => look(name, city));",
    [],
  ],
])('a schema of another file %s', async (_, calls, found) => {
  const { findings } = await reportOn({
    'server.ts': `${V1}import { find } from './schemas.js';\n${calls}\n`,
    'schemas.ts': `import { z } from 'zod';
export const find = {
  description: 'Finds orders.',
  inputSchema: { name: z.string(), limit: z.number() },
};
`,
  });
  const own = findings.filter((each) => each.rule === rule.id);
  expect(own.map(({ path, line, message }) => `${path}:${line} ${/`(\w+)`/.exec(message)![1]}`)).toEqual(found);
});
