/** Where the reading of a text that is not quite JSON stands, and what is there. */
import type { Place } from '../../core/tree.js';
import { hasLineBreak, isFirstOnLine } from '../lines.js';
import { Brackets, readTokens, type Stray, type Token, type Tokens } from './recover-tokens.js';
import { printable } from '../../core/text.js';
import { nearestWord } from '../../core/did-you-mean.js';
import type { Fault } from '../../core/rule.js';
import { partsOf, type Message } from '../../core/message.js';

/**
 * A name, its colon, and a string that ends where a string may end: the quote between name and colon was forgotten. With
 * very many escapes this stays unknown: a regular expression's own stack ends somewhere.
 */
const TORN_NAME = /"([\w$-]+)[ \t]*:[ \t]*"[^"\\\r\n]*(?:\\.[^"\\\r\n]*){0,9999}"[ \t]*(?:[,;}\]\r\n]|$)/y;
const FOLLOWS_COMMA = /[ \t]*(?:[}\]\r\n]|$|"[^"\\\r\n]*(?:\\.[^"\\\r\n]*){0,9999}"[ \t]*:)/y;

export class Cursor {
  readonly text: string;
  token: Token;
  /** The end of the token before this one. */
  behind: number;
  /** What this token is in. */
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

  unexpected(what: string): string | Message {
    const { text, token } = this;
    if (text[token.start] !== '#') return `Expected ${what}, but found ${this.found()}.`;
    return text.slice(0, token.start).trim() === ''
      ? {
          message: 'The file begins with `#`, so it is not JSON, and nothing can read it.',
          help: 'Remove everything before the first `{`, or give the file the ending of its format.',
        }
      : { message: 'JSON has no comments with `#`, so nothing can read this file.', help: 'Remove the comment.' };
  }

  found(): string {
    const { kind, start, end } = this.token;
    return kind === 'end' ? 'the end of the file' : shown(this.text.slice(start, end));
  }

  /** `isFresh`: something must be here. */
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
    const isName = this.is('string') || isFirstOnLine(this.text, this.token.start);
    return isName && this.token.isClosed && this.isKey(false);
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

  /** Whether more text is after a string, as when a quote in it is not escaped. */
  isStringTorn(): boolean {
    const isBehindString = this.text[this.behind - 1] === '"';
    return isBehindString && this.is('word', 'string') && !hasLineBreak(this.text, this.behind, this.token.start);
  }

  /** One that ends the line, or is before what may follow a comma: it is no part of a text. */
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

// What to say about the string that is at a cursor.

/** Whether its value is known. */
export function checkString({ text, token }: Cursor, mistakes: Mistakes): boolean {
  if (!token.isClosed) {
    const message = {
      message: 'The string has no closing quote on its line.',
      help: 'A line break in a string is written \\n.',
    };
    mistakes.stumble(token, message);
    return false;
  }
  if (token.kind === 'quoted') {
    const name = nameOf(text[token.start]!);
    mistakes.habit(name, token, {
      message: `${name} are not allowed in JSON.`,
      help: 'Put text in straight double quotes.',
    });
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
export const shown = (text: string): string => `\`${printable(text, LONGEST)}\``;

export function wordFault(word: string): Message {
  const lower = word.toLowerCase();
  const meant = Object.hasOwn(OTHER_NAMES, lower) ? OTHER_NAMES[lower] : nearestWord(word, LITERAL_WORDS);
  if (meant !== undefined)
    return { message: `${shown(word)} is not a JSON value; did you mean \`${meant}\`?`, help: `Write \`${meant}\`.` };
  if (NOT_NUMBERS.test(word))
    return { message: `JSON has no ${shown(word)}.`, help: 'Write a number, a string or null.' };
  if (/^[-+]?\.?\d/.test(word))
    return { message: `${shown(word)} is not a number as JSON writes it.`, help: numberAdvice(word) };
  return { message: `${shown(word)} is not a JSON value.`, help: 'Put text in double quotes.' };
}

function numberAdvice(word: string): string {
  if (/^-?0\d+$/.test(word)) return 'Remove the leading zero.';
  if (word.startsWith('+')) return 'Remove the plus sign.';
  if (/^-?\./.test(word)) return 'Put a zero before the point.';
  if (word.endsWith('.')) return 'Remove the point, or put a digit after it.';
  return 'If it is text, put it in double quotes.';
}

interface StringFault extends Place {
  readonly message: Message;
  /** Whether the string's value is not known. */
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
      : {
          message: `JSON has no escape ${shown(text.slice(start, end))}.`,
          help: 'A backslash itself is written \\\\.',
        };
  return { start, end, message, spoils: true };
}

// What is wrong with a text that is not quite JSON. One mistake is reported once.

/** From so many on, it is something else than JSON. */
const MOST_BREAKS = 50;

export class Mistakes {
  /** What breaks the grammar, as far as it is clear. */
  readonly #breaks: Fault[] = [];
  /** What is only not allowed. */
  readonly #extras: Fault[] = [];
  /** Mistakes of habit stand all over a file: the first of a kind speaks for all. */
  readonly #habits = new Set<string>();
  /** It is no longer clear what belongs where. */
  isLost = false;

  faults(): Fault[] {
    const breaks = this.isLost ? this.#breaks.slice(0, 1) : this.#breaks;
    return [...breaks, ...this.#extras].sort((a, b) => a.start - b.start);
  }

  stumble({ start, end }: Place, message: Message, mend?: Fault['mend']): void {
    if (this.isLost) return;
    this.#breaks.push({ start, end, ...partsOf(message), ...(mend && { mend }) });
    if (this.#breaks.length >= MOST_BREAKS) this.isLost = true;
  }

  lose(place: Place, message: Message): void {
    this.stumble(place, message);
    this.isLost = true;
  }

  habit(kind: string, { start, end }: Place, message: Message): void {
    if (!this.#habits.has(kind)) this.stumble({ start, end }, message);
    this.#habits.add(kind);
  }

  note(fault: Fault): void {
    this.#extras.push(fault);
  }

  forgetLast(): void {
    if (!this.isLost) this.#breaks.pop();
  }
}
