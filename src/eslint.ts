/** The ESLint plugin: `import toolint from 'toolint/eslint'`. */
import { formats, rules } from '../rules/index.js';
import type { Rule } from './core/rule.js';
import { VERSION } from './core/version.js';
import { createPlugin } from './eslint/plugin.js';
import type { EslintPlugin } from './eslint/types.js';

/** An ESLint plugin of one's own rule pack. `name` is its namespace: `acme` for the rules `acme/…`. */
export function toEslintPlugin(name: string, rules: readonly Rule[], version?: string): EslintPlugin {
  return createPlugin({ name, version, rules, formats });
}

const toolint: EslintPlugin = toEslintPlugin('toolint', rules, VERSION);

export default toolint;
export type { EslintConfig, EslintConfigs, EslintPlugin, EslintRule, EslintSettings } from './eslint/types.js';
