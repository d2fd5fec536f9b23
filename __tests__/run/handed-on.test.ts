/** A server that is handed on by methods and classes: the tools that it leads to, and what is said where it leads to none. */
import { describe, expect, test } from '@jest/globals';
import { toolint } from '../support/cli.js';
import { reportedIn, SDK } from './reported.js';

/** The last one. */
let folder: string;

async function seen(files: Readonly<Record<string, string>>) {
  const { report, tools, ...reported } = await reportedIn(files);
  folder = reported.folder;
  return {
    tools,
    unread: (report.unread ?? []).map(({ path, what }) => `${path}: ${what}`),
    twice: report.findings.filter(({ rule }) => rule === 'common/duplicate-tool-name').map(({ path }) => path),
  };
}

const NEW = "new McpServer({ name: 'a', version: '1.0.0' })";
const tool = (name: string, on = 'server'): string =>
  `${on}.registerTool('${name}', { description: 'Lists the ${name} of a user.', inputSchema: {} }, async () => ({ content: [] }));\n`;
const OWN = tool('own');

/** A server with a tool of its own, whose class `Registry` of another file gets it. */
const server = (code: string, head = ''): string =>
  `${SDK}import { Registry } from './registry.js';\n${head}const server = ${NEW};\n${OWN}${code}\n`;
const EMPTY = 'export class Registry {\n  registerTools(server: any) {\n    load(server);\n  }\n}\n';
const registry = (body: string, fields = ''): string =>
  `${SDK}export class Registry {\n  ${fields}registerTools(server: McpServer) {\n    ${body}  }\n}\n`;

const CALLS: readonly [string, string][] = [
  ['a new object', 'new Registry().registerTools(server);'],
  ['a variable', 'const registry = new Registry();\nregistry.registerTools(server);'],
  [
    'a member of a class',
    'class App {\n  private registry = new Registry();\n  private server = server;\n  run() {\n    this.registry.registerTools(server);\n  }\n}',
  ],
  [
    'a member that the constructor sets',
    'class App {\n  registry;\n  constructor() {\n    this.registry = new Registry();\n    this.registry.registerTools(server);\n  }\n}',
  ],
  [
    'a member that the constructor is given',
    'class App {\n  constructor(private readonly registry: Registry) {\n    this.registry.registerTools(server);\n  }\n}',
  ],
  ['a parameter', 'export function start(registry: Registry) {\n  registry.registerTools(server);\n}'],
  ['what nothing is known of', 'container.get(Registry).registerTools(server);'],
];

describe('a method that is given the server', () => {
  test.each(CALLS)('is followed: %s', async (_, code) => {
    const files = { 'server.ts': server(code), 'registry.ts': registry(tool('notes')) };
    expect(await seen(files)).toEqual({ tools: 2, unread: [], twice: [] });
  });

  test.each(CALLS)('is unread where no tool is found behind it: %s', async (_, code) => {
    const { tools, unread } = await seen({ 'server.ts': server(code), 'registry.ts': EMPTY });
    expect(tools).toBe(1);
    expect(unread).toEqual([expect.stringMatching(/^server\.ts: `.*registerTools\(server\)`$/)]);
    expect((await toolint([], { cwd: folder })).out).not.toContain('✔');
  });

  test.each(CALLS.slice(0, -1))('tells which tools are on one server: %s', async (_, code) => {
    const files = { 'server.ts': server(code), 'registry.ts': registry(tool('own')) };
    expect((await seen(files)).twice).toEqual([expect.stringMatching(/\.ts$/)]);
  });

  test('of an object that is imported', async () => {
    const call = `import { registry } from './registry.js';\n${SDK}const server = ${NEW};\n${OWN}registry.registerTools(server);\n`;
    const object = (body: string): string =>
      `export const registry = {\n  registerTools(server) {\n    ${body}  },\n};\n`;
    expect(await seen({ 'server.ts': call, 'registry.ts': SDK + object(tool('notes')) })).toMatchObject({ unread: [] });
    expect(await seen({ 'server.ts': call, 'registry.ts': object('load(server);') })).toMatchObject({
      unread: ['server.ts: `registry.registerTools(server)`'],
    });
    const made = `${registry(tool('notes'))}export const registry = new Registry();\n`;
    expect(await seen({ 'server.ts': call, 'registry.ts': made })).toMatchObject({ tools: 2, unread: [] });
  });

  test('of a class that has it from another one', async () => {
    const files = {
      'server.ts': server('new Registry().registerTools(server);'),
      'registry.ts': "import { Base } from './base.js';\nexport class Registry extends Base {}\n",
    };
    const base = registry(tool('notes')).replace('Registry', 'Base');
    expect(await seen({ ...files, 'base.ts': base })).toMatchObject({ tools: 2, unread: [] });
    expect((await seen({ ...files, 'base.ts': EMPTY.replace('Registry', 'Base') })).unread).toHaveLength(1);
  });

  test('that hands it on itself', async () => {
    const body = 'this.#notes(server);\n  }\n  #notes(server: McpServer) {\n    registerNotes(server);\n';
    const files = {
      'server.ts': server('new Registry().registerTools(server);'),
      'registry.ts': `import { registerNotes } from './notes.js';\n${registry(body)}`,
    };
    const notes = `${SDK}export const registerNotes = (server: McpServer) => {\n  ${tool('notes')}};\n`;
    expect(await seen({ ...files, 'notes.ts': notes })).toMatchObject({ tools: 2, unread: [] });
  });
});

