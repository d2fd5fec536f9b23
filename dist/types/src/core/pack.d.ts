import { type StoreName } from './stores.js';
import type { ClientId, FormatId, OpenaiDialect, Preset, Rule, Severity } from './rule.js';
/** What a plugin module exports by default. */
export type Plugin = readonly Rule[] | {
    readonly name?: string;
    readonly rules: readonly Rule[];
};
export declare const SEVERITIES: readonly Severity[];
/** What `--preset` and `extends` take: a preset of rules, or a store, which is `recommended` with severities of its own. */
export type PresetName = Preset | StoreName;
export declare const PRESET_NAMES: readonly PresetName[];
/** The rules that it begins with. */
export declare const basePreset: (name: PresetName) => Preset;
export declare const DIALECTS: readonly OpenaiDialect[];
export declare const CLIENTS: readonly ClientId[];
/** Packs about the manifests of one format that is not called like them. */
export declare const PACKS_ABOUT: Readonly<Record<string, FormatId>>;
/** The part before the slash in the ids of our own rules. */
export declare const BUILTIN_PACKS: readonly string[];
/** It is about what a running server answered, which no editor shows: ESLint does not have it. */
export declare const isOfServer: ({ id }: Pick<Rule, "id">) => boolean;
export declare const isBuiltin: (id: string) => boolean;
/** The family of a rule, `mcp/*` for `mcp/some-rule`: it can be named wherever a rule can, and means each rule of the pack. */
export declare const familyOf: (id: string) => string;
export declare const isFamily: (id: string) => boolean;
/** The families of these rules. */
export declare const familiesIn: (ids: Iterable<string>) => ReadonlySet<string>;
export declare function isInPreset(rule: InPresets, preset: Preset): boolean;
export declare const presetsOf: (rule: InPresets) => Preset[];
/** The presets of a rule, for its page. */
export declare const presetsText: (rule: InPresets) => string;
/** What applies the fixes of a rule, for its page. */
export declare const fixesText: ({ fixable }: Pick<Rule, "fixable">) => string;
type InPresets = Pick<Rule, 'in' | 'notRecommended'>;
/** The rules of a pack, or why it is not one; `name` is what the error calls it. */
export declare function rulesIn(exported: unknown, name: string): readonly Rule[] | string;
/** One thing that a format's document demands or allows, in our own words. */
export interface Statement {
    /** `otc/id-required`: the format, then a name. */
    readonly id: string;
    readonly section: string;
    readonly says: string;
    readonly kind: 'MUST' | 'SHOULD' | 'MAY' | 'fact';
    readonly rules: readonly string[];
    /** Why no linter can judge it, where none does. */
    readonly why?: string;
    /** `<test file> > <title of a case in it>`. */
    readonly tests: readonly string[];
}
export {};
