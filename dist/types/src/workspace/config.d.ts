/** Which rules hold for a file: every config from its folder upwards has its say, the nearest the last word. */
import type { Preset, Rule, Validator } from '../core/rule.js';
import { type ResolvedConfig } from './config-chain.js';
import { type RuleOverride } from './config-rules.js';
import type { Config } from './config-types.js';
import type { Seen } from './folder-seen.js';
export { printableConfig, type ResolvedConfig } from './config-chain.js';
export type { Config } from './config-types.js';
export interface ConfigsOptions {
    readonly cwd: string;
    /** Use this file, and look for no other. */
    readonly configFile?: string;
    /** Used instead of files. */
    readonly config?: Config;
    /** Replaces the presets that configs extend. */
    readonly preset?: Preset;
    /** They win over everything. */
    readonly ruleOverrides?: readonly RuleOverride[];
    readonly builtinRules: readonly Rule[];
    readonly validate: Validator;
    /** Whether JavaScript may run: configs and plugins. */
    readonly allowCode: boolean;
}
export interface Configs {
    /** What holds for a file, or for a folder with a slash at its end. The path is relative to `cwd`. */
    for(path: string): Promise<ResolvedConfig>;
    /** Takes note of what a walk has seen, so that those folders need not be searched again. */
    know(folders: Seen): void;
}
export declare function createConfigs({ ruleOverrides, configFile, config, ...options }: ConfigsOptions): Configs;
