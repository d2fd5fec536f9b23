/** What a server on stdio prints in files that it imports. */
import { describe, expect, test } from '@jest/globals';
import type { Report } from '../../src/core/finding.js';
import { toolint } from '../support/cli.js';
import { makeFolder } from './folder.js';

const SERVER = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { look } from './look.js';
import type { Shape } from './types.js';
const server = new McpServer({ name: 'shop', version: '1.0.0' });
server.registerTool('ping', { description: 'Answers.' }, async () => look());
await server.connect(new StdioServerTransport());
`;
const PRINTS = `export function look() {\n  console.log('x');\n}\n`;

async function found(files: Record<string, string>): Promise<string[]> {
  const { out } = await toolint(['--format', 'json'], { cwd: makeFolder(files) });
  const { findings } = JSON.parse(out) as Pick<Report, 'findings'>;
  const own = findings.filter(({ rule }) => rule === 'mcp/stdout-in-stdio');
  return own.map(({ path, line, related: [at] = [] }) => `${path}:${line} ${at?.path}:${at?.line}`);
}

test('one import away, and two', async () => {
  expect(await found({ 'src/server.ts': SERVER, 'src/look.ts': PRINTS })).toEqual(['src/look.ts:2 src/server.ts:7']);
  const far = { 'src/look.ts': `export {\n  look,\n} from './far/index';`, 'src/far/index.ts': PRINTS };
  expect(await found({ 'src/server.ts': SERVER, ...far })).toEqual(['src/far/index.ts:2 src/server.ts:7']);
});

describe('another way to start the server', () => {
  const start = (main: string, http = `import { startHttp } from './http.js';\n`): string =>
    `import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from './server.js';
${http}async function startStdio() {
  await createServer().connect(new StdioServerTransport());
}
async function main() {
  const kind = settings.kind ?? 'stdio';
  ${main}
}
main();
`;
  const files = {
    'server.ts': `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
export function createServer() {
  const server = new McpServer({ name: 'shop', version: '1.0.0' });
  server.registerTool('ping', { description: 'Answers.' }, async () => ({ content: [] }));
  return server;
}
`,
    'http.ts': `import { createServer } from './server.js';
