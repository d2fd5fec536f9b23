/** The tokens around the nodes of a YAML document. */
import type { CST, Node as YamlNode } from 'yaml';

/** What belongs into a collection in brackets that are not closed, nobody knows. */
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

export function endOf(token: CST.SourceToken | undefined): number {
  return token ? token.offset + token.source.length : 0;
}

/** The offset behind the colon or dash. */
export function behindMark(tokens: readonly CST.SourceToken[]): number | undefined {
  const mark = tokens.find(({ type }) => type === 'map-value-ind' || type === 'seq-item-ind');
  return mark && endOf(mark);
}

export function isProp({ type }: CST.SourceToken): boolean {
  return type === 'anchor' || type === 'tag';
}

/** Neither blank, nor comment, nor comma. */
export function isSolid({ type }: CST.SourceToken): boolean {
  return type !== 'space' && type !== 'newline' && type !== 'comment' && type !== 'comma';
}
