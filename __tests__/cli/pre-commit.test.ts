/** The hook of `.pre-commit-hooks.yaml`, called as https://pre-commit.com calls it, and lint-staged the same way. */
import { afterEach, describe, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CLI, folderOf, GOOD, toolint, type Outcome } from '../support/cli.js';

interface Hook {
  readonly id: string;
  readonly entry: string;
  readonly language: string;
  readonly files: string;
  readonly require_serial: boolean;
}

const hooks = parse(readFileSync('.pre-commit-hooks.yaml', 'utf8')) as Hook[];
const hook = hooks[0]!;
const BAD = GOOD.replace('"Calculator_Add"', '"Calculator Add"');

/** Files as they often stand beside manifests. None may fail the hook, although each is named. */
const OTHERS: Readonly<Record<string, string | Buffer>> = {
  'package.json': '{"name": "x y", "version": "1", "description": "A package."}',
  'settings.json': '{"id": "a", "name": "x y", "description": "Not a tool.", "version": "1"}',
  'weak.json': '{"name": "x y", "description": "", "author": "z", "parameters": {"type": "object"}}',
  'tools.json': '{"tools": [{"name": "hammer and nail"}]}',
  'tsconfig.json': '{ // comments\n "compilerOptions": {} }',
  'broken.json': '{"a": ',
  'empty.json': '',
  'latin1.json': Buffer.from([0x22, 0xe9, 0x22]),
  'binary.json': Buffer.from([0, 1, 2]),
  'deep.json': '['.repeat(100_000),
  'docker-compose.yml': 'services: {x: {image: y}}\n',
  'many.yaml': 'a: 1\n---\nb: 2\n',
  'bad.yaml': 'a: [\n',
  'server.test.ts': "server.registerTool('x y', {}, async () => {});\n",
  'dist/bundle.js': "server.registerTool('x y', {}, async () => {});\n",
  'index.html': '<script>let a = </script>',
  'code.ts': 'const x = ;',
};

const made: ReturnType<typeof folderOf>[] = [];
afterEach(() => made.splice(0).forEach((folder) => folder.remove()));

/** pre-commit hands over the names that fit `files`, sorted, after the entry and the user's own `args`. */
async function commit(
  files: Readonly<Record<string, string | Buffer>>,
  args: readonly string[] = [],
): Promise<Outcome> {
  const folder = folderOf(files);
  made.push(folder);
  mkdirSync(join(folder.path, '.git'), { recursive: true });
  const [command, ...fixed] = hook.entry.split(' ');
  expect(command).toBe('toolint');
  const staged = Object.keys(files).filter((name) => new RegExp(hook.files).test(name));
  return toolint([...fixed, ...args, ...staged.sort()], { cwd: folder.path });
}

test('the hook is one that pre-commit can install and run', () => {
  expect(hooks.map(({ id }) => id)).toEqual(['toolint']);
  expect(hook).toMatchObject({ language: 'node', require_serial: true });
  const { bin } = JSON.parse(readFileSync('package.json', 'utf8')) as { bin: Record<string, string> };
  expect(join(process.cwd(), bin['toolint']!)).toBe(CLI);
});

test('it asks for the kinds of files that can hold manifests', () => {
  const names = [
    'a.json',
    'a.jsonc',
    'a.json5',
    'a.yaml',
    'a.yml',
    'a.ts',
    'a.tsx',
    'a.mts',
    'a.cts',
    'a.js',
    'a.jsx',
    'a.mjs',
    'a.cjs',
    'a.html',
    'a.htm',
  ];
  const others = ['a.md', 'a.pyc', 'json', 'a.json5x', 'a.css', 'a.svg', 'ts', 'a.lock', 'a.mtsx'];
  expect([...names, ...others].filter((name) => new RegExp(hook.files).test(name))).toEqual(names);
});

describe('a commit', () => {
  test('without a manifest passes, whatever the files hold', async () => {
    expect(await commit(OTHERS)).toMatchObject({ status: 0 });
    const alone = Object.entries(OTHERS).map(async ([name, content]) => [
      name,
      (await commit({ [name]: content })).status,
    ]);
    expect(await Promise.all(alone)).toEqual(Object.keys(OTHERS).map((name) => [name, 0]));
  });

  test('with a good one passes, with a bad one fails and says why', async () => {
    expect((await commit({ ...OTHERS, 'good.json': GOOD })).status).toBe(0);
    const { status, out } = await commit({ ...OTHERS, 'good.json': GOOD, 'bad.json': BAD });
    expect([status, out]).toEqual([1, expect.stringContaining('otc/name-format')]);
    expect(out).toContain('1 error in 2 files with 2 tools');
  });

  test('the config has its say: ignored files, and files that it names', async () => {
    const config = { 'toolint.config.json': '{"ignore": ["old/"], "formats": {"weak.json": "otc"}}' };
    expect((await commit({ ...config, 'old/bad.json': BAD })).status).toBe(0);
    expect((await commit({ ...config, 'weak.json': OTHERS['weak.json']! })).status).toBe(1);
    expect((await commit({ 'toolint.config.json': '{"files": ["tools/**"]}', 'bad.json': BAD })).status).toBe(0);
  });

  test("the user's own args: --fix mends", async () => {
    const misspelt = GOOD.replace('description', 'desciption');
    expect((await commit({ 'a.json': misspelt }, ['--fix'])).status).toBe(0);
    expect(readFileSync(join(made.at(-1)!.path, 'a.json'), 'utf8')).toBe(GOOD);
  });

  test('a file that is gone is told, a link that leads away is passed over', async () => {
    const folder = folderOf({ 'a/good.json': GOOD });
    const outside = folderOf({ 'bad.json': BAD });
    made.push(folder, outside);
    mkdirSync(join(folder.path, '.git'));
    symlinkSync(join(outside.path, 'bad.json'), join(folder.path, 'link.json'));
    const run = (...names: string[]): Promise<Outcome> => toolint(['--ignore-unknown', ...names], { cwd: folder.path });
    expect((await run('link.json', 'a/good.json')).status).toBe(0);
    expect((await run('gone.json')).status).toBe(2);
    expect(existsSync(join(folder.path, 'link.json'))).toBe(true);
  });
});

test('without --ignore-unknown a named file is taken on weaker evidence', async () => {
  const folder = folderOf({ 'weak.json': OTHERS['weak.json']! });
  made.push(folder);
  expect((await toolint(['weak.json'], { cwd: folder.path })).status).toBe(1);
});

test('lint-staged in the docs hands over the same kinds of files, by their full paths', async () => {
  const page = readFileSync('docs/start-cli.md', 'utf8');
  const block = /```json\n(\{\s*"lint-staged"[^]*?)```/.exec(page)![1]!;
  const [[glob, command]] = Object.entries(
    (JSON.parse(block) as { 'lint-staged': Record<string, string> })['lint-staged'],
  ) as [[string, string]];
  expect(glob).toBe('*.{json,jsonc,json5,yaml,yml,ts,tsx,mts,cts,js,jsx,mjs,cjs,html,htm}');
  const folder = folderOf({ ...OTHERS, 'bad.json': BAD });
  made.push(folder);
  const [program, ...args] = command.split(' ');
  expect(program).toBe('toolint');
  const names = Object.keys(OTHERS).map((name) => join(folder.path, name));
  expect((await toolint([...args, ...names], { cwd: folder.path })).status).toBe(0);
  expect((await toolint([...args, ...names, join(folder.path, 'bad.json')], { cwd: folder.path })).status).toBe(1);
});