import { tell } from './ready.js';
export async function startHttp() {
  await createServer().connect(new WebStandardStreamableHTTPServerTransport());
  console.log('listening');
  tell();
}
`,
    'ready.ts': `export function tell() {\n  console.log('ready');\n}\n`,
  };

  test.each([
    [
      'the cases of a switch',
      `switch (kind) { case 'stdio': await startStdio(); break; case 'http': await startHttp(); break; }`,
    ],
    ['if and else', `if (kind === 'http') await startHttp(); else await startStdio();`],
    ['a choice', `await (kind === 'http' ? startHttp() : startStdio());`],
    ['what follows a return', `if (kind === 'http') { await startHttp(); return; }\nawait startStdio();`],
    ['what follows an exit', `if (kind === 'stdio') { await startStdio(); process.exit(0); }\nawait startHttp();`],
  ])('silent: %s', async (_, main) => {
    expect(await found({ ...files, 'index.ts': start(main) })).toEqual([]);
  });

  test('silent: one that is imported only then', async () => {
    const main = `if (kind === 'http') { const { startHttp } = await import('./http.js'); await startHttp(); } else await startStdio();`;
    expect(await found({ ...files, 'index.ts': start(main, '') })).toEqual([]);
  });

  test.each([
    ['both run', `if (kind === 'http') await startHttp();\nawait startStdio();`],
    [
      'one case goes on in the next',
      `switch (kind) { case 'stdio': await startStdio(); case 'http': await startHttp(); break; }`,
    ],
  ])('%s', async (_, main) => {
    expect(await found({ ...files, 'index.ts': start(main) })).toEqual([
      'http.ts:5 index.ts:5',
      'ready.ts:2 index.ts:5',
    ]);
  });
});

test('only what a function prints that something calls', async () => {
  const more = `${PRINTS}export function warm() {\n  console.log('x');\n}\nexport class Cache {\n  clear() {\n    console.log('x');\n  }\n}\n`;
  const files = { 'server.ts': SERVER, 'look.ts': more };
  expect(await found(files)).toEqual(['look.ts:2 server.ts:7']);
  const passedOn = { ...files, 'server.ts': `${SERVER}export { warm } from './look.js';\n` };
  expect(await found(passedOn)).toEqual(['look.ts:2 server.ts:7']);
  const used = {
    ...files,
    'server.ts': `${SERVER}import { warm, Cache } from './look.js';\nwarm();\nnew Cache().clear();\n`,
  };
  expect(await found(used)).toHaveLength(3);
});

describe('a server whose tools are in another file', () => {
  const START = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { registerUsers } from './users.js';
const server = new McpServer({ name: 'shop', version: '1.0.0' });
registerUsers(server);
`;
  const RUN = `await server.connect(new StdioServerTransport());\n`;
  const USERS = `export function registerUsers(server) {
  server.registerTool('ping_shop', { description: 'Tells whether the shop answers.' }, async () => {
    console.log('x');
    return { content: [] };
  });
}
`;

  test('in both', async () => {
    const files = { 'index.ts': `${START}${RUN}console.log('ready');\n`, 'users.ts': USERS };
    expect(await found(files)).toEqual(['index.ts:7 index.ts:6', 'users.ts:3 index.ts:6']);
  });

  test.each([
    ['where it listens too', `${RUN}app.listen(3000, () => {\n  console.log('ready');\n});\n`, 'index.ts:8 index.ts:6'],
    [
      'before it asks how to start',
      `console.log('ready');\nif (process.env.KIND === 'stdio') {\n${RUN}} else {\n  app.listen(3000, () => console.log('x'));\n}\n`,
      'index.ts:6 index.ts:8',
    ],
  ])('%s', async (_, text, place) => {
    expect(await found({ 'index.ts': START + text })).toEqual([place]);
  });

  test('where FastMCP is what starts it', async () => {
    const start = `import { FastMCP } from 'fastmcp';\nimport { addUsers } from './users.js';\nconst server = new FastMCP({ name: 'shop', version: '1.0.0' });\naddUsers(server);\nserver.start({ transportType: 'stdio' });\nconsole.log('ready');\n`;
    expect(await found({ 'index.ts': start })).toEqual(['index.ts:6 index.ts:5']);
  });

  test.each([
    ['no transport', `${START}console.log('ready');\n`],
    ['one for HTTP', `${START}await server.connect(new StreamableHTTPServerTransport({}));\nconsole.log('ready');\n`],
    [
      'one of either',
      `${START}if (kind) {\n${RUN}} else {\n  serve({ fetch: app.fetch, port: 3000 });\n  console.log('ready');\n}\n`,
    ],
  ])('silent: %s', async (_, text) => {
    expect(await found({ 'index.ts': text })).toEqual([]);
  });

  test('is a file with no tool', async () => {
    const files = { 'index.ts': START + RUN, 'users.ts': USERS.replace(/console.*/, '') };
    const cwd = makeFolder(files);
    expect((await toolint(['--why', 'index.ts'], { cwd })).out).toBe('index.ts: mcp, 0 tools.\n');
    const shown = await toolint(['--show-files'], { cwd });
    expect(shown.out).toBe('index.ts  mcp, 0 tools\nusers.ts  mcp, 1 tool\n');
    expect(shown.err).toMatch(/ 1 file with tools, 0 files skipped/);
  });

  test('is no manifest by itself', async () => {
    const statusOf = async (text: string) =>
      (await toolint(['--if-no-manifests', 'error'], { cwd: makeFolder({ 'index.ts': text }) })).status;
    expect(await statusOf(START + RUN)).toBe(2);
    expect(await statusOf(`${START}${RUN}console.log('ready');\n`)).toBe(1);
  });
});

test('once, where two servers import it, and files import each other', async () => {
  const look = `import './server.js';\n${PRINTS}`;
  expect(await found({ 'server.ts': SERVER, 'other.ts': SERVER, 'look.ts': look })).toHaveLength(1);
});

test.each([
  ['only a type', { 'look.ts': 'export const look = 1;', 'types.ts': PRINTS }],
  [
    'turned to another stream in a file that is imported',
    { 'look.ts': `import './quiet.js';\n${PRINTS}`, 'quiet.ts': 'console.log = console.error;' },
  ],
  [
    'turned to another stream in a file that prepares',
    { 'look.ts': `import './setup.js';\n${PRINTS}`, 'setup.ts': 'console.log = console.error;' },
  ],
  ['a file with commands of its own', { 'look.ts': `${PRINTS}yargs(1);` }],
  ['a file that cannot be parsed', { 'look.ts': `${PRINTS}}` }],
  ['a command line', { 'look.ts': `import './server/cli.js';`, 'server/cli.ts': PRINTS }],
  ['a logger that is quiet here', { 'look.ts': PRINTS.replace('{', '{ if (isStdio) return;') }],
  ['a progress bar', { 'look.ts': 'process.stdout.write(`\\rDone: 100%`);' }],
  ['a package', { 'node_modules/look/index.ts': PRINTS }],
])('silent: %s', async (_, files) => {
  expect(await found({ 'server.ts': SERVER, ...files })).toEqual([]);
});

