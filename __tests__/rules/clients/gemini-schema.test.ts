import { expect, test } from '@jest/globals';
import rule from '../../../rules/clients/gemini-schema.js';
import type { Report } from '../../../src/core/finding.js';
import { makeFolder } from '../../run/folder.js';
import { toolint } from '../../support/cli.js';
import { findingsIn, V1 } from '../mcp/source.js';

const SERVER = `${V1}const server = new McpServer({ name: 'shop', version: '1.0.0' });\n`;
const register = (name: string, shape: string): string =>
  `server.registerTool('${name}', { description: 'Looks it up.', inputSchema: ${shape} }, look);\n`;
const said = async (text: string): Promise<string[]> =>
  (await findingsIn(rule, text)).map(({ line, message }) => `${line} ${message}`).sort();

test('what the SDK adds to each tool is told once, with a count', async () => {
  const one = register('get_a', '{ a: z.string() }');
  expect(await said(SERVER + one)).toEqual([
    expect.stringMatching(/^4 .*The SDK adds `\$schema` to this schema, which Gemini refuses unless/),
  ]);
  const more = register('get_b', '{ b: z.string() }') + register('get_c', '{ c: z.enum(["", "x"]) }');
  expect(await said(SERVER + one + more)).toEqual([
    expect.stringMatching(/^4 .*The SDK adds `\$schema` to 3 schemas in this file, which Gemini/),
    expect.stringMatching(/^6 .*contains an empty string/),
  ]);
});

test('what is written is told at its place', async () => {
  const schema = (key: string): string =>
    `{ $schema: 'http://json-schema.org/draft-07/schema#', type: 'object', properties: { ${key}: { type: 'string' } } }`;
  const tools = ['a', 'b'].map((key) => `{ name: 'get_${key}', description: 'x', inputSchema: ${schema(key)} }`);
  const text = `import { Server } from '@modelcontextprotocol/sdk/server/index.js';\nserver.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [\n${tools.join(',\n')}\n] }));\n`;
  expect(await said(text)).toHaveLength(2);
});

test('for each tool, where Gemini is asked for', async () => {
  const text = SERVER + register('get_a', '{ a: z.string() }') + register('get_b', '{ b: z.string() }');
  const { out } = await toolint(['--clients', 'gemini', '--format', 'json'], {
    cwd: makeFolder({ 'server.ts': text }),
  });
  const { findings } = JSON.parse(out) as Pick<Report, 'findings'>;
  expect(findings.filter((each) => each.rule === rule.id).map(({ line }) => line)).toEqual([4, 5]);
});

test.each<[string, string]>([
  [
    "{ type: 'string', format: 'uri' }",
    '2 Gemini refuses the `format` `uri`: for a string it accepts only `enum` and `date-time`',
  ],
  [
    "{ type: 'integer', format: 'uint32' }",
    '2 Gemini refuses the `format` `uint32`: for an integer it accepts only `int32` and `int64`',
  ],
  ["{ type: 'array', items: { type: 'string' }, properties: {} }", '`properties` on a schema whose `type` is `array`'],
  ["{ type: 'string', required: ['a'] }", '`required` on a schema whose `type` is `string`'],
  [
    "{ type: 'string', anyOf: [{ type: 'string' }, { type: 'null' }] }",
    '2 `type` is next to `anyOf`, so Gemini refuses requests with this tool',
  ],
  [
    "{ type: ['string', 'null'] }",
    '2 Gemini refuses several types (`string`, `null`) in one schema, unless the client converts it',
  ],
  ["{ type: ['string', kind()] }", '2 Gemini refuses several types in one schema, unless the client converts it.'],
  ["{ type: 'number', exclusiveMinimum: 0 }", 'Gemini refuses `exclusiveMinimum`, unless the client converts'],
  ["{ type: 'object' }", '2 `a` lists no properties, so some versions of Gemini refuse requests with this tool'],
])('what Gemini refuses: %s', async (schema, message) => {
  expect(await said(listed(schema))).toEqual([expect.stringContaining(message)]);
});

test.each([
  ["{ type: ['string', 'null'] }", 'Write `type: "string"` if null means the same as leaving the value out'],
  ["{ type: ['string', 'number'] }", 'Write the one type that models should send, such as `type: "string"`'],
  ["{ type: 'number', exclusiveMaximum: 9 }", 'Write `maximum: …`'],
])('what helps: %s', async (schema, help) => {
  expect((await findingsIn(rule, listed(schema))).map((each) => each.help)).toEqual([expect.stringContaining(help)]);
});

test.each([
  "{ type: 'string', format: 'date-time' }",
  "{ type: 'integer', format: 'int64' }",
  "{ type: 'number', format: 'double' }",
  "{ format: 'uri', anyOf: [{ type: 'string' }] }",
  "{ type: kind(), format: 'uri', required: ['a'] }",
  "{ type: 'string', format: form() }",
  "{ type: 'object', properties: { a: { type: 'string' } }, required: ['a'] }",
  "{ anyOf: [{ type: 'string' }, { type: 'null' }] }",
])('nothing about %s', async (schema) => {
  expect(await said(listed(schema))).toEqual([]);
});

function listed(schema: string): string {
  const tool = `{ name: 'get', description: 'x', inputSchema: { type: 'object', properties: { a: ${schema} } } }`;
  return `import { Server } from '@modelcontextprotocol/sdk/server/index.js';\nserver.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [${tool}] }));\n`;
}
