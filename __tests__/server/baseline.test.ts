/** `toolint server --baseline FILE` and `--update`: what a running server lists, against a file in the repository. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderOf, toolint, type JsonReport, type Outcome } from '../support/cli.js';
import { HOSTILE } from './servers.js';

const LISTS = resolve('__tests__/server/fixtures/lists.mjs');
const text = (description: string) => ({ type: 'string', description });
const WEATHER = {
  name: 'get_weather',
  title: 'Weather',
  description: 'Gets the weather of a city.',
  inputSchema: {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties: { city: text('The city.'), day: text('The day.') },
    required: ['city'],
  },
  annotations: { readOnlyHint: true },
  _meta: { started: 1 },
  icons: [{ src: 'https://x.example/a.png' }],
};
const ADD = {
  name: 'add',
  description: 'Adds numbers.',
  inputSchema: { type: 'object', properties: { a: text('A.') } },
};
const REQUIRED = { ...WEATHER, inputSchema: { ...WEATHER.inputSchema, required: ['city', 'day'] } };

const made: ReturnType<typeof folderOf>[] = [];
afterAll(() => made.forEach((folder) => folder.remove()));

function project(files: Readonly<Record<string, string>> = {}): string {
  const folder = folderOf(files);
  made.push(folder);
  return folder.path;
}

async function ask(cwd: string, tools: readonly object[], ...options: string[]): Promise<Outcome> {
  const list = join(project({ 'tools.txt': JSON.stringify(tools) }), 'tools.txt');
  return toolint(['server', '--baseline', 'tools.json', ...options, '--', process.execPath, LISTS, list], { cwd });
}

async function recorded(tools: readonly object[] = [WEATHER, ADD], files = {}): Promise<string> {
  const cwd = project(files);
  expect(await ask(cwd, tools, '--update')).toEqual({ status: 0, out: '', err: WRITTEN });
  return cwd;
}

const WRITTEN = 'toolint: the tools of the server are in tools.json. Commit it.\n';
const baseline = (cwd: string): string => readFileSync(join(cwd, 'tools.json'), 'utf8');

interface DiffJson extends JsonReport {
  readonly diff: { readonly base: string; readonly head: string; readonly needs: string };
  readonly changes: readonly { readonly rule: string; readonly tools: readonly string[] }[];
  readonly server: { readonly name: string };
}
const json = async (cwd: string, tools: readonly object[], ...options: string[]): Promise<DiffJson> =>
  JSON.parse((await ask(cwd, tools, '--format', 'json', ...options)).out) as DiffJson;

describe('the file', () => {
  test('has what callers see, sorted, and nothing else', async () => {
    const { $schema: _, ...inputSchema } = WEATHER.inputSchema;
    const { _meta, icons: _icons, ...weather } = WEATHER;
    const written = baseline(await recorded());
    expect(JSON.parse(written)).toEqual({ tools: [ADD, { ...weather, inputSchema }] });
    expect(written.endsWith('\n}\n')).toBe(true);
  });

  test('is the same whatever order the server lists tools and keys in, and what else it lists', async () => {
    const reversed = Object.fromEntries(Object.entries({ ...WEATHER, _meta: { started: 2 } }).reverse());
    expect(baseline(await recorded([ADD, reversed]))).toBe(baseline(await recorded()));
  });

  test('is one that toolint diff takes', async () => {
    const [before, after] = [await recorded(), await recorded([REQUIRED, ADD])];
    const { status, out } = await toolint(['diff', 'tools.json', join(after, 'tools.json')], { cwd: before });
    expect([status, out]).toEqual([1, expect.stringContaining('Required now in `get_weather`: `day`.')]);
  });

  test('is left alone where it says the same, however it is formatted', async () => {
    const cwd = await recorded();
    writeFileSync(join(cwd, 'tools.json'), `${JSON.stringify(JSON.parse(baseline(cwd)))}\r\n`);
    const before = [baseline(cwd), statSync(join(cwd, 'tools.json')).mtimeMs];
    const { status, err } = await ask(cwd, [WEATHER, ADD], '--update');
    expect([status, err]).toEqual([0, 'toolint: tools.json is up to date.\n']);
    expect([baseline(cwd), statSync(join(cwd, 'tools.json')).mtimeMs]).toEqual(before);
  });
});

describe('exit status', () => {
  test('0 where nothing changed', async () => {
    const { status, out, err } = await ask(await recorded(), [WEATHER, ADD]);
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain('Nothing differs in what was compared.');
  });

  test('1 for a change of the severity of --fail-on, which is error by default', async () => {
    const cwd = await recorded();
    const broken = await ask(cwd, [REQUIRED, ADD]);
    expect([broken.status, broken.out]).toEqual([1, expect.stringContaining('Required now in `get_weather`: `day`.')]);
    expect(broken.err).toContain('tools.json differs from what the server lists.');
    expect((await ask(cwd, [REQUIRED, ADD], '--fail-on', 'never')).status).toBe(0);
    const reworded = [{ ...WEATHER, description: 'Fetches the weather.' }, ADD];
    expect((await ask(cwd, reworded)).status).toBe(0);
    expect((await ask(cwd, reworded, '--fail-on', 'info')).status).toBe(1);
    const hinted = [{ ...WEATHER, annotations: { readOnlyHint: false } }, ADD];
    expect((await ask(cwd, hinted, '--max-warnings', '0')).status).toBe(1);
  });

  test('2 where there is no file, before the server is started', async () => {
    const cwd = project();
    const started = join(cwd, 'started');
    const program = `require('fs').writeFileSync(${JSON.stringify(started)}, '')`;
    const args = ['server', '--baseline', 'no.json', '--', process.execPath, '-e', program];
    const { status, out, err } = await toolint(args, { cwd });
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain('There is no baseline no.json. Write it once with --update');
    expect(existsSync(started)).toBe(false);
  });

  test('2 where the server does not answer, and nothing is written', async () => {
    const cwd = await recorded();
    const before = baseline(cwd);
    for (const update of [[], ['--update']]) {
      const args = ['server', '--baseline', 'tools.json', ...update, '--', process.execPath, HOSTILE, 'exit'];
      const { status, out } = await toolint(args, { cwd });
      expect([status, out]).toEqual([2, expect.stringContaining('exited')]);
    }
    expect(baseline(cwd)).toBe(before);
  });

  test('0 for --update, which shows what it accepts', async () => {
    const cwd = await recorded();
    const { status, out, err } = await ask(cwd, [REQUIRED, ADD], '--update');
    expect([status, err]).toEqual([0, WRITTEN]);
    expect(out).toContain('Required now in `get_weather`: `day`.');
    expect((await ask(cwd, [REQUIRED, ADD])).out).toContain('Nothing differs');
  });
});

describe('what is reported', () => {
  test('the changes, by the rules of toolint diff, with the lines of the file', async () => {
    const cwd = await recorded();
    const { findings, changes, diff, server } = await json(cwd, [REQUIRED, { ...ADD, name: 'add_more' }, WEATHER_2]);
    expect(diff).toMatchObject({ base: 'tools.json', head: 'the running server lists', needs: 'major' });
    expect(server.name).toBe('lists');
    expect(changes.map(({ rule, tools }) => [rule, tools])).toEqual([
      ['diff/parameter-required', ['get_weather']],
      ['diff/tool-renamed', ['add']],
      ['diff/added', ['other']],
    ]);
    const lines = baseline(cwd).split('\n');
    const places = findings.map(({ rule, path, line }) => [
      rule,
      path,
      path === 'tools.json' && lines[line - 1]!.trim(),
    ]);
    expect(places).toEqual([
      ['diff/added', 'server:lists', false],
      ['diff/tool-renamed', 'tools.json', '"name": "add",'],
      ['diff/parameter-required', 'tools.json', '"day": {'],
    ]);
  });
  const WEATHER_2 = { ...ADD, name: 'other', description: 'Something else entirely.' };

  test('at the lines of the source, with --source', async () => {
    const files = { 'src/server.go': 'package main\n\nvar t = mcp.NewTool("get_weather",\n\tnil)\n' };
    const cwd = await recorded(undefined, files);
    const { findings } = await json(cwd, [REQUIRED, ADD], '--source', 'src');
    expect(findings).toMatchObject([{ rule: 'diff/parameter-required', path: 'src/server.go', line: 3 }]);
  });

  test('with the severities of the config, and what it accepts', async () => {
    const off = { 'toolint.config.json': '{"rules": {"diff/parameter-required": "warning"}}' };
    expect((await ask(await recorded(undefined, off), [REQUIRED, ADD])).status).toBe(0);
    const accept = { rule: 'diff/parameter-required', tool: 'get_weather', until: '2.0.0', reason: 'announced' };
    const accepting = { 'toolint.config.json': JSON.stringify({ diff: { accept: [accept] } }) };
    const { status, out } = await ask(await recorded(undefined, accepting), [REQUIRED, ADD]);
    expect([status, out]).toEqual([0, expect.stringContaining('Accepted by the config: 1.')]);
  });
});

describe('is refused', () => {
  test('a file that is no baseline, which --update does not replace either', async () => {
    const cases = { '{"name": "x"}': 'it has no list of `tools`', '{"tools": [': 'it is not valid JSON' };
    for (const [content, why] of Object.entries(cases)) {
      const cwd = project({ 'tools.json': content });
      for (const update of [[], ['--update']]) {
        const { status, err } = await ask(cwd, [ADD], ...update);
        expect([status, err]).toEqual([2, expect.stringContaining(`tools.json is not a baseline: ${why}`)]);
      }
      expect(baseline(cwd)).toBe(content);
    }
  });

  test('a link out of the workspace, and a folder', async () => {
    const [cwd, elsewhere] = [project(), await recorded()];
    symlinkSync(join(elsewhere, 'tools.json'), join(cwd, 'tools.json'));
    const linked = await ask(cwd, [ADD]);
    expect([linked.status, linked.err]).toEqual([2, expect.stringContaining('leads out of the workspace')]);
    const folder = project();
    mkdirSync(join(folder, 'tools.json'));
    expect((await ask(folder, [ADD], '--update')).err).toContain('is a folder');
  });

  test('what does not go together', async () => {
    const cwd = await recorded();
    for (const option of ['--twice', '--statistics', '--timing'])
      expect((await ask(cwd, [ADD], option)).err).toContain(`${option} is about linting`);
    expect((await ask(cwd, [ADD], '--format', 'junit')).err).toContain('junit is not one');
    const alone = await toolint(['server', '--update', '--', process.execPath, LISTS], { cwd });
    expect([alone.status, alone.err]).toEqual([2, expect.stringContaining('add --baseline FILE')]);
    const servers = { a: { command: 'a' }, b: { command: 'b' } };
    writeFileSync(join(cwd, '.mcp.json'), JSON.stringify({ mcpServers: servers }));
    const many = await toolint(['server', '--baseline', 'tools.json', '--servers', '.mcp.json'], { cwd });
    expect([many.status, many.err]).toEqual([2, expect.stringContaining('choose one with --name')]);
  });
});

test('names and keys that JavaScript gives a meaning to are names and keys', async () => {
  const strange = JSON.parse(
    '[{"name": "__proto__", "description": "A.", "inputSchema": {"type": "object", "properties": {"__proto__": {"type": "string"}}}}]',
  ) as object[];
  const cwd = await recorded(strange);
  expect(baseline(cwd).match(/__proto__/g)).toHaveLength(2);
  expect((await ask(cwd, strange)).out).toContain('Nothing differs');
});

test('what was handed to the server is not in the file', async () => {
  const cwd = project();
  const secret = 'hunter2-hunter2';
  const list = join(
    project({ 'tools.txt': JSON.stringify([{ ...ADD, description: `With ${secret}.` }]) }),
    'tools.txt',
  );
  const args = ['server', '--baseline', 'tools.json', '--update', '--env', `KEY=${secret}`, '--'];
  expect((await toolint([...args, process.execPath, LISTS, list], { cwd })).status).toBe(0);
  expect(baseline(cwd)).not.toContain(secret);
});
