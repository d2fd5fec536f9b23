/** What each rule about client configs reports, what its fix makes of it, and where it is silent. */
import { describe, expect, test } from '@jest/globals';
import { findingsIn, fixed, reportOn, type Files } from '../../support/in-folder.js';

const RUN = { command: 'npx', args: ['-y', '@octo/weather-mcp@1.2.0'] };
const AT = { type: 'http', url: 'https://weather.example.com/mcp' };
const servers = (weather: unknown) => ({ mcpServers: { weather } });

const REQUIRED = 'client-config/required-field';
const TYPE = 'client-config/field-type';
const FORMAT = 'client-config/field-format';
const MISSPELT = 'client-config/misspelt-field';
const UNKNOWN_FIELD = 'client-config/unknown-field';
const ROOT = 'client-config/root-key';
const NAME = 'client-config/server-name';
const TRANSPORT = 'client-config/transport-type';
const OWN = 'client-config/own-machine';
const UNPINNED = 'client-config/unpinned';
const W = '/mcpServers/weather';

describe('the servers', () => {
  test.each<[string, unknown, string[]]>([
    ['started', RUN, []],
    ['at a URL', AT, []],
    ['arguments alone', { args: ['x'] }, [`${REQUIRED} ${W}`]],
    ['a type without a URL', { type: 'http' }, [`${REQUIRED} ${W}`]],
    ['nothing', {}, [`${REQUIRED} ${W}`]],
    ['nothing but a switch', { disabled: true }, []],
    ['a URL under another name', { serverUrl: 'https://x.example' }, []],
    ['arguments in one text', { command: 'npx', args: '-y x' }, [`${TYPE} ${W}/args`]],
    ['a whole command line', { command: 'docker run --rm -i weather' }, [`${FORMAT} ${W}/command`]],
    ['a script for a shell', { command: 'powershell -File "weather.ps1"' }, [`${FORMAT} ${W}/command`]],
    ['a path with a blank', { command: '/Applications/My Weather/bin/weather' }, []],
    ['a program with a blank in its name', { command: 'weather server' }, []],
    [
      'a password in a URL',
      { ...RUN, args: ['-y', 'redis-mcp@1.0.0', 'redis://:tN2qk81LxWvb@192.168.1.31:6379/0'] },
      [`common/hardcoded-secret ${W}/args/2`],
    ],
    ...['redis://:password123@db.acme.io', 'redis://:tN2qk81LxWvb@localhost', 'redis://:${PASSWORD1}@db.acme.io'].map(
      (url): [string, unknown, string[]] => [`a URL that holds no password: ${url}`, { ...RUN, env: { URL: url } }, []],
    ),
    ['an empty command', { command: '' }, [`${FORMAT} ${W}/command`]],
    ['a slip', { ...AT, header: {} }, [`${MISSPELT} ${W}/header`]],
    ['a word near one that is only put up with', { ...AT, options: { timeoutSeconds: 9 } }, []],
    ['the address in the arguments', { command: 'websocket', args: { url: 'wss://x.example' } }, [`${TYPE} ${W}/args`]],
    ['comments', { ...RUN, _note: 'x', _env: {}, '#url': 'x', '//command': 'x' }, []],
    ['a field of a client', { ...RUN, autoApprove: [], disabled: false, timeout: 60 }, []],
  ])('%s', async (_, server, expected) => {
    expect(await findingsIn({ 'mcp.json': servers(server) })).toEqual(expected);
  });

  test('a form that no client reads is one finding, and a comment is only removed', async () => {
    const toldOf = async (content: object): Promise<unknown[]> =>
      (await reportOn({ 'mcp.json': content })).findings.map((each) => [each.severity, each.rule, each.help]);
    const help = 'Write a `url` for a remote server, or a `command` with a list of `args`.';
    const args = { url: 'wss://x.example', transport: 'websocket' };
    const server = { command: 'websocket', args, capabilities: {}, tools: [{ name: 'a' }] };
    expect(await toldOf(servers(server))).toEqual([['warning', TYPE, help]]);
    const [other] = await toldOf(servers({ command: 'weather', args: { verbose: true } }));
    expect(other).toEqual(['error', TYPE, 'Replace the object with an array.']);
    const commented = { mcpServers: { weather: RUN, '//weather': 'Set OCTO_KEY first.' } };
    expect(await toldOf(commented)).toEqual([['error', TYPE, 'Remove this comment.']]);
  });

  test.each<[string, object, unknown[]]>([
    ['a transport for a command', { command: 'sse', args: '-y x' }, ['warning', 'args']],
    ['tools in it', { command: 'node', args: { a: 1 }, tools: [{ name: 'a' }] }, ['warning', 'args']],
    ['capabilities in it', { command: 'node', args: ['x.js'], env: [], capabilities: {} }, ['warning', 'env']],
    ['names of tools in it', { command: 'node', args: { a: 1 }, tools: ['*'] }, ['error', 'args']],
  ])('a form that no client reads: %s', async (_, server, [severity, field]) => {
    const { findings } = await reportOn({ 'mcp.json': servers(server) });
    expect(findings.map((each) => [each.rule, each.severity, each.pointer])).toEqual([
      [TYPE, severity, `${W}/${String(field)}`],
    ]);
    expect(findings[0]!.message.startsWith('No client reads')).toBe(severity === 'warning');
  });

  test('capabilities that only stand there', async () => {
    expect(await findingsIn({ 'mcp.json': servers({ ...RUN, capabilities: {}, tools: [{ name: 'a' }] }) })).toEqual([]);
  });

  test.each([
    ['all of them, as a template has', { A: 'YOUR_KEY_HERE', B: '<token>' }, 'info'],
    ['some of them', { A: 'YOUR_KEY_HERE', B: 'eu' }, 'warning'],
    ['the only one', { A: 'YOUR_KEY_HERE' }, 'warning'],
    ['two of three', { A: 'YOUR_KEY_HERE', B: '<token>', C: 'eu' }, 'info'],
    ['an address of any company', { A: 'your-token', URL: 'https://company.atlassian.net', C: 'eu' }, 'info'],
    ['an address of anybody', { A: 'your-token', MAIL: 'you@company.com', C: 'eu' }, 'info'],
    [
      'an address of somebody',
      { A: 'your-token', MAIL: 'octo@weather.io', URL: 'https://octo.atlassian.net' },
      'warning',
    ],
  ])('how severe placeholders are: %s', async (_, env, severity) => {
    const { findings } = await reportOn({ 'mcp.json': servers({ ...RUN, env }) });
    expect(findings.filter(({ rule }) => rule === OWN).map((each) => each.severity)).toEqual([severity]);
  });

  test.each([
    ['.mcp.json', 'mcpServers', ['error']],
    ['.vscode/mcp.json', 'servers', ['error']],
    ['.cursor/mcp.json', 'mcpServers', ['warning']],
    ['.zed/settings.json', 'context_servers', []],
  ])('a whole command line in %s', async (file, key, expected) => {
    const { findings } = await reportOn({ [file]: { [key]: { weather: { command: 'npx -y weather-mcp@1.0.0' } } } });
    expect(findings.filter(({ rule }) => rule === FORMAT).map(({ severity }) => severity)).toEqual(expected);
  });

  test('a whole command line is shown in its parts', async () => {
    const helpFor = async (server: object): Promise<(string | undefined)[]> =>
      (await reportOn({ 'mcp.json': servers(server) })).findings.map(({ help }) => help);
    expect(await helpFor({ command: 'docker run --rm -i weather' })).toEqual([
      'Write `"command": "docker", "args": ["run", "--rm", "-i", "weather"]`.',
    ]);
    expect(await helpFor({ command: 'docker run', args: ['weather'] })).toEqual([
      'Write `"docker"`, and put each of the other words into `args`.',
    ]);
  });

  test('in strict, unknown fields and packages without a version', async () => {
    const found = async (own: object) => findingsIn({ 'mcp.json': servers({ ...RUN, ...own }) }, 'strict');
    expect(await found({ weatherMode: 1 })).toEqual([`${UNKNOWN_FIELD} ${W}/weatherMode`]);
    expect(await found({ _note: 'x', '//': 'x', '#url': 'x', $comment: 'x' })).toEqual([]);
    expect(await found({ args: ['-y', '@octo/weather-mcp@latest'] })).toEqual([`${UNPINNED} ${W}/args/1`]);
    expect(await found({ command: 'uvx', args: ['--from', 'git+https://x.example', 'weather'] })).toEqual([]);
    expect(await found({ command: 'uvx', args: ['--from', '.', 'weather'] })).toEqual([]);
    expect(await found({ command: 'uvx', args: ['--python', '3.12', 'weather'] })).toEqual([`${UNPINNED} ${W}/args/2`]);
  });
});

