/** Parameters that have another name now. */
import { groupBy } from '../core/collections.js';
import { get, text, type Entry } from '../core/tree.js';
import { isSame } from '../core/known.js';
import { keyOf } from '../core/known.js';
import { typesOf } from './schema.js';
import { likenessOfTexts, spelled } from './similar.js';

const LIKE = 0.8;

/** Comparing each with each would take too long beyond this. */
const MOST_COMPARED = 10_000;

/** Each of the first list with what it is called now. */
export function renamedParameters(gone: readonly Entry[], fresh: readonly Entry[]): Map<Entry, Entry> {
  const pairs = new Map<Entry, Entry>();
  const left = new Set(fresh);
  const pair = (partnersOf: (was: Entry) => readonly Entry[]): void => {
    for (const was of gone) {
      if (pairs.has(was)) continue;
      const partners = partnersOf(was).filter((is) => left.has(is));
      if (partners.length !== 1) continue;
      pairs.set(was, partners[0]!);
      left.delete(partners[0]!);
    }
  };
  const bySpelling = groupBy(fresh, ({ key }) => spelled(key));
  pair(({ key }) => bySpelling.get(spelled(key)) ?? []);
  if ((gone.length - pairs.size) * left.size > MOST_COMPARED) return pairs;
  pair((was) => [...left].filter((is) => hasType(was, is) && likenessOfTexts(describe(was), describe(is)) >= LIKE));
  return pairs;
}

const describe = ({ value }: Entry): string => text(get(value, 'description')) ?? '';

function hasType({ value: a }: Entry, { value: b }: Entry): boolean {
  if (isSame(a, b)) return true;
  if (a.kind !== 'object' || b.kind !== 'object') return false;
  const [was, is] = [typesOf(a), typesOf(b)];
  if (!was || !is || was === 'any' || is === 'any') return false;
  return [...was].sort().join() === [...is].sort().join() && keyOf(get(a, 'enum')) === keyOf(get(b, 'enum'));
}
