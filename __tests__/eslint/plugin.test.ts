import { expect, test } from '@jest/globals';
import json from '@eslint/json';
import { build } from 'esbuild';
import { ESLint, type Linter } from 'eslint';
import eslintPlugin from 'eslint-plugin-eslint-plugin';
import * as typescript from '@typescript-eslint/parser';
import { rules } from '../../rules/index.js';
import { defineRule, type Rule } from '../../src/core/rule.js';
import { VERSION } from '../../src/core/version.js';
import toolint, { toEslintPlugin } from '../../src/eslint.js';
import { LINTERS } from '../support/eslint-parity.js';

const BROKEN = { $schema: 'x', id: 'A.B@1.0.0', name: 'A_B', description: 'Adds two numbers.', versoin: '1.0.0' };

const base: Linter.Config = {
  files: ['**/*.json', '**/*.jsonc'],
  plugins: { toolint, 'toolint-json': json },
  language: 'toolint-json/jsonc',
};

function says(config: Linter.Config, text: string, path = 'tool.jsonc'): string[][] {
  return Object.values(LINTERS).map((linter) =>
    linter.verify(text, config, path).map(({ ruleId, message, line }) => `${line} ${ruleId ?? message}`),
  );
}

const twice = (...expected: string[]): string[][] => [expected, expected];

test('has every rule that looks at one file, and no other', () => {
  const isSingle = ({ check, byEngine, project }: Rule): boolean =>
    check !== undefined || byEngine === 'file' || project?.inOneFile === true;
  const single = rules.filter(isSingle).map(({ id }) => id);
  expect(single).toContain('openai/template-registered');
  expect(Object.keys(toolint.rules)).toEqual(single);
  const left = rules.filter(({ id }) => !single.includes(id));
  expect(left.every(({ project, byEngine }) => project ?? byEngine === 'run')).toBe(true);
});

test('tells its name, version and namespace', () => {
  expect(toolint.meta).toEqual({ name: 'toolint', version: VERSION, namespace: 'toolint' });
});

test('each rule tells what it is about and where to read on', () => {
  for (const rule of rules.filter(({ check }) => check)) {
    const { meta } = toolint.rules[rule.id]!;
    expect(meta.docs.url).toContain(`/v${VERSION}/docs/rules/${rule.id}.md`);
    expect(meta.docs.description).toBe(rule.summary);
    expect(meta.languages).toContain('json/*');
    expect(meta.schema.length).toBe(rule.options ? 1 : 0);
    expect(meta.defaultOptions).toEqual(rule.options && [rule.options.defaults]);
  }
});

test('configs have a name, files, and the rules of their preset with their severity', () => {
  for (const name of ['recommended', 'strict', 'spec', 'html'] as const) {
    const config = toolint.configs[name];
    expect(config.name).toBe(`toolint/${name}`);
    expect(config.files.length).toBeGreaterThan(0);
    for (const [id, entry] of Object.entries(config.rules)) {
      const rule = rules.find((each) => `toolint/${each.id}` === id)!;
      expect([id, [entry].flat()[0]]).toEqual([id, rule.severity === 'error' ? 'error' : 'warn']);
      if (name === 'spec') expect(rule.in).toBe('spec');
    }
  }
  const size = (name: 'recommended' | 'strict' | 'spec') => Object.keys(toolint.configs[name].rules).length;
  expect(size('spec')).toBeLessThan(size('recommended'));
  expect(size('recommended')).toBeLessThan(size('strict'));
  expect(toolint.configs.strict.rules['toolint/common/parameter-description']).toEqual(['warn', { null: 'report' }]);
});

test('loads no parser, nothing of GitHub, and not SQLite itself', async () => {
  const { metafile } = await build({
    entryPoints: ['src/eslint.ts'],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
  });
  const inputs = Object.keys(metafile.inputs);
  const packages = inputs.filter((path) => path.includes('node_modules/'));
  expect(packages).toEqual(['node_modules/ajv/dist/runtime/ucs2length.js']);
  expect(inputs.filter((path) => /src\/(workspace|github|report|cli)|babel\.ts|sql-worker/.test(path))).toEqual([]);
});

test('one fault, one finding, between the rules that are on', () => {
  const text = JSON.stringify({ ...BROKEN, input_schema: { parameters: {} }, output_schema: {} });
  const on = (...ids: string[]): Linter.Config => ({
    ...base,
    rules: Object.fromEntries(ids.map((id) => [`toolint/${id}`, 'error'])),
  });
  expect(says(on('otc/required-field', 'otc/misspelt-field'), text)).toEqual(twice('1 toolint/otc/misspelt-field'));
  expect(says(on('otc/required-field'), text)).toEqual(twice('1 toolint/otc/required-field'));
});

test('options, and comments that turn a rule off', () => {
  const text = `{ "id": "A.B@1.0.0", "name": "A_B", "description": "Adds.", "version": "1.0.0",
// eslint-disable-next-line toolint/otc/flat-input-schema
"input_schema": { "type": "object" }, "output_schema": {} }`;
  const plain = text.replaceAll(/^\/\/.*$/gm, '//');
  const on = (...options: object[]): Linter.Config => ({
    ...base,
    rules: { 'toolint/otc/flat-input-schema': ['error', ...options] },
  });
  expect(says(on(), plain)).toEqual(twice('3 toolint/otc/flat-input-schema'));
  expect(says(on({ accept: true }), plain)).toEqual(twice());
  expect(says(on(), text)).toEqual(twice());
  expect(() => says(on({ acept: true }), plain)).toThrow(/acept/);
});

