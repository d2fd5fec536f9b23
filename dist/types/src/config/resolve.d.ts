/** Which rules hold for a file: every config from its folder upwards has its say, the nearest the last word. */
import type { PresetName } from '../core/pack.js';
import type { Validator } from '../core/format.js';
import type { ClientId, Rule, FormatId, OpenaiDialect } from '../core/rule.js';
import type { RuleOverride } from './layer.js';
import { type AcceptedChange, type Config } from './types.js';
import { Seen } from '../files/look-up.js';
import { type Limits } from '../engine/limits.js';
import type { Settings } from '../engine/applicable-rules.js';
import { type IgnoreRule } from '../files/gitignore.js';
import type { Test } from '../files/pattern.js';
export type { Config } from './types.js';
export interface ConfigsOptions {
    readonly cwd: string;
    /** Use this file, and look for no other. */
    readonly configFile?: string;
    /** Used instead of files. */
    readonly config?: Config;
    /** Replaces the presets that configs extend. */
    readonly preset?: PresetName;
    /** Replaces the clients that configs name. */
    readonly clients?: readonly ClientId[];
    /** They win over everything. */
    readonly ruleOverrides?: readonly RuleOverride[];
    readonly builtinRules: readonly Rule[];
    /** For configs with other rules than toolint has. */
    readonly validate?: Validator;
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
/** What holds for a file. Paths are relative to where the work started. Files with equal settings share one object. */
export interface ResolvedConfig {
    readonly preset: PresetName;
    /** The rules that are on. */
    readonly rules: Settings;
    /** All rules there are. */
    readonly known: ReadonlyMap<string, Rule>;
    /** All that configs and the command line say, as a text; undefined where that is code. */
    readonly identity?: string | undefined;
    readonly dialect: {
        readonly openai: OpenaiDialect;
    };
    readonly clients: readonly ClientId[] | undefined;
    readonly comments: boolean;
    /** Results are kept for later runs. */
    readonly cache: boolean;
    readonly limits: Limits;
    readonly diff: {
        readonly accept: readonly AcceptedChange[];
    };
    /** The config files, the outermost first; each behind those that it extends. */
    readonly sources: readonly string[];
    /** Which files to look at, where a config says so. */
    readonly files: Test | undefined;
    /** Whether a pattern of `files` takes a folder out: `!examples/**`. */
    leftOut(folder: string): boolean;
    /** The patterns of `files` that a path matches. */
    filePatterns(path: string): readonly string[];
    /** Files of other kinds to look at as well, where a config gives them a format. */
    readonly also: Test | undefined;
    /** The pattern by which a path is ignored. Folders are asked for with a slash at their end. */
    ignored(path: string): IgnoreRule | undefined;
    format(path: string): FormatId | undefined;
    servers(path: string): string[];
}
/** For people, and to be pasted into a config: every rule with its severity, and its options where it has some. */
export declare function printableConfig({ preset, rules, known, dialect, clients, comments, limits, sources, }: ResolvedConfig): Record<string, unknown>;
