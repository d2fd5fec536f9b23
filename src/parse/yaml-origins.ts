/** Where the parts of a YAML tree come from, for those who edit them. */
import type { Entry, Node, Place } from '../core/tree.js';

export interface Origin {
  /** How it is written; `pair` is a mapping of one key without braces, in a flow list. */
  readonly form: 'scalar' | 'block' | 'flow' | 'pair';
  /** Whether it stands within braces or brackets. */
  readonly inFlow: boolean;
  /** The column of the block collection that it stands in; -1 at the root. */
  readonly column: number;
  /** Right behind the colon or dash before it. */
  readonly lead: number;
  /** Whether an anchor or a tag stands before it. */
  readonly hasProps: boolean;
  /** Of a collection: its children. */
  readonly children: readonly Child[];
}

/** The whole place of an entry or item, with its key, dash, anchor and tag. */
export interface Child extends Place {
  readonly of: Entry | Node;
}

// What came in by an alias or a merge key has no place of its own, and is in neither.
const origins = new WeakMap<Node, Origin>();
const entriesInFlow = new WeakMap<Entry, boolean>();

export function originOf(node: Node): Origin | undefined {
  return origins.get(node);
}

export function setOrigin(node: Node, origin: Origin): void {
  origins.set(node, origin);
}

/** Whether an entry stands within braces or brackets; undefined for one without a place of its own. */
export function isEntryInFlow(entry: Entry): boolean | undefined {
  return entriesInFlow.get(entry);
}

export function setOwn(entry: Entry, inFlow: boolean): void {
  entriesInFlow.set(entry, inFlow);
}
