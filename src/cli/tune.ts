/**
 * Tells V8 that the run is short. Up to Node 20 it optimises what has run for a moment, each time with all that is
 * called from there, and that took as long as the linting itself (bench/README.md has the figures). Newer ones do so in
 * steps. For a process of our own only: in others it is not for us to say.
 */
import { setOption } from '../v8-options.js';

/** So many files are over before optimised code would have paid for itself. */
const FEW = 3000;
/** So few are over before setting anything would have. */
export const VERY_FEW = 10;

const isTwenty = process.versions.node.startsWith('20.');

export function tuneFor(files: number): void {
  if (!isTwenty || files <= VERY_FEW) return;
  setOption('--max-inlined-bytecode-size-cumulative=300', '--max-inlined-bytecode-size-cumulative=920');
  if (files <= FEW) setOption('--interrupt-budget=1200000', '--interrupt-budget=67584');
}

/** From here on memory is dearer than time. */
const MANY = 4000;

/** A thread that starts sets the option back for all of them, so it is set again every so often. */
const OFTEN = 10;

/** To be told of each file that was found, and of each that was linted: how many they are so far. */
export function memoryKeeper(): { found(count: number): void; linted(count: number): void } {
  let isMany = false;
  const keepSmall = (): void => {
    // Young objects get no more room than they have by now, however many of them live on.
    setOption('--semi-space-growth-factor=1', '--semi-space-growth-factor=2');
    // Old ones are collected before they have doubled.
    setOption('--heap-growing-percent=20', '--heap-growing-percent=0');
  };
  return {
    found(count) {
      if (count !== MANY) return;
      isMany = true;
      keepSmall();
    },
    linted(count) {
      if (isMany && count % OFTEN === 0) keepSmall();
    },
  };
}
