/** `toolint clients`, `toolint clients FILE` and `--print-tools`: what clients refuse, as tables and as JSON. */
import { describe, expect, test } from '@jest/globals';
import { CLIENTS } from '../../src/core/pack.js';
import { toolint } from '../support/cli.js';
import { makeFolder } from '../run/folder.js';

const HEAD = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
const server = new McpServer({ name: 'a', version: '1' });
`;
const registered = (name: string, schema: string): string =>
  `server.registerTool('${name}', { description: 'Gets it.', inputSchema: ${schema} }, async () => ({ content: [] }));\n`;
const SDK = { dependencies: { '@modelcontextprotocol/sdk': '1.28.0', zod: '4.1.0' } };
const ADDED = { execution: { taskSupport: 'forbidden' } };
const LISTED = { name: 'get', description: 'Gets it.', inputSchema: { type: 'object', properties: {} } };
const list = (...tools: object[]): object => ({ tools });

const said = async (files: Readonly<Record<string, string | object>>, ...args: string[]) =>
  toolint(args, { cwd: makeFolder(files) });

test('all that clients refuse, by client', async () => {
  const { status, out } = await said({}, 'clients');
  expect(status).toBe(0);
  for (const client of CLIENTS) expect(out).toContain(`(${client})\n`);
  expect(out).toMatch(/^ {2}U {5}Tool names match \^\[a-zA-Z0-9_-\]\{1,64\}\$\. Else:/m);
  expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

describe('which client takes which tool of a file', () => {
  test('in a list', async () => {
    const combined = { ...LISTED.inputSchema, anyOf: [{ required: [] }] };
    const tools = list(LISTED, { ...LISTED, name: 'choose', inputSchema: combined });
    const { status, out } = await said({ 'tools.json': tools }, 'clients', 'tools.json');
    expect(status).toBe(0);
    const [get, choose] = out.split('\n\n');
    expect(get).toMatch(/^get\n {2}yes {3}Claude, OpenAI, Gemini/);
    expect(get).not.toContain('NO');
    expect(choose).toMatch(/^choose\n {2}yes {3}Gemini, Gemini CLI/);
    expect(choose).toContain('  NO    Claude, OpenAI, Amazon Bedrock: clients/root-combinator');
    expect(choose).toContain('  maybe VS Code: clients/vscode-schema');
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  test('what breaks the whole list makes every tool of it NO', async () => {
    const broken = list(LISTED, { ...LISTED, name: 'other', inputSchema: { type: 'array' } });
    const { out } = await said({ 'tools.json': broken }, 'clients', 'tools.json');
    const [get, other] = out.split('\n\n');
    for (const each of [get, other]) {
      expect(each).toMatch(/^ {2}NO {4}Claude, OpenAI/m);
      expect(each).not.toContain('yes');
    }
  });

  const NO = /^ {2}NO {4}Claude, OpenAI/gm;
  const python = (made: string, ...functions: string[]): string =>
    `from mcp.server.fastmcp import FastMCP\nmcp = FastMCP(${made})\n${functions.map((each) => `${each}\n    """Looks."""\n`).join('')}`;
  test.each([
    ['a constructor', 'server.py', python('"x", version="2"', '@mcp.tool()\ndef a():', '@mcp.tool()\ndef b():'), 2],
    ['a decorator', 'server.py', python('"x"', '@mcp.tool\ndef a():', '@mcp.tool()\ndef b():'), 2],
    ['a second tool of a name', 'server.ts', HEAD + registered('a', '{}').repeat(2) + registered('b', '{}'), 2],
  ])('where the server does not start, every tool of it is NO: %s', async (_, path, text, refused) => {
    const files = { [path]: text, 'requirements.txt': 'mcp==1.28.1\n', 'package.json': SDK };
    const { out } = await said(files, 'clients', path);
    expect(out.match(NO)).toHaveLength(refused);
  });

  test('registrations that could not be read are named', async () => {
    const text = `${HEAD}${registered('a', '{}')}server.registerTool(...await made());\n`;
    for (const command of [
      ['clients', 'a.ts'],
      ['--print-tools', 'a.ts'],
    ])
      expect((await said({ 'a.ts': text, 'package.json': SDK }, ...command)).err).toMatch(
        /^toolint: 1 registration could not be read: a\.ts:5/,
      );
  });

  test('what refuses every call is NO, and each tool with that cause is in the table', async () => {
    const output = `z.object({ n: z.number() })`;
    const tools = ['a', 'b'].map((name) => registered(name, `{ x: z.string() }, outputSchema: ${output}`));
    const files = { 'server.ts': HEAD + tools.join('') };
    const { out } = await said(files, 'clients', 'server.ts');
    expect(out.match(/^ {2}NO {4}Claude: clients\/output-schema-dialect/gm)).toHaveLength(2);
  });

  test('in source code, with the versions of its package.json', async () => {
    // zod 3 makes a date of the string that a call sends; zod 4 cannot list it.
    const files = { 'server.ts': HEAD + registered('get', '{ a: z.coerce.date() }') };
    const refused = 'clients/zod-unrepresentable';
    const zod = (version: string) => ({ ...files, 'package.json': { dependencies: { zod: version } } });
    expect((await said(zod('4.6.7'), 'clients', 'server.ts')).out).toContain(refused);
    expect((await said(zod('3.25.76'), 'clients', 'server.ts')).out).not.toContain(refused);
    expect((await said(files, 'clients', 'server.ts')).out).not.toContain(refused);
  });

  test('by the rules about clients alone, and by no rule that is off', async () => {
    const files = {
      'tools.json': list({ ...LISTED, name: 'get it' }),
      'rules.mjs': `export default [{
  id: 'acme/prefix', summary: 'x', severity: 'error', in: 'recommended', messages: { bad: 'No prefix.' },
  source: { document: 'x', section: 'x', says: 'x', kind: 'advice' },
  check: ({ tools }) => tools.map(({ node }) => ({ at: node, message: 'bad' })),
}];`,
      'toolint.config.mjs': `export default { root: true, plugins: ['./rules.mjs'], rules: { 'acme/prefix': 'error' } };`,
    };
    const { out } = await said(files, 'clients', 'tools.json');
    expect(out).toMatch(/^get it\n {2}yes {3}Gemini CLI, VS Code/);
    expect(out).toContain('  NO    Claude, OpenAI, Amazon Bedrock: mcp/name-format');
    expect(out).not.toContain('acme/prefix');
    const off = await said(
      files,
      'clients',
      'tools.json',
      '--rule',
      'acme/prefix=off',
      '--rule',
      'mcp/name-format=off',
    );
    expect(off.out).toMatch(/^get it\n {2}yes {3}Claude, OpenAI/);
    expect((await said(files, 'clients', 'tools.json', '--rule', 'acme/prefx=off')).err).toContain('acme/prefix');
  });

  test('of tools that no client lists', async () => {
    const code = `import OpenAI from 'openai';