describe('fields under another name', () => {
  const SET = { OCTO_KEY: '${OCTO_KEY}', LEVEL: 'debug' };
  test.each<[string, string, object, string[]]>([
    ['.mcp.json', 'environment', { ...RUN, environment: SET }, ['environment']],
    ['claude_desktop_config.json', 'envs', { ...RUN, envs: { LEVEL: 'debug' } }, ['envs']],
    ['mcp.json', 'environmentVariables', { ...RUN, environmentVariables: SET }, ['environmentVariables']],
    ['.cursor/mcp.json', 'env_vars', { ...RUN, env_vars: { LEVEL: 'debug' } }, ['env_vars']],
    ['.mcp.json', 'beside `env`', { ...RUN, env: {}, environment: SET }, ['environment']],
    ['.mcp.json', 'names alone, as Codex has them', { ...RUN, env_vars: ['OCTO_KEY'] }, []],
    ['.mcp.json', 'enviroment', { ...RUN, enviroment: SET }, ['enviroment']],
    ['.mcp.json', 'arguments', { command: 'npx', arguments: ['-y', 'x@1.0.0'] }, ['arguments']],
    ['.mcp.json', 'arguments in one text', { command: 'npx', arguments: '-y x' }, []],
    ...['cmd', 'executable', 'Exec'].map((key): [string, string, object, string[]] => [
      '.mcp.json',
      key,
      { [key]: 'npx', args: ['-y', 'x@1.0.0'] },
      [key],
    ]),
    ['.mcp.json', 'cmd beside a URL', { ...AT, executable: 'npx' }, []],
    ['.mcp.json', 'nothing in it', { ...RUN, environment: {} }, []],
    ['.mcp.json', 'something else', { ...RUN, environment: 'production' }, []],
    ['.mcp.json', 'other values', { ...RUN, environment: { production: { level: 1 } } }, []],
    ['.mcp.json', 'of a server at a URL', { ...AT, environment: SET }, []],
    ['weather-agent.json', 'a program of its own', { ...RUN, environment: SET }, []],
  ])('in %s: %s', async (path, _, server, expected) => {
    const told = expected.map((key) => `${MISSPELT} ${W}/${key}`);
    expect(await findingsIn({ [path]: servers(server) })).toEqual(told);
    // In strict it is told once, too.
    if (told.length > 0) expect((await findingsIn({ [path]: servers(server) }, 'strict')).join()).toBe(told.join());
  });

  test('the form of OpenCode', async () => {
    const weather = { type: 'local', command: ['weather'], environment: SET };
    expect(await findingsIn({ 'opencode.json': { mcp: { weather } } })).toEqual([]);
  });

  test('are renamed, but not where there is `env`', async () => {
    const files = { '.mcp.json': servers({ ...RUN, environment: SET }) };
    expect(await fixed(files, '.mcp.json')).toEqual(servers({ ...RUN, env: SET }));
    const cmd = { '.mcp.json': servers({ cmd: 'npx', args: RUN.args }) };
    expect(await fixed(cmd, '.mcp.json')).toEqual(servers(RUN));
    expect((await reportOn(cmd)).findings.map(({ severity }) => severity)).toEqual(['error']);
    const both = { '.mcp.json': servers({ ...RUN, env: {}, environment: SET }) };
    expect(await fixed(both, '.mcp.json')).toEqual(both['.mcp.json']);
  });
});

