/** `toolint diff` and `toolint dump` on real repositories. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOfMarkdown } from '../action/support/markdown.js';
import { Document as YamlDocument, stringify } from 'yaml';
import { baselineText } from '../../src/diff/tools.js';
import { folderOf, spawnToolint, toolint } from '../support/cli.js';

const folders: { remove(): void }[] = [];
afterAll(() => folders.forEach((each) => each.remove()));

function folder(files: Record<string, string>) {
  const made = folderOf(files);
  folders.push(made);
  const write = (name: string, text: string): void => writeFileSync(join(made.path, name), text);
  return { path: made.path, write };
}

const IMPORTS = "import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\nimport { z } from 'zod';\n";

function server(tools: string, more = ''): string {
  return `${IMPORTS}${more}const server = new McpServer({ name: 'weather', version: '1.0.0' });\n${tools}`;
}
const tool = (name: string, shape: string, text = `The ${name} of a city, by its name.`): string =>
  `server.registerTool('${name}', { description: '${text}', inputSchema: { ${shape} } }, async () => ({ content: [] }));\n`;

function commit(path: string, message: string, tag?: string): void {
  const git = (...args: string[]) =>
    spawnSync('git', ['-C', path, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args]);
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', message);
  if (tag) git('tag', tag);
}

interface Json {
  diff: {
    base: string;
    needs: string;
    raised?: string;
    compared: number;
    unknown: { tool?: string; reason: string }[];
  };
  changes: {
    rule: string;
    severity: string;
    tools: string[];
    at?: { path: string; line: number };
    isReleased: boolean;
  }[];
  findings: { rule: string; severity: string; path: string }[];
}

async function diff(cwd: string, ...args: string[]): Promise<Json & { status: number }> {
  const { status, out, err } = await toolint(['diff', '--format', 'json', ...args], { cwd });
  if (out === '') throw new Error(err);
  return { status, ...(JSON.parse(out) as Json) };
}
const rulesIn = ({ changes }: Json): string[] => changes.map(({ rule }) => rule);

const PACKAGE = '{ "name": "weather", "version": "1.0.0" }\n';

test('the working tree is compared with the newest release; imports are read in the commit', async () => {
  const { path, write } = folder({
    'package.json': PACKAGE,
    'shapes.ts': "import { z } from 'zod';\nexport const City = z.string();\n",
    'server.ts': server(tool('forecast', 'city: City'), "import { City } from './shapes.js';\n"),
  });
  commit(path, 'one', 'v1.0.0');
  expect(await diff(path)).toMatchObject({ status: 0, changes: [], diff: { base: 'v1.0.0', needs: 'none' } });
  write('shapes.ts', "import { z } from 'zod';\nexport const City = z.number();\n");
  const changed = await diff(path);
  expect(changed).toMatchObject({ status: 1, diff: { needs: 'major', raised: 'none' } });
  expect(changed.changes).toMatchObject([{ rule: 'diff/type-narrowed', at: { path: 'server.ts' }, isReleased: true }]);
  expect((await diff(path, '--fail-on', 'never')).status).toBe(0);
  expect((await diff(path, '--rule', 'diff/type-narrowed=off')).changes).toEqual([]);
  // The commit alone is what it was.
  expect((await diff(path, 'v1.0.0', 'HEAD')).changes).toEqual([]);
});

test('tools whose names are built at run time are counted as not compared', async () => {
  const built =
    "for (const city of cities) server.registerTool(`in_${city}`, { description: 'The weather.' }, read);\n";
  const { path, write } = folder({
    'package.json': PACKAGE,
    'server.ts': server(built + tool('forecast', 'city: z.string()')),
  });
  commit(path, 'one', 'v1.0.0');
  write('server.ts', server(built + tool('forecast', 'city: z.number()')));
  expect((await diff(path)).diff.unknown).toEqual([
    expect.objectContaining({ reason: '1 tool has a name that is built at run time' }),
  ]);
});

test('a list of tools that moves is compared with itself, not with the loop that registers it', async () => {
  const list = (from: string): string =>
    `${from}export const TOOLS = [{ name: 'forecast', description: 'Tells the weather of a city.', inputSchema: City }];\n`;
  const loop = server(
    'for (const tool of TOOLS) server.tool(tool.name, tool.description, { params: tool.inputSchema.strict() }, run);\n',
    "import { TOOLS } from './tools/index.js';\n",
  );
  const shapes = (name: string): string =>
    `import { z } from 'zod';\nexport const City = z.object({ city: z.string().describe(${name}), days: z.number() });\n`;
  const before = folder({
    'server.ts': loop,
    'shapes.ts': shapes('textOf()'),
    'tools/index.ts': list("import { City } from '../shapes.js';\n"),
  });
  const after = folder({
    'server.ts': loop,
    'tools/index.ts': "export { TOOLS } from './list.js';\n",
    'tools/shapes.ts': shapes('textOf()'),
    'tools/list.ts': list("import { City } from './shapes.js';\n"),
  });
  expect((await diff(before.path, before.path, after.path)).changes).toEqual([]);
});

test('moved, split, reordered, and written as JSON is the same', async () => {
  const [city, days] = ['city: z.string()', 'days: z.number().optional()'];
  const one = folder({ 'server.ts': server(tool('forecast', `${city}, ${days}`) + tool('alerts', city)) });
  const two = folder({
    'src/a.ts': server(tool('alerts', city)),
    'src/b.ts': server(tool('forecast', `${days},\n\n  ${city}`)),
  });
  expect((await diff(one.path, one.path, two.path)).changes).toEqual([]);
  const { out } = await toolint(['dump'], { cwd: one.path });
  const json = folder({ 'tools.json': out });
  expect((await diff(one.path, one.path, json.path)).changes).toEqual([]);
  expect((await diff(one.path, '.', join(json.path, 'tools.json'))).changes).toEqual([]);
});

test('YAML is the same in any order, style and file, and each change in it is its rule alone', async () => {
  const count = 12;
  const before: Record<string, string> = {};
  const [same, other]: Record<string, string>[] = [{}, {}];
  for (let seed = 1; seed <= count; seed++) {
    const tools = ['read', 'write', 'list'].map((verb) => ({
      name: `${verb}_${'abcdefghijkl'[seed - 1]!.repeat(3)}`,
      description: `To ${verb} number ${seed}: it's "all" of it, # and more`,
      inputSchema: {
        type: 'object',
        properties: {
          id: { type: 'string', description: 'yes\nno: null', pattern: '^[0-9]+$' },
          order: { type: 'string', enum: ['on', 'off', '1', 'null'] },
          limit: { type: ['integer', 'null'], default: seed },
        },
        required: ['id'],
      },
    }));
    before[`tools-${seed}.yaml`] = stringify({ tools });
    same![`moved/${seed}.yml`] = shuffledYaml({ tools }, seed);
    tools[0]!.inputSchema.properties.order.enum.pop();
    tools[1]!.inputSchema.required.push('order');
    other![`tools-${seed}.yaml`] = shuffledYaml({ tools }, seed);
  }
  const [one, two, three] = [folder(before), folder(same!), folder(other!)];
  const silent = await diff(one.path, one.path, two.path);
  expect([silent.changes, silent.diff.compared, silent.diff.unknown]).toEqual([[], 3 * count, []]);
  const { changes } = await diff(one.path, one.path, three.path);
  expect(changes.map(({ rule, tools }) => [rule, tools.length])).toEqual([
    ['diff/enum-narrowed', count],
    ['diff/parameter-required', count],
  ]);
});

/** The same data: keys and tools in another order, in flow or block style, quoted or not, with comments. */
function shuffledYaml(data: { readonly tools: readonly object[] }, seed: number): string {
  const turned = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(turned)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(turnedBy(Object.entries(value), seed).map(([key, each]) => [key, turned(each)]))
        : value;
  const document = new YamlDocument({ tools: turnedBy(data.tools, seed).map(turned) });
  document.comment = ' tools';
  return document.toString({
    indent: 2 + (seed % 3),
    lineWidth: 20 + seed * 5,
    collectionStyle: seed % 3 === 0 ? 'flow' : 'any',
    defaultStringType: seed % 2 === 0 ? 'QUOTE_DOUBLE' : 'PLAIN',
    ...(seed % 4 === 0 && { defaultStringType: 'QUOTE_SINGLE' as const }),
  });
}

