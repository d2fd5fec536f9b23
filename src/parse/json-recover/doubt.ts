/** What is left to be sure of in a tree whose text has mistakes. */
import type { Entry, Node } from '../../core/tree.js';
import type { Container } from '../changes.js';

/** Every container may lack something. */
export function opened(node: Node): Node {
  if (node.kind === 'array') return { ...node, open: true, items: node.items.map(opened) };
  if (node.kind !== 'object') return node;
  return { ...node, open: true, entries: node.entries.map((entry) => ({ ...entry, value: opened(entry.value) })) };
}

/** What stands in a doubtful container may belong to one around it. */
export function withoutDoubtful(node: Node, isDoubtful: (node: Container) => boolean): Node {
  if (node.kind !== 'object' && node.kind !== 'array') return node;
  if (isDoubtful(node)) return { kind: 'unknown', start: node.start, end: node.end };
  if (node.kind === 'array') return { ...node, items: node.items.map((item) => withoutDoubtful(item, isDoubtful)) };
  return {
    ...node,
    entries: node.entries.map((entry) => ({ ...entry, value: withoutDoubtful(entry.value, isDoubtful) })),
  };
}

/** The value of the last child turns out to be only a part of what was meant. */
export function spoilLast(children: (Entry | Node)[]): void {
  const last = children.pop()!;
  const { start, end } = 'key' in last ? last.value : last;
  const unknown: Node = { kind: 'unknown', start, end };
  children.push('key' in last ? { ...last, value: unknown } : unknown);
}
