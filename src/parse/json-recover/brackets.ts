/** The brackets around a token of JSON, and what their indentation says of where they should close. */
import type { Place } from '../../core/tree.js';
import type { Token } from './tokens.js';
import { isFirstOnLine } from '../lines.js';

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
  /** How far the line of this token is indented, and whether others than closing brackets stand before it there. */
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
