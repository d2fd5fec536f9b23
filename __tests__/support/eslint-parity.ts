/** Lints a text through ESLint, in both versions that we support: it must say what the engine says. */
import { expect } from '@jest/globals';
import type { Linter } from 'eslint';
import type { Document } from '../../src/core/document.js';
import { oncePerCause } from '../../src/engine/causes.js';
import { applyEdits } from '../../src/engine/fix.js';
import type { Finding } from '../../src/core/finding.js';
import { inOneText } from '../../src/core/message.js';
import { isOfServer } from '../../src/core/pack.js';
import type { Format } from '../../src/core/format.js';
import type { OpenaiDialect, Rule, Severity } from '../../src/core/rule.js';
import { createEngine } from '../../src/eslint/engine.js';
import { createPlugin, reads } from '../../src/eslint/plugin.js';
import { factsOf, type EslintPlugin } from '../../src/eslint/types.js';
import { json, Linter10, Linter9, typescript } from './loaded-once.js';

export const LINTERS = {
  'ESLint 10': new Linter10({ configType: 'flat' }),
  'ESLint 9': new Linter9({ configType: 'flat' }),
};

/** ESLint takes seconds for what is longer, and would say the same. */
const LONGEST = 1_000_000;

const JSON_LANGUAGES = ['json', 'jsonc', 'json5'];

const turns = { code: 0, json: 0, file: 0 };

/** One version of ESLint for each text, in turn: what differs between them is not in the rules, nor in what they read. */
function nextLinter(kind: keyof typeof turns): Partial<typeof LINTERS> {
  const versions = Object.entries(LINTERS);
  return Object.fromEntries([versions[turns[kind]++ % versions.length]!]);
}

/**
 * JavaScript, or a JSON text, with one rule on, taken for a manifest of one format. The three languages that can read
 * JSON take turns, and so do the versions of ESLint with them.
 */
export function expectSameInEslint(
  path: string,
  text: string,
  rule: Rule,
  format: Format,
  options: Readonly<Record<string, unknown>>,
  findings: readonly Finding[],
): void {
  if (!rule.check || text.length > LONGEST) return;
  const plugin = pluginOf(rule, format);
  const base: Linter.Config = {
    files: ['**/*.*'],
    plugins: { toolint: plugin, 'toolint-json': json },
    rules: entriesOf([rule], options),
  };
  if (path.endsWith('.js')) return expectSame(text, base, path, findings, nextLinter('code'));
  const language = JSON_LANGUAGES[turns.json % JSON_LANGUAGES.length]!;
  const config = { ...base, language: `toolint-json/${language}` };
  expectSame(text, config, `manifest.${language}`, findings, nextLinter('json'));
}

/** A file of its own kind, as its name says, with the rules that look at one file by itself. */
export function expectSameFile(
  document: Document,
  rules: readonly Rule[],
  formats: readonly Format[],
  findings: readonly Finding[],
  {
    options = {},
    dialect = 'auto',
    linters = nextLinter('file'),
  }: { options?: Readonly<Record<string, unknown>>; dialect?: OpenaiDialect; linters?: Partial<typeof LINTERS> } = {},
): void {
  const { path, text, faults } = document;
  const kind = KINDS.find(({ names }) => names.test(path));
  const single = rules.filter(
    (rule) =>
      rule.check &&
      !isOfServer(rule) &&
      !rule.needs?.includes('files') &&
      reads(factsOf(rule, formats), /\.json5?$/.test(path) ? 'json' : 'js'),
  );
  // What cannot be parsed ESLint does not lint.
  if (!kind || faults.length > 0 || single.length === 0 || text.length > LONGEST) return;
  const engine = createEngine(single, formats);
  const plugin = createPlugin({
    name: 'toolint',
    rules: single.map((rule) => factsOf(rule, formats)),
    openEngine: () => engine,
  });
  const config = {
    files: ['**/*.*'],
    settings: { toolint: { dialect: { openai: dialect } } },
    ...kind.config(plugin),
    rules: entriesOf(single, options),
  };
  expectSame(text, config, path, findings, linters);
}

