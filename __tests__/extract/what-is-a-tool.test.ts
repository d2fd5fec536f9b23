/** What is taken for a tool, and above all what is not: much else has a name and an `inputSchema`. */
import { describe, expect, test } from '@jest/globals';
import { extracted, listed, read } from './helpers.js';
import { said } from './said.js';

const MCP = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\n`;
const names = (text: string): unknown[] => extracted(text).map((tool) => (tool as { name: unknown }).name);
const FULL = `{ name: 'a', description: 'Adds', inputSchema: { type: 'object', properties: {} } }`;

describe('no tools', () => {
  test.each([
    ['a flow', `ai.defineFlow({ name: 'f', inputSchema: S, outputSchema: O }, run);`],
    [
      'a tool of the provider of a model',
      `export const shell = createProviderDefinedToolFactory({ id: 'openai.shell', name: 'shell', inputSchema: S });`,
    ],
    ['a fallback', `${MCP}let tools;\ntry { tools = load(); } catch { tools = [${FULL}]; }`],
    ['a mock', `${MCP}async function startMockServer() { const tools = [${FULL}]; serve(tools); }`],
    [
      'a test that a program has in itself',
      `${MCP}import assert from 'node:assert/strict';
export async function selfTest() { const tool = ${FULL}; assert.equal(await run(tool), 3); }`,
    ],
    [
      'tests of a module in itself',
      `${MCP}if (import.meta.vitest) {\n  const tools = [${FULL}];\n  server.registerTool('x', { description: 'X' }, run);\n}`,
    ],
    [
      'a definition that was taken out of the list',
      `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
const adds = ${FULL};
server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [/* adds */] }));`,
    ],
    ['a flow in full', `ai.defineFlow(${FULL}, run);`],
    ['a tool of Genkit', `import { genkit } from 'genkit';\nconst searchTool = ${FULL};`],
    ['a workflow', `createWorkflow({ id: 'w', name: 'w', inputSchema: z.object({}) });`],
    [
      'rows of data',
      `const agents = [{ id: 1, name: 'sales-v1', description: 'Sells', inputSchema: {}, outputSchema: {} }];`,
    ],
    [
      'what an agent provides',
      `const card = { provides: [{ name: 'echo', description: 'Says it', inputSchema: { type: 'string' } }] };`,
    ],
    [
      'what agents tell each other of themselves',
      `const capabilities: AgentCapability[] = [{ name: 'chat', description: 'Sends messages', category: 'im', inputSchema: { type: 'object', properties: { kind: { type: 'string' } } } }];`,
    ],
    ['a table of a database', `export const t = pgTable('t', { name: text('name'), inputSchema: jsonb('x') });`],
    ['a validator', `export const args = v.object({ name: v.string(), inputSchema: v.any() });`],
    ['a write to a database', `await db.tool.create({ data: { name: x.name, inputSchema: x.inputSchema } });`],
    ['the state of a form', `const [draft] = useState({ name: '', inputSchema: {} });`],
    ['tools handed on', `const listed = tools.map((t) => ({ name: t.name, inputSchema: t.schema }));`],
    [
      'rows with labels for people',
      `const skills = [{ slug: 's', name: 'Search it', description: 'Searches', inputSchema: { type: 'object' } }];`,
    ],
    [
      'a label in what is called a tool',
      `const toolSeeds = [{ name: 'Search it', description: 'Searches', inputSchema: { type: 'object' } }];`,
    ],
    [
      'a label in another script',
      `toolRegistry.register({ id: 'now', name: '当前时间', description: 'Tells it', inputSchema: { type: 'object' } });`,
    ],
    [
      'a registry of its own',
      `import { toolRegistry } from './tool.js';
