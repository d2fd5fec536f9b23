/** Makes an ESLint plugin of a rule pack. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { OpenEngine } from './engine.js';
import type {
  RuleFacts,
  EslintPlugin,
  EslintRule,
  EslintConfig,
  EslintConfigs,
  Fixer,
  Report,
  RuleContext,
  RuleMeta,
  SourceCode,
} from './types.js';
import { htmlProcessor, SCRIPTS_FILES, type Page } from './html.js';
import { introduce, enlist, fileAt, takeSaid, type File } from './judgement.js';
import { LOCK_FILES } from '../core/lock-files.js';
import { basePreset, isInPreset, type PresetName } from '../core/pack.js';
import type { Severity, TextEdit } from '../core/rule.js';
import { STORE_NAMES, STORES, demandsOf } from '../core/stores.js';
import type { Language } from './file.js';
import type { Finding } from '../core/finding.js';
import { inOneText } from '../core/message.js';
import { pageOf } from '../core/version.js';

interface Pack {
  /** The plugin's namespace: what a rule's id begins with in `eslint.config.js`. */
  readonly name: string;
  readonly version?: string;
  readonly rules: readonly RuleFacts[];
  /** What judges files: opened by the first that may hold tools. */
  readonly openEngine: OpenEngine;
}

export function createPlugin({ name, version, rules, openEngine }: Pack): EslintPlugin {
  const single = rules.filter(({ isPerFile }) => isPerFile);
  introduce(rules);
  const about = { name, ...(version !== undefined && { version }) };
  const made = Object.fromEntries(
    single.flatMap((rule): [string, EslintRule][] => [
      [nameOf(rule, name), toEslint(rule, openEngine)],
      ...(rule.otherSeverity
        ? [[secondOf(rule, name), toEslint(rule, openEngine, true)] satisfies [string, EslintRule]]
        : []),
    ]),
  );
  const plugin = {
    meta: { ...about, namespace: name },
    rules: made,
    processors: { html: htmlProcessor(Object.keys(made), { ...about, name: `${name}/html` }) },
    configs: {},
  } as unknown as EslintPlugin;
  plugin.configs = configsOf(plugin, single);
  return plugin;
}

/** Within the plugin `acme`, the rule `acme/no-foo` is `no-foo`; ours keep the format that they are about. */
function nameOf({ id }: RuleFacts, plugin: string): string {
  return id.startsWith(`${plugin}/`) ? id.slice(plugin.length + 1) : id;
}

/** ESLint has one severity for a rule, so what is of another has a rule beside it: `mcp/name-format/warning`. */
const secondOf = (rule: RuleFacts, plugin: string): string => `${nameOf(rule, plugin)}/${rule.otherSeverity}`;

// The configs that users list in `eslint.config.js`.

/**
 * All files that are linted anyway, other than those that are not source code. A list of endings would make ESLint
 * lint TypeScript files for people who have no parser for them.
 */
const SOURCE = {
  files: ['**/*'],
  ignores: ['**/!(*.js|*.mjs|*.cjs|*.jsx|*.ts|*.mts|*.cts|*.tsx)'],
};

/** JSON that everybody knows and that holds no manifest. */
const NO_MANIFESTS = [
  '**/package.json',
  ...LOCK_FILES.filter((name) => name.endsWith('.json')).map((name) => `**/${name}`),
  '**/composer.json',
  '**/tsconfig.json',
  '**/tsconfig.*.json',
  '**/jsconfig.json',
  '**/*.schema.json',
  '**/.vscode/**',
];

