/** What real SDKs and clients do with tools: if a later version does otherwise, a rule of the pack `clients` has to follow. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { McpServer as McpServerV2 } from '@modelcontextprotocol/server';
import { InMemoryTransport as InMemoryTransport22 } from 'sdk-1-22/inMemory.js';
import { McpServer as McpServer22 } from 'sdk-1-22/server/mcp.js';
import { z as zod4 } from 'zod';
import { z as zod3 } from 'zod-3';
import { z as zod40 } from 'zod-4-0';

const CLI = join(import.meta.dirname, '../../dist/cli.js');
const INFO = { name: 'test', version: '1.0.0' };
const CLIENTS = { v1: ClientV1, v2: Client };

/** What a client lists; a string is why it fails. */
async function listBy(client, server) {
  const [one, other] = InMemoryTransport.createLinkedPair();
  await server.connect(one);
  const it = new CLIENTS[client](INFO);
  try {
    await it.connect(other);
    return { tools: (await it.listTools()).tools, client: it };
  } catch (error) {
    return { error: error.message, client: it };
  }
}

function serving(...tools) {
  const server = new Server(INFO, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
  server.setRequestHandler(CallToolRequestSchema, () => ({ content: [], structuredContent: { a: 'x' } }));
  return server;
}

const tool = (more) => ({ name: 't', inputSchema: { type: 'object', properties: {} }, ...more });

/** The shapes of a list, and which client loses all tools for it. */
const LISTS = {
  'L1 no inputSchema': [{ name: 't' }, true, true],
  'L1 a null inputSchema': [{ name: 't', inputSchema: null }, true, true],
  'L2 no type': [tool({ inputSchema: { properties: {} } }), true, true],
  'L2 a list of types': [tool({ inputSchema: { type: ['object'] } }), true, true],
  'L2 another type': [tool({ inputSchema: { type: 'string' } }), true, true],
  'L3 required: null': [tool({ inputSchema: { type: 'object', required: null } }), true, true],
  'L4 properties: null': [tool({ inputSchema: { type: 'object', properties: null } }), true, true],
  'L5 a boolean property': [tool({ inputSchema: { type: 'object', properties: { a: true } } }), true, false],
  'L6 a text as a property': [tool({ inputSchema: { type: 'object', properties: { a: 'x' } } }), true, false],
  'L6 null as a property': [tool({ inputSchema: { type: 'object', properties: { a: null } } }), true, false],
  'L7 a null description': [tool({ description: null }), true, true],
  'L7 a null title': [tool({ title: null }), true, true],
  'L7 null annotations': [tool({ annotations: null }), true, true],
  'L7 a null _meta': [tool({ _meta: null }), true, true],
  'L7 a hint that is a text': [tool({ annotations: { readOnlyHint: 'true' } }), true, true],
  'L8 an untyped output schema': [tool({ outputSchema: {} }), true, true],
  'L8 an output schema of an array': [tool({ outputSchema: { type: 'array', items: {} } }), true, true],
  'L8 an output schema of a choice': [tool({ outputSchema: { anyOf: [{ type: 'object' }] } }), true, true],
  'L9 a null output schema': [tool({ outputSchema: null }), true, true],
  'L10 sizes as one text': [tool({ icons: [{ src: 'https://a.example/a.png', sizes: '48x48' }] }), true, true],
  'L10 an unknown taskSupport': [tool({ execution: { taskSupport: 'maybe' } }), true, true],
  'L10 an icon as a text': [tool({ icons: ['https://a.example/a.png'] }), true, true],
  'L10 an unknown theme': [tool({ icons: [{ src: 'https://a.example/a.png', theme: 'blue' }] }), true, true],
};

for (const [title, [it, failsV1, failsV2]] of Object.entries(LISTS)) {
  test(`${title} costs the whole list`, async () => {
    const errors = await Promise.all(['v1', 'v2'].map(async (name) => (await listBy(name, serving(it))).error));
    assert.deepEqual(errors.map(Boolean), [failsV1, failsV2], errors.join(' | '));
  });
}

test('the mended twins are listed', async () => {
  const mended = tool({
    title: 'T',
    description: 'd',
    annotations: { readOnlyHint: true },
    _meta: {},
    inputSchema: { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
    outputSchema: { type: 'object', anyOf: [{ type: 'object' }] },
    execution: { taskSupport: 'optional' },
    icons: [{ src: 'https://a.example/a.png', sizes: ['48x48'], theme: 'dark' }],
  });
  for (const name of ['v1', 'v2']) assert.equal((await listBy(name, serving(mended))).error, undefined);
});

const answering = (schema) => tool({ outputSchema: { type: 'object', properties: { a: schema } } });

/** Output schemas with a property that no client can compile, each with its mended twin. */
const UNCOMPILED = {
  'a dangling reference': [{ $ref: '#/$defs/No' }, { type: 'string' }],
  'a reference to another document': [{ $ref: 'https://a.example/a.json' }, { type: 'string' }],
  'an unknown type': [{ type: 'text' }, { type: 'string' }],
  'a pattern that JavaScript cannot compile': [
    { type: 'string', pattern: '(?i)x' },
    { type: 'string', pattern: 'x' },
  ],
  'a needless escape, which JavaScript takes without the flag u': [
    { type: 'string', pattern: '\\_|x' },
    { type: 'string', pattern: '_|x' },
  ],
  'a boolean exclusiveMinimum': [{ minimum: 0, exclusiveMinimum: true }, { exclusiveMinimum: 0 }],
};

for (const [title, [bad, good]] of Object.entries(UNCOMPILED)) {
  test(`O2 an output schema with ${title}: v1 lists nothing, v2 refuses the call`, async () => {
    assert.ok((await listBy('v1', serving(answering(bad)))).error);
    await refuses(answering(bad));
    for (const name of ['v1', 'v2']) await accepts(name, answering(good));
  });
}

async function refuses(it) {
  const { tools, client } = await listBy('v2', serving(it));
  assert.equal(tools.length, 1);
  await assert.rejects(client.callTool({ name: it.name, arguments: {} }));
}

async function accepts(name, it) {
  const { tools, client, error } = await listBy(name, serving(it));
  assert.equal(tools?.length, 1, error);
  assert.ok(await client.callTool({ name: it.name, arguments: {} }));
}

test('O3 items that are a list, without $schema: v2 refuses the call', async () => {
  const list = (key) => tool({ outputSchema: { type: 'object', properties: { b: { type: 'array', [key]: [{}] } } } });
  await refuses(list('items'));
  await accepts('v2', list('prefixItems'));
});

test('O4 two output schemas with one $id: the second tool is judged by the first schema', async () => {
  const both = ($id, other) => [
    tool({ name: 'one', outputSchema: { $id, type: 'object', required: ['b'] } }),
    tool({ name: 'two', outputSchema: { $id: other, type: 'object', required: ['a'] } }),
  ];
  for (const name of ['v1', 'v2']) {
    const { client } = await listBy(name, serving(...both('https://a.example/x', 'https://a.example/x')));
    await assert.rejects(client.callTool({ name: 'two', arguments: {} }), /'b'/, name);
    const mended = await listBy(name, serving(...both('https://a.example/x', 'https://a.example/y')));
    assert.ok(await mended.client.callTool({ name: 'two', arguments: {} }), name);
  }
});

test('O5 an output schema of draft-03 or draft-04: v2 refuses the call', async () => {
  const dialect = ($schema) => tool({ outputSchema: { $schema, type: 'object', properties: {} } });
  for (const draft of ['03', '04']) await refuses(dialect(`http://json-schema.org/draft-${draft}/schema#`));
  await accepts('v2', dialect(undefined));
});

test('N6 the SDKs list a tool whatever its name', async () => {
  for (const name of ['a b', '1a', 'x'.repeat(200)])
    for (const client of ['v1', 'v2'])
      assert.equal((await listBy(client, serving(tool({ name })))).tools[0].name, name);
});

/** What a server of the SDK lists for a schema. */
async function served(kind, inputSchema, outputSchema) {
  const server = new (kind === 'v1' ? McpServer : McpServerV2)(INFO);
  server.registerTool('t', { description: 'd', inputSchema, ...(outputSchema && { outputSchema }) }, () => ({
    content: [],
  }));
  const { tools, error } = await listBy('v2', server);
  return error ?? tools[0];
}

test('O1 version 1 stamps draft-07 on output schemas, version 2 names 2020-12', async () => {
  const draft07 = 'http://json-schema.org/draft-07/schema#';
  for (const z of [zod3, zod4]) assert.equal((await served('v1', {}, { a: z.string() })).outputSchema.$schema, draft07);
  assert.match(
    (await served('v2', zod4.object({}), zod4.object({ a: zod4.string() }))).outputSchema.$schema,
    /2020-12/,
  );
});

test('Z1, Z2 what is no plain object has no parameters in version 1', async () => {
  const empty = { type: 'object', properties: {} };
  for (const z of [zod3, zod4]) {
    const choice = z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]);
    assert.deepEqual((await served('v1', choice)).inputSchema, empty);
    assert.deepEqual(
      (
        await served(
          'v1',
          z.object({ a: z.string() }).transform((a) => a),
        )
      ).inputSchema,
      empty,
    );
  }
  assert.deepEqual((await served('v1', zod3.object({ a: zod3.string() }).refine(Boolean))).inputSchema, empty);
  assert.deepEqual((await served('v1', zod4.object({ a: zod4.string() }).refine(Boolean))).inputSchema.required, ['a']);
});

