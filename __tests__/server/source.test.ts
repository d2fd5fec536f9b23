/** What a running server lists, mapped to the lines where it is written. */
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { folderOf } from '../support/cli.js';
import { serverReport, type ServerReport } from './servers.js';

const LISTS = resolve('__tests__/server/fixtures/lists.mjs');

const schema = (city: object) => ({ type: 'object', properties: { city } });
const served = [
  { name: 'get_weather', description: 'TODO', inputSchema: schema({ type: 'string', description: 'TODO' }) },
  { name: 'get_time', description: 'Tells the time. Served by us.', inputSchema: schema({ type: 'string' }) },
  { name: 'get_plane', description: 'TODO', inputSchema: schema({ type: 'string', description: 'Where it is.' }) },
  { name: 'made_up', description: 'TODO', inputSchema: schema({ type: 'string', description: 'Where it is.' }) },
];
const SOURCE = `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';

server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [
    {
      name: 'get_weather',
      description: 'TODO',
      inputSchema: { type: 'object', properties: {
        city: { type: 'string', description: 'TODO' },
      } },
    },
    {
      name: 'get_time',
      description: 'Tells the time.',
      inputSchema: { type: 'object', properties: { town: { type: 'string' } } },
    },
    { name: 'get_train', description: 'Tells when trains leave.', inputSchema: { type: 'object', properties: {} } },
    // toolint-disable-next-line live/not-served -- it comes with the next release
    { name: 'get_ship', description: 'Tells when ships leave.', inputSchema: { type: 'object', properties: {} } },
  ],
}));
`;
const PYTHON = `@mcp.tool()
def get_plane(city: str) -> str:
    """TODO"""
`;

async function lintedWith(
  source: string,
  python = PYTHON,
  more: Readonly<Record<string, string>> = {},
): Promise<{ status: number; report: ServerReport; lines: string[] }> {
  const files = { 'tools.json': JSON.stringify(served), 'src/server.ts': source, 'src/plane.py': python, ...more };
  const folder = folderOf(files);
  const args = ['--source', 'src', '--', process.execPath, LISTS, join(folder.path, 'tools.json')];
  const { status, report } = await serverReport(args, folder.path);
  folder.remove();
  const lines = report.findings.map(({ rule, path, line, column }) => `${rule} ${path}:${line}:${column}`);
  return { status, report, lines };
}

test('each finding stands at its line, and moves with it', async () => {
  const { report, lines } = await lintedWith(SOURCE);
  expect(report.failures).toEqual([]);
  expect(lines.sort()).toEqual([
    'common/empty-description server:lists:1:1',
    'common/empty-description src/plane.py:3:5',
    'common/empty-description src/server.ts:10:46',
    'common/empty-description src/server.ts:8:20',
    'common/parameter-description src/server.ts:14:13',
    'live/not-in-source server:lists:1:1',
    'live/not-served src/server.ts:18:13',
  ]);
  const { lines: moved } = await lintedWith(`\n\n${SOURCE}`);
  expect(moved).toContain('common/empty-description src/server.ts:12:46');
  expect(moved).toContain('live/not-served src/server.ts:20:13');
});

test('what is served differently is said to be', async () => {
  const { report } = await lintedWith(SOURCE);
  const about = (rule: string): string[] =>
    report.findings.filter((each) => each.rule === rule).map(({ message }) => message);
  expect(about('common/parameter-description')[0]).toMatch(
    / This is served differently from how it is written here\.$/,
  );
  expect(about('live/not-served')[0]).toContain('The tool `get_train` is defined here');
  expect(about('live/not-in-source')[0]).toContain('the tool `made_up`, which was not found in src');
});

test('where the source is of another server, nothing is said of what is not served', async () => {
  const { lines } = await lintedWith(SOURCE.replace('get_weather', 'get_news').replace('get_time', 'get_date'));
  expect(lines.filter((each) => each.startsWith('live/not-served'))).toEqual([]);
});

