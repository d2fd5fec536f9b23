/** Where the reading of a text that is not quite JSON stands, and what stands there. */
import type { Place } from '../../core/tree.js';
import { hasLineBreak, isFirstOnLine } from '../lines.js';
import { Brackets } from './brackets.js';
import { readTokens, type Stray, type Token, type Tokens } from './tokens.js';
import { shown } from './words.js';

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
