import { type Node } from '../core/tree.js';
import { UserError } from '../files/errors.js';
import type { ClientId, Rule } from '../core/rule.js';
import type { Validator } from '../core/format.js';
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
type Path = readonly string[];
/** Everything that is wrong with a config by itself. */
export declare function errorsInConfig(source: ConfigSource, validate: Validator, rules: Iterable<Rule>): UserError[];
/** `path` is where in the config the value is. */
export declare function errorsIn(source: ConfigSource, path: Path, value: unknown, validate: Validator, rules: Iterable<Rule>): UserError[];
/** What messages call a kind of file. */
export interface ConfigTexts {
    readonly whole: string;
    unknownKey(key: string, at: Path): string;
    /** What a string must be like, where the schema has a pattern for it. */
    pattern?(at: Path): string | undefined;
}
/** Something that is wrong with a value, and where. */
export interface Mistake {
    readonly at: Path;
    readonly message: string;
}
/** Everything that is wrong with a value: one mistake for each place. */
export declare function mistakesIn(value: unknown, validate: Validator, path: Path, words: ConfigTexts): Mistake[];
export declare function unknownRule(id: string, rules: Iterable<Rule>): string;
/** A list of clients as people type it: `claude, openai`. */
export declare function readClients(list: string, what: string): ClientId[];
export {};
