import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { interval, precisionTables, wilson } from '../../scripts/precision.js';

const found = (times: number, rule: string, severity: 'error' | 'warning' | 'info') =>
  Array.from({ length: times }, () => ({ rule, severity }));

test('counts for each rule and severity, with the share that was right', () => {
  const text = precisionTables({
    date: '2026-02-03',
    reports: [
      {
        files: [{ tools: 150 }, { tools: 50 }],
        findings: [
          ...found(3, 'mcp/name-format', 'error'),
          ...found(10, 'common/parameter-description', 'warning'),
          ...found(40, 'common/parameter-description', 'info'),
        ],
      },
      { files: [], findings: [] },
    ],
    verdicts: [
      { rule: 'mcp/name-format', severity: 'error', verdict: 'true' },
      { rule: 'common/parameter-description', severity: 'warning', verdict: 'pedantic' },
    ],
  });
  expect(text).toContain(
    '2 public repositories, of which 1 define tools that it reads: 200 tools, 3 errors, 10 warnings, 40 infos.',
  );
  expect(text).toContain('| errors | 2026-02-03 | 2 | 1 | 1 | 0 | 0 | 21 to 100 % |');
  expect(text).toContain(
    '| [mcp/name-format](rules/mcp/name-format.md) | error | 3 | 15.0 | 1 | 1 | 0 | 0 | 21 to 100 % |',
  );
  expect(text).toContain('| warning | 10 | 50.0 | 1 | 0 | 1 | 0 | 0 to 79 % |');
  expect(text).toContain('| info | 40 | 200.0 | 0 |');
});

test('the interval of a share', () => {
  const rounded = ([low, high]: readonly [number, number]) => [low.toFixed(3), high.toFixed(3)];
  expect(rounded(wilson(97, 100))).toEqual(['0.915', '0.990']);
  expect(rounded(wilson(0, 10))).toEqual(['0.000', '0.278']);
});

test('the counts of the page agree with each other', () => {
  const rows = readFileSync('docs/precision.md', 'utf8').matchAll(
    /\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+ to \d+ %) +\|$/gm,
  );
  const counts = [...rows].map(([, ...cells]) => cells);
  expect(counts.length).toBeGreaterThan(30);
  for (const [judged, right, pedantic, wrong, share] of counts) {
    expect(Number(right) + Number(pedantic) + Number(wrong)).toBe(Number(judged));
    expect(interval(Number(right), Number(judged))).toBe(share);
  }
});
