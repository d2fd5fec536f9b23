/** Schemas that are made of zod, functions under another name, and what only refers to a tool. */
import { expect, test } from '@jest/globals';
import { extracted, read } from './helpers.js';

const Z = `import { z } from 'zod';\nconst Query = z.object({ city: z.string().describe('Where') });\n`;
const SCHEMA = { type: 'object', properties: { city: { type: 'string', description: 'Where' } }, required: ['city'] };
const served = (head: string, schema: string): string =>
  `${head}${Z}server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [{ name: 'a', inputSchema: ${schema} }] }));`;

test.each([
  ['zod-to-json-schema', `import { zodToJsonSchema } from 'zod-to-json-schema';\n`, 'zodToJsonSchema(Query)'],
  ['its default export', `import convert from 'zod-to-json-schema';\n`, `convert(Query, { target: 'openApi3' })`],
  ['zod itself', '', `z.toJSONSchema(Query) as Tool['inputSchema']`],
  [
    'a function at the place, which takes a key away',
    '',
    '(() => { const schema = z.toJSONSchema(Query) as any; delete schema.$schema; return schema; })()',
  ],
  [
    'a function of the file, which takes keys away',
    'const convert = (given) => { const made = z.toJSONSchema(given); delete made.$schema; delete made["title"]; return made; };\n',
    'convert(Query)',
  ],
  ['a function of zod', `import { toJSONSchema } from 'zod';\n`, 'toJSONSchema(Query)'],
])('JSON Schema by %s', (_, head, schema) => {
  const text = served(head, schema);
  // What a converter adds at the top is its own.
  expect(extracted(text)).toEqual([{ name: 'a', inputSchema: { ...SCHEMA, '...': true } }]);
  expect(read(text).code!.registrations.map((each) => each.schema?.is)).toEqual([undefined, 'unknown']);
});

test.each([
  ['zod itself', '', 'zod_1.z.toJSONSchema(Query)'],
  ['the default export of zod', '', 'zod_1.default.toJSONSchema(Query)'],
  ['a function of zod', '', '(0, zod_1.toJSONSchema)(Query)'],
  ['a name of zod', `const { z } = require('zod');\n`, 'z.toJSONSchema(Query)'],
  [
    'zod-to-json-schema',
    `const zod_to_json_schema_1 = require('zod-to-json-schema');\n`,
    '(0, zod_to_json_schema_1.zodToJsonSchema)(Query)',
  ],
])('JSON Schema by %s, compiled', (_, head, schema) => {
  const text = `"use strict";
const zod_1 = require("zod");
${head}const Query = zod_1.z.object({ city: zod_1.z.string().describe('Where') });
server.setRequestHandler(types_1.ListToolsRequestSchema, () => ({ tools: [{ name: 'a', inputSchema: ${schema} }] }));`;
  expect(extracted(text)).toEqual([{ name: 'a', inputSchema: { ...SCHEMA, '...': true } }]);
});

test.each([
  ['what is taken away is not known', 'delete schema[key]'],
  ['something else is done', 'schema.title = "A"'],
])('a conversion is not known where %s', (_, statement) => {
  const schema = `(() => { const schema = z.toJSONSchema(Query); ${statement}; return schema; })()`;
  expect(extracted(served('', schema))).toEqual([{ name: 'a', inputSchema: '??' }]);
});

test('a member of something else is no conversion', () => {
  const text = served(
    `import * as lib from './lib.js';\nconst zod = await import('zod');\n`,
    'lib.z.toJSONSchema(Query)',
  );
  expect(extracted(text)).toEqual([{ name: 'a', inputSchema: '??' }]);
  expect(extracted(served('', 'z.util.toJSONSchema(Query)'))).toEqual([{ name: 'a', inputSchema: '??' }]);
});

test.each([
  [
    'a name, which makes it a reference',
    `import { zodToJsonSchema } from 'zod-to-json-schema';\n`,
    `zodToJsonSchema(Query, 'Query')`,
  ],
  [
    'options that may name it',
    `import { zodToJsonSchema } from 'zod-to-json-schema';\n`,
    'zodToJsonSchema(Query, options)',
  ],
  ['a function of the project', `import { zodToJsonSchema } from './convert.js';\n`, 'zodToJsonSchema(Query)'],
  [
    'a schema that cannot be known',
    `import { zodToJsonSchema } from 'zod-to-json-schema';\n`,
    'zodToJsonSchema(schemas.a)',
  ],
])('unknown: %s', (_, head, schema) => {
  expect(extracted(served(head, schema))).toEqual([{ name: 'a', inputSchema: '??' }]);
});

test.each([
  [
    'its own name',
    `import { tool, zodSchema } from 'ai';`,
    'tool({ description: "D", inputSchema: zodSchema(Query) })',
  ],
  ['another name', `import { tool as aiTool } from 'ai';`, 'aiTool({ description: "D", inputSchema: Query })'],
  ['the module', `import * as ai from 'ai';`, 'ai.tool({ description: "D", inputSchema: ai.zodSchema(Query) })'],
  [
    'JSON Schema',
    `import { jsonSchema, tool } from 'ai';`,
    `tool({ description: "D", inputSchema: jsonSchema(${JSON.stringify(SCHEMA)}) })`,
  ],
])('a tool of ai by %s', (_, head, call) => {
  expect(extracted(`${head}\n${Z}const tools = { weather: ${call} };`, 'functions')).toEqual([
    { name: 'weather', description: 'D', inputSchema: SCHEMA },
  ]);
});

test('another function under a name that is known', () => {
  const text = `import { makeWidget as tool } from 'ai';\n${Z}tool({ description: 'D', inputSchema: Query });`;
  expect(read(text).roots).toEqual([]);
});

test('a choice of a tool is none', () => {
  const choice = `tool_choice: { type: 'function', function: { name: 'publish it' } }`;
  expect(read(`import OpenAI from 'openai';\nawait client.create({ ${choice} });`).roots).toEqual([]);
});
