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
    ['await server.server.createMessage({});', '`createMessage`: revision 2026-07-28 has deprecated sampling'],
    ['await server.server.listRoots();', '`listRoots`: revision 2026-07-28 has deprecated roots'],
    ['await server.server.elicitInput({});', '`elicitInput`: revision 2026-07-28 has removed requests from a server'],
    ['await server.sendLoggingMessage({});', 'has deprecated logging to the client. Clients get a message only for'],
    ["await extra.sendRequest({ method: 'sampling/createMessage', params }, S);", '`sampling/createMessage`: '],
    ["await server.server.notification({ method: 'notifications/message', params });", '`notifications/message`: '],
    ["await server.server.sendResourceUpdated({ uri: 'a://b' });", 'notifications without `subscriptions/listen`'],
    ['server.server.setRequestHandler(SubscribeRequestSchema, f);', 'has removed `resources/subscribe` and'],
    ['server.server.setRequestHandler(SetLevelRequestSchema, f);', '`logging/setLevel`: revision'],
    ['new SSEServerTransport("/messages", res);', 'has deprecated the HTTP+SSE transport'],
    ['new StreamableHTTPServerTransport({ sessionIdGenerator: () => id() });', '`sessionIdGenerator`: revision'],
    ['new StreamableHTTPServerTransport({ sessionIdGenerator: undefined, eventStore });', '`eventStore`: revision'],
    ['throw new UrlElicitationRequiredError([]);', 'has removed the error -32042'],
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
      'and this server speaks to no older',
    ],
    ['the SDK throws', '', 'The SDK throws here for clients of that revision.'],
  ])('is a warning where %s', async (_, code, message) => {
    const found = await findingsIn(rule, `${V2}${SERVER}await server.server.elicitInput({});\n${code}`);
    expect(found.map((each) => each.severity)).toEqual(['warning']);
    expect(found[0]!.message).toContain(message);
  });

  test('what version 2 gives to handlers', async () => {
    const code = "await ctx.mcpReq.requestSampling({});\nawait ctx.mcpReq.log('info', 'x');";
    const found = await findingsIn(rule, V2 + SERVER + code);
    expect(found.map(({ severity, message }) => `${severity} ${message.split(':')[0]}`)).toEqual([
      'warning `requestSampling`',
      'info `log`',
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
