import { describe, expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/shared-server.js';
import { findingsIn, foundIn, V1, V2 } from './source.js';

const IMPORTS = `import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';\nimport { SSEServerTransport } from '@modelcontextprotocol/sdk/server/sse.js';\n`;
const SERVER = `${IMPORTS}const server = new McpServer({ name: 'a', version: '1.0.0' });\n`;
const TRANSPORT = 'const transport = new StreamableHTTPServerTransport({});';
const CONNECT = `${TRANSPORT}\nawait server.connect(transport);\nawait transport.handleRequest(req, res);`;
const FOUND = (line: number): string[] => [`${line}:7 server.connect(transport)`];

test.each([
  ['express', `app.post('/mcp', async (req, res) => {\n${CONNECT}\n});`],
  ['a session of SSE', `app.get('/sse', async (req, res) => {\n${CONNECT.replace('StreamableHTTP', 'SSE')}\n});`],
  [
    'a session, asked for by the request',
    `app.post('/mcp', async (req, res) => { if (isInitialize(req.body)) {\n${CONNECT}\n} });`,
  ],
  ['in a wrapper', `app.post('/mcp', asyncHandler(async (req, res) => {\n${CONNECT}\n}));`],
  ['http', `http.createServer(async (req, res) => {\n${CONNECT}\n});`],
  ['a function with a name', `async function handle(req, res) {\n${CONNECT}\n}\napp.post('/mcp', handle);`],
  [
    'a function that is called',
    `async function handle(req, res) {\n${CONNECT}\n}\napp.post('/mcp', (req, res) => handle(req, res));`,
  ],
  ['a route of Next', `export async function POST(req) {\n${CONNECT}\n}`],
  ['a worker', `export default { async fetch(req) {\n${CONNECT}\n} };`],
])('%s', async (_, code) => {
  expect(await foundIn(rule, V1 + SERVER + code)).toEqual(FOUND(8));
  expect(await foundIn(rule, V2 + SERVER + code)).toEqual(FOUND(8));
});

test.each([
  [
    'a parameter that is typed',
    `function serve(mcp: McpServer) {\napp.post('/mcp', async (req, res) => { ${TRANSPORT}\nawait mcp.connect(transport); }); }`,
  ],
  [
    'what a function has made',
    `const { server: mcp } = createServer({});\nconst mcpServer = makeServer(); app.post('/mcp', async (req, res) => { ${TRANSPORT}\nawait mcpServer.connect(transport); });`,
  ],
  [
    'an import',
    `import { server } from './server.js';\napp.post('/mcp', async (req, res) => { ${TRANSPORT}\nawait server.connect(transport); });`,
  ],
])('a server by its name or type: %s', async (_, code) => {
  expect((await foundIn(rule, V1 + IMPORTS + code)).map((each) => each.slice(0, 3))).toEqual(['7:7']);
});

test('a member of a class', async () => {
  const text = `${V1}${IMPORTS}class A {
  server = new McpServer({ name: 'a', version: '1.0.0' });
  start() { app.post('/mcp', async (req, res) => { ${TRANSPORT}
await this.server.connect(transport); }); }
}`;
  expect(await foundIn(rule, text)).toEqual(['8:7 this.server.connect(transport)']);
});

describe('a method of a class that is given the server', () => {
  const inClass = (route: string, constructor = 'constructor(private server: McpServer) {}'): string => `${V1}${IMPORTS}
class Http {
  ${constructor}
  listen() {
    ${route}
  }
  async post(req, res) {
    ${TRANSPORT}
await this.server.connect(transport);
  }
}`;

  test.each([
    ['bound', inClass(`app.post('/mcp', this.post.bind(this));`)],
    ['called', inClass(`app.post('/mcp', (req, res) => this.post(req, res));`)],
    [
      'which keeps it',
      inClass(`app.post('/mcp', this.post.bind(this));`, 'constructor(server: McpServer) { this.server = server; }'),
    ],
  ])('%s', async (_, text) => {
    expect(await foundIn(rule, text)).toEqual(['13:7 this.server.connect(transport)']);
  });

  test.each([
    ['which has no object any more', inClass(`app.post('/mcp', this.post);`)],
    ['which is called once', inClass('this.post();')],
    ['for something else', inClass(`events.emit('/mcp', this.post.bind(this));`)],
    ['another class', inClass(`app.post('/mcp', other.post.bind(other));`)],
    ['of another type', inClass(`app.post('/mcp', this.post.bind(this));`, 'constructor(private server: Pool) {}')],
    [
      'which gets others later',
      inClass(
        `app.post('/mcp', this.post.bind(this));`,
        'constructor(server: McpServer) { this.server = server; }\n  renew(server: McpServer) { this.server = server; }',
      ),
    ],
  ])('silent: %s', async (_, text) => {
    expect(await foundIn(rule, text)).toEqual([]);
  });
});

test('a connection that nothing closes, and a session of SSE', async () => {
  const says = async (code: string, version = '1.27.1') => {
    const found = await findingsIn(rule, V1 + SERVER + code, { '@modelcontextprotocol/sdk': version });
    return found.map(({ message }) => message);
  };
  const post = (more = ''): string =>
    `app.post('/mcp', async (req, res) => {\n${CONNECT.replace('{}', '{ sessionIdGenerator: undefined }')}${more}\n});`;
  const fails = 'Every request connects the same server and closes nothing, so each one after the first fails.';
  const throws = 'Every request connects the same server, so the SDK throws while another connection is open.';
  expect(await says(post())).toEqual([fails]);
  expect(await says(post(`\nres.on('close', () => transport.close());`))).toEqual([throws]);
  expect(await says(post().replace('undefined', 'randomUUID'))).toEqual([throws]);
  expect(await says(post(), '^1.20.0')).not.toContain(fails);
  const sse = `app.get('/sse', async (req, res) => {\n${CONNECT.replace('StreamableHTTP', 'SSE')}\n});`;
  expect(await says(sse)).toEqual([throws.replace('request', 'new SSE session')]);
});

test.each([
  ['1.26.0', 'Every request connects the same server, so the SDK throws while another connection is open'],
  ['^1.29.0', 'the SDK throws'],
  ['1.25.3', 'Every request connects the same server, so an answer can go to the wrong client'],
])('what the version does: %s', async (version, says) => {
  const code = `app.post('/mcp', async (req, res) => {\n${CONNECT}\n});`;
  const packages = { '@modelcontextprotocol/sdk': version };
  const [finding] = await findingsIn(rule, V1 + SERVER + code, packages);
  expect(finding!.message).toContain(says);
});

test('only a new session connects it', async () => {
  const code = `app.post('/mcp', async (req, res) => { if (!transports[id] && isInitializeRequest(req.body)) {\n${CONNECT}\n} });`;
  const [finding] = await findingsIn(rule, V1 + SERVER + code, { '@modelcontextprotocol/sdk': '1.25.3' });
  expect(finding!.message).toMatch(/^Every new session connects the same server, so an answer can/);
  expect(finding!.help).toContain('From 1.26 on, the SDK throws');
});

describe('a transport without a session for each request', () => {
  const found = async (
    version: string,
    code = '',
    options = '{ sessionIdGenerator: undefined }',
    body = ', req.body',
  ) => {
    const post = `app.post('/mcp', async (req, res) => {\n${CONNECT.replace('{}', options).replace('(req, res)', `(req, res${body})`)}\n});\n`;
    const all = await findingsIn(rule, V1 + SERVER + post + code, { '@modelcontextprotocol/sdk': version });
    return all.map(({ message }) => message);
  };

  test('each answer goes to its own request before 1.26', async () => {
    expect(await found('1.19.1')).toEqual([]);
    expect(await found('~1.19.1')).toEqual([]);
    // A fresh install gets a later one.
    expect(await found('^1.19.1')).toHaveLength(1);
    expect(await found('1.26.0')).toHaveLength(1);
  });

  test('so in a context that is kept for the request', async () => {
    const code = `app.post('/mcp', async (req, res) => {\n${TRANSPORT.replace('{}', '{ sessionIdGenerator: undefined }')}\nawait context.run({}, async () => { await server.connect(transport); await transport.handleRequest(req, res, req.body); });\n});`;
    expect(await findingsIn(rule, V1 + SERVER + code, { '@modelcontextprotocol/sdk': '1.19.1' })).toEqual([]);
  });

  test.each([
    ['a notification goes to the newest', `server.server.sendLoggingMessage({});`, undefined, undefined],
    ['it has a session', '', '{ sessionIdGenerator: () => randomUUID() }', undefined],
    ['it waits for the body, while another is connected', '', undefined, ''],
  ])('%s', async (_, ...more) => {
    expect(await found('1.19.1', ...more)).toHaveLength(1);
  });
});

test.each([
  ['a server for each request', `app.post('/mcp', async (req, res) => { ${SERVER}${CONNECT} });`],
  [
    'a function that makes one',
    `const make = () => new McpServer({});\napp.post('/mcp', async (req, res) => { const server = make(); ${CONNECT} });`,
  ],
  ['once', `${SERVER}${CONNECT}`],
  ['once, when it starts', `${SERVER}app.listen(3000, async () => { ${CONNECT} });`],
  [
    'it asks whether it is connected',
    `${SERVER}app.post('/mcp', async (req, res) => { if (server.isConnected()) return; ${CONNECT} });`,
  ],
  [
    'it remembers that it is',
    `${SERVER}let isOpen = false;\napp.post('/mcp', async (req, res) => { if (!isOpen) { ${CONNECT} isOpen = true; } });`,
  ],
  ['it closes it before', `${SERVER}app.post('/mcp', async (req, res) => { await server.close(); ${CONNECT} });`],
  [
    'another connect',
    `${SERVER}app.post('/mcp', async (req, res) => { await database.connect(new HttpTransport()); });`,
  ],
  [
    'a method that makes one',
    `class A { async post() { this.server = new McpServer({}); ${CONNECT.replace('server.', 'this.server.')} } start() { app.post('/mcp', async (req, res) => { ${CONNECT.replace('server.', 'this.server.')} }); } }`,
  ],
])('silent: %s', async (_, code) => {
  expect(await foundIn(rule, V1 + (code.includes(IMPORTS) ? '' : IMPORTS) + code)).toEqual([]);
});

describe('a transport without sessions that is made once', () => {
  const made = (options = '({ sessionIdGenerator: undefined })'): string =>
    `const transport = new StreamableHTTPServerTransport${options};\nawait server.connect(transport);\n`;
  const HANDLE = 'transport.handleRequest(req, res, req.body)';
  const POST = `app.post('/mcp', async (req, res) => { await ${HANDLE}; });`;
  const inClass = (where: string): string => `class Http {
  ${where}
  async start() {
    await server.connect(this.transport);
    createServer((req, res) => this.transport.handleRequest(req, res)).listen(3000);
  }
}`;

  test.each([
    ['a route', made() + POST],
    ['several routes', `${made()}${POST}\napp.get('/mcp', (req, res) => ${HANDLE});`],
    ['in a function that starts it', `async function start() {\n${made()}${POST}\n}\nstart();`],
    [
      'a variable of its own',
      `let transport;\nasync function start() { ${made().replace('const ', '')} }\nstart();\n${POST}`,
    ],
    ['http', `${made()}createServer(async (req, res) => { await ${HANDLE}; }).listen(3000);`],
    ['a function with a name', `${made()}const handle = async (req, res) => ${HANDLE};\napp.all('/mcp', handle);`],
    ['a route of Next', `${made()}export async function POST(req) { return transport.handleRequest(req); }`],
    ['a worker', `${made()}export default { fetch: (req) => transport.handleRequest(req) };`],
    ['without options', made('()') + POST],
    ['further options', made('({ enableJsonResponse: true, sessionIdGenerator: undefined })') + POST],
    ['a field', inClass('transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined });')],
    [
      'a constructor',
      inClass(
        'constructor() { this.transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined }); }',
      ),
    ],
  ])('%s', async (_, code) => {
    const [found, ...others] = await foundIn(rule, V1 + SERVER + code);
    expect(found).toMatch(/^\d+:\d+ new StreamableHTTPServerTransport\(/);
    expect(others).toEqual([]);
  });

  const lazily = (request: string, start = '', more = ''): string => `class Http {
  async start() { ${start} this.transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined }); await server.connect(this.transport); }
  routes() {
    app.post('/mcp', async (req, res) => { ${request} await this.transport.handleRequest(req, res, req.body); ${more} });
  }
}`;

  test.each([
    ['by the first request', lazily('if (!this.transport) await this.start();')],
    [
      'by the first that asks',
      lazily(
        'if (!this.transport) { this.transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined }); await server.connect(this.transport); }',
      ).replace(/async start.*/, ''),
    ],
  ])('%s', async (_, code) => {
    expect(await foundIn(rule, V1 + SERVER + code)).toEqual([
      expect.stringMatching(/new StreamableHTTPServerTransport\(/),
    ]);
  });

  test.each([
    ['by each request', 'await this.start();'],
    ['where another thing is asked', 'if (!this.isReady) await this.start();'],
  ])('made and connected %s', async (_, request) => {
    expect(await foundIn(rule, V1 + SERVER + lazily(request))).toEqual([expect.stringMatching(/server\.connect\(/)]);
  });

  test.each([
    ['and taken away', lazily('if (!this.transport) await this.start();', '', 'this.transport = undefined;')],
    [
      'for each request',
      `app.post('/mcp', async (req, res) => { ${made().replace('server.', 'makeServer().')} await ${HANDLE}; });`,
    ],
    ['with a session', made('({ sessionIdGenerator: () => randomUUID() })') + POST],
    ['an id that may be there', made('({ sessionIdGenerator: isStateless ? undefined : randomUUID })') + POST],
    ['options that are not known', made('(options)') + POST],
    ['a spread', made('({ ...options })') + POST],
    ['a map of them', `app.post('/mcp', async (req, res) => { await transports.get(id).handleRequest(req, res); });`],
    ['one after the other', `let ${made().slice('const '.length)}transport = undefined;\n${POST}`],
    [
      'made anew by a function',
      `let transport;\nfunction renew() { ${made().replace('const ', '').replace('server.', 'makeServer().')} }\napp.post('/mcp', async (req, res) => { renew(); await ${HANDLE}; });`,
    ],
    ['another class', made().replace('StreamableHTTPServerTransport', 'OwnTransport') + POST],
    ['a request by itself', `${made()}await ${HANDLE};`],
  ])('silent: %s', async (_, code) => {
    expect(await foundIn(rule, V1 + SERVER + code)).toEqual([]);
  });

  test.each([
    ['1.26.0', 'so the SDK throws on each one after the first.'],
    ['1.25.3', 'so one client can get the answer for another.'],
    [undefined, 'so from SDK 1.26 on only the first is answered.'],
  ])('what version %s does', async (version, says) => {
    const packages: Record<string, string> = version === undefined ? {} : { '@modelcontextprotocol/sdk': version };
    const [finding] = await findingsIn(rule, V1 + SERVER + made() + POST, packages);
    expect(finding!.message).toBe(`All requests share this stateless transport, ${says}`);
  });
});

describe('a server of SSE whose messages', () => {
  const sse = (use: string, post: string, transport = 'SSEServerTransport'): string =>
    `${V1}${SERVER}${use}
app.get('/sse', async (req, res) => { await server.connect(new ${transport}('/messages', res)); });
app.post('/messages', async (req, res) => { await all[req.query.id].handlePostMessage(${post}); });`;

  test.each([
    ['are read before', sse('app.use(express.json());', 'req, res'), 0],
    ['are read by another parser', sse(`app.use(bodyParser.json({ limit: '1mb' }));`, 'req, res'), 0],
    ['are handed on with what was read', sse('app.use(express.json());', 'req, res, req.body'), 1],
    ['are not read', sse('app.use(cors());', 'req, res'), 1],
    ['are read elsewhere', sse(`app.use('/api', express.json());`, 'req, res'), 1],
    [
      'are read, beside another transport',
      sse('app.use(express.json());', 'req, res', 'StreamableHTTPServerTransport'),
      1,
    ],
  ])('%s', async (_, text, count) => {
    expect(await foundIn(rule, text)).toHaveLength(count);
  });

  const stub = (handler: string, route = '/messages'): string =>
    sse('', '').replace(/app\.post.*$/s, `app.post('${route}', express.json(), ${handler});`);
  test.each([
    ['nothing reads', stub(`async (req, res) => { res.status(200).json({ status: 'ok' }); }`), 0],
    ['nothing names', stub('function () { done(this); }'), 0],
    ['are for another route', stub(`async (req, res) => { res.json({ status: 'ok' }); }`, '/health'), 1],
    ['a function of its own reads', stub('async (req, res) => { await receive(req); }'), 1],
    ['something reads in its own way', stub('async ({ body }) => { await transport.handleMessage(body); }'), 1],
    ['are read elsewhere', stub('handleMessages'), 1],
  ])('%s', async (_, text, count) => {
    expect(await foundIn(rule, text)).toHaveLength(count);
  });
});

describe('the transport of Hono', () => {
  const app = (made: string, inRoute = ''): string => `${V1}import { Hono } from 'hono';
import { StreamableHTTPTransport } from '@hono/mcp';
export function createApp(bindings) {
const server = new McpServer({ name: 'a', version: '1.0.0' });
${made}const app = new Hono();
app.all('/mcp', async (c) => {
${inRoute}if (!server.isConnected()) await server.connect(transport);
return transport.handleRequest(c);
});
return app;
}
`;
  const MADE = 'const transport = new StreamableHTTPTransport();\n';

  test.each(['1.20.0', '^1.26.0', ''])('one for all requests, with version %j of the SDK', async (version) => {
    const packages: Record<string, string> = version === '' ? {} : { '@modelcontextprotocol/sdk': version };
    const [found, ...others] = await findingsIn(rule, app(MADE), packages);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ line: 7, severity: 'warning' });
    expect(found!.message).toMatch(/so one client can get the answer for another, or none\.$/);
  });

  test('silent: with sessions, or one for each request', async () => {
    expect(await foundIn(rule, app(MADE.replace('()', '({ sessionIdGenerator: () => randomUUID() })')))).toEqual([]);
    expect(await foundIn(rule, app('', MADE))).toEqual([]);
  });

  test('one server, which each request connects', async () => {
    const text = app('', MADE).replace('if (!server.isConnected()) ', '');
    expect(await foundIn(rule, text)).toEqual(['10:7 server.connect(transport)']);
  });
});
