/** Lists of tools as plain values: what `toolint dump` prints, and what programs compare. */
import type { Diff } from '../core/change.js';
import type { Format } from '../core/format.js';
import type { Rule } from '../core/rule.js';
import { type Node } from '../core/tree.js';
import { type Contract } from './contract.js';
/** As `toolint dump` prints it. A list of tools will do, and so will the answer to `tools/list`. */
export interface ToolList {
    readonly tools: readonly object[];
    /** Places that cannot be known, as JSON Pointers into the whole. */
    readonly unknown?: readonly {
        readonly tool?: string;
        readonly pointer: string;
        readonly reason: string;
    }[];
}
export declare function dumpOf(contracts: readonly Contract[]): {
    tools: object[];
    unknown: Required<ToolList>['unknown'];
};
/** What `dumpOf` has made, and nothing else: its keys; or a baseline, which looks the same when it is written again. */
export declare function isDump(text: string): boolean;
/** Sorted, so that it changes only with the contract and is easy to review. */
export declare function baselineText(tools: readonly object[]): string;
/** With its keys sorted, so that a dump changes only with what it says. */
export declare function inOrder(value: unknown): unknown;
/** Tools of a list that a program hands over. */
export declare function contractsOf(list: ToolList | readonly object[], formats: readonly Format[]): readonly Contract[];
export declare const contractsOfTools: (tools: readonly Node[], formats: readonly Format[]) => readonly Contract[];
/** Lists have no names, unlike versions. */
export type ToolsDiff = Omit<Diff, 'base' | 'head'>;
interface Knowledge {
    readonly formats: readonly Format[];
    readonly rules: readonly Rule[];
}
/** What a pure function can tell of two lists. */
export declare function diffLists(before: ToolList | readonly object[], after: ToolList | readonly object[], { formats, rules }: Knowledge): ToolsDiff;
export {};
