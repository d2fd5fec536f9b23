/** What a file exports may be another file's: it is looked for there. */
import { NAMESPACE, type Imported } from './modules.js';

interface Passing {
  /** Where an exported name comes from, if the file names another one for it. */
  passedOn?(name: string): Imported | undefined;
  /** The modules of which everything is passed on, where a name may be one of theirs. */
  passedOnWhole?(name: string): readonly string[];
}

/** A neighbour that an import leads to. */
export interface Looked<Neighbour> {
  readonly path: string;
  readonly text: string;
  parsed(): Neighbour | undefined;
  /** Those of the modules that may have a name: a barrel of a thousand modules is not read again for each name. */
  among?(sources: readonly string[], name: string): readonly string[];
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
  /** After how many hops each file was reached, under which name: barrels may share what they pass on. */
  reached = new Map<string, number>(),
): Found | undefined {
  const looked = look(from, source);
  if (!looked) return undefined;
  const key = `${name}\n${looked.path}`;
  if ((reached.get(key) ?? Infinity) <= hops) return undefined;
  reached.set(key, hops);
  // Of all that is passed on with `export *`, only what mentions the name is worth parsing.
  if (hops > 0 && name !== NAMESPACE && !mayPassOn(looked.text, name)) return undefined;
  const neighbour = looked.parsed();
  if (!neighbour) return undefined;
  for (const passed of hops < MOST_HOPS ? passedBy(neighbour, looked, name) : []) {
    const found = findExport(passed, looked.path, look, take, hops + 1, reached);
    if (found !== undefined) return found;
  }
  return take(neighbour, name, looked);
}

const mayPassOn = (text: string, name: string): boolean => text.includes(name) || text.includes(PASSES_ALL);

/** What a file may contain that has any name at all. */
export const PASSES_ALL = 'export *';

function passedBy<Neighbour extends Passing>(
  neighbour: Neighbour,
  { among = (sources) => sources }: Looked<Neighbour>,
  name: string,
): readonly Imported[] {
  const named = neighbour.passedOn?.(name);
  if (named) return [named];
  return among(neighbour.passedOnWhole?.(name) ?? [], name).map((source) => ({ source, name }));
}
