/** In real packages, as npm links their programs; and Node.js, by such a link. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import rule from '../../../rules/mcp/start-guard.js';
import { folderOf, toolint } from '../../support/cli.js';

const folders: { remove(): void }[] = [];
afterAll(() => folders.forEach((each) => each.remove()));

function folder(files: Record<string, string>): string {
  const made = folderOf(files);
  folders.push(made);
  return made.path;
}

const IMPORTS = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { fileURLToPath, pathToFileURL } from 'node:url';
import path from 'node:path';
import { realpathSync } from 'node:fs';
`;
const FUNCTIONS = `function isMain() {
  const script = process.argv[1];
  if (!script) return false;
  try { return import.meta.url === pathToFileURL(script).href; } catch { return false; }
}
const isMainInShort = () => fileURLToPath(import.meta.url) === process.argv[1];
function isMainByRealPath() {
  try { return realpathSync(process.argv[1]) === fileURLToPath(import.meta.url); }
  catch { return process.argv[1] === fileURLToPath(import.meta.url); }
}
function isMainOf(url) { const own = process.argv[1]; return own !== undefined && fileURLToPath(url) === path.resolve(own); }
function isMainOfReal(url) { return realpathSync(process.argv[1]) === fileURLToPath(url); }
async function isMainPromised() { return process.argv[1] === import.meta.filename; }
`;
const SERVER = `${IMPORTS}const server = new McpServer({ name: 'weather', version: '1.0.0' });
server.registerTool('forecast', { description: 'Looks up the weather of a city.', inputSchema: {} }, look);
async function main() { await server.connect(new StdioServerTransport()); }
`;
const packed = (bin: unknown, more = {}): string =>
  JSON.stringify({ name: 'weather-mcp', version: '1.0.0', bin, ...more });
const README = 'Run `npx -y weather-mcp`.';

async function found(files: Record<string, string>): Promise<string[]> {
  const path = folder({ 'package.json': packed({ 'weather-mcp': './dist/index.js' }), 'README.md': README, ...files });
  const { out } = await toolint(['--format', 'json'], { cwd: path });
  const { findings } = JSON.parse(out) as {
    findings: { rule: string; severity: string; path: string; line: number }[];
  };
  return findings
    .filter((each) => each.rule === rule.id)
    .map(({ severity, path: file, line }) => `${severity} ${file}:${line}`);
}
const guarded = (condition: string, start = 'main();'): string => `${SERVER}if (${condition}) {\n  ${start}\n}\n`;
const AT = 9;

/** Conditions, and whether they hold for a program that is started by a link. */
const CONDITIONS: readonly (readonly [string, boolean])[] = [
  ['import.meta.url === `file://${process.argv[1]}`', false],
  ['`file://${process.argv[1]}` == import.meta.url', false],
  ['import.meta.url === pathToFileURL(process.argv[1]).href', false],
  ['process.argv[1] && import.meta.url === pathToFileURL(process.argv[1] ?? "").href', false],
  ['fileURLToPath(import.meta.url) === path.resolve(process.argv[1])', false],
  ['process.argv[1] === import.meta.filename', false],
  ['import.meta.url.endsWith(process.argv[1])', false],
  ['import.meta.url === new URL(`file://${process.argv[1].replace(/\\\\/g, "/")}`).href', false],
  ['import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href', true],
  ['process.argv[1] === import.meta.filename || process.argv.length < 9', true],
  ['process.argv[1] ? process.argv[1] === import.meta.filename : false', false],
  ['isMain()', false],
  ['process.argv[1] !== undefined && isMain()', false],
  ['isMainInShort()', false],
  ['isMainByRealPath()', true],
  ['isMainOf(import.meta.url)', false],
  ['isMainOfReal(import.meta.url)', true],
  ['isMainPromised()', true],
];

test.each(CONDITIONS)('%s', async (condition, holds) => {
  expect(await found({ 'src/index.ts': guarded(condition) + FUNCTIONS })).toEqual(
    holds ? [] : [`error src/index.ts:${AT}`],
  );
});

