/** `npm run bench`: measures, prints a table, writes it as JSON. `-- --short` takes less than a minute and no peers. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkFindings } from './expected.mjs';
import { ROWS } from './rows.mjs';
import { openSetting } from './setting.mjs';
import { table } from './table.mjs';

const CHECKED = [
  '10,000 manifests',
  '1,000 crowded manifests',
  '1,000 mended manifests',
  '200 TypeScript files',
  'the repository',
];
/**
 * Beyond so many times the goal, or what results.json says where that missed it, the short form fails: no noise of a
 * shared machine does that. Another version of Node may be half as fast by itself.
 */
const gross = (version) => (version?.split('.')[0] === process.version.split('.')[0] ? 2 : 3);

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { values } = parseArgs({
  options: { short: { type: 'boolean' }, rounds: { type: 'string' }, only: { type: 'string' } },
});
const earlier = existsSync(here('results.json')) ? JSON.parse(readFileSync(here('results.json'), 'utf8')) : undefined;
const rounds = Number(values.rounds ?? (values.short ? 3 : 5));
const rows = ROWS.filter(({ what, against, inShort }) =>
  values.only ? `${what} ${against}`.includes(values.only) : !values.short || inShort,
);

if (rows.some(({ needsPeers }) => needsPeers) && !existsSync(here('node_modules'))) {
  console.log('Installing the linters to compare with…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', here('.')], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('they cannot be installed; `npm run bench -- --short` needs none of them');
}

const setting = openSetting();
try {
  for (const name of CHECKED) {
    const found = checkFindings(setting.toolint(name), setting.corpus(name).expected);
    console.log(`${name}: ${found} findings, all of them expected`);
  }
  const results = [];
  for (const row of rows) {
    const { measure, inShort: _, needsPeers: __, ...about } = row;
    console.log(`measuring ${about.what} against ${about.against}…`);
    const measured = await measure(setting, rounds);
    results.push({ ...about, goal: goalOf(row), ...measured, verdict: verdictOn(row, measured) });
  }
  console.log(`\n${table(results)}\n`);
  const file = here(values.short || values.only ? '../node_modules/.cache/toolint/bench.json' : 'results.json');
  const machine = { node: process.version, processors: cpus().length, model: cpus()[0]?.model };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ machine, rounds, results }, undefined, 2)}\n`);
  if (results.some(({ verdict }) => verdict === 'FAILED')) process.exitCode = 1;
} finally {
  setting.close();
}

function goalOf({ most, least }) {
  return most === undefined ? `at least ${least}` : `at most ${most}`;
}

function verdictOn(row, measured) {
  if (!measured) return 'not built';
  const distance = distanceOf(row, measured);
  if (distance <= 1) return 'ok';
  const known = earlier?.results.find(({ what, against }) => what === row.what && against === row.against);
  const expected = known?.ratio === undefined ? 1 : Math.max(1, distanceOf(row, known));
  return values.short && distance > gross(earlier?.machine.node) * expected ? 'FAILED' : 'missed';
}

/** How far a result is from its goal: 1 is just there, 2 twice as bad. */
function distanceOf({ most, least }, { ratio }) {
  return most === undefined ? least / ratio : ratio / most;
}
