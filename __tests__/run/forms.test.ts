/** Forms of registrations that real servers have, over several files: which tools are read, and what is said to be unread. */
import { describe, expect, test } from '@jest/globals';
import { toolint, toolintJson } from '../support/cli.js';
import { reportedIn, SDK } from './reported.js';

/** The last one. */
let folder: string;

interface Seen {
  readonly tools: number;
  readonly unread: readonly string[];
}

async function seen(files: Readonly<Record<string, string>>): Promise<Seen> {
  const { report, tools, ...reported } = await reportedIn(files);
  folder = reported.folder;
  return {
    tools,
    unread: (report.unread ?? []).map(({ path, what, tools }) => `${path}: ${what}${tools ? ` (${tools})` : ''}`),
  };
}

const Z = "import { z } from 'zod';\n";
const RUN = 'async () => ({ content: [] })';
const DEFINITION = (text: string): string =>
  `{ description: '${text}', inputSchema: { id: z.string().describe('Which') }, callback: ${RUN} }`;

describe('are read', () => {
  test.each<[string, number, Record<string, string>]>([
    [
      'a helper that is given an imported definition with its own handler',
      2,
      {
        'registry.ts': `${SDK}export const register = (server: McpServer, name: string, def: any) => {\n  server.registerTool(name, { description: def.description, inputSchema: def.inputSchema }, def.callback);\n};\n`,
        'add.ts': `${Z}export const addTodo = ${DEFINITION('Adds a todo to the list.')};\n`,
        'list.ts': `${Z}export const listTodos = ${DEFINITION('Lists all todos of a user.')};\n`,
        'index.ts': `${SDK}import { register } from './registry.js';\nimport { addTodo } from './add.js';\nimport { listTodos } from './list.js';\nexport function all(server: McpServer) {\n  register(server, 'add-todo', addTodo);\n  register(server, 'list-todos', listTodos);\n}\n`,
      },
    ],
    [
      'a loop over a list whose entries come from two files away',
      2,
      {
        'a.ts': `${Z}export const a = { method: 'find_a', description: 'Finds an a.', parameters: z.object({ id: z.string() }) };\n`,
        'b.ts': `${Z}export const b = { method: 'find_b', description: 'Finds a b.', parameters: z.object({ id: z.string() }) };\n`,
        'tools.ts': `import { a } from './a.js';\nimport { b } from './b.js';\nexport const tools = [a, b];\n`,
        'server.ts': `${SDK}import { tools } from './tools.js';\nexport class Server extends McpServer {\n  setup() {\n    tools.forEach((tool) => { this.tool(tool.method, tool.description, tool.parameters.shape, ${RUN}); });\n  }\n}\n`,
      },
    ],
    [
      'a list, texts and schemas that functions of the project return',
      2,
      {
        'texts.ts':
          "export const findText = () => 'Finds a service.';\nexport const listText = () => `Lists all services.`;\n",
        'schemas.ts': `${Z}export const find = () => z.object({ id: z.string() });\nexport const list = () => z.object({});\n`,
        'tools.ts': `import * as texts from './texts.js';\nimport * as schemas from './schemas.js';\nexport const tools = () => [\n  { method: 'find', description: texts.findText(), parameters: schemas.find() },\n  { method: 'list', description: texts.listText(), parameters: schemas.list() },\n];\n`,
        'server.ts': `${SDK}import { tools } from './tools.js';\nconst server = new McpServer({ name: 'a', version: '1' });\nfor (const tool of tools()) server.tool(tool.method, tool.description, tool.parameters.shape, ${RUN});\n`,
      },
    ],
    [
      'modules that are tools by what they export',
      2,
      {
        'tools/find.ts': `${Z}export const name = 'find_account';\nexport const description = 'Finds an account.';\nexport const inputSchema = { id: z.string() };\nexport async function execute() {}\n`,
        'tools/fork.ts': `${Z}import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';\nexport const method = 'fork';\nexport const description = 'Forks a collection.';\nexport const parameters = z.object({ id: z.string() });\nexport const annotations = { title: 'Fork' };\nexport async function handler(): Promise<CallToolResult> { return { content: [] }; }\n`,
        'server.ts': `${SDK}import * as find from './tools/find.js';\nimport * as fork from './tools/fork.js';\nconst modules = [find, fork];\nfunction registerTool(registrar: Registrar, tool: Module) {\n  registrar.registerTool(tool.name, { description: tool.description, inputSchema: tool.inputSchema }, ${RUN});\n}\nexport function all(server: McpServer) {\n  for (const each of modules) registerTool(server, each);\n}\n`,
      },
    ],
    [
      'a tool class whose schema is chosen, and one without',
      2,
      {
        'move.ts': `import { BaseTool } from './base.js';\nimport { a, b } from './schemas.js';\nexport class Move extends BaseTool {\n  name = 'move_column';\n  annotations = hints({ readOnlyHint: false });\n  getDescription() { return 'Moves a column of a board.'; }\n  getInputSchema() { if (this.context?.boardId) return a; return b; }\n}\n`,
        'apps.ts': `import { BaseTool } from './base.js';\nexport class Apps extends BaseTool {\n  name = 'get_all_apps';\n  annotations = hints({ readOnlyHint: true });\n  getDescription() { return 'Lists all apps of an account.'; }\n  getInputSchema() { return undefined; }\n}\n`,
      },
    ],
    [
      'a factory of the project that is given a word before the description',
      2,
      {
        'tickets.ts': `${Z}import { createTool, type ToolDefinition } from './create-tool';\nexport const tools: ToolDefinition[] = [\n  createTool('list_tickets', 'read', 'Lists all tickets.', paging, async (client) => client.list()),\n  createTool('make_ticket', 'write', 'Makes a ticket.', { id: z.string() }, async (client) => client.make(), 'Made.'),\n];\n`,
      },
    ],
  ])('%s', async (_, tools, files) => {
    expect(await seen(files)).toEqual({ tools, unread: [] });
  });
});

