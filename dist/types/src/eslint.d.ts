import { type Plugin } from './core/pack.js';
import { type EslintPlugin } from './eslint/types.js';
/** An ESLint plugin of one's own rule pack. `name` is its namespace: `acme` for the rules `acme/…`. */
export declare function toEslintPlugin(name: string, pack: Plugin, version?: string): EslintPlugin;
declare const toolint: EslintPlugin;
export default toolint;
export type { EslintConfig, EslintConfigs, EslintPlugin, EslintRule, EslintSettings } from './eslint/types.js';
