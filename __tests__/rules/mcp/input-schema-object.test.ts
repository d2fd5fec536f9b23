import { describe, expect, test } from '@jest/globals';
import { format } from '../../../rules/mcp/format.js';
import { oncePerCause } from '../../../src/engine/causes.js';
import rule from '../../../rules/mcp/input-schema-object.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { listOf, TOOL, tool, without } from './listing.js';
import { findingsIn, foundIn, V1, V2 } from './source.js';

testRule(rule, format, {
  silent: {
    'an object': listOf(TOOL),
    'a schema that cannot be known': listOf(tool({ inputSchema: UNKNOWN })),
    'a type that cannot be known': listOf(tool({ inputSchema: { type: UNKNOWN } })),
    'a schema with entries that cannot be known': listOf(tool({ inputSchema: { properties: {}, [SPREAD]: 0 } })),
    'a tool with entries that cannot be known': listOf(TOOL, { name: 'x', [SPREAD]: 0 }),
    'values that cannot be known, which may be schemas of a library': listOf(
      tool({ inputSchema: { projectId: UNKNOWN, page: UNKNOWN } }),
      tool({ inputSchema: { projectId: UNKNOWN, title: 'Page' } }),
    ),
    'a type beside the schemas that it is made of': listOf(
      tool({ inputSchema: { type: 'object', anyOf: [{ required: ['a'] }] } }),
    ),
    'a schema of another file, which may be put in its place': listOf(
      tool({ inputSchema: { $ref: './weather.json#/input' } }),
      tool({ inputSchema: { $ref: UNKNOWN } }),
    ),
  },
  reports: {
    'no type': {
      manifest: listOf(tool({ inputSchema: { properties: {} } })),
      finds: [{ at: '/tools/0/inputSchema', on: 'key', says: /has no `"type": "object"`/ }],
      fixed: listOf(tool({ inputSchema: { type: 'object', properties: {} } })),
    },
    'a type that is misspelt': {
      manifest: listOf(tool({ inputSchema: { tpye: 'object', properties: {} } })),
      finds: [
        {
          at: '/tools/0/inputSchema/tpye',
          on: 'key',
          says: '`tpye` is not a keyword, so `inputSchema` has no `type` and clients refuse the whole list of tools. Rename `tpye` to `type`.',
        },
      ],
      fixed: listOf(tool({ inputSchema: { type: 'object', properties: {} } })),
    },
    'a schema made of others': {
      manifest: listOf(
        tool({ inputSchema: { anyOf: [{ type: 'object' }] } }),
        tool({ inputSchema: { $ref: '#/$defs/a', $defs: { a: { type: 'object' } } } }),
      ),
      finds: [
        {
          at: '/tools/0/inputSchema',
          on: 'key',
          says: '`inputSchema` has `anyOf` but no `"type": "object"`, so clients refuse the whole list of tools. Describe all parameters in one object schema: even with the `type`, Claude does not accept `anyOf` at the root.',
        },
        { at: '/tools/1/inputSchema', on: 'key' },
      ],
      fixed: listOf(
        tool({ inputSchema: { type: 'object', anyOf: [{ type: 'object' }] } }),
        tool({ inputSchema: { type: 'object', $ref: '#/$defs/a', $defs: { a: { type: 'object' } } } }),
      ),
    },
    'properties that are true or false': {
      manifest: listOf(tool({ inputSchema: { type: 'object', properties: { a: true, b: false, c: {} } } })),
      finds: [
        {
          at: '/tools/0/inputSchema/properties/a',
          on: 'value',
          says: 'The schema of `a` is `true`, so clients on SDK 1 refuse the whole list of tools. Write `{}` instead, which means the same.',
        },
        { at: '/tools/0/inputSchema/properties/b', on: 'value', says: 'Write `{ "not": {} }` instead' },
      ],
      fixed: listOf(tool({ inputSchema: { type: 'object', properties: { a: {}, b: { not: {} }, c: {} } } })),
    },
    'another word that is near': {
      manifest: listOf(tool({ inputSchema: { types: 'string' } })),
      finds: [{ at: '/tools/0/inputSchema', on: 'key', says: /has no `"type": "object"`/ }],
      fixed: listOf(tool({ inputSchema: { type: 'object', types: 'string', properties: {} } })),
    },
    'an empty schema': {
      manifest: listOf(tool({ inputSchema: {} })),
      finds: [{ at: '/tools/0/inputSchema', on: 'key' }],
      fixed: listOf(tool({ inputSchema: { type: 'object', properties: {} } })),
    },
    'keywords without properties': {
      manifest: listOf(tool({ inputSchema: { additionalProperties: false } })),
      finds: [{ at: '/tools/0/inputSchema', on: 'key' }],
      fixed: listOf(tool({ inputSchema: { type: 'object', additionalProperties: false, properties: {} } })),
    },
    'the properties alone': {
      manifest: listOf(
        tool({ inputSchema: { city: { type: 'string', description: 'Where' }, type: { enum: ['a', 'b'] } } }),
      ),
      finds: [
        {
          at: '/tools/0/inputSchema',
          on: 'key',
          says: 'The parameters are directly in `inputSchema`, not in `properties`, so models see none of them',
        },
      ],
      fixed: listOf(
        tool({
          inputSchema: {
            type: 'object',
            properties: { city: { type: 'string', description: 'Where' }, type: { enum: ['a', 'b'] } },
          },
        }),
      ),
    },
    'the properties beside the type': {
      manifest: listOf(tool({ inputSchema: { type: 'object', city: { type: 'string' }, required: ['city'] } })),
      finds: [
        {
          at: '/tools/0/inputSchema',
          on: 'key',
          says: 'The parameters are directly in `inputSchema`, not in `properties`, so models see none of them',
        },
      ],
      fixed: listOf(
        tool({ inputSchema: { type: 'object', required: ['city'], properties: { city: { type: 'string' } } } }),
      ),
    },
    'the properties beside other keywords': {
      manifest: listOf(tool({ inputSchema: { city: { type: 'string' }, required: ['city'] } })),
      finds: [{ at: '/tools/0/inputSchema', on: 'key' }],
    },
    'what may be a property, which a type would hide': {
      manifest: listOf(tool({ inputSchema: { city: { description: 'Where' } } })),
      finds: [{ at: '/tools/0/inputSchema', on: 'key', says: /has no `"type": "object"`/ }],
    },
    'another type': {
      manifest: listOf(tool({ inputSchema: { type: 'string' } })),
      finds: [{ at: '/tools/0/inputSchema/type', on: 'value', says: /must be `"object"`/ }],
    },
    'several types': {
      manifest: listOf(tool({ inputSchema: { type: ['object', 'null'] } })),
      finds: [{ at: '/tools/0/inputSchema/type', on: 'value' }],
    },
    'no object': {
      manifest: listOf(TOOL, tool({ inputSchema: true }), tool({ inputSchema: null })),
      finds: [
        { at: '/tools/1/inputSchema', on: 'value', says: /must be a JSON Schema object/ },
        {
          at: '/tools/2/inputSchema',
          on: 'value',
          says: 'Without parameters it is `{ "type": "object", "properties": {} }`',
        },
      ],
    },
    'no schema': {
      manifest: listOf(TOOL, without('inputSchema')),
      finds: [{ at: '/tools/1', on: 'brace', says: /has no `inputSchema`/ }],
    },
  },
});

