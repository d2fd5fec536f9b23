import { expect, test } from '@jest/globals';
import rule from '../../../rules/clients/prefixed-name.js';
import { reportOn, type Files } from '../../support/in-folder.js';

const NODE = { command: 'node', args: ['dist/index.js'] };
const SERVER = 'weather-of-the-north-'.padEnd(84, 'x');
const config = (servers: object = { [SERVER]: NODE }) => ({ mcpServers: servers });
const source = (name: string): string =>
  [
    "import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';",
    "const server = new McpServer({ name: 'weather', version: '1.2.0' });",
    `server.registerTool(${name}, { description: 'Looks at the weather of ' + at() }, look);`,
  ].join('\n');
const python = (name: string): string =>
  `from mcp.server.fastmcp import FastMCP\nmcp = FastMCP("weather")\n\n@mcp.tool()\ndef ${name}(city: str) -> str:\n    """The forecast for a place."""\n    return city\n`;
/** With `mcp__` and `__` and the server's 84 characters: 131 and 128. */
const LONG = 'forecast_'.padEnd(40, 'x');
const FITS = LONG.slice(0, 37);
const WIDE = { name: LONG, description: 'x', inputSchema: { type: 'object' } };

const found = async (files: Files) => {
  const own: Files = { 'src/index.ts': source(`'${LONG}'`), 'toolint.config.json': { clients: ['claude'] } };
  const { findings } = await reportOn({ ...own, ...files }, 'strict');
  return findings.filter((each) => each.rule === rule.id).map(({ message }) => message);
};
const claude = (server = SERVER): string =>
  `Claude Code sends \`mcp__${server}__${LONG}\`, which has ${7 + server.length + LONG.length} characters: above 128, calls fail.`;

test.each<[string, Files, string[]]>([
  ['the name in .mcp.json', { '.mcp.json': config() }, [claude()]],
  ['a name that fits', { '.mcp.json': config(), 'src/index.ts': source(`'${FITS}'`) }, []],
  ['a short server', { '.mcp.json': config({ w: NODE }) }, []],
  ['a config of VS Code', { '.vscode/mcp.json': { servers: { [SERVER]: NODE } } }, [claude()]],
  ['a config of Claude Desktop', { 'claude_desktop_config.json': config() }, [claude()]],
  [
    'the longest of two names',
    { '.mcp.json': config({ w: NODE }), '.cursor/mcp.json': config({ [`${SERVER}-x`]: NODE }) },
    [claude(`${SERVER}-x`)],
  ],
  [
    'a plugin has its name before that of its server',
    {
      '.claude-plugin/plugin.json': {
        name: 'octo',
        version: '1.0.0',
        mcpServers: { [SERVER]: { command: 'node', args: ['${CLAUDE_PLUGIN_ROOT}/dist/index.js'] } },
      },
    },
    [claude(`plugin_octo_${SERVER}`)],
  ],
  [
    'Cursor counts server and tool alone',
    { '.mcp.json': config({ 'weather-of-the-north-x': NODE }), 'toolint.config.json': { clients: ['cursor'] } },
    [
      `Cursor leaves out this tool: with the server name \`weather-of-the-north-x\`, its name has 62 characters, more than 60.`,
    ],
  ],
  [
    'Python',
    {
      '.mcp.json': config({ [SERVER]: { command: 'uv', args: ['run', 'server.py'] } }),
      'src/index.ts': '',
      'server.py': python(LONG),
    },
    [claude()],
  ],
  [
    'a server in a folder of its own',
    { '.mcp.json': config({ [SERVER]: { command: 'node', args: ['./src/dist/index.js'] } }) },
    [claude()],
  ],
])('%s', async (_, files, messages) => {
  expect(await found(files)).toEqual(messages);
});

test.each<[string, Files]>([
  ['no config', {}],
  [
    'a server that is downloaded',
    { '.mcp.json': config({ [SERVER]: { command: 'npx', args: ['-y', '@octo/weather'] } }) },
  ],
  ['a server elsewhere', { '.mcp.json': config({ [SERVER]: { type: 'http', url: 'https://x.example/mcp' } }) }],
  [
    'two servers of this repository',
    { '.mcp.json': config({ [SERVER]: NODE, other: { command: 'node', args: ['dist/other.js'] } }) },
  ],
  [
    'a server of another folder',
    { '.mcp.json': config({ [SERVER]: { command: 'node', args: ['packages/b/dist/index.js'] } }) },
  ],
  [
    'a server of the folder above',
    { '.mcp.json': config({ [SERVER]: { command: 'node', args: ['../other/dist/index.js'] } }) },
  ],
  [
    'tools of another package',
    { '.mcp.json': config(), 'src/index.ts': '', 'packages/b/index.ts': source(`'${LONG}'`) },
  ],
  ['a config beside the server, not above it', { 'examples/.mcp.json': config() }],
  ['a list that is no source', { '.mcp.json': config(), 'src/index.ts': '', 'tools.json': { tools: [WIDE] } }],
  ['a name that is not known', { '.mcp.json': config(), 'src/index.ts': source('name()') }],
  [
    'the server that the config of toolint counts the file to',
    { '.mcp.json': config(), 'toolint.config.json': { clients: ['claude'], servers: { w: ['src/**'] } } },
  ],
])('silent: %s', async (_, files) => {
  expect(await found(files)).toEqual([]);
});
