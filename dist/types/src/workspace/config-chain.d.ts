/** The configs that hold in a folder, from the outermost to the nearest, and what comes of them for a file. */
import { type Limits } from '../core/limits.js';
import type { Settings } from '../core/lint.js';
import type { FormatId, OpenaiDialect, Preset, Rule } from '../core/rule.js';
import type { Layer } from './config-layer.js';
import type { RuleSettings } from './config-types.js';
import type { Test } from './wildcard.js';
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
