import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/unknown-tool-allowed.js';
import { findingsIn, reportOn, type Files } from '../../support/in-folder.js';

const ID = rule.id;
const NODE = { command: 'node', args: ['dist/index.js'] };
const config = (own: object = NODE, name = 'weather') => ({ mcpServers: { [name]: own } });
const source = (...names: string[]): string =>
  [
    "import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';",
    "const server = new McpServer({ name: 'weather', version: '1.2.0' });",
    ...names.map((name) => `server.registerTool(${name}, { description: 'Looks at the weather of ' + at() }, look);`),
  ].join('\n');
const SOURCE = source("'forecast'", "'list_alerts'");
const PLUGIN = { command: 'node', args: ['${CLAUDE_PLUGIN_ROOT}/dist/index.js'] };
const permissions = (...allow: string[]) => ({ permissions: { allow } });
const head = (tools: string): string => `---\nname: storm\n${tools}\nmodel: x\n---\n\nmcp__weather__gone\n`;
const SKILL = '.claude/skills/storm/SKILL.md';
const STALE = head('allowed-tools: Read, mcp__weather__forecast, mcp__weather__list_alert');
const python = (name: string): string =>
  `from mcp.server.fastmcp import FastMCP\nmcp = FastMCP("weather")\n\n@mcp.tool()\ndef forecast(city: str) -> str:\n    """The forecast for a place."""\n    return city\n\n@mcp.tool()\ndef ${name}(city: str) -> str:\n    """Warnings for a place."""\n    return city\n`;

