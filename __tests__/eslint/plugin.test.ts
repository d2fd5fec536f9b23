import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import json from '@eslint/json';
import { build } from 'esbuild';
import { ESLint, Linter } from 'eslint';
import eslintPlugin from 'eslint-plugin-eslint-plugin';
import { rules } from '../../rules/index.js';
import { defineRule, type Manifest, type Problem, type Rule } from '../../src/core/rule.js';
import { pageOf, VERSION } from '../../src/core/version.js';
import toolint, { toEslintPlugin } from '../../src/eslint.js';
import { BESIDE_TOOLS } from '../support/beside-tools.js';
import { LINTERS } from '../support/eslint-parity.js';
import { folderOf } from '../support/cli.js';
import { typescript } from '../support/loaded-once.js';

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
  const isSingle = ({ id, check, byEngine, needs, project }: Rule): boolean =>
    !id.startsWith('live/') &&
    !needs?.includes('files') &&
    (check !== undefined || byEngine === 'file' || project?.inOneFile !== undefined);
  const single = rules.filter(isSingle).map(({ id }) => id);
  expect(single).toContain('openai/template-registered');
  const isSecond = (name: string): boolean => /\/(?:error|warning)$/.test(name);
  expect(Object.keys(toolint.rules).filter((name) => !isSecond(name))).toEqual(single);
  const withOther = rules.filter((rule) => isSingle(rule) && rule.otherSeverity);
  expect(Object.keys(toolint.rules).filter(isSecond)).toEqual(
    withOther.map(({ id, otherSeverity }) => `${id}/${otherSeverity}`),
  );
  const left = rules.filter(({ id }) => !single.includes(id));
  const isElsewhere = ({ id, needs, project, byEngine }: Rule): boolean =>
    id.startsWith('live/') || Boolean(needs ?? project) || byEngine === 'run' || byEngine === 'diff';
  expect(left.every(isElsewhere)).toBe(true);
});

test('tells its name, version and namespace', () => {
  expect(toolint.meta).toEqual({ name: 'toolint', version: VERSION, namespace: 'toolint' });
});

test('each rule tells what it is about and where to read on', () => {
  for (const rule of rules.filter(({ id, check }) => check && Object.hasOwn(toolint.rules, id))) {
    const { meta } = toolint.rules[rule.id]!;
    expect(meta.docs.url).toBe(pageOf(rule));
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
      const rule = rules.find((each) => [each.id, `${each.id}/${each.otherSeverity}`].includes(id.slice(8)))!;
      const severity = id === `toolint/${rule.id}` ? rule.severity : rule.otherSeverity;
      expect([id, [entry].flat()[0]]).toEqual([id, severity === 'error' ? 'error' : 'warn']);
      if (name === 'spec') expect(rule.in).toBe('spec');
    }
  }
  const size = (name: 'recommended' | 'strict' | 'spec') => Object.keys(toolint.configs[name].rules).length;
  expect(size('spec')).toBeLessThan(size('recommended'));
  expect(size('recommended')).toBeLessThan(size('strict'));
  expect(toolint.configs.strict.rules['toolint/common/parameter-description']).toEqual([
    'warn',
    { null: 'report', selfExplaining: 'report' },
  ]);
});

