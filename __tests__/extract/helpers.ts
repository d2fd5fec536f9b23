import type { Document } from '../../src/core/document.js';
import { get, items, walk, type Node, type Place } from '../../src/core/tree.js';
import { parseSource } from '../../src/parse/javascript/typescript.js';
import { expectSameByOtherParsers } from '../support/other-parsers.js';

/** A tree as plain values: `'??'` stands for what cannot be known, the key `'...'` for entries or items that are hidden. */
export function shown(node: Node | undefined): unknown {
  if (!node) return undefined;
  switch (node.kind) {
    case 'object': {
      const value = Object.fromEntries(node.entries.map((each) => [each.key, shown(each.value)]));
      return node.open ? { ...value, '...': true } : value;
    }
    case 'array':
      return node.open ? [...node.items.map(shown), '...'] : node.items.map(shown);
    case 'null':
      return null;
    case 'unknown':
      return '??';
    default:
      return node.value;
  }
}

export function read(text: string, path = 'server.ts'): Document {
  const document = parseSource(path, text);
  if (document.faults.length > 0) throw new Error(document.faults[0]!.message);
  expectSameByOtherParsers(document);
  return document;
}

export type List = 'tools' | 'functions' | 'resources';

export const listed = (document: Document, list: List): readonly Node[] => items(get(document.roots[0], list));

/** What a source file tells of its tools, as plain values. */
export function extracted(text: string, list: List = 'tools', path?: string): unknown[] {
  return listed(read(text, path), list).map(shown);
}

export const slice = (text: string, { start, end }: Place): string => text.slice(start, end);

/** The text that each entry of a tool points at, key and value. */
export function pointed(text: string, list: List = 'tools', index = 0): Record<string, [string, string]> {
  const tool = listed(read(text), list)[index];
  if (tool?.kind !== 'object') throw new Error('no such tool');
  return Object.fromEntries(tool.entries.map((each) => [each.key, [slice(text, each), slice(text, each.value)]]));
}

/** Every place of a tree lies in the text. */
export function placesAreIn(text: string, roots: readonly Node[]): boolean {
  return roots.every((root) =>
    [...walk(root)].every(({ start, end }) => start >= 0 && start <= end && end <= text.length),
  );
}
