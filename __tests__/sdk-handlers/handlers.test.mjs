/** What the SDK makes of handlers that toolint reports, and of the same handlers put right. Needs `npm run build` first. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { lintText } from '../../dist/index.js';

const INFO = { name: 'shop', version: '1.0.0' };
const HEAD = `import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, GetPromptRequestSchema, ListPromptsRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
`;
const HIGH = 'const server = new McpServer(INFO);\n';
const TEXT = `content: [{ type: 'text', text: 'Done.' }]`;

const ORDER = (handler) =>
  `${HIGH}server.registerTool('x', { description: 'Looks up an order.', inputSchema: { order_id: z.string().describe('Its number.') } }, ${handler});`;
const PLAIN = (handler, more = '') =>
  `${HIGH}server.registerTool('x', { description: 'Does what it says.', ${more} }, ${handler});`;
const DATA = (data) =>
  PLAIN(`async () => ({ ${TEXT}, structuredContent: ${data} })`, 'outputSchema: { total: z.number() }');
const LOW = (capabilities, name) => `const server = new Server(INFO, { capabilities: ${capabilities} });
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [
    { name: 'x', description: 'Does what it says.', inputSchema: { type: 'object', properties: {} } },
    { name: 'list_orders', description: 'Lists all orders.', inputSchema: { type: 'object', properties: {} } },
  ],
}));
server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
  switch (params.name) {
    case 'list_orders':
      return { ${TEXT} };
    case '${name}':
      return { ${TEXT} };
    default:
      throw new Error(\`Unknown tool: \${params.name}\`);
  }
});`;

/** Name, rule, the broken server, what happens, and the server put right. */
const CASES = [
  [
    'an argument under another name',
    'mcp/undeclared-argument',
    ORDER(`async ({ orderId }) => ({ content: [{ type: 'text', text: orderId }] })`),
    /Invalid tools\/call result/,
    ORDER(`async ({ order_id }) => ({ content: [{ type: 'text', text: order_id }] })`),
  ],
  ['a string', 'mcp/answer-shape', PLAIN(`async () => 'Done.'`), /received string/, PLAIN(`async () => ({ ${TEXT} })`)],
  [
    'content that is a string',
    'mcp/answer-shape',
    PLAIN(`async () => ({ content: 'Done.' })`),
    /expected array/,
    PLAIN(`async () => ({ ${TEXT} })`),
  ],
  [
    'content of an unknown type',
    'mcp/answer-shape',
    PLAIN(`async () => ({ content: [{ type: 'json', json: {} }] })`),
    /invalid_union/,
    PLAIN(`async () => ({ ${TEXT} })`),
  ],
  [
    'nothing',
    'mcp/answer-shape',
    PLAIN('async () => { await null; }'),
    /received undefined/,
    PLAIN(`async () => ({ ${TEXT} })`),
  ],
  [
    'data with another key',
    'mcp/structured-content',
    DATA('{ count: 3 }'),
    /expected number, received undefined at total/,
    DATA('{ total: 3 }'),
  ],
  [
    'data with a key too much',
    'mcp/structured-content',
    DATA('{ total: 3, count: 3 }'),
    /must NOT have additional properties/,
    DATA('{ total: 3 }'),
  ],
  [
    'data of another type',
    'mcp/structured-content',
    DATA(`{ total: '3' }`),
    /expected number, received string/,
    DATA('{ total: 3 }'),
  ],
  [
    'a description for a config',
    'mcp/handler-signature',
    `${HIGH}server.registerTool('x', 'Does what it says.', {}, async () => ({ ${TEXT} }));`,
    /is not a function/,
    PLAIN(`async () => ({ ${TEXT} })`),
  ],
  ...[
    ['tool()', (handler) => `server.tool('x', ${handler});`],
    ['tool() with a description', (handler) => `server.tool('x', 'Does what it says.', ${handler});`],
    ['tool() with hints', (handler) => `server.tool('x', 'Does what it says.', { readOnlyHint: true }, ${handler});`],
    ['registerTool', (handler) => `server.registerTool('x', { description: 'Does what it says.' }, ${handler});`],
  ].map(([how, made]) => [
    `a second argument without a schema, ${how}`,
    'mcp/handler-signature',
    HIGH + made(`async (_, extra) => ({ content: [{ type: 'text', text: String(extra.signal.aborted) }] })`),
    /Cannot read properties of undefined \(reading 'signal'\)/,
    HIGH + made(`async (extra) => ({ content: [{ type: 'text', text: String(extra.signal.aborted) }] })`),
  ]),
  ['no capability', 'mcp/missing-capability', LOW('{}', 'x'), /does not support tools/, LOW('{ tools: {} }', 'x')],
  [
    'a case under another name',
    'mcp/unlisted-case',
    LOW('{ tools: {} }', 'y'),
    /Unknown tool: x/,
    LOW('{ tools: {} }', 'x'),
  ],
];

