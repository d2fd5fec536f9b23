/** What is read of TypeBox's calls is the JSON Schema that they make, as far as it is known. */
import { describe, expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';
import { lintDocument } from '../../src/engine/lint-document.js';
import { get } from '../../src/core/tree.js';
import { listed, read, shown, slice } from './helpers.js';
import { said } from './said.js';

const LIST = `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
`;
const TYPE = `import { Type } from '@sinclair/typebox';\n`;
const listing = (schema: string, head = TYPE): string => `${LIST}${head}
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: 'find', description: 'Finds the things of a shop', inputSchema: ${schema} }],
}));`;
const schemaOf = (schema: string, head?: string): unknown =>
  shown(get(listed(read(listing(schema, head)), 'tools')[0], 'inputSchema'));
const property = (expression: string, more = ''): unknown =>
  get2(schemaOf(`Type.Object({ x: ${expression} })`, `${TYPE}${more}`));
const get2 = (schema: unknown): unknown => (schema as { properties: { x: unknown } }).properties.x;

test.each([
  ['Type.String()', { type: 'string' }],
  [`Type.String({ minLength: 1, description: 'Which' })`, { type: 'string', minLength: 1, description: 'Which' }],
  ['Type.Number({ minimum: 1 })', { type: 'number', minimum: 1 }],
  ['Type.Integer()', { type: 'integer' }],
  ['Type.Boolean({ default: true })', { type: 'boolean', default: true }],
  ['Type.Null()', { type: 'null' }],
  ['Type.Any()', {}],
  ['Type.Unknown()', {}],
  [`Type.Unknown({ description: 'Which' })`, { description: 'Which' }],
  [`Type.Literal('a')`, { const: 'a', type: 'string' }],
  ['Type.Array(Type.Integer(), { minItems: 1 })', { type: 'array', items: { type: 'integer' }, minItems: 1 }],
  [
    `Type.Union([Type.Literal('a'), Type.Null()], { description: 'Which' })`,
    { anyOf: [{ const: 'a', type: 'string' }, { type: 'null' }], description: 'Which' },
  ],
  [`Type.Unsafe({ type: 'string', enum: ['a', 'b'] })`, { type: 'string', enum: ['a', 'b'] }],
  ['Type.Readonly(Type.String())', { type: 'string' }],
  [
    'Type.Object({ a: Type.Optional(Type.String()) }, { additionalProperties: false })',
    { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false },
  ],
])('%s', (expression, expected) => {
  expect(property(expression)).toStrictEqual(expected);
});

test.each([
  ['a function that is not named here', 'Type.Partial(Type.Object({ a: Type.String() }))', '??'],
  ['a spread', 'Type.String(...options)', '??'],
  ['what is no schema', 'Type.Optional(their)', '??'],
  ['a computed name', 'Type[kind]()', '??'],
  ['options of another file', 'Type.String(OPTIONS)', { type: 'string', '...': true }],
  ['options that are spread', `Type.String({ ...OPTIONS, title: 'X' })`, { type: 'string', title: 'X', '...': true }],
  ['properties of another file', 'Type.Object(SHAPE)', expect.objectContaining({ properties: '??', '...': true })],
  ['a list of another file', 'Type.Union(KINDS)', { '...': true }],
  ['a literal of another file', 'Type.Literal(KIND)', { '...': true }],
  ['items that are no schema', 'Type.Array(their)', { type: 'array', items: '??' }],
])('unknown: %s', (_, expression, expected) => {
  expect(property(expression, `import { OPTIONS, SHAPE, KINDS, KIND, their } from './mine.js';`)).toStrictEqual(
    expected,
  );
});

test('what may be left out is not required, also by name', () => {
  const shape = `{ a: Type.String(), b: Type.Optional(Type.String()), c, d: Type.Readonly(Type.Optional(Type.Null())) }`;
  const more = `${TYPE}const c = Type.Optional(Type.Number());`;
  expect(schemaOf(`Type.Object(${shape})`, more)).toMatchObject({ required: ['a'] });
  expect(schemaOf(`Type.Object({ c })`, more)).toEqual({ type: 'object', properties: { c: { type: 'number' } } });
  expect(schemaOf(`Type.Object({ a: Type.String(), b: their(c) })`, more)).toMatchObject({ required: ['a', '...'] });
});

test.each([
  `import Type from 'typebox';`,
  `import * as Type from 'typebox';`,
  `import { Type } from 'npm:typebox@1';`,
  `const { Type } = require('@sinclair/typebox');`,
  `import { Type } from '@fastify/type-provider-typebox';`,
  `import { Type } from '@mariozechner/pi-ai';`,
])('%s', (head) => {
  expect(schemaOf('Type.Object({ x: Type.String() })', head)).toEqual({
    type: 'object',
    properties: { x: { type: 'string' } },
    required: ['x'],
  });
});

test.each([
  `import { Type } from '@angular/core';`,
  `import { Value as Type } from '@sinclair/typebox';`,
  `import { Type } from '@sinclair/typebox/compiler';`,
  `const Type = make();`,
])('of something else: %s', (head) => {
  expect(schemaOf('Type.Object({ x: Type.String() })', head)).toBe('??');
});

describe('what it is given to', () => {
  const OBJECT = `Type.Object({ x: Type.String({ description: 'Which of the things' }) })`;

  test('a JSON Schema where one is asked for, alone or in one that is written out', () => {
    expect(said(listing(OBJECT))).toEqual([]);
    const mixed = `{ type: 'object', properties: { x: Type.Optional(Type.String({ description: 'Which one' })) } }`;
    expect(said(listing(mixed))).toEqual([]);
  });

  test('nothing is known of what else takes it', () => {
    const server = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\n${TYPE}const server = new McpServer({});\n`;
    const config = (schema: string): string =>
      `${server}server.registerTool('find', { description: 'Finds things', inputSchema: ${schema} }, f);`;
    expect(said(config(OBJECT))).toEqual([]);
    expect(said(config(`{ x: Type.String({ description: 'Which of the things' }) }`))).toEqual([]);
  });

  test('an action that only has such a schema is no tool', () => {
    const text = `${TYPE}export const open = { name: 'open', description: 'Opens it', inputSchema: ${OBJECT} };`;
    expect(listed(read(text), 'tools')).toEqual([]);
  });
});

test('what is wrong in it stands where it is written', () => {
  const text = listing(`Type.Object({
    city: Type.String(),
    days: Type.Optional(Type.Integer({ description: 'How many', default: '3' })),
    hours: Type.Number({ description: 'How long', minimum: 9, maximum: 1 }),
    unit: Type.Union([Type.String({ desciption: 'Which unit' })], { description: 'Which one' }),
  })`);
  const settings = new Map(
    rules
      .filter((rule) => rule.in !== 'strict')
      .map((rule) => [rule.id, { rule, severity: rule.severity, options: { ...rule.options?.defaults } }]),
  );
  const lines = text.split('\n');
  const { findings } = lintDocument(read(text), formats, { named: false, servers: [] }, settings).result;
  expect(findings.map(({ rule, line, column }) => [rule, lines[line - 1]!.slice(column - 1)])).toEqual([
    ['common/contradictory-bounds', '9, maximum: 1 }),'],
    ['common/default-type', `'3' })),`],
    ['common/parameter-description', 'city: Type.String(),'],
    ['common/unknown-schema-keyword', `desciption: 'Which unit' })], { description: 'Which one' }),`],
  ]);
});

test('an extension of pi and a plugin of OpenClaw', () => {
  const tool = `{ name: 'find', label: 'Find', description: 'Finds', parameters: Type.Object({ q: Type.String() }), async execute() {} }`;
  const heads = [
    `import type { ExtensionAPI } from '@mariozechner/pi-coding-agent';`,
    `import type { ExtensionAPI } from '@earendil-works/pi-coding-agent';`,
    `import type { OpenClawPluginApi } from 'openclaw/plugin-sdk';`,
    `import { definePluginEntry } from 'openclaw/plugin-sdk/plugin-entry';`,
  ];
  for (const head of heads) {
    const text = `${TYPE}${head}\nexport default function (api) { api.registerTool(${tool}); }`;
    const [found, ...others] = listed(read(text), 'functions');
    expect(others).toEqual([]);
    expect(shown(get(found, 'inputSchema', 'properties'))).toEqual({ q: { type: 'string' } });
    expect(slice(text, found!)).toBe(tool);
    expect(said(text)).toEqual(['common/parameter-description']);
  }
});

test.each([
  `import { registry } from './registry.js';\nregistry.registerTool({ name: 'a', description: 'D', parameters: Type.Object({}) });`,
  `import type { ExtensionAPI } from '@mariozechner/pi-coding-agent';\npi.registerTool({ ...base, name: 'edit' });`,
  `import type { ExtensionAPI } from '@mariozechner/pi-coding-agent';\npi.registerTool(tool);`,
])('no tool that is known: %s', (text) => {
  expect(listed(read(`${TYPE}${text}`), 'functions')).toEqual([]);
});
