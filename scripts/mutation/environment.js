/**
 * Runs each test as it is, and then again with each mutant that it reaches, one at a time: a test that fails then kills the
 * mutant. The same test must pass without a mutant before and after. All in one process, so that nothing is loaded twice.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import Environment from '../../__tests__/support/environment.js';

const { TOOLINT_MUTATION: stateFile, TOOLINT_MUTATION_UNTIL: until, TOOLINT_MUTATION_LONGEST: longest } = process.env;

/** Milliseconds of our own time that go into one mutant which lives. */
const PATIENCE = 10_000;
/** What takes so many times as long as without a mutant, and a second more, does not end. */
const TOO_LONG = 10;

/** By the number of a mutant: whether it was reached, tried, killed and by what, and how long it was tried. */
const state = JSON.parse(readFileSync(stateFile, 'utf8'));
const reached = new Uint8Array(state.length);
let active = -1;
let steps = 0;
let deadline = Infinity;

globalThis.__mutant = (id) => {
  reached[id] = 1;
  return id === active;
};
globalThis.__step = () => {
  if (active >= 0 && (++steps & 255) === 0 && performance.now() > deadline) throw new Error('It takes too long.');
};

export default class extends Environment {
  async handleTestEvent(event) {
    if (event.name === 'test_start' && event.test.fn.length === 0) {
      const { test } = event;
      const { fn } = test;
      test.timeout = 3_600_000;
      test.fn = () => tried(test, fn, `${this.#path}: ${nameOf(test)}`);
    }
    if (event.name === 'teardown') writeFileSync(stateFile, JSON.stringify(state));
  }

  #path = '';

  constructor(config, context) {
    super(config, context);
    this.#path = context.testPath.slice(config.projectConfig.rootDir.length + 1);
  }
}

function nameOf(test) {
  const names = [];
  for (let at = test; at?.parent; at = at.parent) names.unshift(at.name);
  return names.join(' ');
}

async function tried(test, fn, name) {
  reached.fill(0);
  const started = performance.now();
  const ownTime = await ownTimeOf(() => fn.call({}));
  const usual = performance.now() - started;
  // Slow tests come later, when most mutants are killed.
  if (ownTime > Number(longest) || Date.now() > Number(until)) return;
  const candidates = state.flatMap((mutant, id) => {
    if (reached[id] === 0) return [];
    mutant.isReached = true;
    return mutant.killedBy === undefined && mutant.spent < PATIENCE ? [id] : [];
  });
  if (candidates.length === 0) return;
  const [before, after] = [hooksOf(test, 'beforeEach'), hooksOf(test, 'afterEach').reverse()];
  const again = async () => {
    for (const hook of before) await hook.call({});
    await fn.call({});
  };
  const end = async () => {
    for (const hook of after) await hook.call({});
  };
  await end();
  // A test that cannot be run twice tells nothing.
  if (!(await passes(again, end))) return begin(before);
  for (const id of candidates) {
    if (Date.now() > Number(until)) break;
    const mutant = state[id];
    let isAlive;
    reached[id] = 0;
    mutant.spent += await ownTimeOf(async () => {
      active = id;
      deadline = performance.now() + usual * TOO_LONG + 1000;
      isAlive = await passes(again, end, usual * TOO_LONG + 5000);
      active = -1;
      deadline = Infinity;
    });
    // What was remembered from before was not tried.
    if (reached[id] === 0) continue;
    mutant.tries++;
    if (isAlive) continue;
    if (await passes(again, end)) mutant.killedBy = name;
    else {
      // It has left something behind: nothing is known of it, or of what follows.
      mutant.isDoubtful = true;
      break;
    }
  }
  return begin(before);
}

async function ownTimeOf(run) {
  const from = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

/** What comes behind the test is run for this once more. */
async function begin(before) {
  for (const hook of before) await hook.call({});
}

async function passes(run, end, milliseconds = 60_000) {
  let timer;
  const late = new Promise((_, fail) => (timer = setTimeout(() => fail(new Error('It never ends.')), milliseconds)));
  let isPassed = true;
  try {
    await Promise.race([run(), late]);
  } catch {
    isPassed = false;
  }
  try {
    await Promise.race([end(), late]);
  } catch {
    isPassed = false;
  }
  clearTimeout(timer);
  late.catch(() => {});
  return isPassed;
}

function hooksOf(test, type) {
  const blocks = [];
  for (let at = test.parent; at; at = at.parent) blocks.unshift(at);
  return blocks.flatMap(({ hooks }) => hooks.filter((hook) => hook.type === type).map((hook) => hook.fn));
}