describe('a class that is made with the server', () => {
  const made = server('new ToolRegistry(server).register();', "import { ToolRegistry } from './tool-registry.js';\n");
  const start = { 'server.ts': made, 'registry.ts': 'export class Registry {}\n' };
  const own = (body: string, head = ''): string =>
    `${SDK}${head}export class ToolRegistry {\n  constructor(private readonly server: McpServer) {}\n  register() {\n    ${body}  }\n}\n`;

  test('is followed', async () => {
    const files = { ...start, 'tool-registry.ts': own(tool('notes', 'this.server')) };
    expect(await seen(files)).toEqual({ tools: 2, unread: [], twice: [] });
    const further = own('registerNotes(this.server);\n', "import { registerNotes } from './notes.js';\n");
    const notes = `${SDK}export const registerNotes = (server: McpServer) => {\n  ${tool('notes')}};\n`;
    expect(await seen({ ...start, 'tool-registry.ts': further, 'notes.ts': notes })).toMatchObject({ unread: [] });
  });

  test('is unread where it is for tools, and none is found behind it', async () => {
    const files = { ...start, 'tool-registry.ts': own('load(this.server);\n') };
    expect((await seen(files)).unread).toEqual(['server.ts: `new ToolRegistry(server)`']);
  });

  test('is not unread where it is given something else', async () => {
    const handler = { 'tool-registry.ts': 'export class ToolRegistry {\n  constructor(private id: string) {}\n}\n' };
    const index = made.replace('new ToolRegistry(server)', 'new ToolRegistry(mcpModuleId)');
    expect((await seen({ ...start, ...handler, 'server.ts': index })).unread).toEqual([]);
  });

  test('is not unread where tools that are written elsewhere may be what it registers', async () => {
    const list =
      "import type { Tool } from '@modelcontextprotocol/sdk/types.js';\nexport const toolList: Tool[] = [{ name: 'one', description: 'Does one.', inputSchema: { type: 'object' } }];\n";
    const files = {
      ...start,
      'tool-registry.ts': own('load(this.server, toolList);\n', "import { toolList } from './list.js';\n"),
      'list.ts': list,
    };
    expect((await seen(files)).unread).toEqual([]);
  });
});

describe('functions that nothing leads to', () => {
  const registers = `${SDK}export function add(server: McpServer) {\n  ${tool('notes')}}\n`;
  const call = `${SDK}import { registerTools } from './tools/index.js';\nconst server = ${NEW};\n${OWN}registerTools(server);\n`;

  test('do not silence what is missed', async () => {
    const files = { 'server.ts': call, 'tools/index.ts': 'export function registerTools(server) {}\n' };
    expect((await seen({ ...files, 'more/notes.ts': registers })).unread).toEqual([
      'server.ts: `registerTools(server)`',
    ]);
    expect((await seen({ ...files, 'tools/notes.ts': registers })).unread).toHaveLength(1);
  });

  test('but where a function of that name is called on what is not known', async () => {
    const tools = (called: string): string =>
      `export async function registerTools(server) {\n  for (const each of names) (await import(\`./\${each}.js\`)).${called}(server);\n}\n`;
    const files = { 'server.ts': call, 'more/notes.ts': registers };
    expect((await seen({ ...files, 'tools/index.ts': tools('add') })).unread).toEqual([]);
    expect((await seen({ ...files, 'tools/index.ts': tools('other') })).unread).toHaveLength(1);
  });

  test('but where a class calls what it is given', async () => {
    const transport = `${SDK}export class Transport {\n  private registerTools?: (server: McpServer) => void;\n  start() {\n    const server = ${NEW};\n    this.registerTools!(server);\n  }\n}\n`;
    const index =
      "import { add } from './notes.js';\nimport { Transport } from './transport.js';\nnew Transport().use(add);\n";
    const files = { 'transport.ts': transport, 'index.ts': index };
    expect((await seen({ ...files, 'notes.ts': registers })).unread).toEqual([]);
    expect((await seen(files)).unread).toEqual(['transport.ts: `this.registerTools(server)`']);
  });

  test('but where what is called is not known at all', async () => {
    const tools =
      'import { all } from "./all.js";\nexport function registerTools(server) {\n  for (const add of all()) add(server);\n}\n';
    const files = { 'server.ts': call, 'tools/index.ts': tools };
    expect((await seen({ ...files, 'more/notes.ts': registers })).unread).toEqual([]);
    expect((await seen(files)).unread).toHaveLength(1);
  });
});