describe('are counted once', () => {
  const LIST = ['one', 'two', 'three']
    .map((name) => `{ name: '${name}', description: 'Does ${name}.', inputSchema: { type: 'object' } }`)
    .join(', ');
  test.each<[string, Record<string, string>]>([
    [
      'a list and a table of handlers',
      {
        'list.ts': `import type { Tool } from '@modelcontextprotocol/sdk/types.js';\nexport const toolList: Tool[] = [${LIST}];\n`,
        'app.ts': `${SDK}${Z}const tools = [\n  { name: 'one', description: 'x', schema: z.object({}), handler: a },\n  { name: 'two', description: 'y', schema: z.object({}), handler: b },\n];\n`,
      },
    ],
    [
      'a list that is answered and a map of it',
      {
        'handler.ts': `import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';\nserver.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [${LIST}] }));\n`,
        'map.ts': `export const tools = {\n  one: { name: 'one', description: 'Does one.', inputSchema: { type: 'object', properties: {} } },\n  two: { description: 'Does two.', inputSchema: { type: 'object', properties: {} } },\n};\n`,
      },
    ],
  ])('%s', async (_, files) => {
    expect((await seen(files)).tools).toBe(3);
  });

  test('a list that is served, and an older copy of it with names of its own', async () => {
    const entries = (...names: string[]): string =>
      names
        .map((name) => `  { name: '${name}', description: 'Does ${name}.', inputSchema: { type: 'object' } },\n`)
        .join('');
    const map = (...names: string[]): string =>
      names.map((name) => `  ${name}: { description: 'Does ${name}.', inputSchema: { type: 'object' } },\n`).join('');
    const files = {
      'list.ts': `export const tools = [\n${entries('one', 'two', 'three', 'four')}];\n`,
      'handler.ts': `import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';\nimport { tools } from './list.js';\nserver.setRequestHandler(ListToolsRequestSchema, async () => ({ tools }));\n`,
      'capabilities.ts': `export const toolDefinitions = {\n${map('one', 'two', 'three', 'older', 'oldest')}};\n`,
      'index.ts': "import './handler.js';\nimport { toolDefinitions } from './capabilities.js';\n",
    };
    expect((await seen(files)).tools).toBe(4);
    const handler = `import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';\nserver.setRequestHandler(ListToolsRequestSchema, (request) => handled('list', request, async () => {\n  const listed = [\n${entries('one', 'two', 'three', 'four')}];\n  return { tools: listed };\n}));\n`;
    expect((await seen({ ...files, 'handler.ts': handler })).tools).toBe(4);
  });

  test('functions that hand on tools of others', async () => {
    const files = {
      'openai.ts':
        "import type { ChatCompletionTool } from 'openai/resources';\nexport const all = (tools): ChatCompletionTool[] =>\n  tools.map((tool) => ({\n    type: 'function',\n    function: { name: tool.name, description: tool.text(), parameters: tool.schema ? json(tool.schema) : undefined },\n  }));\n",
      'a.ts': `${SDK}${Z}const server = new McpServer({ name: 'a', version: '1' });\nserver.registerTool('a', { description: 'Does a.', inputSchema: {} }, ${RUN});\n`,
    };
    expect((await seen(files)).tools).toBe(1);
  });

  test('in one package: each of two has its own', async () => {
    const list = `import type { Tool } from '@modelcontextprotocol/sdk/types.js';\nexport const toolList: Tool[] = [${LIST}];\n`;
    const both = { 'a/package.json': '{}', 'a/list.ts': list, 'b/package.json': '{}', 'b/list.ts': list };
    expect((await seen(both)).tools).toBe(6);
  });
});

