/** Limits of time for whole processes: what takes a moment anywhere takes longer on a slow or busy machine. */
import { expect } from '@jest/globals';

/** Runs it, which may take so long on a machine of our days that has nothing else to do. */
export async function inSeconds<T>(most: number, run: () => T | Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await run();
  const seconds = (performance.now() - started) / 1000;
  if (seconds >= most) expect(seconds / slowness()).toBeLessThan(most);
  return result;
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
