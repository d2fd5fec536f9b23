/**
 * Runs each test as it is, and then again with each mutant that it reaches, one at a time: a test that fails then kills the
 * mutant. The same test must pass without a mutant before and after. All in one process, so that nothing is loaded twice.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import Environment from '../../__tests__/support/environment.js';

const { journal, until, longest, patience, mutants, known } = JSON.parse(
  readFileSync(process.env.TOOLINT_MUTATION, 'utf8'),
);

/** What takes so many times as long as without a mutant, and a second more, does not end. */
const TOO_LONG = 10;

/** No test as it is takes so many milliseconds. */
const ANY = 120_000;

/** What processes that tests start are told, and what they tell: see `child.js`. */
const [ACTIVE, REACHED] = ['active', 'reached'].map((name) => resolve('scripts/mutation', name));

const reached = new Uint8Array(mutants.length);
let active = -1;
let turn = 0;
let steps = 0;
let deadline = Infinity;

globalThis.__mutant = (id) => {
  reached[id] = 1;
  return id === active;
};
globalThis.__step = () => {
  if (active >= 0 && (++steps & 255) === 0 && performance.now() > deadline) throw new Error('It takes too long.');
};

/** Ends the process when even that does not help, or a test waits for what a mutant took away. */
const killAt = new Float64Array(new SharedArrayBuffer(8)).fill(Infinity);
new Worker(
  `setInterval(() => {
    if (Date.now() > require('worker_threads').workerData[0]) process.kill(process.pid, 'SIGKILL');
  }, 200);`,
  { eval: true, workerData: killAt },
).unref();

/** In this process and in those that it starts. */
function switchTo(id) {
  reached.fill(0);
  writeFileSync(REACHED, '');
  writeFileSync(ACTIVE, `${++turn} ${id}`);
  active = id;
}

function reachedElsewhere() {
  const ids = existsSync(REACHED) ? readFileSync(REACHED, 'utf8').split('\n').slice(0, -1).map(Number) : [];
  for (const id of ids) reached[id] = 1;
  return ids.length > 0;
}

const note = (line) => appendFileSync(journal, `${JSON.stringify(line)}\n`);

export default class extends Environment {
  async handleTestEvent(event) {
    killAt[0] = event.name === 'teardown' ? Infinity : Date.now() + ANY;
    if (event.name === 'test_start' && event.test.fn?.length === 0) {
      const { test } = event;
      const { fn } = test;
      const name = `${this.#path}: ${nameOf(test)}`;
      test.timeout = 3_600_000;
      if (isDone(name)) test.mode = 'skip';
      else test.fn = () => tried(test, fn, name);
    }
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

const candidatesOf = (ids, name) =>
  ids.filter((id) => {
    const { isKilled, spent, triedBy } = mutants[id];
    return !isKilled && spent < patience && !triedBy.includes(name);
  });

function isDone(name) {
  const before = known[name];
  const hasNothing = before && (before.milliseconds > longest || candidatesOf(before.reached, name).length === 0);
  return Date.now() > until || hasNothing;
}

async function tried(test, fn, name) {
  switchTo(-1);
  const started = performance.now();
  const milliseconds = Math.ceil(await timeOf(() => fn.call({})));
  const usual = performance.now() - started;
  const ids = [...reached.keys()].filter((id) => reached[id] === 1);
  if (!known[name]) note({ test: name, milliseconds, reached: ids.map((id) => mutants[id].key) });
  // Slow tests come later, when most mutants are killed.
  const candidates = candidatesOf(ids, name);
  if (milliseconds > longest || candidates.length === 0) return;
  const [begins, ends] = [hooksOf(test, 'beforeEach'), hooksOf(test, 'afterEach').reverse()];
  const again = async () => {
    await call(begins);
    await fn.call({});
  };
  const end = () => call(ends);
  await end();
  // A test that cannot be run twice tells nothing.
  if (await passes(again, end)) await tryEach(candidates, { again, end, name, usual });
  // What comes behind the test is run for this once more.
  await call(begins);
}

async function tryEach(candidates, { again, end, name, usual }) {
  for (const id of candidates) {
    if (Date.now() > until) return;
    const mutant = mutants[id];
    let isAlive;
    note({ begins: mutant.key, by: name });
    const spent = await timeOf(async () => {
      switchTo(id);
      deadline = performance.now() + usual * TOO_LONG + 1000;
      killAt[0] = Date.now() + usual * TOO_LONG + 15_000;
      isAlive = await passes(again, end, usual * TOO_LONG + 5000);
      killAt[0] = Date.now() + ANY;
    });
    mutant.spent += spent;
    const isLate = performance.now() > deadline;
    const isReached = reached[id] === 1;
    switchTo(-1);
    // What was remembered from before was not tried, and of what has left something behind nothing is known.
    const isKnown = isReached && (isAlive || (await passes(again, end)));
    mutant.isKilled = isKnown && !isAlive;
    const isEndless = mutant.isKilled && isLate;
    note({ tried: mutant.key, by: name, spent, isKnown, isKilled: mutant.isKilled, ...(isEndless && { isEndless }) });
    if (!isKnown && !isAlive) return;
  }
}

async function call(hooks) {
  for (const hook of hooks) await hook.call({});
}

/** In milliseconds: our own, or by the clock where other processes did the work. */
async function timeOf(run) {
  const started = performance.now();
  const from = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(from);
  return reachedElsewhere() ? performance.now() - started : (user + system) / 1000;
}

async function passes(run, end, milliseconds = 60_000) {
  let timer;
  const late = new Promise((_, fail) => (timer = setTimeout(() => fail(new Error('It never ends.')), milliseconds)));
  let isPassed = true;
  for (const part of [run, end]) {
    try {
      await Promise.race([part(), late]);
    } catch {
      isPassed = false;
    }
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
