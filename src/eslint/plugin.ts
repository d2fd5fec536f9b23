/** Makes an ESLint plugin of a rule pack. */
import { configsOf } from './configs.js';
import type { OpenEngine } from './engine/engine.js';
import type { RuleFacts } from './facts.js';
import { htmlProcessor } from './html.js';
import { introduce } from './judgement.js';
import { toEslint } from './to-eslint.js';
import type { EslintPlugin } from './types.js';

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
  const made = Object.fromEntries(single.map((rule) => [nameOf(rule, name), toEslint(rule, openEngine)]));
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
export function nameOf({ id }: RuleFacts, plugin: string): string {
  return id.startsWith(`${plugin}/`) ? id.slice(plugin.length + 1) : id;
}