/** Each rule with its severity, and the one beside it. */
function entriesOf(rules: readonly Rule[], options: Readonly<Record<string, unknown>>): Linter.RulesRecord {
  return Object.fromEntries(
    rules.flatMap((rule): [string, Linter.RuleEntry][] => {
      const { id, otherSeverity: other } = rule;
      const own: [string, Linter.RuleEntry] = [
        `toolint/${id}`,
        [levelOf(rule.severity), ...(rule.options ? [options] : [])],
      ];
      return other ? [own, [`toolint/${id}/${other}`, levelOf(other)]] : [own];
    }),
  );
}

const levelOf = (severity: Severity) => (severity === 'error' ? 'error' : 'warn');

const KINDS: readonly { names: RegExp; config: (plugin: EslintPlugin) => Linter.Config }[] = [
  { names: /\.html$/, config: (plugin) => plugin.configs.html },
  { names: /\.json$/, config: (toolint) => ({ plugins: { toolint, json }, language: 'json/json' }) },
  { names: /\.json5$/, config: (toolint) => ({ plugins: { toolint, json }, language: 'json/json5' }) },
  {
    names: /\.[jt]sx?$/,
    config: (toolint) => ({
      plugins: { toolint },
      languageOptions: { parser: typescript, parserOptions: { ecmaFeatures: { jsx: true } } },
    }),
  },
];

export function expectSame(
  text: string,
  config: Linter.Config,
  path: string,
  findings: readonly Finding[],
  linters: Partial<typeof LINTERS> = LINTERS,
): void {
  for (const [version, linter] of Object.entries(linters)) {
    // As the command line of ESLint does, which asks the config about each part of a file.
    const messages = linter.verify(text, config, { filename: path, filterCodeBlock: () => true });
    expect({ version, path, says: messages.map((each) => fromEslint(each, text)).sort() }).toEqual({
      version,
      path,
      says: oncePerCause(findings)
        .map((each) => fromEngine(each, text))
        .sort(),
    });
  }
}

function fromEslint(message: Linter.LintMessage, text: string): string {
  const { messageId, line, column, endLine, endColumn, fix, suggestions } = message;
  const level = message.severity === 2 ? 'error' : 'warn';
  const ruleId = message.ruleId?.replace(/\/(?:error|warning)$/, '');
  const mended = fix && { safe: true, text: edited(text, fix) };
  const suggested = suggestions?.map((each) => ({ safe: false, title: each.desc, text: edited(text, each.fix) }))[0];
  return JSON.stringify([
    ruleId,
    level,
    messageId,
    line,
    column,
    endLine,
    endColumn,
    message.message,
    mended ?? suggested,
  ]);
}

function fromEngine(finding: Finding, text: string): string {
  const { rule, messageId, line, column, endLine, endColumn, fix } = finding;
  const after = fix && applyEdits(text, fix.edits);
  const mended = fix && (fix.safe ? { safe: true, text: after } : { safe: false, title: fix.title, text: after });
  const level = levelOf(finding.severity);
  const place = [line, column, endLine, endColumn];
  return JSON.stringify([`toolint/${rule}`, level, messageId, ...place, inOneText(finding), mended]);
}

/** ESLint counts without the byte order mark, and puts it back. */
function edited(
  text: string,
  { range: [start, end], text: into }: { range: readonly [number, number]; text: string },
): string {
  const [mark = ''] = /^\ufeff/.exec(text) ?? [];
  return mark + applyEdits(text.slice(mark.length), [{ start, end, text: into }]);
}

const plugins = new WeakMap<Rule, Map<Format, EslintPlugin>>();

function pluginOf(rule: Rule, format: Format): EslintPlugin {
  const byFormat = plugins.get(rule) ?? new Map<Format, EslintPlugin>();
  plugins.set(rule, byFormat);
  const plugin = byFormat.get(format) ?? pluginFor(rule, { ...format, recognise: () => true });
  byFormat.set(format, plugin);
  return plugin;
}

function pluginFor(rule: Rule, format: Format): EslintPlugin {
  const engine = createEngine([rule], [format]);
  return createPlugin({ name: 'toolint', rules: [factsOf(rule, [format])], openEngine: () => engine });
}