function configsOf(plugin: EslintPlugin, rules: readonly RuleFacts[]): EslintConfigs {
  const { namespace } = plugin.meta;
  const source = (preset: PresetName): EslintConfig => ({
    name: `${namespace}/${preset}`,
    ...SOURCE,
    plugins: { [namespace]: plugin },
    rules: entriesOf(rules, preset, 'js', namespace),
  });
  const data = (language: 'json' | 'jsonc' | 'json5', preset: PresetName = 'recommended'): EslintConfig => ({
    name: `${namespace}/${preset === 'recommended' ? language : preset}`,
    files: [`**/*.${language}`],
    ignores: NO_MANIFESTS,
    // Under the usual key, a user's own copy of it could not be registered beside ours.
    plugins: { [namespace]: plugin, 'toolint-json': jsonPlugin() },
    language: `toolint-json/${language}`,
    // As the command line reads it.
    ...(language === 'jsonc' && { languageOptions: { allowTrailingCommas: true } }),
    rules: entriesOf(rules, preset, 'json', namespace),
  });
  const configs: EslintConfigs = {
    recommended: source('recommended'),
    strict: source('strict'),
    spec: source('spec'),
    html: {
      name: `${namespace}/html`,
      files: ['**/*.{html,htm}', SCRIPTS_FILES],
      plugins: { [namespace]: plugin },
      processor: `${namespace}/html`,
      // What is in a page is none of the files of a TypeScript project.
      languageOptions: { parserOptions: { project: false, projectService: false } },
      rules: entriesOf(rules, 'recommended', 'js', namespace),
    },
    get json() {
      return data('json');
    },
    get jsonc() {
      return data('jsonc');
    },
    get json5() {
      return data('json5');
    },
  };
  for (const name of STORE_NAMES) {
    const isJson = STORES[name].files === 'json';
    Object.defineProperty(configs, name, {
      enumerable: true,
      get: () => (isJson ? data('json', name) : source(name)),
    });
  }
  return configs;
}

function entriesOf(
  rules: readonly RuleFacts[],
  preset: PresetName,
  language: Language,
  namespace: string,
): EslintConfig['rules'] {
  const base = basePreset(preset);
  const ofStore = demandsOf(preset);
  const on = rules.filter((rule) => (isInPreset(rule, base) || ofStore.has(rule.id)) && reads(rule, language));
  return Object.fromEntries(
    on.flatMap((rule) => {
      const ofPreset = ofStore.get(rule.id);
      const severity = levelOf(ofPreset?.severity ?? rule.severity);
      const options = { ...rule.options?.presets?.[base], ...ofPreset?.options };
      const isSet = Object.keys(options).length > 0;
      const entries = [[`${namespace}/${nameOf(rule, namespace)}`, isSet ? [severity, options] : severity]];
      // A store demands all that the rule reports.
      const other = levelOf(ofPreset?.severity ?? rule.otherSeverity);
      return rule.otherSeverity ? [...entries, [`${namespace}/${secondOf(rule, namespace)}`, other]] : entries;
    }),
  ) as EslintConfig['rules'];
}

const levelOf = (severity: Severity | undefined) => (severity === 'error' ? 'error' : 'warn');

/**
 * `@eslint/json`, loaded when a config for JSON is read: who lints only source code need not have it. Where toolint itself
 * is a link, to a clone for one, the package is only where ESLint was started.
 */
function jsonPlugin(): object {
  const [ours, users] = [import.meta.url, join(process.cwd(), 'eslint.config.js')].map((from) => createRequire(from));
  return (packageOf(ours!) ?? packageOf(users!) ?? missing()).default;
}

function packageOf(require: NodeJS.Require): { readonly default: object } | undefined {
  try {
    return require('@eslint/json') as { default: object };
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'MODULE_NOT_FOUND') throw error;
    return undefined;
  }
}

function missing(): never {
  throw new Error(
    'The configs of toolint for JSON need the package @eslint/json, which is not installed: npm install --save-dev @eslint/json',
  );
}

// Makes an ESLint rule of one of ours: same message, same place, safe fixes as fixes and unsafe ones as suggestions.

/** `isSecond`: it reports what is of the other severity, where the rule itself is on too, which then leaves that to it. */
function toEslint(rule: RuleFacts, openEngine: OpenEngine, isSecond = false): EslintRule {
  const isForCode = reads(rule, 'js');
  return {
    meta: metaOf(rule, isSecond),
    create(context) {
      const file = fileAt(context);
      const { root, language, mayHoldManifests } = file;
      if (language === undefined || (language === 'js' && !isForCode)) {
        return { [root.type]: () => sayOnce(misplacement(context, isForCode), root, context) };
      }
      if (!mayHoldManifests) return NOTHING_TO_SAY;
      if (isSecond) file.seconds.add(rule.id);
      else enlist(rule, file, context);
      const report = () => reportAll(rule, file, openEngine, context, isSecond);
      return language === 'js' ? { Program: report } : { Document: report };
    },
  };
}

const NOTHING_TO_SAY = {};

