/** Merge keys: `<<` brings in the entries of what its value stands for. */
import { isScalar, type Node as YamlNode } from 'yaml';
import type { Entry, Node } from '../core/tree.js';

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
