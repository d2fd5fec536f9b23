/** Where the reading of a text that is not quite JSON stands, and what stands there. */
import { createScanner } from 'jsonc-parser';
import type { Place } from '../../core/tree.js';
import { hasLineBreak, isFirstOnLine, isLineBreak } from '../lines.js';
import { Brackets } from './recover-pairing.js';
import type { Mistakes } from './recover-mistakes.js';
import { printable } from '../../core/text.js';
import { near } from '../../core/did-you-mean.js';

/**
 * A name, its colon, and a string that ends where a string may end: the quote between name and colon was forgotten. Of
 * very many escapes nobody can tell: a regular expression's own stack ends somewhere.
 */
const TORN_NAME = /"([\w$-]+)[ \t]*:[ \t]*"[^"\\\r\n]*(?:\\.[^"\\\r\n]*){0,9999}"[ \t]*(?:[,;}\]\r\n]|$)/y;
const FOLLOWS_COMMA = /[ \t]*(?:[}\]\r\n]|$|"[^"\\\r\n]*(?:\\.[^"\\\r\n]*){0,9999}"[ \t]*:)/y;

export class Cursor {
  readonly text: string;
  token: Token;
  /** The end of the token before this one. */
  behind: number;
  /** What this token stands in. */
  readonly brackets: Brackets;
  /** What follows the last value may belong to it. */
  isFrayed = false;
  /** What is read belongs to nothing. */
  isSkipping = false;
  readonly #tokens: Tokens;

  constructor(text: string, onStray: (stray: Stray) => void) {
    this.text = text;
    this.brackets = new Brackets(text);
    this.#tokens = readTokens(text, (stray) => {
      if (!this.isSkipping || stray.kind !== 'comment') onStray(stray);
    });
    this.token = this.#tokens.next();
    this.behind = this.token.start;
  }

  advance(): void {
    const last = this.token;
    this.behind = last.end;
    this.token = this.#tokens.next();
    this.brackets.advance(last, this.token);
  }

  goTo(offset: number): void {
    this.#tokens.goTo(offset);
    this.advance();
  }

  /** Takes off what a token begins with. */
  takeOff(length: number): void {
    this.#tokens.goTo(this.token.start + length);
    this.token = this.#tokens.next();
  }

  is(...kinds: readonly Token['kind'][]): boolean {
    return kinds.includes(this.token.kind);
  }

  /** Right behind the last token. */
  gap(): Place {
    return { start: this.behind, end: this.behind };
  }

  unexpected(what: string): string {
    return `${what} was expected, but ${this.found()} stands here.`;
  }

  found(): string {
    const { kind, start, end } = this.token;
    return kind === 'end' ? 'the end of the file' : shown(this.text.slice(start, end));
  }

  /** `isFresh`: something must stand here. */
  isKey(isFresh: boolean): boolean {
    if (!this.is('string', 'quoted', 'word', 'number', 'literal')) return false;
    if (isFresh && this.is('string', 'quoted')) return this.token.isClosed;
    return this.#tokens.isBeforeColon();
  }

  isItem(isFresh: boolean): boolean {
    if (this.is(':', '}', ']') || this.isConflict()) return false;
    return isFresh || !(this.isFrayed || this.is('word'));
  }

  /** Whether a property surely begins here. */
  isClearName(): boolean {
    const isName = this.is('string') ? this.token.isClosed : isFirstOnLine(this.text, this.token.start);
    return isName && this.isKey(false);
  }

  /** Whether a property begins on a line of its own. */
  isNameOfNextLine(): boolean {
    const { start } = this.token;
    return this.isKey(false) && hasLineBreak(this.text, this.behind, start) && isFirstOnLine(this.text, start);
  }

  /** `name` of `"name: "x"`, where the quote before the colon was forgotten. */
  tornName(): string | undefined {
    const { kind, start, isClosed } = this.token;
    if (kind !== 'string' || !isClosed) return undefined;
    TORN_NAME.lastIndex = start;
    const name = TORN_NAME.exec(this.text)?.[1];
    return name === undefined || this.#tokens.isBeforeColon() ? undefined : name;
  }

  /** Whether more text stands behind a string, as when a quote in it is not escaped. */
  isStringTorn(): boolean {
    const isBehindString = this.text[this.behind - 1] === '"';
    return isBehindString && this.is('word', 'string') && !hasLineBreak(this.text, this.behind, this.token.start);
  }

  /** One that ends the line, or stands before what may follow a comma: it is no part of a text. */
  isMeantAsComma(): boolean {
    const { kind, value, end } = this.token;
    if (kind !== 'word' || (value !== ';' && value !== '，')) return false;
    FOLLOWS_COMMA.lastIndex = end;
    return FOLLOWS_COMMA.test(this.text);
  }

  isConflict(): boolean {
    return this.is('word') && /^(<{7}|={7}|>{7}|\|{7})/.test(this.token.value);
  }
}

