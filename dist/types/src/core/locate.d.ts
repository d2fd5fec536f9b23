/** From a node to lines, columns, a JSON Pointer and the tool around it. Built once a document, when first needed. */
import type { Document } from './document.js';
import type { At, Location, Tool } from './rule.js';
import { type Entry, type Node, type Place } from './tree.js';
/** What a place is about. */
export declare function subjectOf(at: At): Place;
export declare class Locator {
    #private;
    constructor(document: Document);
    addTools(tools: readonly Tool[]): void;
    entryOf(node: Node): Entry | undefined;
    locate(at: At): Location;
    /** The characters that a place covers. */
    span(at: At): Place;
}
