/** What stands between children, and between the name and the value of a property; and what to say where it does not. */
import type { JsonOptions } from '../json.js';
import type { Opening } from './brackets.js';
import type { Cursor } from './cursor.js';
import type { Draft } from './draft.js';
import type { Mistakes } from './mistakes.js';
import type { Obstacles } from './obstacles.js';
import { shown } from './words.js';

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
    const advice = isLast ? `JSON has no ${name}s. Remove it.` : `A ${name} stands where a comma belongs.`;
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
    this.#mistakes.note({ ...comma, message: 'A trailing comma is not allowed in JSON. Remove it.', mend });
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
        this.#mistakes.stumble(place, 'A full-width colon stands where a colon belongs.', mend);
      } else this.#mistakes.stumble(place, cursor.unexpected('A colon'));
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