const turnedBy = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];

describe('what is gone', () => {
  test('is told, with what no release had marked', async () => {
    const { path, write } = folder({ 'package.json': PACKAGE, 'server.ts': server(tool('forecast', '')) });
    commit(path, 'one', 'v1.0.0');
    write(
      'server.ts',
      server(tool('forecast', '') + tool('tide_table', 'port: z.string()', 'When the sea is high at a port.')),
    );
    commit(path, 'two');
    write('server.ts', server(tool('forecast', '')));
    const { changes, diff: result } = await diff(path, 'HEAD');
    expect(changes).toMatchObject([{ rule: 'diff/tool-removed', tools: ['tide_table'], isReleased: false }]);
    expect(result.needs).toBe('minor');
  });

  test('is not, where the name is still written or a file is broken', async () => {
    const { path, write } = folder({ 'server.ts': server(tool('forecast', '')) });
    commit(path, 'one');
    write('server.ts', "export const all = makeAll([{ name: 'forecast' }]);\n");
    const written = await diff(path, 'HEAD');
    expect([written.changes, written.diff.unknown.map(({ tool }) => tool)]).toEqual([[], ['forecast']]);
    const { out } = await toolint(['diff', 'HEAD'], { cwd: path });
    expect(out).toContain('Not compared: `forecast`');
    expect(out).not.toContain('Nothing breaks');
    write('server.ts', `${server(tool('forecast', ''))}}}`);
    expect((await diff(path, 'HEAD')).changes).toEqual([]);
    expect((await diff(path, 'HEAD')).status).toBe(2);
  });
});

