/** How alike two names or texts are, from 0 to 1. */
import { wordsOf } from '../core/text.js';

/** The same for names that differ in their spelling alone. */
export const spelled = (name: string): string => wordsOf(name).join('');

export function likenessOfNames(a: string, b: string): number {
  return dice(pairsOf(wordsOf(a).join(' ')), pairsOf(wordsOf(b).join(' ')));
}

const LONGEST = 4000;

export function likenessOfTexts(a: string, b: string): number {
  if (a === b) return 1;
  return dice(wordsOf2(a), wordsOf2(b));
}

const wordsOf2 = (text: string): string[] =>
  text
    .slice(0, LONGEST)
    .toLowerCase()
    .match(/[\p{L}\d]+/gu) ?? [];

export function likenessOfLists(a: readonly string[], b: readonly string[]): number {
  return a.length === 0 && b.length === 0 ? 1 : dice(a, b);
}

/** As `likenessOfLists`, where `repo` is as good as `repository`. */
export function likenessOfWords(a: readonly string[], b: readonly string[]): number {
  const isLike = (x: string, y: string): boolean =>
    x === y || (Math.min(x.length, y.length) >= SHORTENED && (x.startsWith(y) || y.startsWith(x)));
  const found = (words: readonly string[], others: readonly string[]): number =>
    words.filter((word) => others.some((other) => isLike(word, other))).length;
  return (found(a, b) + found(b, a)) / Math.max(1, a.length + b.length);
}

const SHORTENED = 4;

function pairsOf(text: string): string[] {
  const pairs: string[] = [];
  for (let at = 0; at + 1 < text.length; at++) pairs.push(text.slice(at, at + 2));
  return pairs.length > 0 ? pairs : [text];
}

/** Twice what both have, of all that there is; repeated parts count each time. */
function dice(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return 0;
  const left = new Map<string, number>();
  for (const each of a) left.set(each, (left.get(each) ?? 0) + 1);
  let common = 0;
  for (const each of b) {
    const count = left.get(each) ?? 0;
    if (count > 0) {
      common++;
      left.set(each, count - 1);
    }
  }
  return (2 * common) / (a.length + b.length);
}
