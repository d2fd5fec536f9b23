/** Structural edits, sorted by the container that they change, so that several in one container compose. */
import type { Edit, Printable, TextEdit } from '../core/rule.js';
import { countWhere } from '../core/sorted.js';
import type { ArrayNode, Entry, Node, ObjectNode, Place } from '../core/tree.js';

export type Container = ObjectNode | ArrayNode;

export interface NewChild {
  /** Undefined in an array. */
  readonly key?: string;
  readonly value: Printable;
}

export interface Change {
  readonly removed: Set<number>;
  readonly first: NewChild[];
  readonly last: NewChild[];
}

export interface Changes {
  readonly values: Map<Node, Printable>;
  readonly keys: Map<Entry, string>;
  readonly containers: Map<Container, Change>;
  readonly texts: TextEdit[];
}

/** Undefined where an edit touches another file or a child that is not in its container. */
export function changesOf(edits: readonly Edit[]): Changes | undefined {
  const changes: Changes = { values: new Map(), keys: new Map(), containers: new Map(), texts: [] };
  for (const edit of edits) if (!sortIn(changes, edit)) return undefined;
  return changes;
}

function sortIn({ values, keys, containers, texts }: Changes, edit: Edit): boolean {
  switch (edit.op) {
    case 'set':
      values.set(edit.node, edit.value);
      return edit.node.file === undefined;
    case 'rename':
      keys.set(edit.entry, edit.key);
      return edit.entry.file === undefined;
    case 'add':
      changeOf(containers, edit.to)[edit.first ? 'first' : 'last'].push({ key: edit.key, value: edit.value });
      return edit.to.file === undefined;
    case 'append':
      changeOf(containers, edit.to).last.push({ value: edit.value });
      return edit.to.file === undefined;
    case 'remove': {
      const index = childIndex(edit.from, edit.child);
      changeOf(containers, edit.from).removed.add(index);
      return index >= 0 && edit.from.file === undefined;
    }
    case 'text':
      texts.push({ start: edit.start, end: edit.end, text: edit.text });
      return true;
  }
}

function changeOf(containers: Map<Container, Change>, container: Container): Change {
  let change = containers.get(container);
  if (!change) containers.set(container, (change = { removed: new Set(), first: [], last: [] }));
  return change;
}

function childIndex(container: Container, child: Entry | Node): number {
  if (container.kind === 'array') return container.items.indexOf(child as Node);
  return container.entries.findIndex((entry) => entry === child || entry.value === child);
}

/** The places of a container's children, keys included. */
export function childPlaces(container: Container): readonly Place[] {
  if (container.kind === 'array') return container.items;
  return container.entries.map(({ start, value }) => ({ start, end: value.end }));
}

/** The innermost container around a place. */
export function containerAround(roots: readonly Node[], place: Place): Container | undefined {
  let around: Container | undefined;
  let inner = lastFrom(roots, place.start);
  while (isContainer(inner) && inner.start <= place.start && place.end <= inner.end && inner !== place) {
    around = inner;
    inner = inner.kind === 'array' ? lastFrom(inner.items, place.start) : lastFrom(inner.entries, place.start)?.value;
  }
  return around;
}

/** Of what stands one behind the other, the last that begins at an offset or before. */
function lastFrom<T extends Place>(places: readonly T[], offset: number): T | undefined {
  return places[countWhere(places, ({ start }) => start <= offset) - 1];
}

function isContainer(node: Node | undefined): node is Container {
  return node?.kind === 'object' || node?.kind === 'array';
}
