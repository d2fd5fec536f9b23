/** All that must hold before a change goes in: `npm run check`, or only some of it: `npm run check -- lint types`. */
import { spawnSync } from 'node:child_process';

const STEPS = {
  format: 'prettier --check --log-level warn .',
  // By its path: the older ESLint that tests need has a command of the same name.
  lint: 'node node_modules/eslint/bin/eslint.js --max-warnings 0 .',
  types: 'tsc -p . && tsc -p site',
  generated: 'node scripts/run.mjs scripts/generate.ts --check',
  dist: 'node scripts/run.mjs scripts/build.ts --check',
  tests: 'npm test',
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(STEPS, name));
if (unknown.length > 0) {
  console.error(`unknown step ${unknown.join(', ')}; there are ${Object.keys(STEPS).join(', ')}`);
  process.exit(2);
}

const before = workTree();
const failed = [];
for (const name of asked.length > 0 ? asked : Object.keys(STEPS)) {
  const start = performance.now();
  const { status } = spawnSync(STEPS[name], { shell: true, stdio: 'inherit' });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (status !== 0) failed.push(name);
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
