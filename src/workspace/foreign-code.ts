/** Code of the user's, which may write, begin and end whatever it likes. */
import { oweTurn } from './signals.js';

const prepare: (() => void)[] = [];

/** Calls it before the first of it runs. */
export function beforeForeignCode(run: () => void): void {
  prepare.push(run);
}

export function prepareForForeignCode(): void {
  oweTurn();
  for (const run of prepare.splice(0)) run();
}
