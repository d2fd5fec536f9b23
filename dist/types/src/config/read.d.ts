import { type Node } from '../core/tree.js';
import { UserError } from '../files/errors.js';
export interface ConfigSource {
    /** Absolute. Other files are found from here. */
    readonly file: string;
    /** For people. */
    readonly shown: string;
    readonly value: unknown;
    readonly isCode: boolean;
    /** An error about the part that keys and indexes lead to. */
    error(path: readonly string[], message: string): UserError;
}
export interface ReadConfigOptions {
    readonly cwd: string;
    /** Links must not lead out of it, unless code may run: then everything is trusted. */
    readonly workspace: string;
    readonly allowCode: boolean;
}
/** Undefined: a package.json that has nothing to say about toolint. */
export declare function readConfig(file: string, options: ReadConfigOptions): Promise<ConfigSource | undefined>;
/** A config that is given as an object. */
export declare function configOf(value: unknown, file: string): ConfigSource;
/** Where the key or item that a path leads to begins, or what is left of the path leads to. */
export declare function offsetOf(root: Node | undefined, path: readonly string[]): number;
/** `overrides[0].rules["otc/id-format"]` */
export declare function keyPath(path: readonly string[]): string;
