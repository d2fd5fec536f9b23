/** Makes an ESLint plugin of a rule pack. */
import type { Format, Rule } from '../core/rule.js';
import { configsOf } from './configs.js';
import { htmlProcessor } from './html.js';
import { introduce } from './judgement.js';
import { toEslint } from './to-eslint.js';
import type { EslintPlugin } from './types.js';

export interface Pack {
  /** The plugin's namespace: what a rule's id begins with in `eslint.config.js`. */
  readonly name: string;
  readonly version?: string;
  readonly rules: readonly Rule[];
  readonly formats: readonly Format[];
}

/** Rules that compare files are left out: ESLint lints, and caches, one file at a time. */
export function createPlugin({ name, version, rules, formats }: Pack): EslintPlugin {
  const single = rules.filter(({ check, byEngine }) => check ?? byEngine === 'file');
  introduce(rules);
  const about = { name, ...(version !== undefined && { version }) };
  const made = Object.fromEntries(single.map((rule) => [nameOf(rule, name), toEslint(rule, formats)]));
  const plugin = {
    meta: { ...about, namespace: name },
    rules: made,
    processors: { html: htmlProcessor(new Set(Object.keys(made)), { ...about, name: `${name}/html` }) },
    configs: {},
  } as unknown as EslintPlugin;
  plugin.configs = configsOf(plugin, single);
  return plugin;
}

/** Within the plugin `acme`, the rule `acme/no-foo` is `no-foo`; ours keep the format that they are about. */
export function nameOf({ id }: Rule, plugin: string): string {
  return id.startsWith(`${plugin}/`) ? id.slice(plugin.length + 1) : id;
}
