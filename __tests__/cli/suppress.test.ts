import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { format } from 'prettier';
import { addFiles, makeFolder } from '../run/folder.js';
import { toolint, toolintJson, rulesAt } from '../support/cli.js';

const FILE = 'toolint-suppressions.json';
const WHOLE = readFileSync('__tests__/fixtures/shinkai/whole.json', 'utf8');

type Json = Record<string, unknown>;
type Entry = Readonly<Record<'path' | 'rule' | 'pointer' | 'reason', string>>;

/** Shinkai manifests with faults of many kinds, some of them the same twice. */
const MANIFESTS: Record<string, Json> = {
  'placeholder/metadata.json': { ...parse(WHOLE), description: 'TODO', homepage: 'http://example.com/a' },
  'slips/metadata.json': { ...without(parse(WHOLE), 'homepage'), homePage: 'https://example.com', keywrds: ['a'] },
  'untyped/metadata.json': { ...parse(WHOLE), configurations: { properties: {} }, result: { properties: {} } },
};

function parse(text: string): Json {
  return JSON.parse(text) as Json;
}

function without(value: Json, key: string): Json {
  const { [key]: _, ...rest } = value;
  return rest;
}

const inFolder = (folder: string) => ({
  run: (...args: string[]) => toolintJson(args, { cwd: folder }),
  say: (...args: string[]) => toolint(args, { cwd: folder }),
  read: (path: string) => readFileSync(join(folder, path), 'utf8'),
  entries: () => (parse(readFileSync(join(folder, FILE), 'utf8')) as { suppressions: Entry[] }).suppressions,
  git: (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', env: GIT }),
});

const GIT = {
  PATH: process.env['PATH'],
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  ...{
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.com',
  },
};

async function suppressed(files: Record<string, string | object>, reason = 'Known') {
  const folder = makeFolder(files);
  const there = inFolder(folder);
  const { status, report } = await there.run('--suppress', '--reason', reason);
  expect([status, report.findings]).toEqual([0, []]);
  return { folder, ...there };
}

function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, shuffled(inner)]),
  );
}

const spread = (value: unknown): string =>
  `\n\n${JSON.stringify(shuffled(value), null, '\t').replaceAll('\n', '\n\n')}\n`;