describe('an entry that imports the file with the transport', () => {
  const CLASS = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
export class Shop {
  server = new McpServer({ name: 'shop', version: '1.0.0' });
  async run() {
    await this.server.connect(new StdioServerTransport());
    console.log('ready');
  }
}
`;
  const ENTRY = `import { Shop } from './server/shop.js';\nconsole.log('Starting');\nnew Shop().run();\n`;

  test('both print', async () => {
    const files = { 'package.json': '{}', 'src/index.ts': ENTRY, 'src/server/shop.ts': CLASS };
    expect(await found(files)).toEqual([
      'src/index.ts:2 src/server/shop.ts:6',
      'src/server/shop.ts:7 src/server/shop.ts:6',
    ]);
    const passedOn = { 'src/server/index.ts': `export { Shop } from './shop.js';` };
    const entry = { 'src/index.ts': ENTRY.replace('/shop.js', '/index.js') };
    expect(await found({ ...files, ...passedOn, ...entry })).toHaveLength(2);
  });

  test('in CommonJS', async () => {
    const files = {
      'main.js': `const { run } = require('./shop.js');\nconsole.log('Starting');\nrun();\n`,
      'shop.js': `const { McpServer } = require('@modelcontextprotocol/sdk/server/mcp.js');
const { StdioServerTransport } = require('@modelcontextprotocol/sdk/server/stdio.js');
const { look } = require('./look.js');
const server = new McpServer({ name: 'shop', version: '1.0.0' });
server.registerTool('ping', { description: 'Answers.' }, async () => look());
exports.run = () => server.connect(new StdioServerTransport());
`,
      'look.js': `exports.look = () => {\n  console.log('x');\n};\n`,
    };
    expect(await found(files)).toEqual(['look.js:2 shop.js:6', 'main.js:2 shop.js:6']);
  });

  const COMMAND = '{ "bin": { "shop": "./dist/mcp-entry.js" } }';
  const README = '```json\n{ "mcpServers": { "shop": { "args": ["/path/to/dist/mcp-entry.js"] } } }\n```\n';

  test.each([
    ['a command', { 'package.json': COMMAND }, 0],
    ['the README', { 'README.md': README }, 0],
    ['both', { 'README.md': `${README}Or run \`node dist/index.js\`.\n` }, 1],
    ['a script', { 'package.json': '{ "scripts": { "start:mcp": "node dist/mcp-entry.js" } }' }, 1],
    ['a README that is not for clients', { 'README.md': 'Run dist/mcp-entry.js' }, 1],
    ['one that starts something else', { 'package.json': COMMAND, 'src/mcp-entry.ts': 'start();' }, 1],
    ['one that prints, too', { 'package.json': COMMAND, 'src/mcp-entry.ts': ENTRY }, 1],
  ])('another one starts the same server, and is what clients start by %s', async (_, named, count) => {
    const files = {
      'package.json': '{}',
      'src/index.ts': ENTRY,
      'src/mcp-entry.ts': ENTRY.replace('console.log', 'console.error'),
      'src/server/shop.ts': CLASS.replace("    console.log('ready');\n", ''),
      ...named,
    };
    expect(await found(files)).toHaveLength(count);
  });

  test('silent: it turns away what is printed, has other ways to be used, or imports something else', async () => {
    const files = { 'src/server/shop.ts': CLASS };
    expect(await found({ ...files, 'src/index.ts': `console.log = console.error;\n${ENTRY}` })).toEqual([]);
    const choosing = ENTRY.replace('console', `if (process.argv[2] === 'help') console`);
    expect(await found({ ...files, 'src/index.ts': choosing })).toEqual(['src/server/shop.ts:7 src/server/shop.ts:6']);
    expect(await found({ ...files, 'src/index.ts': ENTRY.replace('server/shop', 'other') })).toEqual([]);
  });
});

