/** Applies fixes to a text: as many as do not touch each other, the rest is for the next pass. */
import type { Finding } from '../core/finding.js';
import type { TextEdit, Edit } from '../core/rule.js';
export type FixKind = 'safe' | 'all';
interface AppliedFixes {
    readonly text: string;
    readonly applied: readonly Finding[];
}
/** `findings` are those of one file, in the order in which they should win. */
export declare function applyFixes(text: string, findings: readonly Finding[], kind: FixKind): AppliedFixes;
export declare function applyEdits(text: string, edits: readonly TextEdit[]): string;
/** The order in which edits are applied: what is put in at a place comes before what replaces it. */
export declare const inTextOrder: <T extends TextEdit>(edits: readonly T[]) => T[];
export declare const touch: (a: TextEdit, b: TextEdit) => boolean;
/** `first` of `add` may be left out. */
export declare const EDIT_FIELDS: Readonly<Record<Edit['op'], readonly string[]>>;
/** Throws what is wrong with a fix, in a sentence. */
export declare function refuseIncompleteFix(fix: unknown): void;
export {};