const NAMED = `name: 'get_project', description: 'Gets a project'`;

test.each([
  [
    'a shape of imported schemas',
    `import { projectId } from '@/lib/schemas';\nexport const t = { ${NAMED}, inputSchema: { projectId }, annotations: { readOnlyHint: true } };`,
  ],
  ['a shape of parameters', `${V1}export const make = (id: ZodString) => [{ ${NAMED}, inputSchema: { id } }];`],
  [
    'typebox',
    `import { Type } from '@sinclair/typebox';\nconst tool = { ${NAMED}, inputSchema: { id: Type.String() } };`,
  ],
  ['an empty shape', `import { defineTool } from './define.js';\ndefineTool({ ${NAMED}, inputSchema: {} });`],
  [
    'a notation of its own',
    `import { defineTool } from './define.js';\ndefineTool({ ${NAMED}, inputSchema: { id: { type: 'string', required: true } } });`,
  ],
  [
    'a notation under another name',
    `import { FastMCP } from 'fastmcp';\nserver.addTool({ ${NAMED}, parameters: { id: { type: 'string' } }, execute });`,
  ],
])('silent in source code: %s', async (_, text) => {
  expect(await foundIn(rule, text)).toEqual([]);
});

test.each([
  ['its properties', `{ properties: propertiesOf(1) }`],
  ['its dialect', `{ $schema: 'https://json-schema.org/draft/2020-12/schema', ids: idsOf(1) }`],
  ['what it requires', `{ required: ['id'], ids: idsOf(1) }`],
])('JSON Schema of which not all can be known, told by %s', async (_, schema) => {
  expect(await foundIn(rule, `const tool = { ${NAMED}, inputSchema: ${schema} };`)).toEqual(['1:68 inputSchema']);
});