describe('ways to start the program', () => {
  const LOGIN = `export async function runLogin() {\n  console.log('x');\n}\n`;
  const start = (main: string): Record<string, string> => ({
    'index.ts': `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { runLogin } from './login.js';
const server = new McpServer({ name: 'shop', version: '1.0.0' });
server.registerTool('ping', { description: 'Answers.' }, async () => ({ content: [] }));
async function serve() {
  console.log('y');
  await server.connect(new StdioServerTransport());
}
${main}`,
    'login.ts': LOGIN,
  });

  test.each([
    [`if (process.argv[2] === 'login') await runLogin();\nelse await serve();\n`],
    [
      `const subcommand = process.argv[2];\nif (subcommand === 'login' && isTerminal) { await runLogin(); process.exit(0); }\nserve();\n`,
    ],
    [
      `async function main() {\n  const [command] = process.argv.slice(2);\n  switch (command) {\n    case 'login':\n      await runLogin();\n      return;\n  }\n  await serve();\n}\nmain();\n`,
    ],
  ])('what is called only for another one prints nothing that a client reads: %s', async (main) => {
    expect(await found(start(main))).toEqual(['index.ts:7 index.ts:8']);
  });

  describe('a method that an entry calls', () => {
    const SHOP = `export class Shop {
  open() {
    return 1;
  }
  login() {
    console.log('x');
  }
}
`;
    const server = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { Shop } from './shop.js';
const server = new McpServer({ name: 'shop', version: '1.0.0' });
server.registerTool('ping', { description: 'Answers.' }, async () => new Shop().open());
export const serve = () => server.connect(new StdioServerTransport());
`;
    const filesWith = (main: string): Record<string, string> => ({
      'shop.ts': SHOP,
      'server.ts': server,
      'index.ts': `import { serve } from './server.js';\nimport { Shop } from './shop.js';\n${main}`,
    });
    const LOGIN = `async function runLogin() {\n  new Shop().login();\n}\n`;

    test.each([
      [`switch (process.argv[2]) { case 'login': await runLogin(); break; default: await serve(); }\n`],
      [`if (process.argv[2] === 'login') await runLogin();\nelse await serve();\n`],
      [
        `async function main() {\n  if (process.argv[2] === 'login') { await runLogin(); process.exit(0); }\n  await serve();\n}\nmain();\n`,
      ],
    ])('silent: for another way to start it: %s', async (main) => {
      expect(await found(filesWith(LOGIN + main))).toEqual([]);
    });

    test.each([
      [`if (process.argv[2] === 'login') await runLogin();\nelse { await runLogin(); await serve(); }\n`],
      [`switch (process.argv[2]) { case undefined: await runLogin(); await serve(); }\n`],
      [`await runLogin();\nawait serve();\n`],
    ])('on the way to the server: %s', async (main) => {
      expect(await found(filesWith(LOGIN + main))).toEqual(['shop.ts:6 server.ts:6']);
    });

    test('by another method of the same object', async () => {
      const files = filesWith('serve();\n');
      const own = SHOP.replace('return 1;', 'return this.login();');
      expect(await found({ ...files, 'shop.ts': own })).toEqual(['shop.ts:6 server.ts:6']);
      const making = SHOP.replace('  open()', '  constructor() {\n    this.login();\n  }\n  open()');
      expect(await found({ ...files, 'shop.ts': making })).toEqual(['shop.ts:9 server.ts:6']);
    });
  });

  test('so with an entry that chooses, and a file that is called in both', async () => {
    const cli = `import { serve } from './index.js';\nimport { runLogin } from './login.js';\nif (process.argv[2] === 'login') runLogin();\nelse serve();\n`;
    const files = start('export { serve };\n');
    const own = files['index.ts']!.replace(`import { runLogin } from './login.js';\n`, `import './login.js';\n`);
    expect(await found({ ...files, 'index.ts': own, 'main.ts': cli })).toEqual(['index.ts:7 index.ts:8']);
    const both = start(
      `if (process.argv[2] === 'login') await runLogin();\nelse { await runLogin(); await serve(); }\n`,
    );
    both['index.ts'] += `export const again = () => runLogin();\n`;
    expect(await found(both)).toEqual(['index.ts:7 index.ts:8', 'login.ts:2 index.ts:8']);
  });

  test.each([
    ['if (import.meta.url === `file://${process.argv[1]}`) serve();\n'],
    [
      `const isMain = process.argv[1] && fileURLToPath(import.meta.url) === process.argv[1];\nif (isMain) {\n  serve();\n}\n`,
    ],
    [`if (require.main === module) serve();\n`],
    ['if (import.meta.main) serve();\n'],
  ])('the usual one is the server: %s', async (main) => {
    expect(await found(start(main))).toEqual(['index.ts:7 index.ts:8']);
  });

  test('a transport that nothing connects starts no server', async () => {
    const made = start('');
    const [before] = made['index.ts']!.split('async function');
    for (const rest of ['new StdioServerTransport();', 'const transport = new StdioServerTransport();'])
      expect(await found({ 'index.ts': `${before}${rest}\nconsole.log('x');\n`, 'login.ts': LOGIN })).toEqual([]);
    const inDead = `async function serve() {\n  await server.connect(new StdioServerTransport());\n}\nconsole.log('x');\n`;
    expect(await found({ 'index.ts': `${before}${inDead}`, 'login.ts': LOGIN })).toEqual([]);
  });
});

test('methods that are called by this', async () => {
  const look = `export class Look {
  look() {
    return this.verify();
  }
  private verify() {
    console.log('x');
  }
  never() {
    console.log('x');
  }
}
export class Other {
  static make() {
    console.log('x');
  }
}
export const look = () => new Look().look();
`;
  expect(await found({ 'server.ts': SERVER, 'look.ts': look })).toEqual(['look.ts:6 server.ts:7']);
});

