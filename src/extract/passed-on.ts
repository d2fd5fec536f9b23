/** What a file exports may be another file's: it is looked for there. */
import type { Imported } from './modules.js';

interface Passing {
  /** Where an exported name may come from, if it is another file's. */
  passedOn?(name: string): readonly Imported[];
}

/** A neighbour that an import leads to. */
export interface Looked<Neighbour> {
  readonly path: string;
  readonly text: string;
  parsed(): Neighbour | undefined;
}

/** Through so many files that only pass on what others export. */
export const MOST_HOPS = 3;

/** `look` finds the neighbour that one file imports, and `take` takes what is wanted from the one that has it. */
export function findExport<Neighbour extends Passing, Found>(
  { source, name }: Imported,
  from: string,
  look: (from: string, source: string) => Looked<Neighbour> | undefined,
  take: (neighbour: Neighbour, name: string, looked: Looked<Neighbour>) => Found | undefined,
  hops = 0,
): Found | undefined {
  const looked = look(from, source);
  if (!looked) return undefined;
  // Of all that is passed on with `export *`, only what mentions the name is worth parsing.
  if (hops > 0 && !looked.text.includes(name) && !looked.text.includes('export *')) return undefined;
  const neighbour = looked.parsed();
  if (!neighbour) return undefined;
  for (const passed of hops < MOST_HOPS ? (neighbour.passedOn?.(name) ?? []) : []) {
    const found = findExport(passed, looked.path, look, take, hops + 1);
    if (found !== undefined) return found;
  }
  return take(neighbour, name, looked);
}
