import type { Preset, Rule, FormatId, OpenaiDialect } from '../core/rule.js';
import type { Validator } from '../core/format.js';
import { type LayerOptions, type RuleOverride, type Layer } from './layer.js';
import { type Config, type RuleSettings } from './types.js';
import { Seen } from '../files/directory-listing.js';
import { type Limits } from '../engine/limits.js';
import type { Settings } from '../engine/applicable-rules.js';
import type { Test } from '../files/pattern.js';
export type { Config } from './types.js';
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
/** Finds the configs of a folder: its own, and those of the folders above, up to the top of the git repository. */
interface ChainFinder {
    /** At once where nothing need be loaded: folders are many, configs are few. */
    find(folder: string): Chain | Promise<Chain>;
    know(folders: Seen): void;
}
export declare function createFinder(options: LayerOptions): ChainFinder;
/** One config for everything: a file that was named, or an object. Its patterns count from where the work started. */
export declare function singleChain(configFile: string | undefined, config: Config | undefined, options: LayerOptions): Promise<Chain>;
/** What holds for a file. Paths are relative to where the work started. Files with equal settings share one object. */
export interface ResolvedConfig {
    readonly preset: Preset;
    /** The rules that are on. */
    readonly rules: Settings;
    /** All rules there are. */
    readonly known: ReadonlyMap<string, Rule>;
    readonly dialect: {
        readonly openai: OpenaiDialect;
    };
    readonly comments: boolean;
    readonly limits: Limits;
    /** The config files, the outermost first; each behind those that it extends. */
    readonly sources: readonly string[];
    /** Which files to look at, where a config says so. */
    readonly files: Test | undefined;
    /** The patterns of `files` that a path matches. */
    filePatterns(path: string): readonly string[];
    /** Files of other kinds to look at as well, where a config gives them a format. */
    readonly also: Test | undefined;
    /** Folders are asked for with a slash at their end. */
    ignored(path: string): boolean;
    format(path: string): FormatId | undefined;
    servers(path: string): string[];
}
export interface Chain {
    readonly layers: readonly Layer[];
    readonly rules: ReadonlyMap<string, Rule>;
    /** What holds for a file, by which overrides are for it. */
    readonly resolved: Map<string, ResolvedConfig>;
}
export interface ChainOptions {
    readonly cwd: string;
    readonly preset?: Preset;
    /** From the command line: they win over everything. */
    readonly overrides: RuleSettings;
}
export declare function resolveFor(chain: Chain, path: string, options: ChainOptions): ResolvedConfig;
/** For people, and to be pasted into a config: every rule with its severity, and its options where it has some. */
export declare function printableConfig({ preset, rules, known, dialect, comments, limits, sources, }: ResolvedConfig): Record<string, unknown>;
