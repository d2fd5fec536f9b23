import type { Manifest, Problem, Rule, Severity } from '../core/rule.js';
export interface Setting {
    readonly rule: Rule;
    readonly severity: Severity;
    /** The config has set the severity, so it does not change. */
    readonly chosen?: boolean;
    readonly options: Readonly<Record<string, unknown>>;
}
/** The rules that are on, by id. */
export type Settings = ReadonlyMap<string, Setting>;
/** A problem beside the rule that has it. */
export interface ReportedProblem {
    readonly setting: Setting;
    readonly problem: Problem;
}
export declare function applicableRules(manifest: Manifest, settings: Settings): readonly Setting[];
