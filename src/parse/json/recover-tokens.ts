/** The tokens of a JSON text that may be broken, read with jsonc-parser's scanner. */
import { createScanner } from 'jsonc-parser';
import { isLineBreak, isFirstOnLine } from '../lines.js';
import type { Place } from '../../core/tree.js';

export interface Token {
  /** A punctuation mark stands for itself; `quoted` has other quotes than JSON's, `word` is what JSON does not know. */
  readonly kind: '{' | '}' | '[' | ']' | ',' | ':' | 'string' | 'number' | 'literal' | 'quoted' | 'word' | 'end';
  readonly start: number;
  readonly end: number;
  /** Of a string: its value as far as it is known. */
  readonly value: string;
  /** Of a string: whether it has a closing quote on its line. */
  readonly isClosed: boolean;
}

/** What is between tokens and perhaps should not be. */
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
/** Blanks that JSON does not allow, and invisible characters. */
const STRANGE_BLANKS = /[\v\f\u0085\u00a0\u00ad\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]+/y;
const WORD_END = /[\s[\]{}:;,"/\u0085\u00ad\u200b-\u200f\u2060]|$/g;
/** Other quotes than JSON's. One that is likely to close a string is before what may follow a string. */
const STRANGE_QUOTES = ["'", '`', '\u201c\u201d\u201e\u201f"', '\u2018\u2019\u201a\u201b'].map((quotes) => ({
  quotes,
  likely: new RegExp(`[${quotes}](?=[ \\t]*(?:[,:}\\]\\r\\n]|$))|[\\r\\n]|$`, 'g'),
  any: new RegExp(`[${quotes}]|[\\r\\n]|$`, 'g'),
}));
const LITERALS = new Set(['true', 'false', 'null']);

/** `onStray` is called for comments, and of blanks that JSON does not know. */
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

const isLineEnd = (text: string, at: number): boolean => at >= text.length || isLineBreak(text, at);

/** The brackets around a token of JSON, and what their indentation says of where they should close. */
export const CLOSER = { object: '}', array: ']' } as const;

export interface Opening {
  readonly kind: 'object' | 'array';
  readonly start: number;
}
interface Around extends Opening {
  readonly indent: number;
}
interface Suspect extends Opening {
  readonly closer: Place;
}

export class Brackets {
  /** The first containers whose closing bracket is indented more, or less, than the line that opens it. */
  early: Suspect | undefined;
  late: Suspect | undefined;
  /** Where containers start of which the indentation says that they end where one around them does. */
  readonly doubtful = new Set<number>();
  readonly #text: string;
  /** The innermost last. */
  readonly #around: Around[] = [];
  /** How far the line of this token is indented, and whether others than closing brackets are before it there. */
  #line = { indent: 0, hasOthers: false };

  constructor(text: string) {
    this.#text = text;
  }

  open(opening: Opening): void {
    this.#around.push({ ...opening, indent: this.#line.indent });
  }

  close(): void {
    this.#around.pop();
  }

  isIn(kind: Opening['kind']): boolean {
    return this.#around.some((each) => each.kind === kind);
  }

  /** All that would close what is open. */
  missing(): string {
    return this.#around
      .map(({ kind }) => CLOSER[kind])
      .reverse()
      .join('');
  }

  /** From one token to the next. */
  advance(from: Token, to: Token): void {
    if (from.kind !== '}' && from.kind !== ']') this.#line.hasOthers = true;
    const gap = this.#text.slice(from.end, to.start);
    const lineBreak = Math.max(gap.lastIndexOf('\n'), gap.lastIndexOf('\r'));
    if (lineBreak >= 0) this.#line = { indent: gap.length - lineBreak - 1, hasOthers: false };
  }

  /** Whether the line that begins here is indented as if the innermost, which is not the root, had ended before it. */
  isOutside({ kind, start }: Token): boolean {
    if (this.#around.length < 2 || this.#line.hasOthers || kind === 'end') return false;
    const { kind: innermost, indent } = this.#around.at(-1)!;
    const isLess = this.#line.indent < indent || (this.#line.indent === indent && kind !== CLOSER[innermost]);
    return isLess && isFirstOnLine(this.#text, start);
  }

  /** Whether this bracket of the other kind is indented as only the one should be that closes the innermost. */
  isMistaken({ kind, start, end }: Token): boolean {
    const innermost = this.#around.at(-1)!;
    if (kind === CLOSER[innermost.kind] || this.#line.hasOthers || !isFirstOnLine(this.#text, start)) return false;
    const isThere = ({ indent }: Around): boolean => indent === this.#line.indent;
    if (!isThere(innermost) || this.#around.some((each) => CLOSER[each.kind] === kind && isThere(each))) return false;
    return this.#around.length > 1 || this.#text.slice(end).trim() === '';
  }

  /** Compares where the innermost closes with where it opens. */
  compare(closer: Place): void {
    if (this.#line.hasOthers) return;
    const { kind, start, indent } = this.#around.at(-1)!;
    if (this.#line.indent > indent) this.early ??= { kind, start, closer };
    if (this.#line.indent < indent) {
      this.late ??= { kind, start, closer };
      this.doubtful.add(start);
    }
  }
}
