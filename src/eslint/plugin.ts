/** Makes an ESLint plugin of a rule pack. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { OpenEngine } from './engine.js';
import type { RuleFacts, EslintPlugin, EslintRule, EslintConfig, EslintConfigs } from './types.js';
import { htmlProcessor, SCRIPTS_FILES } from './html.js';
import { introduce } from './judgement.js';
import { toEslint, reads } from './to-eslint.js';
import { LOCK_FILES } from '../core/lock-files.js';
import { basePreset, isInPreset, type PresetName } from '../core/pack.js';
import type { Severity } from '../core/rule.js';
import { STORE_NAMES, STORES, demandsOf } from '../core/stores.js';
import type { Language } from './file.js';

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
