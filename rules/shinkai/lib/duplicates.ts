import { get, type ObjectNode, type StringNode } from '../../../src/core/tree.js';

interface Duplicate {
  readonly node: StringNode;
  readonly first: StringNode;
}

/** Later strings that are the same as an earlier one, as far as `fold` can tell. */
export function duplicatesIn(strings: readonly StringNode[], fold: (text: string) => string): Duplicate[] {
  const seen = new Map<string, StringNode>();
  return strings.flatMap((node) => {
    const key = fold(node.value.trim());
    const first = seen.get(key);
    if (key === '') return [];
    if (first) return [{ node, first }];
    seen.set(key, node);
    return [];
  });
}

export function namesOf(objects: readonly ObjectNode[]): StringNode[] {
  return objects.flatMap((object) => {
    const name = get(object, 'name');
    return name?.kind === 'string' ? [name] : [];
  });
}
