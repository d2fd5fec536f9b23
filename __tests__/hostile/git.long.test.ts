/** Every key of git that can start a program, one by one: git run plainly falls into the trap, toolint does not. */
import { afterAll, expect, test } from '@jest/globals';
import { askAll } from './support/ask-git.js';
import { spring, TRAPS, trappedRepository, type Trapped } from './support/git-traps.js';

const made: Trapped[] = [];
afterAll(() => made.forEach((each) => each.remove()));

test.each(TRAPS)('$key', async (trap) => {
  const trapped = trappedRepository([trap]);
  made.push(trapped);
  await askAll(trapped.path);
  expect(trapped.sprung()).toEqual([]);
  if (!trap.sprung) return;
  spring(trapped, trap.sprung);
  expect(trapped.sprung()).toEqual([trap.key]);
});
