/** Functions of programs that make tools, whatever they are called: each clean, broken and with what nobody can know. */
import { describe, expect, test } from '@jest/globals';
import { mayHoldTools } from '../../src/extract/prefilter.js';
import { extracted } from './helpers.js';
import { said } from './said.js';

const HEAD = `import { z } from 'zod';\nimport { context, registry, shape, run } from './server.js';\n`;
const CLEAN = `{ limit_to: z.string().describe('Which zone') }`;
const BROKEN = `{ limit_to: z.string() }`;
const PARAMETER = ['common/parameter-description'];

/** What is written around the shape. */
const FORMS: Record<string, (shape: string) => string> = {
  'a method, a config and a handler': (each) =>
    `context.accountTool('list_zones', { description: 'Lists the zones', inputSchema: z.object(${each}) }, async () => 1);`,
  'another word for the schema': (each) =>
    `app.tool('list_zones', { description: 'Lists the zones', parameters: z.object(${each}) }, async () => 1);`,
  'a handler in the config': (each) =>
    `app.makeTool('list_zones', { description: 'Lists the zones', inputSchema: z.object(${each}), handler: run });`,
  'name, description and shape': (each) =>
    `registry.addToolWithReadAccess('list_zones', 'Lists the zones', ${each}, async () => 1);`,
  'behind a server': (each) =>
    `objectTool(context, 'list_zones', { description: 'Lists the zones', inputSchema: ${each} }, async () => 1);`,
  'one object': (each) =>
    `registerTool({ name: 'list_zones', description: 'Lists the zones', context, schema: ${each}, callback: async () => 1 });`,
  'an app': (each) =>
    `registerApp({ server: context, toolName: 'list_zones', description: 'Lists the zones', inputSchema: ${each}, handler: run });`,
  'a schema alone': (each) => `export const tools = [tool('list_zones', z.object(${each}), async () => 1)];`,
  'without a name': (each) =>
    `export default { list_zones: agentTool({ description: 'Lists the zones', parameters: z.object(${each}), execute: async () => 1 }) };`,
  'a constant': (each) =>
    `export const zonesTool = { name: 'list_zones', description: 'Lists the zones', parameters: ${each}, handler: run };`,
  'a constant with a type': (each) =>
    `export const zones: ToolDefinition<typeof P> = { name: 'list_zones', description: 'Lists the zones', parameters: ${each}, execute: run };`,
  'a literal of any type': (each) =>
    `const zones: HandlerDef = { name: 'list_zones', description: 'Lists the zones', inputSchema: z.object(${each}), async execute() { return 1; } };`,
  'a definition by place': (each) =>
    `export const zones = createToolDefinition('list_zones', 'Lists the zones', z.object(${each}), wrap(run));`,
  'one in a language without blanks': (each) =>
    `export const zones = createToolDefinition('list_zones', '列出区域', z.object(${each}), async () => 1);`,
  'a definition beside its handler': (each) =>
    `export const zones = { name: 'list_zones', definition: { description: 'Lists the zones', inputSchema: ${each} }, handler: run };`,
  'a map with the handlers beside': (each) =>
    `export default { tools: { list_zones: { schema: { description: 'Lists the zones', inputSchema: ${each} }, handler: run } } };`,
};

const all = (text: string): unknown[] => [...extracted(text), ...extracted(text, 'functions')];

describe.each(Object.entries(FORMS))('%s', (_, form) => {
  test('clean', () => {
    const text = HEAD + form(CLEAN);
    expect(mayHoldTools('server.ts', text)).toBe(true);
    expect(all(text)).toHaveLength(1);
    expect(said(text)).toEqual([]);
  });

  test('broken', () => {
    expect(said(HEAD + form(BROKEN))).toEqual(PARAMETER);
  });

  test('unknown', () => {
    expect(said(HEAD + form('shape'))).toEqual([]);
    expect(said(HEAD + form('{ ...shape, limit_to: shape.limit_to }'))).toEqual([]);
  });
});

test('what a function returns, with texts from elsewhere', () => {
  const text = (more: string): string =>
    `${HEAD}export const zonesTool = (t: Texts): ToolDefinition => { return { name: 'list_zones', description: t('LISTS'), ${more} }; };`;
  expect(all(text('schema: z.object({ a: z.string() }), handler: run'))).toMatchObject([{ name: 'list_zones' }]);
  expect(all(text('schema, handler: run'))).toEqual([]);
  expect(all(text('schema: z.object({ a: z.string() })'))).toEqual([]);
});

