/** Which tools belong to one server, whatever files they are in: seen by what two tools of one name lead to. */
import { afterEach, describe, expect, test } from '@jest/globals';
import { folderOf, toolintJson } from '../support/cli.js';

let made: ReturnType<typeof folderOf> | undefined;
afterEach(() => made?.remove());

const SDK = "import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\n";
const tool = (name: string, on = 'server'): string =>
  `${on}.registerTool('${name}', { description: 'Lists the ${name} of a user.', inputSchema: {} }, async () => ({ content: [] }));\n`;
const registers = (as: string, name: string): string =>
  `${SDK}export function ${as}(server: McpServer) {\n  ${tool(name)}}\n`;
const NEW = "new McpServer({ name: 'a', version: '1.0.0' })";

async function found(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  made?.remove();
  made = folderOf({ 'package.json': '{}', ...files });
  const { report } = await toolintJson([], { cwd: made.path });
  return report.findings
    .filter(({ rule }) => rule === 'common/duplicate-tool-name')
    .map(
      ({ path, line, severity, message }) => `${path}:${line} ${severity} ${message.replace(/(?:\. |, so ).*/s, '')}`,
    );
}

const THROWS = (file: string): string => `error \`notes\` is also registered in \`${file}\``;

describe('two tools of one server', () => {
  test.each([
    [
      'functions that are given the server',
      {
        'a.ts': registers('registerA', 'notes'),
        'b.ts': registers('registerB', 'notes'),
        'index.ts': `${SDK}import { registerA } from './a.js';\nimport { registerB } from './b.js';\nconst server = ${NEW};\nregisterA(server);\nregisterB(server);\n`,
      },
    ],
    [
      'a loop over such functions',
      {
        'a.ts': registers('registerA', 'notes'),
        'b.ts': registers('registerB', 'notes'),
        'index.ts': `${SDK}import { registerA } from './a.js';\nimport { registerB } from './b.js';\nconst all = [registerA, registerB];\nexport function createServer() {\n  const server = ${NEW};\n  for (const register of all) register(server);\n  return server;\n}\n`,
      },
    ],
    [
      'all that a barrel passes on',
      {
        'a.ts': registers('registerA', 'notes'),
        'b.ts': registers('registerB', 'notes'),
        'tools/index.ts': `export * from '../a.js';\nexport { registerB } from '../b.js';\n`,
        'index.ts': `${SDK}import * as tools from './tools/index.js';\nconst server = ${NEW};\nObject.values(tools).forEach((register) => register(server));\n`,
      },
    ],
    [
      'lists of functions that another file has',
      {
        'a.ts': registers('registerA', 'notes'),
        'b.ts': registers('registerB', 'notes'),
        'more.ts': `import { registerB } from './b.js';\nexport const more = { registerB };\n`,
        'all.ts': `import { registerA } from './a.js';\nimport { more } from './more.js';\nexport const all = [registerA, ...Object.values(more)];\n`,
        'index.ts': `${SDK}import { all } from './all.js';\nconst server = ${NEW};\nfor (const register of all) register(server);\n`,
      },
    ],
    [
      'a function that hands the server on, behind a barrel',
      {
        'a.ts': registers('registerA', 'notes'),
        'b.ts': registers('registerB', 'notes'),
        'tools/index.ts': `export * from '../a.js';\nexport { registerB } from '../b.js';\n`,
        'all.ts': `${SDK}import { registerA, registerB } from './tools/index.js';\nexport const registerAll = (server: McpServer) => {\n  registerA(server);\n  registerB(server);\n};\n`,
        'index.ts': `${SDK}import { registerAll } from './all.js';\nregisterAll(${NEW});\nconst mcp = ${NEW};\nregisterAll(mcp);\n`,
      },
    ],
    [
      'a namespace, a class and a server that is imported',
      {
        'a.ts': registers('register', 'notes'),
        'b.ts': `import { server } from './server.js';\n${tool('notes')}`,
        'server.ts': `${SDK}import * as a from './a.js';\nexport const server = ${NEW};\na.register(server);\n`,
        'index.ts': "import './b.js';\n",
      },
    ],
    [
      'a server that a class keeps, and one that another is made with',
      {
        'a.ts': `${SDK}export class Tools {\n  constructor(private server: McpServer) {\n    this.setup();\n  }\n  setup() {\n    ${tool('notes', 'this.server')}  }\n}\n`,
        'b.ts': registers('registerB', 'notes'),
        'index.ts': `${SDK}import { Tools } from './a.js';\nimport { registerB } from './b.js';\nclass App {\n  private readonly server: McpServer;\n  constructor() {\n    this.server = ${NEW};\n    new Tools(this.server);\n    registerB(this.server);\n  }\n}\nnew App();\n`,
      },
    ],
    [
      'what a function of another file makes',
      {
        'a.ts': registers('registerA', 'notes'),
        'server.ts': `${SDK}import { registerA } from './a.js';\nexport function createServer() {\n  const server = ${NEW};\n  registerA(server);\n  return server;\n}\n`,
        'b.ts': registers('registerB', 'notes'),
        'index.ts': `import { createServer } from './server.js';\nimport { registerB } from './b.js';\nconst mcpServer = createServer();\nregisterB(mcpServer);\n`,
      },
    ],
  ])('%s', async (_, files) => {
    const [only, ...others] = await found(files);
    expect(only).toMatch(/^b\.ts:/);
    expect(only).toContain(THROWS('a.ts'));
    expect(others).toEqual([]);
  });

  test('names that differ in case', async () => {
    expect(
      await found({
        'a.ts': registers('registerA', 'notes'),
        'b.ts': registers('registerB', 'Notes'),
        'index.ts': `${SDK}import { registerA } from './a.js';\nimport { registerB } from './b.js';\nconst server = ${NEW};\nregisterA(server);\nregisterB(server);\n`,
      }),
    ).toEqual(['b.ts:3 warning `Notes` and `notes` in `a.ts` differ only in case']);
  });

  test('of one file, in two functions', async () => {
    expect(
      await found({
        'a.ts': `${registers('registerA', 'notes')}export function registerB(server: McpServer) {\n  ${tool('notes')}}\n`,
        'index.ts': `${SDK}import { registerA, registerB } from './a.js';\nconst server = ${NEW};\nregisterA(server);\nregisterB(server);\n`,
      }),
    ).toEqual([`a.ts:6 ${THROWS('a.ts')}`]);
  });
});

