/**
 * The pack `clients`, each row of its data that has a rule: a failing example with its finding, and its mended twin, silent.
 * What the SDKs do is shown by the SDKs themselves in __tests__/sdk-serves.
 */
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { formats, rules } from '../../../rules/index.js';
import type { Row } from '../../../rules/clients/lib/rows.js';
import type { Packages } from '../../../src/core/code.js';
import type { Finding } from '../../../src/core/finding.js';
import { CLIENTS } from '../../../src/core/pack.js';
import type { ClientId } from '../../../src/core/rule.js';
import { applyFixes } from '../../../src/engine/fix.js';
import { lintDocument } from '../../../src/engine/lint-document.js';
import { parse } from '../../../src/parse/parse.js';
import { said } from '../../support/said.js';

const { rows: ROWS } = JSON.parse(readFileSync('rules/clients/clients.json', 'utf8')) as { rows: readonly Row[] };

interface Given {
  readonly clients?: readonly ClientId[];
  readonly packages?: Packages;
}

async function findings(path: string, text: string, id: string, given: Given = {}): Promise<readonly Finding[]> {
  const rule = rules.find((each) => each.id === id)!;
  const settings = new Map([[id, { rule, severity: rule.severity, options: { ...rule.options?.defaults } }]]);
  const document = await parse(path, text);
  const hints = { named: false, servers: [], clients: given.clients, packages: () => given.packages ?? {} };
  const { result } = lintDocument(document, formats, hints, settings);
  expect(result.failures).toEqual([]);
  return result.findings;
}

const input = (more: object) => ({ inputSchema: { type: 'object', properties: { a: { type: 'string' } }, ...more } });
const output = (more: object) => ({ ...input({}), outputSchema: { type: 'object', properties: {}, ...more } });
const property = (schema: object, more: object = {}) => input({ properties: { a: schema }, ...more });
const NODE = { Node: { type: 'object', properties: { next: { $ref: '#/$defs/Node' } } } };
const DRAFT_07 = 'http://json-schema.org/draft-07/schema#';

test.each([
  ['password', 1],
  ['apiKey', 1],
  ['github_access_token', 1],
  ['maxTokens', 0],
  ['page_token', 0],
  ['key', 0],
  ['secretary', 0],
  ['region', 0],
])('a header for the parameter `%s`', async (name, count) => {
  const schema = input({ properties: { [name]: { type: 'string', 'x-mcp-header': 'X-A' } } });
  const text = JSON.stringify({ tools: [{ name: 'get', ...schema }] });
  const found = await findings('a.json', text, 'clients/x-mcp-header');
  expect(found.map(({ severity }) => severity)).toEqual(count ? ['warning'] : []);
});

