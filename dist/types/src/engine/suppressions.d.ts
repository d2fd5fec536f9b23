/** Which findings are suppressed by the entries of a suppressions file. The file itself is read elsewhere. */
import { type Finding, type StableLocation } from '../core/finding.js';
export declare const SUPPRESSIONS = "toolint-suppressions.json";
export interface SuppressionsFile {
    readonly $schema?: string;
    readonly version: number;
    readonly suppressions: readonly Suppression[];
}
export interface Suppression extends StableLocation {
    /** As in the report. */
    readonly path: string;
    readonly rule: string;
    /** Of the value that the finding is about. */
    readonly hash: string;
    readonly reason: string;
    /** The last day that it holds, as YYYY-MM-DD. */
    readonly expires?: string;
}
export interface MatchResult {
    readonly visible: readonly Finding[];
    readonly hidden: readonly Finding[];
    /** Entries that match a finding; each matches one. */
    readonly used: ReadonlySet<Suppression>;
    /** Those among them that hide it no longer. */
    readonly expired: ReadonlySet<Suppression>;
}
/** Tools that fixes have renamed, by file: from the name that a tool has now to the one that it had. */
export type RenamedTools = ReadonlyMap<string, ReadonlyMap<string, string>>;
/** Of a tool in `renamed`, entries have the former name. */
export type Matcher = (findings: readonly Finding[], renamed?: RenamedTools) => MatchResult;
/** What cannot be parsed cannot be checked, and what is wrong with suppressions is not for them to hide. */
export declare const mayBeSuppressed: (rule: string) => boolean;
/** `today` is YYYY-MM-DD. */
export declare function createMatcher(suppressions: readonly Suppression[], today: string): Matcher;
/** What is suppressed stays as it is: it is not mended either. */
export declare function withoutFixes(findings: readonly Finding[], match: Matcher, renamed?: RenamedTools): readonly Finding[];
/** What is left over: entries whose finding is still there on another value, and entries whose finding is gone. */
export declare function unmatched(suppressions: readonly Suppression[], { visible, used }: MatchResult): {
    readonly changed: readonly Suppression[];
    readonly gone: readonly Suppression[];
};
/** The entries with the names that their tools have now. */
export declare function withNewNames(suppressions: readonly Suppression[], renamed: RenamedTools): readonly Suppression[];
export declare function suppressionOf(finding: Finding, reason: string): Suppression;
/** Entries of one rule at one place have the same, whatever their values are. */
export declare const placeKeyOfEntry: ({ path, rule, tool, pointer }: Suppression) => string;
/** Relative, with forward slashes, and inside the folder. */
export declare const PATH = "^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$";
export declare function buildSuppressionsSchema(): Record<string, unknown>;