const TWO = { 'a.ts': registers('registerA', 'notes'), 'b.ts': registers('registerB', 'notes') };
const IMPORTS = `${SDK}import { registerA } from './a.js';\nimport { registerB } from './b.js';\n`;

describe('what comes of the second tool', () => {
  const FAILS = 'so the server fails when it starts';
  const MISSING = 'so the second of them throws, and tools after it are missing';
  const start = (code: string): string => `const server = ${NEW};\n${code}\nawait server.connect(transport);\n`;
  const goesOn = '} catch (error) {\n  console.error(error);\n}';
  test.each([
    ['nothing catches it', start('registerA(server);\nregisterB(server);'), FAILS],
    ['a catch goes on', start(`try {\n  registerA(server);\n  registerB(server);\n${goesOn}`), MISSING],
    ['a catch is around one of them', start(`registerA(server);\ntry {\n  registerB(server);\n${goesOn}`), MISSING],
    [
      'a catch is in a timer',
      start(`registerA(server);\nsetTimeout(() => {\n  try {\n    registerB(server);\n  ${goesOn}\n}, 1000);`),
      MISSING,
    ],
    [
      'a catch is around the function',
      start(
        `try {\n  all(server);\n${goesOn}\nfunction all(server: McpServer) {\n  registerA(server);\n  registerB(server);\n}`,
      ),
      MISSING,
    ],
    [
      'a catch is around one that throws the error on',
      start(
        `try {\n  try {\n    registerA(server);\n    registerB(server);\n  } catch (error) {\n    throw error;\n  }\n${goesOn}`,
      ),
      MISSING,
    ],
    [
      'a catch ends the process',
      start('try {\n  registerA(server);\n  registerB(server);\n} catch {\n  process.exit(1);\n}'),
      FAILS,
    ],
    [
      'a catch throws the error on',
      start(
        'try {\n  registerA(server);\n  registerB(server);\n} catch (error) {\n  throw new Error(String(error));\n}',
      ),
      FAILS,
    ],
    ['a catch is around the start too', `try {\n${start('registerA(server);\nregisterB(server);')}${goesOn}\n`, FAILS],
    [
      'a catch is around the function that starts it',
      `async function main() {\n${start('registerA(server);\nregisterB(server);')}}\ntry {\n  await main();\n${goesOn}\n`,
      FAILS,
    ],
    [
      'a catch is around a timer',
      start(`try {\n  setTimeout(() => {\n    registerA(server);\n    registerB(server);\n  }, 9);\n${goesOn}`),
      FAILS,
    ],
  ])('%s', async (_, index, comes) => {
    await found({ ...TWO, 'index.ts': IMPORTS + index });
    const { report } = await toolintJson([], { cwd: made!.path });
    const told = report.findings.filter(({ rule }) => rule === 'common/duplicate-tool-name');
    expect(told.map(({ message }) => message)).toEqual([`\`notes\` is also registered in \`a.ts\`, ${comes}.`]);
  });
});

