import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { format, resolveConfig } from 'prettier';
import { precisionPage, readData, wilson, type PrecisionData } from '../../scripts/precision.js';

const EARLIER = {
  date: '2026-01-02',
  repositories: [{ name: 'e/f', commit: '00112233445566778899', tools: 7 }],
  counts: { 'mcp/answer-shape': { error: 1 } },
  verdicts: [{ repository: 'e/f', rule: 'mcp/answer-shape', severity: 'error', verdict: 'false' }],
} as const;
const NEWEST = {
  date: '2026-02-03',
  repositories: [
    { name: 'a/b', commit: '0123456789abcdef', tools: 200 },
    { name: 'c/d', commit: 'fedcba9876543210', tools: 0 },
  ],
  counts: { 'mcp/name-format': { error: 3 }, 'common/parameter-description': { warning: 10, info: 40 } },
  verdicts: [
    { repository: 'a/b', rule: 'mcp/name-format', severity: 'error', verdict: 'true' },
    { repository: 'a/b', rule: 'common/parameter-description', severity: 'warning', verdict: 'pedantic' },
  ],
} as const;
const DATA: PrecisionData = { draws: [NEWEST, EARLIER] };

test('counts for each rule and severity, with the share that was right', () => {
  const page = precisionPage(DATA);
  expect(page).toContain(
    '2 public repositories, of which 1 define tools that it reads: 200 tools, 3 errors, 10 warnings',
  );
  expect(page).toContain(
    '| [mcp/name-format](rules/mcp/name-format.md) | error | 3 | 15.0 | 1 | 1 | 0 | 0 | 21 to 100 % |',
  );
  expect(page).toContain('| warning | 10 | 50.0 | 1 | 0 | 1 | 0 | 0 to 79 % |');
  expect(page).toContain('| info | 40 | 200.0 | 0 |');
});

test('sets earlier draws beside it', () => {
  const page = precisionPage(DATA);
  expect(page).toContain('| errors | 2026-02-03 | 2 | 1 | 1 | 0 | 0 | 21 to 100 % |');
  expect(page).toContain('| errors | 2026-01-02 | 1 | 1 | 0 | 0 | 1 | 0 to 79 % |');
  expect(page).toContain('| e/f | `0011223344` | 7 | 2026-01-02 |');
  expect(page).not.toContain('mcp/answer-shape');
});

test('the interval of a share', () => {
  const rounded = ([low, high]: readonly [number, number]) => [low.toFixed(3), high.toFixed(3)];
  expect(rounded(wilson(97, 100))).toEqual(['0.915', '0.990']);
  expect(rounded(wilson(0, 10))).toEqual(['0.000', '0.278']);
});

test('the page agrees with the data, and the data with itself', async () => {
  const data = readData();
  const text = await format(precisionPage(data), {
    ...(await resolveConfig('docs/precision.md')),
    filepath: 'docs/precision.md',
  });
  expect(readFileSync('docs/precision.md', 'utf8')).toBe(text);
  for (const { repositories, counts, verdicts } of data.draws) {
    const names = repositories.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(verdicts.filter(({ repository }) => !names.includes(repository))).toEqual([]);
    for (const { rule, severity } of verdicts) expect(counts[rule]?.[severity] ?? 0).toBeGreaterThan(0);
  }
});
