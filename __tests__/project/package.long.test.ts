/** The package as people get it: packed, and installed into an empty project. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rules } from '../../rules/index.js';
import { VERSION } from '../../src/core/version.js';
import { findNode24 } from '../support/node-24.js';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'toolint-package-'));
const project = join(folder, 'project');
let packed: string[] = [];

beforeAll(() => {
  mkdirSync(project);
  const answer = npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], process.cwd());
  const [{ filename, files }] = JSON.parse(answer) as [{ filename: string; files: { path: string }[] }];
  packed = files.map(({ path }) => path).sort();
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  npm(['install', '--offline', '--ignore-scripts', join(folder, filename)], project);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('has what it needs to run, and nothing else', () => {
  for (const path of ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'schemas/config.schema.json']) {
    expect(packed).toContain(path);
  }
  for (const path of ['dist/cli.js', 'dist/index.js', 'dist/types/src/index.d.ts', 'dist/THIRD_PARTY_LICENSES.txt']) {
    expect(packed).toContain(path);
  }
  // `toolint explain` shows the pages.
  const others = packed.filter((path) => !/^(dist|schemas|docs\/rules)\//.test(path));
  expect(others).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json', 'skills/toolint/SKILL.md']);
});

test('needs no other package', () => {
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as { packages: object };
  expect(Object.keys(packages)).toEqual(['', 'node_modules/toolint']);
});

test('has one version everywhere', () => {
  expect(VERSION).toBe(version);
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## ${version}`);
});

test('explain finds the pages', () => {
  const page = npm(['exec', '--offline', '--', 'toolint', 'explain', 'otc/id-format'], project);
  expect(page).toContain('When to turn it off');
});

test('npx toolint', () => {
  expect(npm(['exec', '--offline', '--', 'toolint', '--version'], project).trim()).toBe(version);
});

const node24 = findNode24();

describe.each([
  ['this Node', process.execPath],
  ['Node 24', node24.path],
] as const)('under %s', (_, node) => {
  const here = node ? test : test.skip;
  const title = (text: string): string => (node ? text : `${text} (skipped: ${node24.reason})`);

  here(title('the command line runs'), () => {
    const { stdout, status } = run(node!, ['node_modules/toolint/dist/cli.js', 'rules', '--format', 'json']);
    expect(status).toBe(0);
    expect((JSON.parse(stdout) as { id: string }[]).map(({ id }) => id)).toEqual(rules.map(({ id }) => id));
  });

  here(title('the command line reads JSON, YAML and a JavaScript config'), () => {
    const broken = {
      id: 'A.B@1.0.0',
      name: 'B',
      version: '1.0.0',
      input_schema: { parameters: {} },
      output_schema: {},
    };
    writeFileSync(join(project, 'tool.json'), JSON.stringify(broken));
    writeFileSync(join(project, 'tool.yaml'), JSON.stringify(broken, null, 1));
    writeFileSync(join(project, 'toolint.config.js'), `export default { rules: { 'otc/id-name': 'off' } };`);
    const { stdout, status } = run(node!, ['node_modules/toolint/dist/cli.js', '--format', 'json']);
    const { findings } = JSON.parse(stdout) as { findings: { rule: string; path: string }[] };
    expect(findings.map(({ rule, path }) => `${path} ${rule}`)).toEqual([
      'tool.json otc/required-field',
      'tool.yaml otc/required-field',
    ]);
    expect(status).toBe(1);
  });

  here(title('the library is imported'), () => {
    const code = `import * as toolint from 'toolint'; console.log(Object.keys(toolint).sort().join(' '));`;
    const { stdout } = run(node!, ['--input-type=module', '-e', code]);
    for (const name of ['defineConfig', 'defineRule', 'lint', 'lintText']) expect(stdout.split(/\s/)).toContain(name);
  });

  here(title('the library and the plugin are required'), () => {
    const code = `console.log(typeof require('toolint').lint, require('toolint/eslint').default.configs.recommended.name);`;
    const { stdout, stderr } = run(node!, ['--input-type=commonjs', '-e', code]);
    expect([stdout, stderr]).toEqual(['function toolint/recommended\n', '']);
  });

  here(title('files are found by their names, too'), () => {
    const code = `
      const library = await import('./node_modules/toolint/dist/index.js');
      const { default: plugin, toEslintPlugin } = await import('./node_modules/toolint/dist/eslint.js');
      console.log(Object.keys(library).join(' '), plugin.configs.recommended.name, typeof toEslintPlugin);
    `;
    const { stdout } = run(node!, ['--input-type=module', '-e', code]);
    expect(stdout).toMatch(/\bdefineConfig\b.*\blintText\b.* toolint\/recommended function$/m);
  });
});

test.each(['NodeNext', 'Bundler'])('has types that need no other package (%s)', (moduleResolution) => {
  const code = [
    `import { defineConfig, defineRule, lint, lintText } from 'toolint';`,
    `export const config = defineConfig({ extends: ['strict'], rules: { 'otc/id-format': 'off' } });`,
    `export const functions = [defineRule, lint, lintText];`,
    `// @ts-expect-error There is no such preset.`,
    `defineConfig({ extends: 1 });`,
    `defineConfig({ rules: { 'otc/*': 'off', 'house/any': 'error', 'otc/id-name': 'info' }, overrides: [{ files: ['x'], rules: { 'mcp/*': 'off' } }] });`,
    `// @ts-expect-error There is no such rule.`,
    `defineConfig({ rules: { 'otc/id-fromat': 'off' } });`,
    `// @ts-expect-error There is no such rule.`,
    `defineConfig({ overrides: [{ files: ['x'], rules: { 'otc/id-fromat': 'off' } }] });`,
    `// @ts-expect-error There is no such severity.`,
    `defineConfig({ rules: { 'house/any': 'fatal' } });`,
  ];
  writeFileSync(join(project, 'consumer.ts'), code.join('\n'));
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    skipDefaultLibCheck: true,
    types: [],
    target: 'ES2022',
    module: moduleResolution === 'Bundler' ? 'ESNext' : moduleResolution,
    moduleResolution,
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['consumer.ts'] }));
  const { stdout, status } = run(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', '.']);
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

function run(node: string, args: string[]): { stdout: string; stderr: string; status: number | null } {
  return spawnSync(node, args, { cwd: project, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });
}

/** npm itself, as a script: on Windows the command is a batch file, which cannot be started without a shell. */
function npm(args: string[], cwd: string): string {
  const script = process.env['npm_execpath'];
  const [command, first] = script ? [process.execPath, [script]] : ['npm', []];
  return execFileSync(command, [...first, ...args], { cwd, encoding: 'utf8', stdio: 'pipe', timeout: 120_000 });
}
