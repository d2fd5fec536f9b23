import type { Rule } from '../core/rule.js';
import type { Layer } from './config-layer.js';
import { type RuleSettings } from './config-types.js';
type Rules = ReadonlyMap<string, Rule>;
/** A rule's id and what follows the `=`. */
export type RuleOverride = readonly [id: string, severity: string];
/** Adds the rules of a config's plugins to those that are there. */
export declare function addPluginRules(rules: Rules, { parts }: Layer): Rules;
/** What the config's own validator cannot know: the rules of plugins and their options. */
export declare function checkPluginSettings({ parts }: Layer, rules: Rules): Promise<void>;
/** Of rules that a plugin may bring, nothing is known before configs are loaded. */
export declare function readCommandLine(overrides: readonly RuleOverride[], rules: Iterable<Rule>): RuleSettings;
export declare function checkCommandLine(overrides: readonly RuleOverride[], rules: Rules): void;
export {};
