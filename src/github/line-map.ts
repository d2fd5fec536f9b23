/** Where the lines of one text stand in another one. */
import { countWhere } from '../core/collections.js';

/** By index: the counterpart of a line; undefined where there is none, or any doubt which one it is. */
export function mapLines(from: readonly string[], to: readonly string[]): (number | undefined)[] {
  const [a, b] = [from.map(withoutReturn), to.map(withoutReturn)];
  const map = new Array<number | undefined>(a.length).fill(undefined);
  let gap = { a: 0, b: 0 };
  for (const anchor of anchors(a, b)) {
    mapGap(map, a, b, gap, anchor);
    map[anchor.a] = anchor.b;
    gap = { a: anchor.a + 1, b: anchor.b + 1 };
  }
  mapGap(map, a, b, gap, { a: a.length, b: b.length });
  return map;
}

interface Pair {
  readonly a: number;
  readonly b: number;
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);

/** What lies between two pairs is equal as far as it goes on from one of them. */
function mapGap(map: (number | undefined)[], a: readonly string[], b: readonly string[], from: Pair, to: Pair): void {
  let [a0, b0, a1, b1] = [from.a, from.b, to.a, to.b];
  while (a0 < a1 && b0 < b1 && a[a0] === b[b0]) map[a0++] = b0++;
  while (a0 < a1 && b0 < b1 && a[a1 - 1] === b[b1 - 1]) map[--a1] = --b1;
  if (a0 === a1 && b0 === b1) return;
  // Of equal lines at both ends of what differs, nobody knows which were added.
  const slides = (index: number, by: number): boolean =>
    (a1 > a0 && a[index] === a[index + by * (a1 - a0)]) ||
    (b1 > b0 && map[index] !== undefined && b[map[index]] === b[map[index] + by * (b1 - b0)]);
  for (let i = a0 - 1; i >= from.a && slides(i, 1); i--) map[i] = undefined;
  for (let i = a1; i < to.a && slides(i, -1); i++) map[i] = undefined;
}

/** Lines that each text has once, as many as stand in the same order in both. */
function anchors(a: readonly string[], b: readonly string[]): Pair[] {
  const inB = uniqueLines(b);
  const pairs: Pair[] = [];
  for (const [line, index] of uniqueLines(a)) {
    const other = inB.get(line);
    if (other !== undefined) pairs.push({ a: index, b: other });
  }
  return longestRising(pairs);
}

function uniqueLines(lines: readonly string[]): Map<string, number> {
  const unique = new Map<string, number>();
  const repeated = new Set<string>();
  lines.forEach((line, index) => {
    if (unique.has(line)) repeated.add(line);
    else unique.set(line, index);
  });
  for (const line of repeated) unique.delete(line);
  return unique;
}

/** Pairs rise in `a`; the most of them that rise in `b` too. */
function longestRising(pairs: readonly Pair[]): Pair[] {
  const ends: number[] = [];
  const before = new Array<number | undefined>(pairs.length);
  pairs.forEach((pair, index) => {
    const lower = countWhere(ends, (end) => pairs[end]!.b < pair.b);
    before[index] = ends[lower - 1];
    ends[lower] = index;
  });
  const rising: Pair[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before[at]) rising.push(pairs[at]!);
  return rising.reverse();
}
