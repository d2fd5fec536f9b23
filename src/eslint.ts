/** The ESLint plugin: `import toolint from 'toolint/eslint'`. */
import { printable } from './core/text.js';
import { rulesIn, type Plugin } from './core/pack.js';
import { VERSION } from './core/version.js';
import { openEngine } from './eslint/open-engine.js';
import { rules as ours } from './generated/eslint-rules.js';
import { createPlugin } from './eslint/plugin.js';
import { factsOf, type EslintPlugin } from './eslint/types.js';

/** An ESLint plugin of one's own rule pack. `name` is its namespace: `acme` for the rules `acme/…`. */
export function toEslintPlugin(name: string, pack: Plugin, version?: string): EslintPlugin {
  if (typeof name !== 'string' || name === '')
    throw new Error(
      'toEslintPlugin: its first argument is the name of the plugin, such as `acme` for the rules `acme/…`.',
    );
  const rules = rulesIn(pack, `the plugin \`${printable(name)}\``);
  if (typeof rules === 'string') throw new Error(`toEslintPlugin: ${rules}.`);
  return createPlugin({ name, version, rules: rules.map((rule) => ({ ...factsOf(rule), rule })), openEngine });
}

const toolint: EslintPlugin = createPlugin({ name: 'toolint', version: VERSION, rules: ours, openEngine });

export default toolint;
export type { EslintConfig, EslintConfigs, EslintPlugin, EslintRule, EslintSettings } from './eslint/types.js';
