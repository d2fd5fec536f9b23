/** Modules with tools to which nothing in the repository leads: nobody is served what is in them. */
import { mkdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';
import { createConfigs } from '../../src/config/resolve.js';
import { openVersions } from '../../src/index.js';
import { check } from '../../src/run/run.js';
import { makeFolder } from '../run/folder.js';

const SERVER = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { registerCityTools } from './tools/cities.js';
const server = new McpServer({ name: 's', version: '1' });
registerCityTools(server);
await server.connect(new StdioServerTransport());
`;
const tools = (name: string): string => `import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';

export function register${name}Tools(server: McpServer): void {
  server.registerTool('${name.toLowerCase()}', { inputSchema: { id: z.string() } }, async ({ id }) => ({ content: [{ type: 'text', text: id }] }));
}
`;
const FILES = {
  'package.json': { name: 's', bin: 'dist/server.js' },
  'src/server.ts': SERVER,
  'src/tools/cities.ts': tools('City'),
  'src/tools/rivers.ts': tools('River'),
};

async function skippedIn(files: string | Readonly<Record<string, string | object>>, paths: readonly string[] = []) {
  const cwd = typeof files === 'string' ? files : makeFolder(files);
  const configs = createConfigs({ cwd, builtinRules: rules, allowCode: true });
  const { report } = await check({ cwd, paths, configs, formats });
  expect(report.failures).toEqual([]);
  const reported = new Set(report.findings.map(({ path }) => path));
  return report.skipped.map(({ path, reason }) => {
    expect(reason).toMatch(
      /^module that no file of the repository imports|^server that nothing in the repository starts/,
    );
    expect(reported).not.toContain(path);
    return path;
  });
}

test('so is a former server that nothing starts', async () => {
  const former = SERVER.replace('./tools/cities.js', '../src/tools/cities.js');
  const files = { ...FILES, 'src/server-legacy.ts': former, 'src/second.ts': former, 'README.md': 'node second.js' };
  expect(await skippedIn(files)).toEqual(['src/server-legacy.ts', 'src/tools/rivers.ts']);
  for (const legacy of ['node server-legacy.js', 'node dist/server-legacy.js']) {
    const started = { ...files, 'package.json': { ...FILES['package.json'], scripts: { legacy } } };
    expect(await skippedIn(started)).toEqual(['src/tools/rivers.ts']);
  }
});

test('a dated copy that makes no server of an SDK, but is a program', async () => {
  const server = 'from mcp.server.fastmcp import FastMCP\nmcp = FastMCP("x")\n@mcp.tool()\ndef look(): ...\n';
  const copy = 'from server import mcp\n@mcp.tool()\ndef look(): ...\n';
  const files = { 'pyproject.toml': '[project]\nname = "x"\n', 'server.py': server, 'load.py': 'import pkgutil\n' };
  expect(await skippedIn({ ...files, 'server_backup_2025.py': copy })).toEqual([]);
  const started = `${copy}if __name__ == "__main__":\n    mcp.run()\n`;
  expect(await skippedIn({ ...files, 'server_backup_2025.py': started })).toEqual(['server_backup_2025.py']);
});

test.each([
  'server_backup_20250830_135313.py',
  'server_legacy_20251108.py',
  'server-backup2.py',
  'old_server.py',
  'server_old2.py',
])('a dated copy of a server in Python: %s', async (copy) => {
  const server = 'from mcp.server.fastmcp import FastMCP\nmcp = FastMCP("x")\n@mcp.tool()\ndef look(): ...\n';
  const files = { 'pyproject.toml': '[project]\nname = "x"\n', 'server.py': server };
  expect(await skippedIn({ ...files, [copy]: server })).toEqual([copy]);
  expect(
    await skippedIn({ ...files, [copy]: server, 'load.py': 'import importlib\nload = importlib.import_module\n' }),
  ).toEqual([copy]);
  expect(await skippedIn({ ...files, [copy]: server, 'start.sh': `python ${copy}` })).toEqual([]);
});

describe('a server that nothing starts or names, next to one that something does', () => {
  const OWN = SERVER.replace(/.*City.*\n/g, '');
  const VARIANTS = {
    'package.json': { name: 'trips', bin: 'trips-server.js' },
    'trips-server.js': OWN,
    'trips-fixed.js': OWN,
    'trips-plain.js': `process.stdin.on('data', (line) => {
  if (JSON.parse(line).method === 'tools/list') console.log(JSON.stringify({ tools: [{ name: 'go', description: 'Goes.', inputSchema: { type: 'object' } }] }));
});
`,
  };
  async function left(more: Readonly<Record<string, string | object>>) {
    const configs = (cwd: string) => createConfigs({ cwd, builtinRules: rules, allowCode: true });
    const cwd = makeFolder({ ...VARIANTS, ...more });
    const { report } = await check({ cwd, paths: [], configs: configs(cwd), formats });
    const linted = new Set(report.findings.map(({ path }) => path));
    return report.skipped.flatMap(({ path, reason }) => {
      if (/^test code/.test(reason)) return [];
      expect(reason).toMatch(/^server that nothing in the repository starts or names/);
      expect(linted).not.toContain(path);
      return path;
    });
  }

  test('is left alone, and counted', async () => {
    expect(await left({})).toEqual(['trips-fixed.js', 'trips-plain.js']);
  });

  test('starts only as a program, so what its tests import and other documents tell is no start', async () => {
    const guarded = `${OWN.replace('await server', 'const start = () => server')}
export { start };
if (import.meta.url === \`file://${'${process.argv[1]}'}\`) start();
`;
    const more = {
      'begin.js': guarded,
      'begin.test.js': "import { start } from './begin.js';\n",
      'SUMMARY.md': 'The server has `begin.js`, and begins.\n',
      'trips-server.js': `${OWN}// begin\n`,
    };
    const others = ['trips-fixed.js', 'trips-plain.js'];

    expect(await left(more)).toEqual(['begin.js', ...others]);
    expect(await left({ ...more, 'README.md': 'Run begin.js.\n' })).toEqual(others);
    expect(await left({ ...more, 'SUMMARY.md': 'node begin.js\n' })).toEqual(others);
    expect(await left({ ...more, 'trips-server.js': `import './begin.js';\n${OWN}` })).toEqual(others);
  });

  test('is not compared with an earlier version of it', async () => {
    const changesWith = async (readme: string) => {
      const files: Record<string, string | object> = { 'old/README.md': readme, 'now/README.md': readme };
      for (const [path, text] of Object.entries(VARIANTS))
        for (const folder of ['old', 'now']) files[`${folder}/${path}`] = text;
      files['now/trips-plain.js'] = VARIANTS['trips-plain.js'].replace("'go'", "'walk'");
      const versions = openVersions({ cwd: makeFolder(files) });
      const { diff } = await versions.diff({ base: 'old', head: 'now' });
      versions.close();
      return diff.changes.length;
    };
    expect(await changesWith('')).toBe(0);
    expect(await changesWith('Or trips-plain.')).toBeGreaterThan(0);
  });

  test('its name as a word does not lead to one that imports a file that is not there', async () => {
    const files = { 'README.md': 'About trips-fixed.\n' };
    expect(await left(files)).toEqual(['trips-plain.js']);
    const broken = { ...files, 'trips-fixed.js': `import { go } from './src/go.js';\n${OWN}`, 'src/go.ts': '' };
    expect(await left(broken)).toEqual(['trips-fixed.js', 'trips-plain.js']);
    expect(await left({ ...broken, 'src/go.js': '' })).toEqual(['trips-plain.js']);
  });

  test.each<[string, Readonly<Record<string, string | object>>]>([
    ['a page', { 'README.md': 'Or `node trips-fixed.js` and trips-plain.\n' }],
    ['scripts', { 'start.ps1': 'node trips-fixed.js\nnode .\\trips-plain.js\n' }],
    ['tests', { 'tests/a.test.js': `spawn('node', ['trips-fixed.js', 'trips-plain.js']);\n` }],
    ['an import', { 'more.js': `import './trips-fixed.js';\nimport './trips-plain.js';\n` }],
    ['a made-up name', { 'start.sh': 'node trips-$KIND.js\n' }],
    ['nothing, as its sibling', { 'package.json': { name: 'trips' } }],
  ])('is linted where it is named by %s', async (_, more) => {
    expect(await left(more)).toEqual([]);
  });

  test('what the compiler leaves out is not named by that', async () => {
    const config = { exclude: ['node_modules', 'trips-fixed.js', 'trips-plain.js'] };
    expect(await left({ 'tsconfig.json': config })).toEqual(['trips-fixed.js', 'trips-plain.js']);
    expect(await left({ 'tsconfig.json': { ...config, files: ['trips-plain.js'] } })).toEqual(['trips-fixed.js']);
  });

  test.each([
    ['a bundler', `build({ entryPoints: ['trips-server.js'] });\n`, ['trips-fixed.js', 'trips-plain.js']],
    ['a text in code', `const file = 'trips-server.js';\n`, []],
  ])('its sibling is started by %s', async (_, code, found) => {
    expect(await left({ 'package.json': { name: 'trips' }, 'build.js': code })).toEqual(found);
  });
});

