/** Limits for one file: a few lines of code can expand to more than fits in memory. */
import { sizeOf, type Value } from './values.js';

/** Spreads of spreads and maps of maps could grow without bound. */
const MOST_STEPS = 200_000;
/**
 * Nodes that the tree may get by names, beside those that are written. Each tool that uses a schema by name has all of
 * it: without a limit that grows with the file, n tools with a schema of n fields would take the square of n.
 */
const SHARED_NODES = 20_000;
const SHARED_PER_NODE = 10;
/** More is not counted of one value of another file. */
const MOST_IMPORTED = 100_000;
/** Characters of strings that are concatenated, or used by name. */
export const LONGEST_TEXT = 1_000_000;
const MOST_TEXT = 10_000_000;
/** How deep functions may be inlined into each other. */
const DEEPEST = 60;
/** Deeper than literals nest in real code, and far from a stack overflow. */
const DEEPEST_LITERAL = 400;

export class Budget {
  readonly #mostSteps: number;
  #mostShared: number;
  /** Values of other files that were used before. */
  readonly #imported = new WeakSet<Value>();
  #steps = 0;
  #depth = 0;
  #inlined = 0;
  #copied = 0;
  #written = 0;

  constructor(sizeOfFile: number) {
    this.#mostSteps = MOST_STEPS + 4 * sizeOfFile;
    this.#mostShared = SHARED_NODES + SHARED_PER_NODE * sizeOfFile;
  }

  /** Counts one more step, one level deeper; false if that exceeds a limit. */
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

  /** Whether a value may be added to the tree once more. */
  allows(value: Value): boolean {
    if (value.kind === 'string') return this.allowsText(value.value.length);
    if (value.kind !== 'object' && value.kind !== 'array' && value.kind !== 'union') return true;
    if (value.file !== undefined && !this.#imported.has(value)) {
      this.#imported.add(value);
      this.#mostShared += SHARED_PER_NODE * Math.min(sizeOf(value, MOST_IMPORTED), MOST_IMPORTED);
    }
    const left = this.#mostShared - this.#copied;
    const size = sizeOf(value, left);
    if (size > left) return false;
    this.#copied += size;
    return true;
  }

  /** Whether a computed string of this length may be added. */
  allowsText(length: number): boolean {
    this.#written += length;
    return length <= LONGEST_TEXT && this.#written <= MOST_TEXT;
  }
}

/** What the text of a function says that is not finished, or only plays something. */
export const UNFINISHED =
  /not[ _-]((yet|currently|directly)[ _-])?(implemented|supported|available)|unimplemented|coming (soon|in|later)\b|placeholder|in production, this|\b(todo|stub|mock|simulat|demo|dummy|fake)/i;

/** Of a name that nothing is called by. */
export const REFUSES =
  /unknown|unrecogni[sz]ed|not (found|supported|implemented)|unsupported|no such|does(n.t| not) exist|invalid/i;

/** The same, where the text alone says that it is about the name of a tool. */
export const REFUSES_TOOL =
  /(unknown|unrecogni[sz]ed|unsupported|invalid|no such) (tool|method|function|command)\b|\b(tool|method)( name)? (is )?(not (found|supported|implemented|recogni[sz]ed)|unknown|does(n.t| not) exist)/i;
