/** What is known of trees: as plain values, and what several forms of one have in common. */
import { stepTo } from './pointer.js';
import type { Entry, Node } from './tree.js';

/** What a place hides: its value (perhaps surely a text), further keys of an object, further entries of a list. */
export type Hidden = 'value' | 'text' | 'keys' | 'entries';
type Note = (pointer: string, hidden: Hidden, node: Node) => void;

/** The value, without what cannot be known: `note` is told the place of each part of that. Undefined: nothing is known. */
export function knownValue(node: Node, note: Note, pointer = ''): unknown {
  switch (node.kind) {
    case 'unknown':
      note(pointer, node.isText ? 'text' : 'value', node);
      return undefined;
    case 'object': {
      if (node.open) note(pointer, 'keys', node);
      const values = new Map(node.entries.map(({ key, value }) => [key, value]));
      const known = [...values].map(([key, value]) => [key, knownValue(value, note, pointer + stepTo(key))] as const);
      return Object.fromEntries(known.filter(([, value]) => value !== undefined));
    }
    case 'array': {
      const known = node.items.filter(({ kind }) => kind !== 'unknown');
      if (node.open || known.length < node.items.length) note(pointer, 'entries', node);
      return known.map((item, index) => knownValue(item, note, `${pointer}/${index}`));
    }
    case 'null':
      return null;
    default:
      return node.value;
  }
}

/**
 * What both have in common; the rest is unknown. Of what only one has, the object around it is open; with `differing`,
 * which gets the nodes in which they differ, the key is kept and its value unknown.
 */
export function merged(a: Node, b: Node | undefined, differing?: Set<Node>): Node {
  if (a === b) return a;
  const { start, end, file } = a;
  const unknown = (isOfBoth: boolean): Node => {
    const node: Node = { kind: 'unknown', start, end, ...(file !== undefined && { file }) };
    if (!isOfBoth || differing?.has(a)) differing?.add(node);
    return node;
  };
  if (!b || a.kind !== b.kind) return unknown(false);
  if (a.kind === 'object' && b.kind === 'object') {
    const others = new Map(b.entries.map((each) => [each.key, each]));
    const own = new Set(a.entries.map(({ key }) => key));
    const left = b.entries.filter(({ key }) => !own.has(key));
    const entries: Entry[] = [];
    for (const each of differing ? [...a.entries, ...left] : a.entries) {
      const other = own.has(each.key) ? others.get(each.key) : undefined;
      if (other ?? differing) entries.push({ ...each, value: merged(each.value, other?.value, differing) });
    }
    const isWhole = differing !== undefined || (left.length === 0 && entries.length === a.entries.length);
    return { ...a, entries, open: a.open || b.open || !isWhole };
  }
  if (a.kind === 'array' && b.kind === 'array') {
    const isAlike = a.items.length === b.items.length;
    const items = isAlike
      ? a.items.map((item, index) => merged(item, b.items[index], differing))
      : inBoth(a.items, b.items);
    const list: Node = { ...a, items, open: a.open || b.open || !isAlike };
    if (!isAlike || differing?.has(a)) differing?.add(list);
    return list;
  }
  return isSame(a, b) ? a : unknown(a.kind === 'unknown');
}

/** The items of one list that the other has too. */
function inBoth(items: readonly Node[], others: readonly Node[]): Node[] {
  const keys = new Set(others.map(keyOf));
  return items.filter((item) => {
    const key = keyOf(item);
    return key !== undefined && keys.has(key);
  });
}

/** Equal and fully known, whatever the order of keys. */
export function isSame(a: Node | undefined, b: Node | undefined): boolean {
  if (!a || !b) return a === b;
  if (a.kind !== b.kind || a.kind === 'unknown') return false;
  if (a.kind === 'object' && b.kind === 'object') {
    if (a.open || b.open || a.entries.length !== b.entries.length) return false;
    const others = new Map(b.entries.map((each) => [each.key, each.value]));
    return a.entries.every(({ key, value }) => others.has(key) && isSame(value, others.get(key)));
  }
  if (a.kind === 'array' && b.kind === 'array') {
    return (
      !a.open && !b.open && a.items.length === b.items.length && a.items.every((item, at) => isSame(item, b.items[at]))
    );
  }
  return a.kind === 'null' || ('value' in a && 'value' in b && a.value === b.value);
}

/** A key that equal values share, to look them up by; undefined where a part is unknown. */
export function keyOf(node: Node | undefined): string | undefined {
  if (!node) return '';
  switch (node.kind) {
    case 'unknown':
      return undefined;
    case 'object': {
      if (node.open) return undefined;
      const parts: string[] = [];
      for (const { key, value } of node.entries) {
        const text = keyOf(value);
        if (text === undefined) return undefined;
        parts.push(`${JSON.stringify(key)}:${text}`);
      }
      return `{${parts.sort().join()}}`;
    }
    case 'array': {
      const parts = node.items.map(keyOf);
      return node.open || parts.includes(undefined) ? undefined : `[${parts.join()}]`;
    }
    case 'null':
      return 'null';
    default:
      return JSON.stringify(node.value);
  }
}