describe('a server that Node cannot start', () => {
  const REQUIRES = `#!/usr/bin/env node
// Tells the time.
const { McpServer } = require('@modelcontextprotocol/sdk/server/mcp.js');
const { StdioServerTransport } = require('@modelcontextprotocol/sdk/server/stdio.js');
const server = new McpServer({ name: 'clock', version: '1.0.0' });
server.registerTool('tell.time', {}, async () => ({ content: [] }));
server.connect(new StdioServerTransport());
`;
  const ESM = { name: 'clock', type: 'module', main: 'index.js' };
  async function left(files: Readonly<Record<string, string | object>>, paths: readonly string[] = []) {
    const cwd = makeFolder({ 'package.json': ESM, ...files });
    const { report } = await check({
      cwd,
      paths,
      configs: createConfigs({ cwd, builtinRules: rules, allowCode: true }),
      formats,
    });
    const linted = new Set(report.findings.map(({ path }) => path));
    return report.skipped.map(({ path, reason }) => {
      expect(reason).toMatch(/^server that Node cannot start/);
      expect(linted).not.toContain(path);
      return path;
    });
  }

  test('is left alone, and counted', async () => {
    expect(await left({ 'clock.js': REQUIRES })).toEqual(['clock.js']);
    expect(await left({ 'clock.js': REQUIRES }, ['clock.js'])).toEqual([]);
  });

  test.each<[string, Readonly<Record<string, string | object>>]>([
    ['of its own ending', { 'clock.cjs': REQUIRES }],
    ['in a package of CommonJS', { 'package.json': { name: 'clock' }, 'clock.js': REQUIRES }],
    ['in a folder of CommonJS', { 'more/package.json': { type: 'commonjs' }, 'more/clock.js': REQUIRES }],
    ['that the package names', { 'package.json': { ...ESM, main: 'clock.js' }, 'clock.js': REQUIRES }],
    ['that makes its require', { 'clock.js': REQUIRES.replace('// Tells', 'const require = makeRequire(); // Tells') }],
    ['with an import', { 'clock.js': `${REQUIRES}import('node:fs');\n` }],
    ['for Bun', { 'clock.js': REQUIRES.replace('env node', 'env bun') }],
    ['that a bundler may take', { 'package.json': { ...ESM, scripts: { build: 'esbuild' } }, 'clock.js': REQUIRES }],
  ])('not so one %s', async (_, files) => {
    expect(await left(files)).toEqual([]);
  });
});

