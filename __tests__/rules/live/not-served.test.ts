import { expect, test } from '@jest/globals';
import rule from '../../../rules/live/not-served.js';

// What it finds is in __tests__/server/source.test.ts: it takes a server and its source.
test('is seen when a server is compared with its source', () => {
  expect([rule.byEngine, rule.check]).toEqual(['run', undefined]);
});