describe('--suppress', () => {
  test('accepts all that is found, and the run is clean', async () => {
    const folder = makeFolder(MANIFESTS);
    const { run, say, entries } = inFolder(folder);
    const before = await run();
    expect(before.report.findings.length).toBeGreaterThan(3);
    const written = await say('--suppress', '--reason', '  Known before we began ');
    expect(written.err).toBe(`Suppressed ${before.report.findings.length} findings in ${FILE}.\n`);
    expect(written.status).toBe(0);
    const after = await run();
    expect(after.status).toBe(0);
    expect(after.report.findings).toEqual([]);
    expect(after.report.summary).toMatchObject({ errors: 0, suppressed: before.report.findings.length, fixable: 0 });
    expect(
      entries()
        .map(({ path, rule, pointer, reason }) => `${path} ${rule} ${pointer} ${reason}`)
        .sort(),
    ).toEqual(
      before.report.findings
        .map(({ path, rule, pointer }) => `${path} ${rule} ${pointer} Known before we began`)
        .sort(),
    );
    expect((await say()).out).toContain(`${before.report.findings.length} suppressed`);
  });

  test('is laid out as formatters do it; entries are sorted, and have neither line numbers nor counters', async () => {
    const { read, entries } = await suppressed(MANIFESTS);
    const text = read(FILE);
    expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
    expect(await format(text, { parser: 'json' })).toBe(text);
    const lines = entries().map((entry) => JSON.stringify(entry));
    expect([...lines].sort()).toEqual(lines);
    for (const entry of entries()) {
      expect(Object.keys(entry)).toEqual(['path', 'rule', 'pointer', 'hash', 'reason']);
    }
  });

  test('holds when lines move, keys are reordered and files are indented anew', async () => {
    const { folder, run } = await suppressed(MANIFESTS);
    for (const [path, manifest] of Object.entries(MANIFESTS)) addFiles(folder, { [path]: spread(manifest) });
    const { status, report } = await run();
    expect([status, report.findings]).toEqual([0, []]);
  });

  test('holds no longer when the value changes: that finding comes back, and nothing is called stale', async () => {
    const { folder, run } = await suppressed(MANIFESTS);
    const changed = { ...MANIFESTS['placeholder/metadata.json'], homepage: 'http://example.com/b' };
    addFiles(folder, { 'placeholder/metadata.json': changed });
    const { status, report } = await run();
    expect(status).toBe(0);
    expect(report.findings.map(({ rule, path, pointer }) => `${rule} ${path} ${pointer}`)).toEqual([
      'common/insecure-url placeholder/metadata.json /homepage',
    ]);
  });

  test('what changes inside of a container is not the container', async () => {
    const { folder, run } = await suppressed(MANIFESTS);
    const untyped = MANIFESTS['untyped/metadata.json']!;
    const sound = { token: { type: 'string', description: 'The token.' } };
    addFiles(folder, { 'untyped/metadata.json': { ...untyped, configurations: { properties: sound } } });
    expect((await run()).report.findings).toEqual([]);
  });

  test('what was mended leaves exactly its suppression behind, as an error at its line', async () => {
    const { folder, run, say, read, entries } = await suppressed(MANIFESTS);
    const mended = { ...MANIFESTS['placeholder/metadata.json'], description: 'Tells the weather of the next days.' };
    addFiles(folder, { 'placeholder/metadata.json': mended });
    const { status, report } = await run();
    const index = entries().findIndex(({ pointer }) => pointer === '/description');
    const line =
      read(FILE)
        .split('\n')
        .findIndex((each) => each.includes('"/description"')) - 2;
    expect(status).toBe(1);
    expect(report.findings).toMatchObject([
      { rule: 'common/stale-suppression', severity: 'error', path: FILE, line, pointer: `/suppressions/${index}` },
    ]);
    expect(report.findings[0]!.help).toContain('Run `npx toolint --prune-suppressions`');
    expect(report.findings[0]!.message).toContain('`/description` in placeholder/metadata.json');
    expect((await say()).out).toContain(`${FILE}:${line}:5`);
    const pruned = await say('--prune-suppressions');
    expect([pruned.status, pruned.err]).toEqual([0, `Took 1 suppression out of ${FILE}.\n`]);
    expect(entries().some(({ pointer }) => pointer === '/description')).toBe(false);
    expect((await run()).report.findings).toEqual([]);
  });

  test('once more keeps what is there with its reasons, and replaces what holds no longer', async () => {
    const { folder, run, entries } = await suppressed(MANIFESTS, 'First');
    const before = entries();
    addFiles(folder, {
      'placeholder/metadata.json': { ...MANIFESTS['placeholder/metadata.json'], homepage: 'http://example.com/b' },
      'new/metadata.json': { ...parse(WHOLE), description: 'TBD' },
    });
    expect((await run('--suppress', '--reason', 'Second')).status).toBe(0);
    const [kept, added] = [
      entries().filter(({ reason }) => reason === 'First'),
      entries().filter(({ reason }) => reason === 'Second'),
    ];
    expect(kept).toEqual(
      before.filter(({ path, pointer }) => !(path.startsWith('placeholder') && pointer === '/homepage')),
    );
    expect(added.map(({ path, pointer }) => `${path}${pointer}`)).toEqual([
      'new/metadata.json/description',
      'placeholder/metadata.json/homepage',
    ]);
    expect((await run()).report.findings).toEqual([]);
  });

  test('of the paths that are given, and no others', async () => {
    const folder = makeFolder(MANIFESTS);
    const { run, entries } = inFolder(folder);
    await run('slips', '--suppress', '--reason', 'Known');
    expect(new Set(entries().map(({ path }) => path))).toEqual(new Set(['slips/metadata.json']));
    const { report } = await run();
    expect(report.findings.some(({ path }) => path.startsWith('placeholder'))).toBe(true);
    expect(report.findings.some(({ path }) => path.startsWith('slips'))).toBe(false);
  });

  test('only one finding, at the place that a report names', async () => {
    const folder = makeFolder(MANIFESTS);
    const { run, say, entries } = inFolder(folder);
    const before = (await run()).report.findings;
    const [one] = before.filter(({ path }) => path.startsWith('slips'));
    const place = `${one!.path}:${one!.line}:${one!.column}`;
    expect((await say('--format', 'concise')).out).toContain(`${place}: `);
    const told = await say('--suppress-at', `./${place}`, '--reason', 'Known');
    expect(told).toEqual({ status: 0, out: '', err: `Suppressed 1 finding in ${FILE}.\n` });
    expect(entries()).toMatchObject([{ path: one!.path, rule: one!.rule, pointer: one!.pointer, reason: 'Known' }]);
    expect((await run()).report.findings).toHaveLength(before.length - 1);
  });

  test('at a place: what is suppressed already is said to be, and a report is there for who asks for one', async () => {
    const folder = makeFolder(MANIFESTS);
    const { run, say, read } = inFolder(folder);
    const before = (await run()).report.findings;
    const one = before.find(({ rule }) => before.filter((each) => each.rule === rule).length === 1);
    const at = ['--suppress-at', `${one!.path}:${one!.line}:${one!.column}`, '--reason', 'Known', '--fail-on', 'info'];
    const reported = await run(...at);
    expect([reported.status, reported.report.findings.length]).toEqual([1, before.length - 1]);
    const written = read(FILE);
    const again = await say(...at);
    expect(again).toEqual({ status: 0, out: '', err: `The finding at ${at[1]!} is suppressed already.\n` });
    const byRule = await say('--suppress-rule', one!.rule, '--reason', 'Known');
    expect(byRule.err).toBe(`All findings of ${one!.rule} are suppressed already.\n`);
    expect(read(FILE)).toBe(written);
  });

  test('at a place: what cannot be suppressed still fails, and so does a file that cannot be read', async () => {
    const broken = makeFolder({ 'metadata.json': `${WHOLE}}` });
    const refused = await inFolder(broken).say('metadata.json', '--suppress-rule', 'common/syntax', '--reason', 'x');
    expect(refused.status).toBe(1);
    const [, line] = /metadata\.json:(\d+)/.exec(refused.out)!;
    const there = inFolder(broken);
    const one = await there.say('metadata.json', '--suppress-at', `metadata.json:${line!}`, '--reason', 'x');
    expect(one).toMatchObject({ status: 1, out: '', err: expect.stringContaining('1 finding cannot be suppressed: ') });
    const { findings } = (await inFolder(makeFolder(MANIFESTS)).run()).report;
    const place = `${findings[0]!.path}:${findings[0]!.line}:${findings[0]!.column}`;
    const files = inFolder(makeFolder(MANIFESTS));
    const missing = await files.say('.', 'missing.json', '--suppress-at', place, '--reason', 'x');
    expect(missing).toMatchObject({
      status: 2,
      out: '',
      err: expect.stringMatching(/^toolint: missing\.json: .*\nSuppressed 1 /),
    });
  });

  test('where a place has several, the command for each is told, and nothing is written', async () => {
    const folder = makeFolder({ 'a/metadata.json': JSON.stringify(MANIFESTS['slips/metadata.json']) });
    const { run, say, entries } = inFolder(folder);
    const { findings } = (await run()).report;
    const { status, err } = await say('--suppress-at', 'a/metadata.json:1', '--reason', 'Known');
    expect([status, existsSync(join(folder, FILE))]).toEqual([2, false]);
    const ways = err.match(/--suppress-at \S+ --suppress-rule \S+/g)!;
    expect(ways).toHaveLength(findings.length);
    await say(...ways[0].split(' '), '--reason', 'Known');
    expect(entries()).toHaveLength(1);
  });

  test('all that one rule finds', async () => {
    const { run, entries } = inFolder(makeFolder(MANIFESTS));
    const { findings } = (await run()).report;
    const { rule } = findings[0]!;
    await run('--suppress-rule', rule, '--reason', 'Known');
    expect(new Set(entries().map((each) => each.rule))).toEqual(new Set([rule]));
    expect((await run()).report.findings).toEqual(findings.filter((each) => each.rule !== rule));
  });

  test('one at a time leaves the other entries alone, also those that hold no longer', async () => {
    const { folder, run, say, entries, read } = await suppressed(MANIFESTS, 'First');
    const before = entries();
    addFiles(folder, {
      [FILE]: read(FILE).replaceAll('"reason": "First"', '"reason": "First", "expires": "2020-01-01"'),
    });
    const [one] = (await run()).report.findings;
    await say('--suppress-at', `${one!.path}:${one!.line}:${one!.column}`, '--reason', 'Second');
    expect(entries()).toHaveLength(before.length);
    expect(entries().filter(({ reason }) => reason === 'Second')).toMatchObject([{ rule: one!.rule }]);
  });

  test('equal findings count one by one', async () => {
    const tool = (description: string) => ({ name: 'x', description, inputSchema: { type: 'object', properties: {} } });
    const { folder, run, entries } = await suppressed({ 'a.json': { tools: [tool('TODO')] } });
    const one = entries().length;
    addFiles(folder, { 'a.json': { tools: [tool('TODO'), tool('TODO')] } });
    const { report } = await run(
      '--rule',
      'common/duplicate-tool-name=off',
      '--rule',
      'common/identical-description=off',
    );
    expect(one).toBe(1);
    expect(report.findings.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
      'common/empty-description /tools/1/description',
    ]);
  });

  test('a tool is known by its name, wherever it stands in its list', async () => {
    const tool = (name: string, description: string) => ({
      name,
      description,
      inputSchema: { type: 'object', properties: {} },
    });
    const { folder, run, entries } = await suppressed({ 'a.json': { tools: [tool('a', 'TODO'), tool('b', 'TBD')] } });
    expect(entries()).toMatchObject([
      { tool: 'a', pointer: '/description' },
      { tool: 'b', pointer: '/description' },
    ]);
    const more = [tool('c', 'Adds two numbers.'), tool('b', 'TBD'), tool('a', 'TODO')];
    addFiles(folder, { 'a.json': { tools: more } });
    expect((await run()).report.findings).toEqual([]);
    addFiles(folder, { 'a.json': { tools: [tool('c', 'TODO'), ...more.slice(1)] } });
    expect(rulesAt((await run()).report)).toEqual(['common/empty-description a.json:5:22']);
  });

  test('follows a tool that a fix renames, and what it hides is not fixed', async () => {
    const tool = (name: string) => ({
      ...{ name, description: 'TODO', inputSchema: { type: 'object', properties: {} } },
      annotations: { readOnlyHnt: true },
    });
    const folder = makeFolder({ 'a.json': { tools: [tool('get ticket'), tool('list')] } });
    const { run, say, entries, read } = inFolder(folder);
    for (const rule of ['common/empty-description', 'mcp/annotation-type', 'common/identical-description'])
      await run('--suppress-rule', rule, '--reason', 'Known');
    const before = entries();
    expect(rulesAt((await run()).report)).toEqual(['mcp/name-format a.json:4:15']);
    const dry = await say('--fix-unsafe', '--fix-dry-run');
    expect([dry.err, entries()]).toEqual(['', before]);
    const { status, err } = await say('--fix-unsafe');
    expect([status, err]).toEqual([
      0,
      `Fixed 1 finding:\n  a.json:4:15: Rename it to \`get_ticket\` [mcp/name-format]\nWrote the new names of tools into 2 suppressions in ${FILE}.\n`,
    ]);
    expect(JSON.parse(read('a.json'))).toEqual({ tools: [tool('get_ticket'), tool('list')] });
    expect(entries()).toEqual(JSON.parse(JSON.stringify(before).replaceAll('get ticket', 'get_ticket')));
    const after = await run();
    expect([after.status, after.report.findings]).toEqual([0, []]);
  });

  test('in source code too, where quotes and line breaks make no difference', async () => {
    const code = (first: string, quote: string) => `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
const server = new McpServer({ name: 'x', version: '1.0.0' });
${first}
server.registerTool(${quote}b${quote}, { description: ${quote}TODO${quote}, inputSchema: {} }, async () => ({ content: [] }));
`;
    const { folder, run, entries } = await suppressed({ 'a.ts': code('', "'") });
    expect(entries()).toMatchObject([{ path: 'a.ts', tool: 'b', pointer: '/description' }]);
    const other = `server.registerTool('a', { description: 'Adds two.', inputSchema: {} }, async () => ({ content: [] }));`;
    addFiles(folder, { 'a.ts': code(other, '"') });
    expect((await run()).report.findings).toEqual([]);
  });

  test.each([
    [['--suppress'], '--suppress needs a reason'],
    [['--suppress', '--reason', ' '], '--suppress needs a reason'],
    [['--reason', 'Known'], 'it goes together with --suppress'],
    [['--suppress-rule', 'common/insecure-url'], '--suppress-rule needs a reason'],
    [['--suppress-at', 'slips/metadata.json', '--reason', 'x'], 'such as tools.json:12 or tools.json:12:5'],
    [
      ['--suppress-at', 'slips/metadata.json:999', '--reason', 'x'],
      'There is no finding at slips/metadata.json:999, so nothing was suppressed.',
    ],
    [
      ['slips', '--suppress-rule', 'common/insecure-url', '--reason', 'x'],
      'There is no finding of common/insecure-url, so nothing was suppressed.',
    ],
    [['--suppress', '--reason', 'x', '--stdin'], 'does not go together with --stdin'],
    [['--prune-suppressions', '--fix-dry-run'], 'does not go together with --fix-dry-run'],
  ])('%j is told', async (args, message) => {
    const folder = makeFolder(MANIFESTS);
    const { status, err } = await inFolder(folder).say(...args);
    expect([status, err]).toEqual([2, expect.stringContaining(message)]);
    expect(existsSync(join(folder, FILE))).toBe(false);
  });

  test('where nothing is found, nothing is written', async () => {
    const folder = makeFolder({ 'metadata.json': WHOLE });
    const { status, err } = await inFolder(folder).say('metadata.json', '--suppress', '--reason', 'x');
    expect([status, err]).toEqual([0, `Suppressed 0 findings in ${FILE}.\n`]);
    expect(existsSync(join(folder, FILE))).toBe(false);
  });

  test('a syntax error cannot be suppressed, and that is said', async () => {
    const folder = makeFolder({ 'metadata.json': `${WHOLE.trimEnd().slice(0, -1)},}`, 'tool.ts': '' });
    const { status, err, report } = await inFolder(folder).run('--suppress', '--reason', 'x');
    expect([status, report.findings.map(({ rule }) => rule)]).toEqual([1, ['common/syntax']]);
    expect(err).toContain('1 finding cannot be suppressed: what cannot be parsed cannot be checked.\n');
  });

  test('a file above this folder cannot be suppressed, and that is said', async () => {
    const folder = makeFolder({ 'tool.json': MANIFESTS['placeholder/metadata.json']!, 'here/': '' });
    const { status, err } = await inFolder(join(folder, 'here')).say('../tool.json', '--suppress', '--reason', 'x');
    expect(status).toBe(0);
    expect(err).toContain('../tool.json is not below this folder');
    expect(existsSync(join(folder, 'here', FILE))).toBe(false);
  });

  test('first fixes, if that is asked for too; what is suppressed is not fixed', async () => {
    const files = { 'a/metadata.json': MANIFESTS['slips/metadata.json']! };
    const fixing = inFolder(makeFolder(files));
    await fixing.run('--fix', '--suppress', '--reason', 'x');
    expect(fixing.read('a/metadata.json')).toContain('"homepage"');
    expect(fixing.entries().some(({ pointer }) => pointer === '/homePage')).toBe(false);
    const { run, read } = await suppressed(files);
    const { report } = await run('--fix');
    expect(parse(read('a/metadata.json'))).toEqual(files['a/metadata.json']);
    expect(report.summary).toMatchObject({ warnings: 0, errors: 0 });
  });
});