/** Rule, what is wrong, where, what is right; the clients that have to be named for it. */
const ROWS_IN_DATA: readonly (readonly [string, string, object, string, object, (readonly ClientId[])?])[] = [
  ['N1', 'mcp/name-format', { name: 'a b', ...input({}) }, '/tools/0/name', { name: 'a_b', ...input({}) }],
  ['N5', 'mcp/name-format', { name: '1a', ...input({}) }, '/tools/0/name', { name: 'a1', ...input({}) }, ['gemini']],
  ['N7', 'clients/prefixed-name', { name: 'a'.repeat(60), ...input({}) }, '/tools/0/name', input({})],
  ['L8', 'clients/list-refused', output({ type: undefined, description: 'x' }), '/tools/0/outputSchema', output({})],
  ['O1', 'clients/output-schema-dialect', output({ $schema: DRAFT_07 }), '/tools/0/outputSchema/$schema', output({})],
  [
    'O2',
    'clients/output-schema-compiles',
    output({ properties: { a: { $ref: '#/$defs/No' } } }),
    '/tools/0/outputSchema/properties/a/$ref',
    output({ properties: { a: { $ref: '#/$defs/A' } }, $defs: { A: {} } }),
  ],
  [
    'O2 a pattern of another language',
    'clients/output-schema-compiles',
    output({ properties: { a: { type: 'string', pattern: '(?i)x' } } }),
    '/tools/0/outputSchema/properties/a/pattern',
    output({ properties: { a: { type: 'string', pattern: '(?i:x)' } } }),
  ],
  [
    'O2 a needless escape',
    'clients/output-schema-compiles',
    output({ properties: { a: { type: 'string', pattern: 'a\\_b' } } }),
    '/tools/0/outputSchema/properties/a/pattern',
    output({ properties: { a: { type: 'string', pattern: '[\\w\\-]_b' } } }),
  ],
  [
    'O3',
    'clients/output-schema-compiles',
    output({ properties: { a: { type: 'array', items: [{}] } } }),
    '/tools/0/outputSchema/properties/a/items',
    output({ properties: { a: { type: 'array', prefixItems: [{}] } } }),
  ],
  [
    'I1',
    'clients/root-combinator',
    input({ anyOf: [{ required: ['a'] }] }),
    '/tools/0/inputSchema/anyOf',
    property({ anyOf: [{ type: 'string' }] }),
  ],
  [
    'I2',
    'clients/root-combinator',
    input({ enum: [{}] }),
    '/tools/0/inputSchema/enum',
    input({ $schema: DRAFT_07 }),
    ['openai'],
  ],
  [
    'I2 const',
    'clients/root-combinator',
    input({ const: {} }),
    '/tools/0/inputSchema/const',
    property({ type: 'string', const: 'x' }),
    ['openai'],
  ],
  [
    'I3',
    'clients/property-name',
    input({ properties: { 'a[b]': {} } }),
    '/tools/0/inputSchema/properties/a[b]',
    input({ properties: { 'a.b-c_d': {} } }),
  ],
  [
    'I5',
    'clients/draft-2020-12',
    property({ type: 'array', items: [{}] }),
    '/tools/0/inputSchema/properties/a/items',
    property({ type: 'array', items: {} }),
  ],
  [
    'I6',
    'clients/draft-2020-12',
    property(
      { type: 'number', minimum: 0, exclusiveMinimum: true },
      { $schema: 'http://json-schema.org/draft-04/schema#' },
    ),
    '/tools/0/inputSchema/properties/a/exclusiveMinimum',
    property({ type: 'number', exclusiveMinimum: 0 }, { $schema: DRAFT_07 }),
  ],
  [
    'I7',
    'clients/ref-target',
    property({ $ref: '#/$defs/No' }),
    '/tools/0/inputSchema/properties/a/$ref',
    property({ $ref: '#/$defs/A' }, { $defs: { A: {} } }),
  ],
  [
    'I9',
    'clients/ref-target',
    input({ properties: { a: {}, b: { $ref: '#/properties/a' } } }),
    '/tools/0/inputSchema/properties/b/$ref',
    property({ $ref: '#/$defs/A' }, { $defs: { A: {} } }),
  ],
  [
    'I10',
    'clients/ref-target',
    property({ $ref: '#/$defs/A', minLength: 1 }, { $defs: { A: {} } }),
    '/tools/0/inputSchema/properties/a/minLength',
    property({ $ref: '#/$defs/A', description: 'x' }, { $defs: { A: {} } }),
    ['gemini'],
  ],
  [
    'I11',
    'clients/recursive-ref',
    property({ $ref: '#/$defs/Node' }, { $defs: NODE }),
    '/tools/0/inputSchema/$defs/Node/properties/next/$ref',
    property({ $ref: '#/$defs/A' }, { $defs: { A: {} } }),
  ],
  [
    'I12',
    'clients/root-properties',
    { inputSchema: { type: 'object' } },
    '/tools/0/inputSchema',
    { inputSchema: { type: 'object', properties: {} } },
  ],
  [
    'I13',
    'common/array-without-items',
    property({ type: 'array' }),
    '/tools/0/inputSchema/properties/a',
    property({ type: 'array', items: {} }),
  ],
  [
    'I14',
    'clients/pattern',
    property({ type: 'string', pattern: '^(?=a)' }),
    '/tools/0/inputSchema/properties/a/pattern',
    property({ type: 'string', pattern: '^(?:a)\\\\(\\?' }),
  ],
  [
    'I14 p',
    'clients/pattern',
    property({ type: 'string', pattern: '\\p{L}' }),
    '/tools/0/inputSchema/properties/a/pattern',
    property({ type: 'string', pattern: '\\\\p{2}' }),
  ],
  [
    'I15',
    'clients/gemini-schema',
    property({ type: 'string', const: 'x' }),
    '/tools/0/inputSchema/properties/a/const',
    input({}),
  ],
  [
    'I16',
    'clients/gemini-schema',
    property({ type: 'integer', enum: [1] }),
    '/tools/0/inputSchema/properties/a/enum/0',
    property({ type: 'string', enum: ['1'] }),
  ],
  [
    'I17',
    'clients/gemini-schema',
    property({ type: 'string', enum: [''] }),
    '/tools/0/inputSchema/properties/a/enum/0',
    property({ type: 'string', enum: ['x'] }),
  ],
  [
    'I18',
    'clients/gemini-schema',
    property({ type: 'object' }),
    '/tools/0/inputSchema/properties/a/type',
    property({ type: 'object', properties: { b: { type: 'string' } } }),
  ],
  ['I19', 'clients/gemini-schema', property({ description: 'x' }), '/tools/0/inputSchema/properties/a', input({})],
  [
    'I27',
    'clients/x-mcp-header',
    property({ type: 'string', 'x-mcp-header': 'a b' }),
    '/tools/0/inputSchema/properties/a/x-mcp-header',
    property({ type: 'string', 'x-mcp-header': 'a-b' }),
  ],
  [
    'D1',
    'clients/description-limit',
    { description: 'x'.repeat(2049), ...input({}) },
    '/tools/0/description',
    { description: 'x'.repeat(2048), ...input({}) },
  ],
];

