/** Limits of time, such that a slow or busy machine, or one that stands still for a while, is no fault of the code. */
import { expect } from '@jest/globals';

/** How often what took too long may be tried. */
const TRIES = 3;

/** Runs it, which may take so many milliseconds of this process's own time. */
export async function within<T>(most: number, run: () => T | Promise<T>): Promise<T> {
  return atMost(most, cpuTime, run);
}

/** Runs it, which may take so long by the clock on a machine of our days that has nothing else to do. */
export async function inSeconds<T>(most: number, run: () => T | Promise<T>): Promise<T> {
  return atMost(most * 1000, () => performance.now(), run);
}

async function atMost<T>(most: number, now: () => number, run: () => T | Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    const started = now();
    const result = await run();
    const taken = now() - started;
    const comparable = taken < most ? taken : taken / slowness();
    if (comparable >= most && tries < TRIES) continue;
    expect(comparable).toBeLessThan(most);
    return result;
  }
}

function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** What the work below takes there, in milliseconds. */
const USUAL = 100;

function slowness(): number {
  const started = performance.now();
  const rows = Array.from({ length: 20_000 }, (_, i) => ({ id: i, name: `tool_${i}`, tags: ['a', 'b', String(i)] }));
  let text = JSON.stringify(rows);
  for (let round = 0; round < 4; round++) text = JSON.stringify(JSON.parse(text));
  return Math.max(1, (performance.now() - started) / USUAL);
}
