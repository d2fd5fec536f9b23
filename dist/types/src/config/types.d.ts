/** A config as people write it. */
import type { Limits } from '../engine/limits.js';
import { type Plugin, type PresetName } from '../core/pack.js';
import type { ClientId, FormatId, OpenaiDialect, Severity, Rule } from '../core/rule.js';
import type { RuleId } from '../generated/rule-ids.js';
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
    /** The clients to care for, instead of all that are well documented. */
    readonly clients?: readonly ClientId[];
    /** Allow comments and trailing commas in .json files. */
    readonly comments?: boolean;
    /** How much is read and reported. */
    readonly limits?: Partial<Limits>;
    /** Keep results for later runs of the command line. */
    readonly cache?: boolean;
    /** Changes of contracts that `toolint diff` passes over. */
    readonly diff?: {
        readonly accept?: readonly AcceptedChange[];
    };
    /** Paths and packages; in JavaScript also the plugins themselves. */
    readonly plugins?: readonly (string | Plugin)[];
}
type PackOf<Id> = Id extends `${infer Pack}/${string}` ? Pack : never;
type BuiltinPack = PackOf<RuleId>;
/** The settings of built-in rules and families, for editors to complete. */
type KnownRules = {
    readonly [Id in RuleId | `${BuiltinPack}/*`]?: RuleSetting;
};
/** Rules of other packs are those of plugins, of which types know nothing. */
type CheckedRules<Rules> = {
    readonly [Id in keyof Rules]: Id extends keyof KnownRules ? RuleSetting : Id extends `${BuiltinPack}/${string}` ? never : RuleSetting;
};
/** A config whose rule ids are checked. */
export type TypedConfig<Rules, Overrides extends readonly unknown[]> = Omit<Config, 'rules' | 'overrides'> & {
    readonly rules?: Rules & CheckedRules<Rules> & KnownRules;
    readonly overrides?: {
        readonly [Index in keyof Overrides]: Omit<Override, 'rules'> & {
            readonly rules?: Overrides[Index] & CheckedRules<Overrides[Index]> & KnownRules;
        };
    };
};
export interface AcceptedChange {
    /** A rule, or a family: `diff/*`. */
    readonly rule: string;
    /** The tool's name, before the change. */
    readonly tool: string;
    /** The first version for which it is no longer accepted. */
    readonly until?: string;
    readonly reason: string;
}
export declare const SETTINGS: readonly SeverityOrOff[];
/** The rules that are on: of a preset, and by settings of which later ones win. */
export declare function resolveRules(rules: ReadonlyMap<string, Rule>, preset: PresetName, layered: readonly RuleSettings[], clients?: readonly ClientId[]): Settings;
export declare function readSetting(setting: RuleSetting): {
    severity: SeverityOrOff;
    options?: Readonly<Record<string, unknown>>;
};
export {};
