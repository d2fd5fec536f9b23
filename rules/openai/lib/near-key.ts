/** Which of the known keys somebody meant. */
import { near } from '../../../src/core/did-you-mean.js';
import { entries, has, type Node } from '../../../src/core/tree.js';

/** A shared first word counts for nothing: `widgetData` is far from `widgetState`. */
export function nearKey(key: string, known: readonly string[]): string | undefined {
  const first = firstWord(key);
  const kin = known.filter((each) => firstWord(each) === first && each !== first);
  if (kin.length === 0 || key === first) return near(key, known);
  const meant = near(
    key.slice(first.length),
    kin.map((each) => each.slice(first.length)),
  );
  return meant === undefined ? undefined : first + meant;
}

export const firstWord = (key: string): string => /^[a-z]*/.exec(key)![0];

/** An object surely has no such key, nor one that is meant to be it: of that openai/misspelt-key speaks. */
export function lacks(object: Node | undefined, key: string, known: readonly string[]): boolean {
  if (has(object, key) !== 'no') return false;
  return !entries(object).some((each) => !known.includes(each.key) && keyMeant(object, each.key, known) === key);
}

/** The near key, or where that is there already, the missing one that begins alike: `invoke` beside `invoked`. */
export function keyMeant(object: Node | undefined, key: string, known: readonly string[]): string | undefined {
  const meant = nearKey(key, known);
  if (meant === undefined || has(object, meant) !== 'yes' || key.length < SHORTEST_STEM) return meant;
  const stem = key.slice(0, -1);
  const missing = known.filter((each) => each.startsWith(stem) && has(object, each) === 'no');
  return missing.length === 1 ? missing[0] : meant;
}

const SHORTEST_STEM = 5;

/** Behind `openai.com/` stand keys of examples and of others, as a domain is where MCP has such keys begin. */
const OPENAI = /^openai(?:[/:_-]|\.(?!com\/))/i;

/** The known key behind `openai/` that a key of `_meta` is or was meant to be. */
export function openaiKeyMeant(key: string, known: readonly string[]): string | undefined {
  const [prefix] = OPENAI.exec(key) ?? [];
  if (prefix === undefined) return undefined;
  const name = key.slice(prefix.length);
  return known.includes(name) ? name : nearKey(name, known);
}
