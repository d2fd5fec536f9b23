/** What a tool promises, read from a manifest of any format. */
import type { Format, ToolContract } from '../core/format.js';
import { type Node, type ObjectNode, type Place } from '../core/tree.js';
import { type CountedTool } from '../read/counted-tools.js';
import type { FormatId, Manifest } from '../core/rule.js';
export interface Contract {
    /** As callers know it. */
    readonly name: string;
    readonly format: FormatId;
    readonly terms: ToolContract;
    /** The file that it was found in; empty for a dump. */
    readonly path: string;
    /** The folder of the package that the file belongs to. */
    readonly folder: string;
    readonly node: ObjectNode;
    readonly at: Place;
    readonly description?: Node;
    readonly input?: Node;
    readonly output?: Node;
    readonly config?: Node;
    /** The keys that hold these, for pointers. */
    readonly keys: Readonly<Partial<Record<'input' | 'output' | 'config', string>>>;
    readonly version?: string;
    readonly id?: string;
}
export interface ReadTools {
    /** Those that other files may have, too. */
    readonly counted: ReadonlyMap<Contract, CountedTool>;
    readonly contracts: readonly Contract[];
    /** Tools whose name cannot be known. */
    readonly unnamed: number;
    /** The same as they are counted. */
    readonly nameless: readonly (CountedTool | undefined)[];
}
export declare function contractsIn(manifests: readonly Manifest[], formats: readonly Format[], folder?: string): ReadTools;
/** The names of a tool's parameters. */
export declare function parametersOf({ input }: Contract): string[];
export declare const describedAs: ({ description }: Contract) => string;
/** A list that one file has and another one serves is read in both. */
export declare function countedOnce(files: ReadonlyMap<string, ReadTools>, packageOf: (path: string) => string): {
    again: ReadonlySet<Contract>;
    nameless: ReadonlyMap<string, number>;
};
