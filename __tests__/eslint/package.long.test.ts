/** The plugin as people get it, in projects of theirs. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runnerNode } from '../support/node-24.js';
import { pack, type Project } from './project.js';

const packed = pack();
afterAll(() => packed.remove());

/** ESLint reads a typed config with jiti, or with a flag as this Node does. */
const node24 = runnerNode();
const { stdout: types } = spawnSync(node24, ['-p', 'process.features.typescript'], { encoding: 'utf8' });
const stripsTypes = types.trim() === 'strip';

const TYPESCRIPT = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
const server: McpServer = new McpServer({ name: 'a', version: '1.0.0' });
server.registerTool('get weather', { description: 'Tells the weather in a city.', inputSchema: {} }, handler as never);
`;
const JAVASCRIPT = TYPESCRIPT.replace(': McpServer', '').replace(' as never', '');
/** The fault stands behind a byte order mark, tabs, an emoji and lines that end as on Windows. */
const HARD =
  '\uFEFF{\r\n\t"tools": [\r\n\t\t{ "description": "Adds 😀 two numbers.", "name": "a b", "inputSchema": { "type": "object" } }\r\n\t]\r\n}\r\n';
const OTC = `{
  "id": "Calculator.Add@1.0.0",
  "name": "Calculator_Add",
  "description": "Adds two numbers together.",
  "version": "v1.0.0",
  "input_schema": { "parameters": { "type": "object" } },
  "output_schema": { "type": "number" }
}
`;

/** A file that docs/start-eslint.md shows under its name, the one with the words if there are several. */
function snippet(name: string, words = ''): string {
  const page = readFileSync('docs/start-eslint.md', 'utf8');
  const shown = [...page.matchAll(/^```js\n\/\/ (\S+)\n([^]*?)^```/gm)];
  return shown.find(([, file, text]) => file === name && text!.includes(words))![2]!;
}

describe.each([['eslint'], ['eslint-9']] as const)('%s', (eslint) => {
  let project: Project;
  beforeAll(() => {
    project = packed.project(eslint);
  });
  afterAll(() => project.remove());

  test('JavaScript alone: TypeScript files are left alone', () => {
    project.write({
      'eslint.config.js': `import toolint from 'toolint/eslint';\nexport default [toolint.configs.recommended];\n`,
      'src/server.js': JAVASCRIPT,
      'src/server.ts': TYPESCRIPT,
    });
    const { says, status, err } = project.lint();
    expect({ says, err }).toEqual({ says: ['src/server.js:3:21 toolint/mcp/name-format'], err: '' });
    expect(status).toBe(1);
  });

  test('TypeScript with typescript-eslint, by `extends`', () => {
    project.write({
      'eslint.config.js': `import { defineConfig } from 'eslint/config';
import toolint from 'toolint/eslint';
import tseslint from 'typescript-eslint';
export default defineConfig(
  tseslint.configs.base,
  { files: ['**/*.ts'] },
  { plugins: { mine: toolint }, extends: ['mine/recommended'], files: ['src/**'] },
);
`,
    });
    expect(project.lint().says).toEqual([
      'src/server.js:3:21 mine/mcp/name-format',
      'src/server.ts:3:21 mine/mcp/name-format',
    ]);
  });

  test('JSON, beside a plugin of the same name', () => {
    project.write({
      'eslint.config.js': `import json from '@eslint/json';
