/** What a command costs: processor time of the process and its threads, time on the clock, and memory. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ command: string[], cwd: string, env?: Record<string, string> }} Job */

/** What Node does with certificates at its start has nothing to do with linting, and can take three times as long. */
const environment = () => ({ ...process.env, NODE_EXTRA_CA_CERTS: undefined });

/** Findings are no failure: linters then exit with 1. */
const MOST = 1;

/** Bash measures its children to the millisecond, whatever language they are written in. */
const TIMED = `TIMEFORMAT='%U %S %R'; times=$1; shift
{ time for ((i = 0; i < times; i++)); do "$@" >/dev/null 2>&1; status=$?; done; } 2>&1; echo $status`;

/** Seconds for one run: `cpu` of all its threads, and `wall`. */
export function cost({ command, cwd, env }, times = 1) {
  const { stdout } = spawnSync('bash', ['-c', TIMED, 'bash', String(times), ...command], {
    cwd,
    env: { ...environment(), ...env },
    encoding: 'utf8',
  });
  const [user, system, wall, status] = stdout.trim().split(/\s+/).map(Number);
  if (!(status <= MOST)) throw new Error(`${command.join(' ')} ended with ${status}`);
  return { cpu: (user + system) / times, wall: wall / times };
}

/** Alternates between the jobs, so that a busy minute of the machine hits all of them. Gives the medians, in order. */
export function alternate(jobs, rounds, times = 1) {
  const costs = jobs.map(() => []);
  for (let round = 0; round < rounds; round++) jobs.forEach((job, index) => costs[index].push(cost(job, times)));
  return costs.map((some) => ({ cpu: median(some.map(({ cpu }) => cpu)), wall: median(some.map(({ wall }) => wall)) }));
}

/** The most memory that a Node process held, in megabytes. */
export function peakMemory({ command, cwd }, scratch) {
  const file = join(scratch, 'peak.txt');
  const hook = new URL('programs/peak.mjs', import.meta.url).href;
  const env = { ...environment(), NODE_OPTIONS: `--import=${hook}`, BENCH_PEAK_FILE: file };
  spawnSync(command[0], command.slice(1), { cwd, env, stdio: 'ignore' });
  return Number(readFileSync(file, 'utf8')) / 1024;
}

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