describe('no two tools of one server', () => {
  test.each([
    ['two servers', `const one = ${NEW};\nconst server = ${NEW};\nregisterA(one);\nregisterB(server);\n`],
    ['either', `const server = ${NEW};\nif (process.env.A) registerA(server);\nelse registerB(server);\n`],
    ['one of them perhaps', `const server = ${NEW};\nregisterA(server);\nif (process.env.B) registerB(server);\n`],
    [
      'by a switch',
      `const server = ${NEW};\nswitch (process.argv[2]) {\n  case 'a':\n    registerA(server);\n    break;\n  default:\n    registerB(server);\n}\n`,
    ],
    [
      'a server made each time',
      `export function make(isA: boolean) {\n  const server = ${NEW};\n  isA ? registerA(server) : registerB(server);\n  return server;\n}\n`,
    ],
    [
      'a function that nothing calls',
      `const server = ${NEW};\nregisterA(server);\nexport function other(other: McpServer) {\n  registerB(other);\n}\n`,
    ],
    [
      'a variable that is set again',
      `let server = ${NEW};\nregisterA(server);\nserver = ${NEW};\nregisterB(server);\n`,
    ],
    [
      'names that are given a prefix',
      `const server = ${NEW};\nregisterA(prefixed(server, 'a'));\nregisterB(prefixed(server, 'b'));\n`,
    ],
  ])('%s', async (_, index) => {
    expect(await found({ ...TWO, 'index.ts': IMPORTS + index })).toEqual([]);
  });
});

