/** What each file of a `dist/` with mutants begins with: the test that has started this process says which one is on. */
import { appendFileSync, readFileSync } from 'node:fs';

const [ACTIVE, REACHED] = ['active', 'reached'].map((name) => new URL(name, import.meta.url));

/** Milliseconds that a mutant may run on here. */
const TOO_LONG = 60_000;

const known = new Set();
let said = '';
let active = -1;
let lookedAt = -Infinity;
let since = 0;
let steps = 0;

/** A process may outlive the test. */
function look() {
  const now = performance.now();
  if (now - lookedAt < 1) return;
  lookedAt = now;
  const says = read();
  if (says === said) return;
  said = says;
  since = now;
  known.clear();
  active = Number(says.split(' ')[1]);
}

function read() {
  try {
    return readFileSync(ACTIVE, 'utf8') || said;
  } catch {
    return ' -1';
  }
}

globalThis.__mutant ??= (id) => {
  look();
  if (!known.has(id)) {
    known.add(id);
    appendFileSync(REACHED, `${id}\n`);
  }
  return id === active;
};
globalThis.__step ??= () => {
  if (active >= 0 && (++steps & 1023) === 0 && performance.now() - since > TOO_LONG) process.exit(86);
};
