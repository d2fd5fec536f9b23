/** Lists that a tools/list handler makes anew of others: one literal is one tool, and what is wrong with it is told once. */
import { describe, expect, test } from '@jest/globals';
import inputSchema from '../../rules/mcp/input-schema-object.js';
import { foundIn } from '../rules/mcp/source.js';
import { extracted, pointed } from './helpers.js';
import { said } from './said.js';

const HEAD = `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
const server = new Server({ name: 's', version: '1.0.0' }, { capabilities: { tools: {} } });
const own = (t) => ({ name: t.name, description: t.description, inputSchema: t.inputSchema });
`;
const TOOL = `{ name: 'a b', description: '', inputSchema: { properties: { x: { type: 'array', description: 'What' } } }, run }`;
const list = (tools: string): string =>
  `server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: ${tools} }));`;
const PARTS = '{ name: t.name, description: t.description, inputSchema: t.inputSchema }';

const WAYS = [
  ['as it is', 'TOOLS'],
  ['a copy', 'TOOLS.map((t) => ({ ...t }))'],
  ['the rest', 'TOOLS.map(({ run, ...tool }) => tool)'],
  ['parts', `TOOLS.map((t) => (${PARTS}))`],
  ['parts by their names', 'TOOLS.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }))'],
  ['parts, and more', `TOOLS.map((t) => (${PARTS.replace('}', ', annotations: hints(t) }')}))`],
  ['a function of the file', 'TOOLS.map((t) => own(t))'],
  ['a function of another', 'TOOLS.map((t) => pick(t))'],
  ['some of them', `TOOLS.filter((t) => isOn(t)).map((t) => (${PARTS}))`],
  ['the values of a record', `Object.values(BY_NAME).map((t) => (${PARTS}))`],
  ['the entries of a record', `Object.entries(BY_NAME).map(([key, t]) => (${PARTS}))`],
  ['the names of a record', `Object.entries(BY_NAME).map(([name, t]) => (${PARTS.replace('t.name', 'name')}))`],
  [
    'what is made in steps',
    'Object.entries(BY_NAME).map(([name, t]) => { const asked = []; for (const key of Object.keys(t)) asked.push(key); return { name, description: t.description, inputSchema: t.inputSchema }; })',
  ],
] as const;

const source = (tools: string, tool = TOOL): string =>
  `${HEAD}${tools.includes('BY_NAME') ? `const BY_NAME = { 'a b': ${tool} };` : `const TOOLS = [${tool}];`}\n${list(tools)}`;

test.each(WAYS)('%s', async (_, tools) => {
  const text = source(tools);
  expect(extracted(text)).toHaveLength(1);
  expect([...said(text)].sort()).toEqual([
    'common/array-without-items',
    'common/empty-description',
    'mcp/input-schema-object',
    'mcp/name-format',
  ]);
  const line = text.split('\n')[4]!;
  expect(await foundIn(inputSchema, text)).toEqual([`5:${line.indexOf('inputSchema') + 1} inputSchema`]);
});

describe('where what is missing is told', () => {
  const BARE = `{ name: 'a', description: 'Adds', run }`;

  test.each([
    ['at the literal of which all is handed on', source(`TOOLS.map((t) => (${PARTS}))`, BARE), '5:16 {'],
    ['at the literal to which more is added', source('TOOLS.map((t) => ({ ...t, title: "A" }))', BARE), '5:16 {'],
    [
      'at the literal in a record',
      source(`Object.entries(BY_NAME).map(([name, t]) => (${PARTS.replace('t.name', 'name')}))`, BARE),
      '5:26 {',
    ],
    [
      'at the object that leaves it out',
      source('TOOLS.map((t) => ({ name: t.name, description: t.description }))', TOOL),
      '6:90 {',
    ],
    [
      'at the object that reads another key',
      source(`TOOLS.map((t) => (${PARTS}))`, `{ name: 'a', description: 'Adds', parameters: { type: 'object' } }`),
      '6:90 {',
    ],
  ])('%s', async (_, text, found) => {
    expect(await foundIn(inputSchema, text)).toEqual([found]);
  });
});

describe('what is made of a schema that nobody knows', () => {
  const CONVERTED = `({ name: t.name, description: t.description, inputSchema: convert(t.inputSchema), annotations })`;

  test.each([
    ['parts', `TOOLS.map((t) => ${CONVERTED})`],
    ['a copy', 'TOOLS.map((t) => ({ ...t, inputSchema: convert(t.inputSchema) }))'],
  ])('the literal tells what it is made of, and may be given more: %s', (_, tools) => {
    expect(extracted(source(tools))).toEqual([
      {
        name: 'a b',
        description: '',
        inputSchema: { properties: { x: { type: 'array', description: 'What' } } },
        run: '??',
        '...': true,
      },
    ]);
  });
});

describe('a list of zod schemas', () => {
  const ZOD = `import { z } from 'zod';\nimport { zodToJsonSchema } from 'zod-to-json-schema';\n`;
  const ADD = `{ name: 'add', description: 'Adds', inputSchema: z.object({ target: z.string() }), run }`;
  const way = (tools: string, schema: string): string =>
    `${ZOD}${source(tools, ADD)}`.replaceAll('inputSchema: t.inputSchema', `inputSchema: ${schema}`);

  test.each(WAYS.filter(([, tools]) => tools.includes('t.inputSchema')))(
    'is told as it stands, or as what is made of it: %s',
    (_, tools) => {
      const made = (schema: string): string[] => said(way(tools, schema).replaceAll('a b', 'add')).sort();
      expect(made('t.inputSchema')).toEqual(['common/parameter-description', 'mcp/json-schema-expected']);
      expect(made('zodToJsonSchema(t.inputSchema)')).toEqual(['common/parameter-description']);
      expect(made('z.toJSONSchema(t.inputSchema)')).toEqual(['common/parameter-description']);
    },
  );
});

test('another tool with the same schema is told of too', () => {
  const code = `const S = { type: 'object' };
const A = { name: 'a', description: 'Adds', inputSchema: S };
export const B = { name: 'b', description: 'Bids', inputSchema: S };
${list(`[A].map((t) => (${PARTS}))`)}`;
  expect(extracted(HEAD + code)).toMatchObject([{ name: 'a' }, { name: 'b' }]);
});

test('a tool whose name another borrows is told of too', () => {
  const code = `const later = () => ({ name: A.name, description: 'As A', inputSchema: { type: 'object' } });
const A = { name: 'a', description: 'Adds', inputSchema: { type: 'object' } };`;
  expect(extracted(HEAD + code)).toMatchObject([{ description: 'As A' }, { description: 'Adds' }]);
});

describe('a definition that is registered by its parts', () => {
  const SERVER = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\nimport { z } from 'zod';\nconst server = new McpServer({});\n`;
  const A = `const A = { name: 'a b', description: 'Adds', inputSchema: { x: z.string().describe('What') } };\n`;

  test.each([
    `server.registerTool(A.name, { description: A.description, inputSchema: A.inputSchema }, run);`,
    `server.registerTool(A.name, { ...A, title: 'A' }, run);`,
    `server.tool(A.name, A.description, A.inputSchema, run);`,
    `server.registerTool(A.name, { description: A.description, inputSchema: shapeOf(A.inputSchema) }, run);`,
  ])('%s', (call) => {
    expect(extracted(SERVER + A + call)).toHaveLength(1);
    expect(said(SERVER + A + call)).toEqual(['mcp/name-format']);
    expect(pointed(SERVER + A + call)['name']![1]).toBe(`'a b'`);
  });
});