test.each<[string, Files, number]>([
  ['a tool that is gone', { [SKILL]: STALE }, 1],
  ['all are there', { [SKILL]: head('allowed-tools: mcp__weather__forecast, mcp__weather__list_alerts') }, 0],
  ['a list', { [SKILL]: head('allowed-tools:\n  - mcp__weather__forecast\n  - mcp__weather__list_alert') }, 1],
  ['an agent', { '.claude/agents/a.md': head('tools: mcp__weather__forecast, mcp__weather__list_alert') }, 1],
  ['a command of a plugin', { 'commands/a.md': STALE }, 1],
  ['the tools of a plugin', { [SKILL]: STALE.replaceAll('mcp__weather', 'mcp__plugin_octo_weather') }, 1],
  ['permissions', { '.claude/settings.json': permissions('mcp__weather__forecast', 'mcp__weather__list_alert') }, 1],
  ['permissions for all that is there', { '.claude/settings.json': permissions('mcp__weather__forecast') }, 0],
  [
    'permissions of one person',
    { '.claude/settings.local.json': permissions('mcp__weather__forecast', 'mcp__weather__x') },
    1,
  ],
  [
    'a server, a pattern and a command',
    { '.claude/settings.json': permissions('mcp__weather', 'mcp__weather__*', 'Bash(mcp__weather__x)') },
    0,
  ],
  [
    'a hook',
    {
      '.claude/settings.json': {
        hooks: { PreToolUse: [{ matcher: 'mcp__weather__forecast' }, { matcher: 'mcp__weather__x' }] },
      },
    },
    1,
  ],
  [
    "a plugin's manifest",
    { '.mcp.json': {}, '.claude-plugin/plugin.json': { name: 'octo', ...config(PLUGIN) }, 'agents/a.md': STALE },
    1,
  ],
  ...['.github/agents/a.agent.md', '.github/chatmodes/a.chatmode.md'].flatMap((path): [string, Files, number][] => [
    [
      `${path}, a tool that is gone`,
      { [path]: head("tools: ['edit/editFiles', 'weather/forecast', 'weather/gone']") },
      1,
    ],
    [`${path}, all of a server`, { [path]: head("tools: ['weather/*', weather/forecast, search]") }, 0],
    [`${path}, of another server`, { [path]: head('tools:\n  - maps/route\n  - src/weather/gone\n') }, 0],
  ]),
  [
    'an agent beside the config of VS Code',
    {
      '.mcp.json': {},
      '.vscode/mcp.json': { servers: { weather: NODE } },
      '.github/agents/a.md': head('tools: [weather/forecast, weather/gone]'),
    },
    1,
  ],
  ...['alwaysAllow', 'autoApprove', 'includeTools', 'excludeTools', 'disabledTools', 'tools'].flatMap(
    (key): [string, Files, number][] => [
      [`${key} of the server`, { '.mcp.json': config({ ...NODE, [key]: ['forecast', 'gone'] }) }, 1],
      [`${key}, and all are there`, { '.mcp.json': config({ ...NODE, [key]: ['forecast', '*'] }) }, 0],
      [`${key} of another kind`, { '.mcp.json': config({ ...NODE, [key]: { gone: true } }) }, 0],
    ],
  ),
  ['another server', { [SKILL]: STALE.replaceAll('mcp__weather', 'mcp__maps') }, 0],
  [
    'a whole server, and patterns',
    { [SKILL]: head('allowed-tools: mcp__weather, mcp__weather__*, mcp__weather__l*') },
    0,
  ],
  [
    'most are unknown: another server',
    { [SKILL]: head('allowed-tools: mcp__weather__a, mcp__weather__forecast, mcp__weather__b') },
    0,
  ],
  ['no head', { [SKILL]: 'allowed-tools: mcp__weather__forecast, mcp__weather__list_alert\n' }, 0],
  ['a name that is not known', { [SKILL]: STALE, 'src/index.ts': source("'forecast'", 'name()') }, 0],
  [
    'a server that is downloaded',
    { [SKILL]: STALE, '.mcp.json': config({ command: 'npx', args: ['-y', '@octo/weather'] }) },
    0,
  ],
  ['a server elsewhere', { [SKILL]: STALE, '.mcp.json': config({ type: 'http', url: 'https://x.example/mcp' }) }, 0],
  [
    'a name with a blank',
    { [SKILL]: STALE.replaceAll('weather', 'my_weather'), '.mcp.json': config(NODE, 'my weather') },
    1,
  ],
  [
    'Python',
    {
      [SKILL]: STALE,
      'src/index.ts': '',
      'server.py': python('list_alerts'),
      '.mcp.json': config({ command: 'uv', args: ['run', 'server.py'] }),
    },
    1,
  ],
  [
    'Python that has it',
    {
      [SKILL]: STALE,
      'src/index.ts': '',
      'server.py': python('list_alert'),
      '.mcp.json': config({ command: 'uv', args: ['run', 'server.py'] }),
    },
    0,
  ],
])('%s', async (_, files, count) => {
  const found = await findingsIn({ '.mcp.json': config(), 'src/index.ts': SOURCE, ...files });
  expect(found.filter((each) => each.startsWith(ID))).toHaveLength(count);
});

test('what a release renamed stays among the permissions', async () => {
  const { findings } = await reportOn({
    '.mcp.json': config(NODE, 'desktop'),
    'src/index.ts': source("'window'", "'computer'", "'browser'", "'accessibility'", "'system'", "'task'"),
    '.claude/settings.local.json': permissions(
      ...['navigate_browser', 'cdp_connect', 'window', 'computer', 'task'].map((name) => `mcp__desktop__${name}`),
    ),
  });
  const found = findings.filter(({ rule }) => rule === ID);
  expect(found.map(({ path, message }) => [path, /`(\w+_\w+)`/.exec(message)?.[1]])).toEqual([
    ['.claude/settings.local.json', 'navigate_browser'],
    ['.claude/settings.local.json', 'cdp_connect'],
  ]);
});

test('says where, and what may be meant', async () => {
  const { findings } = await reportOn({ '.mcp.json': config(), 'src/index.ts': SOURCE, [SKILL]: STALE });
  expect(findings.filter(({ rule }) => rule === ID)).toEqual([
    expect.objectContaining({
      path: SKILL,
      line: 3,
      column: 46,
      message: 'The server `weather` has no tool `list_alert`, so this entry has no effect.',
      help: 'Write `list_alerts`.',
    }),
  ]);
});