test('a source that has none of the tools is told of once', async () => {
  const { report, lines } = await lintedWith(SOURCE.replace(/name: 'get_/g, "name: 'find_"), '');
  expect(lines.filter((each) => each.startsWith('live/'))).toEqual(['live/not-in-source server:lists:1:1']);
  expect(report.findings.find(({ rule }) => rule === 'live/not-in-source')!.message).toMatch(
    /^None of the 4 tools that the running server lists was found in src\./,
  );
});

test('a tool whose name is a constant in another file stands where it is registered', async () => {
  const source = SOURCE.replace("name: 'get_time'", 'name: NAMES.time').replace(
    'server.set',
    "import { NAMES } from './names.js';\nserver.set",
  );
  const { lines } = await lintedWith(source, PYTHON, {
    'src/names.ts': "export const NAMES = { time: 'get_time' };\n",
  });
  expect(lines).toContain('common/parameter-description src/server.ts:15:7');
});

test('a tool that a call in several lines makes is found, though its name is written elsewhere too', async () => {
  const { lines } = await lintedWith(
    `type Name =
  | 'get_weather'
  | 'get_time';
export const all: Named<Name>[] = [
  makeTool(
    schemas.weather,
    'get_weather',
    'Tells (more or less) the weather.',
  ),
  makeTool(
    schemas.time,
    'get_time',
  ),
];
`,
  );
  expect(lines.filter((each) => each.startsWith('common/') && each.includes('server.ts')).sort()).toEqual([
    'common/empty-description src/server.ts:7:6',
    'common/empty-description src/server.ts:7:6',
    'common/parameter-description src/server.ts:12:6',
  ]);
});

test('a folder that is not there is an error', async () => {
  const { status, report } = await serverReport(['--source', 'no-such-folder', '--', 'true']);
  expect([status, report.failures[0]?.message]).toEqual([2, expect.stringContaining('--source no-such-folder: ')]);
});

describe('parameters that are written and not served', () => {
  const WEATHER = 'Tells the weather of a city.';
  const PARAMETERS = "{ city: z.string().describe('The city.') }";
  const about = async (inputSchema: object, description: string, parameters = PARAMETERS, before = '') => {
    const folder = folderOf({
      'tools.json': JSON.stringify([{ name: 'get_weather', description, inputSchema }]),
      'src/server.ts': `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';

const server = new McpServer({ name: 'weather', version: '1.0.0' });
server.registerTool(
${before}
  'get_weather',
  { description: '${WEATHER}', inputSchema: ${parameters} },
  async () => ({ content: [] }),
);
`,
    });
    const args = ['--source', 'src', '--', process.execPath, LISTS, join(folder.path, 'tools.json')];
    const { report } = await serverReport(args, folder.path);
    folder.remove();
    expect(report.failures).toEqual([]);
    const found = report.findings.filter(({ rule }) => rule === 'live/parameters-lost');
    return found.map(({ path, line, severity, message }) => `${path}:${line} ${severity} ${message}`);
  };
  const EMPTY = { type: 'object', properties: {}, $schema: 'http://json-schema.org/draft-07/schema#' };

  test.each([[EMPTY], [{ type: 'object' }], [{ ...EMPTY, required: [], additionalProperties: false }]])(
    'are an error where %j is served',
    async (schema) => {
      expect(await about(schema, WEATHER)).toEqual([
        expect.stringMatching(
          /^src\/server\.ts:7 error The running server lists `get_weather` without `city`, so models call it/,
        ),
      ]);
    },
  );

  test('are named, at most five, and a comment hides the finding', async () => {
    const two = '{ city: z.string(), day: z.string() }';
    expect(await about(EMPTY, WEATHER, two)).toEqual([expect.stringContaining('without `city` and `day`,')]);
    const seven = `{ ${['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((each) => `${each}: z.string()`).join(', ')} }`;
    expect(await about(EMPTY, WEATHER, seven)).toEqual([
      expect.stringContaining('without `a`, `b`, `c`, `d`, `e` and 2 more,'),
    ]);
    const hides = '  // toolint-disable-next-line live/parameters-lost -- a setting takes them away';
    expect(await about(EMPTY, WEATHER, two, hides)).toEqual([]);
  });

  test.each<[string, object, string, string]>([
    ['a parameter is served', { type: 'object', properties: { city: { type: 'string' } } }, WEATHER, PARAMETERS],
    ['another is served', { type: 'object', properties: { place: { type: 'string' } } }, WEATHER, PARAMETERS],
    ['a branch has one', { type: 'object', anyOf: [{ properties: { city: {} } }] }, WEATHER, PARAMETERS],
    ['a reference may', { $ref: '#/$defs/city', $defs: { city: { type: 'object' } } }, WEATHER, PARAMETERS],
    ['any key is allowed by a pattern', { type: 'object', patternProperties: { '^c': {} } }, WEATHER, PARAMETERS],
    ['another description is served', EMPTY, 'Tells the weather of this place.', PARAMETERS],
    ['the source has none', EMPTY, WEATHER, '{}'],
    ['the parameters cannot be known', EMPTY, WEATHER, 'parameters()'],
    ['some of them cannot', EMPTY, WEATHER, '{ ...parameters() }'],
  ])('are not missed where %s', async (_, schema, description, parameters) => {
    expect(await about(schema, description, parameters)).toEqual([]);
  });
});

describe('a server that does not answer', () => {
  /** What the source has to say to it, and what the server does. */
  async function failing(source: string, server: string): Promise<string> {
    const folder = folderOf({ 'src/server.ts': source, 'server.mjs': server, 'other.mjs': '' });
    const args = ['--start-timeout', '2', '--cwd', '.', '--source', 'src', '--', process.execPath, 'server.mjs'];
    const { status, report } = await serverReport(args, folder.path);
    folder.remove();
    expect([status, report.failures.length]).toEqual([2, 1]);
    return report.failures[0]!.message;
  }
  const made = (
    options: string,
    ...more: string[]
  ): string => `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
const server = new Server({ name: 'x', version: '1.0.0' }, ${options});
server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [] }));
await server.connect(new StdioServerTransport());
${more.join('\n')}`;
  const THROWS = 'throw new Error("Server does not support tools");';

  test('has thrown at the line of a finding', async () => {
    const stack = `console.error("Error: no\\n    at file:///x/server.ts:4:58"); process.exit(1);`;
    expect(await failing(made('{ capabilities: {} }'), stack)).toMatch(
      /^The server exited with status 1 .* The source explains it: src\/server\.ts:4:76: The server handles `tools\/list`, but its capabilities lack `tools`, so the SDK throws\. \(mcp\/missing-capability\)$/,
    );
  });

  test('has thrown, and compiled code does not say where', async () => {
    expect(await failing(made('{ capabilities: {} }'), THROWS)).toContain(
      ' The source may explain it: src/server.ts:4:76: ',
    );
  });

  test('has printed what no client understands', async () => {
    const source = made('{ capabilities: { tools: {} } }', "console.log('Started');");
    expect(await failing(source, 'process.stdout.write("Started "); process.stdin.resume();')).toContain(
      ' The source may explain it: src/server.ts:7:1: This prints to standard output',
    );
  });

  test('for a reason that is not in its source', async () => {
    expect(await failing(made('{ capabilities: { tools: {} } }'), THROWS)).not.toContain('The source');
  });
});
