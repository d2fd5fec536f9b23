/** From a node to lines, columns, a JSON Pointer and the tool around it. What that takes is made when first asked for. */
import type { Document } from '../core/document.js';
import type { ProblemPlace, Location, Tool } from '../core/rule.js';
import { type Entry, type Node, type Place } from '../core/tree.js';
/** What a place is about. */
export declare function subjectOf(at: ProblemPlace): Place;
export declare class Locator {
    #private;
    constructor(document: Document, tools: () => readonly Tool[]);
    entryOf(node: Node): Entry | undefined;
    locate(at: ProblemPlace): Location;
    /** The characters that a place covers. */
    span(at: ProblemPlace): Place;
}