describe(ROOT, () => {
  test.each<[string, Files, string[]]>([
    ['VS Code with its own', { '.vscode/mcp.json': { servers: { a: RUN } } }, []],
    ['VS Code with another', { '.vscode/mcp.json': servers(RUN) }, [`${ROOT} /mcpServers`]],
    ['VS Code with both', { '.vscode/mcp.json': { ...servers(RUN), servers: {} } }, []],
    [
      'VS Code with another, and with a nested program',
      { '.vscode/mcp.json': servers({ transport: { command: 'weather' } }) },
      [`${ROOT} /mcpServers`],
    ],
    ['Cursor with that of VS Code', { '.cursor/mcp.json': { servers: { a: RUN } } }, [`${ROOT} /servers`]],
    ['.mcp.json: perhaps Visual Studio', { '.mcp.json': { servers: { a: RUN } } }, [`${ROOT} /servers`]],
    ['.mcp.json beside a solution', { '.mcp.json': { servers: { a: RUN } }, 'x.sln': '' }, []],
    ['.mcp.json beside CLAUDE.md', { '.mcp.json': { servers: { a: RUN } }, 'CLAUDE.md': '' }, [`${ROOT} /servers`]],
    ['opencode.json', { 'opencode.json': servers(RUN) }, [`${ROOT} /mcpServers`]],
    ['opencode.json with its own key', { 'opencode.json': { ...servers(RUN), mcp: {} } }, []],
    ['a file of any client', { 'mcp.json': { servers: { a: RUN } } }, []],
    ...['claude_desktop_config.json', '.mcp.json', '.cursor/mcp.json', '.vscode/mcp.json'].flatMap((file) =>
      ['mcp_servers', 'mcp-servers', 'MCPServers', 'mcpservers'].map((key): [string, Files, string[]] => [
        `${key} in ${file}`,
        { [file]: { [key]: { a: RUN } } },
        [`${ROOT} /${key}`],
      ]),
    ),
    ['a list', { '.mcp.json': { mcp_servers: [{ name: 'a', base_url: 'x' }] } }, [`${ROOT} /mcp_servers`]],
    ['none in such a key', { '.mcp.json': { mcp_servers: {} } }, []],
    ['such a key beside the right one', { '.mcp.json': { ...servers(RUN), mcp_servers: { a: RUN } } }, []],
    ['such a key in a config of another program', { 'config.json': { mcp_servers: { a: RUN } } }, []],
    ['such a key in a config of Codex', { '.codex/config.toml': '[mcp_servers.a]\ncommand = "npx"\n' }, []],
  ])('%s', async (_, files, expected) => {
    expect(await findingsIn(files)).toEqual(expected);
  });

  test.each([
    ['started', RUN, /^Rename `mcpServers` to `mcp`, .*`"type": "local"`.*`environment`/],
    ['at a URL', AT, /^Rename `mcpServers` to `mcp`, .*`"type": "remote"`/],
  ])('OpenCode has a form of its own for a server that is %s', async (_, server, help) => {
    const { findings } = await reportOn({ 'opencode.json': servers(server) });
    expect(findings.map((each) => [each.rule, help.test(each.help!)])).toEqual([[ROOT, true]]);
  });

  test('a key that no client reads is renamed, and a list is shown as an object', async () => {
    const files = { '.vscode/mcp.json': { mcp_servers: { a: RUN } } };
    expect(await fixed(files, '.vscode/mcp.json', '--fix-unsafe')).toEqual({ servers: { a: RUN } });
    const list = { 'claude_desktop_config.json': { mcp_servers: [{ name: 'a' }] } };
    const { findings } = await reportOn(list);
    expect(findings.map(({ help }) => help)).toEqual([expect.stringContaining('Write an object `mcpServers`')]);
    expect(await fixed(list, 'claude_desktop_config.json', '--fix-unsafe')).toEqual(list['claude_desktop_config.json']);
  });

  test.each<[string, Files, unknown[]]>([
    ['alone', {}, ['warning', 'Move what is in `mcp` to `.vscode/mcp.json`.', [OWN, 'info']]],
    [
      'beside the file that is read',
      { '.vscode/mcp.json': { servers: { a: RUN } } },
      ['info', 'Remove `mcp`: `mcp.json` is beside it.', [OWN, 'info']],
    ],
  ])('VS Code reads no servers from its settings: %s', async (_, files, [severity, help, ...others]) => {
    const mcp = { inputs: [], servers: { a: { command: 'node', args: ['D:\\repos\\weather\\index.js'] } } };
    const { findings } = await reportOn({ ...files, '.vscode/settings.json': { mcp, 'editor.tabSize': 2 } });
    const [own] = findings.filter(({ rule }) => rule === ROOT);
    expect([own?.path, own?.pointer, own?.severity, own?.help]).toEqual([
      '.vscode/settings.json',
      '/mcp/servers',
      severity,
      help,
    ]);
    expect(findings.filter((each) => each !== own).map((each) => [each.rule, each.severity])).toEqual(others);
  });

  test('settings of VS Code without servers, and of another client', async () => {
    expect(await findingsIn({ '.vscode/settings.json': { mcp: { servers: {} }, 'editor.tabSize': 2 } })).toEqual([]);
    expect(await findingsIn({ '.gemini/settings.json': { mcpServers: { a: RUN } } })).toEqual([]);
  });

  test('is a warning where Visual Studio may be meant', async () => {
    const files = { '.mcp.json': { servers: { a: RUN } } };
    expect((await reportOn(files)).findings[0]?.severity).toBe('warning');
    expect((await reportOn({ ...files, 'CLAUDE.md': '' })).findings[0]?.severity).toBe('error');
    expect(await fixed(files, '.mcp.json')).toEqual(files['.mcp.json']);
    expect(await fixed(files, '.mcp.json', '--fix-unsafe')).toEqual({ mcpServers: { a: RUN } });
  });
});

test.each<[string, string, string[]]>([
  ['.mcp.json', 'weather', []],
  ['.mcp.json', 'weather.local', [`${NAME} /mcpServers/weather.local`]],
  ['mcp.json', 'weather.local', []],
  ['mcp.json', 'weather (local)', [`${NAME} /mcpServers/weather (local)`]],
  ['.cursor/mcp.json', 'weather (local)', []],
])(`${NAME}: in %s, %s`, async (path, name, expected) => {
  expect(await findingsIn({ [path]: { mcpServers: { [name]: RUN } } })).toEqual(expected);
});

test.each([
  ['.mcp.json', 'error'],
  ['.cursor/mcp.json', 'warning'],
])(`${FORMAT}: a command line in %s is %s`, async (path, severity) => {
  const { findings } = await reportOn({ [path]: servers({ command: 'npx -y @octo/weather-mcp@1.2.0' }) });
  expect(findings.map((each) => [each.rule, each.severity])).toEqual([[FORMAT, severity]]);
});

test.each<[string, string, Files, string, RegExp]>([
  ['nothing', 'Weather local.api', {}, 'info', /permissions must use that name/],
  [
    'a permission',
    'Weather local.api',
    { '.claude/settings.json': { permissions: { allow: ['mcp__Weather local.api__forecast'] } } },
    'warning',
    /`Weather_local_api`, so `mcp__Weather local.api` in `.claude\/settings.json` does not match it/,
  ],
  [
    'a permission with another sign',
    'weather.local',
    { '.claude/settings.json': { permissions: { allow: ['mcp__weather-local'] } } },
    'warning',
    /`mcp__weather-local` in/,
  ],
  [
    'a permission that matches',
    'Weather local.api',
    { '.claude/settings.json': { permissions: { allow: ['mcp__Weather_local_api__forecast'] } } },
    'info',
    /permissions must/,
  ],
  [
    'a permission for another server',
    'Weather local.api',
    { '.claude/settings.json': { permissions: { allow: ['mcp__weather__forecast'] } } },
    'info',
    /permissions must/,
  ],
  [
    'a skill',
    'weather.local',
    { '.claude/skills/rain/SKILL.md': '---\nallowed-tools: Read, mcp__weather.local__forecast\n---\n' },
    'warning',
    /`mcp__weather.local` in `.claude\/skills\/rain\/SKILL.md`/,
  ],
])(`${NAME}: how severe it is where %s names it: %s`, async (_, name, files, severity, message) => {
  const { findings } = await reportOn({ '.mcp.json': { mcpServers: { [name]: RUN } }, ...files });
  const found = findings.filter(({ rule }) => rule === NAME);
  expect(found.map((each) => [each.severity, message.test(each.message)])).toEqual([[severity, true]]);
});

test('in a plugin the name begins with that of the plugin', async () => {
  const files = {
    '.mcp.json': { mcpServers: { 'Weather - now': RUN } },
    '.claude-plugin/plugin.json': { name: 'octo' },
  };
  const { findings } = await reportOn(files);
  expect(findings.map(({ severity, message, help }) => [severity, message.split('`')[1], help])).toEqual([
    ['info', 'plugin_octo_Weather_-_now', 'Rename the server to `Weather_-_now`.'],
  ]);
});

test('two names that become one', async () => {
  const { findings } = await reportOn({ '.mcp.json': { mcpServers: { a_b: RUN, 'a b': RUN } } });
  expect(findings.map(({ rule, message }) => [rule, /`a_b`/.test(message)])).toEqual([[NAME, true]]);
});