test('loads no parser, nothing of GitHub, and not SQLite itself', async () => {
  const { metafile } = await build({
    entryPoints: ['src/eslint.ts', 'src/eslint-engine.ts'],
    outdir: 'dist',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  });
  const inputs = Object.keys(metafile.inputs);
  const packages = inputs.flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
  expect([...new Set(packages)].sort()).toEqual(['@typescript-eslint/visitor-keys', 'ajv', 'eslint-visitor-keys']);
  expect(inputs.filter((path) => path.includes('/ajv/'))).toEqual(['node_modules/ajv/dist/runtime/ucs2length.js']);
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
  expect(says(on('otc/misspelt-field'), text)).toEqual(twice('1 toolint/otc/misspelt-field'));
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

test("ESLint's own comments are left to ESLint, which tells those that are unused", () => {
  const text = (comment: string): string =>
    `${comment}\n{ "tools": [{ "name": "get user", "description": "Gets a user.", "inputSchema": { "type": "object" } }] }`;
  const config: Linter.Config = {
    ...base,
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: { 'toolint/mcp/name-format': 'error' },
  };
  const off = '// eslint-disable-next-line toolint/';
  expect(says(config, text(`${off}mcp/name-format`))).toEqual(twice());
  expect(says(config, text(`${off}mcp/field-type`))).toEqual(
    twice(
      "1 Unused eslint-disable directive (no problems were reported from 'toolint/mcp/field-type').",
      '2 toolint/mcp/name-format',
    ),
  );
});

test('versions of packages come from the folder of the file, unless the settings say them', () => {
  const folder = folderOf({
    'package.json': '{ "dependencies": { "@modelcontextprotocol/sdk": "1.20.0" } }',
    'old/package.json': '{ "dependencies": { "zod": "3.25.0", "@modelcontextprotocol/sdk": "1.20.0" } }',
    'new/package.json': '{ "dependencies": { "zod": "4.1.0", "@modelcontextprotocol/sdk": "1.20.0" } }',
  });
  const seen: unknown[] = [];
  const looks = defineRule({
    ...{ id: 'acme/looks', summary: 'It looks', severity: 'error', in: 'recommended', messages: { x: 'x' } },
    source: { document: 'Acme', section: '1', says: 'x', kind: 'advice' },
    check: ({ packages }: Manifest) => (seen.push(packages['zod']), []),
  });
  const acme = toEslintPlugin('acme', [looks]);
  const text = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
new McpServer({ name: 'a', version: '1.0.0' }).registerTool('b', { inputSchema: {} }, async () => ({ content: [] }));`;
  const lint = (path: string, packages?: object): void => {
    const linter = new Linter({ configType: 'flat', cwd: folder.path });
    const settings = { toolint: { ...(packages && { packages }) } };
    const config = { files: ['**/*.js'], plugins: { acme }, rules: { 'acme/looks': 'error' as const }, settings };
    expect(linter.verify(text, config, join(folder.path, path))).toEqual([]);
  };
  lint('old/src/server.js');
  lint('new/server.js');
  lint('new/server.js', { zod: '3.24.0' });
  lint('server.js');
  folder.remove();
  expect(seen).toEqual(['3.25.0', '4.1.0', '3.24.0', undefined]);
});

describe('what a rule reports with another severity', () => {
  const text = JSON.stringify({
    tools: [
      { name: 'get.user', description: 'Gets a user by its id.', inputSchema: { type: 'object' } },
      { name: 'get user', description: 'Gets a user by its name.', inputSchema: { type: 'object' } },
      { name: 'list_users', description: 'Lists all users.', inputSchemas: { type: 'object' } },
      { name: 'add_user', description: 'Adds a user.', titel: 'Add', inputSchema: { type: 'object' } },
    ],
  });
  const found = (config: Linter.Config[]) =>
    Object.values(LINTERS).map((linter) =>
      linter
        .verify(text, config, 'tools.json')
        .flatMap(({ ruleId, severity }) => (/name-format|misspelt/.test(ruleId ?? '') ? `${severity} ${ruleId}` : [])),
    );
  const set = (entries: Linter.RulesRecord): Linter.Config => ({ files: ['**/*.json'], rules: entries });

  test('has that severity here too', () => {
    expect(found([toolint.configs.json])).toEqual(
      twice(
        '1 toolint/mcp/name-format/warning',
        '2 toolint/mcp/name-format',
        '2 toolint/mcp/misspelt-field/error',
        '1 toolint/mcp/misspelt-field',
      ),
    );
  });

  test('is silent where the rule itself is off', () => {
    const off = set({ 'toolint/mcp/name-format': 'off', 'toolint/mcp/misspelt-field': 'off' });
    expect(found([toolint.configs.json, off])).toEqual(twice());
  });

  test('is reported by the rule itself where the second is off', () => {
    const off = set({ 'toolint/mcp/name-format/warning': 'off', 'toolint/mcp/misspelt-field': 'off' });
    expect(found([toolint.configs.json, off])).toEqual(twice('2 toolint/mcp/name-format', '2 toolint/mcp/name-format'));
  });
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

const SHORT = {
  id: 'acme/short',
  summary: 'A long description',
  severity: 'warning',
  in: 'recommended',
  source: { document: 'Acme', section: '1', says: 'Tools are described in three letters.', kind: 'advice' },
  messages: { long: 'Too long.' },
} as const;

const TOOL = `server.registerTool('add', { description: 'Adds.', inputSchema: {} }, async () => ({}));`;

function* shorten({ tools }: Manifest, isSafe: boolean): Generator<Problem<'long'>> {
  for (const { description } of tools) {
    const node = description?.value;
    if (node?.kind !== 'string' || node.value.length <= 3) continue;
    const edits = [{ op: 'set', node, value: node.value.slice(0, 3) } as const];
    yield { at: node, message: 'long', fix: { title: 'Cut it', safe: isSafe, edits } };
  }
}

test.each<[fixable: Rule['fixable'], isSafe: boolean, then: 'fixed' | 'suggested']>([
  [undefined, true, 'fixed'],
  [undefined, false, 'suggested'],
  ['safe', false, 'suggested'],
  ['both', true, 'fixed'],
  ['unsafe', true, 'suggested'],
])('a rule of one’s own that says `fixable: %s` and has a fix that is safe: %s', (fixable, isSafe, then) => {
  const rule = { ...SHORT, fixable, check: (manifest: Manifest) => shorten(manifest, isSafe) } as Rule;
  const config = toEslintPlugin('acme', [rule]).configs.recommended as Linter.Config;
  for (const linter of Object.values(LINTERS)) {
    const [{ fix, suggestions }] = linter.verify(TOOL, config, 'a.js') as [Linter.LintMessage];
    const range = [TOOL.indexOf('s.'), TOOL.indexOf('s.') + 2];
    const text = '';
    if (then === 'fixed') expect([fix, suggestions]).toEqual([{ range, text }, undefined]);
    else expect([fix, suggestions?.[0]]).toMatchObject([undefined, { desc: 'Cut it', fix: { range, text } }]);
  }
});

test('a rule that throws stops ESLint, which names it and the file', () => {
  const thrower: Rule = {
    ...SHORT,
    id: 'acme/thrower',
    check() {
      throw new Error('there is no moon');
    },
  };
  const acme = toEslintPlugin('acme', [thrower]);
  const all = [toolint.configs.recommended, acme.configs.recommended] as Linter.Config[];
  for (const linter of Object.values(LINTERS)) {
    expect(() => linter.verify(TOOL, all, 'src/a.js')).toThrow(
      /^The rule acme\/thrower failed: there is no moon\n[^]*a\.js[^]*Rule: "acme\/thrower"/,
    );
  }
});

describe('a pack is looked at as the command line does', () => {
  const check = (): [] => [];
  const good = { ...SHORT, check };
  test.each<[what: string, pack: unknown, message: string]>([
    ['nothing', undefined, 'the plugin `acme` must export a list of rules, or an object with a list `rules`'],
    ['an empty rule', [{}], 'the plugin `acme` cannot be used: rule 1 has no `id`'],
    ['no rule', [undefined], 'the plugin `acme` cannot be used: rule 1 is no object'],
    ['no check', [SHORT], 'the plugin `acme` cannot be used: the rule `acme/short` has no function `check`'],
    ['one twice', [good, good], 'the plugin `acme` cannot be used: the rule `acme/short` is in it twice'],
    ['a pack of ours', [{ ...good, id: 'otc/short' }], "the rule `otc/short` belongs to a pack of toolint's own"],
    [
      'a wrong severity',
      [{ ...good, severity: 'warn' }],
      'the rule `acme/short` needs a `severity`: error, warning or info',
    ],
    ['a wrong preset', [{ ...good, in: 'all' }], 'the rule `acme/short` needs `in`, the smallest preset that has it'],
    [
      'options without defaults',
      [{ ...good, options: { schema: {} } }],
      'has `options` without an object `schema` and an object `defaults`',
    ],
  ])('%s', (_, pack, message) => {
    expect(() => toEslintPlugin('acme', pack as Rule[])).toThrow(message);
  });

  test('what a plugin of the command line exports is one', () => {
    const { rules } = toEslintPlugin('acme', { name: 'acme', rules: [good] });
    expect(Object.keys(rules)).toEqual(['short']);
    expect(() => toEslintPlugin([good] as never, [])).toThrow('its first argument is the name of the plugin');
  });
});

test('a file is of the format that the settings give it, whatever is left of it', () => {
  const rules = { 'toolint/shinkai/required-field': 'error' } as const;
  const config = { ...base, rules, settings: { toolint: { formats: { '*.json': 'otc', '*.meta.json': 'shinkai' } } } };
  expect(says(config, '{ "keywords": [] }', 'some/tool.meta.json')).toEqual(twice('1 toolint/shinkai/required-field'));
  expect(says({ ...config, settings: {} }, '{ "keywords": [] }', 'some/tool.meta.json')).toEqual(twice());
});

test.each<[settings: unknown, message: string]>([
  [
    { dialect: { openai: 'opnai' } },
    '`settings.toolint.dialect.openai` must be `auto`, `seed`, `openai` or `mcp-apps`, and is `"opnai"` (did you mean `openai`?).',
  ],
  [{ dialect: 'seed' }, '`settings.toolint.dialect` must be an object, and is `"seed"`.'],
  [{ dialect: { opnai: 'seed' } }, '`settings.toolint.dialect` has an unknown key `opnai` (did you mean `openai`?).'],
  [
    { formats: { '*.meta.json': 'shinkia' } },
    '`settings.toolint.formats` gives `*.meta.json` the format `"shinkia"`, which is not one that toolint knows (did you mean `shinkai`?).',
  ],
  [{ dialekt: {} }, '`settings.toolint` has an unknown key `dialekt` (did you mean `dialect`?).'],
  [[], '`settings.toolint` must be an object, and is `[]`.'],
])('%j as `settings.toolint` stops ESLint', (settings, message) => {
  const config = [toolint.configs.recommended, { settings: { toolint: settings } }] as Linter.Config[];
  for (const linter of Object.values(LINTERS)) {
    expect(() => linter.verify(TOOL, config, 'a.js')).toThrow(message);
    expect(linter.verify('a();', config, 'a.js')).toEqual([]);
  }
});

test('an id that is taken twice in a file, whatever the file exports', () => {
  const tool = (name: string, id: string): string =>
    `export const ${name} = { id: '${id}', name: 'Calc_Add', description: 'Adds two numbers.', version: '1.0.0', input_schema: { parameters: {} }, output_schema: null };\n`;
  const config = { plugins: { toolint }, rules: { 'toolint/otc/unique-id': 'error' } } as Linter.Config;
  const text = tool('add', 'Calc.Add@1.0.0') + tool('more', 'Calc.Add@1.0.0');
  expect(says(config, text, 'a.js')).toEqual(twice('2 toolint/otc/unique-id'));
  expect(says(config, tool('add', 'Calc.Add@1.0.0') + tool('more', 'Calc.More@1.0.0'), 'a.js')).toEqual(twice());
});

test('a report names the message of the rule that it is', () => {
  const text = "server.registerTool('a b', { description: 'Adds two numbers.', inputSchema: {} }, add);";
  const config = { plugins: { toolint }, rules: { 'toolint/mcp/name-format': 'error' } } as Linter.Config;
  const { messages } = toolint.rules['mcp/name-format']!.meta;
  for (const linter of Object.values(LINTERS)) {
    const found = linter.verify(text, config, 'a.js');
    expect(found.map(({ messageId }) => messages[messageId!])).toEqual([expect.stringContaining('`{{')]);
    expect(found[0]!.message).toContain('`a b`');
  }
});

test('a server.json without a field that it needs', () => {
  const $schema = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json';
  const whole = { $schema, name: 'io.github.octo/weather', description: 'Weather forecasts.', version: '1.0.0' };
  const config = { ...base, rules: { 'toolint/server-json/required-field': 'error' } } as const;
  const found = (file: object): unknown => says(config, JSON.stringify(file), 'server.json');
  expect(found({ ...whole, description: undefined })).toEqual(twice('1 toolint/server-json/required-field'));
  expect(found(whole)).toEqual(twice());
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
      report: (report) => reports.push('message' in report ? report.message : report.messageId),
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

test.each(BESIDE_TOOLS)('$path is linted by the rules of its format', ({ path, text, broken: [good, by, rule] }) => {
  const own = Object.keys(toolint.rules).filter((id) => id.startsWith(rule.replace(/[^/]*$/, '')));
  const config = { ...base, rules: Object.fromEntries(own.map((id) => [`toolint/${id}`, 'error' as const])) };
  const reported = (given: string) => says(config, given, path).map((each) => each.map((found) => found.split(' ')[1]));
  expect(reported(text)).toEqual([[], []]);
  expect(reported(text.replace(good, by))).toEqual(twice(`toolint/${rule}`));
});
