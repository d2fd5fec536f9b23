import { test } from '@jest/globals';
import type { Finding } from '../../src/core/finding.js';
import { render, REPORT_FORMATS } from '../../src/report/index.js';
import { contextOf, findingAt, reportOf, SEARCH, TEXTS } from './sample.js';
import { within } from '../support/patience.js';

const COUNT = 5000;
/** Far above what it takes (well under a second), and far below what something quadratic would. */
const LIMIT_MS = 10_000;

test.each(REPORT_FORMATS)('%s: 5,000 findings in 500 files', async (format) => {
  const texts: Record<string, string> = {};
  const findings = Array.from({ length: COUNT }, (_, i): Finding => {
    const path = `tools/${i % 500}.json`;
    texts[path] = SEARCH;
    const related = [{ path: `tools/${(i * 7) % 500}.json`, line: 2, column: 3, note: 'The other one.' }];
    return findingAt(
      path,
      '"v1.0.0"',
      { rule: `otc/r${i % 60}`, severity: 'warning', message: `Größe 検索 ${i}.`, related },
      SEARCH,
    );
  });
  await within(LIMIT_MS, () => render(format, reportOf(findings), contextOf(texts)));
});

test.each(REPORT_FORMATS)('%s: 5,000 findings on one line of 5 MB', async (format) => {
  const text = '{"検索": 1},'.repeat(500_000);
  const findings = Array.from({ length: COUNT }, (_, i): Finding => {
    const start = i * 1000 + 1;
    return { ...SAMPLE_FINDING, path: 'big.json', start, end: start + 4, column: start + 1, endColumn: start + 5 };
  });
  await within(LIMIT_MS, () => render(format, reportOf(findings), contextOf({ 'big.json': text })));
});

const SAMPLE_FINDING = {
  ...findingAt('tools/search.json', '{', { rule: 'a/b' }, TEXTS['tools/search.json']),
  fix: { title: 'Mend it', safe: true, edits: [{ start: 1, end: 2, text: 'x' }] },
};

test.each(REPORT_FORMATS)('%s: names, messages and lines without end', async (format) => {
  const endless = [
    '`'.repeat(200_000),
    'e\u0301'.repeat(100_000),
    '\u202e'.repeat(100_000),
    ' a'.repeat(100_000),
    '😀'.repeat(100_000),
  ];
  const findings = endless.map((message, i) => ({ ...SAMPLE_FINDING, path: `${i}.json`, message, tool: message }));
  const texts = Object.fromEntries(endless.map((text, i) => [`${i}.json`, text]));
  await within(LIMIT_MS, () => render(format, reportOf(findings), contextOf(texts)));
});
