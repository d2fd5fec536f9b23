/** The ESLint plugin: `import toolint from 'toolint/eslint'`. */
import type { Rule } from './core/rule.js';
import { VERSION } from './core/version.js';
import { openEngine } from './eslint-engine.js';
import { factsOf } from './eslint/facts.js';
import { rules as ours } from './eslint/our-rules.js';
import { createPlugin } from './eslint/plugin.js';
import type { EslintPlugin } from './eslint/types.js';

/** An ESLint plugin of one's own rule pack. `name` is its namespace: `acme` for the rules `acme/…`. */
export function toEslintPlugin(name: string, rules: readonly Rule[], version?: string): EslintPlugin {
  return createPlugin({ name, version, rules: rules.map((rule) => ({ ...factsOf(rule), rule })), openEngine });
}

const toolint: EslintPlugin = createPlugin({ name: 'toolint', version: VERSION, rules: ours, openEngine });

export default toolint;
export type { EslintConfig, EslintConfigs, EslintPlugin, EslintRule, EslintSettings } from './eslint/types.js';