const NAMES = {
  McpServer,
  ResourceTemplate,
  Server,
  CallToolRequestSchema,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListToolsRequestSchema,
  z,
  INFO,
};

/** A client of the server that the source makes. */
async function clientOf(source) {
  const server = new Function(...Object.keys(NAMES), `${source}\nreturn server;`)(...Object.values(NAMES));
  const client = new Client(INFO);
  const [ofServer, ofClient] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(ofServer), client.connect(ofClient)]);
  return client;
}

/** What a client gets for a call; what fails is an error. */
async function call(source) {
  const client = await clientOf(source);
  await client.listTools();
  const answer = await client.callTool({ name: 'x', arguments: { order_id: '7' } });
  if (answer.isError) throw new Error(answer.content[0].text);
  return answer;
}

async function rulesFor(source) {
  const { findings, failures } = await lintText(HEAD + source, { path: 'server.ts' });
  assert.deepEqual(failures, []);
  return findings.map(({ rule }) => rule);
}

for (const [name, rule, broken, happens, clean] of CASES) {
  test(name, async () => {
    await assert.rejects(call(broken), happens);
    assert.ok((await rulesFor(broken)).includes(rule));
    assert.ok((await call(clean)).content.length > 0);
    assert.ok(!(await rulesFor(clean)).includes(rule));
  });
}

const SAYS = (text) => `({ messages: [{ role: 'user', content: { type: 'text', text: ${text} } }] })`;
const PROMPT = (handler, schema = 'order: z.string()') =>
  `${HIGH}server.registerPrompt('x', { description: 'Looks at an order.', argsSchema: { ${schema} } }, ${handler});`;
const PROMPT_LIST = (argument) => `const server = new Server(INFO, { capabilities: { prompts: {} } });
server.setRequestHandler(ListPromptsRequestSchema, async () => ({ prompts: [{ name: 'x', arguments: [${argument}] }] }));
server.setRequestHandler(GetPromptRequestSchema, async () => ({ messages: [] }));`;
const RESOURCE = (uri) =>
  `${HIGH}server.registerResource('x', ${uri}, {}, async (uri) => ({ contents: [{ uri: uri.href, text: 'x' }] }));`;
const getPrompt = (client) => client.getPrompt({ name: 'x', arguments: { order: '7' } }, { timeout: 200 });
const read = (uri) => (client) => client.readResource({ uri });
const TWO = (line) => `${line}\n${line.slice(HIGH.length)}`;

