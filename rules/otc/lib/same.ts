import { get, type Node } from '../../../src/core/tree.js';

/** Whether two nodes certainly have the same value, the order of keys aside. */
function same(a: Node, b: Node | undefined): boolean {
  switch (a.kind) {
    case 'unknown':
      return false;
    case 'null':
      return b?.kind === 'null';
    case 'object':
      return b?.kind === 'object' && !a.open && !b.open && b.entries.length === a.entries.length && contains(b, a);
    case 'array':
      if (b?.kind !== 'array' || a.open || b.open || a.items.length !== b.items.length) return false;
      return a.items.every((item, index) => same(item, b.items[index]));
    default:
      return b?.kind === a.kind && b.value === a.value;
  }
}

/** Whether all that the second object says stands in the first as well. */
export function contains(whole: Node, some: Node): boolean {
  return some.kind === 'object' && !some.open && some.entries.every(({ key, value }) => same(value, get(whole, key)));
}