describe(TRANSPORT, () => {
  const { type: _, ...untyped } = AT;

  test.each<[string, Files, string[]]>([
    ['no type, for Claude Code', { '.mcp.json': servers(untyped) }, [`${TRANSPORT} ${W}/url`]],
    ['no type, for Cursor', { '.cursor/mcp.json': servers(untyped) }, []],
    ['no type, for anybody', { 'mcp.json': servers(untyped) }, []],
    ['no type, for Visual Studio', { '.mcp.json': { servers: { a: untyped } }, 'x.sln': '' }, []],
    ...['transport', 'transportType'].flatMap((key) =>
      ['.mcp.json', '.roo/mcp.json'].map((path): [string, Files, string[]] => [
        `${key} for the type, in ${path}`,
        { [path]: servers({ ...untyped, [key]: 'http' }) },
        [`${TRANSPORT} ${W}/${key}`],
      ]),
    ),
    ['transport of a command', { '.mcp.json': servers({ ...RUN, transport: 'stdio' }) }, []],
    ['transport beside the type', { '.mcp.json': servers({ ...AT, transport: 'http' }) }, []],
    ['transport, for Cursor', { '.cursor/mcp.json': servers({ ...untyped, transport: 'http' }) }, []],
    ['no type, for Roo Code', { '.roo/mcp.json': servers(untyped) }, [`${TRANSPORT} ${W}/url`]],
    [
      'an unknown type of a command, for Roo Code',
      { '.roo/mcp.json': servers({ ...RUN, type: 'local' }) },
      [`${TRANSPORT} ${W}/type`],
    ],
    ...[
      [{ type: 'ws', url: 'wss://x.example' }, [`${TRANSPORT} /servers/weather/type`]],
      [{ type: 'websocket', url: 'https://x.example' }, [`${TRANSPORT} /servers/weather/type`]],
      [{ url: 'wss://x.example' }, [`${TRANSPORT} /servers/weather/url`]],
      [{ type: 'streamable-http', url: 'https://x.example' }, []],
    ].map(([weather, expected]): [string, Files, string[]] => [
      `${JSON.stringify(weather)}, for VS Code`,
      { '.vscode/mcp.json': { servers: { weather } } },
      expected as string[],
    ]),
    ['a URL for Claude Desktop', { 'examples/claude_desktop_config.json': servers(AT) }, [`${TRANSPORT} ${W}/url`]],
    ['a command for Claude Desktop', { 'claude_desktop_config.json': servers(RUN) }, []],
    ['`http` for Roo Code', { '.roo/mcp.json': servers(AT) }, [`${TRANSPORT} ${W}/type`]],
    ['its own word for Roo Code', { '.roo/mcp.json': servers({ ...AT, type: 'streamable-http' }) }, []],
    ...['url', 'remote', 'streamableHttp'].flatMap((type): [string, Files, string[]][] => [
      [`the type ${type}`, { '.mcp.json': servers({ ...AT, type }) }, [`${TRANSPORT} ${W}/type`]],
      [`the type ${type}, for Cursor`, { '.cursor/mcp.json': servers({ ...AT, type }) }, []],
    ]),
    ['an unknown type of a command', { '.mcp.json': servers({ ...RUN, type: 'local' }) }, [`${TRANSPORT} ${W}/type`]],
    ...['http', 'streamable-http', 'ws'].map((type): [string, Files, string[]] => [
      `the type ${type}`,
      { '.mcp.json': servers({ ...AT, type }) },
      [],
    ]),
    ...['.mcp.json', '.roo/mcp.json', '.vscode/mcp.json', '.cursor/mcp.json'].flatMap(
      (path): [string, Files, string[]][] => {
        const [key, isFound] = [path.includes('vscode') ? 'servers' : 'mcpServers', !path.includes('cursor')];
        const type = path.includes('roo') ? 'streamable-http' : 'http';
        const withType = (own: object): Files => ({ [path]: { [key]: { weather: { ...RUN, type, ...own } } } });
        return [
          [
            `the type ${type} of a command, in ${path}`,
            withType({}),
            isFound ? [`${TRANSPORT} /${key}/weather/type`] : [],
          ],
          [`the type ${type} of a command and a URL, in ${path}`, withType({ url: AT.url }), []],
        ];
      },
    ),
    // It goes by the command.
    [
      'a slip in the type of a command, for VS Code',
      { '.vscode/mcp.json': { servers: { a: { ...RUN, type: 'sdtio' } } } },
      [],
    ],
    ['sse beside a command', { '.cursor/mcp.json': servers({ ...RUN, transport: 'sse' }) }, []],
    ['sse', { '.cursor/mcp.json': servers({ ...AT, type: 'sse' }) }, [`${TRANSPORT} ${W}/type`]],
  ])('%s', async (_, files, expected) => {
    expect(await findingsIn(files)).toEqual(expected);
  });

  test.each([
    ['https://x.example/mcp', '"mcp-remote", "https://x.example/mcp"]'],
    ['http://localhost:3000/mcp', '"mcp-remote", "http://localhost:3000/mcp"]'],
    ['http://x.example/sse', '"mcp-remote", "http://x.example/sse", "--allow-http"]'],
    [`https://x.example/mcp/${'a'.repeat(60)}`, '"mcp-remote", "<the URL>"]'],
  ])('for Claude Desktop, the command that connects to %s', async (url, args) => {
    const { findings } = await reportOn({ 'claude_desktop_config.json': servers({ url }) });
    expect(findings.flatMap(({ rule, help }) => (rule === TRANSPORT ? help : []))).toEqual([
      `Replace \`url\` with \`"command": "npx", "args": ["-y", ${args}\`, or if the URL is public, add it as a connector in the settings of Claude Desktop.`,
    ]);
  });

  test.each(['https://api.x.example/v1/weather', 'http://localhost:8000/'])(
    'for Claude Desktop, a URL that says nothing of MCP: %s',
    async (url) => {
      const { findings } = await reportOn({ 'claude_desktop_config.json': servers({ url }) });
      expect(findings.flatMap(({ rule, help }) => (rule === TRANSPORT ? help : []))).toEqual([
        'Replace `url` with the `command` that starts an MCP server.',
      ]);
    },
  );

  test.each([
    ['.cursor/mcp.json', 'http://localhost:3000/sse', 'info'],
    ['.cursor/mcp.json', 'http://localhost:3000/mcp', 'info'],
    ['.cursor/mcp.json', 'https://x.example/mcp', 'warning'],
    ['.cursor/mcp.json', 'https://x.example/sse', 'info'],
    ['.vscode/mcp.json', 'http://localhost:3000/sse', 'info'],
  ])('sse in %s at %s is %s', async (path, url, severity) => {
    const server = { weather: { type: 'sse', url } };
    const { findings } = await reportOn({
      [path]: path.startsWith('.vscode') ? { servers: server } : { mcpServers: server },
    });
    expect(findings.map((each) => [each.rule, each.severity])).toEqual([[TRANSPORT, severity]]);
  });

  test('its fix', async () => {
    expect(await fixed({ '.mcp.json': servers(untyped) }, '.mcp.json')).toEqual(servers(AT));
    const two = { mcpServers: { a: untyped, b: untyped } };
    expect(await fixed({ '.mcp.json': two }, '.mcp.json')).toEqual({ mcpServers: { a: AT, b: AT } });
    expect((await reportOn({ '.mcp.json': two })).findings.map(({ count }) => count)).toEqual([2]);
    expect(await fixed({ '.mcp.json': servers({ ...AT, type: 'url' }) }, '.mcp.json', '--fix-unsafe')).toEqual(
      servers(AT),
    );
    const contrary = servers({ type: 'http', ...RUN });
    const stdio = servers({ type: 'stdio', ...RUN });
    expect(await fixed({ '.mcp.json': contrary }, '.mcp.json', '--fix-unsafe')).toEqual(stdio);
    const roo = servers({ ...AT, type: 'streamable-http' });
    expect(await fixed({ '.roo/mcp.json': servers(AT) }, '.roo/mcp.json')).toEqual(roo);
    expect(await fixed({ '.roo/mcp.json': servers(untyped) }, '.roo/mcp.json')).toEqual(roo);
    const other = servers({ transport: 'streamableHttp', url: AT.url });
    expect(await fixed({ '.roo/mcp.json': other }, '.roo/mcp.json')).toEqual(roo);
    expect(await fixed({ '.mcp.json': other }, '.mcp.json')).toEqual(servers(AT));
  });
});