describe('classes of tools', () => {
  const TOOL = (name: string, config: string, fields = ''): string =>
    `import { McpTool } from './api.js';\nimport { CallToolResult } from '@modelcontextprotocol/sdk/types.js';\n${Z}export class ${name}McpTool extends McpTool {\n  ${fields}getName(): string {\n    return ${fields ? 'this.id' : `'${name}'`};\n  }\n  getConfig() {\n    return { title: 'x', description: 'Lists what there is.', ${config} };\n  }\n  async exec(): Promise<CallToolResult> {\n    return { content: [] };\n  }\n}\n`;
  const LOOP = `${SDK}import { all } from './all.js';\nexport async function registerTools(tools: McpTool[], server: McpServer) {\n  for (const tool of tools) server.registerTool(tool.getName(), tool.getConfig(), (...args) => tool.exec(...args));\n}\n`;

  test('with or without a schema, one that is about tests, and the loop that registers them', async () => {
    const schema = 'inputSchema: z.object({ id: z.string() }).shape';
    expect(
      await seen({
        'src/tools/a.ts': TOOL('a', schema),
        'src/tools/list.ts': TOOL('list', 'inputSchema: undefined, annotations: { readOnlyHint: true }'),
        'src/tools/run_apex_test.ts': TOOL('run_apex_test', schema),
        'src/tools/other_test.ts': `${TOOL('other', schema)}Deno.test('other', () => {});\n`,
        'src/server.ts': LOOP,
      }),
    ).toEqual({ tools: 3, unread: [] });
  });

  test('whose names their objects are given', async () => {
    const given = TOOL(
      'native',
      'inputSchema: z.object({}).shape',
      'constructor(private id: string) {\n    super();\n  }\n  ',
    );
    expect(await seen({ 'src/tools/native.ts': given })).toEqual({
      tools: 0,
      unread: ['src/tools/native.ts: the tools of `nativeMcpTool`'],
    });
    expect((await toolint([], { cwd: folder })).out).not.toContain('✔');
  });
});

