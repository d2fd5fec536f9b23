/** The same for many more changes: 500 in all. */
import { test } from '@jest/globals';
import { expectSameReports } from './changes.js';

test.each([2, 3, 4, 5, 7])(
  '100 changes of a project, from seed %d: with a cache the report is the same',
  (seed) => expectSameReports(seed, 100),
  300_000,
);
