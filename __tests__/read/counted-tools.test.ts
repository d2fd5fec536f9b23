/** `lint` and `dump` count the same tools: what is written, imported, listed and registered is one tool. */
import { describe, expect, test } from '@jest/globals';
import { repeatedTools, type CountedFile } from '../../src/read/counted-tools.js';
import { toolint } from '../support/cli.js';
import { makeFolder } from '../run/folder.js';

const HEAD = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\n`;
const tool = (name: string) =>
  `{ name: '${name}', description: 'Returns the ${name} of a city.', inputSchema: { type: 'object', properties: {} } }`;
const register = (name: string): string =>
  `${HEAD}export function register${name[0]!.toUpperCase()}${name.slice(1)}(server: McpServer) {
  server.registerTool('${name}', { description: 'Returns the ${name} of a city.', inputSchema: {} }, async () => ({ content: [] }));
}
`;
const LISTING = `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
const server = new Server({ name: 's', version: '1.0.0' }, { capabilities: { tools: {} } });
`;

describe('lint and dump count the same', () => {
  test.each<[string, Record<string, string>, number, number]>([
    [
      'a table of tools beside the list that is served',
      {
        'src/tools.ts': `export const tools = { weather: ${tool('weather')}, tides: ${tool('tides')} };\n`,
        'src/server.ts': `${LISTING}server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [${tool('weather')}, ${tool('tides')}] }));\n`,
      },
      2,
      0,
    ],
    [
      'a list of which the middle is imported',
      {
        'src/tides.ts': `export const tides = ${tool('tides')};\nexport const tools = [tides];\n`,
        'src/tools.ts': `import { tides } from './tides.js';\nexport const tools = [${tool('weather')}, tides, ${tool('winds')}];\n`,
        'src/server.ts': `${LISTING}server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [${tool('rain')}] }));\n`,
      },
      4,
      0,
    ],
    [
      'tools that are registered under names built at run time',
      {
        'src/server.ts': `${HEAD}import { label } from 'labels';
const server = new McpServer({ name: 's', version: '1.0.0' });
server.registerTool('weather', { description: 'Returns the weather of a city.', inputSchema: {} }, async () => ({ content: [] }));
server.registerTool(\`tides_\${label}\`, { description: 'Returns the tides of a city.', inputSchema: {} }, async () => ({ content: [] }));
`,
      },
      1,
      1,
    ],
    [
      'a module that nothing imports',
      {
        'package.json': '{}',
        'src/weather.ts': `export const weatherTool = ${tool('weather')};\n`,
        'src/tides.ts': `export const tidesTool = ${tool('tides')};\n`,
        'src/server.ts': `${LISTING}import { weatherTool } from './weather.js';\nserver.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [weatherTool] }));\n`,
      },
      1,
      0,
    ],
    [
      'a function that registers tools and that nothing calls',
      {
        'package.json': '{}',
        'src/tools/weather.ts': register('weather'),
        'src/tools/tides.ts': register('tides'),
        'src/server.ts': `${HEAD}import { registerWeather } from './tools/weather.js';\nregisterWeather(new McpServer({ name: 's', version: '1.0.0' }));\n`,
      },
      1,
      0,
    ],
    [
      'a server that a script makes',
      {
        'package.json': '{}',
        'scripts/research-server.ts': `// Answers tools/list.\n${LISTING}server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [${tool('weather')}] }));\n`,
      },
      1,
      0,
    ],
  ])('%s', async (_, files, named, nameless) => {
    const cwd = makeFolder(files);
    const linted = JSON.parse((await toolint(['--format', 'json', '.'], { cwd })).out) as {
      files: { tools: number }[];
    };
    const dumped = await toolint(['dump'], { cwd });
    expect((JSON.parse(dumped.out) as { tools: unknown[] }).tools).toHaveLength(named);
    expect(linted.files.reduce((sum, { tools }) => sum + tools, 0)).toBe(named + nameless);
    const said = / has (\d+) tools? without a known name/.exec(dumped.err)?.[1] ?? '0';
    expect(Number(said)).toBe(nameless);
  });

  test('tools without a known name that call the same helper are different tools', () => {
    const at = (start: number) => ({ at: { start }, file: 'src/names.ts' });
    const files: CountedFile[] = [
      { path: 'src/a.ts', tools: [at(10)] },
      { path: 'src/b.ts', tools: [at(20)] },
    ];
    expect(repeatedTools(files, () => '').size).toBe(0);
  });
});