describe('a method that prints', () => {
  const DB = `export class Db {
  close() {
    console.log('closed');
  }
}
export const db = new Db();
`;
  const ENDS = `process.on('SIGINT', () => {\n  db.close();\n  process.exit(0);\n});\n`;
  const START = SERVER.replace(`import { look } from './look.js';\n`, '').replace('look()', 'db');
  const own = START + DB.replaceAll('export ', '');
  const imported = `import { db } from './db.js';\n${START}`;

  test.each([
    ['of another object: the server has one of that name', { 'server.ts': `${own}await server.close();\n` }],
    ['of another class', { 'server.ts': `${own}class Log { close() {} }\nconst log = new Log();\nlog.close();\n` }],
    [
      'of a Map',
      {
        'server.ts': `${own.replaceAll('close', 'clear')}const rows = new Map();\nrows.clear();\nclass Kept { rows = new Map(); reset() { this.rows.clear(); } }\nnew Kept().reset();\n`,
      },
    ],
    ['when the program ends', { 'server.ts': own + ENDS }],
    ['when the program ends, in another file', { 'server.ts': imported + ENDS, 'db.ts': DB }],
    ['of the server in another file', { 'server.ts': `${imported}await server.close();\n`, 'db.ts': DB }],
  ])('silent: %s', async (_, files) => {
    expect(await found(files)).toEqual([]);
  });

  test.each([
    ['of this object', { 'server.ts': `${own}db.close();\n` }, ['server.ts:9 server.ts:6']],
    ['when the program ends, and before', { 'server.ts': `${own}${ENDS}db.close();\n` }, ['server.ts:9 server.ts:6']],
    [
      'of what is handed on',
      { 'server.ts': `${own}end(db);\nfunction end(any) { any.close(); }\n` },
      ['server.ts:9 server.ts:6'],
    ],
    ['in another file', { 'server.ts': `${imported}db.close();\n`, 'db.ts': DB }, ['db.ts:3 server.ts:7']],
    [
      'taken out of it',
      { 'server.ts': `${imported}const { close } = db;\nclose();\n`, 'db.ts': DB },
      ['db.ts:3 server.ts:7'],
    ],
  ])('%s', async (_, files, all) => {
    expect(await found(files)).toEqual(all);
  });
});

describe('what calls it is never called', () => {
  const SHOP = `import { Log } from './log.js';
import { Base } from './base.js';
export class Shop extends Base {
  open() {
    return new Log();
  }
  refresh() {
    new Log().say('x');
  }
}
export function idle() {
  new Log().say('x');
}
`;
  const files = {
    'look.ts': `import { Shop } from './shop.js';\nexport const look = () => new Shop().open();\n`,
    'shop.ts': SHOP,
    'base.ts': `export class Base {}\n`,
    'log.ts': `export class Log {\n  say(text) {\n    console.log(text);\n  }\n}\n`,
  };

  test('over files', async () => {
    expect(await found({ ...files, 'server.ts': SERVER })).toEqual([]);
  });

  test.each([
    ['by the server', { 'server.ts': `${SERVER}any.refresh();\n` }],
    ['under another name', { 'server.ts': `${SERVER}import { idle as rest } from './shop.js';\nrest();\n` }],
    ['by what it extends', { 'base.ts': `export class Base {\n  constructor() {\n    this.refresh();\n  }\n}\n` }],
    ['or may be, by what a library has', { 'shop.ts': SHOP.replace('./base.js', 'base') }],
    ['or may be, as it is decorated', { 'shop.ts': SHOP.replace('  refresh()', '  @Timer()\n  refresh()') }],
  ])('but is called %s', async (_, more) => {
    expect(await found({ ...files, 'server.ts': SERVER, ...more })).toEqual(['log.ts:3 server.ts:7']);
  });
});

test('files that call each other', async () => {
  const files = {
    'server.ts': SERVER,
    'look.ts': `import { Click } from './click.js';
export const look = () => handle('click');
export function handle(name) {
  return new Click().execute(name);
}
export function keep(page) {
  console.log('x');
}
`,
    'click.ts': `import { Tool } from './tool.js';
import { keep } from './look.js';
export class Click extends Tool {
  execute(name) {
    keep(name);
  }
}
`,
    'tool.ts': `export class Tool {}\n`,
  };
  expect(await found(files)).toEqual(['look.ts:7 server.ts:7']);
});

