import { expect, test } from '@jest/globals';
import json from '../../rules/clients/clients.json' with { type: 'json' };
import { oldRows } from '../../scripts/old-rows.js';

const rows = ['2026-05', '2025-11', '2026-04'].map((looked) => ({ looked }));

test.each([
  ['2026-05-30', []],
  ['2026-06-01', ['2025-11']],
  ['2026-10', ['2025-11']],
  ['2026-11-01', ['2025-11', '2026-04']],
  ['2027-01-01', ['2025-11', '2026-04', '2026-05']],
])('on %s', (today, expected) => {
  expect(oldRows(rows, today).map(({ looked }) => looked)).toEqual(expected);
});

test('every row says when it was looked at', () => {
  expect(json.rows.filter(({ looked }) => !/^\d{4}-\d{2}$/.test(looked))).toEqual([]);
});
