/** The table: what is measured, against what, and what it must come to. */
import { random } from './corpus/random.mjs';
import { otc } from './corpus/otc.mjs';
import { typingCosts, watchTimes } from './interactive.mjs';
import { alternate, cost, median, peakMemory } from './measure.mjs';

/**
 * `most`: the ratio may not be higher. `least`: it may not be lower, and says how many times faster toolint is.
 * @typedef {{ ratio: number, wall?: number, ours?: number, theirs?: number }} Measured
 * @typedef {{ what: string, against: string, most?: number, least?: number, inShort?: boolean, needsPeers?: boolean,
 *   measure(setting: object, rounds: number): Measured | Promise<Measured> }} Row
 */

/** @type {Row[]} */
export const ROWS = [
  {
    what: 'CLI, the repository',
    against: 'a Node process that walks it, reads it and parses what speaks of tools',
    most: 1.6,
    inShort: true,
    measure: ({ toolint, repositoryFloor }, rounds) =>
      slower(toolint('the repository'), repositoryFloor('the repository'), rounds),
  },
  {
    what: 'CLI, peak memory with the repository',
    against: 'of the same process',
    most: 1.8,
    unit: 'MB',
    measure: ({ toolint, repositoryFloor, scratch }, rounds) => {
      const peak = (job) => median(Array.from({ length: rounds }, () => peakMemory(job('the repository'), scratch)));
      const [ours, theirs] = [peak(toolint), peak(repositoryFloor)];
      return { ours, theirs, ratio: ours / theirs };
    },
  },
  {
    what: 'CLI, 10,000 JSON manifests',
    against: 'a Node process that walks, reads and parses them',
    most: 6,
    inShort: true,
    measure: ({ toolint, floor }, rounds) => slower(toolint('10,000 manifests'), floor('10,000 manifests'), rounds),
  },
  {
    what: 'CLI, 10,000 JSON manifests',
    against: 'the same with the rules of `spec` alone',
    most: 1.4,
    measure: ({ toolint, withSpec }, rounds) =>
      slower(toolint('10,000 manifests'), withSpec('10,000 manifests'), rounds),
  },
  {
    what: 'CLI, 10,000 JSON manifests',
    against: 'biome lint',
    least: 1,
    needsPeers: true,
    measure: ({ toolint, biome }, rounds) => faster(toolint('10,000 manifests'), biome('10,000 manifests'), rounds),
  },
  ...[
    ['spectral', 'Spectral with an equivalent rule set', 40],
    ['eslint', 'ESLint with @eslint/json', 6],
    ['ajv', 'ajv-cli with the schema alone', 2],
  ].map(([peer, against, least]) => ({
    what: 'CLI, 1,000 JSON manifests',
    against,
    least,
    needsPeers: true,
    measure: (setting, rounds) =>
      faster(setting.toolint('1,000 Shinkai manifests'), setting[peer]('1,000 Shinkai manifests'), rounds),
  })),
  {
    what: 'CLI, one small file',
    against: 'node -e 0',
    most: 3.5,
    inShort: true,
    measure: ({ toolint, empty }, rounds) => slower(toolint('one manifest'), empty('one manifest'), rounds, 10),
  },
  {
    what: 'CLI, 200 TypeScript files with tools',
    against: '@babel/parser alone, in one process',
    most: 1.6,
    inShort: true,
    measure: ({ toolint, babel }, rounds) =>
      slower(toolint('200 TypeScript files'), babel('200 TypeScript files'), rounds),
  },
  {
    what: 'ESLint on 247 TypeScript files of the repository, with ours beside the recommended rules',
    against: 'with as many empty rules',
    most: 1.05,
    measure: ({ eslintWithOurs, eslintWithEmpty }, rounds) =>
      slower(eslintWithOurs('the repository'), eslintWithEmpty('the repository'), rounds),
  },
  {
    what: 'CLI, a file that changes under --watch, in the repository, by the clock',
    against: '150 ms',
    most: 1,
    measure: async ({ cli }, rounds) => against(0.15, await watchTimes(cli('the repository'), rounds)),
  },
  {
    what: 'Language server, a second of typing in a manifest of 1 MB',
    against: 'half a second of processor time',
    most: 1,
    measure: async ({ cli }, rounds) => against(0.5, await typingCosts(cli('one manifest'), megabyte(), rounds)),
  },
  {
    what: 'Action, 50 manifests, no network',
    against: 'the CLI on the same',
    most: 1.5,
    inShort: true,
    measure: ({ toolint, action, corpus }, rounds) =>
      action &&
      slower(action('50 manifests', runner(corpus('50 manifests').folder)), toolint('50 manifests'), rounds, 5),
  },
  {
    what: 'CLI, each further manifest from 10,000 to 100,000',
    against: 'each from 1,000 to 10,000',
    most: 1.15,
    measure: ({ toolint }, rounds) => {
      const sizes = [1000, 10_000, 100_000];
      const costs = alternate(
        sizes.map((size) => toolint(`${size.toLocaleString('en')} clean manifests`)),
        rounds,
      );
      const [small, middle, large] = costs.map(({ cpu }) => cpu);
      const [ours, theirs] = [(large - middle) / (sizes[2] - sizes[1]), (middle - small) / (sizes[1] - sizes[0])];
      return { ours, theirs, ratio: ours / theirs };
    },
  },
  {
    what: 'CLI, peak memory with 100,000 manifests',
    against: 'with 1,000',
    most: 1.5,
    unit: 'MB',
    measure: ({ toolint, scratch }, rounds) => {
      const peak = (name) => median(Array.from({ length: rounds }, () => peakMemory(toolint(name), scratch)));
      const [ours, theirs] = [peak('100,000 clean manifests'), peak('1,000 clean manifests')];
      return { ours, theirs, ratio: ours / theirs };
    },
  },
  {
    what: 'CLI, 1,000 manifests with 20 findings each',
    against: 'the same without',
    most: 3,
    inShort: true,
    measure: ({ toolint }, rounds) =>
      slower(toolint('1,000 crowded manifests'), toolint('1,000 mended manifests'), rounds),
  },
];

/** How many times as long as `theirs`. */
function slower(ours, theirs, rounds, times = 1) {
  cost(ours);
  const [a, b] = alternate([ours, theirs], rounds, times);
  return { ours: a.cpu, theirs: b.cpu, ratio: a.cpu / b.cpu, wall: a.wall / b.wall };
}

/** A list of definitions, as a file of a megabyte. */
function megabyte() {
  const chance = random(7);
  const tools = [];
  for (let size = 0; size < 1_000_000; size += tools.at(-1).length)
    tools.push(JSON.stringify(otc(chance, tools.length), undefined, 2));
  return `[${tools.join(',\n')}]\n`;
}

/** What was measured, against a limit. */
function against(limit, measured) {
  const ours = median(measured);
  return { ours, theirs: limit, ratio: ours / limit };
}

/** How many times faster than `theirs`. */
function faster(ours, theirs, rounds) {
  const { ratio, wall, ...seconds } = slower(ours, theirs, rounds);
  return { ...seconds, ratio: 1 / ratio, wall: 1 / wall };
}

/** What GitHub's runner tells an Action that was given no token. */
function runner(folder) {
  return {
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: folder,
    GITHUB_EVENT_NAME: 'workflow_dispatch',
    GITHUB_REPOSITORY: 'toolint/toolint',
    GITHUB_OUTPUT: `${folder}/../output.txt`,
    GITHUB_STEP_SUMMARY: `${folder}/../summary.md`,
    INPUT_ANNOTATIONS: 'none',
  };
}
