import { isAscii } from '../../common/lib/words.js';

/** The values that a description does not tell of, in whatever spelling: silence is better than a wrong word. */
export function unmentioned(description: string, values: readonly string[]): string[] {
  let left = values.slice();
  for (const spell of SPELLINGS) {
    if (left.length === 0) break;
    const text = inWords(spell(description));
    left = left.filter((value) => !names(text, spell(value)));
  }
  return left;
}

/** Of a single letter nobody can tell whether a text means it. */
export const isTellable = (value: string): boolean => value.trim().length > 1;

/** `filePaths` is a name for file paths, but `iOS` for no "i OS". */
const SPELLINGS = [(text: string) => fold(text.replace(/([a-z])([A-Z])/g, '$1 $2')), fold];

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

/** As words of their own: the `de` of "code" is none, but "images" tells of `image`. */
function names(text: string, value: string): boolean {
  if (text.includes(inWords(value))) return true;
  return value.length >= SHORTEST_WITH_PLURAL && ['s', 'es'].some((ending) => text.includes(inWords(value + ending)));
}

const SHORTEST_WITH_PLURAL = 4;

/** Set around each word and each other sign, so that whole words can be looked up as text. */
const BORDER = '\u0000';

/** In some scripts no blank stands between words, or endings join them: each letter may be the border of one. */
function inWords(text: string): string {
  const bordered = `$&${BORDER}`;
  // The pattern for all scripts takes longer to be made than most runs take to judge their choices.
  if (isAscii(text)) return BORDER + text.replace(/[a-z\d]+|[^]/gi, bordered);
  const wordOrSign =
    /(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])[\p{L}\p{M}\p{N}])+|[^]/gu;
  return BORDER + text.replace(wordOrSign, bordered);
}

/** A sentence put behind a description. */
export function withSentence(description: string, sentence: string): string {
  const before = description.trimEnd();
  const stop = before === '' || /[.!?:;]$/.test(before) ? '' : '.';
  return `${before}${stop} ${sentence}`.trimStart();
}