/** The same of prompts and resources, with what the client asks for. */
const OTHERS = [
  [
    'an argument of a prompt under another name',
    'mcp/prompt-argument',
    PROMPT(`({ orderId }) => ${SAYS('orderId')}`, 'order: z.string()'),
    /received undefined/,
    PROMPT(`({ order }) => ${SAYS('order')}`),
    getPrompt,
  ],
  [
    'an argument of a prompt that is a number',
    'mcp/prompt-argument',
    PROMPT(`({ order }) => ${SAYS('`Order ${order}`')}`, 'order: z.number()'),
    /expected number, received string/,
    PROMPT(`({ order }) => ${SAYS('`Order ${order}`')}`, 'order: z.coerce.number()'),
    getPrompt,
  ],
  [
    'a whole schema of a prompt',
    'mcp/prompt-argument',
    PROMPT(`({ order }) => ${SAYS('order')}`).replace('{ order: z.string() }', 'z.object({ order: z.string() })'),
    /is not a function/,
    PROMPT(`({ order }) => ${SAYS('order')}`),
    getPrompt,
  ],
  [
    'arguments of a prompt in a list',
    'mcp/prompt-argument',
    PROMPT(`({ order }) => ${SAYS('order')}`).replace(
      'argsSchema: { order: z.string() }',
      `arguments: [{ name: 'order' }]`,
    ),
    /received undefined/,
    PROMPT(`({ order }) => ${SAYS('order')}`),
    getPrompt,
  ],
  ...[
    [`() => 'Look at it.'`, /timed out/],
    [`() => ({ content: [] })`, /expected array, received undefined|received undefined/],
    [SAYS(`'x'`).replace('user', 'system').replace(/^/, '() => '), /Invalid option/],
    [`() => ({ messages: [{ role: 'user', content: 'x' }] })`, /received string/],
    [`() => ({ messages: [{ role: 'user', content: [{ type: 'text', text: 'x' }] }] })`, /received array/],
    [`() => ({ messages: [{ role: 'user', content: { type: 'markdown', text: 'x' } }] })`, /invalid_union/],
  ].map(([handler, happens]) => [
    `a prompt that answers ${handler}`,
    'mcp/prompt-answer',
    PROMPT(handler),
    happens,
    PROMPT(`() => ${SAYS(`'x'`)}`),
    getPrompt,
  ]),
  [
    'an argument of a prompt without a name',
    'mcp/prompt-argument',
    PROMPT_LIST(`{ description: 'Its number.' }`),
    /expected string, received undefined/,
    PROMPT_LIST(`{ name: 'order', description: 'Its number.' }`),
    (client) => client.listPrompts(),
  ],
  [
    'two prompts of one name',
    'mcp/duplicate-prompt',
    TWO(PROMPT(`() => ${SAYS(`'x'`)}`)),
    /already registered/,
    PROMPT(`() => ${SAYS(`'x'`)}`),
    getPrompt,
  ],
  ...[
    [TWO(RESOURCE(`'a://b'`)), 'a://b', /already registered/],
    [RESOURCE(`'config'`), 'config', /Invalid URL/],
    [RESOURCE(`'my_app://b'`), 'my_app://b', /Invalid URL/],
    [RESOURCE(`'Config://b'`), 'Config://b', /not found/],
    [RESOURCE(`'https://example.com'`), 'https://example.com', /not found/],
    [RESOURCE(`'a://b/c d'`), 'a://b/c d', /not found/],
    [RESOURCE(`'a://{id}/b'`), 'a://7/b', /not found/],
    [RESOURCE(`new ResourceTemplate('a://{id', { list: undefined })`), 'a://7', /Unclosed/],
  ].map(([broken, uri, happens]) => [
    `a resource that is read as ${uri}, ${happens}`,
    'mcp/resource-uri',
    broken,
    happens,
    RESOURCE(`'a://b'`),
    read(uri),
    read('a://b'),
  ]),
];

for (const [name, rule, broken, happens, clean, ask, again = ask] of OTHERS) {
  test(name, async () => {
    await assert.rejects(async () => ask(await clientOf(broken)), happens);
    assert.ok((await rulesFor(broken)).includes(rule));
    await again(await clientOf(clean));
    assert.ok(!(await rulesFor(clean)).includes(rule));
  });
}

test('a transport without sessions that all requests share', async () => {
  const make = `const transport = new WebStandardStreamableHTTPServerTransport({ sessionIdGenerator: undefined });
await server.connect(transport);`;
  const answer = `return transport.handleRequest(request);`;
  const IMPORT = `import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';\n`;
  const shared = `${HIGH}${make}\nexport async function POST(request) { ${answer} }`;
  const own = `export async function POST(request) { ${HIGH}${make}\n${answer} }`;
  const AsyncFunction = (async () => {}).constructor;
  const body = {
    jsonrpc: '2.0',
    id: 0,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: INFO },
  };
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const twice = async (source) => {
    const all = { ...NAMES, WebStandardStreamableHTTPServerTransport };
    const made = new AsyncFunction(...Object.keys(all), `${source.replace('export ', '')}\nreturn POST;`);
    const post = await made(...Object.values(all));
    const ask = () =>
      post(new Request('http://localhost/mcp', { method: 'POST', headers, body: JSON.stringify(body) }));
    assert.equal((await ask()).status, 200);
    return ask();
  };
  await assert.rejects(twice(shared), /Stateless transport cannot be reused/);
  assert.ok((await rulesFor(IMPORT + shared)).includes('mcp/shared-server'));
  assert.equal((await twice(own)).status, 200);
  assert.ok(!(await rulesFor(IMPORT + own)).includes('mcp/shared-server'));
});
