/** What to say about words and strings that are no JSON. */
import { printable } from '../../core/message.js';
import { near } from '../../core/near.js';
import type { Place } from '../../core/tree.js';

const LONGEST = 30;
const LITERALS = ['true', 'false', 'null'];
const OTHER_NAMES: Readonly<Record<string, string>> = {
  none: 'null',
  nil: 'null',
  undefined: 'null',
  yes: 'true',
  no: 'false',
};
const NOT_NUMBERS = /^[-+]?(nan|inf|infinity)$/i;

/** A piece of the file within a message. */
export function shown(text: string): string {
  return `\`${printable(text, LONGEST)}\``;
}

export function wordFault(word: string): string {
  const lower = word.toLowerCase();
  const meant = Object.hasOwn(OTHER_NAMES, lower) ? OTHER_NAMES[lower] : near(word, LITERALS);
  if (meant !== undefined) return `${shown(word)} is not a JSON value. Did you mean \`${meant}\`?`;
  if (NOT_NUMBERS.test(word)) return `JSON has no ${shown(word)}. Write a number, a string or null.`;
  if (/^[-+]?\.?\d/.test(word)) return `${shown(word)} is not a number as JSON writes it. ${numberAdvice(word)}`;
  return `${shown(word)} is not a JSON value. Text stands in double quotes.`;
}

function numberAdvice(word: string): string {
  if (/^-?0\d+$/.test(word)) return 'Remove the leading zero.';
  if (word.startsWith('+')) return 'Remove the plus sign.';
  if (/^-?\./.test(word)) return 'Put a zero before the point.';
  if (word.endsWith('.')) return 'Remove the point, or put a digit after it.';
  return 'If it is text, put it in double quotes.';
}

interface StringFault extends Place {
  readonly message: string;
  /** Whether the string's value cannot be told. */
  readonly spoils: boolean;
}

/** The first thing that JSON does not allow between the quotes of a string. */
export function stringFault(text: string, { start, end }: Place): StringFault | undefined {
  for (let at = start + 1; at < end - 1; at++) {
    if (text.charCodeAt(at) < 0x20) {
      const name = text[at] === '\t' ? 'A tab' : 'A control character';
      const escape = text[at] === '\t' ? '\\t' : '\\u' + text.charCodeAt(at).toString(16).padStart(4, '0');
      return { start: at, end: at + 1, message: `${name} inside of a string is written ${escape}.`, spoils: false };
    }
    if (text[at] !== '\\') continue;
    const escape = /^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/.exec(text.slice(at, at + 6))?.[0];
    if (escape === undefined) return badEscape(text, at);
    at += escape.length - 1;
  }
  return undefined;
}

function badEscape(text: string, start: number): StringFault {
  const end = start + (text.codePointAt(start + 1)! > 0xffff ? 3 : 2);
  const message =
    text[start + 1] === 'u'
      ? 'After \\u come four hexadecimal digits.'
      : `JSON has no escape ${shown(text.slice(start, end))}. A backslash itself is written \\\\.`;
  return { start, end, message, spoils: true };
}