/** In source code definitions may be put beside the schema before it is served. */
const ADDED_LATER: ReadonlySet<string> = new Set(['I7']);

describe('rows of the data', () => {
  test.each(ROWS_IN_DATA)('%s: %s', async (...[row, id, bad, pointer, good, clients]) => {
    const listed = (more: object): string =>
      JSON.stringify({ tools: [{ name: 'get', description: 'Gets it.', ...more }] });
    expect((await findings('a.json', listed(bad), id, { clients })).map((each) => each.pointer)).toEqual([pointer]);
    expect(await findings('a.json', listed(good), id, { clients })).toEqual([]);
    // A literal in source code says the same.
    const source = (more: object): string =>
      `import { Tool } from '@modelcontextprotocol/sdk/types.js';\nexport const tools: Tool[] = ${JSON.stringify((JSON.parse(listed(more)) as { tools: unknown }).tools)};`;
    const inSource = await findings('a.ts', source(bad), id, { clients });
    expect(inSource).toHaveLength(ADDED_LATER.has(row) ? 0 : 1);
    expect(await findings('a.ts', source(good), id, { clients })).toEqual([]);
  });

  test('O4: two output schemas with one $id', async () => {
    const tools = (...ids: string[]) =>
      JSON.stringify({ tools: ids.map(($id, at) => ({ name: `t${at}`, ...output({ $id }) })) });
    expect(await findings('a.json', tools('x:a', 'x:a'), 'clients/duplicate-schema-id')).toHaveLength(1);
    expect(await findings('a.json', tools('x:a', 'x:b'), 'clients/duplicate-schema-id')).toEqual([]);
  });

  test('T1: more tools than clients take', async () => {
    const tools = (count: number) =>
      JSON.stringify({ tools: Array.from({ length: count }, (_, at) => ({ name: `t${at}`, ...input({}) })) });
    expect(await findings('a.json', tools(129), 'clients/tool-count')).toHaveLength(1);
    expect(await findings('a.json', tools(128), 'clients/tool-count')).toEqual([]);
  });

  test('every rule that the data names exists, and every rule of the pack rests on a row', () => {
    const ids = rules.map(({ id }) => id);
    expect(ROWS.filter(({ rule }) => rule !== null && !ids.includes(rule as never))).toEqual([]);
    const named = new Set(ROWS.map(({ rule }) => rule));
    expect(ids.filter((id) => id.startsWith('clients/') && !named.has(id))).toEqual([]);
    expect(ROWS.filter(({ client }) => client !== null && !CLIENTS.some((each) => each === client))).toEqual([]);
  });
});

