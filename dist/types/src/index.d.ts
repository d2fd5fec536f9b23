/** The library: the same engine for programs. */
import { formats, rules } from '../rules/index.js';
import type { FixKind } from './engine/fix.js';
import type { Report } from './core/finding.js';
import type { Preset } from './core/rule.js';
import { type Config } from './config/resolve.js';
export interface LintOptions {
    /** Paths in the report are relative to it. Default: the current folder. */
    readonly cwd?: string;
    /** Files, folders and globs. Default: everything below `cwd`. */
    readonly paths?: readonly string[];
    /** Used instead of the config files on disk. */
    readonly config?: Config;
    /** Use this config file and look for no other. */
    readonly configFile?: string;
    readonly preset?: Preset;
    /** Write what can be mended: `safe`, or `all`. */
    readonly fix?: FixKind;
}
export interface LintTextOptions extends Omit<LintOptions, 'paths'> {
    /** The file that the text stands in, or would: its ending decides the syntax. Default: `tool.json`. */
    readonly path?: string;
}
/** A report, and for a text that was fixed what became of it. */
export interface TextReport extends Report {
    readonly output?: string;
}
/** Lints files, as the command line does. Nothing is written but fixes that were asked for. */
export declare function lint(options?: LintOptions): Promise<Report>;
/** Lints a text, as `path` if that is given. Read from disk are the config, suppressions and what code imports; nothing is written. */
export declare function lintText(text: string, options?: LintTextOptions): Promise<TextReport>;
/** Types a config; `toolint.config.js` exports what it returns. */
export declare function defineConfig(config: Config): Config;
export * as tree from './core/tree.js';
export { asWritten, defineRule, lack, part, useOf } from './core/rule.js';
export { formats, rules };
export type { Config, Report };
export type { Failure, FileResult, Finding, FindingFix, Related, Skipped } from './core/finding.js';
export type { At, Context, Edit, Fix, FormatId, Location, Manifest, Preset, Problem, Rule, Schema, Severity, Source, TextEdit, Tool, ToolSchema, } from './core/rule.js';
export type { Format } from './core/format.js';
