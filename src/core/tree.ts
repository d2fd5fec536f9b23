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

const NO_ENTRIES: readonly Entry[] = [];
const NO_ITEMS: readonly Node[] = [];

/** From this size on, looking a key up by scanning costs more than an index. */
const INDEX_FROM = 64;
const indexes = new WeakMap<ObjectNode, Map<string, Entry>>();

/** The entry that counts: of two with one key, the last. */
export function entry(node: Node | undefined, key: string): Entry | undefined {
  if (node?.kind !== 'object') return undefined;
  const { entries } = node;
  if (entries.length >= INDEX_FROM) return indexOf(node).get(key);
  for (let i = entries.length - 1; i >= 0; i--) if (entries[i]!.key === key) return entries[i];
  return undefined;
}

function indexOf(node: ObjectNode): Map<string, Entry> {
  let index = indexes.get(node);
  if (!index) {
    index = new Map();
    for (const each of node.entries) index.set(each.key, each);
    indexes.set(node, index);
  }
  return index;
}

export function get(node: Node | undefined, ...path: string[]): Node | undefined {
  let at = node;
  for (const key of path) at = entry(at, key)?.value;
  return at;
}

/** One step of a path: an item by its index, or the value of a key. */
export function childAt(node: Node | undefined, step: string): Node | undefined {
  return node?.kind === 'array' ? node.items[Number(step)] : get(node, step);
}

export function nodeAt(root: Node | undefined, path: readonly string[]): Node | undefined {
  return path.reduce(childAt, root);
}

/** The same step to an item or to an entry, whose key is a place of its own. */
export function placeAfter(place: Node | Entry, step: string): Node | Entry | undefined {
  const node = nodeOf(place);
  return node.kind === 'array' ? node.items[Number(step)] : entry(node, step);
}

export const nodeOf = (place: Node | Entry): Node => ('kind' in place ? place : place.value);

/** Whether an object has a key. "Missing" may be said only of a clear "no". */
export function has(node: Node | undefined, key: string): Truth {
  if (node?.kind === 'unknown') return 'unknown';
  if (node?.kind !== 'object') return 'no';
  if (entry(node, key)) return 'yes';
  return node.open ? 'unknown' : 'no';
}

/** The same of several keys: whether it has any of them. */
export function hasAny(node: Node | undefined, keys: readonly string[]): Truth {
  const all = keys.map((key) => has(node, key));
  return (['yes', 'unknown'] as const).find((each) => all.includes(each)) ?? 'no';
}

export function entries(node: Node | undefined): readonly Entry[] {
  return node?.kind === 'object' ? node.entries : NO_ENTRIES;
}

export function items(node: Node | undefined): readonly Node[] {
  return node?.kind === 'array' ? node.items : NO_ITEMS;
}

export const text = (node: Node | undefined): string | undefined => (node?.kind === 'string' ? node.value : undefined);

export const isTrue = (node: Node | undefined): boolean => node?.kind === 'boolean' && node.value;

export function stringAt(node: Node | undefined, ...path: string[]): StringNode | undefined {
  const found = get(node, ...path);
  return found?.kind === 'string' ? found : undefined;
}

export function objectsIn(list: Node | undefined): readonly ObjectNode[] {
  return items(list).filter((each) => each.kind === 'object');
}

export function textsIn(node: Node | undefined): StringNode[] {
  return node ? [...walk(node)].filter((each) => each.kind === 'string') : [];
}

/** In plain values, the sign for what cannot be known. */
export const UNKNOWN: unique symbol = Symbol.for('toolint: unknown');

/** The plain value of a node; what cannot be known is `UNKNOWN`. */
export function toValue(node: Node): unknown {
  switch (node.kind) {
    case 'object': {
      const value: Record<string, unknown> = {};
      for (const each of node.entries) {
        if (each.key === '__proto__') define(value, each.key, toValue(each.value));
        else value[each.key] = toValue(each.value);
      }
      return value;
    }
    case 'array':
      return node.items.map(toValue);
    case 'null':
      return null;
    case 'unknown':
      return UNKNOWN;
    default:
      return node.value;
  }
}

function define(object: object, key: string, value: unknown): void {
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Whether any part of a node cannot be known. */
export function isVague(node: Node): boolean {
  switch (node.kind) {
    case 'object':
      return node.open || node.entries.some((each) => isVague(each.value));
    case 'array':
      return node.open || node.items.some(isVague);
    default:
      return node.kind === 'unknown';
  }
}

/** Every node below and including this one, parents first. */
export function* walk(node: Node): Generator<Node> {
  const todo: Node[] = [node];
  for (let next = todo.pop(); next; next = todo.pop()) {
    yield next;
    if (next.kind === 'object') {
      for (let i = next.entries.length - 1; i >= 0; i--) todo.push(next.entries[i]!.value);
    } else if (next.kind === 'array') {
      for (let i = next.items.length - 1; i >= 0; i--) todo.push(next.items[i]!);
    }
  }
}

/** As it is written in the file: 1.0 and 1e3 have another text as a value. */
export function isAsWritten({ value, start, end }: NumberNode | BooleanNode): boolean {
  return end - start === String(value).length;
}

/** What a JSON Schema calls the type of a node; undefined when it cannot be known. */
export function typeOf(node: Node): 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null' | undefined {
  return node.kind === 'unknown' ? undefined : node.kind;
}