describe('in Python', () => {
  const registers = (as: string, name: string): string =>
    `def ${as}(mcp):\n    @mcp.tool()\n    def ${name}(user: str) -> str:\n        """Lists the ${name} of a user."""\n        return user\n`;
  const IMPORT = 'from mcp.server.fastmcp import FastMCP\n';
  const index = (code: string, head = IMPORT): string =>
    `${head}from tools.a import register_a\nfrom tools.b import register_b\n${code}`;
  const TWO_FILES = { 'tools/a.py': registers('register_a', 'notes'), 'tools/b.py': registers('register_b', 'notes') };
  const SECOND = 'tools/b.py:3 error `notes` is also registered in `tools/a.py`';

  test.each([
    ['functions that are given the server', index('mcp = FastMCP("x")\nregister_a(mcp)\nregister_b(mcp)\n')],
    [
      'a function that makes the server',
      index('def create():\n    mcp = FastMCP("x")\n    register_a(mcp)\n    register_b(mcp)\n    return mcp\n'),
    ],
    [
      'a class that keeps it',
      index(
        'class App:\n    def __init__(self):\n        self.mcp = FastMCP("x")\n        register_a(self.mcp)\n        register_b(self.mcp)\n',
      ),
    ],
  ])('two tools of one server: %s', async (_, server) => {
    expect(await found({ ...TWO_FILES, 'server.py': server })).toEqual([SECOND]);
  });

  const FAST = 'from fastmcp import FastMCP\n';
  const notes = (server: string, name = 'notes'): string =>
    `@${server}.tool\n${registers('x', name).split('\n').slice(2).join('\n').replace(/^ {4}/gm, '')}`;
  const WEATHER = `${FAST}weather = FastMCP("w")\n${notes('weather')}`;
  test.each([
    ['without a prefix', 'main.mount(weather)', 1],
    ['by the name of the argument', 'main.mount(server=weather)', 1],
    ['with a prefix', 'main.mount(weather, prefix="w")', 0],
    ['with a prefix in front', 'main.mount("w", weather)', 0],
    ['under a condition', 'if DEBUG:\n    main.mount(weather)', 0],
    ['that is not mounted', '', 0],
  ])('a tool of a server that is mounted on another: %s', async (_, mount, count) => {
    const main = `${FAST}from weather import weather\nmain = FastMCP("m")\n${notes('main')}${mount}\n`;
    const said = 'weather.py:4 error This server has another tool `notes` in `main.py`';
    expect(await found({ 'main.py': main, 'weather.py': WEATHER })).toEqual(count === 1 ? [said] : []);
    const one = `${WEATHER}main = FastMCP("m")\n${notes('main')}${mount}\n`;
    expect(await found({ 'main.py': one })).toHaveLength(count);
  });

  test('two tools of a server that is mounted are told of once', async () => {
    const files = {
      'a.py': `${FAST}from b import more\nsub_mcp = FastMCP("s")\n${notes('sub_mcp')}more(sub_mcp)\n`,
      'b.py': registers('more', 'notes'),
      'main.py': `${FAST}from a import sub_mcp\nmain = FastMCP("m")\nmain.mount(sub_mcp)\n`,
    };
    expect(await found(files)).toEqual(['b.py:3 error `notes` is also registered in `a.py`']);
  });

  test('which of the two is served depends on the library', async () => {
    const text = async (head: string): Promise<string | undefined> => {
      await found({
        ...TWO_FILES,
        'server.py': index('mcp = FastMCP("x")\nregister_a(mcp)\nregister_b(mcp)\n', head),
      });
      const { report } = await toolintJson([], { cwd: made!.path });
      return report.findings.find(({ rule }) => rule === 'common/duplicate-tool-name')?.message;
    };
    expect(await text(IMPORT)).toContain(
      '`notes` is also registered in `tools/a.py`, so the server keeps only the one registered first',
    );
    expect(await text('from fastmcp import FastMCP\n')).toContain(
      '`notes` is also registered in `tools/a.py`, so the server keeps only the one registered last',
    );
  });

  test('a server that is imported', async () => {
    const tool = (file: string): string =>
      `from app import mcp\n@mcp.tool()\ndef notes(user: str) -> str:\n    """Lists the notes of a user, as ${file} has them."""\n    return user\n`;
    const files = { 'app.py': `${IMPORT}mcp = FastMCP("x")\n`, 'a.py': tool('a'), 'b.py': tool('b') };
    expect(await found(files)).toEqual(['b.py:3 error `notes` is also registered in `a.py`']);
  });

  test('a file at the top has the path of one, not the name of that which has the finding', async () => {
    const files = {
      'notes.py': registers('register_a', 'notes'),
      'more/notes.py': registers('register_b', 'notes'),
      'server.py': `${IMPORT}from notes import register_a\nfrom more.notes import register_b\nmcp = FastMCP("x")\nregister_a(mcp)\nregister_b(mcp)\n`,
    };
    const told = await found(files);
    expect(told).toHaveLength(1);
    expect([
      'more/notes.py:3 error `notes` is also registered in `./notes.py`',
      'notes.py:3 error `notes` is also registered in `more/notes.py`',
    ]).toContain(told[0]);
  });

  test.each([
    ['two servers', 'one_mcp = FastMCP("x")\ntwo_mcp = FastMCP("y")\nregister_a(one_mcp)\nregister_b(two_mcp)\n'],
    ['a branch', 'mcp = FastMCP("x")\nif LOCAL:\n    register_a(mcp)\nelse:\n    register_b(mcp)\n'],
  ])('no two tools of one server: %s', async (_, code) => {
    expect(await found({ ...TWO_FILES, 'server.py': index(code) })).toEqual([]);
  });
});