test('a version that was raised too little is told in strict; below 1.0.0 a minor one will do', async () => {
  const { path, write } = folder({
    'package.json': PACKAGE,
    'server.ts': server(tool('forecast', 'city: z.string()')),
  });
  commit(path, 'one', 'v1.0.0');
  write('server.ts', server(tool('forecast', 'city: z.number()')));
  write('package.json', PACKAGE.replace('1.0.0', '1.1.0'));
  const strict = await diff(path, '--preset', 'strict');
  expect(rulesIn(strict)).toEqual(['diff/type-narrowed', 'mcp/version-not-raised']);
  expect(strict.diff).toMatchObject({ needs: 'major', raised: 'minor' });
  expect(rulesIn(await diff(path))).toEqual(['diff/type-narrowed']);
  write('package.json', PACKAGE.replace('1.0.0', '2.0.0'));
  expect(rulesIn(await diff(path, '--preset', 'strict'))).toEqual(['diff/type-narrowed']);

  write('package.json', PACKAGE.replace('1.0.0', '0.4.0'));
  commit(path, 'two', 'v2.0.0');
  write('server.ts', server(tool('forecast', 'city: z.boolean()')));
  write('package.json', PACKAGE.replace('1.0.0', '0.4.1'));
  const early = await diff(path, 'v2.0.0', '--preset', 'strict');
  expect(early.diff).toMatchObject({ needs: 'minor', raised: 'patch' });
  expect(rulesIn(early)).toContain('mcp/version-not-raised');
  write('package.json', PACKAGE.replace('1.0.0', '0.5.0'));
  expect(rulesIn(await diff(path, 'v2.0.0', '--preset', 'strict'))).not.toContain('mcp/version-not-raised');
});

test('one id and version of an OTC tool stands for one contract', async () => {
  const otc = (type: string): string =>
    JSON.stringify({
      ...{ id: 'Sea.Tide@1.0.0', name: 'Tide', description: 'When the sea is high.', version: '1.0.0' },
      input_schema: { parameters: { type: 'object', properties: { port: { type } } } },
      output_schema: null,
    });
  const { path, write } = folder({ 'tide.json': otc('string') });
  commit(path, 'one');
  write('tide.json', otc('number'));
  expect(rulesIn(await diff(path, 'HEAD'))).toEqual(['diff/type-narrowed', 'otc/version-not-raised']);
});

