/**
 * `node bench/repositories.mjs FOLDER…`: what toolint takes for real repositories. Each FOLDER has checkouts in it. Of these,
 * it draws those whose floor takes long enough to be measured, and prints for each how many times as long as the floor and
 * the start of toolint (`--version`) a run takes, and a second run with `--cache` as part of the first.
 */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { random } from './corpus/random.mjs';
import { alternate, cost, median } from './measure.mjs';

const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '60' },
    least: { type: 'string', default: '0.3' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    cli: { type: 'string', default: fileURLToPath(new URL('../dist/cli.js', import.meta.url)) },
    json: { type: 'string' },
  },
});
if (folders.length === 0) throw new Error('name a folder that has checkouts in it');

const floor = fileURLToPath(new URL('programs/repository-floor.mjs', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'toolint-bench-'));
const rounds = Number(values.rounds);
const results = [];
try {
  for (const cwd of shuffled(checkouts())) {
    if (results.length === Number(values.count)) break;
    const node = (...args) => ({ command: [process.execPath, ...args], cwd });
    if (cost(node(floor)).cpu < Number(values.least)) continue;
    results.push(measured(cwd, node));
    const { first, second, ours, ...about } = results.at(-1);
    console.log([first.toFixed(2), second.toFixed(2), `${ours.toFixed(2)} s`, about.name].join('\t'));
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
for (const part of ['first', 'second']) {
  const ratios = results.map((result) => result[part]).sort((a, b) => a - b);
  const [middle, most] = [median(ratios), ratios.at(-1)];
  const ninth = ratios[Math.ceil(ratios.length * 0.9) - 1];
  console.log(`${part}: median ${middle.toFixed(2)}, nine in ten up to ${ninth.toFixed(2)}, worst ${most.toFixed(2)}`);
}
console.log(`${results.length} repositories, ${rounds} rounds, Node ${process.version}`);
if (values.json) writeFileSync(values.json, `${JSON.stringify(results, undefined, 2)}\n`);

/** `first`: a run against the floor and the start. `second`: a run that finds a cache against the first. */
function measured(cwd, node) {
  const cache = join(scratch, `${basename(cwd)}.json`);
  const run = node(values.cli, '--format', 'json', '.');
  const cached = node(values.cli, '--format', 'json', '--cache', '--cache-file', cache, '.');
  cost(cached);
  const jobs = [run, node(floor), node(values.cli, '--version'), cached];
  const [ours, walk, start, again] = alternate(jobs, rounds).map(({ cpu }) => cpu);
  return { name: basename(cwd), ours, floor: walk, start, first: ours / (walk + start), second: again / ours };
}

/** One of each name: two folders may have the same repository. */
function checkouts() {
  const all = folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => resolve(folder, name)),
  );
  return [...new Map(all.map((path) => [basename(path), path])).values()];
}

/** The same seed gives the same order, whatever the disk lists first. */
function shuffled(paths) {
  const chance = random(Number(values.seed));
  return paths
    .sort()
    .map((path) => [chance.between(0, 1e9), path])
    .sort(([a], [b]) => a - b)
    .map(([, path]) => path);
}
