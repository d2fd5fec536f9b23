/** `toolint mcp`, as it is built, asked by the official client: what each tool answers, and what no argument can make it do. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CLI, folderOf, spawnToolint, toolint } from '../support/cli.js';
import { TOOLS } from '../../src/mcp/tools.js';

const BASELINE = resolve('src/mcp/tools.baseline.json');
const LISTS = resolve('__tests__/server/fixtures/lists.mjs');
const GOOD = {
  name: 'read_weather',
  description: 'Reads the weather of a city.',
  inputSchema: { type: 'object', properties: {} },
};
const BAD = { ...GOOD, name: 'read weather', description: '' };
const fixable = JSON.stringify({ tools: [{ ...GOOD, annotations: { readonlyHint: true } }] });
const listOf = (...tools: object[]): string => JSON.stringify({ tools });

const made: ReturnType<typeof folderOf>[] = [];
const clients: Client[] = [];
afterAll(async () => {
  for (const client of clients) await client.close();
  for (const folder of made) folder.remove();
});

function project(files: Readonly<Record<string, string>> = {}): string {
  const folder = folderOf(files);
  made.push(folder);
  return folder.path;
}

async function connect(cwd: string, ...args: string[]): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [CLI, 'mcp', ...args], cwd }));
  clients.push(client);
  return client;
}

interface Called {
  readonly error?: string;
  readonly [key: string]: unknown;
}

async function call(client: Client, name: string, given: object = {}): Promise<Called> {
  const result = await client.callTool({ name, arguments: given as Record<string, unknown> });
  const [content] = result.content as [{ type: 'text'; text: string }];
  if (result.isError) return { error: content.text };
  // Clients that know no structured content read the text.
  expect(JSON.parse(content.text)).toEqual(result.structuredContent);
  return result.structuredContent as Called;
}

let root: string;
let outside: string;
let client: Client;
beforeAll(async () => {
  const top = project({
    'secret.json': listOf(BAD),
    'toolint.config.json': '{"rules": {"mcp/name-format": "off"}}',
    'shared.ts': "export const NAME = 'name of another folder';\n",
    '.git/HEAD': 'ref: refs/heads/main\n',
    'work/bad.json': listOf(BAD),
    'work/good.json': listOf(GOOD),
    'work/server.ts': `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { NAME } from '../shared.js';
new McpServer({ name: 'a', version: '1' }).registerTool(NAME, { description: 'Reads a thing.' }, async () => ({ content: [] }));
`,
  });
  root = join(top, 'work');
  outside = join(top, 'secret.json');
  symlinkSync(outside, join(root, 'link.json'));
  mkdirSync(join(root, 'inner'));
  symlinkSync(top, join(root, 'inner/up'));
  client = await connect(root);
});

describe('the list', () => {
  test('is what the source says, in at most 1,500 tokens', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
    expect(tools).toEqual(TOOLS);
    expect(JSON.stringify(tools).length / 4).toBeLessThanOrEqual(1500);
    for (const { title, annotations, outputSchema } of tools) {
      expect([typeof title, typeof outputSchema, Object.keys(annotations ?? {}).length]).toEqual([
        'string',
        'object',
        4,
      ]);
    }
  });

  test('has no finding of the strictest preset, running and from source, and is that of the baseline', async () => {
    const how = { cwd: resolve('.') };
    const server = ['server', '--preset', 'strict', '--fail-on', 'info', '--twice', '--', process.execPath, CLI, 'mcp'];
    expect(await toolint(server, how)).toMatchObject({ status: 0, err: '' });
    const source = await toolint(['--preset', 'strict', '--fail-on', 'info', 'src/mcp'], how);
    expect([source.status, source.out]).toEqual([0, expect.stringContaining('No problems in')]);
    const compared = ['server', '--baseline', BASELINE, '--fail-on', 'info', '--', process.execPath, CLI, 'mcp'];
    expect(await toolint(compared, how)).toMatchObject({ status: 0, err: '' });
  });

  test('no client refuses one of the tools', async () => {
    const { out } = await toolint(['clients', BASELINE, '--badge'], { cwd: resolve('.') });
    expect(JSON.parse(out)).toMatchObject({ message: expect.stringMatching(/^all \d+ AI clients$/) });
  });
});

test('lint_tools: files, folders, a text', async () => {
  const bad = await call(client, 'lint_tools', { paths: ['bad.json'] });
  expect(bad).toMatchObject({ files: 1, tools: 1, total: 2, notRead: [] });
  expect(bad.findings).toMatchObject([
    { rule: 'mcp/name-format', severity: 'error', place: 'bad.json:1:19', fixable: false },
    { rule: 'common/empty-description', severity: 'warning' },
  ]);
  expect(await call(client, 'lint_tools', { paths: ['good.json'] })).toMatchObject({ total: 0, findings: [] });
  expect(await call(client, 'lint_tools')).toMatchObject({ files: 3 });
  const text = await call(client, 'lint_tools', { text: listOf(BAD), filename: 'new.json' });
  expect(text.findings).toMatchObject([{ place: 'new.json:1:19' }, {}]);
  const spec = await call(client, 'lint_tools', { paths: ['bad.json'], preset: 'spec' });
  expect(JSON.stringify(spec.findings)).not.toContain('empty-description');
  expect(await call(client, 'lint_tools', { paths: ['none.json'] })).toMatchObject({
    notRead: [expect.stringContaining('none.json')],
  });
});

test('explain_rule', async () => {
  const { page } = await call(client, 'explain_rule', { rule: 'mcp/name-format' });
  expect(page).toMatch(/^# mcp\/name-format\n[^]*## Good/);
  expect(await call(client, 'explain_rule', { rule: 'mcp/name-formt' })).toEqual({
    error: expect.stringContaining('did you mean'),
  });
  expect(await call(client, 'explain_rule', { rule: '../../package' })).toEqual({
    error: expect.stringContaining('There is no rule'),
  });
});

test('check_clients', async () => {
  const bad = await call(client, 'check_clients', { path: 'bad.json' });
  expect(bad.clients).toContain('claude');
  expect(bad.refusals).toContainEqual({
    tool: 'read weather',
    client: 'claude',
    rule: 'mcp/name-format',
    certain: true,
  });
  expect(await call(client, 'check_clients', { path: 'good.json' })).toMatchObject({ total: 0, refusals: [] });
});

describe('show_tools', () => {
  test('from source', async () => {
    const { tools } = await call(client, 'show_tools', { paths: ['good.json'] });
    expect(tools).toEqual([GOOD]);
  });

  test('of a server, only if the user allowed it', async () => {
    const refused = await call(client, 'show_tools', { server: 'lists' });
    expect(refused.error).toContain('The user allows servers with `toolint mcp --servers FILE`');
    const folder = project({ 'tools.txt': JSON.stringify([GOOD]) });
    const config = { mcpServers: { lists: { command: process.execPath, args: [LISTS, join(folder, 'tools.txt')] } } };
    writeFileSync(join(folder, '.mcp.json'), JSON.stringify(config));
    const allowed = await connect(folder, '--servers', '.mcp.json');
    expect(await call(allowed, 'show_tools', { server: 'lists' })).toEqual({ total: 1, tools: [GOOD] });
    // What an agent writes there later is not allowed by the user.
    const more = { mcpServers: { ...config.mcpServers, other: { command: process.execPath } } };
    writeFileSync(join(folder, '.mcp.json'), JSON.stringify(more));
    expect((await call(allowed, 'show_tools', { server: 'other' })).error).toContain('Allowed: lists.');
  });
});

test('fix_tools: writes what is safe, only once, and nothing when dry', async () => {
  const folder = project({ 'a.json': fixable });
  const fixing = await connect(folder);
  const dry = await call(fixing, 'fix_tools', { paths: ['a.json'], dryRun: true });
  expect([dry.total, readFileSync(join(folder, 'a.json'), 'utf8')]).toEqual([1, fixable]);
  const wet = await call(fixing, 'fix_tools', { paths: ['.'] });
  expect(wet.fixes).toEqual([expect.stringMatching(/^a\.json:1:\d+: .+ \[[a-z]+\/[a-z-]+\]$/)]);
  expect(readFileSync(join(folder, 'a.json'), 'utf8')).not.toBe(fixable);
  expect(await call(fixing, 'fix_tools', { paths: ['a.json'] })).toMatchObject({ total: 0, fixes: [] });
});

describe('nothing outside of the folder is read or written', () => {
  const OUT = 'outside of the folder';
  test.each([
    ['a path that climbs', '../secret.json'],
    ['an absolute path', '/etc/passwd'],
    ['a link', 'link.json'],
    ['a linked folder', 'inner/up/secret.json'],
    ['a glob that climbs', '../*.json'],
    ['braces that climb', '{..,x}/secret.json'],
    ['a backslash', '..\\secret.json'],
  ])('%s', async (_, path) => {
    for (const [name, given] of [
      ['lint_tools', { paths: [path] }],
      ['lint_tools', { text: '{}', filename: path }],
      ['check_clients', { path }],
      ['show_tools', { paths: [path] }],
      ['fix_tools', { paths: [path] }],
    ] as const) {
      const { error, ...answer } = await call(client, name, given);
      expect(answer).toEqual({});
      expect(error).toContain(OUT);
    }
    expect(readFileSync(outside, 'utf8')).toBe(listOf(BAD));
  });

  test('globs and folders do not follow links out', async () => {
    for (const paths of [['**/*.json'], ['*.json'], ['inner'], ['.']]) {
      const { findings = [] } = await call(client, 'lint_tools', { paths });
      for (const { place } of findings as { place: string }[]) expect(place).toMatch(/^(?:bad\.json|server\.ts):/);
    }
  });

  test('no config above it holds, and no import leads out of it', async () => {
    // The config above turns this rule off, and the name of the tool is in a file above.
    const { findings } = await call(client, 'lint_tools', { paths: ['bad.json'] });
    expect(findings).toContainEqual(expect.objectContaining({ rule: 'mcp/name-format' }));
    const { tools } = await call(client, 'show_tools', { paths: ['server.ts'] });
    expect(JSON.stringify(tools)).not.toContain('another folder');
  });
});

