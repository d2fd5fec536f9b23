import type { NotCompared } from '../core/change.js';
import type { Format } from '../core/format.js';
import type { Place } from '../core/tree.js';
import type { ResolvedConfig } from '../config/resolve.js';
import { type Contract } from './contract.js';
import type { FileTree } from './file-tree.js';
export interface Side {
    readonly contracts: readonly Contract[];
    /** How many tools of each file have no name that can be known. */
    readonly unnamed: number;
    /** Files that hold tools and cannot be read. */
    readonly broken: readonly NotCompared[];
    readonly tree?: FileTree;
    lineOf(contract: Contract, place: Place): {
        readonly path: string;
        readonly line: number;
    } | undefined;
}
type Settings = Pick<ResolvedConfig, 'ignored' | 'format' | 'servers' | 'filePatterns' | 'limits' | 'comments' | 'dialect'>;
/** Snapshots of tools, which are JSON. */
export declare const READ: string[];
export declare class ToolReader {
    #private;
    constructor(formats: readonly Format[], config: Settings);
    /** `only` these files, where others are known to be the same in both versions. */
    read(tree: FileTree, only?: (path: string) => boolean): Promise<Side>;
    mayRead(path: string): boolean;
    isLeftAlone(path: string, text: string): boolean;
}
export {};