test('a Shinkai tool asks for another scope under the same version', async () => {
  const before = readFileSync('__tests__/fixtures/shinkai/product.json', 'utf8');
  const after = before.replace('"scopes": []', '"scopes": ["notes.write"]');
  const { path, write } = folder({ 'tool.json': before });
  commit(path, 'one');
  write('tool.json', after);
  const strict = ['HEAD', '--preset', 'strict'];
  expect(rulesIn(await diff(path, ...strict))).toEqual(['diff/config-narrowed', 'shinkai/version-not-raised']);
  write('tool.json', after.replace('"version": "1.0.0"', '"version": "1.1.0"'));
  expect(rulesIn(await diff(path, ...strict))).toEqual(['diff/config-narrowed']);
});

test('the config accepts a break until a version, and says when an entry is stale', async () => {
  const accept = [{ rule: 'diff/*', tool: 'forecast', until: '2.0.0', reason: 'Announced in May.' }];
  const { path, write } = folder({
    'package.json': PACKAGE,
    'server.ts': server(tool('forecast', 'city: z.string()')),
    'toolint.config.json': JSON.stringify({ diff: { accept } }),
  });
  commit(path, 'one', 'v1.0.0');
  const stale = await diff(path);
  expect(stale.findings).toMatchObject([
    {
      rule: 'common/stale-suppression',
      severity: 'warning',
      path: 'toolint.config.json',
      message: expect.stringContaining('nothing of that kind has changed'),
    },
  ]);
  write('server.ts', server(tool('forecast', 'city: z.number()')));
  expect(await diff(path)).toMatchObject({ status: 0, changes: [], findings: [] });
  write('package.json', PACKAGE.replace('1.0.0', '2.0.0'));
  expect((await diff(path)).findings.map(({ rule }) => rule)).toEqual([
    'diff/type-narrowed',
    'common/stale-suppression',
  ]);
});

test('BASE can come from standard input', async () => {
  const { path } = folder({ 'server.ts': server(tool('forecast', 'city: z.string()')) });
  const { out: input } = await toolint(['dump'], { cwd: path });
  const same = await spawnToolint(['diff', '-', '--format', 'json'], { cwd: path, input });
  expect([same.status, (JSON.parse(same.out) as Json).changes]).toEqual([0, []]);
  const other = await toolint(['diff', '-'], { cwd: path, input: input.replace('forecast', 'tide_table') });
  expect([other.status, other.out]).toEqual([1, expect.stringContaining('standard input → the working tree')]);
  expect((await toolint(['diff', '-'], { cwd: path, input: 'no list' })).status).toBe(2);
});

test('names are code in messages, and a comparison without a tool is no clean result', async () => {
  const shape = 'city: z.string()';
  const evil = (text: string): string => `server.tool('a\`b', { ${text} }, run);\n`;
  const before = folder({ 'server.ts': server(tool('forecast', shape) + evil('id: z.string()')) });
  const after = folder({
    'server.ts': server(tool('forecast', `${shape}, days: z.number().optional()`) + evil('id: z.number()')),
  });
  const { out } = await toolint(['diff', before.path, after.path, '--format', 'markdown'], { cwd: before.path });
  expect(out).toContain('New optional parameters: `forecast.days`.');
  expect(out).toContain("`id` of `a'b` accepted string and now accepts number.");
  const nothing = folder({ 'server.ts': 'export const x = 1;\n' });
  const { out: none } = await toolint(['diff', nothing.path, nothing.path], { cwd: nothing.path });
  expect(none).toContain('no file that differs has a known tool');
});