describe('are said to be unread', () => {
  test('a function that is given what no call of it tells', async () => {
    expect(
      await seen({
        'registry.ts': `import { registerAppTool } from '@modelcontextprotocol/ext-apps/server';\n${SDK}export const register = (server: McpServer, name: string, def: any) => {\n  registerAppTool(server, name, { title: def.title, description: def.description }, def.callback);\n};\n`,
        'index.ts': `${SDK}import { register } from './registry.js';\nimport { todoApp } from './todo.js';\nexport const registerApps = (server: McpServer) => {\n  register(server, 'todo', todoApp);\n};\n`,
        'more.ts': `${SDK}${Z}export function more(server: McpServer) {\n  server.registerTool('a', { description: 'Does a.', inputSchema: {} }, ${RUN});\n  server.registerTool('b', { description: 'Does b.', inputSchema: {} }, ${RUN});\n}\n`,
      }),
    ).toEqual({ tools: 2, unread: ['registry.ts: what `register()` is given'] });
  });

  test('a registration of which nothing is known, and it is no tool then', async () => {
    const files = {
      'server.ts': `${SDK}import { def } from 'defs';\nconst server = new McpServer({ name: 'a', version: '1' });\nserver.registerTool(def.name, def.config, ${RUN});\n`,
    };
    expect(await seen(files)).toEqual({ tools: 0, unread: ['server.ts: `server.registerTool(def.name, …)`'] });
    expect((await toolint([], { cwd: folder })).out).toMatch(/^○ No tool could be read/m);
  });

  test('a list of known length whose entries are not known', async () => {
    const files = {
      'server.ts': `${SDK}import { a, b, c } from './made.js';\nconst server = new McpServer({ name: 'a', version: '1' });\nfor (const tool of [a, b, c]) server.registerTool(tool.name, tool.config, tool.run);\n`,
      'made.ts': 'export const a = make(1);\nexport const b = make(2);\nexport const c = make(3);\n',
    };
    expect(await seen(files)).toEqual({ tools: 0, unread: ['server.ts: a loop over a list (3)'] });
  });

  describe('a part of a list', () => {
    const tools = (...names: string[]): string =>
      `[${names.map((name) => `{ name: '${name}', description: 'Does ${name}.', inputSchema: { type: 'object' } }`).join(', ')}]`;
    const server = (list: string): string =>
      `import { Server } from '@modelcontextprotocol/sdk/server/index.js';\nimport { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';\nimport { OTHER, MORE } from './other.js';\nimport { load } from './load.js';\nimport { plugins } from 'plugins';\nconst server = new Server({ name: 'a', version: '1' }, { capabilities: { tools: {} } });\nserver.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: ${list} }));\n`;
    const OTHER = `export const OTHER = ${tools('a', 'b')};\nexport const MORE = ${tools('c')};\n`;
    const unreadBeside = async (list: string, more: Readonly<Record<string, string>> = {}): Promise<Seen> =>
      seen({ 'server.ts': server(list), 'other.ts': OTHER, ...more });

    test('beside others that are read', async () => {
      expect(await unreadBeside('[...OTHER, ...MORE, ...load()]')).toEqual({
        tools: 3,
        unread: ['server.ts: a part of a list of tools: `load()`'],
      });
    });

    test('that no other file serves: it may be what is written there', async () => {
      const files = {
        'load.ts': `export const load = () => scan();\n`,
        'loaded.ts': `export const ALL = ${tools('d', 'e')};\n`,
      };
      expect((await unreadBeside('[...OTHER, ...MORE, ...load()]', files)).unread).toEqual([]);
    });

    test('that a package gives, whatever is written elsewhere', async () => {
      const files = {
        'package.json': '{"dependencies": {"plugins": "^1.0.0"}}',
        'loaded.ts': `export const ALL = ${tools('d', 'e')};\n`,
      };
      expect((await unreadBeside('[...OTHER, ...MORE, ...plugins()]', files)).unread).toEqual([
        'server.ts: a part of a list of tools: `plugins()`',
      ]);
    });
  });

  test('tools of a server that is a class of its own', async () => {
    const files = {
      'server.ts': `${SDK}import { load } from './load.js';\nexport class Server extends McpServer {\n  setup() {\n    load().forEach((tool) => this.tool(tool.name, tool.text, tool.shape, tool.run));\n  }\n}\n`,
    };
    expect(await seen(files)).toEqual({ tools: 0, unread: ['server.ts: a loop over `load()`'] });
  });

  test('tools by names that are looked up in a loop', async () => {
    const files = {
      'server.ts': `${SDK}export async function all(server: McpServer, ids: string[]) {\n  for (const id of ids) {\n    const entry = manifest.get(id);\n    const name = entry.names.mcp;\n    server.registerTool(name, { description: entry.description ?? '', inputSchema: entry.schema }, entry.run);\n  }\n}\n`,
    };
    expect(await seen(files)).toEqual({ tools: 0, unread: ['server.ts: a loop over `ids`'] });
  });

  test('a list that is answered without the SDK', async () => {
    const files = {
      'server.ts': `export class Server {\n  handle(request: any) {\n    switch (request.method) {\n      case 'tools/list':\n        return { jsonrpc: '2.0', id: request.id, result: { tools: Array.from(this.tools.values()) } };\n    }\n  }\n}\n`,
    };
    expect((await seen(files)).unread).toEqual(['server.ts: a list of tools: `Array.from()`']);
    expect((await toolint([], { cwd: folder })).out).toMatch(/^○/);
  });
});

