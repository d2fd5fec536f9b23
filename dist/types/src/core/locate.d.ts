/** From a node to lines, columns, a JSON Pointer and the tool around it. What that takes is made when first asked for. */
import type { Document } from './document.js';
import type { At, Location, Tool } from './rule.js';
import { type Entry, type Node, type Place } from './tree.js';
/** What a place is about. */
export declare function subjectOf(at: At): Place;
export declare class Locator {
    #private;
    constructor(document: Document, tools: () => readonly Tool[]);
    entryOf(node: Node): Entry | undefined;
    locate(at: At): Location;
    /** The characters that a place covers. */
    span(at: At): Place;
}
