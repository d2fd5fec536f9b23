/** Trees without positions in mind: several forms of one value as a single tree, equality, and text for people. */
import { entry, toValue, UNKNOWN, type Entry, type Node } from '../core/tree.js';
import { addTo } from '../core/collections.js';
import { merged } from '../core/known.js';
import { JSON_WORDS, type Document } from '../core/document.js';
import { stepsOf, stepTo } from '../core/pointer.js';

/** What a choice at run time decides is unknown: a document with one form of each root. */
export function withoutChoices(document: Document): Document {
  const { alternatives = [], ...rest } = document;
  if (alternatives.length === 0) return document;
  const roots = document.roots.map((root, index) =>
    alternatives.reduce((whole, form) => merged(whole, form[index]), root),
  );
  return { ...rest, roots };
}

const LONGEST = 120;

/** A value as people read it in a sentence. */
export function shown(node: Node | undefined): string {
  if (!node) return '';
  const text = JSON.stringify(toValue(node), (_, value: unknown) => (value === UNKNOWN ? '…' : value)) ?? '';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** The value of a key, that it is missing, or that cannot be known. */
export function lookUp(node: Node | undefined, key: string): Node | 'absent' | 'unknown' {
  if (node?.kind === 'unknown') return 'unknown';
  if (node?.kind !== 'object') return 'absent';
  const found = entry(node, key);
  if (found) return found.value.kind === 'unknown' ? 'unknown' : found.value;
  return node.open ? 'unknown' : 'absent';
}

/** Plain JSON as a tree. What is at one of the pointers, or would be, is unknown. */
export function fromValue(value: unknown, unknown: readonly string[] = []): Node {
  const missing = new Map<string, string[]>();
  for (const each of unknown) addTo(missing, each.slice(0, Math.max(0, each.lastIndexOf('/'))), each);
  return nodeOf(value, { at: new Set(unknown), missing }, '');
}

interface Unknown {
  readonly at: ReadonlySet<string>;
  /** By what they would be in. */
  readonly missing: ReadonlyMap<string, readonly string[]>;
}

export const NOWHERE = { start: 0, end: 0 };

export const objectOf = (entries: readonly (readonly [string, Node])[]): Node => ({
  ...{ kind: 'object', open: false, ...NOWHERE },
  entries: entries.map(([key, value]) => ({ key, value, ...NOWHERE })),
});

function nodeOf(value: unknown, unknown: Unknown, pointer: string): Node {
  const open = unknown.at.has(pointer);
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, index) => nodeOf(item, unknown, `${pointer}/${index}`));
    return { kind: 'array', ...NOWHERE, items, open };
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, each]): Entry => ({
      key,
      ...NOWHERE,
      value: nodeOf(each, unknown, pointer + stepTo(key)),
    }));
    for (const each of unknown.missing.get(pointer) ?? []) {
      const key = stepsOf(each).at(-1)!;
      if (!Object.hasOwn(value, key)) entries.push({ key, ...NOWHERE, value: { kind: 'unknown', ...NOWHERE } });
    }
    return { kind: 'object', ...NOWHERE, entries, open };
  }
  if (typeof value === 'string') return { kind: 'string', ...NOWHERE, value };
  if (typeof value === 'number') return { kind: 'number', ...NOWHERE, value };
  if (typeof value === 'boolean') return { kind: 'boolean', ...NOWHERE, value };
  return value === null ? { kind: 'null', ...NOWHERE } : { kind: 'unknown', ...NOWHERE };
}

/** A value as a file that has nothing else in it. */
export function documentOf(roots: readonly Node[]): Document {
  return { path: '', text: '', syntax: NO_SYNTAX, roots, faults: [] };
}

const NO_SYNTAX = { id: 'json', words: JSON_WORDS, offsetIn: () => undefined, print: () => undefined };