test('I1 version 2 lists a union as a choice at the root', async () => {
  const choice = zod4.union([zod4.object({ a: zod4.string() }), zod4.object({ b: zod4.string() })]);
  assert.equal((await served('v2', choice)).inputSchema.anyOf.length, 2);
});

test('Z3, Z4 types for which zod 4 throws cost the whole list', async () => {
  const types = {
    date: [],
    bigint: [],
    map: [zod4.string(), zod4.string()],
    set: [zod4.string()],
    custom: [],
    undefined: [],
  };
  for (const [name, args] of Object.entries(types))
    assert.match(await served('v1', { a: zod4[name](...args) }), /cannot be represented/, name);
  assert.match(await served('v1', {}, { a: zod4.string().transform((a) => a) }), /cannot be represented/);
  assert.equal((await served('v1', { a: zod3.date() })).inputSchema.properties.a.format, 'date-time');
  assert.equal((await served('v1', { a: zod4.iso.date() })).inputSchema.properties.a.format, 'date');
});

test('Z3 what zod 3 lists of such types, it refuses in each call', async () => {
  const values = { date: '2026-01-31', bigint: 7, map: [['a', 'b']], set: ['a'] };
  const shape = (z) => ({
    date: z.date(),
    bigint: z.bigint(),
    map: z.map(z.string(), z.string()),
    set: z.set(z.string()),
  });
  for (const [name, type] of Object.entries(shape(zod3))) {
    const call = async (schema) => {
      const server = new McpServer(INFO);
      server.registerTool('t', { inputSchema: { a: schema } }, async () => ({ content: [] }));
      const { tools, client } = await listBy('v1', server);
      assert.equal(tools.length, 1);
      return client.callTool({ name: 't', arguments: { a: values[name] } });
    };
    assert.match((await call(type)).content[0].text, /Invalid arguments for tool t/, name);
    assert.equal((await call(zod3.union([type, zod3.any()]))).isError, undefined, name);
  }
});

