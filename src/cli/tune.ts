/**
 * Tells V8 that the run is short. Up to Node 20 it optimises what has run for a moment, each time with all that is
 * called from there, and that took as long as the linting itself (bench/README.md has the figures). Newer ones do so in
 * steps. For a process of our own only: in others it is not for us to say.
 */
import { setFlagsFromString } from 'node:v8';

/** So many files are over before optimised code would have paid for itself. */
const FEW = 3000;

export function tuneFor(files: number): void {
  if (!process.versions.node.startsWith('20.')) return;
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=300');
  if (files <= FEW) setFlagsFromString('--interrupt-budget=1200000');
}
