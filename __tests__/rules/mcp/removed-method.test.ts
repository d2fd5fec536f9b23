import { describe, expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/removed-method.js';
import { EITHER, FAST, foundIn as foundInPython, OFFICIAL } from '../python/source.js';
import { findingsIn, foundIn, V1, V2 } from './source.js';

const SERVER = `const server = new McpServer({ name: 'a', version: '1.0.0' });\nserver.registerTool('get', { description: 'Gets it.', inputSchema: {} }, async (args, extra) => { await run(extra); });\n`;
const IMPORTS = `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { SSEServerTransport } from '@modelcontextprotocol/sdk/server/sse.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { SubscribeRequestSchema, SetLevelRequestSchema, UrlElicitationRequiredError } from '@modelcontextprotocol/sdk/types.js';
`;

describe('in TypeScript', () => {
  const inCode = async (code: string): Promise<string[]> =>
    (await findingsIn(rule, `${V1}${IMPORTS}${SERVER}${code}`)).map(
      ({ line, severity, message }) => `${line} ${severity} ${message}`,
    );

  test.each([
    [
      'await server.server.createMessage({});',
      '9 info MCP 2026-07-28 deprecates sampling, so `createMessage` may stop working with newer clients',
    ],
    [
      'await server.server.listRoots();',
      '9 info MCP 2026-07-28 deprecates roots, so `listRoots` may stop working with newer clients',
    ],
    [
      'await server.server.elicitInput({});',
      '9 info MCP 2026-07-28 removes requests from a server to a client, so `elicitInput` no longer works with its clients',
    ],
    [
      'await server.sendLoggingMessage({});',
      '9 info MCP 2026-07-28 deprecates logging to the client, so `sendLoggingMessage` may stop working with newer clients',
    ],
    [
      "await extra.sendRequest({ method: 'sampling/createMessage', params }, S);",
      '9 info MCP 2026-07-28 deprecates sampling, so `sampling/createMessage` may stop working with newer clients',
    ],
    [
      "await server.server.notification({ method: 'notifications/message', params });",
      '9 info MCP 2026-07-28 deprecates logging to the client, so `notifications/message` may stop working with newer clients',
    ],
    ["await server.server.sendResourceUpdated({ uri: 'a://b' });", 'notifications without `subscriptions/listen`'],
    [
      'server.server.setRequestHandler(SubscribeRequestSchema, f);',
      '9 info MCP 2026-07-28 removes `resources/subscribe` and `resources/unsubscribe`, so it no longer works with its clients',
    ],
    [
      'server.server.setRequestHandler(SetLevelRequestSchema, f);',
      '9 info MCP 2026-07-28 removes `logging/setLevel`, so it no longer works with its clients',
    ],
    [
      'new SSEServerTransport("/messages", res);',
      '9 info MCP 2026-07-28 deprecates the HTTP+SSE transport, so `SSEServerTransport` may stop working with newer clients',
    ],
    [
      'new StreamableHTTPServerTransport({ sessionIdGenerator: () => id() });',
      '9 info MCP 2026-07-28 removes sessions, so `sessionIdGenerator` no longer works with its clients',
    ],
    [
      'new StreamableHTTPServerTransport({ sessionIdGenerator: undefined, eventStore });',
      '9 info MCP 2026-07-28 removes resuming a stream, so `eventStore` no longer works with its clients',
    ],
    [
      'throw new UrlElicitationRequiredError([]);',
      '9 info MCP 2026-07-28 removes the error -32042, so `UrlElicitationRequiredError` no longer works with its clients',
    ],
  ])('%s', async (code, message) => {
    expect(await inCode(code)).toEqual([expect.stringContaining(`9 info `)]);
    expect(await inCode(code)).toEqual([expect.stringContaining(message)]);
  });

  test('several uses are one finding with a count', async () => {
    const [finding, ...others] = await findingsIn(
      rule,
      `${V1}${SERVER}await server.server.createMessage({});\nawait server.server.createMessage({});`,
    );
    expect([finding!.count, finding!.related?.length, others.length]).toEqual([2, 1, 0]);
  });

  test('says what comes in its place', async () => {
    const [finding] = await findingsIn(rule, `${V1}${SERVER}await server.server.elicitInput({});`);
    expect(finding!.help).toMatch(/^Return a result of the type `input_required`/);
  });

  test.each([
    [
      'it speaks the new revision alone',
      "serveStdio(make, { legacy: 'reject' });",
      'MCP 2026-07-28 removes requests from a server to a client, and this server refuses clients of older revisions',
    ],
    [
      'the SDK throws',
      '',
      'MCP 2026-07-28 removes requests from a server to a client, so `elicitInput` throws for its clients.',
    ],
  ])('is a warning where %s', async (_, code, message) => {
    const found = await findingsIn(rule, `${V2}${SERVER}await server.server.elicitInput({});\n${code}`);
    expect(found.map((each) => each.severity)).toEqual(['warning']);
    expect(found[0]!.message).toContain(message);
  });

  test('what version 2 gives to handlers', async () => {
    const code = "await ctx.mcpReq.requestSampling({});\nawait ctx.mcpReq.log('info', 'x');";
    const found = await findingsIn(rule, V2 + SERVER + code);
    expect(found.map(({ severity, message }) => `${severity} ${message.split(':')[0]}`)).toEqual([
      'warning MCP 2026-07-28 deprecates sampling, so `requestSampling` throws for its clients.',
      'info MCP 2026-07-28 deprecates logging to the client, so `log` may stop working with newer clients.',
    ]);
  });

  test.each([
    ['a client', 'await client.createMessage({}); await anthropic.ping();'],
    ['a server of a stateless transport', 'new StreamableHTTPServerTransport({ sessionIdGenerator: undefined });'],
    ['another class of that name', 'class Store { eventStore = 1; }\nnew Other({ eventStore, sessionIdGenerator });'],
    ['another request', "await extra.sendRequest({ method: 'tools/list' }, S); await extra.sendRequest(request, S);"],
    ['what has come in their place', 'return inputRequired({ inputRequests: { a: inputRequired.elicit({}) } });'],
  ])('silent: %s', async (_, code) => {
    expect(await inCode(code)).toEqual([]);
  });

  test('silent: a file that does not import the SDK', async () => {
    const tool = "server.registerTool('get', { description: 'Gets it.', inputSchema: {} }, async () => ({}));";
    expect(await foundIn(rule, `${tool}\nawait server.server.createMessage({});`)).toEqual([]);
  });
});

test('tasks of a tool, in a list', async () => {
  const list = (execution: string): string =>
    `import { Server } from '@modelcontextprotocol/sdk/server/index.js';\nserver.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [{ name: 'a', description: 'x', inputSchema: { type: 'object' }${execution} }] }));`;
  expect(await foundIn(rule, list(", execution: { taskSupport: 'optional' }"))).toEqual(['2:150 taskSupport']);
  expect(await foundIn(rule, list(''))).toEqual([]);
  expect(await foundIn(rule, list(', execution: read()'))).toEqual([]);
});

describe('in Python', () => {
  const CONTEXT = 'from mcp.server.fastmcp import Context\n';
  const tool = (body: string, parameter = 'ctx: Context'): string =>
    `@mcp.tool()\nasync def get(city: str, ${parameter}) -> str:\n    """Gets it."""\n    ${body}\n    return city\n`;

  test.each([
    ['await ctx.session.create_message(messages, max_tokens=1)', 'ctx.session.create_message'],
    ['await ctx.elicit("Which?", schema=City)', 'ctx.elicit'],
    ['await ctx.info("x")', 'ctx.info'],
    ['await ctx.session.send_log_message("info", "x")', 'ctx.session.send_log_message'],
    ['await ctx.session.list_roots()', 'ctx.session.list_roots'],
    ['await ctx.session.send_resource_updated(uri)', 'ctx.session.send_resource_updated'],
  ])('%s', (body, place) => {
    for (const head of [OFFICIAL + CONTEXT, FAST + CONTEXT])
      expect(foundInPython(rule, head + tool(body))).toEqual([`info 7 ${place}`]);
  });

  test('fastmcp asks for sampling by its own name', () => {
    expect(foundInPython(rule, `${FAST}from fastmcp import Context\n${tool('await ctx.sample("x")')}`)).toEqual([
      'info 7 ctx.sample',
    ]);
  });

  test.each([
    ['mcp.run(transport="sse")\n', 'info 8 "sse"'],
    ['app = mcp.sse_app()\n', 'info 8 mcp.sse_app'],
    [
      'from mcp.server.sse import SseServerTransport\nsse = SseServerTransport("/messages/")\n',
      'info 9 SseServerTransport',
    ],
    ['manager = StreamableHTTPSessionManager(app=app, event_store=store)\n', 'info 8 store'],
    ['@server.subscribe_resource()\nasync def on(uri):\n    pass\n', 'info 8 @server.subscribe_resource'],
    ['@server.set_logging_level()\nasync def on(level):\n    pass\n', 'info 8 @server.set_logging_level'],
  ])('%s', (code, place) => {
    expect(foundInPython(rule, OFFICIAL + tool('pass', 'day: int') + code)).toEqual([place]);
  });

  test.each([
    ['a logger', OFFICIAL + tool('logger.info("x")', 'day: int')],
    ['a parameter that is no context', OFFICIAL + tool('await ctx.info("x")', 'ctx: Logger')],
    ['another transport', `${OFFICIAL}${tool('pass', 'day: int')}mcp.run(transport="streamable-http")\n`],
    ['a transport that is not known', `${OFFICIAL}${tool('pass', 'day: int')}mcp.run(transport=transport)\n`],
    ['no event store', `${OFFICIAL}${tool('pass', 'day: int')}Manager(app=app, event_store=None)\n`],
    ['progress', OFFICIAL + CONTEXT + tool('await ctx.report_progress(1, 2)')],
    ['a file without the libraries', EITHER + tool('await ctx.session.create_message(m)')],
  ])('silent: %s', (_, text) => {
    expect(foundInPython(rule, text)).toEqual([]);
  });
});
