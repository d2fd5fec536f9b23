/** Text that came from outside, made fit to be printed, to the columns of a terminal, and for Markdown, HTML and XML: it stays text, whatever it holds. */
import { isServerPath } from '../core/finding.js';
import type { Location } from '../core/rule.js';

export { counted, grouped } from '../core/text.js';

const PLAIN = /^[ -"$-~]*$/;

/** On one line, with nothing in it that acts or hides: those characters become <U+202E>. */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text;
  // An emoji with its joiners and selectors, which stays as it is; or something that a terminal, a browser or a build
  // runner would obey, or that is invisible.
  const unseen =
    /(\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?(?:\u200d\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?)*|[0-9#*]\ufe0f\u20e3)|##(?=[a-z]*\[)|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/giu;
  return text.replace(unseen, (match: string, emoji: string | undefined) => {
    if (emoji !== undefined) return emoji;
    return match === '##' ? `#${codePoint('#')}` : codePoint(match);
  });
}

function codePoint(character: string): string {
  return `<U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}>`;
}

/** At most `max` UTF-16 units, the last an ellipsis where something was left out. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = isHighSurrogate(text, max - 2) ? max - 2 : max - 1;
  return `${text.slice(0, end)}…`;
}

/** A sentence from outside, for people to read. */
export const sentence = (text: string, max = 2000): string => visible(cut(text, max));

export const isHighSurrogate = (text: string, index: number): boolean => (text.charCodeAt(index) & 0xfc00) === 0xd800;

/** Half of a surrogate pair cannot be written as UTF-8. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** A link that can be followed without harm; undefined for anything else. */
export function webLink(url: string): string | undefined {
  return url.length <= 1000 && /^https?:\/\/[\w.~:/?#@!$&*+,;=%-]+$/.test(url) ? url : undefined;
}

type Located = Pick<Location, 'path' | 'line' | 'column' | 'pointer'>;

/** Where it is within its file: what a server answers has no lines, so there it is the pointer. */
export function placeIn({ path, line, column, pointer }: Located, shown = `${line}:${column}`): string {
  return isServerPath(path) ? pointer || '/' : shown;
}

/** The same with its path. */
export function placeOf(located: Located): string {
  return `${located.path}${isServerPath(located.path) ? '#' : ':'}${placeIn(located)}`;
}

// How many columns of a terminal a text takes.

/** One column for each unit: most text, and what this report draws with. */
const ONE_COLUMN_EACH = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u0370-\u0482\u2010-\u2027\u2500-\u25fc\u2714\u2716]*$/;
/** What joins the character before it. */
const joins = (text: string): boolean =>
  /\p{M}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|[\u1160-\u11ff]/u.test(text);
const isEmoji = (grapheme: string): boolean => /\p{Emoji_Presentation}|\ufe0f/u.test(grapheme);
const hasNoWidth = (character: string): boolean => /^[\p{Mn}\p{Me}\u1160-\u11ff\u200b-\u200d]$/u.test(character);
/** East Asian Wide and Fullwidth, by blocks. */
const WIDE =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\u4dbf\u4e00-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6b\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18dff}\u{1aff0}-\u{1b2ff}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]$/u;

let segmenter: Intl.Segmenter | undefined;

/** What a reader takes for one character each. */
function graphemes(text: string): string[] {
  if (!joins(text)) return Array.from(text);
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), (each) => each.segment);
}

export function width(text: string): number {
  if (ONE_COLUMN_EACH.test(text)) return text.length;
  let columns = 0;
  for (const each of graphemes(text)) columns += graphemeWidth(each);
  return columns;
}

function graphemeWidth(grapheme: string): number {
  if (isEmoji(grapheme)) return 2;
  let columns = 0;
  for (const character of grapheme) {
    if (!hasNoWidth(character)) columns += WIDE.test(character) ? 2 : 1;
  }
  return columns;
}