test.each([
  ['https://x.example/sse', 'sse'],
  ['https://x.example/mcp/sse?token=a', 'sse'],
  ['https://x.example/mcp?from=/sse', 'http'],
])('the type to add for %s', async (url, type) => {
  const { findings } = await reportOn({ '.mcp.json': servers({ url }) });
  expect(findings.flatMap(({ rule, help }) => (rule === TRANSPORT ? help : []))).toEqual([
    `Add \`"type": "${type}"\`.`,
  ]);
});

describe(OWN, () => {
  test.each<[string, object, string[]]>([
    ['a home folder', { command: '/Users/octo/bin/weather' }, [`${OWN} ${W}/command`]],
    ['one in Windows', { command: 'node', args: ['C:\\Users\\Octo\\weather.js'] }, [`${OWN} ${W}/args/0`]],
    ['another drive itself', { command: 'uv', cwd: 'U:\\weather' }, [`${OWN} ${W}/cwd`]],
    ['a path on a drive for anybody', { command: 'node', args: ['C:\\path'] }, []],
    ['another drive', { command: 'node', args: ['D:\\projects\\weather.js'] }, [`${OWN} ${W}/args/0`]],
    ['a drive in a path that stands for any', { command: 'x', args: ['C:/fake/path/to/x', 'D:\\your-folder\\x'] }, []],
    ['after an equals sign', { command: 'x', args: ['--root=/home/octo/x'] }, [`${OWN} ${W}/args/0`]],
    ['a program of the system', { command: '/usr/local/bin/weather' }, []],
    ['a variable', { command: '${HOME}/weather', args: ['${workspaceFolder}/x'] }, []],
    ['in a container', { command: 'docker', args: ['run', '-v', 'x:/home/octo/data', 'w'] }, []],
    ['a user of containers', { command: '/home/vscode/bin/weather' }, []],
    ['a home folder whose name was cut out', { command: '/Users/Downloads/weather', cwd: '/home/Projects/x' }, []],
    ['a placeholder', { ...RUN, env: { KEY: 'your-api-key-here' } }, [`${OWN} ${W}/env/KEY`]],
    ['a placeholder behind a prefix', { ...RUN, env: { KEY: 'hp_your_key_here' } }, [`${OWN} ${W}/env/KEY`]],
    ['several: one finding', { ...RUN, env: { A: '<YOUR_KEY>', B: '<token>' } }, [`${OWN} ${W}/env/A`]],
    ['a path that stands for any', { command: '/path/to/weather' }, [`${OWN} ${W}/command`]],
    ['another one', { command: 'node', args: ['/ABS/PATH/weather.js'] }, [`${OWN} ${W}/args/0`]],
    ['the beginning of a path', { command: 'node', args: ['<folder>/weather.js'] }, [`${OWN} ${W}/args/0`]],
    ['a flag', { command: 'weather', args: ['--ref=YOUR_PROJECT_REF'] }, [`${OWN} ${W}/args/0`]],
    [
      'a server that cannot be started: one finding',
      { command: 'node', args: ['/path/to/weather.js'], env: { A: 'your-key', B: '/Users/octo/data' } },
      [`${OWN} ${W}/args/0`],
    ],
    [
      'a server that can be started',
      { command: 'node', args: ['weather.js'], env: { A: 'your-key', B: '/Users/octo/data' } },
      [`${OWN} ${W}/env/A`, `${OWN} ${W}/env/B`],
    ],
    ['a value', { ...RUN, env: { KEY: 'your' } }, []],
    ...[
      ['Bearer {token}', [`${OWN} ${W}/headers/Authorization`]],
      ['{API_KEY}', [`${OWN} ${W}/headers/Authorization`]],
      ...['Bearer ${TOKEN}', 'Bearer ${env:TOKEN}', '{{TOKEN}}', '{ "a": 1 }', 'a/{b}', '{}'].map((value) => [
        value,
        [],
      ]),
    ].map(([Authorization, expected]): [string, object, string[]] => [
      `the header ${Authorization as string}`,
      { ...AT, headers: { Authorization } },
      expected as string[],
    ]),
  ])('%s', async (_, server, expected) => {
    expect(await findingsIn({ 'mcp.json': servers(server) })).toEqual(expected);
  });

  test.each([
    ['/home/octo/bin/weather', '/home/octo'],
    ['--root=/Users/home/Desktop/x', '/Users/home'],
    ['C:\\Users\\Octo\\weather.js', 'C:\\Users\\Octo'],
  ])('the home folder of %s', async (path, home) => {
    const { findings } = await reportOn({ 'mcp.json': servers({ command: 'x', args: [path] }) });
    expect(findings.map(({ message }) => message)).toEqual([
      `This path is in the home folder \`${home}\`, so it does not exist on other machines.`,
    ]);
  });

  test.each<[string, Files, string]>([
    ['nothing leads to it', {}, 'info'],
    ['a page names it', { 'README.md': 'Copy `client/mcp.json`.\n' }, 'warning'],
    ['a page names another of that name', { 'README.md': 'Copy it to `.cursor/mcp.json`.\n' }, 'info'],
    ['a program beside it reads it', { 'client/main.py': 'open("mcp.json")\n' }, 'warning'],
    ['a plugin is there', { 'client/.claude-plugin/plugin.json': {} }, 'warning'],
  ])('mcp.json in a folder: %s', async (_, files, severity) => {
    const { findings } = await reportOn({
      'client/mcp.json': servers({ command: '/Users/octavia/bin/weather' }),
      ...files,
    });
    expect(findings.filter(({ rule }) => rule === OWN).map((each) => each.severity)).toEqual([severity]);
  });

  test.each([
    ['Edit `.mcp.json` and update the paths to your setup.\n', 'info'],
    ['Replace the path in `.mcp.json` with your own.\n', 'info'],
    ['    "/Users/octavia/bin/weather"\n\nReplace:\n- the **path** to your program\n', 'info'],
    ['The server is in `.mcp.json`, so it starts by itself.\n', 'warning'],
    ['Replace the path of the log file.\n', 'warning'],
    ['Add it to your `PATH`, and change `.mcp.json`.\n', 'warning'],
  ])('a path in a file of which a page says %j', async (readme, severity) => {
    const config = servers({ command: '/Users/octavia/bin/weather' });
    const { findings } = await reportOn({ '.mcp.json': config, 'README.md': readme });
    expect(findings.map((each) => [each.rule, each.severity])).toEqual([[OWN, severity]]);
  });

  test.each([
    ['nothing', 'client/mcp.json', '', 'info'],
    ['a page', 'client/mcp.json', 'Use `client/mcp.json`.\n', 'error'],
    ['no name of a client', 'weather-config.json', '', 'error'],
  ])('a wrong type in a file that no client reads, to which %s leads', async (_, path, readme, severity) => {
    const server = { command: 'weather', args: { verbose: true } };
    const { findings } = await reportOn({ [path]: servers(server), 'README.md': `# W\n${readme}` });
    expect(findings.map((each) => [each.rule, each.severity])).toEqual([[TYPE, severity]]);
  });

  test.each([
    ['/Users/octavia/bin/weather', '', ['info']],
    ['/Users/octavia/bin/weather', 'Copy `weather.example.json`.\n', ['warning']],
    [
      '/Users/octavia/bin/weather',
      '- `weather.example.json`: for Claude\n\nCopy it and modify the values.\n',
      ['info'],
    ],
    ['/Users/john/bin/weather', 'Copy `weather.example.json`.\n', []],
    ['/Users/username/bin/weather', 'Copy `weather.example.json`.\n', []],
    ['/path/to/weather', 'Copy `weather.example.json`.\n', []],
    ['D:\\weather\\x.exe', 'Copy `weather.example.json`.\n', []],
  ])('%s in an example, with a page that says %j', async (command, readme, expected) => {
    const { findings } = await reportOn({
      'weather.example.json': servers({ command }),
      'README.md': `# W\n${readme}`,
    });
    expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual(expected.map((each) => [OWN, each]));
    for (const { help } of findings) expect(help).toBe('Write a placeholder such as `/path/to/weather`.');
  });

  test.each([
    ['Copy `examples/claude_desktop_config.json`.\n', 'warning'],
    ['Open `~/Library/Application Support/Claude/claude_desktop_config.json`.\n', 'info'],
  ])('an example with the name of the real file, with a page that says %j', async (readme, severity) => {
    const config = servers({ command: '/Users/octavia/bin/weather' });
    const { findings } = await reportOn({ 'examples/claude_desktop_config.json': config, 'README.md': readme });
    expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([[OWN, severity]]);
  });

  test('the folder of a bundle, which a config has not, in an example, too', async () => {
    for (const path of ['claude_desktop_config.json', 'claude_desktop_config.example.json']) {
      const { findings } = await reportOn({ [path]: servers({ command: 'node', args: ['${__dirname}/x.js'] }) });
      expect(findings.map(({ rule, severity, help }) => [rule, severity, help])).toEqual([
        [OWN, 'warning', 'Write a placeholder such as `/path/to/x.js`, and say that people replace it.'],
      ]);
    }
  });

  test.each<[string, string, object, string[]]>([
    ['Cursor', '.cursor/mcp.json', { ...RUN, env: { KEY: '${OCTO_KEY}' } }, ['/env/KEY']],
    ['Cursor, as in a shell', '.cursor/mcp.json', { ...RUN, env: { KEY: '$OCTO_KEY' } }, ['/env/KEY']],
    ['Cursor, with a default', '.cursor/mcp.json', { ...RUN, env: { A: '${OCTO:-1}' } }, ['/env/A']],
    ['Cursor, in a header', '.cursor/mcp.json', { ...AT, headers: { A: 'Bearer ${OCTO_KEY}' } }, ['/headers/A']],
    ['Cursor, in its form', '.cursor/mcp.json', { ...RUN, env: { KEY: '${env:OCTO_KEY}' } }, []],
    [
      'Cursor, which knows it',
      '.cursor/mcp.json',
      { ...RUN, env: { A: '${workspaceFolder}', B: '${userHome}/x' } },
      [],
    ],
    ['Cursor, in an argument', '.cursor/mcp.json', { command: 'x', args: ['${OCTO_KEY}'] }, []],
    ['Cursor, no variable', '.cursor/mcp.json', { ...RUN, env: { A: '$5', B: 'a$OCTO', C: '$octo' } }, []],
    ['an example for Cursor', 'examples/.cursor/mcp.json', { ...RUN, env: { KEY: '${OCTO_KEY}' } }, []],
    ['Claude Code', '.mcp.json', { ...RUN, env: { KEY: '${OCTO_KEY}' } }, []],
    ['Claude Desktop', 'claude_desktop_config.json', { ...RUN, env: { KEY: '${OCTO_KEY}' } }, ['/env/KEY']],
    [
      'Claude Desktop, as in a shell',
      'claude_desktop_config.json',
      { ...RUN, env: { KEY: '$OCTO_KEY' } },
      ['/env/KEY'],
    ],
    ...[
      { isTold: false, args: ['exec', '-i', 'weather', 'serve'] },
      { isTold: false, args: ['run', '-i', '-e', 'OTHER', 'weather'] },
      { isTold: false, args: ['run', '-e', 'KEY=x', 'weather'] },
      { isTold: true, args: ['run', '-e', 'KEY', 'weather'] },
      { isTold: true, args: ['run', '--rm', '-ie', 'KEY', 'weather'] },
      { isTold: true, args: ['run', '--env', 'KEY', 'weather'] },
      { isTold: true, args: ['run', '--env=KEY', 'weather'] },
      { isTold: true, args: ['run', '--env-file', '.env', 'weather'] },
      { isTold: true, args: ['mcp', 'gateway'] },
    ].map(({ isTold, args }): [string, string, object, string[]] => [
      `Claude Desktop, of a container: ${args.join(' ')}`,
      'claude_desktop_config.json',
      { command: 'docker', args, env: { KEY: '${OCTO_KEY}' } },
      isTold ? ['/env/KEY'] : [],
    ]),
    ['Claude Desktop, in an argument', 'claude_desktop_config.json', { command: 'x', args: ['${OCTO}'] }, ['/args/0']],
    [
      'what a program is started with',
      'claude_desktop_config.json',
      { command: 'npx', args: ['mcp-remote@1.0.0', 'A:${OCTO}'], env: { OCTO: 'Bearer x' } },
      [],
    ],
    ['a shell', 'claude_desktop_config.json', { command: 'bash', args: ['-c', 'x ${OCTO}'] }, []],
  ])('a variable that is not replaced: %s', async (_, path, server, expected) => {
    expect(await findingsIn({ [path]: servers(server) })).toEqual(expected.map((each) => `${OWN} ${W}${each}`));
  });

  const python = (script: string, own: object = {}) => ({ command: 'python', args: [script], ...own });
  test.each<[string, string, object, Files, string[]]>([
    ['a script that is not there', '.mcp.json', python('rain.py'), {}, ['/args/0']],
    ['one in a folder', '.vscode/mcp.json', python('./tools/rain.py'), { 'tools/x.py': '' }, ['/args/0']],
    ['one by a variable', '.cursor/mcp.json', python('${workspaceFolder}/rain.py'), {}, ['/args/0']],
    ['behind a word', '.mcp.json', { command: 'uv', args: ['run', 'rain.py'] }, {}, ['/args/1']],
    ['one that is there', '.mcp.json', python('tools/rain.py'), { 'tools/rain.py': '' }, []],
    ['one that is there, from its folder', '.cursor/mcp.json', python('tools/rain.py'), { 'tools/rain.py': '' }, []],
    ['one in a folder that is not there', '.mcp.json', python('tools/rain.py'), {}, []],
    ['what is built', '.mcp.json', { command: 'node', args: ['dist/rain.js'] }, { 'dist/x.js': '' }, []],
    ['what is compiled', '.mcp.json', { command: 'node', args: ['src/rain.js'] }, { 'src/rain.ts': '' }, []],
    ['what git ignores', '.mcp.json', python('rain.py'), { '.gitignore': 'rain.py\n' }, []],
    ['what a script makes', '.mcp.json', python('rain.py'), { 'scripts/make.sh': 'cat a b > rain.py\n' }, []],
    ['what is started elsewhere', '.mcp.json', python('rain.py', { cwd: 'tools' }), {}, []],
    ['a flag', '.mcp.json', python('-m', { args: ['-m', 'rain.py'] }), {}, []],
    ['another program', '.mcp.json', { command: 'npx', args: ['rain.js'] }, {}, []],
    ['a plugin', '.mcp.json', python('rain.py'), { '.claude-plugin/plugin.json': '{}' }, []],
    ['a config below the root', 'app/.mcp.json', python('rain.py'), {}, []],
    ['Claude Desktop', 'claude_desktop_config.json', python('rain.py'), { 'rain.py': '' }, ['/args/0']],
    ['an example for it', 'examples/claude_desktop_config.json', python('src/rain.py'), {}, ['/args/0']],
    ['Claude Desktop, with a folder', 'claude_desktop_config.json', python('rain.py', { cwd: '/srv' }), {}, []],
  ])('a script that is not found: %s', async (_, path, server, files, expected) => {
    const found = await findingsIn({ [path]: servers(server), ...files });
    expect(found.filter((each) => each.startsWith(OWN))).toEqual(expected.map((each) => `${OWN} ${W}${each}`));
  });

  test("a variable is written in Cursor's form, with no default that it has none for", async () => {
    const config = (...env: string[]) => servers({ ...RUN, env: Object.fromEntries(env.entries()) });
    const files = { '.cursor/mcp.json': config('${OCTO}', '$RAIN', '${WIND:-x}') };
    const { findings } = await reportOn(files);
    expect(findings.map(({ message, help }) => [message, help])).toEqual([
      ['Cursor does not replace `${OCTO}`, so the server gets this text itself. (3 places)', 'Write `${env:OCTO}`.'],
    ]);
    expect(await fixed(files, '.cursor/mcp.json')).toEqual(config('${env:OCTO}', '${env:RAIN}', '${WIND:-x}'));
  });

  test('Claude Code does not read .claude/mcp.json', async () => {
    const untyped = { weather: { url: 'https://weather.example.com/mcp' }, rain: { command: '/Users/octavia/rain' } };
    const { findings } = await reportOn({ '.claude/mcp.json': { mcpServers: untyped }, 'CLAUDE.md': '' });
    expect(findings.map(({ rule, severity }) => [rule, severity]).sort()).toEqual([
      [OWN, 'info'],
      [ROOT, 'info'],
    ]);
    expect(findings.find(({ rule }) => rule === ROOT)?.help).toBe('Move the servers to `.mcp.json` in the root.');
    const broken = (await reportOn({ '.claude/mcp.json': `s\n${JSON.stringify(servers(RUN))}` })).findings;
    expect(
      broken.map(({ rule, severity, help }) => [rule, severity, help?.includes('`.mcp.json` in the root')]),
    ).toEqual([['common/syntax', 'info', true]]);
  });

  test('several servers of one file are one cause', async () => {
    const local = { command: '/Users/octo/bin/weather' };
    const { findings } = await reportOn({ 'mcp.json': { mcpServers: { a: local, b: local, c: local } } });
    expect(findings.map(({ rule, message }) => [rule, message.includes('(3 places)')])).toEqual([[OWN, true]]);
  });

  test('the config of Claude Desktop is copied, and filled in there', async () => {
    const found = async (command: string) => findingsIn({ 'claude-desktop-config.json': servers({ command }) });
    expect(await found('/path/to/weather')).toEqual([]);
    expect(await found('/Users/octo/bin/weather')).toEqual([`${OWN} ${W}/command`]);
  });

  test.each([
    ['/Users/octo/bin/weather', '/path/to/weather'],
    ['/Users/octo/', '/path/to/project'],
    ['C:/Users/octo/bin/uv.exe', 'C:/path/to/uv.exe'],
    ['/mnt/c/Users/octo/bin/weather', '/path/to/weather'],
    ['C:\\Users\\octo\\src', 'C:\\\\path\\\\to\\\\src'],
    ['/Users/octo/my servers', '/path/to/project'],
  ])('of Claude Desktop the path is replaced before the file is renamed: %s', async (command, placeholder) => {
    const { findings } = await reportOn({ 'claude_desktop_config.json': servers({ command }) });
    expect(findings.map(({ help }) => help)).toEqual([
      `Write a placeholder such as \`${placeholder}\`, and rename this file to \`claude_desktop_config.example.json\`.`,
    ]);
  });

  test.each([
    ['claude_desktop_config.json', 'info'],
    ['server/claude_desktop_config.json', 'info'],
    ['Library/Application Support/Claude/claude_desktop_config.json', 'warning'],
    ['dot_config/Claude/claude_desktop_config.json', 'warning'],
    ['claude_desktop_config_production.json', 'info'],
    ['claude_config_weather.json', 'info'],
    ['.mcp.json', 'warning'],
  ])('a copy that no client reads is only a hint: %s', async (file, severity) => {
    const { findings } = await reportOn({ [file]: servers({ command: '/Users/octo/bin/weather' }) });
    expect(findings.map((each) => each.severity)).toEqual([severity]);
    if (file.startsWith('claude')) expect(findings[0]!.help).not.toContain('${HOME}');
  });

  test.each([
    ['.kiro_bak/settings/mcp.json', []],
    ['.kiro/settings/mcp.json', [OWN]],
  ])('a folder that was put aside is none of a client: %s', async (file, expected) => {
    const { findings } = await reportOn({ [file]: servers({ command: '/Users/octo/bin/weather' }) });
    expect(findings.map(({ rule }) => rule)).toEqual(expected);
  });

  test.each<[string, string, object, string[]]>([
    ['Claude Desktop', 'claude_desktop_config.json', { KEY: '${WEATHER_KEY}' }, [`${OWN} ${W}/env/KEY`]],
    ['Claude Desktop, with a value', 'claude_desktop_config.json', { KEY: '<your key>' }, []],
    ['Claude Desktop, in an example', 'claude_desktop_config.example.json', { KEY: '${WEATHER_KEY}' }, []],
    ['Claude Code', '.mcp.json', { KEY: '${WEATHER_KEY}' }, []],
  ])('a variable for %s', async (_, file, env, expected) => {
    expect(await findingsIn({ [file]: servers({ ...RUN, env }) })).toEqual(expected);
  });

  test.each<[string, string, string | undefined, RegExp]>([
    ['.mcp.json', '/Users/octo/bin/weather', 'warning', /relative to the project.*`\$\{HOME\}\/…`/],
    ['.mcp.json', 'D:\\weather\\run\\x.js', 'warning', /relative to the project.*`\$\{TOOLS_DIR\}\/…`/],
    ['.mcp.json', '/path/to/weather', 'warning', /relative to the project.*`\$\{HOME\}\/…`/],
    ['.vscode/mcp.json', '/Users/octo/bin/weather', 'warning', /`\$\{workspaceFolder\}\/`.*`\$\{userHome\}\/`/],
    ['.cursor/mcp.json', '/Users/octo/bin/weather', 'warning', /`\$\{workspaceFolder\}\/`.*`\$\{userHome\}\/`/],
    // What these fill in is not documented, but they read the file in the project.
    ['.kiro/settings/mcp.json', '/Users/octo/bin/weather', 'warning', /`PATH`, or keep this file out/],
    ['.gemini/settings.json', '/Users/octo/bin/weather', 'warning', /`PATH`, or keep this file out/],
    ['.kiro/agents/weather.json', '/Users/octo/bin/weather', 'warning', /`PATH`, or keep this file out/],
    // Kiro reads no such file.
    ['.kiro/kiro.json', '/Users/octo/bin/weather', 'info', /^Write a placeholder such as `\/path\/to\/weather`\.$/],
    // No client reads these where they are.
    [
      'cline_mcp_settings.json',
      '/Users/octo/bin/weather',
      'warning',
      /^Write a placeholder such as .* rename this file/,
    ],
    [
      'windsurf-config.json',
      '/Users/octo/bin/weather',
      'info',
      /^Write a placeholder such as `\/path\/to\/weather`\.$/,
    ],
    ['mcp-config.json', '/path/to/weather', 'info', /`PATH`, or keep this file out/],
  ])('who reads %s decides what helps for %s', async (file, command, severity, help) => {
    const key = file.startsWith('.vscode') ? 'servers' : 'mcpServers';
    const { findings } = await reportOn({ [file]: { [key]: { weather: { command } } } });
    const found = findings.filter(({ rule }) => rule === OWN);
    expect(found.map((each) => [each.severity, help.test(each.help!)])).toEqual(severity ? [[severity, true]] : []);
  });

  test.each([
    ['/path/to/weather', {}, /^Remove this file from the repository: `\.mcp\.json\.example` is there/],
    ['/Users/octo/bin/weather', {}, /^Remove this file from the repository/],
    ['C:\\Users\\octo\\AppData\\Roaming\\Code\\User\\workspaceStorage\\a\\x.js', undefined, /^Keep this file out/],
  ])('what helps for %s beside %j', async (command, example, help) => {
    const files = { '.mcp.json': servers({ command }), ...(example && { '.mcp.json.example': example }) };
    const { findings } = await reportOn(files);
    expect(findings.map((each) => [each.rule, help.test(each.help!)])).toEqual([[OWN, true]]);
  });

  test('an example is made to be filled in', async () => {
    for (const path of [
      'examples/mcp.json',
      'config/claude-code/.mcp.json',
      'configs/claude-desktop.json',
      'clients/cursor/mcp.json',
    ]) {
      expect(await findingsIn({ [path]: servers({ command: '/path/to/weather' }) })).toEqual([]);
    }
  });
});

