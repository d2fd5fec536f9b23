/** How much may be made of one file: a few lines of code can stand for more than there is memory. */
import { sizeOf, type Value } from '../values.js';

/** Spreads of spreads and maps of maps could grow without bound. */
const MOST_STEPS = 200_000;
const MOST_NODES = 1_000_000;
/** Characters of texts that are put together, or used by name. */
export const LONGEST_TEXT = 1_000_000;
const MOST_TEXT = 10_000_000;
/** How deep functions may be written into each other. */
const DEEPEST = 60;
/** Deeper than real code nests its literals, and far from the end of the stack. */
const DEEPEST_LITERAL = 400;

export class Budget {
  readonly #mostSteps: number;
  #steps = 0;
  #depth = 0;
  #inlined = 0;
  #copied = 0;
  #written = 0;

  constructor(sizeOfFile: number) {
    this.#mostSteps = MOST_STEPS + 4 * sizeOfFile;
  }

  /** One step more, one level deeper; false where that is too much. */
  enter(): boolean {
    if (++this.#steps > this.#mostSteps || this.#depth > DEEPEST_LITERAL || this.#inlined > DEEPEST) return false;
    this.#depth++;
    return true;
  }

  leave(): void {
    this.#depth--;
  }

  enterFunction(): void {
    this.#inlined++;
  }

  leaveFunction(): void {
    this.#inlined--;
  }

  /** Whether a value may stand in the tree once more. */
  allows(value: Value): boolean {
    if (value.kind === 'string') return this.allowsText(value.value.length);
    if (value.kind !== 'object' && value.kind !== 'array' && value.kind !== 'union') return true;
    const left = MOST_NODES - this.#copied;
    const size = sizeOf(value, left);
    if (size > left) return false;
    this.#copied += size;
    return true;
  }

  /** Whether there may be so much text more, which does not stand in the file as it is. */
  allowsText(length: number): boolean {
    this.#written += length;
    return length <= LONGEST_TEXT && this.#written <= MOST_TEXT;
  }
}