test('Node.js agrees, started by a link', () => {
  const path = folder({});
  const tests = CONDITIONS.map(([condition]) => `Boolean(${condition})`);
  writeFileSync(
    join(path, 'index.mjs'),
    `import { fileURLToPath, pathToFileURL } from 'node:url';
import path from 'node:path';
import { realpathSync } from 'node:fs';
${FUNCTIONS}console.log(JSON.stringify([${tests.join(', ')}]));\n`,
  );
  symlinkSync('index.mjs', join(path, 'weather-mcp'));
  const run = (name: string) =>
    JSON.parse(spawnSync('node', [name], { cwd: path, encoding: 'utf8' }).stdout) as boolean[];
  // `import.meta.filename` is new in 20.11.
  expect(run('./weather-mcp')).toEqual(CONDITIONS.map(([, holds]) => holds));
  expect(run('./index.mjs')).toEqual(CONDITIONS.map(() => true));
});

const GUARDED = guarded('import.meta.url === `file://${process.argv[1]}`');

describe('of a package', () => {
  test.each<[string, Record<string, string>, string[]]>([
    [
      'its program by its own name',
      { 'package.json': packed('server.mjs'), 'server.mjs': GUARDED },
      ['error server.mjs:9'],
    ],
    [
      'which `npx` starts by the name of the package, beside another',
      { 'package.json': packed({ setup: 'setup.mjs', 'weather-mcp': 'server.mjs' }), 'server.mjs': GUARDED },
      ['error server.mjs:9'],
    ],
    [
      'beside the one that `npx` starts by the name of the package',
      { 'package.json': packed({ 'weather-server': 'server.mjs', 'weather-mcp': 'cli.mjs' }), 'server.mjs': GUARDED },
      ['warning server.mjs:9'],
    ],
    [
      'where the compiler keeps the folder',
      { 'package.json': packed('dist/src/index.js'), 'src/index.ts': GUARDED },
      ['error src/index.ts:9'],
    ],
    [
      'below',
      { 'packages/a/package.json': packed('dist/index.js'), 'packages/a/src/index.ts': GUARDED },
      ['warning packages/a/src/index.ts:9'],
    ],
    [
      'of which the README only knows the checkout',
      { 'README.md': 'Run `node dist/index.js`.', 'src/index.ts': GUARDED },
      ['warning src/index.ts:9'],
    ],
    [
      'a constant',
      {
        'src/index.ts': guarded('isMain').replace(
          'async function',
          'const isMain = process.argv[1] === fileURLToPath(import.meta.url);\nasync function',
        ),
      },
      ['error src/index.ts:10'],
    ],
    [
      'a chain',
      {
        'src/index.ts': guarded(
          'process.argv[1] === __filename',
          'void main().catch((error) => { process.exit(1); });',
        ),
      },
      ['error src/index.ts:9'],
    ],
  ])('reports %s', async (_, files, expected) => {
    expect(await found(files)).toEqual(expected);
  });

  test.each<[string, Record<string, string>]>([
    ['that is private', { 'package.json': packed('dist/index.js', { private: true }), 'src/index.ts': GUARDED }],
    ['without programs', { 'package.json': packed(undefined), 'src/index.ts': GUARDED }],
    ['with another program', { 'package.json': packed('bin/cli.js'), 'src/index.ts': GUARDED }],
    [
      'whose program of the same name is written by hand',
      { 'package.json': packed('index.js'), 'src/index.ts': GUARDED },
    ],
    ['that starts it elsewhere too', { 'src/index.ts': `${GUARDED}main();\n` }],
    ['that asks for the main module', { 'src/index.ts': guarded('require.main === module') }],
    ['that does something else otherwise', { 'src/index.ts': `${GUARDED.trimEnd()} else main();\n` }],
    ['that may have no script', { 'src/index.ts': guarded('process.argv[1] ? process.argv[1] === __filename : true') }],
    ['that only sets a flag', { 'src/index.ts': guarded('process.argv[1] === __filename', 'started = true;') }],
  ])('is silent about one %s', async (_, files) => {
    expect(await found(files)).toEqual([]);
  });
});