const parameters = { type: 'object', properties: {} };
const tools = [{ type: 'function', function: { name: 'get', description: 'Gets it.', parameters } }];
await new OpenAI().chat.completions.create({ model: 'x', messages: [], tools });
`;
    const otc = { id: 'Kit.Get@1.0.0', name: 'Kit_Get', version: '1.0.0', input_schema: { parameters: {} } };
    const out = async (name: string, content: string | object) =>
      (await said({ [name]: content }, 'clients', name)).out;
    expect(await out('a.ts', code)).toBe(
      'a.ts: no tools that an MCP client lists, but 1 function that a program gives to a model itself.\n',
    );
    expect(await out('a.json', otc)).toBe('a.json: no tools that an MCP client lists, but 1 tool of the format otc.\n');
    expect(await out('b.ts', `${HEAD}server.registerTool(nameOf(1), {}, async () => ({ content: [] }));\n`)).toBe(
      'b.ts: no tools whose names are known without running the code.\n',
    );
  });

  test('of none, of a file that is not there, of two', async () => {
    expect(await said({ 'a.json': {} }, 'clients', 'a.json')).toMatchObject({ status: 0, out: 'a.json: no tools.\n' });
    const gone = await said({}, 'clients', 'gone.json');
    expect(gone).toMatchObject({ status: 2, out: '' });
    expect(gone.err).toContain('gone.json');
    expect(await said({}, 'clients', 'a.json', 'b.json')).toMatchObject({ status: 2, out: '' });
  });
});

describe('--print-tools', () => {
  const printed = async (files: Readonly<Record<string, string | object>>, ...args: string[]) =>
    JSON.parse((await said(files, '--print-tools', ...args)).out) as unknown;

  test('a list as it is written', async () => {
    expect(await printed({ 'tools.json': list(LISTED) }, 'tools.json')).toEqual({ tools: [LISTED], unknown: [] });
  });

  test('source code as the SDK lists it; two tools of one helper differ', async () => {
    const helper = `const add = (name, inputSchema) => server.registerTool(name, { description: 'd', inputSchema }, async () => ({ content: [] }));
