/** Raw zod shapes in which a value depends on something: they are shapes all the same, and each branch is read. */
import { describe, expect, test } from '@jest/globals';
import { get, items } from '../../src/core/tree.js';
import { read, shown } from './helpers.js';
import { said } from './said.js';

const V1 = '@modelcontextprotocol/sdk/server/mcp.js';
const V2 = '@modelcontextprotocol/server';
const head = (sdk: string): string => `import { McpServer } from '${sdk}';
import { z } from 'zod';
import { other } from './other.js';
const server = new McpServer({ name: 's', version: '1.0.0' });
const KEY = process.env.KEY;
const maybe = (schema: z.ZodTypeAny) => (KEY ? schema.optional() : schema);
const CHOSEN = KEY ? z.string().optional().describe('Which project') : z.string().describe('Which project');
const SHAPE = { project: CHOSEN };
function shapeOf(names: string[]) {
  const project = names.length > 0 ? z.enum(names as [string]).describe('Which') : z.string().describe('Which one');
  return { project, id: z.string().describe('Which record') };
}
`;
const TEXT = `z.string().describe('Which project')`;

const SHAPES = [
  `{ project: KEY ? z.string().optional().describe('Which project') : ${TEXT} }`,
  `{ id: z.string().describe('Which record'), project: KEY ? ${TEXT}.optional() : ${TEXT} }`,
  `{ project: KEY ? ${TEXT} : undefined }`,
  `{ project: CHOSEN }`,
  `{ project: CHOSEN } as const`,
  'SHAPE',
  '{ ...SHAPE }',
  `{ project: maybe(${TEXT}) }`,
  'shapeOf(other)',
  `{ project: KEY ? ${TEXT} : other }`,
  `{ project: KEY ? z.enum(other).describe('Which project') : ${TEXT} }`,
  `{ type: KEY ? ${TEXT} : z.enum(['a']).describe('Which kind') }`,
  `KEY ? { project: KEY ? ${TEXT} : undefined } : {}`,
];

describe.each([V1, V2])('a choice in a shape is met with silence: %s', (sdk) => {
  test.each(SHAPES)('%s', (shape) => {
    const config = `{ description: 'Finds the records of a project', inputSchema: ${shape} }`;
    const calls = [
      `server.registerTool('find_records', ${config}, run);`,
      `server.registerTool('find_records', { ...${config}, outputSchema: ${shape} }, run);`,
      // Version 2 has no such method.
      ...(sdk === V2 ? [] : [`server.tool('find_records', 'Finds the records of a project', ${shape}, run);`]),
      `export const find = defineTool({ name: 'find_records', ...${config} });`,
      `import { FastMCP } from 'fastmcp';\nnew FastMCP({}).addTool({ name: 'find_records', description: 'Finds the records', parameters: z.object(${shape}) });`,
    ];
    // Version 1 gives every output schema a dialect that some clients refuse, whatever is in it.
    const others = (call: string) => said(head(sdk) + call).filter((rule) => rule !== 'clients/output-schema-dialect');
    for (const call of calls) expect([call, others(call)]).toEqual([call, []]);
  });
});

/** What each alternative of the file says of the tool's schema. */
function forms(shape: string, key = 'inputSchema'): unknown[] {
  const text = `${head(V1)}server.registerTool('find', { description: 'Finds', inputSchema: {}, ${key}: ${shape} }, run);`;
  const { roots, alternatives = [] } = read(text);
  return [roots, ...alternatives].flatMap((each) => each.map((root) => shown(get(items(get(root, 'tools'))[0], key))));
}

const object = (properties: object, required?: readonly string[]): object => ({
  type: 'object',
  properties,
  ...(required && { required }),
});

test.each(['inputSchema', 'outputSchema'])('each branch is a schema of its own: %s', (key) => {
  expect(forms(`{ id: z.string(), a: KEY ? z.string() : z.number() }`, key)).toEqual([
    object({ id: { type: 'string' }, a: { type: 'string' } }, ['id', 'a']),
    object({ id: { type: 'string' }, a: { type: 'number' } }, ['id', 'a']),
  ]);
});

test('what one branch needs and another does not cannot be called required', () => {
  expect(forms(`{ a: KEY ? z.string().optional() : z.string() }`)).toEqual([
    object({ a: { type: 'string' } }, ['...']),
    object({ a: { type: 'string' } }, ['...']),
  ]);
  expect(forms(`{ a: KEY ? z.string() : undefined }`)).toEqual([
    object({ a: { type: 'string' } }, ['...']),
    object({}, ['...']),
  ]);
  expect(forms(`z.object({ a: KEY ? z.string() : z.number() }).partial()`)).toEqual([
    object({ a: { type: 'string' } }),
    object({ a: { type: 'number' } }),
  ]);
});

test('a branch that cannot be known makes the value unknown, not the shape', () => {
  expect(forms(`{ id: z.string(), a: KEY ? z.string() : other }`)).toEqual([
    object({ id: { type: 'string' }, a: '??' }, ['id', '...']),
  ]);
});

test('what every branch says is reported once', () => {
  const shape = `{ id: KEY ? z.string().describe(ABOUT) : z.number().describe(ABOUT) }`;
  const call = `const ABOUT = 'TODO';\nserver.registerTool('find_records', { description: 'Finds the records', inputSchema: ${shape} }, run);`;
  expect(said(head(V1) + call)).toEqual(['common/empty-description']);
});
