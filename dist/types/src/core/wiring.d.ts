/**
 * How tools reach servers, as far as one file tells. What a tool can be registered on has a name within the file, a node:
 * a server that is made there, a function that is given one, or an import from another file.
 */
import type { Place } from './tree.js';
export interface ServerWiring {
    readonly made: readonly WiredServer[];
    /** A server of the one node goes to the other. */
    readonly handed: readonly HandedServer[];
    readonly imported: readonly ImportedServer[];
    /** The nodes of what other files can import: functions that are given a server, and servers, by the exported names. */
    readonly exported: Readonly<Record<string, string>>;
    /** The methods of classes and objects that are given a server, each by its own name. */
    readonly methods?: readonly {
        readonly name: string;
        readonly node: string;
    }[];
}
export interface WiredServer {
    readonly node: string;
    /** What becomes of a tool that is registered under a name that is taken; undefined where that is not known. */
    readonly onDuplicate?: 'throws' | 'first' | 'last';
}
export interface HandedServer {
    readonly from: string;
    /** A node; `named:register` for whatever has a method or a function of that name, `any` for what is not known at all, `beyond` for a package. */
    readonly to: string;
    /** No condition decides whether that happens. */
    readonly isAlways: boolean;
    /** If what is called throws, the code goes on. */
    readonly isTried?: true;
    /** The other node is a server of its own, whose tools this one serves too: which of two it keeps is not known. */
    readonly isMounted?: true;
    /** What the call registers there is read where the call is. */
    readonly isRead?: true;
    /** By its name, what is called registers tools, or it may: the call, and what it is in a few words. */
    readonly asks?: Place & {
        readonly what: string;
        /** What it registers may be tools that are written in other files. */
        readonly mayBeElsewhere?: true;
        /** Its name does not say so, and what it leads to is not known: it counts where no tool of the server is. */
        readonly isVague?: true;
    };
}
/** A node that stands for what another file exports: of a list, `tools[]`, or of the whole module, `*`, for each function. */
export interface ImportedServer {
    readonly node: string;
    readonly source: string;
    readonly name: string;
}
/** Whether a node, or the name in it, stands for several things. */
export declare const isOfSeveral: (node: string) => boolean;
/** The servers of all files of a run, and what is registered on them. */
export interface ServersOfRun {
    /** The servers that surely have whatever is registered on a node of the file's `ServerWiring`. */
    of(path: string, node: string): readonly ServerOfRun[];
}
export interface ServerOfRun {
    readonly id: string;
    readonly onDuplicate?: WiredServer['onDuplicate'];
    /** The server that is mounted on this one, and has it: which of two tools this one keeps is not known. */
    readonly mounted?: string;
    /** If a registration throws there, the server goes on without it and what comes after. */
    readonly isTried?: true;
}
