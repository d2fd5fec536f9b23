/** Where each UTF-16 unit of a string's value stands in the text: worked out once, as many may ask. */
import type { StringNode } from '../core/tree.js';

/** One offset for each unit of the value, and one for its end. */
export type Offsets = readonly number[];

export function offsetFinder(
  find: (text: string, node: StringNode) => Offsets | undefined,
): (text: string, node: StringNode, index: number) => number | undefined {
  const known = new WeakMap<StringNode, Offsets | null>();
  return (text, node, index) => {
    let offsets = known.get(node);
    if (offsets === undefined) known.set(node, (offsets = find(text, node) ?? null));
    return offsets?.[index];
  };
}
