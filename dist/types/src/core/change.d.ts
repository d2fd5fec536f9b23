/** What differs between two versions of tools: plain data, as reports and libraries get it. */
import type { DiffRule } from './message.js';
import type { Severity } from './rule.js';
/** How much a version has to be raised, or was. */
export type Raise = 'none' | 'patch' | 'minor' | 'major';
export declare const RAISES: readonly Raise[];
export interface LinePlace {
    readonly path: string;
    readonly line: number;
}
/** Changes that are equal but for the tool are one. */
export interface Change {
    readonly rule: DiffRule;
    readonly severity: Severity;
    /** By their names before; what was added, by its name now. */
    readonly tools: readonly string[];
    /** Where in the tool; empty for the tool itself. */
    readonly pointer: string;
    readonly before?: string;
    readonly after?: string;
    readonly message: string;
    /** What to do. */
    readonly help?: string;
    /** Where it is at HEAD, and where it was at BASE. */
    readonly at?: LinePlace;
    readonly was?: LinePlace;
    /** A release has what it changes. */
    readonly isReleased: boolean;
    /** What changed along with a renamed tool. */
    readonly beneath?: readonly Change[];
    /** Its texts tell a model to disobey, or hide something from people, and did not before. */
    readonly isUnsafe?: boolean;
    /** Texts that were changed, for reports that show them. */
    readonly texts?: readonly TextChange[];
}
export interface TextChange {
    readonly tool: string;
    readonly pointer: string;
    readonly before: string;
    readonly after: string;
}
/** What could not be compared, and why. */
export interface NotCompared {
    readonly path: string;
    readonly tool?: string;
    readonly reason: string;
}
export interface Diff {
    readonly base: string;
    readonly head: string;
    /** By semantic versioning. */
    readonly needs: Raise;
    /** None if the version is not known on both sides. */
    readonly raised?: Raise;
    /** How many tools were compared: those that can be read, in files that differ. */
    readonly compared: number;
    readonly unknown: readonly NotCompared[];
    readonly changes: readonly Change[];
    /** Changes that the config accepts. */
    readonly accepted?: number;
}