test('a module that nothing imports is left alone', async () => {
  expect(await skippedIn(FILES)).toEqual(['src/tools/rivers.ts']);
});

const COPY = { ...FILES, 'src/tools/rivers.ts': '', 'src/vendors/lakes/server.ts': SERVER };

test('a copy of another project that nothing leads to is left alone', async () => {
  expect(await skippedIn(COPY)).toEqual(['src/vendors/lakes/server.ts']);
  const itself = { 'src/vendors/lakes/package.json': { name: 'lakes', main: 'vendors/lakes/server.ts' } };
  expect(await skippedIn({ ...COPY, ...itself })).toEqual(['src/vendors/lakes/server.ts']);
});

test.each<[string, Readonly<Record<string, string | object>>]>([
  ['an import', { 'src/more.ts': `export * from './vendors/lakes/server.js';\n` }],
  ['a workspace', { 'package.json': { ...FILES['package.json'], workspaces: ['src/vendors/*'] } }],
  ['a start', { 'package.json': { ...FILES['package.json'], scripts: { lakes: 'tsx src/vendors/lakes/server.ts' } } }],
  ['an import of Python', { 'more.py': 'from src.vendors.lakes import server\n' }],
])('%s leads to a copy', async (_, more) => {
  expect(await skippedIn({ ...COPY, ...more })).toEqual([]);
});