describe('a class that no file makes', () => {
  const SHOP = `export interface Tool { name: string }
export class Shop {
  async open() {
    console.log('x');
  }
}
`;
  const filesWith = (look: string): Record<string, string> => ({
    'server.ts': SERVER.replace('look()', "look({ name: await doors.open('x') })"),
    'look.ts': look,
    'shop.ts': SHOP,
  });

  test.each([
    [
      'a type of the same name',
      `import { Tool } from './shop.js';\ninterface Shop { name: string }\nexport function look(shop: Shop): Tool { return shop; }\n`,
    ],
    [
      'only its type is used',
      `import { Shop, Tool } from './shop.js';\nexport function look(shop: Shop): Tool { return shop as Shop; }\n`,
    ],
    [
      'a class of the same name',
      `import { Tool } from './shop.js';\nclass Shop { name = 'x' }\nexport function look(): Tool { return new Shop(); }\n`,
    ],
    [
      'only a class that no file makes either',
      `import { Shop } from './shop.js';\nexport class Mall {\n  open() { return new Shop().open(); }\n}\nexport const look = () => [];\n`,
    ],
  ])('%s', async (_, look) => {
    expect(await found(filesWith(look))).toEqual([]);
  });

  test.each([
    ['makes it', `import { Shop } from './shop.js';\nexport const look = () => new Shop().open();\n`],
    [
      'makes it, and has its type',
      `import * as all from './shop.js';\nexport const look = (): all.Shop => new all.Shop();\n`,
    ],
    [
      'extends it',
      `import { Shop } from './shop.js';\nclass Other extends Shop {}\nexport const look = () => new Other().open();\n`,
    ],
    [
      'makes it in a class that is made',
      `import { Shop } from './shop.js';\nclass Mall {\n  open() { return new Shop().open(); }\n}\nexport const look = () => new Mall().open();\n`,
    ],
    ['hands it on', `import { Shop } from './shop.js';\nexport const look = () => make({ kind: Shop });\n`],
    [
      'loads it',
      `export const look = async () => { const { Shop } = await import('./shop.js'); return new Shop(); };\n`,
    ],
  ])('a file that %s', async (_, look) => {
    expect(await found(filesWith(look))).toEqual(['shop.ts:4 server.ts:7']);
  });
});

