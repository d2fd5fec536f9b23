/** Parameters that have another name now. */
import { get, text, type Entry } from '../core/tree.js';
import { isSame } from '../core/known.js';
import { keyOf } from './forms.js';
import { typesOf } from './schema.js';
import { isSameButForSpelling, likenessOfTexts } from './similar.js';

const LIKE = 0.8;

/** Each of the first list with what it is called now. */
export function renamedParameters(gone: readonly Entry[], fresh: readonly Entry[]): Map<Entry, Entry> {
  const pairs = new Map<Entry, Entry>();
  const left = new Set(fresh);
  const pair = (isPair: (was: Entry, is: Entry) => boolean): void => {
    for (const was of gone) {
      if (pairs.has(was)) continue;
      const partners = [...left].filter((is) => isPair(was, is));
      if (partners.length !== 1) continue;
      pairs.set(was, partners[0]!);
      left.delete(partners[0]!);
    }
  };
  pair((was, is) => isSameButForSpelling(was.key, is.key));
  pair((was, is) => hasType(was, is) && likenessOfTexts(describe(was), describe(is)) >= LIKE);
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