describe('stale', () => {
  const PLACEHOLDER = {
    'a/metadata.json': { ...parse(WHOLE), description: 'TODO' },
    'b/metadata.json': { ...parse(WHOLE), description: 'TBD' },
  };
  const mended = { 'a/metadata.json': parse(WHOLE) };
  const stale = (report: { findings: readonly { rule: string }[] }) =>
    report.findings.filter(({ rule }) => rule === 'common/stale-suppression').length;

  test('only of files that were linted, and of rules that were on', async () => {
    const { folder, run } = await suppressed(PLACEHOLDER);
    addFiles(folder, mended);
    expect(stale((await run()).report)).toBe(1);
    expect(stale((await run('a')).report)).toBe(1);
    expect(stale((await run('b')).report)).toBe(0);
    expect(stale((await run('--rule', 'common/empty-description=off')).report)).toBe(0);
    expect(stale((await run('--preset', 'spec')).report)).toBe(0);
    expect(stale((await run('--rule', 'common/stale-suppression=off')).report)).toBe(0);
    expect((await run('--rule', 'common/stale-suppression=warning')).status).toBe(0);
    expect((await run('--rule', 'common/stale-suppression=warning', '--max-warnings', '0')).status).toBe(1);
  });

  test('a file that is gone, where the run would have come upon it', async () => {
    const { folder, run, say, entries } = await suppressed(PLACEHOLDER);
    rmSync(join(folder, 'a'), { recursive: true });
    const { report } = await run();
    expect(report.findings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^a\/metadata\.json no longer exists, /),
    ]);
    expect(stale((await run('b')).report)).toBe(0);
    expect(stale((await run('**/*.json')).report)).toBe(1);
    await say('b', '--prune-suppressions');
    expect(entries().length).toBe(2);
    await say('--prune-suppressions');
    expect(entries().map(({ path }) => path)).toEqual(['b/metadata.json']);
  });

  test('more than a thousand are one finding with their number, and 50,000 entries are the most', async () => {
    const { folder, run } = await suppressed(PLACEHOLDER);
    const write = (count: number): void => {
      const entry = { path: 'gone.json', rule: 'x/y', hash: '0', reason: 'Known' };
      const suppressions = Array.from({ length: count }, (_, index) => ({ ...entry, pointer: `/${index}` }));
      addFiles(folder, { 'toolint-suppressions.json': JSON.stringify({ version: 1, suppressions }) });
    };
    write(1001);
    const { report } = await run('--rule', 'common/empty-description=off');
    expect(report.findings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^1001 suppressions no longer hide anything\./),
    ]);
    write(50_001);
    const { report: refused } = await run();
    expect(refused.failures[0]!.message).toContain('50001 suppressions, and at most 50000 are read');
  });

  test('a source file that holds no tools any more', async () => {
    const code = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
new McpServer({ name: 'x', version: '1.0.0' }).registerTool('b', { description: 'TODO', inputSchema: {} }, async () => ({ content: [] }));`;
    const { folder, run } = await suppressed({ 'a.ts': code });
    addFiles(folder, { 'a.ts': 'export {};' });
    expect(stale((await run()).report)).toBe(1);
  });

  test('not while a file cannot be read, or cannot be parsed', async () => {
    const { folder, run } = await suppressed(PLACEHOLDER);
    addFiles(folder, { 'a/metadata.json': Buffer.from([0xff, 0xfe, 0]) });
    expect(stale((await run('a/metadata.json')).report)).toBe(0);
    addFiles(folder, { 'a/metadata.json': '{ "name": ' });
    const { report } = await run('a/metadata.json');
    expect(report.findings.map(({ rule }) => rule)).toContain('common/syntax');
    expect(stale(report)).toBe(0);
  });

  test('not what only a comparison of all files can tell', async () => {
    const definition = (name: string) => ({
      ...{ id: 'A.B@1.0.0', name, description: 'Adds two numbers.', version: '1.0.0' },
      ...{ input_schema: { parameters: { type: 'object' } }, output_schema: null },
    });
    const config = { extends: ['recommended'], servers: { math: ['*.json'] } };
    const files = { 'a.json': definition('B'), 'b.json': definition('B'), 'toolint.config.json': config };
    const { run, entries } = await suppressed(files);
    expect(entries().map(({ rule }) => rule)).toEqual(['otc/unique-id']);
    expect(stale((await run('b.json')).report)).toBe(0);
    expect(stale((await run('.')).report)).toBe(0);
  });

  test('a rule that does not exist, with what was meant', async () => {
    const { folder, run, read } = await suppressed(PLACEHOLDER);
    addFiles(folder, { [FILE]: read(FILE).replace('common/empty-description', 'common/emty-description') });
    const { report } = await run();
    expect(report.findings.map(({ rule }) => rule).sort()).toEqual(
      ['common/empty-description', 'common/stale-suppression'].sort(),
    );
    expect(report.findings.find(({ rule }) => rule === 'common/stale-suppression')!.message).toContain(
      'There is no rule `common/emty-description` (did you mean `common/empty-description`?), so this suppression does nothing',
    );
  });

  test('on standard input, suppressions hold and none is stale', async () => {
    const { folder } = await suppressed(PLACEHOLDER);
    const stdin = (input: string, name: string) =>
      toolintJson(['--stdin', '--stdin-filename', name], { cwd: folder, input });
    const text = JSON.stringify(PLACEHOLDER['a/metadata.json']);
    for (const name of ['a/metadata.json', './a/metadata.json', join(folder, 'a/metadata.json')]) {
      const { report } = await stdin(text, name);
      expect([report.findings, report.summary['suppressed']]).toEqual([[], 1]);
    }
    expect((await stdin(WHOLE, 'a/metadata.json')).report.findings).toEqual([]);
  });
});

describe('an expiry date', () => {
  const files = { 'a/metadata.json': { ...parse(WHOLE), description: 'TODO' } };

  test('the last day it holds; then the finding says so', async () => {
    const { folder, run, read, entries } = await suppressed(files);
    const expiring = (date: string) =>
      addFiles(folder, { [FILE]: read(FILE).replace(/, "expires": "[^"]*"| (?=\})/, `, "expires": "${date}" `) });
    const today = new Date().toISOString().slice(0, 10);
    expiring('2999-12-31');
    expect((await run()).report.findings).toEqual([]);
    addFiles(folder, { [FILE]: read(FILE).replace('2999-12-31', today) });
    expect((await run()).report.findings).toEqual([]);
    addFiles(folder, { [FILE]: read(FILE).replace(today, '2020-02-29') });
    const { report } = await run();
    expect(report.findings.map(({ rule }) => rule)).toEqual(['common/empty-description']);
    expect(report.findings[0]!.message).toMatch(/ \(Its suppression expired on 2020-02-29\.\)$/);
    await run('--prune-suppressions');
    expect(entries().length).toBe(1);
    await run('--suppress', '--reason', 'Again');
    expect(entries()).toMatchObject([{ reason: 'Again' }]);
    expect(entries()[0]).not.toHaveProperty('expires');
  });
});

describe('the file', () => {
  const ENTRY = { path: 'a.json', rule: 'x/y', pointer: '', hash: '0', reason: 'Known' };
  const withEntry = (change: object) => ({ version: 1, suppressions: [{ ...ENTRY, ...change }] });

  test.each<[string, string | object, string]>([
    ['no JSON', '{ "version": 1,', `${FILE}:1:16: `],
    ['another version', { version: 2, suppressions: [] }, '`version` must be `1`, and is `2`'],
    ['an unknown key', { version: 1, supressions: [] }, 'unknown key `supressions` (did you mean `suppressions`?)'],
    [
      'an unknown key of an entry',
      withEntry({ resaon: 'x' }),
      'unknown key `resaon` (did you mean `reason`?) in `suppressions[0]`',
    ],
    ['no reason', withEntry({ reason: ' ' }), '`suppressions[0].reason` must say something'],
    ['a key that lacks', withEntry({ hash: undefined }), '`suppressions[0]` lacks the key `hash`'],
    ['an absolute path', withEntry({ path: '/etc/passwd' }), 'must be relative'],
    ['a path that leads out', withEntry({ path: 'a/../../b.json' }), 'must be relative'],
    ['a path of Windows', withEntry({ path: 'C:\\a.json' }), 'must be relative'],
    ['no date', withEntry({ expires: 'soon' }), 'must be a date, such as 2027-12-31'],
    ['a day that is none', withEntry({ expires: '2027-02-30' }), 'must be a date, such as 2027-12-31'],
    [
      'a syntax error to hide',
      withEntry({ rule: 'common/syntax' }),
      'findings of `common/syntax` cannot be suppressed',
    ],
    ['a list', [], 'the file must be an object, and is an array'],
    ['brackets in brackets', '['.repeat(501) + ']'.repeat(501), 'is nested more than 500 levels deep'],
    ['very many brackets', '['.repeat(100_000), 'nested'],
  ])('%s: one clear sentence and exit 2', async (_, content, message) => {
    const folder = makeFolder({ [FILE]: content, 'metadata.json': WHOLE });
    const { status, err, report } = await inFolder(folder).run();
    expect([status, err]).toEqual([2, expect.stringContaining(message)]);
    expect(err).toMatch(new RegExp(`^toolint: ${FILE}(?::\\d+)+: .+\\n$`));
    expect(report.failures.length).toBe(1);
  });

  test.each<[string, string]>([
    ['notes', 'my notes'],
    ['no text', ''],
    ['blanks', ' \n\n'],
    ['a list of something else', '[\n  1\n'],
    ['half of an object', '{\n  "version": 1,\n'],
    ['another version', '{\n  "version": 2,\n  "suppressions": [\n  ]\n}\n'],
    ['another key', '{\n  "version": 1,\n  "notes": "mine",\n  "suppressions": [\n  ]\n}\n'],
    ['a conflict in notes', '<<<<<<< ours\nmy notes\n=======\n>>>>>>> theirs\n'],
  ])('%s: neither --suppress nor --prune-suppressions writes over it', async (_, text) => {
    const folder = makeFolder({ ...MANIFESTS, [FILE]: text });
    const { say, read } = inFolder(folder);
    const plain = await say();
    expect([plain.status, plain.err]).toEqual([2, expect.stringContaining(FILE)]);
    expect(await say('--prune-suppressions')).toEqual(plain);
    expect(await say('--suppress', '--reason', 'x')).toEqual(plain);
    expect(read(FILE)).toBe(text);
  });

  test('the line of the fault is named', async () => {
    const folder = makeFolder({ [FILE]: withEntry({ resaon: 'x' }) });
    expect((await inFolder(folder).say()).err).toContain(`${FILE}:10:7: unknown key`);
  });

  test('a conflict that a merge has left is called by its name', async () => {
    const folder = makeFolder({ [FILE]: '{\n<<<<<<< ours\n  "version": 1,\n=======\n>>>>>>> theirs\n}' });
    const { status, err } = await inFolder(folder).say();
    expect([status, err]).toEqual([2, expect.stringContaining(`${FILE}:2:1: a merge has left its conflict here.`)]);
  });

  test('a link is not followed', async () => {
    const folder = makeFolder({ 'elsewhere.json': { version: 1, suppressions: [] }, 'metadata.json': WHOLE });
    symlinkSync('elsewhere.json', join(folder, FILE));
    const { status, err } = await inFolder(folder).say();
    expect([status, err]).toEqual([2, expect.stringContaining('symbolic link')]);
  });

  test('what nobody would see is written as an escape, and is read again', async () => {
    const { read, run } = await suppressed(
      { 'a/metadata.json': { ...parse(WHOLE), 'home\u200bpage': 'x', description: 'TODO' } },
      'So\u202e be it',
    );
    expect(read(FILE)).not.toMatch(/[\u200b\u202e]/);
    expect((await run()).report.findings).toEqual([]);
  });

  test('`$schema` and what somebody wrote by hand are kept', async () => {
    const { folder, run, read } = await suppressed({ 'a/metadata.json': MANIFESTS['placeholder/metadata.json']! });
    const [entry] = parse(read(FILE))['suppressions'] as Json[];
    addFiles(folder, {
      [FILE]: {
        $schema: './s.json',
        version: 1,
        suppressions: [{ ...entry, reason: 'By hand', expires: '2999-01-01' }],
      },
    });
    await run('--suppress', '--reason', 'By toolint');
    expect(read(FILE)).toContain('"$schema": "./s.json",\n');
    expect(read(FILE)).toContain('      "reason": "By hand",\n      "expires": "2999-01-01"\n    }');
    expect((await run()).report.findings).toEqual([]);
  });

  const merging = (name: string, base: string[], ours: string, theirs: string) =>
    test(`two people's additions merge: ${name}`, async () => {
      const manifest = { ...parse(WHOLE), description: 'TODO' };
      const folder = makeFolder();
      const { git, run, entries } = inFolder(folder);
      const add = async (...paths: string[]): Promise<void> => {
        addFiles(folder, Object.fromEntries(paths.map((path) => [`${path}/metadata.json`, manifest])));
        await run('--suppress', '--reason', `For ${paths.join()}`);
        git('add', '.');
        git('commit', '-qm', 'More');
      };
      git('init', '-q', '-b', 'main');
      await add(...base);
      git('branch', 'theirs');
      await add(ours);
      git('checkout', '-q', 'theirs');
      await add(theirs);
      git('checkout', '-q', 'main');
      git('merge', '-q', 'theirs');
      expect(
        entries()
          .map(({ path }) => path)
          .sort(),
      ).toEqual([...base, ours, theirs].map((path) => `${path}/metadata.json`).sort());
      const { status, report } = await run();
      expect([status, report.findings]).toEqual([0, []]);
    });

  merging('apart', ['b', 'd', 'f'], 'c', 'e');
  merging('at both ends', ['b'], 'a', 'c');
  merging('before and after the last', ['a', 'd'], 'c', 'e');
  merging('before and after the first', ['b', 'd'], 'a', 'c');

  /** Two people suppress something at one place, in a repository whose git writes conflicts in some style. */
  async function conflicting(style: string, former?: (text: string) => string) {
    const there = await suppressed({ 'a/metadata.json': MANIFESTS['slips/metadata.json']! });
    const { folder, run, read, git, entries } = there;
    const add = async (path: string): Promise<void> => {
      addFiles(folder, { [`${path}/metadata.json`]: { ...parse(WHOLE), description: 'TODO' } });
      await run('--suppress', '--reason', 'Known');
      if (former) addFiles(folder, { [FILE]: former(read(FILE)) });
      git('add', '.');
      git('commit', '-qm', path);
    };
    if (former) addFiles(folder, { [FILE]: former(read(FILE)) });
    git('init', '-q', '-b', 'main');
    git('config', 'merge.conflictStyle', style);
    git('add', '.');
    git('commit', '-qm', 'start');
    const before = entries().length;
    git('branch', 'theirs');
    await add('b');
    git('checkout', '-q', 'theirs');
    await add('c');
    git('checkout', '-q', 'main');
    expect(() => git('merge', '-q', 'theirs')).toThrow();
    expect(read(FILE)).toContain('<<<<<<<');
    return { ...there, before };
  }

  test.each(['merge', 'diff3', 'zdiff3'])(
    'at one place git leaves a conflict, which one command resolves (%s)',
    async (style) => {
      const { run, read, say, entries, before } = await conflicting(style);
      // Git takes lines that both sides have out of a conflict, so an entry is in pieces.
      const [, conflict = ''] = /^<{7}([^]*)^>{7}/m.exec(read(FILE))!;
      expect(conflict.includes('"rule"')).toBe(style === 'diff3');
      expect((await say()).err).toMatch(
        /:\d+: a merge has left its conflict here\. `npx toolint --prune-suppressions` keeps/,
      );
      expect((await say('--prune-suppressions')).status).toBe(0);
      expect(entries().length).toBe(before + 2);
      expect((await run()).report.findings).toEqual([]);
    },
  );

  /** As toolint wrote it before: an entry a line, and the commas on lines of their own. */
  const asBefore = (text: string): string => {
    const lines = (parse(text)['suppressions'] as Json[]).map(
      (entry) =>
        `    { ${Object.entries(entry)
          .map(([key, value]) => `"${key}": ${JSON.stringify(value)}`)
          .join(', ')} }`,
    );
    return `{\n  "version": 1,\n  "suppressions": [\n${lines.join('\n    ,\n')}\n  ]\n}\n`;
  };

  test('a file with an entry a line is read, and its conflicts are resolved', async () => {
    const { run, say, entries, before, read } = await conflicting('merge', asBefore);
    expect((await say('--prune-suppressions')).status).toBe(0);
    expect(entries().length).toBe(before + 2);
    expect(read(FILE)).toBe(`${JSON.stringify(JSON.parse(read(FILE)), null, 2)}\n`);
    expect((await run()).report.findings).toEqual([]);
  });

  test('an entry that a merge has mixed from two is not guessed at', async () => {
    const { folder, say, read } = await suppressed(MANIFESTS);
    const mixed = read(FILE).replace(/^ *"path": .*\n/m, (line) => line + line.replace('"path": "', '"path": "x/'));
    addFiles(folder, { [FILE]: mixed });
    const { status, err } = await say('--prune-suppressions');
    expect([status, err]).toEqual([2, expect.stringContaining(`${FILE}:6:7: this entry has \`path\` twice`)]);
    expect(read(FILE)).toBe(mixed);
  });

  test('commas that a merge has lost or doubled are put in order too', async () => {
    const { folder, say, read } = await suppressed(MANIFESTS);
    const sound = read(FILE);
    for (const broken of [sound.replace('    },\n', '    }\n'), sound.replace('    },\n', '    },\n    ,\n')]) {
      addFiles(folder, { [FILE]: broken });
      const { status, err } = await say();
      expect([status, err]).toEqual([
        2,
        expect.stringContaining('`npx toolint --prune-suppressions` puts it in order'),
      ]);
      expect((await say('--prune-suppressions')).status).toBe(0);
      expect(read(FILE)).toBe(sound);
    }
  });
});