const register = (schema: string): string => `server.registerTool('get', { inputSchema: ${schema} }, get);`;
const LIST = `import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';\n`;
const CHOICE = `z.union([z.object({ city: z.string() }), z.object({ zip: z.string() })])`;

test.each([
  ['a choice, of which version 2 lists an object', V2 + register(CHOICE)],
  ['an object or null, of which version 2 lists an object', V2 + register('z.object({}).nullable()')],
  ['what may be anything, to which version 1 adds the type', V1 + register('z.any()')],
  ['what may be anything, to which version 2 adds the type', V2 + register('z.unknown()')],
  [
    'zod in a list, of which another rule speaks',
    `${V1}${LIST}server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [{ ${NAMED}, inputSchema: z.string() }] }));`,
  ],
])('silent about zod: %s', async (_, text) => {
  expect(await foundIn(rule, text)).toEqual([]);
});

test('a choice, of which version 1 lists nothing, is left to clients/zod-lost-parameters', async () => {
  expect(await findingsIn(rule, V1 + register(CHOICE))).toEqual([]);
});

test('text where the SDK takes an object', async () => {
  for (const version of [V1, V2]) expect(await foundIn(rule, version + register('z.string()'))).toHaveLength(1);
});

describe('a list that is answered without the SDK', () => {
  const TWO = "tools: [{ name: 'find_it', description: 'Finds it' }, { name: 'drop_it', description: 'Drops it' }]";
  const answering = (more: string, otherwise: string): string =>
    `function answer({ id, method }) {
  ${more}
  if (method === 'tools/list') return { jsonrpc: '2.0', id, result: { ${TWO} } };
  ${otherwise}
}`;
  const REFUSAL = "return { jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } };";
  const found = async (text: string): Promise<string[]> =>
    oncePerCause(await findingsIn(rule, text)).map(({ message }) => message.slice(-10));

  test.each([
    ['a list that clients get', "if (method === 'initialize') return greet(id);", REFUSAL, ['(2 places)']],
    [
      'a list of a server without sessions',
      "if (method === 'server/discover') return greet(id);",
      REFUSAL,
      ['(2 places)'],
    ],
    ['what answers to more in another place', '', 'return next();', ['(2 places)']],
    ['what refuses to begin', '', REFUSAL, []],
  ])('%s', async (_, more, otherwise, said) => {
    expect(await found(answering(more, otherwise))).toEqual(said);
  });

  test('beside a tool that has one, each by itself', async () => {
    const some = answering('', 'return next();').replace(
      ' }] }',
      " }, { name: 'a', inputSchema: { type: 'object' } }] }",
    );
    expect(await found(some)).toEqual([' of tools.', ' of tools.']);
  });
});
