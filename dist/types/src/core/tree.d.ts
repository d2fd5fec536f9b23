/**
 * The positioned value tree: what every rule reads, whatever syntax the manifest was written in.
 * A node is a place in a file. Nothing here knows a syntax, a format or a rule.
 */
/** A stretch of text: UTF-16 offsets, end exclusive. `file` is set when it is not in the file that is linted. */
export interface Place {
    readonly start: number;
    readonly end: number;
    readonly file?: string;
    /** Where a value that is defined elsewhere is used by its name. */
    readonly via?: Place;
}
export interface ObjectNode extends Place {
    readonly kind: 'object';
    readonly entries: readonly Entry[];
    /** A spread or a computed key hides some entries. */
    readonly open: boolean;
    /** In source code, the list this object is in: the objects of one group are in one list at run time. */
    readonly group?: object;
    /** In source code, it represents an unknown number of objects: one for each row or call. */
    readonly isOfMany?: true;
    /** In source code, a schema that converts what it gets, so that it takes more than it says. */
    readonly isLenient?: true;
    /** In source code, a schema of an object that refuses properties which it does not name. */
    readonly isStrict?: true;
    /** In source code, a schema that perhaps takes `undefined`, so that what it describes may be missing. */
    readonly mayBeMissing?: true;
}
/** A key and its value. The place of an entry is the place of its key. */
export interface Entry extends Place {
    readonly key: string;
    readonly value: Node;
}
export interface ArrayNode extends Place {
    readonly kind: 'array';
    readonly items: readonly Node[];
    /** A spread hides some items. */
    readonly open: boolean;
}
export interface StringNode extends Place {
    readonly kind: 'string';
    readonly value: string;
}
export interface NumberNode extends Place {
    readonly kind: 'number';
    readonly value: number;
}
interface BooleanNode extends Place {
    readonly kind: 'boolean';
    readonly value: boolean;
}
interface NullNode extends Place {
    readonly kind: 'null';
}
/** An expression that cannot be evaluated without running it. */
export interface UnknownNode extends Place {
    readonly kind: 'unknown';
    /** Certainly a string, whatever its text. Only source code says so. */
    readonly isText?: true;
    /** What the string surely begins with, as it is written behind the quote; of JSON that is made of a value, its first key. */
    readonly begins?: string;
}
export type Node = ObjectNode | ArrayNode | StringNode | NumberNode | BooleanNode | NullNode | UnknownNode;
export type Truth = 'yes' | 'no' | 'unknown';
/** The entry that counts: of two with one key, the last. */
export declare function entry(node: Node | undefined, key: string): Entry | undefined;
export declare function get(node: Node | undefined, ...path: string[]): Node | undefined;
/** One step of a path: an item by its index, or the value of a key. */
export declare function childAt(node: Node | undefined, step: string): Node | undefined;
export declare function nodeAt(root: Node | undefined, path: readonly string[]): Node | undefined;
/** The same step to an item or to an entry, whose key is a place of its own. */
export declare function placeAfter(place: Node | Entry, step: string): Node | Entry | undefined;
export declare const nodeOf: (place: Node | Entry) => Node;
/** Whether an object has a key. "Missing" may be said only of a clear "no". */
export declare function has(node: Node | undefined, key: string): Truth;
/** The same of several keys: whether it has any of them. */
export declare function hasAny(node: Node | undefined, keys: readonly string[]): Truth;
export declare function entries(node: Node | undefined): readonly Entry[];
export declare function items(node: Node | undefined): readonly Node[];
export declare const text: (node: Node | undefined) => string | undefined;
export declare const isTrue: (node: Node | undefined) => boolean;
export declare function stringAt(node: Node | undefined, ...path: string[]): StringNode | undefined;
export declare function objectsIn(list: Node | undefined): readonly ObjectNode[];
export declare function textsIn(node: Node | undefined): StringNode[];
/** In plain values, the sign for what cannot be known. */
export declare const UNKNOWN: unique symbol;
/** The plain value of a node; what cannot be known is `UNKNOWN`. */
export declare function toValue(node: Node): unknown;
/** Whether any part of a node cannot be known. */
export declare function isVague(node: Node): boolean;
/** Every node below and including this one, parents first. */
export declare function walk(node: Node): Generator<Node>;
/** As it is written in the file: 1.0 and 1e3 have another text as a value. */
export declare function isAsWritten({ value, start, end }: NumberNode | BooleanNode): boolean;
/** What a JSON Schema calls the type of a node; undefined when it cannot be known. */
export declare function typeOf(node: Node): 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null' | undefined;
export {};
