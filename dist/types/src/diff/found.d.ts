/** What a comparison finds, and what it cannot know. */
import type { Severity } from '../core/rule.js';
import { type Node, type Place } from '../core/tree.js';
/** One thing that differs. */
export interface Found {
    readonly rule: string;
    readonly message: string;
    readonly severity: Severity;
    readonly pointer: string;
    /** The parameter or field, as `filter.city`; empty for the whole. */
    readonly name: string;
    readonly before?: string;
    readonly after?: string;
    /** Its place at BASE and at HEAD. */
    readonly was?: Place;
    readonly at?: Place;
}
export interface Vague {
    readonly pointer: string;
    readonly reason: string;
}
export type Role = 'input' | 'output' | 'config';
export interface Comparison {
    readonly role: Role;
    readonly found: Found[];
    readonly vague: Vague[];
    /** What references lead into. */
    readonly before: Node;
    readonly after: Node;
}
export interface At {
    readonly pointer: string;
    readonly name: string;
    readonly depth: number;
    readonly was?: Place;
    readonly at?: Place;
}
export declare const AT_RUN_TIME = "is built at run time";
export declare function note({ vague }: Comparison, { pointer }: At, reason: string): void;
export declare const where: ({ pointer, name, was, at }: At) => Pick<Found, "pointer" | "name" | "was" | "at">;
type Words = Omit<Found, 'pointer' | 'name' | 'was' | 'at'>;
export declare function add(to: Comparison, at: At, words: Words): void;
/** A text that is there on both sides, or on one of them. */
export declare function compareText(was: Node | undefined, is: Node | undefined, at: At, to: Pick<Comparison, 'found'>): void;
export {};
