import { near } from '../../../src/core/did-you-mean.js';

/** Nobody reads more hints than these, and hostile files have names without end. */
const MOST_HINTS = 100;

/** The name that each unknown word was most likely meant to be, where there is one. */
export function meantBy(words: readonly string[], known: ReadonlySet<string>): ReadonlyMap<string, string> {
  const meant = new Map<string, string>();
  const unknown = new Set(words.filter((word) => !known.has(word)));
  for (const word of [...unknown].slice(0, MOST_HINTS)) {
    const name = near(word, known);
    if (name !== undefined) meant.set(word, name);
  }
  return meant;
}
