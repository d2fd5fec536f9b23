/** What a running server answered, as `toolint server` saves it: the lists, the greeting, and what was seen beside them. */
import { sectionsOf } from '../../common/lib/source.js';
import { stepsOf } from '../../../src/core/pointer.js';
import type { Manifest } from '../../../src/core/rule.js';
import { get, items, text, type Entry, type Node, placeAfter } from '../../../src/core/tree.js';

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
    const next: Node | Entry | undefined = placeAfter(place, step);
    if (!next) break;
    place = next;
  }
  return place;
}

export const textOf = (node: Node, key: string): string => text(get(node, key)) ?? '';

export const mcpSource = sectionsOf('Model Context Protocol, revision 2026-07-28');
