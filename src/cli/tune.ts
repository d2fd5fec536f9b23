/**
 * Tells V8 that the run is short. Up to Node 20 it optimises what has run for a moment, each time with all that is
 * called from there, and that took as long as the linting itself (bench/README.md has the figures). Newer ones do so in
 * steps. For a process of our own only: in others it is not for us to say.
 */
import { setFlagsFromString } from 'node:v8';

/** So many files are over before optimised code would have paid for itself. */
const FEW = 3000;

const isTwenty = process.versions.node.startsWith('20.');

export function tuneFor(files: number): void {
  if (!isTwenty) return;
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=300');
  if (files <= FEW) setFlagsFromString('--interrupt-budget=1200000');
}

/** As V8 was at the start: compiled code is for the options that it was compiled under. */
export function untune(): void {
  const common = ['--wasm-tier-up', '--wasm-dynamic-tiering'];
  const twenty = ['--max-inlined-bytecode-size-cumulative=920', '--interrupt-budget=67584'];
  for (const flag of [...common, ...(isTwenty ? twenty : [])]) setFlagsFromString(flag);
}
