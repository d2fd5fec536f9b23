import type { Found } from './found.js';
import type { Contract } from './contract.js';
export interface Event extends Found {
    readonly tool: string;
    readonly old?: Contract;
    readonly now?: Contract;
    readonly beneath?: readonly Event[];
}
export interface VagueTool {
    readonly contract: Contract;
    readonly pointer: string;
    readonly reason: string;
}
export interface Compared {
    readonly events: readonly Event[];
    readonly vague: readonly VagueTool[];
    /** Tools at BASE that may still be there, and why that is not known. */
    readonly doubtful: readonly Contract[];
}
export interface Doubts {
    /** Whether a tool that is not among those at HEAD may be there all the same. */
    mayRemain(contract: Contract): boolean;
}
export declare function compareLists(before: readonly Contract[], after: readonly Contract[], doubts?: Doubts): Compared;
