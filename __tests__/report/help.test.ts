/** What to do is a text of its own in every report that has room for two, and the end of the message elsewhere. */
import { describe, expect, test } from '@jest/globals';
import { commentBody } from '../../src/github/review-comments.js';
import type { Job } from '../../src/github/job.js';
import { render, type ReportFormat } from '../../src/report/index.js';
import { contextOf, findingAt, reportOf } from './sample.js';

const FINDING = findingAt('tools/search.json', '"v1.0.0"', {
  rule: 'otc/version-format',
  message: '`v1.0.0` starts with a `v`, so clients do not understand it.',
  help: 'Remove the `v`.',
});
const show = async (format: ReportFormat, help = FINDING.help): Promise<string> =>
  render(format, reportOf([{ ...FINDING, help }]), contextOf());

test.each<[ReportFormat, string]>([
  ['json', '"help": "Remove the `v`.",'],
  ['pretty', '= help: Remove the `v`.\n'],
  ['html', '<p class="aside help"><b>help</b> <span><bdi>Remove the <code>v</code>.</bdi></span></p>'],
  ['markdown', '\n\n  Help: Remove the `v`.\n'],
  ['junit', '\nhelp: Remove the `v`.\n'],
  ['junit', 'message="`v1.0.0` starts with a `v`, so clients do not understand it. Remove the `v`."'],
  ['sarif', '"text": "`v1.0.0` starts with a `v`, so clients do not understand it. Remove the `v`."'],
  ['sarif', '"help": "Remove the `v`."'],
  ['github', 'do not understand it. Remove the `v`.'],
])('%s has %j', async (format, text) => {
  expect(await show(format)).toContain(text);
});

test('the concise format shows what is wrong alone', async () => {
  const text = await show('concise');
  expect(text).toContain('so clients do not understand it. [otc/version-format]');
  expect(text).not.toContain('Remove');
});

test('a comment of a review has it in a paragraph of its own', () => {
  const job = { head: 'a'.repeat(40), workflow: 'w', job: 'j' } as unknown as Job;
  expect(commentBody(FINDING, '1:1', job)).toContain('understand it.\n\nHelp: Remove the `v`.');
});

describe('hostile help', () => {
  const EVIL = '::error::<img src=x> @all [a](https://b.c)\u202e\nRemove it.';

  test.each<ReportFormat>(['pretty', 'concise', 'github', 'markdown', 'html', 'junit', 'sarif', 'json'])(
    '%s',
    async (format) => {
      const text = await show(format, EVIL);
      expect(text).not.toMatch(/^\s*::error::<img/m);
      expect(text).not.toContain('\u202e');
      if (format === 'html' || format === 'junit') expect(text).not.toContain('<img');
    },
  );
});

test('a finding without help has no empty place for it', async () => {
  const { help: _, ...plain } = FINDING;
  for (const format of ['json', 'pretty', 'html', 'markdown', 'junit', 'sarif'] as const) {
    const text = await render(format, reportOf([plain]), contextOf());
    expect(text).not.toMatch(/help:|Help:|"help": "R|<b>help/);
  }
});

describe('a fix whose title says what the help says', () => {
  const fix = { title: 'Remove the `v`', safe: true, edits: [] };

  test.each<[ReportFormat, string]>([
    ['pretty', '= fix: Remove the `v` (--fix)'],
    ['html', '<b>fix</b> <span><bdi>Remove the <code>v</code></bdi>'],
    ['markdown', 'Fix: Remove the `v` (`--fix`)'],
    ['junit', 'fix: Remove the `v` (--fix)'],
    ['github', 'Fix: Remove the `v` (--fix)'],
  ])('%s tells it once', async (format, title) => {
    const text = await render(format, reportOf([{ ...FINDING, fix }]), contextOf());
    expect(text).toContain(title);
    expect(text).not.toMatch(/help: Remove|Help: Remove|<b>help<\/b>|understand it\. Remove the `v`\.\n/);
  });

  test('another title, and both are told', async () => {
    const text = await render(
      'pretty',
      reportOf([{ ...FINDING, fix: { ...fix, title: 'Set it to `1.0.0`' } }]),
      contextOf(),
    );
    expect(text).toContain('= help: Remove the `v`.\n');
    expect(text).toContain('= fix: Set it to `1.0.0` (--fix)');
  });
});
