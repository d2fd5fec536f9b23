/** What a run makes of it is tested with the command line: __tests__/cli/suppress.test.ts. */
import { expect, test } from '@jest/globals';
import rule from '../../../rules/common/stale-suppression.js';
import { inOneText } from '../../../src/core/finding.js';
import { partsOf } from '../../../src/core/rule.js';

test('names the command that takes the suppression out', () => {
  for (const each of Object.values(rule.messages))
    expect(inOneText(partsOf(each))).toContain('`npx toolint --prune-suppressions`');
});

test('is for the run as a whole to find', () => {
  expect([rule.byEngine, rule.check, rule.project, rule.severity]).toEqual(['run', undefined, undefined, 'error']);
});
