/** Where the parts of a YAML tree come from, for those who edit them. */
import { type CST, type Node as YamlNode, isScalar } from 'yaml';
import type { Entry, Node, Place } from '../../core/tree.js';

export interface Origin {
  /** How it is written; `pair` is a mapping of one key without braces, in a flow list. */
  readonly form: 'scalar' | 'block' | 'flow' | 'pair';
  /** Whether it is within braces or brackets. */
  readonly inFlow: boolean;
  /** The column of the block collection that it is in; -1 at the root. */
  readonly column: number;
  /** Right behind the colon or dash before it. */
  readonly lead: number;
  /** Whether an anchor or a tag is before it. */
  readonly hasProps: boolean;
  /** Of a collection: its children. */
  readonly children: readonly Child[];
}

/** The whole place of an entry or item, with its key, dash, anchor and tag. */
export interface Child extends Place {
  readonly of: Entry | Node;
}

// On the nodes themselves, unseen by those who list or copy them: a `WeakMap` of as many makes each collection of garbage
// long. What came in by an alias or a merge key has no place of its own, and has neither.
const ORIGIN = Symbol('origin');
const IN_FLOW = Symbol('in flow');

export const originOf = (node: Node): Origin | undefined => (node as { readonly [ORIGIN]?: Origin })[ORIGIN];

export function setOrigin(node: Node, origin: Origin): void {
  Object.defineProperty(node, ORIGIN, { value: origin });
}

/** Whether an entry is within braces or brackets; undefined for one without a place of its own. */
export function isEntryInFlow(entry: Entry): boolean | undefined {
  return (entry as { readonly [IN_FLOW]?: boolean })[IN_FLOW];
}

export function setOwn(entry: Entry, inFlow: boolean): void {
  Object.defineProperty(entry, IN_FLOW, { value: inFlow });
}

// The tokens around the nodes of a YAML document.

/** It is unknown where a collection ends whose brackets are not closed. */
export function isUnclosed(token: CST.BlockMap | CST.BlockSequence | CST.FlowCollection | undefined): boolean {
  if (token?.type !== 'flow-collection') return false;
  return !token.end.some(({ type }) => type === 'flow-map-end' || type === 'flow-seq-end');
}

/** The tokens of a list's items, without those that are only comments. */
export function itemTokens(
  token: CST.BlockMap | CST.BlockSequence | CST.FlowCollection | undefined,
): readonly CST.CollectionItem[] {
  const items: readonly CST.CollectionItem[] = token?.items ?? [];
  return items.filter(({ start, key, sep, value }) => start.some(isSolid) || key || sep || value);
}

export function startOf(before: readonly CST.SourceToken[], node: YamlNode): number {
  return before.find(isSolid)?.offset ?? node.range?.[0] ?? 0;
}

export const endOf = (token: CST.SourceToken | undefined): number => (token ? token.offset + token.source.length : 0);

/** The offset behind the colon or dash. */
export function behindMark(tokens: readonly CST.SourceToken[]): number | undefined {
  const mark = tokens.find(({ type }) => type === 'map-value-ind' || type === 'seq-item-ind');
  return mark && endOf(mark);
}

export const isProp = ({ type }: CST.SourceToken): boolean => type === 'anchor' || type === 'tag';

/** Neither blank, nor comment, nor comma. */
export function isSolid({ type }: CST.SourceToken): boolean {
  return type !== 'space' && type !== 'newline' && type !== 'comment' && type !== 'comma';
}

/** Merge keys: `<<` brings in the entries of what its value stands for. */
export function isMergeKey(key: YamlNode): boolean {
  return isScalar(key) && key.type === 'PLAIN' && key.value === '<<' && key.tag === undefined;
}

/** The entries that a merge key brings in; undefined where its value is nothing to merge. */
export function sourcesOf(value: Node): { entries: readonly Entry[]; open: boolean } | undefined {
  const sources = value.kind === 'array' ? value.items : [value];
  const entries: Entry[] = [];
  let open = value.kind === 'array' && value.open;
  for (const source of sources) {
    const { via = value.via } = source;
    if (source.kind !== 'object' && source.kind !== 'unknown') return undefined;
    if (source.kind === 'object')
      for (const entry of source.entries) entries.push(via ? { ...entry, via } : { ...entry });
    open ||= source.kind === 'unknown' || source.open;
  }
  return { entries, open };
}

/** Own keys win over merged ones, earlier merged ones over later ones. */
export function withoutOverridden(entries: readonly Entry[], merged: ReadonlySet<Entry>): readonly Entry[] {
  if (merged.size === 0) return entries;
  const taken = new Set(entries.filter((entry) => !merged.has(entry)).map(({ key }) => key));
  return entries.filter((entry) => !merged.has(entry) || (!taken.has(entry.key) && taken.add(entry.key)));
}