describe('the config', () => {
  const server = (...files: string[]): string => JSON.stringify({ servers: { main: files } });
  const list = (name: string): string =>
    JSON.stringify({ tools: [{ name, description: 'Lists the notes of a user.', inputSchema: { type: 'object' } }] });

  test('says which files form one, whatever is in them', async () => {
    const files = { 'a.json': list('notes'), 'b.json': list('notes') };
    expect(await found(files)).toEqual([]);
    expect(await found({ ...files, 'toolint.config.json': server('*.json') })).toEqual([
      'b.json:1 error This server has another tool `notes` in `a.json`',
    ]);
  });

  test('and replaces what the code says', async () => {
    const index = `${IMPORTS}const server = ${NEW};\nregisterA(server);\nregisterB(server);\n`;
    expect(await found({ ...TWO, 'index.ts': index, 'toolint.config.json': server('a.ts') })).toEqual([]);
  });
});

describe('a tool that is taken from its server before its name is given again', () => {
  const HEAD = 'from fastmcp import FastMCP\n';
  const registering = (as: string, before = ''): string =>
    `def ${as}(mcp: FastMCP):\n${before}    @mcp.tool(name="who")\n    def who() -> str:\n        """Who ${as}."""\n        return look()\n`;
  const python = (removal: string): Readonly<Record<string, string>> => ({
    'server.py': `${HEAD}from first import first\nfrom second import second\nmcp = FastMCP("x")\nfirst(mcp)\nsecond(mcp)\n`,
    'first.py': HEAD + registering('first'),
    'second.py': HEAD + registering('second', removal),
  });
  test.each([
    ['by its name', '    mcp.remove_tool("who")\n'],
    ['of a provider', '    mcp.local_provider.remove_tool("who")\n'],
    ['in a loop', '    for name in ("what", "who"):\n        mcp.local_provider.remove_tool(name)\n'],
    ['by a name that is not known', '    for name in names():\n        mcp.remove_tool(name)\n'],
    ['where the SDK keeps it', '    del mcp._tool_manager._tools["who"]\n'],
    ['where the SDK keeps it, with pop', '    mcp._tool_manager._tools.pop("who", None)\n'],
  ])('is no duplicate in Python: %s', async (_, removal) => {
    expect(await found(python(removal))).toEqual([]);
  });
  test('and in one file', async () => {
    const { 'first.py': first = '' } = python('');
    const both = `${first}${registering('second', '    mcp.remove_tool("who")\n')}mcp = FastMCP("x")\nfirst(mcp)\nsecond(mcp)\n`;
    expect(await found({ 'server.py': both })).toEqual([]);
  });
  test.each([
    ['nothing', ''],
    ['another', '    mcp.remove_tool("what")\n'],
  ])('it is one in Python where %s is removed', async (_, removal) => {
    expect(await found(python(removal))).toHaveLength(1);
  });
  const script = (removal: string): Readonly<Record<string, string>> => ({
    'server.js': `${SDK}const server = ${NEW};\nconst first = ${tool('notes')}${removal}${tool('notes')}`,
  });
  test('in JavaScript', async () => {
    expect(await found(script(''))).toHaveLength(1);
    expect(await found(script('first.remove();\n'))).toEqual([]);
    expect(await found(script('all.get("notes").remove();\n'))).toEqual([]);
    expect(await found(script(`const other = ${tool('what')}other.remove();\n`))).toHaveLength(1);
  });
});
