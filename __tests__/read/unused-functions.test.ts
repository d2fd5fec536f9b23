/** Functions and classes with registrations that nothing in the repository uses: nobody is served what they register. */
import { describe, expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';
import { createConfigs } from '../../src/config/resolve.js';
import { check } from '../../src/run/run.js';
import { makeFolder } from '../run/folder.js';

const IMPORTS = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
`;
const START = `const server = new McpServer({ name: 's', version: '1' });
export const more = 1;
await server.connect(new StdioServerTransport());
`;
const CALLBACK = `async () => ({ content: [{ type: 'text', text: 'x' }] })`;
const TOOLS = `${IMPORTS}export const defs = [];
export function setupRiverTools(server: McpServer): void {
  server.tool('river', ${CALLBACK});
}
`;
const CLASS = `${IMPORTS}export const defs = [];
export class RiverTools {
  constructor(private readonly server: McpServer) {}
  add() {
    this.server.tool('river', ${CALLBACK});
  }
}
`;
const PACKAGE = { name: 's', version: '1', bin: 'dist/server.js' };

async function findingsIn(files: Readonly<Record<string, string | object>>, paths: readonly string[] = []) {
  const cwd = makeFolder({ 'package.json': PACKAGE, ...files });
  const configs = createConfigs({ cwd, builtinRules: rules, allowCode: true });
  const { report } = await check({ cwd, paths, configs, formats });
  expect(report.failures).toEqual([]);
  return report.findings.filter(({ rule }) => rule === 'mcp/description-missing').map(({ path }) => path);
}

const using = (statement: string, rest = ''): string => `${IMPORTS}${statement}\n${START}${rest}`;

/** A class whose method registers a tool, and which the file makes. */
const inMethod = (method: string, rest = ''): string =>
  `${IMPORTS}class Rivers extends McpServer {\n  ${method}() {\n    this.tool('river', ${CALLBACK});\n  }\n${rest}}\nawait new Rivers(info).connect(new StdioServerTransport());\n`;

describe('nothing is said of tools that are registered', () => {
  test.each<[string, Readonly<Record<string, string | object>>]>([
    [
      'in a function that is imported and not called',
      { 'src/server.ts': using(`import { setupRiverTools } from './tools/rivers.js';`) },
    ],
    [
      'in a function whose module is imported for something else',
      { 'src/server.ts': using(`import { defs } from './tools/rivers.js';`, 'defs.length;\n') },
    ],
    [
      'in a function whose call is commented out',
      {
        'src/server.ts': using(
          `import {\n  setupRiverTools,\n} from './tools/rivers.js';`,
          '// setupRiverTools(server);\n',
        ),
      },
    ],
    [
      'in a function that only a test calls',
      {
        'src/server.ts': using(`import { defs } from './tools/rivers.js';`, 'defs.length;\n'),
        'tests/rivers.test.ts': `import { setupRiverTools } from '../src/tools/rivers.js';\nsetupRiverTools(fake);\n`,
      },
    ],
    [
      'in a module that nothing imports, beside a loader of one file',
      {
        'src/server.ts': using(''),
        'bin/run.js': `const server = await import(file);\nawait server.main();\n`,
      },
    ],
    [
      'in a function that a module passes on, and a comment describes',
      {
        'src/server.ts': using(`import { defs } from './tools/all.js';`, '/**\n * Once was setupRiverTools.\n */\n'),
        'src/tools/all.ts': `export { setupRiverTools, defs } from './rivers.js';\n`,
        'tests/rivers.test.ts': `import { setupRiverTools } from '../src/tools/all.js';\nsetupRiverTools(fake);\n`,
      },
    ],
    [
      'in a function beside which others of the module are renamed',
      { 'src/server.ts': using(`import { defs as all } from './tools/rivers.js';`, 'all.length;\n') },
    ],
    [
      'in a class that nothing constructs',
      { 'src/server.ts': using(`import { RiverTools } from './tools/rivers.js';`), 'src/tools/rivers.ts': CLASS },
    ],
    [
      'in an exported function of the file that starts the server',
      { 'src/server.ts': `${TOOLS}${START}`, 'src/tools/rivers.ts': '' },
    ],
    [
      'in a function of the file that nothing names',
      { 'src/server.ts': `${TOOLS.replace('export function', 'function')}${START}`, 'src/tools/rivers.ts': '' },
    ],
    ['in a private method that nothing calls', { 'src/server.ts': inMethod('private add'), 'src/tools/rivers.ts': '' }],
  ])('%s', async (_, files) => {
    expect(await findingsIn({ 'src/tools/rivers.ts': TOOLS, ...files })).toEqual([]);
  });
});

describe('they are linted where', () => {
  const CALLS = using(`import { setupRiverTools } from './tools/rivers.js';`, 'setupRiverTools(server);\n');
  test.each<[string, Readonly<Record<string, string | object>>]>([
    ['the function is called', { 'src/server.ts': CALLS }],
    [
      'it is called by another name',
      { 'src/server.ts': using(`import { setupRiverTools as add } from './tools/rivers.js';`, 'add(server);\n') },
    ],
    [
      'it is a member of its module',
      { 'src/server.ts': using(`import * as rivers from './tools/rivers.js';`, 'rivers[name](server);\n') },
    ],
    [
      'it is passed on',
      {
        'src/server.ts': using(`import { defs } from './tools/rivers.js';`),
        'src/index.ts': `export { setupRiverTools } from './tools/rivers.js';\n`,
      },
    ],
    ...[
      [`import { setupRiverTools } from './tools/all.js';`, 'setupRiverTools(server);\n'],
      [`import { setupRiverTools as add } from './tools/all.js';`, 'add(server);\n'],
      [`import * as all from './tools/all.js';`, 'for (const add of Object.values(all)) add(server);\n'],
    ].map(([statement, rest]): [string, Record<string, string>] => [
      `a module passes it on to who uses it: ${statement}`,
      {
        'src/server.ts': using(statement!, rest),
        'src/tools/all.ts': `export { setupRiverTools, defs } from './rivers.js';\n`,
      },
    ]),
    [
      'all of its module is passed on',
      {
        'src/server.ts': using(`import { defs } from './tools/rivers.js';`),
        'src/index.ts': `export * from './tools/rivers.js';\n`,
      },
    ],
    [
      'a loader goes over all that modules export',
      {
        'src/server.ts': using(`import { defs } from './tools/rivers.js';`),
        'src/load.ts': `for (const add of Object.values(await import(file))) add(server);\n`,
      },
    ],
    [
      'a package.json exports the module',
      {
        'package.json': { ...PACKAGE, exports: { './rivers': './dist/tools/rivers.js' } },
        'src/server.ts': using(`import { defs } from './tools/rivers.js';`),
      },
    ],
    [
      'it is the default',
      {
        'src/server.ts': using(`import rivers from './tools/rivers.js';`, 'rivers(server);\n'),
        'src/tools/rivers.ts': TOOLS.replace('export function', 'export default function'),
      },
    ],
    [
      'the class is constructed',
      {
        'src/server.ts': using(`import { RiverTools } from './tools/rivers.js';`, 'new RiverTools(server).add();\n'),
        'src/tools/rivers.ts': CLASS,
      },
    ],
    [
      'a private method is called',
      { 'src/server.ts': inMethod('private add', `start() { this.add(); }\n`), 'src/tools/rivers.ts': '' },
    ],
    [
      'it is handed on',
      { 'src/server.ts': inMethod('private add', `start() { this.go(this.add); }\n`), 'src/tools/rivers.ts': '' },
    ],
    [
      'it may be called by a name that is made',
      { 'src/server.ts': inMethod('private add', `start(name) { this[name](); }\n`), 'src/tools/rivers.ts': '' },
    ],
    ['a method may be called by others', { 'src/server.ts': inMethod('add'), 'src/tools/rivers.ts': '' }],
    ['the package is a library', { 'src/server.ts': '', 'src/tools/rivers.ts': '', 'src/index.ts': TOOLS }],
  ])('%s', async (_, files) => {
    expect(await findingsIn({ 'src/tools/rivers.ts': TOOLS, ...files })).toHaveLength(1);
  });

  test('their file is named', async () => {
    const files = { 'src/server.ts': using(''), 'src/tools/rivers.ts': TOOLS };
    expect(await findingsIn(files, ['src/tools/rivers.ts'])).toHaveLength(1);
  });
});

describe('a list of tools of the project itself', () => {
  const REGISTERS = `${IMPORTS}import { z } from 'zod';
export function addTools(server: McpServer): void {
  server.registerTool('river', { description: 'Looks up a river.', inputSchema: z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]) }, ${CALLBACK});
}
`;
  const LISTS = `server.server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: flattened() }));\n`;

  async function lostIn(more: string) {
    const cwd = makeFolder({
      'package.json': { ...PACKAGE, dependencies: { '@modelcontextprotocol/sdk': '1.29.0', zod: '4.0.0' } },
      'src/tools.ts': REGISTERS,
      'src/server.ts': using(
        `import { addTools } from './tools.js';\nimport { flattened } from './flat.js';`,
        `addTools(server);\n${more}`,
      ),
    });
    const configs = createConfigs({ cwd, builtinRules: rules, allowCode: true });
    const { report } = await check({ cwd, paths: [], configs, formats });
    return report.findings.filter(({ rule }) => rule === 'clients/zod-lost-parameters').length;
  }

  test('is what clients get, not what the SDK makes of the schemas', async () => {
    expect(await lostIn('')).toBe(1);
    expect(await lostIn(LISTS)).toBe(0);
    expect(await lostIn(LISTS.replace('ListToolsRequestSchema', `'tools/list'`))).toBe(0);
    expect(await lostIn(LISTS.replace('ListTools', 'ListPrompts'))).toBe(1);
    const wrapped = (method: string): string =>
      `const low = server.server;\nconst own = low._requestHandlers.get('${method}');\nlow.setRequestHandler(ListToolsRequestSchema, own);\n`;
    expect(await lostIn(wrapped('tools/list'))).toBe(0);
    expect(await lostIn(wrapped('tools/call'))).toBe(1);
    // A server of the low level by itself is another one.
    expect(await lostIn(`class Low { set() { this.${LISTS.slice('server.'.length)} } }\n`)).toBe(1);
  });
});

describe('a constant with tools', () => {
  const IMPORT = `import type { Tool } from '@modelcontextprotocol/sdk/types.js';\n`;
  const ONE = `{ name: 'river', inputSchema: { type: 'object', properties: {} } }`;
  const listOf = (declared: string): string => `${IMPORT}export const lakes = 1;\n${declared}\n`;
  const LIST = listOf(`export const riverTools: Tool[] = [${ONE}];`);
  const BY_NAME = `import { lakes, riverTools } from './tools/rivers.js';`;
  const FACTORY = listOf(`const river = (): Tool => (${ONE});\nexport default river;`);
  const DEFAULT = `import river from './tools/rivers.js';`;
  const LISTED = 'server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: riverTools }));\n';

  test.each<[string, Readonly<Record<string, string>>]>([
    ['that is imported and not used', { 'src/server.ts': using(BY_NAME, 'lakes.toFixed();\n') }],
    [
      'whose import is commented out',
      { 'src/server.ts': using(`import { lakes } from './tools/rivers.js';\n// ${BY_NAME}`, 'lakes;\n') },
    ],
    [
      'beside what is imported later',
      { 'src/server.ts': using('', `const { lakes } = await import('./tools/rivers.js');\n`) },
    ],
    [
      'exported at the end',
      {
        'src/server.ts': using(BY_NAME),
        'src/tools/rivers.ts': `${LIST.replace('export const riverT', 'const riverT')}export { riverTools };\n`,
      },
    ],
    [
      'that is one tool',
      { 'src/server.ts': using(BY_NAME), 'src/tools/rivers.ts': listOf(`export const riverTools: Tool = ${ONE};`) },
    ],
    [
      'made by a default export whose call is commented out',
      { 'src/server.ts': using(DEFAULT, 'const tools = [\n  // river(),\n];\n'), 'src/tools/rivers.ts': FACTORY },
    ],
  ])('is not listed: %s', async (_, files) => {
    expect(await findingsIn({ 'src/tools/rivers.ts': LIST, ...files })).toEqual([]);
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    ['where it is used', { 'src/server.ts': using(BY_NAME, LISTED) }],
    [
      'where all of the module is taken',
      { 'src/server.ts': using(`import * as rivers from './tools/rivers.js';`, 'rivers[key];\n') },
    ],
    [
      'where all of it is passed on',
      { 'src/server.ts': using(BY_NAME), 'src/index.ts': `export * from './tools/rivers.js';\n` },
    ],
    [
      'where it is used in its own file',
      { 'src/server.ts': using(BY_NAME), 'src/tools/rivers.ts': `${LIST}export const count = riverTools.length;\n` },
    ],
    [
      'where it is exported by another name, too',
      {
        'src/server.ts': using(`import { all } from './tools/rivers.js';`, 'all.map(add);\n'),
        'src/tools/rivers.ts': `${LIST}export { riverTools as all };\n`,
      },
    ],
    [
      'where a call takes it',
      {
        'src/server.ts': using(BY_NAME),
        'src/tools/rivers.ts': listOf(
          `export const riverTools = keep([${ONE.replace('{', '{ annotations: { readOnlyHint: true },')} ]);`,
        ),
      },
    ],
    [
      'where it is the entry of the package',
      {
        'src/server.ts': using(''),
        'src/tools/rivers.ts': '',
        'src/rivers.ts': LIST,
        'package.json': JSON.stringify({ ...PACKAGE, main: 'dist/rivers.js' }),
      },
    ],
    ['where there is no server', { 'src/server.ts': `${BY_NAME}\n` }],
    [
      'where the default export is called',
      { 'src/server.ts': using(DEFAULT, 'const tools = [river()];\n'), 'src/tools/rivers.ts': FACTORY },
    ],
    [
      'where the default export is passed on',
      {
        'src/server.ts': using(''),
        'src/tools/rivers.ts': FACTORY,
        'src/tools/index.ts': `export { default as river } from './rivers.js';\n`,
      },
    ],
  ])('is read %s', async (_, files) => {
    expect(await findingsIn({ 'src/tools/rivers.ts': LIST, ...files })).not.toEqual([]);
  });
});
