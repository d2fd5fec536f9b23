import { type PresetName } from '../core/pack.js';
import type { Rule, FormatId } from '../core/rule.js';
import type { Validator } from '../core/format.js';
import type { ConfigSource, ReadConfigOptions } from './read.js';
import type { Config, RuleSettings } from './types.js';
import type { IgnoreRule } from '../files/gitignore.js';
import { type Test } from '../files/pattern.js';
export interface LayerOptions extends ReadConfigOptions {
    readonly builtinRules: readonly Rule[];
    /** For configs with other rules than toolint has. */
    readonly validate?: Validator;
}
/** Patterns in it count from `folder`, also those of configs that it extends. */
export interface Layer {
    readonly folder: string;
    readonly root: boolean;
    readonly preset: PresetName | undefined;
    /** What is extended comes before what extends it. */
    readonly parts: readonly LayerPart[];
}
export declare function makeLayer(source: ConfigSource, folder: string, options: LayerOptions): Promise<Layer>;
/** One config file, ready for use: its plugins loaded, its patterns compiled. */
export interface LayerPart {
    readonly source: ConfigSource;
    readonly config: Config;
    readonly plugins: readonly PluginRule[];
    readonly overrides: readonly {
        readonly matches: Test;
        readonly rules: RuleSettings;
    }[];
    readonly ignore: readonly IgnoreRule[];
    readonly files: Test | undefined;
    /** Whether the last pattern of `files` for a path takes it back (`!examples/**`). */
    readonly leftOut: Test | undefined;
    /** The patterns of `files` by themselves, without those that take something back. */
    readonly filePatterns: readonly {
        readonly pattern: string;
        readonly matches: Test;
    }[];
    /** `isKind`: its pattern says of which name or extension the files are. */
    readonly formats: readonly {
        readonly matches: Test;
        readonly format: FormatId;
        readonly isKind: boolean;
    }[];
    readonly servers: readonly {
        readonly name: string;
        readonly matches: Test;
    }[];
}
interface PluginRule {
    readonly plugin: string;
    readonly rule: Rule;
}
/** Which rules there are, and whether what is said about them makes sense. */
type Rules = ReadonlyMap<string, Rule>;
/** A rule's id and what follows the `=`. */
export type RuleOverride = readonly [id: string, severity: string];
export declare function addPluginRules(rules: Rules, { parts }: Layer): Rules;
/** What the config's own validator cannot know: the rules of plugins and their options. */
export declare function checkPluginSettings({ parts }: Layer, rules: Rules): Promise<void>;
/** Of rules that a plugin may bring, nothing is known before configs are loaded. */
export declare function readCommandLine(overrides: readonly RuleOverride[], rules: Iterable<Rule>): RuleSettings;
export declare function checkCommandLine(overrides: readonly RuleOverride[], rules: Rules): void;
export {};
