import { expect, test } from '@jest/globals';
import type { Finding } from '../../src/core/finding.js';
import type { Severity } from '../../src/core/rule.js';
import { keepAtMost } from '../../src/engine/limits.js';

const finding = (path: string, start: number, severity: Severity, isFixable = false): Finding => ({
  rule: 'otc/id-format',
  severity,
  message: 'It is wrong.',
  url: '',
  path,
  pointer: '',
  valueHash: '',
  start,
  end: start + 1,
  line: 1,
  column: start + 1,
  endLine: 1,
  endColumn: start + 2,
  ...(isFixable && { fix: { title: 'Mend it', safe: true, edits: [] } }),
});

const ALL = [
  finding('a.json', 0, 'info'),
  finding('a.json', 1, 'error'),
  finding('b.json', 2, 'warning', true),
  finding('c.json', 3, 'error'),
  finding('c.json', 4, 'warning'),
];

test('all of them, where there is room', () => {
  expect(keepAtMost(ALL, 5)).toEqual({ findings: ALL });
});

test('else the most severe, in their order, with a count of the others and their files', () => {
  const { findings, leftOut, cutShort } = keepAtMost(ALL, 2);
  expect(findings.map(({ start }) => start)).toEqual([1, 3]);
  expect(leftOut).toEqual({ errors: 0, warnings: 2, infos: 1, fixable: 1 });
  expect(cutShort).toEqual(['a.json', 'b.json', 'c.json']);
});

test('of two that are equally severe, the one that comes first', () => {
  const { findings, cutShort } = keepAtMost(ALL, 3);
  expect(findings.map(({ start }) => start)).toEqual([1, 2, 3]);
  expect(cutShort).toEqual(['a.json', 'c.json']);
});
