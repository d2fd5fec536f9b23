import type { Document } from './document.js';
import { type Failure, type Finding, type SecretPlace } from './finding.js';
import type { Recognition } from './recognise.js';
import type { LocatedFact, Location, Problem, Rule, Services, Severity } from './rule.js';
export interface Setting {
    readonly rule: Rule;
    readonly severity: Severity;
    /** Somebody has set the severity: it stays as it is. */
    readonly chosen?: boolean;
    readonly options: Readonly<Record<string, unknown>>;
}
/** The rules that are on, by id. */
export type Settings = ReadonlyMap<string, Setting>;
export interface LintResult {
    readonly findings: readonly Finding[];
    readonly failures: readonly Failure[];
    /** What project rules will compare, by rule id. */
    readonly facts: ReadonlyMap<string, readonly LocatedFact[]>;
    /** What must not be shown, be it hidden by a directive or not. */
    readonly secrets: readonly SecretPlace[];
}
/** A problem beside the rule that has it. */
export interface Said {
    readonly setting: Setting;
    readonly problem: Problem;
}
export declare function lint(document: Document, recognition: Recognition, settings: Settings, services?: Services): LintResult;
export declare const NOWHERE: Location;
