/** Literals that are tools because a type of the SDK says so, whole or broken. */
import { describe, expect, test } from '@jest/globals';
import inputSchema from '../../rules/mcp/input-schema-object.js';
import misspelt from '../../rules/mcp/misspelt-field.js';
import required from '../../rules/mcp/required-field.js';
import { foundIn } from '../rules/mcp/source.js';
import { extracted, read } from './helpers.js';
import { said } from './said.js';

const HEAD = `import type { Tool } from '@modelcontextprotocol/sdk/types.js';\n`;
const WHOLE = `{ name: 'a', description: 'Adds', inputSchema: { type: 'object' } }`;
const BARE = `{ name: 'a', description: 'Adds' }`;

const PLACES: readonly [string, (tool: string) => string][] = [
  ['a variable', (tool) => `const t: Tool = ${tool};`],
  ['a list', (tool) => `const t: Tool[] = [${tool}];`],
  ['a generic list', (tool) => `const t: Array<Tool> = [${tool}];`],
  ['a list that nobody changes', (tool) => `const t: ReadonlyArray<Tool> = [${tool}];`],
  ['a list that is read only', (tool) => `const t: readonly Tool[] = Object.freeze([${tool}]);`],
  ['a list in a list', (tool) => `const t: Tool[] = [...(on ? [${tool}] : [])];`],
  ['satisfies', (tool) => `const t = ${tool} satisfies Tool;`],
  ['a constant that satisfies it', (tool) => `const t = ${tool} as const satisfies Tool;`],
  ['a record', (tool) => `const t: Record<string, Tool> = { a: ${tool} };`],
  ['some of a record', (tool) => `const t: Partial<Record<Name, Tool>> = { a: ${tool} };`],
  ['an index', (tool) => `const t: { [name: string]: Tool } = { a: ${tool} };`],
  ['a map', (tool) => `const t = new Map<string, Tool>([['a', ${tool}]]);`],
  ['a map by its variable', (tool) => `const t: ReadonlyMap<string, Tool> = new Map([['a', ${tool}]]);`],
  ['set in a map', (tool) => `const t = new Map<string, Tool>(); t.set('a', ${tool});`],
  ['pushed', (tool) => `const t: Tool[] = []; t.push(${tool});`],
  ['pushed onto a cast', (tool) => `const t = [] as Tool[]; t.push(${tool});`],
  ['pushed onto a parameter', (tool) => `function add(t: Tool[]) { t.push(${tool}); }`],
  ['assigned', (tool) => `let t: Tool; t = ${tool};`],
  ['a default', (tool) => `function use(t: Tool = ${tool}) {}`],
  ['a field', (tool) => `class A { readonly tool: Tool = ${tool}; }`],
  ['a private field', (tool) => `class A { static #tools: Tool[] = [${tool}]; }`],
  ['returned', (tool) => `function f(): Tool { return ${tool}; }`],
  ['returned in a branch', (tool) => `function f(): Tool[] { if (on) { return [${tool}]; } return []; }`],
  ['returned, or nothing', (tool) => `function f(): Tool | undefined { return ${tool}; }`],
  ['promised', (tool) => `async function f(): Promise<Tool[]> { return [${tool}]; }`],
  ['promised by hand', (tool) => `function f(): Promise<Tool> { return Promise.resolve(${tool}); }`],
  ['an arrow function', (tool) => `const f = (): Tool => (${tool});`],
  ['a getter', (tool) => `class A { get definition(): Tool { return ${tool}; } }`],
  ['a method', (tool) => `class A { tools(): Tool[] { return [${tool}]; } }`],
  ['a method of an object', (tool) => `const o = { tools(): Tool[] { return [${tool}]; } };`],
  ['a row', (tool) => `interface Row { tool: Tool; run(): void }\nconst t: Row[] = [{ tool: ${tool}, run }];`],
  ['a row in place', (tool) => `const t: { 'tool': Tool; run: Run }[] = [{ tool: ${tool}, run }];`],
  ['a name of its own', (tool) => `type Tools = Record<string, Tool>;\nexport const t: Tools = { a: ${tool} };`],
];