const TEMPLATE =
  '[project]\nname = "lakes"\nauthors = [{name = "Your Name"}]\n[project.urls]\nHomepage = "https://github.com/yourusername/lakes"\n';
const IN_PYTHON =
  'from fastmcp import FastMCP\nmcp = FastMCP("x")\n@mcp.tool()\ndef look() -> str:\n    """Looks."""\n    return ""\n';
const COPIED = {
  ...{ 'package.json': { name: 'x' }, 'README.md': 'Choose the file `lakes/addon.py` to install it.\n' },
  ...{ 'lakes/pyproject.toml': TEMPLATE, 'lakes/LICENSE': 'MIT', 'lakes/src/lakes/server.py': IN_PYTHON },
};

test('nor is one with its licence and the words of a template read, which nothing installs', async () => {
  expect(await skippedIn(COPIED)).toEqual(['lakes/src/lakes/server.py']);
});

test.each<[string, Readonly<Record<string, string | object | undefined>>]>([
  ['where a page installs it', { 'README.md': '    cd lakes\n    uv sync\n' }],
  ['where a config starts it', { '.mcp.json': { a: { command: 'uv', args: ['--directory', './lakes', 'run'] } } }],
  ['without a licence', { 'lakes/LICENSE': undefined }],
  ['with an author', { 'lakes/pyproject.toml': TEMPLATE.replace('Your Name', 'A. River') }],
  ['with an owner', { 'lakes/pyproject.toml': TEMPLATE.replace('yourusername', 'rivers') }],
  ['as the only project', { 'package.json': undefined }],
])('but %s it is', async (_, more) => {
  const files = Object.entries({ ...COPIED, ...more }).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, text] as const],
  );
  expect(await skippedIn(Object.fromEntries(files))).toEqual([]);
});

test.each<[string, Readonly<Record<string, string | object>>]>([
  ['in a test', { 'src/tools/__tests__/rivers.test.ts': `import { registerRiverTools } from '../rivers.js';\n` }],
  ['in a folder of tests', { 'tests/rivers.ts': `import { registerRiverTools } from '../src/tools/rivers.js';\n` }],
  ['in a comment', { 'src/server.ts': `// import { registerRiverTools } from './tools/rivers.js';\n${SERVER}` }],
  ['in itself', { 'src/tools/rivers.ts': `/** In './rivers.ts' */\n${tools('River')}const HERE = './rivers.ts';\n` }],
])('nor does its name %s lead to it', async (_, more) => {
  expect(await skippedIn({ ...FILES, ...more })).toEqual(['src/tools/rivers.ts']);
});