toolRegistry.registerTool({ name: 'eval', description: 'Runs it', parameters: { code: { type: 'string' } }, execute });`,
    ],
    [
      'a list of its own',
      `import { tools } from './tools.js';\ntools.addTool({ name: 'eval', description: 'Runs it', parameters: {}, execute });`,
    ],
    ['a brush', `App.registerTool('brush', { title: 'Brush', description: 'Draws freely', icon, render() {} });`],
    [
      'a brush by its name',
      `toolbox.registerTool({ name: 'brush', title: 'Brush', description: 'Draws freely', icon });`,
    ],
    [
      'a module that is called like a server',
      `import { McpServer } from 'effect/unstable/ai';\nMcpServer.registerTool({ name: 'a', content: () => run });`,
    ],
    [
      'what stands in for a tool that is not known',
      `${MCP}const simulation = { tool: { name: toolName, inputSchema: { type: 'object' } } };`,
    ],
    ['what a check is given', `export const cases = [{ hash: 'x', fixture: ${FULL} }];`],
    [
      'what a script found out about tools',
      `const found = (name, has) => ({ name, inputSchema: { properties: { ...(has && { id: true }) } } });`,
    ],
    ['a map of others', `const flows = new Map<string, Flow>([['a', { name: 'a', inputSchema: S }]]);`],
    ['made with a tool', `const tools = new Runner([{ name: 'a', inputSchema: S }]);`],
    ['fields of a step', `const steps = [{ name: 'delay', inputSchema: { ms: { label: 'ms' } } }];`],
  ])('%s', (_, text) => {
    expect(names(text)).toEqual([]);
  });
});

describe('tools', () => {
  test.each([
    ['in full, in a list', `export const all = [${FULL}];`],
    ['in full, alone', `export default ${FULL};`],
    ['by the name of a list', `export const TOOLS = [{ name: 'a', inputSchema: S }];`],
    ['by the key of a list', `export default { tools: [{ name: 'a', inputSchema: S }] };`],
    ['by a function around it', `export function getTools() { return [{ name: 'a', inputSchema: S }]; }`],
    ['by an arrow function around it', `export const listTools = () => [{ name: 'a', inputSchema: S }];`],
    ['by its type', `const all: ToolDefinition[] = [{ name: 'a', inputSchema: S }];`],
    ['by a generic type', `const all: Array<Tool> = [{ name: 'a', inputSchema: S }];`],
    ['by a cast', `const all = [{ name: 'a', inputSchema: S }] satisfies McpTool[];`],
    ['by the function that takes it', `registry.addMyTool({ name: 'a', inputSchema: S });`],
    ['of a page, by a hook', `useWebMCP({ name: 'a', inputSchema: S });`],
    ['pushed onto a list', `tools.push({ name: 'a', inputSchema: S });`],
    ['in a map', `export const TOOLS = new Map<string, Definition>([['a', { name: 'a', inputSchema: S }]]);`],
    ['promised', `const listTools = () => Promise.resolve([{ name: 'a', inputSchema: S }]);`],
    ['frozen', `const TOOLS = Object.freeze([{ name: 'a', inputSchema: S }]);`],
    ['in a map', `const toolRegistry = new Map([['a', { name: 'a', inputSchema: S }]]);`],
    ['by the type of a map', `const all = new Map<string, ToolDefinition>([['a', { name: 'a', inputSchema: S }]]);`],
    ['of a registry, by its texts', `registry.registerTool('a', { title: 'Add', description: 'Adds' }, run);`],
    ['by annotations', `const a = { name: 'a', inputSchema: S, annotations: { readOnlyHint: true } };`],
    ['by an import', `${MCP}const a = { name: 'a', inputSchema: S };`],
    [
      'of a registry, with what it runs',
      `registry.registerTool('a', { title: 'Add', description: 'Adds', handler: run });`,
    ],
    [
      'of a server that a file of its own makes',
      `import { MCPServer } from './server.js';\nMCPServer.registerTool('a', { inputSchema: S }, run);`,
    ],
    [
      'beside a handler',
      `server.setRequestHandler(CallToolRequestSchema, f);\nconst a = { name: 'a', inputSchema: S };`,
    ],
  ])('%s', (_, text) => {
    expect(names(text)).toEqual(['a']);
  });

  const own = `description: 'Adds', handler: async () => ({ content: [] })`;

  test.each([
    ['a schema', `export const add = { name: 'a', ${own}, schema: z.object({}) };`],
    ['a shape', `export const all = [{ name: 'a', ${own}, inputShape: { x: z.string() } }];`],
    ['no parameters', `export const add = { name: 'a', ${own}, parameters: {} };`],
    ['one of another file', `import { S } from './schemas.js';\nexport const add = { name: 'a', ${own}, schema: S };`],
    ['a method', `export const add = { name: 'a', description: 'Adds', schema: S, async execute() { return {}; } };`],
    [
      'a list that is registered here',
      `const all = [{ name: 'a', ${own}, schema: {} }];\nfor (const tool of all) server.tool(tool.name, tool.description, tool.schema, tool.handler);`,
    ],
  ])('in words of its own, in a file that has to do with a server: %s', (_, text) => {
    expect(names(`${MCP}import { z } from 'zod';\n${text}`)).toEqual(['a']);
  });

  test.each([
    ['elsewhere', `const add = { name: 'a', ${own}, schema: S };`],
    [
      'of a client',
      `import { Client } from '@modelcontextprotocol/sdk/client/index.js';\nconst add = { name: 'a', ${own}, schema: S };`,
    ],
    ['of an agent', `${MCP}import { streamText } from 'ai';\nconst add = { name: 'a', ${own}, parameters: S };`],
    ['a label', `${MCP}const step = { name: 'Round brush', ${own}, schema: S };`],
    ['without a description', `${MCP}const route = { name: 'a', schema: S, handler: () => 1 };`],
    ['without a handler', `${MCP}const table = { name: 'a', description: 'Adds', schema: S };`],
    ['rows', `${MCP}const job = { name: 'a', ${own}, schema: 'public' };`],
    ['handed on', `${MCP}queue({ name: 'a', ${own}, schema: S });`],
  ])('in words of its own, and no tool: %s', (_, text) => {
    expect(names(text)).toEqual([]);
  });

  test.each([
    ['hints', `const a = { name: 'a', ${own}, annotations: { readOnlyHint: true }, schema: z.object({}) };`],
    [
      'in a function',
      `const page = onPage(() => ({ name: 'a', ${own}, annotations: { openWorldHint: true }, schema: {} }));`,
    ],
    [
      'hints, where no handler stands beside them',
      `const all: ToolDefinition[] = [{ name: 'a', description: 'Adds', schema: z.object({}), annotations: { title: 'A', openWorldHint: true } }];`,
    ],
    [
      'a class',
      `${MCP}const add = new WebTool({ server, name: 'a', description: 'Adds', paramsSchema: { x: z.string() }, callback: run });`,
    ],
    ['an input', `${MCP}const a = { name: 'a', ${own}, input: z.object({}) };`],
    [
      'a config',
      `const aTool = { name: 'a', config: { description: 'Adds', inputSchema: { x: z.string() } }, handler };`,
    ],
    ['a config in a list', `const tools = [{ name: 'a', config: { description: 'Adds', inputSchema: S }, cb }];`],
    [
      'a config in a server',
      `${MCP}const all = { name: 'a', config: { description: 'Adds', inputSchema: S }, handler };`,
    ],
    [
      'a config that is registered here',
      `${MCP}const all = [{ name: 'a', config: { description: 'Adds', inputSchema: { x: z.string() } } }];\nall.forEach((each) => server.registerTool(each.name, each.config, run));`,
    ],
    [
      'a row by its key',
      `const tools = Object.entries({ a: { description: 'Adds', inputSchema: { type: 'object' } } }).map(([name, tool]) => ({ name, ...tool }));`,
    ],
  ])('by what else is said: %s', (_, text) => {
    expect(names(`import { z } from 'zod';\n${text}`)).toEqual(['a']);
  });

  test.each([
    ['an input that is given', `${MCP}const job = { name: 'a', ${own}, input: { x: 1 } };`],
    ['an input of another file', `${MCP}const job = { name: 'a', ${own}, input: sample };`],
    ['annotations of its own', `const a = { name: 'a', ${own}, annotations: { color: 'red' }, schema: S };`],
    [
      'a config of something else in a server',
      `${MCP}const step = { name: 'a', config: { description: 'Adds', inputSchema: S } };`,
    ],
    ['a config of something else', `const step = { name: 'a', config: { description: 'Adds', inputSchema: S } };`],
    ['a config without a schema', `const tool = { name: 'a', config: { description: 'Adds', inputs: S } };`],
    ['a config with a label', `const tool = { name: 'Add it', config: { description: 'Adds', inputSchema: S } };`],
    [
      'a row of something else',
      `const rows = Object.entries({ a: { description: 'Adds' } }).map(([name, row]) => ({ name, ...row }));`,
    ],
    [
      'a row without a description',
      `const tools = Object.entries({ a: { inputSchema: { type: 'object' } } }).map(([name, row]) => ({ name, ...row }));`,
    ],
    ['a copy', `const tools = load().map((tool) => ({ name: prefix + tool.name, ...tool }));`],
  ])('by what else is said, and no tool: %s', (_, text) => {
    expect(names(`import { z } from 'zod';\n${text}`)).toEqual([]);
  });

  test('a name with a blank that is no label', () => {
    expect(names(`export const configTool = { name: 'config helper', inputSchema: S };`)).toEqual(['config helper']);
    expect(
      names(`export const row = { name: 'config helper', description: 'd', inputSchema: { type: 'object' } };`),
    ).toEqual([]);
  });
});

describe('whose registerTool it is', () => {
  const api = (text: string): unknown => read(text).code!.registrations.map((each) => each.api);
  const CALL = `registerTool('a', { description: 'Adds', inputSchema: { type: 'object', properties: {} } }, h);`;

  test.each([
    ['a server', `${MCP}const server = new McpServer({});\nserver.${CALL}`],
    ['a server by another name', `${MCP}const app = new McpServer({});\napp.${CALL}`],
    ['a parameter', `${MCP}export function add(s: McpServer) { s.${CALL} }`],
    ['a parameter without a type', `${MCP}export function add(s) { s.${CALL} }`],
    ['a field', `${MCP}class A { add() { this.server.${CALL} } }`],
    ['its tasks', `${MCP}server.experimental.tasks.${CALL.replace('registerTool', 'registerToolTask')}`],
    ['a server without an import', `server.${CALL}`],
  ])('%s', (_, text) => {
    expect(api(text)).toEqual(['registerTool']);
  });

  test.each([
    ['an imported registry', `${MCP}import { registry } from './registry.js';\nregistry.${CALL}`],
    ['an imported function', `${MCP}import { registerTool } from './registry.js';\n${CALL}`],
    ['a function of the file', `${MCP}function registerTool(a, b, c) {}\n${CALL}`],
    ['a method of the class', `${MCP}class A { registerTool(a, b, c) {} start() { this.${CALL} } }`],
    ['something made of a class of its own', `${MCP}const list = new Registry();\nlist.${CALL}`],
    ['a parameter of another type', `${MCP}export function add(r: Registry) { r.${CALL} }`],
  ])('not %s', (_, text) => {
    expect(api(text)).toEqual(['literal']);
  });

  test.each([
    ['a factory', `export function add(factory: ToolFactory) { factory.registerTool(ARGS); }`],
    ['a method of the class', `class A extends Base { start() { this.addTool(ARGS); } }`],
    ['an imported function', `import { registerTool } from './tools.js';\nregisterTool(ARGS);`],
    ['an imported factory', `import { createTool } from './tools.js';\nexport const add = createTool(ARGS);`],
    ['a method of a base', `class A extends Module { start() { this.tool(ARGS); } }`],
  ])('what takes what the old method takes: %s', (_, text) => {
    const of = (args: string): unknown[] => extracted(`import { z } from 'zod';\n${text.replace('ARGS', args)}`);
    const tool = {
      name: 'a',
      description: 'Adds',
      inputSchema: { type: 'object', properties: { x: { type: 'string' } } },
    };
    const json = JSON.stringify(tool.inputSchema);
    for (const schema of [`{ x: z.string().optional() }`, `z.object({ x: z.string().optional() })`, json])
      expect(of(`'a', 'Adds', ${schema}, async () => ({})`)).toEqual([{ ...tool, '...': true }]);
    for (const others of [`{ map: this }, Layers, true`, `['userInput']`, `{ x: z.string() }`, 'SHAPE, run'])
      expect(of(`'a', 'Adds', ${others}`)).toEqual([]);
    expect(of(`'A label', 'Adds', ${json}, run`)).toEqual([]);
    expect(of(`'a', 'Adds', {}, () => 1`)).toHaveLength(1);
    expect(of(`'a', 'Adds', {}, Layers`)).toEqual([]);
  });

  test('what a handler gives a registry of its own is no answer yet', () => {
    const call = `registerTool('a', { description: 'Adds', inputSchema: {}, _meta: { 'openai/outputTemplate': 'ui://a.html' } }, async () => ({ sum: 1 }));`;
    const answers = (text: string): number => read(text).code!.answers.length;
    expect(answers(`${MCP}const server = new McpServer({});\nserver.${call}`)).toBe(1);
    expect(answers(`${MCP}import { registry } from './registry.js';\nregistry.${call}`)).toBe(0);
    expect(answers(`${MCP}class A { registerTool(a, b, c) {} start() { this.${call} } }`)).toBe(0);
  });

  test('nor are `router.tool()` and `test.tool()` of the SDK', () => {
    const head = `import { McpServer } from '@modelcontextprotocol/server';\nimport { router, test } from './mine.js';\n`;
    expect(api(`${head}router.tool('a', 'Does it', f); test.tool('b', () => 1);`)).toEqual([]);
  });
});

test.each(['npm:', 'npm:/'])('a package as Deno names it: %s', (npm) => {
  const head = `import { McpServer } from '${npm}@modelcontextprotocol/sdk@1.25.3/server/mcp.js';\nimport * as zod from '${npm}zod@^4.1.0/mini';\n`;
  const text = `${head}export function add(s: McpServer) { s.registerTool('a', { inputSchema: { x: zod.string() } }, f); }`;
  expect(read(text).code!.imports).toEqual(['@modelcontextprotocol/sdk/server/mcp.js', 'zod/mini']);
  expect(read(text).code!.registrations.map(({ api, sdk }) => [api, sdk])).toEqual([['registerTool', 'v1']]);
  expect(extracted(text)).toEqual([
    { name: 'a', inputSchema: { type: 'object', properties: { x: { type: 'string' } }, required: ['x'] } },
  ]);
  const typed = `import type { Tool } from '${npm}@modelcontextprotocol/sdk@1.25.3/types.js';\nexport const a: Tool = { name: 'a' };`;
  expect(extracted(typed)).toEqual([{ name: 'a' }]);
});

test.each([
  ['what it takes', `inputSchema: { type: 'object', properties: { x: { type: 'number' } } }`],
  ['its hints', `inputSchema: { type: 'object' }, annotations: { readOnlyHint: true }`],
  ['its title', `title: 'Add', inputSchema: { type: 'object' }`],
])('a tool with a name of another file and no description is known by %s', (_, rest) => {
  expect(names(`${MCP}import { ADD } from './names.js';\nexport const add = { name: ADD, ${rest} };`)).toEqual(['??']);
});

test('a server that nobody imports may have its own notation for schemas', () => {
  const text = (schema: string): string =>
    `server.registerTool('a', { description: 'Adds', inputSchema: ${schema}, outputSchema: ${schema} }, f);`;
  for (const schema of ["'{ x: number }'", '`{ x: number }`', `[{ name: 'x' }]`]) {
    expect(extracted(text(schema))).toEqual([
      { name: 'a', description: 'Adds', inputSchema: '??', outputSchema: '??' },
    ]);
  }
  expect(extracted(`${MCP}${text("'x'")}`)).toEqual([
    { name: 'a', description: 'Adds', inputSchema: 'x', outputSchema: 'x' },
  ]);
});

describe('tools by the keys of a map', () => {
  const Z = `import { z } from 'zod';\n`;
  const GO = `go: { description: 'Goes there', inputSchema: z.object({ to: z.string() }), handler }`;
  const go = {
    description: 'Goes there',
    inputSchema: { type: 'object', properties: { to: { type: 'string' } }, required: ['to'] },
    handler: '??',
    '...': true,
  };

  test.each([
    ['by the name of the map', `export const pageTools = { ${GO} };`],
    ['by its type', `const all: Record<string, ToolDefinition> = { ${GO} };`],
    ['by what it satisfies', `export const all = { ${GO} } as const satisfies ToolDefinitions;`],
    ['by a key', `export default { tools: { ${GO} } };`],
    ['beside one that takes nothing', `const TOOLS = { ${GO}, back: { description: 'Goes back', handler } };`],
    ['beside those of others', `const TOOLS = { ...theirs, ${GO} };`],
    ['with a key that cannot be known', `const TOOLS = { [NAME]: ${GO.slice(4)} };`],
  ])('%s', (_, text) => {
    expect(extracted(Z + text)).toEqual([go]);
  });

  test('one without a description hides no other', () => {
    const text = `${Z}const TOOLS = { ${GO}, back: { inputSchema: z.object({}), handler } };`;
    expect(extracted(text)).toEqual([
      go,
      { inputSchema: { type: 'object', properties: {} }, handler: '??', '...': true },
    ]);
  });

  test('a shape, a JSON Schema, and what is wrong in them', () => {
    const text = `${Z}const TOOLS: Record<string, ToolDefinition> = {
  a: { description: 'Goes there', inputSchema: { to: z.string().min(3).max(1).describe('Where to') } },
  b: { description: 'Goes here', inputSchema: { type: 'object', properties: {}, required: ['from'] } },
  c: { description: 'Stays', inputSchema: S, annotations: { readOnlyHint: true, destructiveHint: true } },
};`;
    expect(extracted(text)).toHaveLength(3);
    expect(said(text)).toEqual(['common/contradictory-bounds', 'common/required-undefined', 'mcp/annotation-conflict']);
  });

  test.each([
    ['an agent', `import { generateText } from 'ai';\nconst tools = { ${GO} };`],
    ['a client', `import { Client } from '@modelcontextprotocol/sdk/client/index.js';\nconst tools = { ${GO} };`],
  ])('of %s', (_, text) => {
    expect(extracted(Z + text)).toEqual([]);
    expect(extracted(Z + text, 'functions')).toHaveLength(1);
  });

  test.each([
    ['a part of one tool', `export const goTool = { definition: ${GO.slice(4)} };`],
    ['beside what a tool runs', `export const goTool = { ${GO}, run };`],
    ['beside other things', `export const goTool = { ${GO}, more: { label: 'Go' } };`],
    ['actions', `export const actions = { ${GO} };`],
    ['a list', `export const tools = [${GO.slice(4)}];`],
    ['without a schema', `export const tools = { go: { description: 'Goes there', handler } };`],
    ['a schema of another file', `export const tools = { go: { description: 'Goes there', inputSchema: S } };`],
    [
      'texts in several languages',
      `export const tools = { go: { description: { en: 'Go' }, inputSchema: z.object({}) } };`,
    ],
    ['rows of a form', `export const tools = { go: { description: 'Goes', inputSchema: { to: 'text' } } };`],
    ['a tool of Genkit', `import { genkit } from 'genkit';\nconst tools = { ${GO} };`],
  ])('not %s', (_, text) => {
    expect(extracted(Z + text)).toEqual([]);
  });

  test.each([
    `for (const [name, tool] of Object.entries(TOOLS)) server.registerTool(name, { description: tool.description, inputSchema: tool.inputSchema }, tool.handler);`,
    `const list = Object.entries(TOOLS).map(([name, tool]) => ({ name, ...tool }));`,
    `const list = Object.entries(TOOLS).map(([name, tool]) => ({ name, description: tool.description, inputSchema: z.toJSONSchema(tool.inputSchema) }));`,
    `server.registerTool('go', TOOLS.go, TOOLS.go.handler);\nserver.registerTool('back', TOOLS.back, TOOLS.back.handler);`,
  ])('that are registered under their names are not there twice: %s', (text) => {
    const map = `const NONE = z.object({});\nconst TOOLS = { ${GO}, back: { description: 'Goes back', inputSchema: NONE, handler } };`;
    expect(names(`${MCP}${Z}${map}\n${text}`).toSorted()).toEqual(['back', 'go']);
  });

  test('one schema for several of them', () => {
    const more = `{ description: 'Goes back', inputSchema: NONE, handler }`;
    expect(extracted(`${Z}const NONE = z.object({});\nconst TOOLS = { a: ${more}, b: ${more} };`)).toHaveLength(2);
  });
});

describe('what is told later is not missing', () => {
  test.each([
    `const TOOLS = [{ name: 'a', inputSchema: S }];\nserve(TOOLS.map((t) => ({ ...t, annotations: HINTS[t.name] })));`,
    `const TOOLS = [{ name: 'a', inputSchema: S }];\nserve(TOOLS.map((t) => ({ name: t.name, description: D[t.name] })));`,
    `const TOOLS = [{ name: 'a', inputSchema: S }];\nfor (const tool of TOOLS) tool.description = D[tool.name];`,
    `const TOOLS = [{ name: 'a', inputSchema: S }];\nTOOLS.forEach((tool) => { tool.description = D[tool.name]; });`,
    `const tool = { name: 'a', inputSchema: S };\nif (D) tool.description = D;`,
    `const tool = { name: 'a', inputSchema: S };\nObject.assign(tool, more);`,
  ])('%s', (text) => {
    expect(extracted(text)).toEqual([{ name: 'a', inputSchema: '??', '...': true }]);
  });

  test.each([
    `const TOOLS = [{ name: 'a', inputSchema: S }];\nfor (const tool of TOOLS) add(tool);`,
    `const TOOLS = [{ name: 'a', inputSchema: S }];\nserve(TOOLS.map((t) => ({ ...t })));`,
    `const TOOLS = [{ name: 'a', inputSchema: S }];\nTOOLS.push(other);`,
  ])('but here it is: %s', (text) => {
    expect(extracted(text)).toEqual([{ name: 'a', inputSchema: '??' }]);
  });
});

describe('tools that may not meet', () => {
  const groups = (text: string): number =>
    new Set(listed(read(MCP + text), 'tools').map((tool) => (tool as { group?: object }).group)).size;
  const add = (server: string): string => `${server}.registerTool('a', { description: 'Adds' }, h)`;

  test.each([
    ['two servers', `const a = new McpServer({}); const b = new McpServer({});\n${add('a')};\n${add('b')};`],
    ['two branches', `if (x) ${add('server')}; else ${add('server')};`],
    ['a choice', `x ? ${add('server')} : ${add('server')};`],
    ['conditions', `x && ${add('server')}; y && ${add('server')};`],
  ])('%s', (_, text) => {
    expect(groups(text)).toBe(2);
  });

  test('one server', () => {
    expect(groups(`${add('server')};\n${add('server')};`)).toBe(1);
  });
});

describe('zod 3: descriptions among the options', () => {
  test.each([
    [`z.string({ description: 'Query' })`, { type: 'string', description: 'Query' }],
    [`z.enum(['a'], { description: 'Query' })`, { type: 'string', enum: ['a'], description: 'Query' }],
    [`z.string({ message: 'No' })`, { type: 'string' }],
  ])('%s', (schema, expected) => {
    const text = `${MCP}import { z } from 'zod';\nserver.registerTool('a', { inputSchema: { q: ${schema} } }, h);`;
    expect(extracted(text)).toMatchObject([{ inputSchema: { properties: { q: expected } } }]);
  });

  test('a property of that name is none', () => {
    const text = `import { z } from 'zod';\nserver.registerTool('a', { inputSchema: z.object({ description: z.string() }) }, h);`;
    const [tool] = extracted(text);
    expect(tool).toEqual({
      name: 'a',
      inputSchema: {
        type: 'object',
        properties: { description: { type: 'string' } },
        required: ['description'],
      },
    });
  });
});

test.each([
  `server.tool('a', , h);`,
  `const tool = { name: 'a', inputSchema: f(, 1) }; function f(a) { return a }`,
  `server.registerTool('a', , h); new A(, 1);`,
])('a hole among arguments stands for something unknown: %s', (text) => {
  expect(names(text)).toEqual(['a']);
});

test('a label in a file that imports the SDK is a name that cannot be called', () => {
  expect(names(`${MCP}const a = { name: '当前时间', inputSchema: S };`)).toEqual(['当前时间']);
  expect(names(`${MCP}const a = { name: 'Say it', inputSchema: S };`)).toEqual(['Say it']);
});

describe('widget resources', () => {
  const uris = (text: string): unknown[] => extracted(text, 'resources').map((each) => (each as { uri: unknown }).uri);
  const ROW = `id: 'map', displayName: 'Map', uri: 'ui://map', mimeType: 'text/html;profile=mcp-app', tools: ['a']`;

  test.each([
    ['a table of widgets', `export const UI_APPS = [{ ${ROW} }];`],
    ['a table in a server', `${MCP}const WIDGETS = [{ ${ROW} }];`],
    ['one with names, and nothing that says what it is', `export const UI_APPS = [{ ${ROW}, name: 'map' }];`],
    ['an argument', `mount({ ${ROW} });`],
    [
      'a link in an answer',
      `${MCP}server.registerTool('a', { inputSchema }, () => ({ content: [{ type: 'resource_link', ${ROW}, name: 'map' }] }));`,
    ],
  ])('none: %s', (_, text) => {
    expect(uris(text)).toEqual([]);
  });

  test.each([
    ['by the name of the list', `export const RESOURCES = [{ ${ROW} }];`],
    ['by its type', `const all: Resource[] = [{ ${ROW} }];`],
    ['by the name that it has, in a server', `${MCP}const all = [{ ${ROW}, name: 'map' }];`],
  ])('%s', (_, text) => {
    expect(uris(text)).toEqual(['ui://map']);
  });

  test('a row is given more before it is listed, and holds what is for others', () => {
    expect(extracted(`export const RESOURCES = [{ ${ROW} }];`, 'resources')).toEqual([
      { uri: 'ui://map', mimeType: 'text/html;profile=mcp-app', '...': true },
    ]);
  });
});