describe('a type of the SDK', () => {
  test.each(PLACES)('%s', async (_, at) => {
    const whole = HEAD + at(WHOLE);
    expect(read(whole).code!.registrations.map(({ api }) => api)).toEqual(['list']);
    expect(extracted(whole)).toHaveLength(1);
    const broken = HEAD + at(BARE);
    const lines = broken.slice(0, broken.indexOf(BARE)).split('\n');
    expect(await foundIn(inputSchema, broken)).toEqual([`${lines.length}:${lines.at(-1)!.length + 1} {`]);
  });

  test.each([
    ['another name', `import type { Tool as McpTool } from '@modelcontextprotocol/sdk/types.js';\nconst t: McpTool = `],
    ['a namespace', `import * as types from '@modelcontextprotocol/sdk/types';\nconst t: types.Tool = `],
    ['Deno', `import type { Tool } from 'npm:@modelcontextprotocol/sdk@1.29.0/types.js';\nconst t: Tool = `],
    ['SDK v2', `import type { Tool } from '@modelcontextprotocol/server';\nconst t: Tool = `],
  ])('%s', async (_, code) => {
    expect(await foundIn(inputSchema, code + BARE)).toHaveLength(1);
  });

  test('the answer to tools/list', async () => {
    const code = `import type { ListToolsResult } from '@modelcontextprotocol/sdk/types.js';\nconst f = (): ListToolsResult => ({ tools: [${BARE}] });`;
    expect(await foundIn(inputSchema, code)).toEqual(['2:45 {']);
  });

  test('what is missing or misspelt in it', async () => {
    const nameless = `${HEAD}const f = (): Tool[] => [{ description: 'Adds', inputSchema: { type: 'object' } }];`;
    expect(await foundIn(required, nameless)).toEqual(['2:26 {']);
    const slip = `${HEAD}const f = (): Tool[] => [{ name: 'a', description: 'Adds', inputShema: { type: 'object' } }];`;
    expect(await foundIn(misspelt, slip)).toEqual(['2:60 inputShema']);
    expect(said(slip)).toEqual(['mcp/misspelt-field']);
  });
});

describe('nobody knows that it is the type of the SDK, or that something is missing', () => {
  test.each([
    ['a type of another module', `import type { Tool } from './types.js';\nconst t: Tool = ${BARE};`],
    ['a type of the file', `interface Tool { name: string }\nconst t: Tool = ${BARE};`],
    ['a type without an import', `const t: Tool = ${BARE};`],
    ['a cast', `${HEAD}const t = ${BARE} as Tool;`],
    ['a cast in a list', `${HEAD}const t: Tool[] = [${BARE} as Tool];`],
    ['another cast', `${HEAD}const t: Tool[] = [${BARE} as any];`],
    ['a part of it', `${HEAD}const t: Partial<Tool> = ${BARE};`],
    ['what lacks something', `${HEAD}const t: Omit<Tool, 'inputSchema'> = ${BARE};`],
    ['more than it', `${HEAD}const t: Tool & Extra = ${BARE};`],
    ['one of two', `${HEAD}const t: Tool | Flow = ${BARE};`],
    ['a spread', `${HEAD}const t: Tool = { ...base, name: 'a' };`],
    ['nothing at all', `${HEAD}const t: Tool = {};`],
    ['a member of it', `${HEAD}const t: Tool['annotations'] = ${BARE};`],
    ['a list where there is none', `${HEAD}const t: Tool = [${BARE}];`],
    ['a key of a map', `${HEAD}const t = new Map<Tool, Tool>([[${BARE}, t]]);`],
    ['a condition', `${HEAD}const t: Tool | boolean = ${BARE} && on;`],
    ['a function in it', `${HEAD}function f(): Tool[] { return g(() => { return ${BARE}; }); }`],
    ['the parameter of a type', `${HEAD}type Of<T> = T;\nconst t: Of<Tool> = ${BARE};`],
    ['types that name each other', `${HEAD}type A = B; type B = A;\nconst t: A = ${BARE};`],
    [
      'tools of others',
      `${HEAD}const t: Tool[] = []; for (const e of all) t.push({ name: e.name, inputSchema: e.schema });`,
    ],
  ])('%s', (_, code) => {
    expect(extracted(code)).toEqual([]);
  });
});

describe('told once', () => {
  const SERVER = `${HEAD}import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\nconst server = new McpServer({});\n`;
  const SLIP = `{ name: 'a b', description: 'Adds', inputShema: { type: 'object' } }`;
  const list = (tools: string): string =>
    `server.server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: ${tools} }));`;

  test.each([
    ['a list', `const T: Tool[] = [${SLIP}];\n${list('T')}`],
    ['a tool of a list', `const T: Tool = ${SLIP};\n${list('[T]')}`],
    ['a function', `function all(): Tool[] { return [${SLIP}]; }\n${list('all()')}`],
    ['a record', `const T: Record<string, Tool> = { a: ${SLIP} };\n${list('Object.values(T)')}`],
    ['more of each', `const T: Tool[] = [${SLIP}];\n${list('T.map((t) => ({ ...t, annotations: hints(t) }))')}`],
    ['a field', `class A { tool: Tool = ${SLIP}; start() { ${list('[this.tool]')} } }`],
  ])('%s', (_, code) => {
    expect(extracted(SERVER + code)).toHaveLength(1);
    expect(said(SERVER + code)).toEqual(['mcp/misspelt-field', 'mcp/name-format']);
  });

  test('a registration by its parts', () => {
    const code = `const T: Tool = ${BARE};\nserver.registerTool(T.name, { description: T.description }, run);`;
    expect(extracted(SERVER + code)).toEqual([{ name: 'a', description: 'Adds' }]);
  });
});
