import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/json-schema-expected.js';
import { findingsIn, foundIn, V1 } from './source.js';
import { said } from '../../support/said.js';

const LIST = `import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';\n`;
const serve = (schema: string): string =>
  `server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [{ name: 'get', description: 'Gets.', inputSchema: ${schema} }] }));`;

test.each([
  ['a JSON Schema', V1 + LIST + serve(`{ type: 'object' }`)],
  ['zod that is converted', V1 + LIST + serve('z.toJSONSchema(z.object({}))')],
  ['a schema that cannot be known', V1 + LIST + serve('schemas.get')],
  [
    'a JSON Schema of properties',
    V1 + LIST + serve(`{ type: 'object', properties: { city: { type, description: 'a' } } }`),
  ],
  [
    'properties that are converted',
    V1 + LIST + serve(`{ type: 'object', properties: { city: z.toJSONSchema(z.string()), zip: zipOf(z) } }`),
  ],
  ...['z.toJSONSchema(City).properties', '{ ...z.toJSONSchema(City).properties, zip: { type: "string" } }'].map(
    (of) => [
      `properties of what is converted: ${of}`,
      `${V1}${LIST}const City = z.object({ city: z.string() });\n${serve(`{ type: 'object', properties: ${of} }`)}`,
    ],
  ),
  ['a registration, which takes zod', `${V1}server.registerTool('get', { inputSchema: { city: z.string() } }, get);`],
])('silent: %s', async (_, text) => {
  expect(await foundIn(rule, text)).toEqual([]);
});

test('the properties of a list that nothing serves may be what the SDK is given', async () => {
  const list = (schema: string): string =>
    `${V1}import type { Tool } from '@modelcontextprotocol/sdk/types.js';\nexport const tools: Tool[] = [{ name: 'get', description: 'Gets.', inputSchema: ${schema} }];\n`;
  const properties = `{ type: 'object', properties: z.object({ city: z.string() }).shape }`;
  expect(await foundIn(rule, list(properties))).toEqual([]);
  expect(
    await foundIn(
      rule,
      `${list(properties)}${LIST}server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));`,
    ),
  ).toHaveLength(1);
  expect(await foundIn(rule, list('z.object({ city: z.string() })'))).toHaveLength(1);
});

test('what another file lists is converted there, by one edit', async () => {
  const entry = (name: string): string =>
    `{ name: '${name}', description: 'Gets.', inputSchema: z.object({ city: z.string() }) }`;
  const list = `${V1}import type { Tool } from '@modelcontextprotocol/sdk/types.js';\nexport const tools: Tool[] = [${entry('get')}, ${entry('set')}];\n`;
  const causesIn = async (text: string) => (await findingsIn(rule, text)).map(({ cause }) => cause);
  expect(await causesIn(list)).toEqual(['zod', 'zod']);
  const served = `${list}${LIST}server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));`;
  expect(await causesIn(served)).toEqual([undefined, undefined]);
});

test('zod in a list that is served', async () => {
  const schema = 'z.object({ city: z.string() })';
  expect(await foundIn(rule, V1 + LIST + serve(schema))).toEqual([`4:123 ${schema}`]);
});

test('the advice is what the version of zod has', async () => {
  const text = V1 + LIST + serve('z.object({ city: z.string() })');
  const [old] = await findingsIn(rule, text, { zod: '3.24.1' });
  expect(said(old)).toContain('Convert it with `zodToJsonSchema(schema)` from the package `zod-to-json-schema`.');
  const [recent] = await findingsIn(rule, text, { zod: '4.1.0' });
  expect(said(recent)).toContain('Convert it with `z.toJSONSchema(schema)`.');
});

test.each([
  ['zod 3', 'z.object({ city: z.string() })', '3.24.1', 'refuse the whole list'],
  // A schema of version 4 has `type: 'object'`, too.
  ['zod 4', 'z.object({ city: z.string() })', '4.1.0', 'cannot read it'],
  ['a shape', '{ city: z.string() }', '4.1.0', 'refuse the whole list'],
  ['the properties alone', `{ type: 'object', properties: { city: z.string() } }`, '3.24.1', 'cannot read it'],
])('what clients do with it: %s', async (_, schema, zod, told) => {
  const findings = await findingsIn(rule, V1 + LIST + serve(schema), { zod });
  expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining(told)]);
});

test('zod in the properties of a JSON Schema', async () => {
  const properties = `{ city: z.string(), zip: { type: 'string' } }`;
  expect(await foundIn(rule, V1 + LIST + serve(`{ type: 'object', properties: ${properties} }`))).toEqual([
    `4:153 ${properties}`,
  ]);
});

test('the shape of a zod schema as the properties of a JSON Schema', async () => {
  const text = serve(`{ type: 'object', properties: z.object({ city: z.string() }).shape }`);
  expect(await foundIn(rule, V1 + LIST + text)).toEqual(['4:162 { city: z.string() }']);
});

test('the tool is known by its name', async () => {
  const [found] = await findingsIn(rule, V1 + LIST + serve('{ city: z.string() }'));
  expect(found).toMatchObject({ tool: 'get', pointer: '/tools/0/inputSchema' });
});

const returning = (schema: string): string => serve(`{ type: 'object' }, outputSchema: ${schema}`);

test.each([
  ['a schema', 'z.object({ count: z.number() })'],
  ['a shape', '{ count: z.number() }'],
  ['a choice', 'z.union([z.object({ count: z.number() }), z.object({})])'],
])('zod of what is returned: %s', async (_, schema) => {
  expect(await foundIn(rule, V1 + LIST + returning(schema))).toEqual([`4:157 ${schema}`]);
});

test('silent about what is returned as JSON Schema', async () => {
  for (const schema of [`{ type: 'object', properties: {} }`, 'z.toJSONSchema(z.object({}))', 'schemas.get'])
    expect(await foundIn(rule, V1 + LIST + returning(schema))).toEqual([]);
});