test('templates are compared with the resources of the file', () => {
  const server = (template: string, comment = ''): string => `
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
const server = new McpServer({ name: 'maps', version: '1.0.0' });
${comment}
server.registerTool('show_map', { _meta: { 'openai/outputTemplate': '${template}' } }, show);
server.registerResource('map', 'ui://widget/map.html', { mimeType: 'text/html+skybridge' }, read);
`;
  const config: Linter.Config = { plugins: { toolint }, rules: { 'toolint/openai/template-registered': 'error' } };
  const found = (text: string) => says(config, text, 'server.js');
  expect(found(server('ui://widget/map.html'))).toEqual(twice());
  expect(found(server('ui://widget/mpa.html'))).toEqual(twice('5 toolint/openai/template-registered'));
  for (const more of [`import { more } from './more.js';`, 'export { server };', 'module.exports = server;'])
    expect(found(server('ui://widget/mpa.html') + more)).toEqual(twice());
  expect(found(server('ui://widget/mpa.html', '// toolint-disable-next-line'))).toEqual(twice());
  expect(found(server('ui://widget/mpa.html').replace(/^server.registerResource.*$/m, ''))).toEqual(twice());
  const fixed = LINTERS['ESLint 10'].verifyAndFix(server('ui://widget/mpa.html'), config, 'server.js');
  expect(fixed.output).toBe(server('ui://widget/map.html'));
});

test('SQL is checked by SQLite', () => {
  const text = JSON.stringify({
    name: 'Notes',
    description: 'Keeps notes.',
    version: '1.0.0',
    author: 'a',
    keywords: ['notes'],
    configurations: { type: 'object', properties: {}, required: [] },
    parameters: { type: 'object', properties: {}, required: [] },
    result: { type: 'object', properties: {}, required: [] },
    sqlTables: [{ name: 'notes', definition: 'CREATE TABLE notes (id INTEGER PRIMARY KEY)' }],
    sqlQueries: [{ name: 'all', query: 'SELEC id FROM notes' }],
  });
  const config = { ...base, rules: { 'toolint/shinkai/sql-query': 'error' } } as Linter.Config;
  expect(says(config, text)).toEqual(twice('1 toolint/shinkai/sql-query'));
});

test('a pack of one’s own', () => {
  const rule = defineRule({
    id: 'acme/no-add',
    summary: 'A tool that adds',
    severity: 'warning',
    in: 'recommended',
    source: { document: 'Acme', section: '1', says: 'Tools do not add.', kind: 'advice' },
    messages: { adds: '`{{name}}` adds.' },
    *check({ tools }) {
      for (const { name, label } of tools)
        if (name && label) yield { at: name.value, message: 'adds', data: { name: label } };
    },
  });
  const acme = toEslintPlugin('acme', [rule], '2.0.0');
  expect(acme.meta).toEqual({ name: 'acme', version: '2.0.0', namespace: 'acme' });
  expect(acme.configs.recommended.rules).toEqual({ 'acme/no-add': 'warn' });
  const text = `server.registerTool('add', { inputSchema: {} }, async () => ({}));`;
  expect(says(acme.configs.recommended as Linter.Config, text, 'a.js')).toEqual(twice('1 acme/no-add'));
});

test('a language that nobody here knows is told so once, and nothing breaks', () => {
  const text = 'a { color: red }';
  const sourceCode = { text, ast: { type: 'StyleSheet' }, getLocFromIndex: () => ({ line: 1, column: 1 }) };
  const reports: string[] = [];
  for (const id of ['common/default-type', 'mcp/name-format']) {
    const listeners = toolint.rules[id]!.create({
      id: `toolint/${id}`,
      filename: '/a/b.css',
      cwd: '/a',
      settings: {},
      options: [],
      sourceCode,
      report: ({ message }) => reports.push(message),
    });
    listeners['StyleSheet']!();
  }
  expect(reports).toEqual([
    expect.stringContaining('The rule `toolint/common/default-type` reads JavaScript, TypeScript and JSON'),
  ]);
});

test('our own plugin follows the rules for plugins', async () => {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: [
      { files: ['**/*.ts'], languageOptions: { parser: typescript } },
      eslintPlugin.configs.recommended,
    ] as Linter.Config[],
  });
  const results = await eslint.lintFiles(['src/eslint.ts', 'src/eslint/*.ts']);
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  expect(results.length).toBeGreaterThan(5);

  // What it reads of rules made by a function is nothing; so each is written out for it.
  for (const [name, { meta }] of Object.entries(toolint.rules)) {
    const code = `export default { meta: ${JSON.stringify(meta)}, create(context) { return { Program(node) {} }; } };`;
    const [{ messages }] = (await eslint.lintText(code, { filePath: 'rule.ts' })) as [ESLint.LintResult];
    const found = messages.filter(({ ruleId }) => !REPORTED_ELSEWHERE.has(ruleId!));
    expect([name, found.map(({ ruleId, message }) => `${ruleId} ${message}`)]).toEqual([name, []]);
  }
});

/** They look for reports in `create`, and ours are made elsewhere. */
const REPORTED_ELSEWHERE = new Set(
  ['no-unused-message-ids', 'require-meta-fixable', 'require-meta-has-suggestions'].map((id) => `eslint-plugin/${id}`),
);
