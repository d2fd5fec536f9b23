/** Reads our own source code and writes into it, so that every line stays where it is. */
import { parse } from '@babel/parser';
import type { Node } from '@babel/types';

export interface Insertion {
  readonly at: number;
  readonly text: string;
  /** It ends what another insertion begins. */
  readonly isEnd?: boolean;
}

export interface Visited {
  readonly node: Node;
  readonly parents: readonly Node[];
}

/** All nodes that are code, and no types; parents first. */
export function* nodesOf(text: string): Generator<Visited> {
  const { program } = parse(text, { sourceType: 'module', plugins: ['typescript', 'explicitResourceManagement'] });
  const todo: Visited[] = [{ node: program, parents: [] }];
  for (let at = todo.pop(); at; at = todo.pop()) {
    if (at.node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)Expression$/.test(at.node.type)) continue;
    yield at;
    const parents = [...at.parents, at.node];
    for (const node of childrenOf(at.node).reverse()) todo.push({ node, parents });
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string' && 'start' in value;

function childrenOf(node: Node): Node[] {
  return Object.entries(node)
    .filter(([key]) => !/Comments$|^loc$|^extra$/.test(key))
    .flatMap(([, value]) => value as unknown)
    .filter(isNode);
}

/** The outer one comes first among the insertions: of two at one place it begins first and ends last. */
export function inserted(text: string, insertions: readonly Insertion[]): string {
  const ordered = insertions
    .map((each, index) => ({ ...each, index }))
    .sort((a, b) => {
      if (a.at !== b.at) return a.at - b.at;
      if (a.isEnd !== b.isEnd) return a.isEnd ? -1 : 1;
      return a.isEnd ? b.index - a.index : a.index - b.index;
    });
  const parts: string[] = [];
  let from = 0;
  for (const { at, text: added } of ordered) {
    parts.push(text.slice(from, at), added);
    from = at;
  }
  return parts.join('') + text.slice(from);
}