describe('what counts', () => {
  test('only the clients that are named, and the SDKs always', async () => {
    const text = JSON.stringify({ tools: [{ name: 'get', ...input({ anyOf: [{}] }) }] });
    expect(await findings('a.json', text, 'clients/root-combinator', { clients: ['zed'] })).toEqual([]);
    const [found] = await findings('a.json', text, 'clients/root-combinator', { clients: ['openai'] });
    expect(said(found)).toContain('OpenAI');
    expect(said(found)).not.toContain('Claude');
    const broken = JSON.stringify({ tools: [{ name: 'get', ...output({ type: 'array' }) }] });
    expect(await findings('a.json', broken, 'clients/list-refused', { clients: ['zed'] })).toHaveLength(1);
  });

  test('of what code defines, only where something in the project speaks MCP', async () => {
    const tool = `export const tools = [{ name: 'get', description: 'Gets it.', inputSchema: { type: 'object', properties: {} }, outputSchema: { type: 'array', items: {} } }];\n`;
    const found = async (before: string): Promise<number> =>
      (await findings('a.ts', before + tool, 'clients/list-refused')).length;
    expect(await found("import OpenAI from 'openai';\n")).toBe(0);
    expect(await found('')).toBe(0);
    expect(await found("import type { Tool } from '@modelcontextprotocol/sdk/types.js';\n")).toBe(1);
  });
});

const server = (fields: string, { sdk = 'sdk/server/mcp.js', zod = 'zod', before = '' } = {}): string =>
  `import { McpServer } from '@modelcontextprotocol/${sdk}';\nimport { z } from '${zod}';\nconst server = new McpServer({ name: 'a', version: '1' });\n${before}server.registerTool('get', { description: 'Gets it.', ${fields} }, async () => ({ content: [] }));\n`;

const ZOD3 = { packages: { zod: '3.25.76' } };
const ZOD46 = { packages: { zod: '4.6.7' } };

describe('references in loops', () => {
  const loops: [title: string, $defs: object, told: string[]][] = [
    [
      'through another definition',
      { A: { properties: { b: { $ref: '#/$defs/B' } } }, B: { items: { $ref: '#/$defs/A' } } },
      ['A/properties/b', 'B/items'],
    ],
    [
      'into a part of what is around it',
      { A: { properties: { b: { properties: { c: { $ref: '#/$defs/A/properties/b' } } } } } },
      ['A/properties/b/properties/c'],
    ],
    [
      'from one loop into another, and out of it',
      {
        A: { properties: { a: { $ref: '#/$defs/A' }, b: { $ref: '#/$defs/B' } } },
        B: { properties: { b: { $ref: '#/$defs/B' }, c: { $ref: '#/$defs/C' } } },
        C: { properties: { d: { $ref: '#/$defs/D' } } },
        D: {},
      },
      ['A/properties/a', 'B/properties/b'],
    ],
    ['to itself', { A: { $ref: '#/$defs/A' } }, ['A']],
    ['around all', { A: { properties: { all: { $ref: '#' } } } }, ['A/properties/all']],
    ['twice to one that leads nowhere', { A: { anyOf: [{ $ref: '#/$defs/B' }, { $ref: '#/$defs/B' }] }, B: {} }, []],
  ];

  test.each(loops)('%s', async (_, $defs, told) => {
    const manifest = { tools: [{ name: 'a', ...property({ $ref: '#/$defs/A' }, { $defs }) }] };
    const found = await findings('tools.json', JSON.stringify(manifest), 'clients/recursive-ref');
    // A reference to all is one from a part of it, so the one that leads there is in the loop as well.
    const inside = found.map(({ pointer }) => pointer).filter((each) => each.includes('/$defs/'));
    expect(inside).toEqual(told.map((each) => `/tools/0/inputSchema/$defs/${each}/$ref`));
    expect(found.length - inside.length).toBe(told.includes('A/properties/all') ? 1 : 0);
  });
});

