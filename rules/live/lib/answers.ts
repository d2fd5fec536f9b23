/** What a running server answered, as `toolint server` saves it: the lists, the greeting, and what was seen beside them. */
import { stepsOf } from '../../../src/core/pointer.js';
import type { Manifest, Source } from '../../../src/core/rule.js';
import { entry, get, items, text, type Entry, type Node } from '../../../src/core/tree.js';

/** The answer to `initialize` or `server/discover`: only a server that was asked has one. */
export function greeting({ root }: Manifest): Node | undefined {
  return [get(root, 'initialize'), get(root, 'discover')].find((each) => each?.kind === 'object');
}

/** What was seen of a kind: the items of a list, or the one thing. */
export function observed({ root }: Manifest, kind: string): readonly Node[] {
  const found = get(root, 'observed', kind);
  return found?.kind === 'array' ? items(found) : found ? [found] : [];
}

/** What a JSON Pointer leads to, or the last place on the way that there is. Keys are places of their own. */
export function placeAt(root: Node, pointer: string): Node | Entry {
  let place: Node | Entry = root;
  for (const step of stepsOf(pointer)) {
    const node: Node = 'kind' in place ? place : place.value;
    const next: Node | Entry | undefined = node.kind === 'array' ? node.items[Number(step)] : entry(node, step);
    if (!next) break;
    place = next;
  }
  return place;
}

export const textOf = (node: Node, key: string): string => text(get(node, key)) ?? '';

export function seen(section: string, says: string, kind: Source['kind'] = 'MUST'): Source {
  return { document: 'Model Context Protocol, revision 2026-07-28', section, says, kind };
}
