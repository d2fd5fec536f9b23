/** A config as people write it. */
import type { Limits } from '../engine/limits.js';
import { type Plugin } from '../core/pack.js';
import type { FormatId, OpenaiDialect, Severity, Preset, Rule } from '../core/rule.js';
import type { Settings } from '../engine/applicable-rules.js';
export type SeverityOrOff = Severity | 'off';
/** How a rule is set: its severity, or that with its options. */
export type RuleSetting = SeverityOrOff | readonly [SeverityOrOff, Readonly<Record<string, unknown>>?];
export type RuleSettings = Readonly<Record<string, RuleSetting>>;
export interface Override {
    /** The files that these settings are for. */
    readonly files: readonly string[];
    /** Those among them that they are not for. */
    readonly ignore?: readonly string[];
    readonly rules?: RuleSettings;
}
export interface Config {
    readonly $schema?: string;
    /** Look for no further config in the folders above. */
    readonly root?: boolean;
    /** Presets, config files, packages. */
    readonly extends?: readonly string[];
    readonly rules?: RuleSettings;
    /** Which files to look at, instead of all. */
    readonly files?: readonly string[];
    /** Files and folders to leave out, written as in .gitignore. */
    readonly ignore?: readonly string[];
    readonly overrides?: readonly Override[];
    /** The format of files that are not recognised by what they hold, by glob. */
    readonly formats?: Readonly<Record<string, FormatId>>;
    /** The globs of the files that belong to a tool server, by its name. */
    readonly servers?: Readonly<Record<string, readonly string[]>>;
    readonly dialect?: {
        readonly openai?: OpenaiDialect;
    };
    /** Allow comments and trailing commas in .json files. */
    readonly comments?: boolean;
    /** How much is read and told. */
    readonly limits?: Partial<Limits>;
    /** Paths and packages; in JavaScript also the plugins themselves. */
    readonly plugins?: readonly (string | Plugin)[];
}
export declare const SETTINGS: readonly SeverityOrOff[];
/** The rules that are on: of a preset, and by settings of which later ones win. */
export declare function resolveRules(rules: ReadonlyMap<string, Rule>, preset: Preset, layered: readonly RuleSettings[]): Settings;
export declare function readSetting(setting: RuleSetting): {
    severity: SeverityOrOff;
    options?: Readonly<Record<string, unknown>>;
};