describe('source code', () => {
  const UNION = 'z.union([z.object({ a: z.string() }), z.object({ b: z.string() })])';
  const TWICE = { before: 'const City = z.string();\n' };

  test.each<[string, string, string, Given, number]>([
    ['Z1: a union, whatever the version of zod', 'clients/zod-lost-parameters', server(`inputSchema: ${UNION}`), {}, 1],
    [
      'Z1 in version 2 of the SDK is a choice at the root',
      'clients/root-combinator',
      server(`inputSchema: ${UNION}`, { sdk: 'server' }),
      ZOD46,
      1,
    ],
    [
      'Z1 is nothing lost in version 2',
      'clients/zod-lost-parameters',
      server(`inputSchema: ${UNION}`, { sdk: 'server' }),
      ZOD46,
      0,
    ],
    [
      'Z2: a refined object with zod 3',
      'clients/zod-lost-parameters',
      server('inputSchema: z.object({ a: z.string() }).refine(Boolean)'),
      ZOD3,
      1,
    ],
    [
      'Z2: with zod 4 it is fine',
      'clients/zod-lost-parameters',
      server('inputSchema: z.object({ a: z.string() }).refine(Boolean)'),
      ZOD46,
      0,
    ],
    [
      'Z2: with a version that is not known',
      'clients/zod-lost-parameters',
      server('inputSchema: z.object({ a: z.string() }).refine(Boolean)'),
      {},
      0,
    ],
    ['Z3: a date with zod 4', 'clients/zod-unrepresentable', server('inputSchema: { a: z.date() }'), ZOD46, 1],
    [
      'Z3: a date with zod 4 by its import',
      'clients/zod-unrepresentable',
      server('inputSchema: { a: z.date() }', { zod: 'zod/v4' }),
      {},
      1,
    ],
    ['Z3: a date with zod 3', 'clients/zod-unrepresentable', server('inputSchema: { a: z.date() }'), ZOD3, 1],
    [
      'Z3: a date that is made of text',
      'clients/zod-unrepresentable',
      server('inputSchema: { a: z.coerce.date() }'),
      ZOD3,
      0,
    ],
    [
      'Z3: a date or a text',
      'clients/zod-unrepresentable',
      server('inputSchema: { a: z.union([z.string(), z.date()]) }'),
      ZOD3,
      0,
    ],
    [
      'Z3: a date with a way out',
      'clients/zod-unrepresentable',
      server('inputSchema: { a: z.date().catch(now) }'),
      ZOD3,
      0,
    ],
    [
      'Z3: a date in an answer with zod 3',
      'clients/zod-unrepresentable',
      server('outputSchema: { a: z.date() }'),
      ZOD3,
      0,
    ],
    ['Z3: the text of a date', 'clients/zod-unrepresentable', server('inputSchema: { a: z.iso.date() }'), ZOD46, 0],
    [
      'Z4: a transform in an output schema',
      'clients/zod-unrepresentable',
      server('outputSchema: { a: z.string().transform(Number) }'),
      ZOD46,
      1,
    ],
    [
      'Z4: a transform in an input schema',
      'clients/zod-unrepresentable',
      server('inputSchema: { a: z.string().transform(Number) }'),
      ZOD46,
      0,
    ],
    [
      'Z5: an output schema that is no object',
      'clients/zod-lost-parameters',
      server(`outputSchema: ${UNION}`),
      ZOD46,
      1,
    ],
    [
      'O1: an output schema of version 1',
      'clients/output-schema-dialect',
      server('outputSchema: { a: z.string() }'),
      {},
      1,
    ],
    [
      'O1: a widget that only ChatGPT shows',
      'clients/output-schema-dialect',
      server("_meta: { 'openai/outputTemplate': 'ui://widget/a.html' }, outputSchema: { a: z.string() }"),
      {},
      0,
    ],
    [
      'O1: an output schema of version 2',
      'clients/output-schema-dialect',
      server('outputSchema: z.object({ a: z.string() })', { sdk: 'server' }),
      ZOD46,
      0,
    ],
    [
      'I5: a tuple under version 1',
      'clients/draft-2020-12',
      server('inputSchema: { a: z.tuple([z.string(), z.number()]) }'),
      {},
      1,
    ],
    [
      'I5: a tuple in a shape, under a version of the SDK that reads zod 3 alone',
      'clients/draft-2020-12',
      server('inputSchema: { a: z.tuple([z.string(), z.number()]) }'),
      { packages: { ...ZOD3.packages, '@modelcontextprotocol/sdk': '1.6.0' } },
      1,
    ],
    [
      'Z2: what versions before 1.23 make of it is not known',
      'clients/zod-lost-parameters',
      server('inputSchema: z.object({ a: z.string() }).refine(Boolean)'),
      { packages: { ...ZOD3.packages, '@modelcontextprotocol/sdk': '1.22.0' } },
      0,
    ],
    [
      'Z3: a version of the SDK that cannot read zod 4',
      'clients/zod-unrepresentable',
      server('inputSchema: { a: z.date() }'),
      { packages: { ...ZOD46.packages, '@modelcontextprotocol/sdk': '1.20.2' } },
      0,
    ],
    [
      'I5: a tuple under version 2',
      'clients/draft-2020-12',
      server('inputSchema: z.object({ a: z.tuple([z.string()]) })', { sdk: 'server' }),
      ZOD46,
      0,
    ],
    [
      'I9: a constant that is used twice, with zod 3',
      'clients/ref-target',
      server('inputSchema: { a: City, b: City.optional() }', TWICE),
      ZOD3,
      1,
    ],
    ['I9: with zod 4', 'clients/ref-target', server('inputSchema: { a: City, b: City.optional() }', TWICE), ZOD46, 0],
    [
      'I9: two schemas of one function',
      'clients/ref-target',
      server('inputSchema: { a: city(), b: city() }', { before: 'const city = () => z.string();\n' }),
      ZOD3,
      0,
    ],
    [
      'I14: an e-mail address with zod 4.1',
      'clients/pattern',
      server('inputSchema: { a: z.string().email() }'),
      { packages: { zod: '4.1.0' } },
      1,
    ],
    ['I14: with zod 4.6', 'clients/pattern', server('inputSchema: { a: z.string().email() }'), ZOD46, 0],
    ['I14: emoji of zod 3', 'clients/pattern', server('inputSchema: { a: z.string().emoji() }'), ZOD3, 1],
    [
      'I14: with some version 4',
      'clients/pattern',
      server('inputSchema: { a: z.email() }'),
      { packages: { zod: '4' } },
      0,
    ],
    ['I3: a key of a shape', 'clients/property-name', server("inputSchema: { 'a b': z.string() }"), {}, 1],
    [
      'a shape of which a part is not known',
      'clients/zod-unrepresentable',
      server('inputSchema: { ...rest, a: z.date() }'),
      {},
      1,
    ],
  ])('%s', async (_title, id, text, given, count) => {
    expect(await findings('a.ts', text, id, given)).toHaveLength(count);
  });

  test.each([
    [ZOD46, /cannot convert `z.set\(\)` to JSON Schema, so `tools\/list` fails and/],
    [
      ZOD3,
      /^No JSON value passes `z.set\(\)`, so the SDK refuses every call that sends this argument. Use `z.array\(…\)`.$/,
    ],
    [{}, /^`z.set\(\)` has no JSON Schema, so `tools\/list` fails \(zod 4\) or calls that send it fail \(zod 3\)\./],
  ])('Z3: what happens in each version of zod', async (given, message) => {
    const text = server('inputSchema: { a: z.set(z.string()).describe("All of them.") }');
    const found = await findings('a.ts', text, 'clients/zod-unrepresentable', given);
    expect(found.map(said)).toEqual([expect.stringMatching(message)]);
  });

  test('two tools of one helper: only the one that has it', async () => {
    const helper =
      "const add = (name, inputSchema) => server.registerTool(name, { description: 'd', inputSchema }, async () => ({ content: [] }));\n";
    const text = server('') + helper + "add('when', { a: z.date() });\nadd('what', { a: z.string() });\n";
    const found = await findings('a.ts', text, 'clients/zod-unrepresentable', ZOD46);
    expect(found.map(({ tool }) => tool)).toEqual(['when']);
  });

  test('references of one schema are one finding, which counts them', async () => {
    const $ref = '#/properties/a';
    const text = JSON.stringify({
      tools: [{ name: 'get', ...input({ properties: { a: {}, b: { $ref }, c: { $ref } } }) }],
    });
    const [found, ...more] = await findings('a.json', text, 'clients/ref-target');
    expect(more).toEqual([]);
    expect(found).toMatchObject({ pointer: '/tools/0/inputSchema/properties/b/$ref' });
    expect(said(found)).toContain(
      'Move its target to `$defs`, or replace the `$ref` with a copy of its target, and do the same for 1 other `$ref` of this schema',
    );
  });

  test.each([
    ['{ a: City, b: City.optional() }', 'zod 3 turns `b` into a `$ref` to `a`'],
    ['{ a: z.object({ c: City }), b: z.array(z.object({ c: City })) }', 'zod 3 turns `b.c` into a `$ref` to `a.c`'],
    ['{ a: City, b: z.array(City) }', 'zod 3 turns a part of `b` into a `$ref` to `a`'],
    ['{ properties: City, b: City, c: City }', 'zod 3 turns `b` into a `$ref` to `properties`'],
    ['{ a: z.union([City.optional(), z.object({ b: z.string() })]), c: City }', 'zod 3 turns `c` into a `$ref` to `a`'],
  ])('what zod 3 makes of a schema that is used twice names both uses: %s', async (shape, says) => {
    const [found, ...more] = await findings('a.ts', server(`inputSchema: ${shape}`, TWICE), 'clients/ref-target', ZOD3);
    expect(more).toEqual([]);
    expect(said(found)).toContain(`${says}, so`);
    expect(found!.related?.map(({ note }) => note)).toContain('The first use.');
  });

  test.each([
    ['[z.number(), z.number().min(0)]', 'Write `z.array(z.number()).length(2)`, whose TypeScript type is `number[]`.'],
    [
      '[z.string(), z.number()]',
      'Write `z.array(…).length(2)` with one schema for all items, or an object that names each.',
    ],
  ])('what to write for the tuple %s', async (items, help) => {
    const text = server(`inputSchema: { a: z.tuple(${items}) }`);
    const [found] = await findings('a.ts', text, 'clients/draft-2020-12', ZOD3);
    expect(found).toMatchObject({ help });
  });

  test('the second use is what is marked, and the first is noted', async () => {
    const text = server('inputSchema: { a: City.optional(), b: City.optional() }', TWICE);
    const [found] = await findings('a.ts', text, 'clients/ref-target', ZOD3);
    expect(text.slice(found!.start)).toMatch(/^City\.optional\(\) \}/);
    expect(found!.related).toEqual([expect.objectContaining({ note: 'The first use.' })]);
  });

  test('a finding in what the SDK makes names its tool', async () => {
    const [found] = await findings(
      'a.ts',
      server('inputSchema: { a: z.date() }'),
      'clients/zod-unrepresentable',
      ZOD46,
    );
    expect(found).toMatchObject({ tool: 'get', pointer: '/tools/0/inputSchema/properties/a' });
  });
});