describe('hostile arguments are refused, and the server answers on', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  test.each<[string, string, object]>([
    ['a NUL', 'lint_tools', { paths: ['a\0b'] }],
    ['no path', 'check_clients', { path: '' }],
    ['a missing argument', 'check_clients', {}],
    ['a wrong type', 'lint_tools', { paths: 'bad.json' }],
    ['an unknown argument', 'lint_tools', { cwd: '/' }],
    ['a prototype', 'lint_tools', JSON.parse('{"__proto__": {"paths": ["/etc"]}, "x": 1}') as object],
    ['a negative offset', 'lint_tools', { offset: -1 }],
    ['a fraction', 'lint_tools', { offset: 0.5 }],
    ['too many paths', 'lint_tools', { paths: Array(101).fill('bad.json') }],
    ['too long a text', 'lint_tools', { text: 'x'.repeat(500_001) }],
    ['no paths to fix', 'fix_tools', { paths: [] }],
    ['both', 'lint_tools', { paths: ['bad.json'], text: '{}' }],
    ['an unknown rule', 'explain_rule', { rule: 'constructor' }],
  ])('%s', async (_, name, given) => {
    const { error } = await call(client, name, given);
    expect(error).toEqual(expect.any(String));
    expect(error!.length).toBeLessThan(3000);
  });

  test('a text that is nested deeply, and one that acts', async () => {
    expect(await call(client, 'lint_tools', { text: deep })).toMatchObject({ tools: 0 });
    const acting = { ...GOOD, name: 'a\u202e\u001b[2J b' };
    const { findings } = await call(client, 'lint_tools', { text: listOf(acting) });
    expect(JSON.stringify(findings)).not.toMatch(/\u202e|\\u001b/);
  });

  test('a config in JavaScript does not run', async () => {
    const folder = project({
      'toolint.config.mjs': "import { writeFileSync } from 'node:fs';\nwriteFileSync('ran', '');\nexport default {};\n",
      'good.json': listOf(GOOD),
    });
    const careful = await connect(folder);
    expect((await call(careful, 'lint_tools')).error).toContain('toolint.config.mjs');
    expect(() => readFileSync(join(folder, 'ran'))).toThrow();
  });
});

