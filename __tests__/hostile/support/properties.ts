/** How properties are run: always the same inputs, unless asked for more or for others. fast-check prints the seed. */
import type fc from 'fast-check';
import { within } from '../../support/patience.js';

/** `TOOLINT_FUZZ_RUNS=100` runs a hundred times as many inputs, `TOOLINT_FUZZ_SEED` others. */
const TIMES = Number(process.env['TOOLINT_FUZZ_RUNS'] ?? 1);
const SEED = Number(process.env['TOOLINT_FUZZ_SEED'] ?? 20_260_101);

export const runs = (numRuns: number): fc.Parameters<unknown> => ({ seed: SEED, numRuns: numRuns * TIMES });
export const patience = (milliseconds: number): number => milliseconds * Math.max(1, TIMES);

/** A second of this process's own time may one input take. */
export const quickly = <T>(work: () => Promise<T>, seconds = 1): Promise<T> => within(seconds * 1000, work);