test('editors take comments in their own files, and Claude Code does not', async () => {
  const text = `{ // Mine\n "servers": { "a": ${JSON.stringify(RUN)}, } }`;
  expect(await findingsIn({ '.vscode/mcp.json': text })).toEqual([]);
  expect(await findingsIn({ '.mcp.json': text.replace('"servers"', '"mcpServers"') })).toContain('common/syntax ');
});

test.each<[string, Files]>([
  ['an API description', { 'x.json': { openapi: '3.1.0', servers: [{ url: 'https://x.example' }] } }],
  ['a form with machines', { 'x.json': { inputs: [], servers: { a: { host: 'x.example' } } } }],
  ['a list of machines', { 'config.json': { servers: { a: { url: 'https://x.example' } } } }],
  ['AsyncAPI', { 'mcp.json': { asyncapi: '3.0.0', servers: { a: { url: 'https://x.example' } } } }],
  ['flags of another program', { 'x.json': { mcpServers: { a: true } } }],
])('is not %s', async (_, files) => {
  expect((await reportOn(files)).files).toEqual([]);
});

test('is recognised under any name by servers beside inputs', async () => {
  const { files } = await reportOn({ 'clients/editor.json': { inputs: [], servers: { weather: RUN } } });
  expect(files.map(({ formats }) => formats)).toEqual([['client-config']]);
});