/** The start of a text, in at most so many columns; `more` says that the text itself was already cut. */
export function fitStart(text: string, columns: number, more = false): string {
  if (!more && width(text) <= columns) return text;
  return `${take(graphemes(text), columns - 1).join('')}…`;
}

/** The end of a text, in at most so many columns. */
export function fitEnd(text: string, columns: number, more = false): string {
  if (!more && width(text) <= columns) return text;
  return `…${take(graphemes(text).reverse(), columns - 1)
    .reverse()
    .join('')}`;
}

function take(parts: readonly string[], columns: number): string[] {
  const taken: string[] = [];
  let left = columns;
  for (const part of parts) {
    left -= graphemeWidth(part);
    if (left < 0) break;
    taken.push(part);
  }
  return taken;
}

/** Broken at blanks into lines of so many columns; a longer word has a line of its own. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(' ')) {
    const size = width(word);
    if (line !== '' && used + 1 + size > columns) {
      lines.push(line);
      line = word;
      used = size;
    } else {
      used += line === '' ? size : 1 + size;
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** A code span: nothing in it is a mention, a link or markup. */
export function codeSpan(text: string, max = 1000): string {
  const code = unmentioned(visible(cut(text, max)));
  if (code.trim() === '') return '(empty)';
  const ticks = '`'.repeat(longestRun(code) + 1);
  const pad = /^[` ]|[` ]$/.test(code) ? ' ' : '';
  return `${ticks}${pad}${code}${pad}${ticks}`;
}

/** Words and punctuation in which GitHub and Markdown see nothing but text. */
const PLAIN_WORDS = /^[a-zA-Z0-9 ,.;:'"()?…-]*$/;
const MAY_ACT = /::|www\.|\bGH-\d/i;

/**
 * A message in Markdown: what it has between backticks is code, and the rest is text. Where the rest is more than plain
 * words, a value from a manifest may be part of it, and all of the message is code.
 */
export function messageText(text: string, max = 1000): string {
  const pieces = cut(text, max).split('`');
  const words = pieces.filter((_, at) => at % 2 === 0);
  const isPlain = words.every((each) => PLAIN_WORDS.test(each) && !MAY_ACT.test(each)) && !/^[^a-zA-Z"'`]/.test(text);
  if (pieces.length % 2 === 0 || !isPlain || text.trim() === '') return codeSpan(text, max);
  return pieces.map((piece, at) => (at % 2 === 1 ? codeSpan(piece) : piece)).join('');
}

/** A sentence of our own in Markdown. What comes from outside is only in what it has between backticks. */
export function wordsAndCode(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? prose(part) : codeSpan(part)))
    .join('');
}

/** A code span in a table, where a pipe would end the cell even in code. */
export const cellCode = (text: string, max?: number): string => codeSpan(text.replaceAll('|', '¦'), max);

/** A fenced block of lines that hold no line ends. */
export function fenced(lines: readonly string[]): string[] {
  const code = lines.map(unmentioned);
  const fence = '`'.repeat(Math.max(3, longestRun(code.join('\n')) + 1));
  return [`${fence}text`, ...code, fence];
}

/** Words of a rule's own, in running text. */
export function prose(text: string): string {
  return unmentioned(visible(text).replace(/[\\`*_{}[\]<>#|~!&$@]|:(?=\/)/g, '\\$&'));
}

/** A link around text that is already Markdown; without the link where it leads nowhere good. */
export function linked(text: string, url: string | undefined): string {
  return url === undefined ? text : `[${text}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`;
}

export function longestRun(text: string): number {
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), (run) => run[0].length));
}

/** Some of GitHub looks for mentions without minding the code around them. */
const unmentioned = (text: string): string => text.replaceAll('@', '@\u200b');

/** What is safe to be in XML and HTML, in text and in quoted attributes alike. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A message in HTML, with what it has between backticks as code. */
export const messageMarkup = (text: string): string => markup(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** On one line, and without the characters that XML forbids. */
export function markup(text: string): string {
  return visible(text).replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
