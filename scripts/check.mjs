/**
 * All that must hold before a change goes in: `npm run check`, or only some of it: `npm run check -- lint types`.
 * It stops at the first failure; with `--all` it goes on. With `--fresh`, and always in CI, it forgets what earlier runs
 * have found: see CONTRIBUTING.md.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runSteps } from './check/steps.js';

const CACHE = 'node_modules/.cache/toolint/check';
const cached = (name) => ['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHE}/${name}`];
const types = (project, name) => [
  ...['node_modules/typescript/bin/tsc', '-p', project],
  ...['--incremental', '--tsBuildInfoFile', `${CACHE}/${name}.tsbuildinfo`],
];

/** What each step runs with Node; what is cheap comes first. Two of them run at a time, and the tests alone. */
const STEPS = {
  format: [['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', ...cached('format'), '.']],
  generated: [['scripts/run.mjs', 'scripts/generate.ts', '--check']],
  dist: [['scripts/run.mjs', 'scripts/build.ts', '--check']],
  types: [types('.', 'types'), types('site', 'site')],
  // By its path: the older ESLint that tests need has a command of the same name.
  lint: [['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', ...cached('lint'), '.']],
};

const { values: flags, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, fresh: { type: 'boolean' } },
});
const unknown = asked.filter((name) => name !== 'tests' && !Object.hasOwn(STEPS, name));
if (unknown.length > 0) {
  console.error(`unknown step ${unknown.join(', ')}; there are ${[...Object.keys(STEPS), 'tests'].join(', ')}`);
  process.exit(2);
}
const isAsked = (name) => asked.length === 0 || asked.includes(name);

if (flags.fresh || process.env.CI) rmSync(CACHE, { recursive: true, force: true });
mkdirSync(CACHE, { recursive: true });
const before = workTree();
const steps = Object.entries(STEPS).filter(([name]) => isAsked(name));
const failed = await runSteps(steps, { all: flags.all, say: console.log });
if (isAsked('tests') && (failed.length === 0 || flags.all)) {
  const { status } = spawnSync('npm test', { shell: true, stdio: 'inherit' });
  if (status !== 0) failed.push('tests');
}
if (workTree() !== before) {
  console.log('FAILED clean: the steps above left changes in the work tree, see `git status`');
  failed.push('clean');
}
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** What git says has changed, with the changes themselves; empty outside a repository. */
function workTree() {
  return ['git status --porcelain --untracked-files=all', 'git diff HEAD']
    .map((command) => spawnSync(command, { shell: true, encoding: 'utf8', maxBuffer: 2 ** 30 }).stdout)
    .join('\n');
}
