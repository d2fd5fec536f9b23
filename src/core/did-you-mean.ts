/** "Did you mean": the one word of a list that a mistyped word was most likely meant to be. */

/** Longer words are no typing slips of ours, and comparing them would let hostile text cost time. */
const MAX_LENGTH = 80;
const MAX_CANDIDATES = 1000;

/** The candidate nearest to a word; undefined when none is near or two are equally near. */
export function nearestWord(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > MAX_LENGTH) return undefined;
  const plain = fold(word);
  const bound = slips(word.length);
  let winner: string | undefined;
  let least = Infinity;
  let seen = 0;
  for (const candidate of candidates) {
    if (++seen > MAX_CANDIDATES) break;
    if (candidate === winner || candidate.length > MAX_LENGTH) continue;
    const other = fold(candidate);
    const limit = Math.min(bound, least, Math.min(plain.length, other.length) - 1);
    const distance = distanceWithin(plain, other, limit);
    if (distance === undefined) continue;
    winner = distance < least ? candidate : undefined;
    least = distance;
  }
  if (winner === undefined || least < 2 || !fold(winner).startsWith(plain)) return winner;
  // A word that is cut short is as near to a longer name that begins with it.
  const begun = [...candidates].slice(0, MAX_CANDIDATES).filter((each) => fold(each).startsWith(plain));
  return begun.length === 1 ? winner : undefined;
}

/**
 * The field that a key was most likely meant to be. One that is there already was meant by a slip in the middle of the
 * word at most, and a word of its own means what it says: `assets_dir`, or `banner` beside `runner`. Of a value that the
 * field may not hold, one letter at most is a slip.
 */
export function intendedField(
  key: string,
  fields: Iterable<string>,
  isThere: (field: string) => boolean = () => false,
  mayHold: (field: string) => boolean = () => true,
): string | undefined {
  const meant = nearestWord(
    key,
    [...fields].filter((field) => !field.startsWith('$')),
  );
  // A comment, or a field that is turned off.
  if (meant !== undefined && COMMENT.test(key) && !meant.startsWith('_')) return undefined;
  if (meant === undefined || fold(key) === fold(meant)) return meant;
  // A name that begins in its own way is not meant by one that does not, and differs in a letter too: `media`.
  if (meant.startsWith('_') && !key.startsWith('_')) return undefined;
  if (!mayHold(meant) && distanceWithin(fold(key), fold(meant), 1) === undefined) return undefined;
  const isOther = isThere(meant) ? !isSlip(fold(key), fold(meant)) : isOtherWord(fold(key), fold(meant));
  return isOther ? undefined : meant;
}

/** `_note`, `//`, `#url` */
const COMMENT = /^(?:_|#|\/\/)/;

/** A field that can only be a comment. */
export const isComment = (key: string): boolean => /^(?:\/\/|#|[$_]comment)/.test(key);

/** `versoin` for `version`, and not `versions`. */
function isSlip(word: string, field: string): boolean {
  const isLong = field.length > 4 && !word.startsWith(field) && !field.startsWith(word);
  return isLong && word[0] === field[0] && distanceWithin(word, field, 1) !== undefined;
}

function isOtherWord(word: string, field: string): boolean {
  const isLonger = word.length > field.length + 1 && word.startsWith(field);
  return isLonger || (word[0] !== field[0] && distanceWithin(word, field, 1) === undefined);
}

/** What to put behind a mistyped word: a `hint` at the nearest one, be it that the word was cut short. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const all = [...candidates];
  return hint(nearestWord(word, all) ?? completionOf(word, all));
}

/** ` (did you mean \`x\`?)`, or nothing where it is not clear what was meant. */
export const hint = (meant: string | undefined): string => (meant === undefined ? '' : ` (did you mean \`${meant}\`?)`);

/** The one word that was cut short: `warn` is the beginning of `warning`. */
export function completionOf(word: string, candidates: readonly string[]): string | undefined {
  const matches = word.length < 3 ? [] : candidates.filter((candidate) => candidate.startsWith(word));
  return matches.length === 1 ? matches[0] : undefined;
}

/** How many typing slips are forgiven in a word of this length. */
const slips = (length: number): number => (length <= 4 ? 1 : length <= 8 ? 2 : 3);

/** Upper and lower case, and the separators between words, make no difference. */
const fold = (word: string): string => word.replace(/[-_./:\s]/g, '').toLowerCase();

/** Insertions, deletions, substitutions and swaps of neighbours; undefined when there are more than `limit`. */
function distanceWithin(a: string, b: string, limit: number): number | undefined {
  if (Math.abs(a.length - b.length) > limit) return undefined;
  if (a === b) return 0;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return undefined;
    beforeLast = last;
    last = row;
  }
  const distance = last[b.length]!;
  return distance <= limit ? distance : undefined;
}
