/** What is in the way where nothing fits, and where a container is taken up again. */
import { lineEnd } from '../lines.js';
import { CLOSER, type Opening } from './brackets.js';
import type { Cursor } from './cursor.js';
import type { Mistakes } from './mistakes.js';
import { checkString } from './strings.js';
import { shown } from './words.js';

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
      this.#mistakes.lose(cursor.token, 'A colon has no place in an array. Properties stand in braces.');
    } else if (isBehindChild) this.#mistakes.lose(cursor.token, cursor.unexpected(`A comma or ${CLOSER[kind]}`));
    else this.#mistakes.lose(cursor.token, cursor.unexpected('A property name'));
  }

  /** Behind the name of a property, where a colon belongs. */
  passBehindName(name: string): void {
    const cursor = this.#cursor;
    if (cursor.isStringTorn()) this.#stringEndsTooSoon();
    else this.#mistakes.lose(cursor.token, cursor.unexpected(`A colon after the name ${shown(name)}`));
    this.#skip('object');
  }

  #stringEndsTooSoon(): void {
    const { behind } = this.#cursor;
    const message = 'The string ends at this quote, but text goes on after it. A quote in a string is written \\".';
    this.#mistakes.lose({ start: behind - 1, end: behind }, message);
  }

  /** Of the two sides of a merge conflict, the first counts. */
  #conflict(): void {
    const { text, token } = this.#cursor;
    const message = 'A merge conflict was left in the file. Decide for one side, and remove the markers.';
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