/** The tokens of a JSON text that may be broken, read with jsonc-parser's scanner. */

export interface Token {
  /** A punctuation mark stands for itself; `quoted` has other quotes than JSON's, `word` is what JSON does not know. */
  readonly kind: '{' | '}' | '[' | ']' | ',' | ':' | 'string' | 'number' | 'literal' | 'quoted' | 'word' | 'end';
  readonly start: number;
  readonly end: number;
  /** Of a string: its value as far as it can be told. */
  readonly value: string;
  /** Of a string: whether it has a closing quote on its line. */
  readonly isClosed: boolean;
}

/** What stands between tokens and perhaps should not. */
export interface Stray {
  readonly kind: 'comment' | 'open comment' | 'blank';
  readonly start: number;
  readonly end: number;
}

export interface Tokens {
  next(): Token;
  /** Whether a colon follows the token that was read last. */
  isBeforeColon(): boolean;
  /** Goes on reading from an offset. */
  goTo(offset: number): void;
}

// What the scanner calls them; its own names are a const enum, which does not cross module borders.
const STRING = 10;
const NUMBER = 11;
const LINE_COMMENT = 12;
const BLOCK_COMMENT = 13;
const LINE_BREAK = 14;
const BLANKS = 15;
const UNKNOWN = 16;
const END = 17;
const UNCLOSED_STRING = 2;

