import { describe, expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/zod-expected.js';
import arrayWithoutItems from '../../../rules/common/array-without-items.js';
import defaultType from '../../../rules/common/default-type.js';
import hiddenText from '../../../rules/common/hidden-text.js';
import inputSchemaObject from '../../../rules/mcp/input-schema-object.js';
import { findingsIn, foundIn, V1, V2 } from './source.js';
import { said } from '../../support/said.js';

const register = (schema: string): string =>
  `server.registerTool('get', { description: 'Gets.', inputSchema: ${schema} }, get);`;
const JSON_SCHEMA = `{ type: 'object', properties: { city: { type: 'string' } } }`;

test.each([
  ['a shape', V1 + register('{ city: z.string() }')],
  ['a schema', V1 + register('z.object({ city: z.string() })')],
  ['an empty shape', V1 + register('{}')],
  ['a schema that cannot be known', V1 + register('schemas.get')],
  ['a shape with a parameter called type', V1 + register(`{ type: z.string() }`)],
  ['another framework', `import { registerTool } from 'acme';\n${register(JSON_SCHEMA)}`],
  [
    'a schema of one own that keeps to the standard',
    V2 + register(`{ '~standard': { version: 1, vendor: 'own', validate, jsonSchema } }`),
  ],
  ['a list that is served', `${V1}const tools = [{ name: 'get', inputSchema: ${JSON_SCHEMA} }];`],
])('silent: %s', async (_, text) => {
  expect(await foundIn(rule, text)).toEqual([]);
});

test('the properties of a JSON Schema alone', async () => {
  const properties = `{ city: { type: 'string', description: 'Where' } }`;
  expect(await foundIn(rule, V1 + register(properties))).toEqual([`3:65 ${properties}`]);
  // A schema without a type would be another fault; mended, it would throw all the same.
  expect(await foundIn(inputSchemaObject, V1 + register(properties))).toEqual([]);
});

test.each([
  ['version 1', V1],
  ['version 2', V2],
])('a JSON Schema literal, %s', async (_, imports) => {
  expect(await foundIn(rule, imports + register(JSON_SCHEMA))).toEqual([`3:65 ${JSON_SCHEMA}`]);
});

test.each([
  ['made of others', `{ anyOf: [{ type: 'object' }] }`],
  ['a reference', `{ $ref: '#/$defs/a', $defs: {} }`],
  ['of an array', `{ type: 'array', items: { type: 'string' } }`],
  ['without properties', `{ type: 'object', additionalProperties: false }`],
  ['types alone', `{ city: 'string' }`],
  ['a shape in a shape', `{ filter: { city: z.string() } }`],
])('what is no zod either: %s', async (_, schema) => {
  for (const version of [V1, V2]) expect(await foundIn(rule, version + register(schema))).toEqual([`3:65 ${schema}`]);
  expect(await foundIn(inputSchemaObject, V1 + register(schema))).toEqual([]);
});

describe('nobody is served a JSON Schema that the SDK is given', () => {
  const CITIES = `{ type: 'object', properties: { cities: { type: 'array', default: 3 } } }`;
  const LISTED = `${V1}server.server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [{ name: 'get', inputSchema: ${CITIES} }] }));`;
  const LOOP = `${V1}const tools = [{ name: 'get', description: 'Gets.', inputSchema: ${CITIES} }];\nfor (const tool of tools) server.registerTool(tool.name, { description: tool.description, inputSchema: tool.inputSchema }, get);`;

  test.each([
    ['registerTool()', V1 + register(CITIES)],
    ['registerTool() of version 2', V2 + register(CITIES)],
    ['tool()', `${V1}server.tool('get', 'Gets.', ${CITIES}, get);`],
    ['a loop', LOOP],
    ['what it gives back', V1 + register(`{}, outputSchema: ${CITIES}`)],
  ])('so nothing is said of what is in it: %s', async (_, text) => {
    expect(await foundIn(rule, text)).toHaveLength(1);
    for (const each of [arrayWithoutItems, defaultType]) expect(await foundIn(each, text)).toEqual([]);
  });

  test.each([
    ['a list', LISTED],
    ['a schema that another library takes', `import { registerTool } from 'acme';\n${register(CITIES)}`],
    ['a list beside it', `${LISTED}\n${register(CITIES).replace("'get'", "'other'")}`],
  ])('it is served: %s', async (_, text) => {
    for (const each of [arrayWithoutItems, defaultType]) expect(await foundIn(each, text)).toHaveLength(1);
  });

  test('its texts are written anew as they are', async () => {
    const schema = `{ type: 'object', properties: { city: { type: 'string', description: 'A city.\u{e0041}\u{e0042}' } } }`;
    expect(await foundIn(hiddenText, V1 + register(schema))).toHaveLength(1);
  });
});

test('what is no schema in a shape', async () => {
  const shape = `{ city: z.string(), days: { type: 'number' }, unit: 'celsius', all: true, near: { lat: z.number() } }`;
  for (const version of [V1, V2])
    expect(await foundIn(rule, version + register(shape))).toEqual([
      '3:85 days',
      '3:111 unit',
      '3:128 all',
      '3:139 near',
    ]);
  const [found] = await findingsIn(rule, V1 + register(shape));
  expect(found).toMatchObject({ tool: 'get', pointer: '/tools/0/inputSchema/properties/days' });
  expect(said(found)).toMatch('`days` is not a zod schema, so the SDK throws or every call to the tool fails');
});

test('a shape in a constant, and in tool()', async () => {
  const text = `${V1}const SHAPE = { city: z.string(), days: 3 };\n${call('SHAPE')}`;
  expect(await foundIn(rule, text)).toEqual(['3:35 days']);
});

test('hints among the parameters', async () => {
  const shape = `{ title: 'Get', readOnlyHint: true, city: z.string() }`;
  const found = await findingsIn(rule, V1 + call(shape));
  expect(found.map(({ column, message }) => `${column} ${message.slice(0, 33)}`)).toEqual([
    '31 `title` is an annotation, but it ',
    '45 `readOnlyHint` is an annotation, ',
  ]);
});

test.each([
  ['what cannot be known', `{ city: z.string(), days: DAYS }`],
  ['a choice', `{ city: z.string(), days: isLong ? z.number() : undefined }`],
  ['what a spread may replace', `{ days: 3, ...more, city: z.string() }`],
  ['what comes later', `{ city: 'Rome', ...{ city: z.string() } }`],
  ['a parameter called like a hint', `{ readOnlyHint: z.boolean() }`],
  ['hints behind the parameters', `{ city: z.string() }, { readOnlyHint: true }`],
])('silent about a shape: %s', async (_, shape) => {
  expect(await foundIn(rule, V1 + call(shape))).toEqual([]);
});

test('a shape with what is no schema, given to another framework', async () => {
  const text = `import { FastMCP } from 'fastmcp';\nimport { z } from 'zod';\n${register('{ a: z.string(), b: 1 }')}`;
  expect(await foundIn(rule, text)).toEqual([]);
});

test('parameters in the words of JSON Schema, given to tool()', async () => {
  const shape = `{ city: { type: 'string', description: 'Where' } }`;
  expect(await foundIn(rule, V1 + call(shape))).toEqual([`3:29 ${shape}`]);
  expect(await foundIn(inputSchemaObject, V1 + call(shape))).toEqual([]);
  for (const other of [`{ city: { label: 'Where' } }`, `{ city: { type: 'string' }, ...more }`, '{ title: "Get" }'])
    expect(await foundIn(rule, V1 + call(other))).toEqual([]);
  const own = `import { server } from './server.js';\n${call(shape)}`;
  expect(await foundIn(rule, own)).toEqual([]);
});

const call = (schema: string): string => `server.tool('get', 'Gets.', ${schema}, get);`;

test('a whole schema given to tool(), which takes a shape', async () => {
  const schema = 'z.object({ city: z.string() })';
  const [found, ...others] = await findingsIn(rule, V1 + call(schema));
  expect(said(found)).toMatch(
    '`tool()` takes a plain object of zod schemas, not a `z.object(…)`, so it throws or every call fails. Write `.shape` after the schema, or use `registerTool`.',
  );
  expect(found).toMatchObject({ tool: 'get', line: 3, column: 29 });
  expect(others).toEqual([]);
  const [union] = await findingsIn(
    rule,
    V1 + call('z.union([z.object({ a: z.string() }), z.object({ b: z.string() })])'),
  );
  expect(said(union)).toMatch(
    'not one zod schema, so it throws or every call fails. Write an object with a zod schema',
  );
  const named = `${V1}const Query = ${schema};\nserver.tool('get', Query, get);`;
  expect(await foundIn(rule, named)).toEqual([`3:15 ${schema}`]);
});

test.each([
  ['a shape', '{ city: z.string() }'],
  ['the shape of a schema', 'z.object({ city: z.string() }).shape'],
  ['what cannot be known', 'schemas.get'],
])('silent about tool(): %s', async (_, schema) => {
  expect(await foundIn(rule, V1 + call(schema))).toEqual([]);
});

const returning = (schema: string): string =>
  `server.registerTool('get', { description: 'Gets.', outputSchema: ${schema} }, get);`;

test.each([
  ['a shape', V1 + returning('{ city: z.string() }')],
  ['a shape with what look like keywords', V1 + returning('{ type: z.string(), properties: z.object({}) }')],
  ['a schema', V2 + returning(`z.object({ type: z.literal('object') })`)],
  ['a schema that cannot be known', V1 + returning('schemas.get')],
  ['one that may be known in part', V1 + returning(`{ type: 'object', properties: {}, ...rest }`)],
  ['another framework', `import { registerTool } from 'acme';\n${returning(JSON_SCHEMA)}`],
])('silent about what is returned: %s', async (_, text) => {
  expect(await foundIn(rule, text)).toEqual([]);
});

test('a JSON Schema of what is returned', async () => {
  for (const version of [V1, V2])
    expect(await foundIn(rule, version + returning(JSON_SCHEMA))).toEqual([`3:66 ${JSON_SCHEMA}`]);
  const [found] = await findingsIn(rule, V1 + returning(JSON_SCHEMA));
  expect(said(found)).toMatch('Write the result as an object of zod schemas: `{ count: z.number() }`');
});

test.each([
  ['without properties', `{ type: 'object' }`],
  ['of an array', `{ type: 'array', items: { type: 'string' } }`],
  ['the properties alone', `{ count: { type: 'number' } }`],
])('a JSON Schema of what is returned, %s', async (_, schema) => {
  expect(await foundIn(rule, V1 + returning(schema))).toEqual([`3:66 ${schema}`]);
});

test.each([
  ['a choice', 'z.union([z.object({}), z.object({ count: z.number() })])'],
  ['an array', 'z.array(z.string())'],
  ['a named shape', '{ items: z.array(z.string()) }'],
])('silent about what is returned as zod: %s', async (_, schema) => {
  expect(await foundIn(rule, V1 + returning(schema))).toEqual([]);
});

test('what is returned as a JSON Schema that is made of zod', async () => {
  const schema = 'z.toJSONSchema(z.object({}))';
  expect(await foundIn(rule, V1 + returning(schema))).toEqual(['3:52 outputSchema']);
  expect(await foundIn(rule, V2 + returning(schema))).toEqual([]);
});

const CONVERTED = `import { zodToJsonSchema } from 'zod-to-json-schema';\n`;

test('a JSON Schema that is made of zod', async () => {
  const schema = 'zodToJsonSchema(z.object({ city: z.string() }))';
  expect(await foundIn(rule, V1 + CONVERTED + register(schema))).toEqual(['4:52 inputSchema']);
  expect(await foundIn(rule, V1 + register('z.toJSONSchema(z.object({}))'))).toEqual(['3:52 inputSchema']);
  // There it knows that it was zod.
  expect(await foundIn(rule, V2 + register('z.toJSONSchema(z.object({}))'))).toEqual([]);
  expect(await foundIn(rule, V1 + register('z.object({}).loose()'))).toEqual([]);
  expect(await foundIn(inputSchemaObject, V1 + CONVERTED + register(schema))).toEqual([]);
});

test('the tool is known by its name', async () => {
  const tools = ['get', 'put'].map((name) => register('SCHEMA').replace(`'get'`, `'${name}'`));
  const found = await findingsIn(rule, `${V1}const SCHEMA = ${JSON_SCHEMA};\n${tools.join('\n')}`);
  expect(found.map(({ tool, pointer }) => `${tool} ${pointer}`)).toEqual(['get /tools/0/inputSchema']);
});

const OWN = `class Own { tool(name, description, schema, run) { mcp.registerTool(name, { inputSchema: schema.shape }, run); } }\n`;
const WHOLE = call('z.object({ city: z.string() })');

test.each([
  ['made of a class of the file', `${OWN}const server = new Own();`, []],
  ['made of a class of another file', `import { Own } from './own.js';\nconst server = new Own();`, []],
  ['typed as one', `import { Own } from './own.js';\nfunction add(server: Own) { ${WHOLE} }`, []],
  ['that extends it', `${OWN}class Mine extends Own {}\nconst server = new Mine();`, []],
  ['that has such a method of its own', `class Mine extends McpServer { tool() {} }\nconst server = new Mine();`, []],
  ['that extends the SDK', `class Mine extends McpServer { name() {} }\nconst server = new Mine();`, ['whole']],
  ['made of the SDK', `const server = new McpServer({ name: 'a', version: '1.0.0' });`, ['whole']],
  ['that nobody knows', `import { server } from './server.js';`, ['whole']],
])('a server %s', async (_, made, expected) => {
  const text = `${V1}${made}\n${made.includes('function') ? '' : WHOLE}`;
  expect((await findingsIn(rule, text)).map(() => 'whole')).toEqual(expected);
});

test.each([
  [undefined, 'The SDK expects zod, not JSON Schema, so it throws or lists the tool without parameters.'],
  ['1.29.0', 'so this call throws'],
  ['^1.32.2', 'so this call throws'],
  ['1.20.2', 'The SDK expects zod, not JSON Schema, so it lists this tool without parameters.'],
  ['1', 'The SDK expects zod, not JSON Schema, so it throws or lists the tool without parameters.'],
])('a JSON Schema, and version %s', async (version, says) => {
  const text = `${V1}server.registerTool('get', { description: 'Gets.', inputSchema: { type: 'object', properties: {} } }, get);`;
  const [finding] = await findingsIn(rule, text, version === undefined ? {} : { '@modelcontextprotocol/sdk': version });
  expect(finding!.message).toContain(says);
});

test('the description of the tool among its parameters', async () => {
  const [found] = await findingsIn(rule, `${V1}server.tool('get', { description: 'Gets.', city: z.string() }, get);`);
  expect(found?.help).toBe('Write its text before the parameters: `tool(name, "…", { … }, handler)`.');
});

const OBJECT = 'z.object({ city: z.string() })';
const SDK = '@modelcontextprotocol/sdk';

test.each([
  ['an object', register(OBJECT), '3', 'so `tools/list` fails for all tools', `3:65 ${OBJECT}`],
  ['a result', returning(OBJECT), '3.25.76', 'so `tools/list` fails for all tools', `3:66 ${OBJECT}`],
  ['an object of zod 4', register(OBJECT), '4.1.12', 'so every call to the tool fails', `3:65 ${OBJECT}`],
  ['a choice', register(`z.union([${OBJECT}])`), '3', 'so every call to the tool fails', `3:65 z.union([${OBJECT}])`],
])('a whole schema given to registerTool() of an old version: %s', async (_, call, zod, says, place) => {
  for (const version of ['1.13.0', '1.21.2']) {
    const packages = { [SDK]: version, zod };
    const [found] = await findingsIn(rule, V1 + call, packages);
    expect(said(found)).toContain(`SDK ${version} expects a plain object of zod schemas here, ${says}`);
    expect(await foundIn(rule, V1 + call, packages)).toEqual([place]);
  }
  for (const version of ['1.22.0', '1', '1.32.2'])
    expect(await foundIn(rule, V1 + call, { [SDK]: version, zod })).toEqual([]);
});

test.each([
  ['a shape', V1 + register('{ city: z.string() }')],
  ['the shape of a schema', V1 + register(`${OBJECT}.shape`)],
  ['what cannot be known', V1 + register('schemas.get')],
  ['version 2', V2 + register(OBJECT)],
  [
    'a class of the project',
    `${V1}${OWN.replaceAll('tool(', 'registerTool(')}const server = new Own();\n${register(OBJECT)}`,
  ],
])('silent about an old version: %s', async (_, text) => {
  expect(await foundIn(rule, text, { [SDK]: '1.20.0', zod: '3' })).toEqual([]);
});
