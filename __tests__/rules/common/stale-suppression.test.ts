/** What a run makes of it is tested with the command line: __tests__/cli/suppress.test.ts. */
import { expect, test } from '@jest/globals';
import rule from '../../../rules/common/stale-suppression.js';
import { inOneText, partsOf } from '../../../src/core/message.js';

test('names the command that takes the suppression out', () => {
  for (const [id, each] of Object.entries(rule.messages)) {
    // Entries of the config are for people to take out.
    const isOfConfig = id.startsWith('accepted');
    expect(inOneText(partsOf(each)).includes('`npx toolint --prune-suppressions`')).toBe(!isOfConfig);
  }
});

test('is for the run as a whole to find', () => {
  expect([rule.byEngine, rule.check, rule.project, rule.severity]).toEqual(['run', undefined, undefined, 'error']);
});