test('what cannot be known is not reported', async () => {
  expect(
    await findingsIn({ 'mcp.yaml': 'mcpServers:\n  a:\n    command: !env x\n    args: !env y\n  b: !include z\n' }),
  ).toEqual([]);
});

describe('inputs', () => {
  const asking = (name: string, inputs?: unknown) => ({
    servers: { weather: { ...RUN, env: { KEY: `Bearer \${input:${name}}` } } },
    ...(inputs !== undefined && { inputs }),
  });
  const INPUTS = [{ id: 'weather-key', type: 'promptString', description: 'The key.' }];
  const KEY = `${REQUIRED} /servers/weather/env/KEY`;

  test.each<[string, string, unknown, string[]]>([
    ['one that is there', '.vscode/mcp.json', asking('weather-key', INPUTS), []],
    ['one that is not', '.vscode/mcp.json', asking('token', INPUTS), [KEY]],
    ['none at all', '.vscode/mcp.json', asking('weather-key'), [KEY]],
    ['one without an id', '.vscode/mcp.json', asking('token', [{ type: 'promptString' }]), []],
    ...[
      [{ type: 'pickString', description: 'x' }, `${REQUIRED} /inputs/0`],
      [{ type: 'pickString', description: 'x', options: ['a'] }],
      [{ type: 'promptString', password: true }, `${REQUIRED} /inputs/0`],
      [{ type: 'command', command: 'octo.key' }],
      [{ type: 'command', args: {} }, `${REQUIRED} /inputs/0`],
      [{ type: 'prompt', description: 'x' }, `${REQUIRED} /inputs/0/type`],
      [{ description: 'x' }, `${REQUIRED} /inputs/0`],
    ].flatMap(([input, ...expected]): [string, string, unknown, string[]][] => [
      [
        `the input ${JSON.stringify(input)}`,
        '.vscode/mcp.json',
        asking('key', [{ id: 'key', ...(input as object) }]),
        expected as string[],
      ],
      [
        'one that no server uses',
        '.vscode/mcp.json',
        asking('key', [
          { id: 'other', ...(input as object) },
          { ...INPUTS[0], id: 'key' },
        ]),
        [],
      ],
    ]),
    ['another client', '.cursor/mcp.json', { mcpServers: asking('token').servers }, []],
    [
      'a variable of the environment',
      '.vscode/mcp.json',
      { servers: { weather: { ...RUN, env: { KEY: '${env:KEY}' } } } },
      [],
    ],
  ])('%s', async (_, path, config, expected) => {
    expect(await findingsIn({ [path]: config })).toEqual(expected);
  });

  test('what is near is meant', async () => {
    const { findings } = await reportOn({ '.vscode/mcp.json': asking('weather_key', INPUTS) });
    expect(findings.map(({ message, help }) => [message, help])).toEqual([
      [
        '`inputs` has no `weather_key` (did you mean `weather-key`?), so VS Code does not start this server.',
        'Write `${input:weather-key}`.',
      ],
    ]);
  });
});
