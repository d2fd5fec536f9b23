/** Servers that a client's config names: which are asked, what each is given, and one failing beside others. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { folderOf, toolint } from '../support/cli.js';
import { HOSTILE, leftBehind, serverReport, type ServerReport } from './servers.js';

afterEach(() => expect(leftBehind()).toEqual([]));

const NODE = process.execPath;
const LISTS = resolve('__tests__/server/fixtures/lists.mjs');
const GOOD = { command: NODE, args: [HOSTILE, 'weather'] };
const SECRET = 'hunter2-hunter2';

async function ask(config: unknown, ...options: string[]): ReturnType<typeof serverReport> {
  const folder = folderOf({ 'mcp.json': typeof config === 'string' ? config : JSON.stringify(config) });
  try {
    return await serverReport(['--servers', 'mcp.json', ...options], folder.path);
  } finally {
    folder.remove();
  }
}

const names = ({ server, servers = [] }: ServerReport): string[] =>
  ((servers.length > 0 ? servers : [server]) as { name: string }[]).map(({ name }) => name);

test.each([
  ['.mcp.json and claude_desktop_config.json', { mcpServers: { first: GOOD, second: GOOD } }],
  ['mcp.json of VS Code', { inputs: [], servers: { first: { type: 'stdio', ...GOOD }, second: GOOD } }],
  ['settings of VS Code', { mcp: { servers: { first: GOOD, second: GOOD } } }],
  ['settings of Zed', { context_servers: { first: GOOD, second: GOOD } }],
])('all servers of a file are asked, or those that are named: %s', async (_, config) => {
  const { status, report } = await ask(config);
  expect([status, report.failures, names(report)]).toEqual([0, [], ['first', 'second']]);
  expect(names((await ask(config, '--name', 'second')).report)).toEqual(['second']);
  expect(names((await ask(config, '--name', 'second', '--name', 'first')).report)).toEqual(['first', 'second']);
});

test('a file with comments, and a folder to run in', async () => {
  const folder = folderOf({ 'tools.json': JSON.stringify([{ name: 'here', inputSchema: { type: 'object' } }]) });
  const server = JSON.stringify({ command: NODE, args: [LISTS, 'tools.json'], cwd: folder.path });
  const { report } = await ask(`// Mine\n{ "mcpServers": { "a": ${server}, } }`);
  folder.remove();
  expect(report.server?.tools.map(({ name }) => name)).toEqual(['here']);
});

test('a server.json says how its package is run', async () => {
  const entry = {
    name: 'io.example/weather',
    packages: [
      {
        registryType: 'npm',
        identifier: 'weather',
        version: '1.0.0',
        // In place of npx, which would fetch the package.
        runtimeHint: NODE,
        runtimeArguments: [
          { type: 'positional', value: HOSTILE },
          { type: 'positional', value: 'environment' },
        ],
        environmentVariables: [{ name: 'MODE', default: 'all' }],
      },
    ],
  };
  const { report } = await ask(entry);
  expect([names(report), report.server?.tools.map(({ name }) => name)]).toEqual([
    ['io.example-weather'],
    ['HOME_MODE_PATH_TMPDIR'],
  ]);
});

test('findings stand at the server that has them, and one that fails keeps no other from being linted', async () => {
  const config = {
    mcpServers: {
      broken: { command: NODE, args: [HOSTILE, 'exit'] },
      noisy: { command: NODE, args: [HOSTILE, 'noise'] },
      good: GOOD,
    },
  };
  const { status, report } = await ask(config);
  expect(status).toBe(2);
  expect(report.failures.map(({ path }) => path)).toEqual(['server:broken']);
  expect(report.findings.map(({ rule, path }) => `${rule} ${path}`)).toEqual(['live/stdout-noise server:noisy']);
  expect(names(report)).toEqual(['noisy', 'good']);
});

test('a variable goes to the servers that name it, one that no server names goes to all, and none is repeated', async () => {
  const environment = { command: NODE, args: [HOSTILE, 'environment'] };
  const config = {
    mcpServers: {
      first: { ...environment, env: { KEY: '${env:MINE}', MODE: '${MODE:-quiet}' } },
      second: environment,
      third: { command: NODE, args: [HOSTILE, 'evil', '${input:MINE}'] },
    },
  };
  const { report, out } = await ask(config, '--env', `MINE=${SECRET}`, '--env', 'ALL=1');
  expect(report.failures).toEqual([]);
  const served = (report.servers as { name: string; tools: { name: string }[] }[]).map(({ tools }) => tools[0]!.name);
  expect(served.slice(0, 2)).toEqual(['ALL_HOME_KEY_MODE_PATH_TMPDIR', 'ALL_HOME_PATH_TMPDIR']);
  expect(out).not.toContain(SECRET);
});

test('what is handed over as an argument is in no saved answer', async () => {
  const folder = folderOf({
    // Its third argument is what the server gives as its instructions.
    'mcp.json': JSON.stringify({ mcpServers: { a: { command: NODE, args: [HOSTILE, 'weather', '${MINE}'] } } }),
  });
  const { out, err } = await toolint(
    ['server', '--servers', 'mcp.json', '--env', `MINE=${SECRET}`, '--save', 'answers.json'],
    { cwd: folder.path },
  );
  const saved = readFileSync(join(folder.path, 'answers.json'), 'utf8');
  folder.remove();
  expect(out + err + saved).not.toContain(SECRET);
  expect(saved).toContain('[hidden: MINE]');
});

test.each<[message: string, config: unknown, options: string[]]>([
  ['there is no server "frist" (did you mean `first`?)', { mcpServers: { first: GOOD } }, ['--name', 'frist']],
  ['it names no server', { mcpServers: {} }, []],
  ['has neither a `command` nor a `url`', { mcpServers: { first: { type: 'stdio' } } }, []],
  ['needs `MINE`: hand it over with --env MINE', { mcpServers: { a: { ...GOOD, env: { KEY: '${MINE}' } } } }, []],
  ['--save writes the answers of one server', { mcpServers: { a: GOOD, b: GOOD } }, ['--save', 'a.json']],
  ['--header is for one server', { mcpServers: { a: GOOD, b: GOOD } }, ['--header', 'X-Key: 1']],
  ['mcp.json: ', '{ "mcpServers": ', []],
])('%s', async (message, config, options) => {
  const folder = folderOf({ 'mcp.json': typeof config === 'string' ? config : JSON.stringify(config) });
  const { status, err } = await toolint(['server', '--servers', 'mcp.json', ...options], { cwd: folder.path });
  folder.remove();
  expect([status, err]).toEqual([2, expect.stringContaining(message)]);
});