test('data that is no object: version 1 sends it, and clients refuse it; version 2 wraps it', async () => {
  for (const client of ['v1', 'v2'])
    for (const data of [[1], 'x', null]) {
      const call = async (Server) => {
        const server = new Server(INFO);
        server.registerTool('t', {}, async () => ({ content: [], structuredContent: data }));
        return (await listBy(client, server)).client.callTool({ name: 't', arguments: {} });
      };
      await assert.rejects(call(McpServer), /structuredContent/);
      assert.deepEqual((await call(McpServerV2)).structuredContent, { result: data });
    }
});

test('an answer without content reaches both clients empty', async () => {
  for (const client of ['v1', 'v2']) {
    const server = new McpServer(INFO);
    server.registerTool('t', {}, async () => ({ temperature: 3 }));
    const { client: it } = await listBy(client, server);
    assert.deepEqual((await it.callTool({ name: 't', arguments: {} })).content, []);
  }
});

test('a handler without an input schema is given no arguments', async () => {
  const server = new McpServer(INFO);
  let given;
  server.registerTool('t', {}, async (first) => ((given = first), { content: [] }));
  await (await listBy('v1', server)).client.callTool({ name: 't', arguments: { q: 'x' } });
  assert.equal(given.q, undefined);
  assert.ok(given.signal);
});

