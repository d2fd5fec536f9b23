/**
 * A manifest as rules see it; what they ask for is made when first asked for. A class: an object literal with getters
 * has a shape of its own each time, and V8 keeps all that such a shape can reach until it cleans up everything.
 */
import { type Code, type Packages, type ToolCode } from '../core/code.js';
import type { Document } from '../core/document.js';
import type { Locator } from './locate.js';
import type { ClientId, Directive, Fault, FormatId, Manifest, OpenaiDialect, Schema, StructuralProblem, Tool } from '../core/rule.js';
import type { Format } from '../core/format.js';
import { type Entry, type Node } from '../core/tree.js';
export interface Hints {
    /** The config says what the file is. */
    readonly format?: FormatId;
    /** Somebody named the file, or its place tells what it is: weaker evidence will do. */
    readonly named: boolean;
    readonly servers: readonly string[];
    readonly dialect?: {
        readonly openai: OpenaiDialect;
    };
    readonly clients?: readonly ClientId[];
    /** The versions that decide what source code serves, read when a rule asks. */
    packages?(): Packages;
}
export declare class DocumentManifest implements Manifest {
    #private;
    readonly path: string;
    readonly formats: readonly FormatId[];
    readonly root: Node;
    readonly faults: readonly Fault[];
    readonly directives: readonly Directive[];
    readonly code: Code;
    readonly toolCode: ToolCode | undefined;
    readonly isOneOfMany: boolean;
    readonly servers: readonly string[];
    readonly dialect: {
        readonly openai: OpenaiDialect;
    };
    readonly clients: readonly ClientId[] | undefined;
    constructor(document: Document, root: Node, formats: readonly Format[], hints: Hints, locator: Locator, 
    /** The first manifest of a file carries what is about the whole file: its faults and directives. */
    directives: readonly Directive[] | false);
    get tools(): readonly Tool[];
    get packages(): Packages;
    get schemas(): readonly Schema[];
    readonly structure: (id: FormatId) => readonly StructuralProblem[];
    readonly mayHold: (pattern: RegExp) => boolean;
    readonly entryOf: (node: Node) => Entry | undefined;
    readonly derive: <T>(make: (manifest: Manifest) => T) => T;
}
export declare function schemasOf(tools: readonly Tool[]): Schema[];