(process.platform === 'linux' ? test : test.skip)(
  'a folder that git ignores and that cannot be read stops nothing',
  async () => {
    const cwd = makeFolder({ ...FILES, '.gitignore': 'data/\n', 'src/data/': '' });
    // No text in UTF-8, so Node gives it a name that no folder has.
    mkdirSync(Buffer.concat([Buffer.from(`${cwd}/src/data/`), Buffer.from([0xff])]));
    expect(await skippedIn(cwd)).toEqual(['src/tools/rivers.ts']);
  },
);

describe('it is linted where something may lead to it', () => {
  test.each<[string, Readonly<Record<string, string | object>>]>([
    ['an import', { 'src/server.ts': `import './tools/rivers.js';\n${SERVER}` }],
    ['a part that is called a mock', { 'src/mock-panel.ts': `import { x } from './tools/rivers';\n` }],
    ['an import under another path', { 'src/more.ts': `import { registerRiverTools } from '@/tools/rivers';\n` }],
    ['a package.json', { 'package.json': { name: 's', exports: { './rivers': './dist/tools/rivers.js' } } }],
    ['a package of which any file can be imported', { 'package.json': { exports: { './*': './dist/*.js' } } }],
    ['a deployment', { 'serverless.yml': `functions:\n  rivers:\n    handler: src/tools/rivers.start\n` }],
    ['a loader', { 'src/load.ts': `export const load = async (file: string) => import(file);\n` }],
    ['a loader of names', { 'src/load.ts': 'export const load = (name: string) => import(`./tools/${name}.js`);\n' }],
    [
      'nothing, but it starts something',
      { 'src/tools/rivers.ts': `${tools('River')}\nregisterRiverTools(start());\n` },
    ],
    [
      'nothing, but a framework may',
      { 'src/tools/rivers.ts': `${tools('River')}\nexport default registerRiverTools;\n` },
    ],
    [
      'nothing, but no server is there',
      { 'src/server.ts': `import { registerCityTools } from './tools/cities.js';\n` },
    ],
  ])('%s', async (_, more) => {
    expect(await skippedIn({ ...FILES, ...more })).toEqual([]);
  });

  test.each([[['src/tools/rivers.ts']], [['src/tools']], [['src/**/*.ts']]])('it is asked for: %j', async (paths) => {
    expect(await skippedIn(FILES, paths)).toEqual([]);
  });

  test('there is no package.json', async () => {
    const { 'package.json': _, ...files } = FILES;
    expect(await skippedIn(files)).toEqual([]);
  });
});

describe('a module in the index of a folder', () => {
  const RIVERS = { ...FILES, 'src/tools/rivers.ts': '', 'src/rivers/index.ts': tools('River') };
  const MODULE = 'src/rivers/index.ts';

  test.each([
    ['a domain', { 'src/sites.ts': `export const sites = ['rivers.com', "https://rivers.org"];\n` }],
    ['a page', { 'src/pages.ts': `export const page = 'pages/rivers.html';\n` }],
    ['another module of the folder', { 'docs/paths.json': '{ "path": "src/rivers/config.ts" }' }],
    ['a comment', { 'src/more.ts': `// import { registerRiverTools } from './rivers/index.js';\n` }],
  ])('does not lead to it: %s', async (_, files) => {
    expect(await skippedIn({ ...RIVERS, ...files })).toEqual([MODULE]);
  });

  test.each([
    ['the folder', { 'settings.json': '{ "tools": ["./src/rivers/"] }' }],
    ['the folder by its name', { 'settings.json': '{ "tools": "src/rivers" }' }],
    ['the file', { 'settings.json': '{ "tools": "src/rivers/index.ts" }' }],
    ['an import', { 'src/more.ts': `import { registerRiverTools } from './rivers';\nregisterRiverTools(other);\n` }],
    ['a module of that name', { 'src/more.ts': `export const modules = ['rivers.js'];\n` }],
  ])('may lead to it: %s', async (_, files) => {
    expect(await skippedIn({ ...RIVERS, ...files })).toEqual([]);
  });
});