describe('a function of another file', () => {
  const index = `${SDK}import { registerTools } from './tools.js';\nconst server = ${NEW};\nregisterTools(server);\n`;

  test.each([
    ['isGated ? gated(server) : server', []],
    ['logged(server)', []],
    ['open(store)', ['index.ts: `registerTools(server)`']],
  ])('is followed where it hands on what is around the server: %s', async (given, unread) => {
    const tools = `${SDK}import { notes } from './notes.js';
const logged = (server: any) => Object.create(server);
const gated = logged;
export function registerTools(server: McpServer) { const target = ${given}; notes(target); }\n`;
    const notes = `${SDK}export function notes(server: McpServer) {\n${tool('notes')}}\n`;
    const found = await seen({ 'index.ts': index, 'tools.ts': tools, 'notes.ts': notes });
    expect(found).toMatchObject({ tools: 1, unread });
  });

  test('is known where it is too long to be read for its values', async () => {
    const tools = `${SDK}export function registerTools(server: McpServer) {\n${tool('notes')}}\n`;
    const long = `${tools}// ${'x'.repeat(400_000)}\n`;
    expect(await seen({ 'index.ts': index, 'tools.ts': long })).toMatchObject({ tools: 1, unread: [] });
  });
});

describe('in Python', () => {
  const HEAD = 'from mcp.server.fastmcp import FastMCP\nfrom registry import Registry\nmcp = FastMCP("x")\n';
  const py = (name: string, on = 'mcp'): string =>
    `        @${on}.tool()\n        def ${name}(user: str) -> str:\n            """Lists the ${name} of a user."""\n            return user\n`;
  const own = '@mcp.tool()\ndef own(user: str) -> str:\n    """Lists what a user owns."""\n    return user\n';
  const registry = (body: string): string => `class Registry:\n    def register_tools(self, mcp):\n${body}`;

  test.each([
    ['a new object', 'Registry().register_tools(mcp)\n'],
    ['a variable', 'registry = Registry()\nregistry.register_tools(mcp)\n'],
    [
      'a member of a class',
      'class App:\n    def __init__(self):\n        self.registry = Registry()\n    def run(self):\n        self.registry.register_tools(mcp)\n',
    ],
    ['a parameter', 'def start(registry: Registry):\n    registry.register_tools(mcp)\n'],
    ['what nothing is known of', 'def start(registry):\n    registry.register_tools(mcp)\n'],
  ])('a method that is given the server: %s', async (_, code) => {
    expect(await seen({ 'server.py': HEAD + own + code, 'registry.py': registry(py('notes')) })).toMatchObject({
      tools: 2,
      unread: [],
    });
    const { unread } = await seen({ 'server.py': HEAD + own + code, 'registry.py': registry('        load(mcp)\n') });
    expect(unread).toEqual([expect.stringMatching(/^server\.py: `.*register_tools\(mcp\)`$/)]);
  });

  test('a class that is made with the server', async () => {
    const index = `${HEAD.replaceAll('Registry', 'ToolRegistry')}${own}ToolRegistry(mcp).register()\n`;
    const made = (body: string): string =>
      `class ToolRegistry:\n    def __init__(self, mcp):\n        self.mcp = mcp\n    def register(self):\n${body}`;
    expect(await seen({ 'server.py': index, 'registry.py': made(py('notes', 'self.mcp')) })).toMatchObject({
      tools: 2,
      unread: [],
    });
    expect(await seen({ 'server.py': index, 'registry.py': made('        load(self.mcp)\n') })).toMatchObject({
      unread: ['server.py: `ToolRegistry(mcp)`'],
    });
  });
});
