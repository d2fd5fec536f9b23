/** Barrels: files that pass on all of others with `export *`. */
import { addTo, known } from '../../core/collections.js';
import { PASSES_ALL } from './imports.js';
import type { ProjectFiles } from './project-files.js';

export interface Barrel {
  /** The modules that have a word, or pass on what others have, in the order of the file. */
  among(name: string): readonly string[];
  /** The files that are read for it, or would be. */
  readonly asked: ReadonlySet<string>;
}

/** Words of modules that are kept; what a barrel has beyond them is not followed. */
const MOST_WORDS = 1_000_000;
/** Barrels that a barrel passes on. */
const MOST_BARRELS = 100;
const WORDS = /[\w$\u0080-\uffff]+/g;
export const wordsIn = (text: string): ReadonlySet<string> => new Set(text.match(WORDS));

/** Each barrel is read once, for all files that import from it. */
export function barrelsOf(project: ProjectFiles) {
  const barrels = new Map<string, Barrel>();
  let words = 0;
  const make = (path: string, sources: readonly string[]): Barrel => {
    const asked = new Set<string>();
    const note = (each: string): void => void asked.add(each);
    const byWord = new Map<string, number[]>();
    const further: number[] = [];
    for (const [index, source] of sources.entries()) {
      const target = project.targetOf(path, source, note);
      if (target === undefined || words > MOST_WORDS) continue;
      const { text } = project.textAt(target, note);
      if (text.includes(PASSES_ALL) && further.length < MOST_BARRELS) further.push(index);
      const own = wordsIn(text);
      words += own.size;
      for (const word of own) addTo(byWord, word, index);
    }
    const among = (name: string): readonly string[] =>
      [...new Set([...(byWord.get(name) ?? []), ...further])].sort((a, b) => a - b).map((index) => sources[index]!);
    return { asked, among };
  };
  return {
    at: (path: string, sources: readonly string[]): Barrel => known(barrels, path, () => make(path, sources)),
    clear() {
      barrels.clear();
      words = 0;
    },
  };
}