describe('a server of stdio and HTTP', () => {
  const both = (inStdio: string, more = ''): string => `import express from 'express';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { SSEServerTransport } from '@modelcontextprotocol/sdk/server/sse.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
const server = new McpServer({ name: 'shop', version: '1.0.0' });
${more}
if (useStdio) {
  const transport = new StdioServerTransport();
${inStdio}
} else {
  console.log('SSE');
  express().get('/sse', async (_, res) => server.connect(new SSEServerTransport('/m', res)));
  express().listen(3000, () => console.log('ready'));
}
`;

  test.each([
    ['beside the transport', both(`  await server.connect(transport);\n  console.log('ready');`)],
    ['then', both(`  await server.connect(transport).then(() =>\n    console.log('ready'));`)],
    [
      'in a function that is called there',
      both(
        `  const start = () => hello(1); start(); await server.connect(transport);\n` +
          `  function hello(n) { console.log(n); if (n > 9) hello(0); }`,
      ),
    ],
    ['in a try', both(`  try { await server.connect(transport);\n  console.log('ready'); } catch (e) {}`)],
  ])('prints %s', async (_, text) => {
    expect(await found({ 'server.ts': text })).toEqual(['server.ts:10 server.ts:8']);
  });

  test.each([
    ['only over HTTP', both('  await server.connect(transport);')],
    ['if asked', both(`  if (verbose) console.log('x');\n  await server.connect(transport);`)],
    ['where it fails', both(`  try { await server.connect(transport); } catch (e) { console.log(e); }`)],
    ['later', both(`  await server.connect(transport);\n  process.on('SIGINT', () => console.log('bye'));`)],
    ['turned away', both(`  console.log('x');\n  await server.connect(transport);`, 'console.log = console.error;')],
    ['turned away elsewhere', both(`  console.log('x');\n  await server.connect(transport);`, `import './quiet.js';`)],
    ['by a function that is called for HTTP', both('', `function ready() { console.log('x'); }`)],
    [
      'by a function that is called in two places',
      both(
        `  await server.connect(transport);\n  ready();`,
        `const ready = () => { console.log('x'); };\nserve(ready());`,
      ),
    ],
    [
      'by a function that is called on a condition',
      both(`  await server.connect(transport);\n  if (verbose) ready();`, `function ready() { console.log('x'); }`),
    ],
  ])('silent: prints %s', async (_, text) => {
    expect(await found({ 'server.ts': text, 'quiet.ts': 'console.log = console.error;' })).toEqual([]);
  });

  test('each has its function', async () => {
    const text =
      both('', `import { http } from './http.js';`).replace(/if \(useStdio[^]*/, '') +
      `
async function stdio() {
  await server.connect(new StdioServerTransport());
  console.log('ready');
}
async function main() {
  if (process.env.PORT) console.log('HTTP'), await http(server);
  else await stdio();
}
main();
`;
    const http = `export const http = (server) => { app.listen(3000); console.log('x'); };`;
    expect(await found({ 'server.ts': text, 'http.ts': http })).toEqual(['server.ts:10 server.ts:9']);
  });
});

describe('what one of the files does besides', () => {
  const reading = (more: string): Record<string, string> => ({
    'src/server.ts': SERVER.replace('async () => look()', `async () => { console.log('x'); return look(); }`),
    'src/look.ts': `import { read } from './read.js';\nexport function look() {\n  console.log('x');\n  return read();\n}\n`,
    'src/read.ts': `export function read() {\n  ${more}\n  console.log('x');\n}\n`,
  });
  const OTHERS = ['src/look.ts:3 src/server.ts:7', 'src/server.ts:6 src/server.ts:7'];

  test('it reads the lines of a file', async () => {
    expect(await found(reading('createInterface({ input: createReadStream(path), crlfDelay: Infinity });'))).toEqual([
      OTHERS[0],
      'src/read.ts:3 src/server.ts:7',
      OTHERS[1],
    ]);
  });

  test.each([
    ['a page for a login', `createServer((req, res) => res.end()).listen(3000);`],
    ['questions to people', `createInterface({ input: process.stdin, output: process.stdout });`],
    ['lines from people', `createInterface({ input: process.stdin });`],
    ['lines of something unknown', `createInterface(options);`],
  ])('only it may print elsewhere: %s', async (_, more) => {
    expect(await found(reading(more))).toEqual(OTHERS);
  });

  test.each([
    ['commands', `program.command('list');`],
    ['options', `parseArgs({ options });`],
    ['prints that are turned away', `console.log = console.error;`],
  ])('silent: %s', async (_, more) => {
    expect(await found(reading(more))).toEqual([]);
  });
});

describe('dotenv in a file of its own', () => {
  const files = (range: string, env = `import { config } from 'dotenv';\nconfig();\n`): Record<string, string> => ({
    'package.json': JSON.stringify({ dependencies: { '@modelcontextprotocol/sdk': '^1.20.0', dotenv: range } }),
    'src/server.ts': `import './env.js';\n${SERVER}`,
    'src/env.ts': env,
    'src/look.ts': 'export const look = () => 1;\n',
  });
  const lock = (version: string): Record<string, string> => ({
    'package-lock.json': JSON.stringify({ packages: { 'node_modules/dotenv': { version } } }),
  });
  const FOUND = ['src/env.ts:2 src/server.ts:8'];

  test.each([
    ['a range', files('^17.2.0'), FOUND],
    ['a version', files('17.0.0'), FOUND],
    ['a lock file', { ...files('>=16'), ...lock('17.2.3') }, FOUND],
    ['an older lock file', { ...files('>=16'), ...lock('16.6.1') }, []],
    ['an open range, which brings the newest', files('>=16'), []],
    ['before', files('^16.4.5'), []],
    ['afterwards', files('^18.0.0'), []],
    [
      'quiet',
      files('^17.2.0', `process.env.DOTENV_CONFIG_QUIET = 'true';\nimport('dotenv').then((it) => it.config());\n`),
      [],
    ],
  ])('%s', async (_, all, at) => {
    expect(await found(all)).toEqual(at);
  });

  test('in the package of a workspace', async () => {
    const { 'package.json': own = '', ...others } = files('^17.2.0');
    const { dependencies } = JSON.parse(own) as { dependencies: Record<string, string> };
    const inner = Object.entries(others).map(([path, text]) => [`apps/shop/${path}`, text] as const);
    const named = { 'apps/shop/package.json': JSON.stringify({ dependencies: { dotenv: dependencies['dotenv'] } }) };
    const above = { 'package.json': JSON.stringify({ dependencies: { zod: '^4.0.0' } }) };
    expect(await found({ ...above, ...named, ...Object.fromEntries<string>(inner) })).toHaveLength(1);
  });
});

describe('a logger in a file of its own', () => {
  const LOGGER = `import { createLogger, transports } from 'winston';\nexport const log = createLogger({ transports: [new transports.Console()] });\n`;
  const files = (server = ''): Record<string, string> => ({
    'src/server.ts': `import { log } from './log.js';\n${SERVER}${server}log.info('ready');\n`,
    'src/log.ts': LOGGER,
    'src/look.ts': PRINTS,
  });
  const OTHER = 'src/look.ts:2 src/server.ts:8';

  test('is found', async () => {
    expect(await found(files())).toEqual(['src/log.ts:2 src/server.ts:8', OTHER]);
  });

  describe('where NODE_ENV is not production', () => {
    const adding = (condition: string, otherwise = ''): string =>
      `import winston from 'winston';\nexport class Log {\n  log = winston.createLogger({});\n  constructor() {\n    if (${condition}) {${otherwise}\n      this.log.add(new winston.transports.Console());\n    }\n  }\n}\nexport const log = new Log().log;\n`;
    const UNSET = `process.env.NODE_ENV !== 'production'`;
    const CONFIG = '```json\n{ "mcpServers": { "shop": { "env": { "NODE_ENV": "production" } } } }\n```\n';

    test.each([
      [adding(UNSET), {}, 2],
      [adding(`process.env.NODE_ENV === 'production'`, ' quiet();\n    } else {'), {}, 2],
      [adding(UNSET), { 'README.md': CONFIG.replace('production', 'development') }, 2],
      [adding(UNSET), { 'README.md': CONFIG }, 1],
      [adding(`process.env.NODE_ENV === 'production'`), {}, 1],
      [adding(`process.env.NODE_ENV !== 'test'`), {}, 1],
      [adding(`${UNSET} && isHttp`), {}, 1],
    ])('%s, %j', async (log, more, count) => {
      const all = { 'package.json': '{}', ...files(), 'src/log.ts': log, ...more };
      expect(await found(all)).toHaveLength(count);
    });
  });

  test.each(['log.silent = true;\n', `log.level = 'none';\n`, 'log.clear();\n'])('silent: %j', async (line) => {
    expect(await found(files(line))).toEqual([OTHER]);
  });
});

test.each([
  ['an object to log with', `const log = { debug: (x) => console.debug(x), info: (x) => console.info(x) };`, 1],
  ['functions', `const debug = (x) => console.debug(x);\nconst info = (x) => console.info(x);`, 2],
  ['another object', `const log = { one: (x) => console.log(x), two: (x) => console.log(x) };`, 2],
  [
    'a class with levels',
    `class Out { debug(x) { console.debug(x); } info = (x) => console.info(x); }\nconst log = new Out();`,
    1,
  ],
  [
    'a class that is called so',
    `class AuditLogger { one(x) { if (x) console.log(x); else console.log('none'); } two(x) { console.log(x); } }\nconst log = new AuditLogger();`,
    1,
  ],
  [
    'a class of something else',
    `class Shop { one(x) { console.log(x); } two(x) { console.log(x); } }\nconst log = new Shop();`,
    2,
  ],
  [
    'a class that only has levels too',
    `class Shop { debug(x) {} info(x) {} one(x) { console.log(x); } two(x) { console.log(x); } }\nconst log = new Shop();`,
    2,
  ],
  [
    'the branches of a function',
    `function logMessage(x) { if (x) console.log(x); else console.log('none'); }\nlogMessage(1);`,
    1,
  ],
  [
    'the branches of another function',
    `function logWorkout(x) { if (x) console.log(x); else console.log('none'); }\nlogWorkout(1);`,
    2,
  ],
])('one logger, one finding: %s', async (_, logger, count) => {
  const calls = `log.debug(1); log.info(2); log.one(1); log.two(2); debug(1); info(2);`;
  expect(await found({ 'src/server.ts': `${SERVER}${calls}\n${logger}\n` })).toHaveLength(count);
});

describe('standard output only where nothing says that it is deployed', () => {
  const serving = (start: string): string => `import { createServer } from 'node:http';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
class Shop {
  server = new McpServer({ name: 'shop', version: '1.0.0' });
  async start() {
    await this.server.connect(new StdioServerTransport());
    console.log('ready');
  }
  startHttp() { return createServer(answer).listen(process.env.PORT); }
}
const shop = new Shop();
const isHttp = !!process.env.RAILWAY_PROJECT_ID || process.env.NODE_ENV === 'production';
${start}
`;
  const FALLBACK = 'if (isHttp) shop.startHttp();\nelse shop.start();';
  async function severities(start: string, more: Record<string, string> = {}): Promise<string[]> {
    const cwd = makeFolder({ 'package.json': '{}', 'index.ts': serving(start), ...more });
    const { findings } = JSON.parse((await toolint(['--format', 'json'], { cwd })).out) as Pick<Report, 'findings'>;
    return findings.filter(({ rule }) => rule === 'mcp/stdout-in-stdio').map(({ severity }) => severity);
  }

  test.each([
    ['the other branch', FALLBACK],
    [
      'what follows',
      'async function main() { if (process.env.PORT) { await shop.startHttp(); return; } await shop.start(); }\nmain();',
    ],
  ])('a warning: %s', async (_, start) => {
    expect(await severities(start)).toEqual(['warning']);
  });

  test.each([
    ['settings that start it', FALLBACK, { 'README.md': '```json\n{ "mcpServers": { "shop": {} } }\n```\n' }],
    ['a command of the package', FALLBACK, { 'package.json': '{ "bin": "index.js" }' }],
    ['a choice of people', `if (process.env.MODE === 'http') shop.startHttp();\nelse shop.start();`, {}],
    ['no test', `if (process.env.NODE_ENV !== 'test') shop.start();`, {}],
    ['both', `${FALLBACK}\nshop.start();`, {}],
  ])('an error: %s', async (_, start, more) => {
    expect(await severities(start, more)).toEqual(['error']);
  });
});
