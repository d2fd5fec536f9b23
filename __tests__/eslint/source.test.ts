/** Source code: whichever parser a user has, ESLint says what the command line says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as babel from '@babel/eslint-parser';
import type { Linter } from 'eslint';
import { formats, rules } from '../../rules/index.js';
import { lintDocument } from '../../src/engine/lint-document.js';
import type { Settings } from '../../src/engine/applicable-rules.js';
import toolint from '../../src/eslint.js';
import { openPages } from '../../src/parse/html.js';
import { parseSource } from '../../src/parse/javascript/typescript.js';
import { expectSame, LINTERS } from '../support/eslint-parity.js';
import { typescript } from '../support/loaded-once.js';

const { templateCode } = await openPages();

const SERVER = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';

const city = z.string();
const server = new McpServer({ name: 'weather', version: '1.0.0' });
server.registerTool('get weather 😀', { description: 'TODO', inputSchema: { city } }, async () => ({ content: [] }));
\tserver.registerTool('forecast', { inputSchema: { type: 'object', properties: {} } }, async () => ({ content: [] }));
server.tool('old', 'x', { city: z.string().describe('') }, async () => ({ content: [] }));
`;

const LISTED = `const tools = [
  { name: 'add', description: 'Adds two numbers.', inputSchema: { type: 'array' } },
  { name: 'add', description: 'Adds two numbers.', inputSchem: { type: 'object' }, inputSchema: { type: 'object', properties: { a: { type: 'array' } }, required: ['b'] } },
  { name: process.env.NAME ?? 'a b', description: flag ? 'x' : 'y', inputSchema: { type: 'object' } },
];
server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools }));
`;

const WIDGET = `const data = window.openai.toolOutput;
window.openai?.callTool('add', {});
if (window.openai) window.openai.setWidgetState({});
`;

const PAGE = `const name = 'map';
export const page = \`<!doctype html>
<script>const has = Boolean(window.openai);</script>
<script>if (has) window.openai.callTool('a', {}); 😀;</script>
<script>\tconst data = window.openai.toolOutput;</script>
<script type="module">window.openai.setWidgetStat({});</script>
<script>window.openai.title = "\${name}";</script>\`;
`;

const fixtures = '__tests__/fixtures/openai';
const SOURCES: Record<string, string> = {
  server: SERVER,
  'server, as Windows writes it': SERVER.replaceAll('\n', '\r\n'),
  listed: LISTED,
  widget: WIDGET,
  'pages in a template literal': PAGE,
  nothing: 'export const x = 1;\n',
  ...Object.fromEntries(
    readdirSync(fixtures)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => [name, readFileSync(join(fixtures, name), 'utf8')]),
  ),
};

const settings: Settings = new Map(
  rules
    .filter(
      (rule) => rule.check && `${rule.id}` in toolint.rules && toolint.rules[rule.id]!.meta.languages.includes('js/js'),
    )
    .map((rule) => {
      const options = { ...rule.options?.defaults, ...rule.options?.presets?.strict };
      return [rule.id, { rule, severity: rule.severity, options }];
    }),
);

const espree: Linter.LanguageOptions = { ecmaVersion: 'latest', sourceType: 'module' };

const babelOptions = { parserOpts: { plugins: ['typescript', 'jsx'] }, babelrc: false, configFile: false };
const withBabel: Linter.LanguageOptions = {
  parser: babel,
  parserOptions: { requireConfigFile: false, babelOptions },
};

describe.each([
  ['espree', 'a.js', espree, LINTERS],
  ['@typescript-eslint/parser', 'a.ts', { parser: typescript as Linter.Parser }, LINTERS],
  // Babel 8, whose parser works with ESLint 10, asks for Node 22.
  ['@babel/eslint-parser', 'a.ts', withBabel, { 'ESLint 9': LINTERS['ESLint 9'] }],
] as const)('%s', (_, path, languageOptions, linters) => {
  test.each(Object.entries(SOURCES))('%s', (_title, text) => {
    if (path === 'a.js' && /: \w+ =|\bas\b/.test(text)) return;
    const { findings, failures } = lintDocument(
      parseSource(path, text, { readPages: templateCode }),
      formats,
      { named: false, servers: [] },
      settings,
    ).result;
    expect(failures).toEqual([]);
    const config = { ...toolint.configs.strict, files: ['**/*.*'], languageOptions };
    expectSame(text, config, path, findings, linters);
  });
});

test('these sources have something to find', () => {
  for (const [title, text] of Object.entries(SOURCES)) {
    if (title === 'nothing') continue;
    const { findings } = lintDocument(
      parseSource('a.ts', text, { readPages: templateCode }),
      formats,
      { named: false, servers: [] },
      settings,
    ).result;
    expect([title, findings.length > 0]).toEqual([title, true]);
  }
});

test('a file that has nothing to do with tools is left alone', () => {
  const listeners = (text: string) => {
    const sourceCode = { text, ast: { type: 'Program' } };
    const context = { filename: '/a/b.ts', cwd: '/a', settings: {}, options: [], sourceCode, report: () => {} };
    return Object.values(toolint.rules)
      .filter(({ meta }) => meta.languages.includes('js/js'))
      .flatMap((rule) => Object.keys(rule.create({ id: 'x', ...context })));
  };
  expect(listeners('export const x = 1;')).toEqual([]);
  expect(listeners(SERVER).length).toBeGreaterThan(50);
});
