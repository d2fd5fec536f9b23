import type { Format } from '../core/format.js';
import type { Manifest, Tool } from '../core/rule.js';
import { type Place } from '../core/tree.js';
/** A tool of source code, as other files of its package are compared with it. */
export interface CountedTool {
    readonly name?: string;
    /** The file that it is written in, where that is another one. */
    readonly file?: string;
    /** The place of its name where that is known, or else its own. */
    readonly at: Pick<Place, 'file' | 'start'>;
    /** It is written, and perhaps registered elsewhere. */
    readonly isLoose?: true;
}
export interface CountedFile {
    readonly path: string;
    readonly tools: readonly CountedTool[];
}
/** The tools of one file: one definition may be registered in two ways, in two branches. */
export declare function toolsOnce({ code, tools }: Manifest): readonly Tool[];
/** What other files are compared with. Data has its tools to itself. */
export declare function countedTools({ code, tools }: Manifest, some?: readonly Tool[]): ReadonlyMap<Tool, CountedTool>;
/** Those that are another one's copy: what a file imports, a table of handlers, a list beside what is registered. */
export declare function repeatedTools(files: readonly CountedFile[], packageOf: (path: string) => string): ReadonlySet<CountedTool>;
/** Source code in which nothing is known that a model is shown. A manifest of data always says something. */
export declare const isBare: ({ code, formats, root, tools }: Manifest, all: readonly Format[]) => boolean;