test('Z5 an output schema that is no object is not listed', async () => {
  assert.equal((await served('v1', {}, zod4.union([zod4.object({}), zod4.object({})]))).outputSchema, undefined);
});

test('I9 zod 3 refers to a schema that is used twice, zod 4 writes it out', async () => {
  const at = async (z, a = z.string()) => (await served('v1', { a, b: a })).inputSchema.properties.b;
  assert.deepEqual(await at(zod3), { $ref: '#/properties/a' });
  assert.deepEqual(await at(zod4), { type: 'string' });
});

test('I14 zod 4.0 writes lookaround for an e-mail address, 4.6 does not', () => {
  const pattern = (z) => z.toJSONSchema(z.email()).pattern;
  assert.match(pattern(zod40), /\(\?!/);
  assert.doesNotMatch(pattern(zod4), /\(\?[=!]/);
});

test('I5 version 1 lists a tuple as a list of items, version 2 as prefixItems', async () => {
  for (const z of [zod3, zod4])
    assert.equal(
      (await served('v1', { a: z.tuple([z.string(), z.number()]) })).inputSchema.properties.a.items.length,
      2,
    );
  const pairs = (await served('v1', { a: zod3.map(zod3.string(), zod3.string()) })).inputSchema.properties.a;
  assert.equal(pairs.items.items.length, 2);
  const { a } = (await served('v2', zod4.object({ a: zod4.tuple([zod4.string()]) }))).inputSchema.properties;
  assert.equal(a.prefixItems.length, 1);
  const mended = (await served('v1', { a: zod4.array(zod4.string()).length(2) })).inputSchema.properties.a;
  assert.deepEqual(mended, { minItems: 2, maxItems: 2, type: 'array', items: { type: 'string' } });
});

test('I11 a schema that holds itself is listed with a reference', async () => {
  const node = (z) => {
    const it = z.object({ next: z.lazy(() => it).optional() });
    return it;
  };
  for (const z of [zod3, zod4]) assert.match(JSON.stringify(await served('v1', { a: node(z) })), /"\$ref":"#/);
  assert.doesNotMatch(JSON.stringify(await served('v1', { a: zod4.object({ next: zod4.any() }) })), /"\$ref"/);
});

test('I13 zod 3 lists no items for z.array(z.any()), zod 4 does', async () => {
  const at = async (z) => (await served('v1', { a: z.array(z.any()) })).inputSchema.properties.a;
  assert.deepEqual(await at(zod3), { type: 'array' });
  assert.deepEqual(await at(zod4), { type: 'array', items: {} });
});

test('I14 zod 4.6 writes lookaround or \\p{} for host names, durations and emoji', () => {
  for (const it of [zod4.hostname(), zod4.iso.duration(), zod4.emoji()])
    assert.match(zod4.toJSONSchema(it).pattern, /\(\?[=!]|\\p\{/);
});

test('Z6 keywords of zod 4 that Gemini does not know', async () => {
  const at = async (a) => (await served('v1', { a })).inputSchema.properties.a;
  assert.ok((await at(zod4.record(zod4.string(), zod4.number()))).propertyNames);
  assert.equal((await at(zod4.int())).maximum, Number.MAX_SAFE_INTEGER);
  assert.equal((await at(zod4.number().positive())).exclusiveMinimum, 0);
  assert.equal((await at(zod4.literal('x'))).const, 'x');
});

/** What toolint knows of a schema, beside what is listed: `'??'` may be anything, and `'...'` hides more. */
function expectKnown(known, real) {
  if (known === '??') return;
  if (typeof known !== 'object' || known === null) return assert.deepEqual(real, known);
  if (Array.isArray(known)) {
    const isOpen = known.at(-1) === '...';
    if (!isOpen) assert.equal(real.length, known.length);
    return (isOpen ? known.slice(0, -1) : known).forEach((each, index) => expectKnown(each, real[index]));
  }
  const { '...': isOpen, ...entries } = known;
  for (const [key, value] of Object.entries(entries)) expectKnown(value, real?.[key]);
  const isTold = (key) => entries[key] !== '??';
  if (!isOpen) assert.deepEqual(Object.keys(real).filter(isTold).sort(), Object.keys(entries).filter(isTold).sort());
}

const SERVED = JSON.parse(readFileSync(join(import.meta.dirname, '../extract/served.json'), 'utf8'));
const ZODS = { 3: zod3, 4: zod40, 4.6: zod4, '4.6 by SDK 2': zod4 };

async function listedFor(version, key, expression) {
  const z = ZODS[version];
  const a = new Function('z', 'LEAST', 'OTHER', `return ${expression}`)(z, 3, z.number());
  // Its SDK would convert it with the zod that is installed, too.
  if (version === '4') return z.toJSONSchema(z.object({ a }), { io: key.slice(0, -6), target: 'draft-7' });
  const shape = version.endsWith('SDK 2') ? z.object({ a }) : { a };
  const tool = await served(
    version.endsWith('SDK 2') ? 'v2' : 'v1',
    ...(key === 'inputSchema' ? [shape] : [{}, shape]),
  );
  return tool[key] ?? assert.fail(tool);
}

for (const [io, all] of Object.entries(SERVED)) {
  test(`what toolint says of an ${io} schema is what the SDK lists`, async () => {
    for (const [expression, byVersions] of Object.entries(all))
      for (const [versions, known] of Object.entries(byVersions))
        for (const version of versions === 'all' ? Object.keys(ZODS) : versions.split(', ')) {
          const listed = async () => JSON.parse(JSON.stringify(await listedFor(version, `${io}Schema`, expression)));
          if (typeof known === 'string') {
            await assert.rejects(listed, expression);
            continue;
          }
          const { properties, required = [] } = await listed();
          const [[need, property] = ['a?']] = Object.entries(known);
          if (need !== 'a??') assert.equal(required.includes('a'), need === 'a', `${expression} in ${version}`);
          expectKnown(property, properties.a);
        }
  });
}

/** Registrations as text, to be run and to be read. */
const SHAPES = [
  'z.string().min(1).max(9).describe("x")',
  'z.number().int().positive().optional()',
  'z.number().min(1).max(5).default(2)',
  'z.boolean().nullable()',
  'z.enum(["a", "b"]).default("a")',
  'z.array(z.string()).min(1).max(3)',
  'z.array(z.object({ q: z.string(), n: z.number().nonnegative() }))',
  'z.literal("x")',
  'z.union([z.string(), z.number()])',
  'z.union([z.object({ a: z.string() }), z.string()])',
  'z.record(z.string(), z.number())',
  'z.any()',
  'z.unknown().optional()',
  'z.string().email()',
  'z.string().url()',
  'z.string().regex(/^a+$/)',
  'z.object({ a: z.string().optional() }).strict()',
  'z.object({ a: z.string() }).passthrough()',
  'z.tuple([z.string(), z.number()])',
  'z.coerce.number()',
  'z.string().transform((a) => a)',
  'z.string().describe("x").nullable()',
  'z.number().nullable().optional().describe("x")',
  'z.discriminatedUnion("k", [z.object({ k: z.literal("a") }), z.object({ k: z.literal("b"), n: z.number() })])',
];

const HEAD =
  "import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\nimport { z } from 'zod';\nconst server = new McpServer({ name: 'a', version: '1' });\n";

/** Registrations of source code for which toolint says something else than the SDK serves, and how many it knows. */
async function compared(registrations, version, z) {
  const folder = mkdtempSync(join(tmpdir(), 'toolint-served-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: { zod: version } }));
  writeFileSync(join(folder, 'server.js'), HEAD + registrations);
  const said = JSON.parse(
    execFileSync(process.execPath, [CLI, '--print-tools', 'server.js'], { cwd: folder, encoding: 'utf8' }),
  );
  const server = new McpServer(INFO);
  new Function('server', 'z', registrations)(server, z);
  const { tools } = await listBy('v2', server);
  const wrong = [];
  let known = 0;
  for (const real of tools) {
    if (said.unknown.some(({ tool: name }) => name === real.name)) continue;
    known += 1;
    const ours = said.tools.find(({ name }) => name === real.name);
    if (!isDeepStrictEqual(ours, JSON.parse(JSON.stringify(real)))) wrong.push([ours, real]);
  }
  return { wrong, known, unknown: said.unknown };
}

/** Ways to register tools. */
const SOURCES = {
  'a helper that is given shapes': [
    `const tool = (name, paramsSchema, run) => {
      server.registerTool(name, { description: 'd', inputSchema: paramsSchema }, async (args) => ({ content: [{ type: 'text', text: await run(args) }] }));
    };
    tool('list', { all: z.boolean() }, async () => 'x');
    tool('start', { device: z.string() }, async ({ device }) => device);
    tool('stop', { id: z.number().min(1) }, async ({ id }) => String(id));`,
    3,
  ],
};

for (const [version, z] of [
  ['3.25.76', zod3],
  ['4.6.7', zod4],
]) {
  test(`toolint --print-tools says what the SDK serves with zod ${version}`, async () => {
    const calls = SHAPES.map(
      (shape, index) =>
        `server.registerTool('t${index}', { description: 'd', inputSchema: { a: ${shape} } }, () => ({ content: [] }));`,
    );
    const { wrong, known, unknown } = await compared(calls.join('\n'), version, z);
    assert.deepEqual(wrong, []);
    assert.ok(known >= 20, `only ${known} are known: ${JSON.stringify(unknown)}`);
  });

  for (const [title, [source, expected]] of Object.entries(SOURCES)) {
    test(`and with zod ${version} of ${title}`, async () => {
      const { wrong, known } = await compared(source, version, z);
      assert.deepEqual(wrong, []);
      assert.equal(known, expected);
    });
  }
}

test('an error result that breaks the output schema: the client of version 1 throws, that of version 2 does not', async () => {
  const outputSchema = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] };
  const called = async (client, structuredContent) => {
    const server = serving(tool({ outputSchema }));
    server.setRequestHandler(CallToolRequestSchema, () => ({
      content: [{ type: 'text', text: 'no such city' }],
      isError: true,
      ...(structuredContent && { structuredContent }),
    }));
    const { client: it } = await listBy(client, server);
    return it.callTool({ name: 't', arguments: {} }).then(
      ({ isError }) => isError,
      (error) => error.code,
    );
  };
  assert.equal(await called('v1', { error: 'no such city' }), -32602);
  assert.equal(await called('v2', { error: 'no such city' }), true);
  assert.equal(await called('v1', undefined), true);
});

test('an SDK older than 1.23 lists no parameters of zod 4', async () => {
  const parametersWith = async (z) => {
    const server = new McpServer22(INFO);
    server.registerTool('t', { description: 'd', inputSchema: { a: z.string() } }, () => ({ content: [] }));
    const [one, other] = InMemoryTransport22.createLinkedPair();
    await server.connect(one);
    const it = new Client(INFO);
    await it.connect(other);
    const [{ inputSchema }] = (await it.listTools()).tools;
    return Object.keys(inputSchema.properties ?? {});
  };
  assert.deepEqual(await parametersWith(zod4), []);
  assert.deepEqual(await parametersWith(zod3), ['a']);
});
