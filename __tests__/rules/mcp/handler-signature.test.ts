import { describe, expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/handler-signature.js';
import { findingsIn, foundIn, V1, V2 } from './source.js';
import { said } from '../../support/said.js';

const BY_SCHEMA = 'server.setRequestHandler(ListToolsRequestSchema, list);';
const BY_NAME = `server.setRequestHandler('tools/list', list);`;
const TOOL = `server.tool('get', 'Gets a thing.', { id: z.string() }, get);`;

test.each([
  ['a schema object, version 1', V1 + BY_SCHEMA],
  ['a name, version 2', V2 + BY_NAME],
  ['tool(), version 1', V1 + TOOL],
  ['both versions in one file', V1 + V2.split('\n')[0] + '\n' + BY_NAME + BY_SCHEMA],
  ['a server that may take none', V1 + `server.setRequestHandler?.('tools/list', list);`],
  ['no SDK in sight', BY_NAME + BY_SCHEMA],
  ['a schema of its own', V1 + `server.setRequestHandler(z.object({ method: z.literal('tools/list') }), list);`],
  ['an object that may be a schema', V1 + `server.setRequestHandler({ ...listing, method: 'tools/list' }, list);`],
  ['an object with a shape', V1 + `server.setRequestHandler({ shape: { method: { value: 'tools/list' } } }, list);`],
  [
    'one way of several',
    V1 + `try { server.setRequestHandler({ method: 'tools/list' }, list); } catch (e) { note(e); }`,
  ],
  ['an object of another file', V1 + `import { listing } from './own.js';\nserver.setRequestHandler(listing, list);`],
  [
    'a method that the file replaces',
    V1 + `server.setRequestHandler = (name, run) => handlers.set(name, run);\n` + BY_NAME,
  ],
])('silent: %s', async (_, text) => {
  expect(await foundIn(rule, text)).toEqual([]);
});

test.each([
  ['throws', 'throw e;'],
  ['ends the process', 'process.exit(1);'],
])('in a try whose catch %s', async (_, end) => {
  const text = `try { server.setRequestHandler({ method: 'tools/list' }, list); } catch (e) { note(e); ${end} }`;
  expect(await foundIn(rule, V1 + text)).toHaveLength(1);
});

test.each([
  ['a name, version 1', V1 + BY_NAME, `3:26 'tools/list'`],
  ['a schema object, version 2', V2 + BY_SCHEMA, '3:26 ListToolsRequestSchema'],
])('%s', async (_, text, expected) => {
  expect(await foundIn(rule, text)).toEqual([expected]);
});

test.each([
  ['tool(), version 2', TOOL, '3:8 tool'],
  ['on a server that may be none', TOOL.replace('server.', 'server?.'), '3:9 tool'],
])('%s', async (_, text, expected) => {
  expect(await foundIn(rule, V2 + text)).toEqual([expected]);
});

test.each([
  ['behind a shape', `server.tool('get', 'Gets a thing.', { id: z.string() }, {}, get);`, '3:57 {}'],
  ['behind an empty shape', `server.tool('get', {}, {}, get);`, '3:24 {}'],
  ['from a constant', `const HINTS = {};\nserver.tool('get', { id: z.string() }, HINTS, get);`, '3:15 {}'],
])('annotations that are empty: %s', async (_, text, expected) => {
  expect(await foundIn(rule, V1 + text)).toEqual([expected]);
  const [finding] = await findingsIn(rule, V1 + text);
  expect(finding).toMatchObject({ tool: 'get', pointer: '/tools/0/annotations' });
  expect(said(finding)).toMatch('Version 1 of the SDK takes this empty object for the handler, so every call fails');
});

test.each([
  ['parameters', `server.tool('get', { id: z.string() }, 'Gets a thing.', get);`, "3:40 'Gets a thing.'"],
  ['annotations', `server.tool('get', { readOnlyHint: true }, 'Gets a thing.', get);`, "3:44 'Gets a thing.'"],
  ['a constant', `const ABOUT = 'Gets a thing.';\nserver.tool('get', { id: z.string() }, ABOUT, get);`, '4:40 ABOUT'],
])('a description behind %s is taken for the handler', async (_, text, expected) => {
  expect(await foundIn(rule, V1 + text)).toEqual([expected]);
  const [finding] = await findingsIn(rule, V1 + text);
  expect(said(finding)).toMatch(
    'Version 1 of the SDK takes this description for the handler, so every call to the tool fails',
  );
  // Version 2 has no tool() at all.
  expect(await findingsIn(rule, V2 + text)).toMatchObject([{ message: expect.stringContaining('has no `tool()`') }]);
});

test('silent: a description in its place, and one that cannot be known', async () => {
  const text = `server.tool('get', 'Gets a thing.', { id: z.string() }, { title: 'Get' }, get);
server.tool('look', { id: z.string() }, given, get);`;
  expect(await foundIn(rule, V1 + text)).toEqual([]);
});

test.each([
  ['some', `server.tool('get', { id: z.string() }, { title: 'Get' }, get);`],
  ['some that cannot be known', `server.tool('get', { id: z.string() }, { ...hints }, get);`],
  ['none, and an empty shape', `server.tool('get', 'Gets a thing.', {}, get);`],
  ['empty ones in a config', `server.registerTool('get', { inputSchema: {}, annotations: {} }, get);`],
])('silent about annotations: %s', async (_, text) => {
  expect(await foundIn(rule, V1 + text)).toEqual([]);
});

test.each([
  ['ListToolsRequestSchema', "a string, `'tools/list'`."],
  ['CallToolRequestSchema', "a string, `'tools/call'`."],
  ['ListPromptsRequestSchema', "a string, `'prompts/list'`."],
  ['CompleteRequestSchema', "a string, such as `'tools/list'`."],
])('%s has a name of its own in version 2', async (schema, name) => {
  const [finding] = await findingsIn(rule, V2 + `server.setRequestHandler(${schema}, answer);`);
  expect(said(finding)).toBe(
    `Version 2 of the SDK does not accept a schema object here, so this call throws. Pass the method name as ${name}`,
  );
});

test.each([
  ['of a list, version 1', V1, `{ method: 'tools/list' }`, 'Version 1', 'Pass `ListToolsRequestSchema` from `@model'],
  [
    'of a call, version 1',
    V1,
    `{ method: 'tools/call', name: tool.name }`,
    'Version 1',
    'Pass `CallToolRequestSchema` from `@model',
  ],
  [
    'of a schema, version 1',
    V1,
    `{ method: ListToolsRequestSchema }`,
    'Version 1',
    'the request schema of the method, such as',
  ],
  ['of a list, version 2', V2, `{ method: 'tools/list' }`, 'Version 2', "the method name as a string, `'tools/list'`."],
])('an object that only names the method: %s', async (_, head, given, ...words) => {
  for (const [text, argument] of [
    [`server.setRequestHandler(${given}, answer);`, given],
    [`server.setRequestHandler(${given} as any, answer);`, given],
  ] as const) {
    const [finding, ...others] = await findingsIn(rule, head + text);
    expect([finding?.line, finding?.column, (head + text).slice(finding!.start, finding!.end)]).toEqual([
      3,
      26,
      argument,
    ]);
    for (const word of words) expect(said(finding)).toContain(word);
    expect(others).toEqual([]);
  }
});

test('a name that no method has', async () => {
  const [finding] = await findingsIn(rule, V1 + `server.setRequestHandler('list_tools', list);`);
  expect(said(finding)).toContain('Pass the request schema of the method, such as `ListToolsRequestSchema`, from');
});

const CALLS = 'server.setRequestHandler(CallToolRequestSchema, ';

test.each([
  ['a call', V1 + `${CALLS}async ({ name, arguments: args }) => run(name, args));`, '3:58 name'],
  ['its arguments alone', V1 + `${CALLS}({ arguments: args = {} }, extra) => run(args));`, '3:52 arguments'],
  ['in version 2', V2 + `server.setRequestHandler('tools/call', async ({ name }) => run(name));`, '3:49 name'],
  ['a function of the file', V1 + `${CALLS}run);\nfunction run({ name }) {}`, '4:16 name'],
  ['a resource', V1 + 'server.setRequestHandler(ReadResourceRequestSchema, async ({ uri }) => read(uri));', '3:62 uri'],
])('what stands in the params is taken from the request: %s', async (_, text, expected) => {
  expect(await foundIn(rule, text)).toEqual([expected]);
});

test.each([
  ['the params', V1 + `${CALLS}async ({ params: { name } }) => run(name));`],
  ['the request', V1 + `${CALLS}async (request) => run(request.params.name));`],
  ['a handler that is made', V1 + `${CALLS}withParams(({ name }) => run(name)));`],
  ['a method of its own', V2 + `server.setRequestHandler('acme/search', ({ name }) => run(name));`],
  ['no SDK in sight', `${CALLS}async ({ name }) => run(name));`],
])('silent: a handler that takes %s', async (_, text) => {
  expect(await foundIn(rule, text)).toEqual([]);
});

const MIXED = `import { McpServer, Server } from '@modelcontextprotocol/server';
import { McpServer as Old } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
`;
const made = (maker: string, call: string): string => `${MIXED}const server = ${maker};\n${call}`;

test.each([
  ['a server of version 2', made('new Server({})', BY_SCHEMA), ['5:26 ListToolsRequestSchema']],
  ['the server of one', made('new McpServer({})', BY_SCHEMA.replace('.', '.server.')), ['5:33 ListToolsRequestSchema']],
  ['its tool()', made('new McpServer({})', TOOL), ['5:8 tool']],
  ['a server of version 1', made('new Old({})', BY_NAME.replace('.', '.server.')), [`5:33 'tools/list'`]],
  ['a parameter of version 2', `${MIXED}const add = (server: McpServer) => ${TOOL}`, ['4:43 tool']],
  ['a variable of version 2', `${MIXED}let server: McpServer;\n${TOOL}`, ['5:8 tool']],
  [
    'one of a namespace',
    `${MIXED}import * as next from '@modelcontextprotocol/server';\nconst server = new next.McpServer({});\n${TOOL}`,
    ['6:8 tool'],
  ],
  [
    'compiled',
    `const { ListToolsRequestSchema } = require('@modelcontextprotocol/sdk/types.js');\nconst server_1 = require('@modelcontextprotocol/server');\nconst server = new server_1.Server({});\n${BY_SCHEMA}`,
    ['4:26 ListToolsRequestSchema'],
  ],
])('both versions in one file: %s', async (_, text, expected) => {
  expect(await foundIn(rule, text)).toEqual(expected);
});

test.each([
  ['each in its way', made('new Server({})', BY_NAME)],
  ['version 1 in its way', made('new Old({})', BY_SCHEMA.replace('.', '.server.') + TOOL)],
  ['a server of another file', `${MIXED}import { server } from './server.js';\n${BY_SCHEMA}`],
  ['a server that is made anew', `${MIXED}let server = new McpServer({});\nserver = new Old({});\n${TOOL}`],
  ['a class of its own', `${MIXED}class Own extends Old {}\n${'const server = new Own({});'}\n${TOOL}`],
])('silent with both versions in one file: %s', async (_, text) => {
  expect(await foundIn(rule, text)).toEqual([]);
});

const ANSWER = `({ content: [] })`;

describe('a second argument without an input schema', () => {
  test.each([
    [
      'name and handler',
      `server.tool('get', async (_, extra) => { await extra.sendNotification(n); return ${ANSWER}; });`,
    ],
    [
      'with a description',
      `server.tool('get', 'Gets.', async (_, extra) => ${ANSWER.replace('[]', '[extra.signal]')});`,
    ],
    ['with hints', `server.tool('get', 'Gets.', { readOnlyHint: true }, async (_, { signal }) => look(signal));`],
    ['registerTool', `server.registerTool('get', { description: 'Gets.' }, async (_, extra) => look(extra.signal));`],
    ['a config that is empty', `server.registerTool('get', {}, async (_, extra) => look(extra.signal));`],
    ['a function of the file', `server.tool('get', get);\nasync function get(_, extra) { return look(extra.signal); }`],
    ['a constant', `const get = async (_, extra) => look(extra.signal);\nserver.registerTool('get', {}, get);`],
    ['handed on', `server.tool('get', (_, extra) => get(extra));\nconst get = ({ signal }) => look(signal);`],
  ])('%s', async (_, text) => {
    for (const head of text.includes('.tool(') ? [V1] : [V1, V2]) {
      const [finding, ...others] = await findingsIn(rule, head + text);
      expect(others).toEqual([]);
      expect(said(finding)).toMatch(
        /^`get` has no `inputSchema`, so its handler gets one argument, and reading `\w+` here throws/,
      );
    }
  });

  test.each([
    ['a shape', `server.tool('get', { id: z.string() }, async (_, extra) => look(extra.signal));`],
    ['an empty shape', `server.tool('get', 'Gets.', {}, async (_, extra) => look(extra.signal));`],
    ['an empty schema', `server.registerTool('get', { inputSchema: {} }, async (_, extra) => look(extra.signal));`],
    ['a schema that may be there', `server.registerTool('get', config, async (_, extra) => look(extra.signal));`],
    ['a spread', `server.registerTool('get', { ...base }, async (_, extra) => look(extra.signal));`],
    ['something unknown', `server.tool('get', given, async (_, extra) => look(extra.signal));`],
    ['a default', `server.tool('get', async (_, extra = {}) => look(extra.signal));`],
    ['a check', `server.tool('get', async (_, extra) => look(extra?.signal));`],
    ['a test', `server.tool('get', async (args, extra) => { const e = extra ?? args; return look(e.signal); });`],
    ['a branch', `server.tool('get', async (_, extra) => { if (extra) look(extra.signal); return ${ANSWER}; });`],
    ['handed to something unknown', `server.tool('get', async (_, extra) => look(extra));`],
    ['the first argument', `server.tool('get', async (extra) => look(extra.signal));`],
    [
      'one handler for two tools',
      `server.tool('a', { id: z.string() }, get);\nserver.tool('b', get);\nasync function get(_, extra) { return look(extra.signal); }`,
    ],
    ['a wrapper of its own', `server.tool('get', wrapped(async (_, extra) => look(extra.signal)));`],
  ])('silent: %s', async (_, text) => {
    expect(await foundIn(rule, V1 + text)).toEqual([]);
  });

  test('silent: a server that is not of the SDK', async () => {
    const text = `server.tool('get', async (_, extra) => look(extra.signal));`;
    expect(await foundIn(rule, `import { Server } from './own.js';\n${text}`)).toEqual([]);
  });
});

describe('a method that the server does not have', () => {
  const LOW = `import { Server } from '@modelcontextprotocol/sdk/server/index.js';\n`;
  const HIGH = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\n`;
  const LISTS = 'setRequestHandler(ListToolsRequestSchema, list);';

  test.each([
    ['tool() of the low-level server', `${LOW}const low = new Server(info);\nlow.${TOOL.slice(7)}`, 'lowLevel'],
    [
      'registerTool() of it, in a class',
      `${LOW}class S { server = new Server(info); run() { this.server.registerTool('get', { description: 'Gets.' }, get); } }`,
      'lowLevel',
    ],
    ['a request handler of McpServer', `${HIGH}const high = new McpServer(info);\nhigh.${LISTS}`, 'highLevel'],
    [
      'a request handler of McpServer, in a class',
      `${HIGH}class S { constructor() { this.server = new McpServer(info); this.server.${LISTS} } }`,
      'highLevel',
    ],
    [
      'a request handler of McpServer, in a class that extends it',
      `${HIGH}class S extends McpServer { run() { this.${LISTS} } }`,
      'highLevel',
    ],
    [
      'and nothing of what it is given there',
      `${HIGH}class S extends McpServer { run() { this.setRequestHandler({ method: 'tools/list' }, list); } }`,
      'highLevel',
    ],
    [
      'registerTool() in a class that extends the low-level server',
      `${LOW}class S extends Server { run() { this.registerTool('get', { description: 'Gets.' }, get); } }`,
      'lowLevel',
    ],
  ])('%s', async (_, text, message) => {
    const found = await findingsIn(rule, text);
    expect(found.map((each) => [each.severity, /has no `([^`]*)`/.exec(each.message)?.[1]])).toEqual([
      [
        'error',
        message === 'highLevel' ? 'setRequestHandler()' : /registerTool/.test(text) ? 'registerTool()' : 'tool()',
      ],
    ]);
  });

  test('once for a file', async () => {
    const text = `${LOW}const low = new Server(info);\nlow.${TOOL.slice(7)}\nlow.${TOOL.slice(7).replace('get', 'look')}\n`;
    expect((await findingsIn(rule, text)).every(({ cause }) => cause === 'lowLevel')).toBe(true);
  });

  test.each([
    ['the server inside of McpServer', `${HIGH}const high = new McpServer(info);\nhigh.server.${LISTS}`],
    ['the low-level server', `${LOW}const low = new Server(info);\nlow.${LISTS}`],
    ['one that is given', `${LOW}${HIGH}export function add(server: Server) { server.${TOOL.slice(7)} }`],
    [
      'a class of its own',
      `${LOW}class Own extends Server { tool() {} }\nconst low = new Own(info);\nlow.${TOOL.slice(7)}`,
    ],
    [
      'a class that extends McpServer and has the method',
      `${HIGH}class S extends McpServer { setRequestHandler() {} run() { this.${LISTS} } }`,
    ],
    ['the server inside, in such a class', `${HIGH}class S extends McpServer { run() { this.server.${LISTS} } }`],
    ['a class that extends the low-level server', `${LOW}class S extends Server { run() { this.${LISTS} } }`],
    ['a method that the file sets', `${LOW}const low = new Server(info);\nlow.tool = add;\nlow.${TOOL.slice(7)}`],
    ['one that may be another', `${LOW}let low = new Server(info);\nlow = wrap(low);\nlow.${TOOL.slice(7)}`],
    [
      'two classes with a server each',
      `${LOW}${HIGH}class A { server = new Server(info); }\nclass B { server = new McpServer(info); run() { this.server.registerTool('get', { description: 'Gets.' }, get); } }`,
    ],
    [
      'a Server of another module',
      `import { Server } from './server.js';\n${HIGH}const low = new Server(info);\nlow.${TOOL.slice(7)}`,
    ],
    ['what is tried', `${HIGH}const high = new McpServer(info);\ntry { high.${LISTS} } catch (e) { note(e); }`],
    [
      'what may not be there',
      `${HIGH}const high = new McpServer(info);\nhigh.setRequestHandler?.(ListToolsRequestSchema, list);`,
    ],
  ])('silent: %s', async (_, text) => {
    expect(await foundIn(rule, text)).toEqual([]);
  });
});