/** What a token of JSON's begins with. Of anything else the scanner reads on and on, far beyond what is a word here. */
const SCANNED = /[ \t\r\n{}[\]:,"/\d-]/;
/** Blanks that are none in JSON, and characters that nobody sees. */
const STRANGE_BLANKS = /[\v\f\u0085\u00a0\u00ad\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]+/y;
const WORD_END = /[\s[\]{}:;,"/\u0085\u00ad\u200b-\u200f\u2060]|$/g;
/** Other quotes than JSON's. One that is likely to close a string stands before what may follow a string. */
const STRANGE_QUOTES = ["'", '`', '\u201c\u201d\u201e\u201f"', '\u2018\u2019\u201a\u201b'].map((quotes) => ({
  quotes,
  likely: new RegExp(`[${quotes}](?=[ \\t]*(?:[,:}\\]\\r\\n]|$))|[\\r\\n]|$`, 'g'),
  any: new RegExp(`[${quotes}]|[\\r\\n]|$`, 'g'),
}));
const LITERALS = new Set(['true', 'false', 'null']);

/** `onStray` is told of comments, and of blanks that JSON does not know. */
export function readTokens(text: string, onStray: (stray: Stray) => void): Tokens {
  const scanner = createScanner(text);
  const found = new Map<RegExp, { readonly from: number; readonly at: number }>();
  if (text.startsWith('\ufeff')) scanner.setPosition(1);

  function next(tell: (stray: Stray) => void): Token {
    for (;;) {
      const at = scanner.getPosition();
      if (at < text.length && !SCANNED.test(text[at]!)) {
        const behind = strangeBlanksEnd(text, at);
        if (behind === at) return unscanned(at, -1);
        tell({ kind: 'blank', start: at, end: behind });
        scanner.setPosition(behind);
        continue;
      }
      const kind: number = scanner.scan();
      const start = scanner.getTokenOffset();
      const end = Math.min(scanner.getPosition(), text.length);
      if (kind === LINE_BREAK || kind === BLANKS) continue;
      if (kind === LINE_COMMENT) tell({ kind: 'comment', start, end });
      else if (kind === BLOCK_COMMENT) tell({ kind: scanner.getTokenError() ? 'open comment' : 'comment', start, end });
      else return token(kind, start, end);
    }
  }

  function token(kind: number, start: number, end: number): Token {
    const error: number = scanner.getTokenError();
    if (kind === STRING) {
      return { kind: 'string', start, end, value: scanner.getTokenValue(), isClosed: error !== UNCLOSED_STRING };
    }
    if (kind === NUMBER || kind === UNKNOWN) return unscanned(start, kind === NUMBER && error === 0 ? end : -1);
    const value = text.slice(start, end);
    const mark = value.length === 1 ? (value as '{') : 'literal';
    return { kind: kind === END ? 'end' : mark, start, end, value, isClosed: true };
  }

  function unscanned(start: number, numberEnd: number): Token {
    const isQuoted = STRANGE_QUOTES.some(({ quotes }) => quotes.includes(text[start]!));
    const read = isQuoted ? quoted(start) : word(start, numberEnd);
    scanner.setPosition(read.end);
    return read;
  }

  /** The scanner stops within words like `01`, `1.x` or `-Infinity`. */
  function word(start: number, numberEnd: number): Token {
    const end = indexFrom(WORD_END, text, start + 1);
    const value = text.slice(start, end);
    return {
      kind: end === numberEnd ? 'number' : LITERALS.has(value) ? 'literal' : 'word',
      start,
      end,
      value,
      isClosed: true,
    };
  }

  /** Up to a quote that looks like a closing one, or else the next quote; not beyond the line. */
  function quoted(start: number): Token {
    const { likely, any } = STRANGE_QUOTES.find(({ quotes }) => quotes.includes(text[start]!))!;
    const closing = find(likely, start + 1);
    const close = isLineEnd(text, closing) ? find(any, start + 1) : closing;
    const isClosed = !isLineEnd(text, close);
    return {
      kind: 'quoted',
      start,
      end: isClosed ? close + 1 : close,
      value: text.slice(start + 1, close),
      isClosed,
    };
  }

  /** A whole line of quotes must not be searched again for each of them. */
  function find(quote: RegExp, from: number): number {
    const known = found.get(quote);
    if (known && known.from <= from && from <= known.at) return known.at;
    const at = indexFrom(quote, text, from);
    found.set(quote, { from, at });
    return at;
  }

  return {
    next: () => next(onStray),
    isBeforeColon() {
      const position = scanner.getPosition();
      const { kind } = next(() => {});
      scanner.setPosition(position);
      return kind === ':';
    },
    goTo: (offset) => scanner.setPosition(offset),
  };
}

function strangeBlanksEnd(text: string, start: number): number {
  STRANGE_BLANKS.lastIndex = start;
  return STRANGE_BLANKS.test(text) ? STRANGE_BLANKS.lastIndex : start;
}

function indexFrom(global: RegExp, text: string, from: number): number {
  global.lastIndex = from;
  return global.exec(text)?.index ?? text.length;
}

function isLineEnd(text: string, at: number): boolean {
  return at >= text.length || isLineBreak(text, at);
}

/** What to say about the string that stands at a cursor. */

/** Whether its value can be told. */
export function checkString({ text, token }: Cursor, mistakes: Mistakes): boolean {
  if (!token.isClosed) {
    const message = 'The string has no closing quote on its line. A line break in a string is written \\n.';
    mistakes.stumble(token, message);
    return false;
  }
  if (token.kind === 'quoted') {
    const name = nameOf(text[token.start]!);
    mistakes.habit(name, token, `${name} are not allowed in JSON. Put text in straight double quotes.`);
    return !token.value.includes('\\');
  }
  const fault = stringFault(text, token);
  if (fault) mistakes.stumble(fault, fault.message);
  return !fault?.spoils;
}

function nameOf(quote: string): string {
  return quote === "'" ? 'Single quotes' : quote === '`' ? 'Backquotes' : 'Curly quotes';
}

/** What to say about words and strings that are no JSON. */

const LONGEST = 30;
const LITERAL_WORDS = ['true', 'false', 'null'];
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
  const meant = Object.hasOwn(OTHER_NAMES, lower) ? OTHER_NAMES[lower] : near(word, LITERAL_WORDS);
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