import toolint from 'toolint/eslint';
export default [
  { files: ['**/*.json'], plugins: { json }, language: 'json/json', rules: { 'json/no-empty-keys': 'error' } },
  toolint.configs.json,
  toolint.configs.jsonc,
  toolint.configs.json5,
];
`,
      'hard.json': HARD,
      'tool.json': OTC,
      'tool.jsonc': `// A comment\n${OTC.replace(/\n}$/m, ',\n}')}`,
      'tool.json5': OTC.replace('"id"', 'id').replaceAll(/"(v1.0.0)"/g, "'$1'"),
      'empty-key.json': '{ "": 1 }',
      'comments.jsonc': `// eslint-disable-next-line toolint/mcp/name-format\n{ "tools": [{ "name": "a b", "description": "Adds two numbers.", "inputSchema": { "type": "object" } }] }`,
    });
    const { says } = project.lint();
    expect(says).toEqual([
      'empty-key.json:1:3 json/no-empty-keys',
      'hard.json:3:52 toolint/mcp/name-format',
      'tool.json:5:14 toolint/otc/version-format',
      'tool.json5:5:14 toolint/otc/version-format',
      'tool.jsonc:6:14 toolint/otc/version-format',
    ]);
  });

  test('--cache says the same again', () => {
    const first = project.lint('--cache', '.');
    expect(first.says.length).toBe(5);
    expect(project.lint('--cache', '.').says).toEqual(first.says);
  });

  test('--fix, and nothing else changes', () => {
    project.lint('--fix', '.');
    expect(project.read('tool.json')).toBe(OTC.replace('v1.0.0', '1.0.0'));
    expect(project.read('tool.jsonc')).toBe(`// A comment\n${OTC.replace('v1.0.0', '1.0.0').replace(/\n}$/m, ',\n}')}`);
    expect(project.read('tool.json5')).toContain(`"version": '1.0.0'`);
    expect(project.read('hard.json')).toBe(HARD);
  });

  test('a rule on a language that it does not know', () => {
    project.write({
      'eslint.config.js': `import toolint from 'toolint/eslint';
export default [{ files: ['**/*.js'], plugins: { toolint }, rules: { 'toolint/shinkai/tool-type': 'error' } }];
`,
    });
    const { out, err } = project.lint('src/server.js');
    if (eslint === 'eslint') expect(err).toContain('The following rules do not support the language "js/js"');
    else
      expect(out).toContain('The rule `toolint/shinkai/tool-type` reads JSON, and this file is in another language.');
  });

  test('without @eslint/json, an error names it, and source code is linted all the same', () => {
    const other = packed.project(eslint);
    other.without('@eslint/json');
    const config = (name: string) =>
      `import toolint from 'toolint/eslint';\nexport default [toolint.configs.${name}];\n`;
    other.write({ 'eslint.config.js': config('recommended'), 'a.js': JAVASCRIPT });
    expect(other.lint().says).toEqual(['a.js:3:21 toolint/mcp/name-format']);
    other.write({ 'eslint.config.js': config('json') });
    expect(other.lint().err).toContain('npm install --save-dev @eslint/json');
    other.remove();
  });

  test('toolint as a link to somewhere else: @eslint/json is that of the project', () => {
    const other = packed.project(eslint);
    const installed = join(other.path, 'node_modules/toolint');
    const elsewhere = mkdtempSync(join(tmpdir(), 'toolint-clone-'));
    renameSync(installed, join(elsewhere, 'toolint'));
    symlinkSync(join(elsewhere, 'toolint'), installed);
    other.write({
      'eslint.config.js': `import toolint from 'toolint/eslint';\nexport default [toolint.configs.json];\n`,
      'tool.json': OTC,
    });
    const { says, err } = other.lint();
    rmSync(elsewhere, { recursive: true });
    other.remove();
    expect({ says, err }).toEqual({ says: ['tool.json:5:14 toolint/otc/version-format'], err: '' });
  });

  test('your own rules as a plugin of a project', () => {
    const other = packed.project(eslint);
    cpSync('examples/own-rules', other.path, { recursive: true });
    other.write({
      'eslint-plugin-house.js': snippet('eslint-plugin-house.js'),
      'eslint.config.js': snippet('eslint.config.js', 'eslint-plugin-house'),
      'src/server.ts': TYPESCRIPT.replace('get weather', 'weather'),
    });
    const { says, err } = other.lint();
    other.remove();
    expect({ says, err }).toEqual({ says: ['src/server.ts:3:21 house/verb-first'], err: '' });
  });

  test('the README lints TypeScript and JSON', () => {
    const [, config] = /^## In ESLint\b[^]*?^```js\n([^]*?)^```/m.exec(readFileSync('README.md', 'utf8'))!;
    const other = packed.project(eslint);
    other.write({ 'eslint.config.js': config!, 'src/server.ts': TYPESCRIPT, 'tool.json': OTC });
    const { says, err } = other.lint();
    other.remove();
    expect({ says, err }).toEqual({
      says: ['src/server.ts:3:21 toolint/mcp/name-format', 'tool.json:5:14 toolint/otc/version-format'],
      err: '',
    });
  });

  test('suppressions, as their page says', () => {
    const [, config] = /^### In ESLint\n[^]*?^```js\n([^]*?)^```/m.exec(readFileSync('docs/suppressions.md', 'utf8'))!;
    const other = packed.project(eslint);
    other.write({ 'eslint.config.js': config!, 'src/server.ts': TYPESCRIPT });
    const command = ['node_modules/toolint/dist/cli.js', '--suppress', '--reason', 'Known'];
    expect(spawnSync(process.execPath, command, { cwd: other.path }).status).toBe(0);
    const { says, err } = other.lint();
    other.remove();
    expect({ says, err }).toEqual({ says: [], err: '' });
  });

  test('the example', () => {
    const example = packed.project(eslint);
    cpSync('examples/eslint', example.path, { recursive: true });
    expect(example.lint().says).toEqual([
      'calculator.json:5:14 toolint/otc/version-format',
      'src/server.ts:7:3 toolint/mcp/name-format',
      'src/server.ts:8:18 toolint/common/description-length',
      'widget.html:4:52 toolint/openai/window-openai-guard',
    ]);
    example.remove();
  });

  test('a pack of one’s own, whose fixes take along what is written', () => {
    const own = packed.project(eslint);
    own.write({
      'acme.js': `import { asWritten, defineRule, tree } from 'toolint';
export default defineRule({
  id: 'acme/no-title',
  summary: 'A tool has a title',
  severity: 'error',
  in: 'recommended',
  source: { document: 'Acme', section: '1', says: 'Tools have no title.', kind: 'advice' },
  messages: { title: 'Call it a label.' },
  fixable: 'safe',
  *check({ tools }) {
    for (const { node } of tools) {
      const title = tree.get(node, 'title');
      if (!title) continue;
      const edits = [
        { op: 'remove', from: node, child: tree.entry(node, 'title') },
        { op: 'add', to: node, key: 'label', value: asWritten(title) },
      ];
      yield { at: title, message: 'title', fix: { title: 'Call it so', safe: true, edits } };
    }
  },
});
`,
      'eslint.config.js': `import toolint, { toEslintPlugin } from 'toolint/eslint';
import rule from './acme.js';
export default [toEslintPlugin('acme', [rule]).configs.json, toolint.configs.json];
`,
      'tool.json': OTC.replace('{', '{\n  "title": "\\u0041dd",').replace('v1.0.0', '1.0.0'),
    });
    expect(own.lint('tool.json').says).toContain('tool.json:2:12 acme/no-title');
    own.lint('--fix', 'tool.json');
    expect(own.read('tool.json')).toContain('"label": "\\u0041dd"');
    own.remove();
  });

  test('a typed config compiles', () => {
    project.write({
      'eslint.config.ts': `import json from '@eslint/json';
import type { ESLint, Linter } from 'eslint';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import toolint, { toEslintPlugin, type EslintPlugin } from 'toolint/eslint';

export const plugin: ESLint.Plugin = toolint;
export const mine: EslintPlugin = toEslintPlugin('mine', []);
export const list: Linter.Config[] = [toolint.configs.recommended, toolint.configs.json];
// @ts-expect-error There is no such config.
export const none = toolint.configs.lax;
export const typed = tseslint.config(toolint.configs.strict);
export default defineConfig([
  toolint.configs.recommended,
  toolint.configs.spec,
  toolint.configs.jsonc,
  { plugins: { json } },
  { files: ['src/**'], plugins: { toolint }, extends: ['toolint/strict', toolint.configs.strict] },
  { rules: { 'toolint/common/description-length': ['error', { toolMin: 10 }] }, settings: { toolint: { dialect: { openai: 'seed' } } } },
]);
`,
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          skipLibCheck: true,
          types: [],
          target: 'ES2022',
          module: 'NodeNext',
        },
        files: ['eslint.config.ts'],
      }),
    });
    const { stdout } = spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', '.'], {
      cwd: project.path,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  });

  (stripsTypes ? test : test.skip)('a typed config runs where Node strips types itself', () => {
    project.write({
      'typed.config.ts': `import type { Linter } from 'eslint';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import toolint, { type EslintPlugin } from 'toolint/eslint';
const plugin: EslintPlugin = toolint;
const mine: Linter.Config = { files: ['src/**'], plugins: { mine: plugin }, rules: { 'mine/mcp/name-format': 'error' } };
export default defineConfig(tseslint.configs.base, { files: ['**/*.ts'] }, mine);
`,
      'src/server.ts': TYPESCRIPT,
    });
    const flags = ['--flag', 'unstable_native_nodejs_ts_config', '--config', 'typed.config.ts'];
    const { says, err } = project.lintIn(node24, ...flags, 'src/server.ts');
    expect({ says, err }).toEqual({ says: ['src/server.ts:3:21 mine/mcp/name-format'], err: '' });
  });

  test('what is loaded', () => {
    const code = `import toolint from 'toolint/eslint';
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const loaded = () => Object.keys(require.cache).map((path) => path.replaceAll('\\\\', '/')).filter((path) => /@eslint.json/.test(path)).length;
const before = loaded();
toolint.configs.json;
console.log(before, loaded() > 0);`;
    project.write({ 'loads.mjs': code });
    const run = spawnSync(process.execPath, ['loads.mjs'], { cwd: project.path, encoding: 'utf8' });
    expect(run.stdout.trim()).toBe('0 true');
  });
});