test('answers are pages of bounded size, which together have everything', async () => {
  // Each page is linted anew, so there are no more tools than are needed for a second page of them.
  const count = 101;
  const bad = Array.from({ length: count }, (_, index) => ({ ...BAD, name: `a ${index}` }));
  // Several clients refuse each tool.
  const few = bad.slice(0, 30);
  const folder = project({ 'many.json': listOf(...bad), 'few/few.json': listOf(...few) });
  const paging = await connect(folder);
  for (const [name, given, key, least] of [
    ['lint_tools', { paths: ['many.json'] }, 'findings', count],
    ['show_tools', { paths: ['many.json'] }, 'tools', count],
    ['check_clients', { path: 'few/few.json' }, 'refusals', few.length],
  ] as const) {
    const seen: unknown[] = [];
    let offset: number | undefined = 0;
    let total = 0;
    let pages = 0;
    while (offset !== undefined) {
      const answer: Called = await call(paging, name, { ...given, offset });
      expect(JSON.stringify(answer).length).toBeLessThan(25_000);
      seen.push(...(answer[key] as unknown[]));
      pages++;
      total = answer.total as number;
      offset = answer.next as number | undefined;
    }
    expect([name, seen.length, new Set(seen.map((each) => JSON.stringify(each))).size]).toEqual([name, total, total]);
    expect([name, total >= least, pages > 1]).toEqual([name, true, true]);
  }
  const { tools, total } = await call(paging, 'show_tools', { paths: ['many.json'], offset: 100_000 });
  expect([tools, total]).toEqual([[], count]);
});

test('a tool that alone is more than a page is named', async () => {
  const folder = project({
    'large.json': listOf({ ...GOOD, description: 'x'.repeat(50_000) }, { ...GOOD, name: 'z' }),
  });
  const { tools } = await call(await connect(folder), 'show_tools');
  expect(tools).toEqual([{ name: 'read_weather', leftOut: expect.stringMatching(/^50\d{3} characters$/) }]);
});

test('standard output has messages alone, and a wrong option is said', async () => {
  const { status, out, err } = await spawnToolint(['mcp', '--port', '1']);
  expect([status, out, err]).toEqual([2, '', expect.stringContaining('toolint mcp speaks MCP')]);
  expect((await spawnToolint(['mcp', '--help'])).out).toContain('Usage\n  toolint mcp');
});
