/** Servers that a client's config names: which are asked, what each is given, and one failing beside others. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
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
  ['nested', `{ "mcpServers": ${'['.repeat(501)}${']'.repeat(501)} }`, []],
  ['it names no server', { name: 'x', packages: [{ registryType: 'constructor', identifier: 'y' }] }, []],
  ['it names no server', { name: 'x', packages: [{ registryType: { toString: 1 }, identifier: {} }] }, []],
  ['it names no server', { name: 'x', packages: [{ registryType: 'npm', identifier: { toString: 1 } }] }, []],
  ['--save is about the answers of one server', { mcpServers: { a: GOOD, b: GOOD } }, ['--save', 'a.json']],
  ['--header is for one server', { mcpServers: { a: GOOD, b: GOOD } }, ['--header', 'X-Key: 1']],
  ['mcp.json: ', '{ "mcpServers": ', []],
])('%s', async (message, config, options) => {
  const folder = folderOf({ 'mcp.json': typeof config === 'string' ? config : JSON.stringify(config) });
  const { status, err } = await toolint(['server', '--servers', 'mcp.json', ...options], { cwd: folder.path });
  folder.remove();
  expect([status, err]).toEqual([2, expect.stringContaining(message)]);
});

test.each<[message: string, server: unknown]>([
  ['has neither a `command` nor a `url`', { type: 'stdio' }],
  ['has neither a `command` nor a `url`', 7],
  ['needs `MINE`: hand it over with --env MINE', { ...GOOD, env: { KEY: '${MINE}' } }],
  ['needs `constructor`: hand it over', { ...GOOD, env: { KEY: '${constructor}' } }],
  ['has `args` that are not all texts', { command: NODE, args: [{ toString: 1 }] }],
  ['has `env` that are not all texts', { ...GOOD, env: { KEY: ['x'] } }],
  ['has `headers` that are not all texts', { url: 'http://127.0.0.1:1', headers: { a: null } }],
])('a server that cannot be asked is one sentence, and the others are asked: %s %j', async (message, server) => {
  const { status, report, err } = await ask({ mcpServers: { first: server, second: GOOD } });
  expect([status, err, report.failures]).toEqual([
    2,
    '',
    [{ path: 'server:first', message: expect.stringContaining(`mcp.json: the server "first" ${message}`) }],
  ]);
  expect(names(report)).toEqual(['second']);
});

test('numbers are texts, and a name may be that of any property', async () => {
  const server = { command: NODE, args: [HOSTILE, 'environment', 7, true], env: { PORT: 80 } };
  const config = `{ "mcpServers": { "constructor": ${JSON.stringify(server)}, "__proto__": ${JSON.stringify(GOOD)} } }`;
  const { report } = await ask(config, '--env', '__proto__=1', '--env', 'toString=2');
  expect(report.failures).toEqual([]);
  expect(report.servers).toMatchObject([
    { name: 'constructor', tools: [{ name: 'HOME_PATH_PORT_TMPDIR___proto___toString' }] },
    { name: '__proto__' },
  ]);
});

test('many places of variables that end nowhere take time in proportion to their number', async () => {
  const server = { command: NODE, args: ['${a:-'.repeat(200_000)] };
  const { report } = await ask({ mcpServers: { first: { ...server, command: 1 } } });
  expect(report.failures.map(({ message }) => message)).toEqual([expect.stringContaining('has neither')]);
});

describe('--env-from', () => {
  const run = async (text: string, ...options: string[]): Promise<{ status: number; out: string; err: string }> => {
    const folder = folderOf({ '.env': text });
    try {
      return await toolint(
        ['server', '-f', 'json', ...options, '--env-from', '.env', '--', NODE, HOSTILE, 'environment'],
        { cwd: folder.path },
      );
    } finally {
      folder.remove();
    }
  };

  test('has variables, one a line, and --env comes before it', async () => {
    const text = '\ufeff# mine\n\nexport ONE=1\r\n TWO = "a b"\nTHREE=\'c\'\nconstructor=x\n';
    const { status, out } = await run(text, '--env', 'ONE=2');
    const tools = (JSON.parse(out) as ServerReport).server?.tools.map(({ name }) => name);
    expect([status, tools]).toEqual([0, ['HOME_ONE_PATH_THREE_TMPDIR_TWO_constructor']]);
  });

  test('shows no line that it does not understand', async () => {
    const { status, err } = await run(`A=1\n${SECRET}\n`);
    expect([status, err]).toEqual([2, 'toolint: --env-from .env: line 2 is not NAME=VALUE\n']);
  });

  test.each(['/dev/zero', '.', 'nowhere'])('reads regular files alone: %s', async (file) => {
    const { status, err } = await toolint(['server', '--env-from', file, '--', NODE, HOSTILE, 'weather']);
    expect([status, err]).toEqual([2, expect.stringMatching(/^toolint: --env-from \S+: It /)]);
  });

  test.each(['--env-file=.env', '--env-file', '--env-file-if-exists=.env'])('is not %s', async (option) => {
    const { status, err } = await toolint(['server', option, '.env', '--', NODE, HOSTILE, 'weather']);
    expect([status, err]).toEqual([
      2,
      expect.stringMatching(/^toolint: Node itself reads .* with --env-from FILE\.\n$/),
    ]);
  });

  test("after `--` an option of that name is the server's", async () => {
    // To this Node too, it is one of its own before `--`.
    const { status, report } = await serverReport(['--', NODE, '--', HOSTILE, 'weather', '--env-file=x']);
    expect([status, report.failures]).toEqual([0, []]);
  });
});

test('--env takes the name of a variable that is there, and of no property', async () => {
  const { status, err } = await toolint(['server', '--env', 'constructor', '--', NODE, HOSTILE, 'weather']);
  expect([status, err]).toEqual([2, 'toolint: --env constructor: there is no such variable here\n']);
});