test('whatever a function makes of the schema, what defines a tool has one', () => {
  const text = (more: string): string =>
    `${HEAD}export const zones = defineTool({ name: 'list_zones', ${more}, input, run });`;
  expect(all(text(`description: 'Lists the zones'`))).toMatchObject([{ name: 'list_zones' }]);
  expect(said(text(`description: 'Lists the zones'`))).toEqual([]);
  expect(all(text(`description: 'zones'`))).toEqual([]);
});

test('options behind the handler', () => {
  const head = `${HEAD}import { McpServer } from '@modelcontextprotocol/sdk/server/mcp';\nconst server = new McpServer({});\n`;
  const text = `${head}server.tool('list_zones', z.object({ a: z.string() }), async ({ a }) => run(a), { timeout: 5 });`;
  expect(extracted(text)).toMatchObject([{ name: 'list_zones', inputSchema: { properties: { a: {} } } }]);
});

test('what a function makes of the text that it is given, and hands to another, is no tool', () => {
  const text = (call: string): string =>
    `export function judge(description: string) { return ${call}({ tools: [{ name: 'x', description, inputSchema: { type: 'object' } }] }); }`;
  expect(all(text('recognise'))).toEqual([]);
  expect(all(text('createServer'))).toHaveLength(1);
  expect(all(text('recognise').replace('description,', `description: 'Finds',`))).toHaveLength(1);
});

test('a handler without parameters', () => {
  const text = `${HEAD}context.registerTool('demo_day', { description: 'Tells about the demo day' }, async () => 1);
registry.addToolWithReadAccess('list_all', 'Lists all that there is', async () => 1);
registerInfoTool({ server: context, name: 'info', description: 'Tells what this is', callback: run });`;
  expect(all(text)).toHaveLength(3);
  expect(said(text)).toEqual([]);
});

test('an input and an output in words of their own', () => {
  const typed = (
    input: string,
  ): string => `${HEAD}export const tool: MCPToolDefinition = { name: 'get_zones', description: 'Gets the zones',
  input_schema: { type: 'object', properties: { limit_to: ${input} } }, output_schema: { type: 'array', items: { type: 'string' } } };`;
  expect(said(typed(`{ type: 'string', description: 'Which zone' }`))).toEqual([]);
  expect(said(typed(`{ type: 'string' }`))).toEqual(PARAMETER);
  expect(said(typed('limit_to'))).toEqual([]);
});

describe('no tools', () => {
  test.each([
    [
      'a call of a tool',
      `client.callTool('list_zones', { description: 'd', inputSchema: z.object({}) }, async () => 1);`,
    ],
    ['a logger', `logger.tool('list_zones', 'start of it', { arguments: request.params });`],
    ['what says nothing of its input', `createTool(gateway, 'LIST_ZONES', { type: 'search', fn: run });`],
    ['a brush', `App.addTool({ name: 'Paint brush', description: 'Paints it', schema: z.object({}), handler() {} });`],
    [
      'a notation of its own',
      `registry.addTool({ name: 'eval', description: 'Runs', parameters: { code: 'string' }, execute() {} });`,
    ],
    ['a flow', `const flow = { name: 'f', description: 'Flows', schema: z.object({}), handler: run };`],
    ['a route', `router.post('list_zones', { description: 'Lists', inputSchema: z.object({}) }, async () => 1);`],
    [
      'a map of others',
      `export const flows = { a: { schema: { description: 'd', inputSchema: z.object({}) }, handler: run } };`,
    ],
  ])('%s', (_, text) => {
    expect(all(HEAD + text)).toEqual([]);
  });
});

test('a config has a name of its own, and what comes first is the group that it belongs to', () => {
  const one = (name: string) =>
    `export const ${name} = tool('zones', { name: '${name}', description: 'Does it to zones', inputSchema: z.object(${CLEAN}) }, async () => 1);\n`;
  expect(all(HEAD + one('list_zones') + one('drop_zones'))).toMatchObject([
    { name: 'list_zones' },
    { name: 'drop_zones' },
  ]);
});
