/** What is between children, and between the name and the value of a property; and what to report where that is wrong. */
import type { JsonOptions } from './read.js';
import { type Opening, CLOSER } from './recover-tokens.js';
import { type Cursor, type Mistakes, shown, checkString } from './recover-cursor.js';
import { lineEnd } from '../lines.js';
import type { Entry, Node } from '../../core/tree.js';

export class Separators {
  readonly #cursor: Cursor;
  readonly #mistakes: Mistakes;
  readonly #obstacles: Obstacles;
  readonly #options: JsonOptions;

  constructor(cursor: Cursor, mistakes: Mistakes, obstacles: Obstacles, options: JsonOptions) {
    this.#cursor = cursor;
    this.#mistakes = mistakes;
    this.#obstacles = obstacles;
    this.#options = options;
  }

  readComma(draft: Draft): void {
    const { token } = this.#cursor;
    if (draft.before === 'nothing' || draft.before === 'comma') {
      this.#mistakes.stumble(token, 'A value is missing before this comma, or it is one comma too many.');
      draft.items.push({ kind: 'unknown', start: token.start, end: token.start });
      draft.before = 'extra';
    } else if (draft.before !== 'extra') draft.before = 'comma';
    this.#cursor.advance();
  }

  /** A semicolon, or a comma of another script, that stands where a comma belongs, or at the end. */
  readMeantComma(draft: Draft): void {
    const { start, end, value } = this.#cursor.token;
    const name = value === ';' ? 'semicolon' : 'full-width comma';
    this.#cursor.advance();
    const isLast = this.#cursor.is('}', ']', 'end');
    const mend = isLast
      ? { title: `Remove the ${name}`, edits: [{ start, end, text: '' }] }
      : { title: 'Write a comma', edits: [{ start, end, text: ',' }] };
    const advice = isLast
      ? { message: `JSON has no ${name}s.`, help: 'Remove it.' }
      : `Expected a comma, but found a ${name}.`;
    this.#mistakes.stumble({ start, end }, advice, mend);
    if (!this.#cursor.is('}', ']')) draft.before = 'comma';
  }

  commaMissing(kind: Opening['kind']): void {
    const children = kind === 'object' ? 'properties' : 'items';
    this.#mistakes.stumble(this.#cursor.gap(), `A comma is missing between two ${children}.`);
  }

  /** The last token was a comma, and nothing follows it. */
  commaTrailing(): void {
    if (this.#options.trailingCommas) return;
    const start = this.#cursor.behind - 1;
    const comma = { start, end: start + 1 };
    const mend = { title: 'Remove the trailing comma', edits: [{ ...comma, text: '' }] };
    this.#mistakes.note({ ...comma, message: 'A trailing comma is not allowed in JSON.', help: 'Remove it.', mend });
  }

  /** False where there is neither a colon nor a value. */
  readColon(name: string): boolean {
    const cursor = this.#cursor;
    const { start, isClosed, value } = cursor.token;
    if (cursor.is(':')) {
      cursor.advance();
      return true;
    }
    const sign = cursor.is('word') ? /^(?:=>?|：)/.exec(value)?.[0] : undefined;
    if (sign !== undefined) {
      const place = { start, end: start + sign.length };
      if (sign === '：') {
        const mend = { title: 'Write a colon', edits: [{ ...place, text: ':' }] };
        this.#mistakes.stumble(place, 'Expected a colon, but found a full-width colon.', mend);
      } else this.#mistakes.stumble(place, cursor.unexpected('a colon'));
      cursor.takeOff(sign.length);
      return true;
    }
    if (cursor.is('end')) return false;
    if (cursor.is(',', '}', ']')) {
      if (!cursor.isFrayed) this.valueMissing(name);
    } else if (cursor.is('word') || !isClosed || start === cursor.behind) {
      this.#obstacles.passBehindName(name);
    } else {
      this.#mistakes.stumble(cursor.gap(), `A colon is missing after the name ${shown(name)}.`);
      return true;
    }
    cursor.isFrayed = true;
    return false;
  }

  valueMissing(name: string): void {
    this.#mistakes.stumble(this.#cursor.gap(), `The property ${shown(name)} has no value.`);
  }
}

/** What is in the way where nothing fits, and where a container is taken up again. */
const CONFLICT_END = '>>>>>>>';

export class Obstacles {
  readonly #cursor: Cursor;
  readonly #mistakes: Mistakes;
  #lastConflict: number | undefined;

  constructor(cursor: Cursor, mistakes: Mistakes) {
    this.#cursor = cursor;
    this.#mistakes = mistakes;
  }

  /** In a container, perhaps right behind a child of it. */
  pass(kind: Opening['kind'], isBehindChild: boolean): void {
    if (this.#cursor.isFrayed) this.#mistakes.isLost = true;
    if (this.#cursor.isConflict()) this.#conflict();
    else if (!this.#mistakes.isLost) this.#tell(kind, isBehindChild);
    this.#skip(kind);
  }

  #tell(kind: Opening['kind'], isBehindChild: boolean): void {
    const cursor = this.#cursor;
    if (cursor.is('string', 'quoted') && !cursor.token.isClosed) {
      checkString(cursor, this.#mistakes);
      cursor.advance();
      cursor.isFrayed = true;
    } else if (isBehindChild && cursor.isStringTorn()) this.#stringEndsTooSoon();
    else if (cursor.is(':') && kind === 'array') {
      this.#mistakes.lose(cursor.token, {
        message: 'An array must not contain a colon.',
        help: 'Properties must be in braces.',
      });
    } else if (isBehindChild) this.#mistakes.lose(cursor.token, cursor.unexpected(`a comma or ${CLOSER[kind]}`));
    else this.#mistakes.lose(cursor.token, cursor.unexpected('a property name'));
  }

  /** Behind the name of a property, where a colon belongs. */
  passBehindName(name: string): void {
    const cursor = this.#cursor;
    if (cursor.isStringTorn()) this.#stringEndsTooSoon();
    else this.#mistakes.lose(cursor.token, cursor.unexpected(`a colon after the name ${shown(name)}`));
    this.#skip('object');
  }

  #stringEndsTooSoon(): void {
    const { behind } = this.#cursor;
    const message = {
      message: 'The string ends at this quote, but text goes on after it.',
      help: 'A quote in a string is written \\".',
    };
    this.#mistakes.lose({ start: behind - 1, end: behind }, message);
  }

  /** Of the two sides of a merge conflict, the first counts. */
  #conflict(): void {
    const { text, token } = this.#cursor;
    const message = {
      message: 'A merge conflict was left in the file.',
      help: 'Decide for one side, and remove the markers.',
    };
    this.#mistakes.lose(token, message);
    this.#lastConflict ??= text.lastIndexOf(CONFLICT_END);
    const isOtherSide = token.value.startsWith('=') && token.start < this.#lastConflict;
    this.#cursor.goTo(lineEnd(text, isOtherSide ? text.indexOf(CONFLICT_END, token.start) : token.start));
  }

  /** To where a child surely begins, or the container ends. */
  #skip(kind: Opening['kind']): void {
    const cursor = this.#cursor;
    cursor.isSkipping = true;
    for (let depth = 0; !cursor.is('end'); cursor.advance()) {
      if (cursor.is('{', '[')) depth++;
      else if (cursor.is('}', ']') && depth-- === 0) break;
      else if (depth === 0 && (kind === 'array' ? cursor.is(',') : cursor.isClearName())) break;
    }
    cursor.isSkipping = false;
  }
}

/** A container under way. */
export interface Draft extends Opening {
  readonly entries: Entry[];
  readonly items: Node[];
  open: boolean;
  /** What is before the next token: `extra` is a comma that was reported as one too many. */
  before: 'nothing' | 'child' | 'comma' | 'extra' | 'debris';
}