function metaOf(rule: RuleFacts, isSecond: boolean): RuleMeta {
  const { summary, fixable, messages } = rule;
  const severity = isSecond ? rule.otherSeverity : rule.severity;
  const options = isSecond ? undefined : rule.options;
  const what = isSecond ? ` (what is ${severity === 'error' ? 'an error' : 'a warning'} in it)` : '';
  return {
    type: severity === 'error' ? 'problem' : 'suggestion',
    docs: { description: `${summary}${what}`, url: pageOf(rule), recommended: isInPreset(rule, 'recommended') },
    messages: { ...messages },
    schema: options ? [{ ...options.schema }] : [],
    ...(options && { defaultOptions: [{ ...options.defaults }] }),
    languages: languagesOf(rule),
    ...(mayFix(rule) && { fixable: 'code' as const }),
    // A safe fix of a constant that is used elsewhere too is a suggestion.
    ...((fixable || mayFix(rule)) && { hasSuggestions: true }),
  };
}

/** ESLint refuses fixes that were not announced, which rules of others may forget. */
function mayFix({ rule, fixable }: RuleFacts): boolean {
  return rule !== undefined || fixable === 'safe' || fixable === 'both';
}

const JSON_LANGUAGES = ['json/*', 'toolint-json/*'];
/** A config for pages is for their scripts as well; of the pages themselves no rule of ours says anything. */
const CODE_LANGUAGES = ['js/js', 'html/*'];

/** A language plugin may be registered under any name; the one of `@eslint/json` has the namespace `json`. */
const languagesOf = (rule: RuleFacts): string[] => [...(reads(rule, 'js') ? CODE_LANGUAGES : []), ...JSON_LANGUAGES];

export const reads = ({ isDataOnly }: RuleFacts, language: Language): boolean => language === 'json' || !isDataOnly;

/** ESLint 10.2 and newer say it themselves, and stop. */
function misplacement({ id }: RuleContext, isForCode: boolean): string {
  const known = isForCode ? 'JavaScript, TypeScript and JSON' : 'JSON';
  return `The rule \`${id}\` reads ${known}, and this file is in another language. Give the config object that turns it on \`files\` that say which ones are meant${isForCode ? '' : ', and a `language` of @eslint/json'}.`;
}

const told = new WeakSet<object>();

function sayOnce(message: string, root: object, context: RuleContext): void {
  if (told.has(root)) return;
  told.add(root);
  context.report({ loc: locOf(context.sourceCode, 0, 0), message });
}

function reportAll(rule: RuleFacts, file: File, openEngine: OpenEngine, context: RuleContext, isSecond: boolean): void {
  if (isSecond && !file.enlisted.has(rule.id)) return;
  const { findings, failures } = takeSaid(rule, file, openEngine, context);
  for (const message of failures) context.report({ loc: locOf(context.sourceCode, 0, 0), message });
  const own = file.seconds.has(rule.id) ? findings.filter((each) => isOfOther(each, rule) === isSecond) : findings;
  for (const finding of own) context.report(reportOf(finding, rule, context.sourceCode, file.page));
}

const isOfOther = (finding: Finding, rule: RuleFacts): boolean =>
  (finding.severity === 'error') !== (rule.severity === 'error');

function reportOf(finding: Finding, { fixable }: RuleFacts, sourceCode: SourceCode, page?: Page): Report {
  const { start, end, messageId, data = {}, fix } = finding;
  const reported = {
    loc: locOf(sourceCode, start, end),
    ...(messageId === undefined ? { message: inOneText(finding) } : { messageId, data }),
  };
  if (!fix) return reported;
  const edits = page ? [joined(fix.edits, page.text)] : fix.edits;
  const change = (fixer: Fixer) => edits.map((edit) => replace(fixer, edit));
  // A rule that announces unsafe fixes only is taken at its word.
  const isSafe = fix.safe && fixable !== 'unsafe';
  return isSafe ? { ...reported, fix: change } : { ...reported, suggest: [{ desc: fix.title, fix: change }] };
}

/** ESLint joins edits by the text that is between them, and of a page it has blanks there. */
function joined(edits: readonly TextEdit[], page: string): TextEdit {
  const [first, ...others] = [...edits].sort((a, b) => a.start - b.start);
  return others.reduce(
    (all, { start, end, text }) => ({ start: all.start, end, text: all.text + page.slice(all.end, start) + text }),
    first!,
  );
}

const replace = (fixer: Fixer, { start, end, text }: TextEdit) => fixer.replaceTextRange([start, end], text);

/** ESLint knows which lines and columns a language counts from; one that cannot tell gets the first. */
function locOf(sourceCode: SourceCode, start: number, end: number): Report['loc'] {
  const at = (index: number) => sourceCode.getLocFromIndex?.(index) ?? { line: 1, column: 1 };
  return { start: at(start), end: at(end) };
}
