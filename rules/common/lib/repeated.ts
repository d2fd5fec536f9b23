/** Facts that may be stated once in a run, and are stated again. */
import type { LocatedFact } from '../../../src/core/rule.js';

/** Each later fact with the first of its key. The order in which files were read makes no difference. */
export function* repeated(facts: readonly LocatedFact[]): Iterable<[first: LocatedFact, later: LocatedFact]> {
  const firsts = new Map<string, LocatedFact>();
  for (const fact of [...facts].sort(byPlace)) {
    const first = firsts.get(fact.key);
    if (first) yield [first, fact];
    else firsts.set(fact.key, fact);
  }
}

function byPlace({ location: a }: LocatedFact, { location: b }: LocatedFact): number {
  return a.path === b.path ? a.start - b.start : a.path < b.path ? -1 : 1;
}