test('the table says what was and is, each side with its own line; a text stays on one line', async () => {
  const make = (text: string, more: string): string =>
    server(`server.registerTool('forecast', { description: \`${text}\`, ${more} }, run);\n`);
  const before = folder({
    's.ts': make('Tells it.\nOften.', 'annotations: { readOnlyHint: true }') + tool('tide_table', ''),
  });
  const after = folder({ 's.ts': make('Tells it.\nOften.\nOr not.', 'inputSchema: { city: z.string() }') });
  const { out } = await toolint(['diff', before.path, after.path, '--format', 'markdown'], { cwd: before.path });
  const rows = out.split('\n').filter((line) => /^\| [^:|]*\|.*`diff\//.test(line));
  expect(rows.map((row) => row.split(' | ').slice(2).join(' | '))).toEqual([
    '  | `city` |',
    '`s.ts:6` |   |',
    '`read-only` | `may be destructive` |',
  ]);
  expect(out).toContain('No longer read-only, and may be destructive: `forecast`.');
  expect(out).toMatch(/↵ Or not/);
});

test('a side that cannot be read is no clean result', async () => {
  const { path } = folder({ 'server.ts': server(tool('forecast', '')), 'bad.json': '{}' });
  for (const [args, says] of [
    [['diff', 'no-such-thing'], 'not a folder or a file'],
    [['diff', 'bad.json'], 'is not a dump of tools'],
    [['diff'], 'There is no release'],
    [['diff', 'a', 'b', 'c'], 'compares two versions'],
  ] as const) {
    const { status, err } = await toolint(args, { cwd: path });
    expect([status, err]).toEqual([2, expect.stringContaining(says)]);
  }
});

test('a dump is sorted and marks what cannot be known; paths narrow it', async () => {
  const { path } = folder({
    'b/server.ts': server(tool('zebra', 'city: cityOf()') + tool('apple', 'city: z.string()')),
    'a/server.ts': server(tool('melon', '')),
  });
  const { out } = await toolint(['dump'], { cwd: path });
  const { tools, unknown } = JSON.parse(out) as {
    tools: { name: string }[];
    unknown: { tool: string; pointer: string }[];
  };
  expect(tools.map(({ name }) => name)).toEqual(['apple', 'melon', 'zebra']);
  expect(unknown[0]).toMatchObject({ tool: 'zebra', pointer: '/tools/2/inputSchema/properties/city' });
  const below = await toolint(['dump', 'a'], { cwd: path });
  expect((JSON.parse(below.out) as { tools: object[] }).tools).toHaveLength(1);
});

test('a dump beside the code is what it is compared with, and no second definition', async () => {
  const code = (name: string): string =>
    server(tool(name, 'city: z.string()', 'The weather of a city.') + tool('time', 'city: z.string()'));
  const { path, write } = folder({ 'server.ts': code('rain') });
  const dumped = async (...paths: string[]) => {
    const { out } = await toolint(['dump', ...paths], { cwd: path });
    return (JSON.parse(out) as { tools: { name: string }[] }).tools.map(({ name }) => name);
  };
  expect((await toolint(['dump', '-o', 'tools.json'], { cwd: path })).status).toBe(0);
  commit(path, 'first', 'v1.0.0');
  write('server.ts', code('forecast'));
  for (const base of ['v1.0.0', 'tools.json']) {
    const found = await diff(path, base);
    expect([base, found.status, rulesIn(found)]).toEqual([base, 1, ['diff/tool-renamed']]);
    expect(found.diff.unknown).toEqual([]);
  }
  expect(await dumped()).toEqual(['forecast', 'time']);
  expect(await dumped('tools.json')).toEqual(['rain', 'time']);
  commit(path, 'late');
  await toolint(['dump', '-o', 'tools.json'], { cwd: path });
  expect(rulesIn(await diff(path, 'HEAD'))).toEqual([]);
  expect(rulesIn(await diff(path, 'HEAD', '--', 'tools.json'))).toEqual(['diff/tool-renamed']);
});

test('a baseline beside the code is no second definition, however the server was asked', async () => {
  const code = (name: string): string => server(tool(name, 'city: z.string()', 'The weather of a city.'));
  const baseline = (name: string): string => baselineText([{ name, inputSchema: { type: 'object', $schema: 'x' } }]);
  const { path, write } = folder({ 'server.ts': code('rain'), 'tools.json': baseline('rain') });
  commit(path, 'first');
  write('server.ts', code('forecast'));
  expect(rulesIn(await diff(path, 'HEAD'))).toEqual(['diff/tool-renamed']);
  // Whatever is written in another form is somebody's list.
  write('tools.json', `${JSON.stringify(JSON.parse(baseline('rain')))}\n`);
  expect(rulesIn(await diff(path, 'HEAD'))).not.toEqual(['diff/tool-renamed']);
});

test('a dump without code that it could be of is a definition', async () => {
  const dump = (name: string): string => JSON.stringify({ tools: [{ name, inputSchema: {} }], unknown: [] });
  const { path, write } = folder({ 'tools.json': dump('weather'), 'main.go': 'package main' });
  commit(path, 'first');
  write('tools.json', dump('forecast'));
  expect(rulesIn(await diff(path, 'HEAD'))).toEqual(['diff/tool-removed', 'diff/added']);
});

test('a dump of what is not read is no empty list', async () => {
  const outside = folder({ 'a.json': '{}' });
  const { path } = folder({ 'a.json': '{}' });
  if (process.platform !== 'win32') symlinkSync(outside.path, join(path, 'link'));
  for (const [named, reason] of [
    ['nowhere.json', 'does not exist'],
    ['..', 'lies outside of this folder'],
    [join(outside.path, 'a.json'), 'lies outside of this folder'],
    ...(process.platform === 'win32' ? [] : [['link/a.json', 'leads out of the workspace']]),
  ]) {
    const { status, out, err } = await toolint(['dump', named!], { cwd: path });
    expect([status, out, err]).toEqual([2, '', expect.stringContaining(reason!)]);
  }
  expect((await toolint(['dump', join(path, 'a.json')], { cwd: path })).status).toBe(0);
});

test('every format stays text, whatever a tool says', async () => {
  const evil = (text: string): string =>
    JSON.stringify({ tools: [{ name: 'x', description: text, inputSchema: { type: 'object' } }] });
  const { path } = folder({ 'a.json': evil('good'), 'b.json': evil('::error::<img src=x> @team ```\n| a | <script>') });
  for (const format of ['pretty', 'markdown', 'github', 'sarif', 'html']) {
    const { out, status } = await toolint(['diff', 'a.json', 'b.json', '--format', format], { cwd: path });
    expect([format, status]).toEqual([format, 0]);
    expect(out).not.toMatch(/^::error::<img/m);
    if (format === 'markdown') expect(faultsOfMarkdown(out, { links: [] })).toEqual([]);
    if (format === 'html') expect(out).not.toContain('<img src=x>');
  }
});

test('no format repeats a secret, in a text, a value or a name', async () => {
  const secret = ['ghp', 'Zq7Xw2Lk9Rt4Vb8Nm3Jh6Gf1Ds5Pa0Yc2Ue4'].join('_');
  const version = (text: string, values: string[], rest: object): string => {
    const mode = { type: 'string', enum: ['a', ...values], ...rest };
    const inputSchema = { type: 'object', properties: { mode } };
    return JSON.stringify({ tools: [{ name: 'x', description: `Takes a token. ${text}`, inputSchema }] });
  };
  const { path } = folder({
    'a.json': version(`Try ${secret} first.`, [secret, 'b'], { default: secret }),
    'b.json': version(`Now ${secret} comes first.`, ['c'], { const: secret, pattern: secret, format: secret }),
  });
  for (const [before, after] of [
    ['a.json', 'b.json'],
    ['b.json', 'a.json'],
  ]) {
    for (const format of ['pretty', 'concise', 'markdown', 'json', 'github', 'sarif', 'html']) {
      const { out, err } = await toolint(['diff', before!, after!, '--format', format], { cwd: path });
      expect([format, out.length > 100]).toEqual([format, true]);
      expect([format, (out + err).includes(secret.slice(4, 12))]).toEqual([format, false]);
      // What is no secret is still told.
      if (format === 'markdown') expect(out).toMatch(/Takes a token.*first\./);
    }
  }
});

test('the config and its page name what there is', () => {
  expect(readFileSync('docs/versions.md', 'utf8')).toContain('diff.accept');
});