describe('a call that by its name registers tools', () => {
  const SERVER = (imported: string): string =>
    `${SDK}import { registerTools } from '${imported}';\nconst server = new McpServer({ name: 'a', version: '1' });\nserver.registerTool('own', { description: 'Lists what there is.', inputSchema: {} }, ${RUN});\nregisterTools(server);\n`;
  const UNREAD = ['server.ts: `registerTools(server)`'];
  const found = async (files: Readonly<Record<string, string>>) => (await seen(files)).unread;

  test('is unread where no tool is found behind it, and nothing is green then', async () => {
    const files = {
      'server.ts': SERVER('./tools.js'),
      'tools.ts': `${SDK}export function registerTools(server: McpServer) {\n  load(server, import.meta.dirname);\n}\n`,
    };
    expect(await seen(files)).toEqual({ tools: 1, unread: UNREAD });
    const { out } = await toolint([], { cwd: folder });
    expect(out).toMatch(/^○ No problems in what was read: 1 file with 1 tool/m);
    expect(out).not.toContain('✔');
  });

  test('is unread where its file is not there', async () => {
    expect(await found({ 'server.ts': SERVER('./generated/tools.js') })).toEqual(UNREAD);
  });

  test('is followed over files to the tools', async () => {
    const tools = {
      'tools.ts': `${SDK}import { registerNotes } from './notes.js';\nexport function registerTools(server: McpServer) {\n  if (enabled) registerNotes(server);\n}\n`,
      'notes.ts': `${SDK}export const registerNotes = (server: McpServer) => {\n  server.registerTool('notes', { description: 'Lists notes.', inputSchema: {} }, ${RUN});\n};\n`,
    };
    expect(await seen({ 'server.ts': SERVER('./tools.js'), ...tools })).toEqual({ tools: 2, unread: [] });
    const config = JSON.stringify({ compilerOptions: { paths: { '@/*': ['./*'] } } });
    expect(await seen({ 'server.ts': SERVER('@/tools'), ...tools, 'tsconfig.json': config })).toEqual({
      tools: 2,
      unread: [],
    });
  });

  test('is not unread where functions that nothing leads to register tools', async () => {
    const files = {
      'server.py': `from mcp.server.fastmcp import FastMCP\nfrom tools import register_tools\nmcp = FastMCP("x")\nregister_tools(mcp)\n`,
      'tools/__init__.py': 'def register_tools(mcp):\n    for each in modules():\n        each.register(mcp)\n',
      'tools/notes.py':
        'def register(mcp):\n    @mcp.tool()\n    def notes(user: str) -> str:\n        """Lists notes."""\n        return user\n',
    };
    expect(await seen(files)).toEqual({ tools: 1, unread: [] });
  });

  test('is not unread where its file was not to be looked at', async () => {
    await seen({ 'server.ts': SERVER('./tools.js'), 'tools.ts': 'export function registerTools(server) {}\n' });
    const { report } = await toolintJson(['server.ts'], { cwd: folder });
    expect(report.unread).toBeUndefined();
  });

  test('in Python', async () => {
    const server = `from mcp.server.fastmcp import FastMCP\nfrom tools import register_tools\nmcp = FastMCP("x")\nregister_tools(mcp)\n`;
    const files = { 'server.py': server, 'tools.py': 'def register_tools(mcp):\n    mcp._tools.update(load())\n' };
    expect(await seen(files)).toEqual({ tools: 0, unread: ['server.py: `register_tools(mcp)`'] });
    const tool =
      '    @registrar.tool()\n    def notes(user: str) -> str:\n        """Lists notes."""\n        return user\n';
    expect(
      await seen({
        ...files,
        'tools.py': `from typing import Any, cast\ndef register_tools(mcp: Any):\n    registrar = cast(Any, mcp)\n${tool}`,
      }),
    ).toEqual({ tools: 1, unread: [] });
  });
});

test('a function of Python that registers what it is given, and is handed on', async () => {
  const files = {
    'server.py': `from mcp.server.fastmcp import FastMCP\nfrom more import add_more\ndef build():\n    mcp = FastMCP("x")\n    def _register(fn, name):\n        return mcp.tool(name=name)(fn)\n    def notes(user: str) -> str:\n        """Lists the notes of a user."""\n        return user\n    _register(notes, "notes")\n    add_more(_register)\n    return mcp\n`,
    'more.py': `def add_more(register):\n    def other(user: str) -> str:\n        """Lists others."""\n    register(other, "other")\n`,
  };
  expect(await seen(files)).toEqual({ tools: 1, unread: ['server.py: what `_register()` is given'] });
});

test('tools of Python that are made of others', async () => {
  const files = {
    'server.py': `from mcp import types\nfrom mcp.server import Server\ndef to_tool(definition):\n    return types.Tool(name=definition.name, description=definition.text, inputSchema=definition.schema)\n`,
  };
  expect(await seen(files)).toEqual({ tools: 0, unread: ['server.py: `Tool(name=definition.name, …)`'] });
});

test('a definition that is registered in one of two ways counts once, where it is written', async () => {
  const files = {
    'a.ts': `${Z}export const a = { name: 'find_a', description: 'Finds an a.', inputSchema: { type: 'object' }, hints: x };\n`,
    'b.ts': `${Z}export const b = { name: 'find_b', description: 'Finds a b.', inputSchema: { type: 'object' }, hints: x };\n`,
    'server.ts': `${SDK}import { a } from './a.js';\nimport { b } from './b.js';\nconst server = new McpServer({ name: 'a', version: '1' });\n[a, b].forEach((tool) => {\n  if (tool.hints) server.tool(tool.name, tool.description, shape, tool.hints, ${RUN});\n  else server.tool(tool.name, tool.description, shape, ${RUN});\n});\n`,
  };
  expect(await seen(files)).toEqual({ tools: 2, unread: [] });
});
