/** How properties are run: always the same inputs, unless asked for more or for others. fast-check prints the seed. */
import { expect } from '@jest/globals';
import type fc from 'fast-check';

/** `TOOLINT_FUZZ_RUNS=100` runs a hundred times as many inputs, `TOOLINT_FUZZ_SEED` others. */
const TIMES = Number(process.env['TOOLINT_FUZZ_RUNS'] ?? 1);
const SEED = Number(process.env['TOOLINT_FUZZ_SEED'] ?? 20_260_101);

export const runs = (numRuns: number): fc.Parameters<unknown> => ({ seed: SEED, numRuns: numRuns * TIMES });
export const patience = (milliseconds: number): number => milliseconds * Math.max(1, TIMES);

/** So many seconds of this process's own time may one input take, however busy the machine is. */
export async function quickly<T>(work: () => Promise<T>, seconds = 1): Promise<T> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  expect(user + system).toBeLessThan(seconds * 1e6);
  return result;
}