describe('fixes', () => {
  const fixed = async (path: string, text: string, id: string) => {
    const found = await findings(path, text, id, ZOD46);
    const step = applyFixes(text, found, 'all');
    return step.applied.length > 0 ? step.text : undefined;
  };

  test.each([
    ['z.tuple([z.number(), z.number()])', 'z.array(z.number()).length(2)'],
    ['z.array(z.tuple([z.int(), z.int(), z.int()]))', 'z.array(z.array(z.int()).length(3))'],
    ['z.tuple([z.number(), z.string()])', undefined],
    ['z.tuple([z.number(), z.number()], z.string())', undefined],
    ['z.tuple([z.number(), z.number()]).describe("x")', undefined],
    ['z.tuple([A, A])', undefined],
  ])('%s', async (schema, expected) => {
    const text = (it: string) => server(`inputSchema: { a: ${it} }`, { before: 'const A = z.number();\n' });
    const rewritten = await fixed('a.ts', text(schema), 'clients/draft-2020-12');
    expect(rewritten).toBe(expected && text(expected));
  });

  test('`$schema` of an output schema in JSON', async () => {
    const list = (more: object) => JSON.stringify({ tools: [{ name: 'get', ...output(more) }] });
    const id = 'clients/output-schema-dialect';
    expect(JSON.parse((await fixed('a.json', list({ $schema: DRAFT_07 }), id))!)).toEqual(JSON.parse(list({})));
    // Without it, `definitions` are looked for nowhere.
    expect(await fixed('a.json', list({ $schema: DRAFT_07, definitions: {} }), id)).toBeUndefined();
  });
});
