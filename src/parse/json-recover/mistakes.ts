/** What is wrong with a text that is not quite JSON. One mistake is told once. */
import type { Fault } from '../../core/rule.js';
import type { Place } from '../../core/tree.js';

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

  stumble({ start, end }: Place, message: string, mend?: Fault['mend']): void {
    if (this.isLost) return;
    this.#breaks.push({ start, end, message, ...(mend && { mend }) });
    if (this.#breaks.length >= MOST_BREAKS) this.isLost = true;
  }

  lose(place: Place, message: string): void {
    this.stumble(place, message);
    this.isLost = true;
  }

  habit(kind: string, { start, end }: Place, message: string): void {
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
