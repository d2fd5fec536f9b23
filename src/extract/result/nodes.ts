/** Nodes that are written nowhere: each has the place of what it is made from. */
import type { Entry, Node, Place } from '../../core/tree.js';

export const placeOf = ({ start, end, file, via }: Place): Place => ({
  start,
  end,
  ...(file !== undefined && { file }),
  ...(via && { via }),
});

export const unknownAt = (place: Place): Node => ({ kind: 'unknown', ...placeOf(place) });

export const arrayOf = (items: readonly Node[], place: Place, open = false): Node => ({
  ...{ kind: 'array', ...placeOf(place), items, open },
});

export function scalar(value: string | number | boolean, at: Place): Node {
  const place = placeOf(at);
  if (typeof value === 'string') return { kind: 'string', ...place, value };
  return typeof value === 'number' ? { kind: 'number', ...place, value } : { kind: 'boolean', ...place, value };
}

/** All keys have the place of the object: none of them is written anywhere. */
export function object(place: Place, keywords: readonly (readonly [string, Node])[], open = false): Node {
  const entries = keywords.map(([key, value]): Entry => ({ key, ...placeOf(place), value }));
  return { kind: 'object', ...placeOf(place), entries, open };
}
