import { expect, test } from '@jest/globals';

import { mostSevere } from '../../src/core/finding.js';
import { byRule, overview } from '../../src/report/overview.js';
import { contextOf, findingAt, reportOf, SAMPLE } from './sample.js';

const severities = ['info', 'warning', 'error', 'info', 'warning', 'error'] as const;
const findings = severities.map((severity, i) =>
  findingAt('tools/search.json', '"id"', { rule: `a/${i % 3}`, severity, message: `${i}` }),
);

test('the most severe, in the order they came', () => {
  const kept = (max: number): string =>
    mostSevere(findings, max)
      .map((each) => each.message)
      .join('');
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(kept)).toEqual(['', '2', '25', '125', '1245', '01245', '012345', '012345']);
});

test('rules are counted, the most severe first', () => {
  const counted = byRule([...findings, { ...findings[0]!, rule: 'a/2' }]);
  expect(counted.map(({ rule, severity, count }) => [rule, severity, count])).toEqual([
    ['a/2', 'error', 3],
    ['a/1', 'warning', 2],
    ['a/0', 'info', 2],
  ]);
});

test('what fails a run', () => {
  const failed = (failOn: 'error' | 'warning' | 'info' | 'never', of = findings.slice(1, 2), more = {}): boolean =>
    overview(reportOf(of, more), contextOf({}, { failOn })).failed;
  expect([failed('error'), failed('warning'), failed('info'), failed('never')]).toEqual([false, true, true, false]);
  expect(failed('never', [], { failures: SAMPLE.failures })).toBe(true);
});

test('too many warnings fail a run', () => {
  const failed = (maxWarnings: number | undefined): boolean =>
    overview(reportOf(findings), contextOf({}, { failOn: 'never', maxWarnings })).failed;
  expect([undefined, 0, 1, 2].map(failed)).toEqual([false, true, true, false]);
});

test('the numbers of the sample', () => {
  const { files, tools, errors, warnings, infos, fixable, safe } = overview(SAMPLE, contextOf());
  expect({ files, tools, errors, warnings, infos, fixable, safe }).toEqual({
    files: 4,
    tools: 6,
    errors: 4,
    warnings: 1,
    infos: 1,
    fixable: 2,
    safe: 1,
  });
});