add('one', { a: z.string() });
add('two', { b: z.boolean() });
`;
    const schema = (key: string, type: string) => ({
      $schema: 'http://json-schema.org/draft-07/schema#',
      ...{ type: 'object', properties: { [key]: { type } }, required: [key] },
    });
    const files = { 'server.ts': HEAD + helper, 'package.json': { dependencies: { zod: '4.6.7' } } };
    expect(await printed(files, 'server.ts')).toEqual({
      tools: [
        { name: 'one', description: 'd', inputSchema: schema('a', 'string'), ...ADDED },
        { name: 'two', description: 'd', inputSchema: schema('b', 'boolean'), ...ADDED },
      ],
      unknown: [],
    });
  });

  test('what cannot be known is named, and left out', async () => {
    const calls = registered('date', '{ a: z.date() }') + registered('far', 'shapeOf(1)');
    expect(await printed({ 'server.ts': HEAD + calls }, 'server.ts')).toEqual({
      tools: ['date', 'far'].map((name) => ({ name, description: 'Gets it.', ...ADDED })),
      unknown: [
        { tool: 'date', pointer: '/inputSchema', reason: expect.stringMatching(/^versions of zod differ/) },
        { tool: 'far', pointer: '/inputSchema', reason: expect.stringMatching(/not known/) },
      ],
    });
  });

  const schemaOf = async (head: string, schema: string, packages: object) => {
    const files = { 'server.ts': head + registered('t', schema), 'package.json': { dependencies: packages } };
    const { tools, unknown } = (await printed(files, 'server.ts')) as {
      tools: readonly { inputSchema?: object }[];
      unknown: readonly { pointer: string; reason: string }[];
    };
    return [tools[0]!.inputSchema, unknown.map(({ pointer, reason }) => `${pointer}: ${reason}`)];
  };
  const DIFFER = 'versions of zod differ in it, and which one is used is not known';
  const NO_SDK = HEAD.replace(/import \{ McpServer.*\n/, '').replace('new McpServer', 'create');

  test('a part that cannot be known is named, and the rest of the schema is printed', async () => {
    const shape = `{ city: z.string().min(LEAST).describe('Where'), when: dates, days: z.number().catch(() => 1) }`;
    expect(await schemaOf(`import { LEAST, dates } from './other.js';\n${HEAD}`, shape, { zod: '4.6.7' })).toEqual([
      {
        type: 'object',
        properties: { city: { type: 'string', description: 'Where' }, days: { type: 'number' } },
        required: ['city', 'days'],
        $schema: 'http://json-schema.org/draft-07/schema#',
      },
      [
        '/inputSchema/properties: some of its fields are not known without running the code',
        '/inputSchema/properties/city/minLength: its value is not known without running the code',
        '/inputSchema/properties/when: its value is not known without running the code',
        '/inputSchema/properties/days: some of its fields are not known without running the code',
        '/inputSchema/required: some of its entries are not known without running the code',
      ],
    ]);
  });

  test('where versions of zod differ, what they share is printed', async () => {
    const shape = `{ city: z.string().email(), note: z.string().nullable().describe('N'), n: z.number().int() }`;
    expect(await schemaOf(HEAD, shape, {})).toEqual([
      {
        type: 'object',
        properties: { city: { type: 'string', format: 'email' }, note: { description: 'N' }, n: { type: 'integer' } },
        required: ['city', 'note', 'n'],
        $schema: 'http://json-schema.org/draft-07/schema#',
      },
      [
        `/inputSchema/properties/city/pattern: ${DIFFER}`,
        `/inputSchema/properties/note/type: ${DIFFER}`,
        `/inputSchema/properties/note/anyOf: ${DIFFER}`,
        `/inputSchema/properties/n/minimum: ${DIFFER}`,
        `/inputSchema/properties/n/maximum: ${DIFFER}`,
        `/inputSchema/additionalProperties: ${DIFFER}`,
      ],
    ]);
  });

  test('where the version of the SDK is not known, what both share is printed', async () => {
    const [schema, unknown] = await schemaOf(NO_SDK, '{ city: z.string() }', { zod: '4.6.7' });
    expect(schema).toEqual({ type: 'object', properties: { city: { type: 'string' } }, required: ['city'] });
    expect(unknown).toEqual([
      expect.stringMatching(/^\/inputSchema\/\$schema: versions of the MCP SDK or of zod differ/),
    ]);
  });
});

describe('--clients and the config key `clients`', () => {
  const tools = list({ ...LISTED, name: '1a' });
  const found = async (files: object, ...args: string[]) =>
    (await said({ 'tools.json': tools, ...files }, 'tools.json', '--preset', 'strict', ...args)).out;

  test('only what these clients refuse counts', async () => {
    expect(await found({}, '--clients', 'gemini, kimi')).toContain('mcp/name-format');
    expect(await found({}, '--clients', 'zed')).not.toContain('mcp/name-format');
    const config = { 'toolint.config.json': { clients: ['zed'] } };
    expect(await found(config)).not.toContain('mcp/name-format');
    expect(await found(config, '--clients', 'gemini')).toContain('mcp/name-format');
  });

  test('a name that is none gets the one that is meant', async () => {
    const flag = await said({ 'tools.json': tools }, 'tools.json', '--clients', 'gemni');
    expect(flag).toMatchObject({ status: 2, out: '' });
    expect(flag.err).toContain('--clients names unknown client `gemni` (did you mean `gemini`?)');
    const config = await said({ 'tools.json': tools, 'toolint.config.json': { clients: ['gemni'] } }, 'tools.json');
    expect(config.status).toBe(2);
    expect(config.err).toContain('`gemini`');
  });
});

describe('--badge', () => {
  const badgeOf = async (tools: object, ...args: string[]): Promise<Record<string, unknown>> => {
    const { status, out } = await said({ 'tools.json': tools }, 'clients', 'tools.json', ...args);
    expect(status).toBe(0);
    return JSON.parse(out) as Record<string, unknown>;
  };

  test('says who takes all tools of a file', async () => {
    const all = { schemaVersion: 1, label: 'tools work in', message: `all ${CLIENTS.length} AI clients` };
    expect(await badgeOf(list(LISTED), '--badge')).toEqual({ ...all, color: 'brightgreen' });
    expect(await badgeOf(list(LISTED), '--format', 'badge')).toEqual({ ...all, color: 'brightgreen' });
    const some = await badgeOf(list(LISTED, { ...LISTED, name: '1a' }), '--badge');
    expect(some).toMatchObject({ message: expect.stringMatching(/^\d+ of \d+ AI clients$/), color: 'yellow' });
    expect(await badgeOf({ tools: [] }, '--badge')).toMatchObject({ message: 'no tools', color: 'lightgrey' });
  });

  test('belongs to this command and to a file', async () => {
    expect(await said({}, 'clients', '--badge')).toMatchObject({ status: 2, out: '' });
    for (const command of [[], ['server']]) {
      const { status, err } = await said({ 'tools.json': list(LISTED) }, ...command, '--badge');
      expect([status, err]).toEqual([2, expect.stringContaining('--badge goes together with npx toolint clients')]);
    }
  });
});
