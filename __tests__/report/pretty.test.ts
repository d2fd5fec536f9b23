import { describe, expect, test } from '@jest/globals';

import { render } from '../../src/report/index.js';
import { PRETTY_FINDINGS, PRETTY_FRAMES } from '../../src/report/formats/pretty.js';
import { expectFile } from './expected.js';
import { faultsOf, HOSTILE, HOSTILE_CONTEXT } from './hostile.js';
import { contextOf, findingAt, reportOf, SAMPLE, TEXTS } from './sample.js';

const SGR = /\x1b\[\d+m/g;

test('the sample', async () => {
  expectFile('pretty', await render('pretty', SAMPLE, contextOf(TEXTS, { width: 96 })));
});

test('colours change nothing but colours', async () => {
  const plain = await render('pretty', SAMPLE, contextOf(TEXTS, { width: 96 }));
  const colored = await render('pretty', SAMPLE, contextOf(TEXTS, { width: 96, color: true }));
  expect(plain).not.toMatch(SGR);
  expect(colored).toContain('\x1b[1m\x1b[31m✖ error[otc/id-format]:\x1b[39m\x1b[22m');
  expect(colored).toContain(`\x1b[33m^^^^\x1b[39m`);
  expect(colored.replace(SGR, '')).toBe(plain);
});

test('lines fit the width', async () => {
  for (const width of [20, 60, 400]) {
    const output = await render('pretty', SAMPLE, contextOf(TEXTS, { width }));
    const longest = Math.max(
      ...output
        .split('\n')
        .slice(0, -2)
        .map((line) => line.length),
    );
    expect(longest).toBeLessThanOrEqual({ 20: 66, 60: 66, 400: 120 }[width]!);
  }
});

describe('the last line', () => {
  const last = async (...args: Parameters<typeof reportOf>): Promise<string> =>
    (await render('pretty', reportOf(...args), contextOf())).trimEnd();
  const files = [{ path: 'a.json', formats: ['otc'], tools: 2 }];

  test('no problems', async () => {
    expect(await last([], { files })).toBe('✔ No problems in 1 file with 2 tools');
  });

  test('no problems, with what was left out', async () => {
    const skipped = [{ path: 'b.json', reason: 'x' }];
    expect(await last([], { files, skipped, suppressed: 3 })).toBe(
      '✔ No problems in 1 file with 2 tools · 3 suppressed · 1 file skipped (listed by --why .)',
    );
  });

  test('nothing was looked at', async () => {
    expect(await last([])).toBe('○ No manifest was found, so nothing was linted');
  });

  test('only failures', async () => {
    const failures = [
      { path: 'b.json', message: 'It is a folder.' },
      { path: 'a.json', message: 'It cannot be read.' },
    ];
    expect(await last([], { failures })).toBe(
      '✖ failed: a.json\n  It cannot be read.\n\n✖ failed: b.json\n  It is a folder.\n\n✖ No manifest was found, so nothing was linted · 2 failures',
    );
  });

  test('a failure of no file', async () => {
    const failures = [{ path: '', message: 'The config names no rule.' }];
    expect(await last([], { files, failures })).toBe(
      '✖ failed: The config names no rule.\n\n✖ No findings in 1 file with 2 tools · 1 failure',
    );
  });

  test('findings that fail nothing', async () => {
    const warning = findingAt('tools/billing.yaml', 'TODO', { rule: 'a/b', severity: 'warning' });
    expect(await last([warning])).toMatch(/\n▲ 1 warning in 1 file with 1 tool$/);
    expect(await last([{ ...warning, severity: 'info' }])).toMatch(/\n● 1 info in 1 file with 1 tool$/);
    const strict = await render('pretty', reportOf([warning]), contextOf(TEXTS, { failOn: 'warning' }));
    expect(strict).toMatch(/\n✖ 1 warning in 1 file with 1 tool\n$/);
  });
});

describe('quiet', () => {
  const quiet = contextOf(TEXTS, { quiet: true });

  test('only errors', async () => {
    const output = await render('pretty', SAMPLE, quiet);
    expect(output).toContain('otc/id-format');
    expect(output).not.toMatch(/empty-description|description-length/);
    expect(output).toContain('✖ failed: tools/latin1.json');
  });

  test('errors that do not fail the run, and what else there is only as a number', async () => {
    const output = await render('pretty', SAMPLE, { ...quiet, failOn: 'never' });
    expect(output).toContain('otc/id-format');
    expect(output).toContain('\n✖ 4 errors, 1 warning, 1 info in 4 files with 6 tools · 2 not shown (--quiet) · ');
  });

  test('not a word where there are none', async () => {
    const findings = SAMPLE.findings.filter((each) => each.severity !== 'error');
    expect(await render('pretty', reportOf(findings), quiet)).toBe('');
    expect(await render('pretty', reportOf([]), quiet)).toBe('');
  });

  test('one line where only warnings fail the run', async () => {
    const findings = SAMPLE.findings.filter((each) => each.severity === 'warning');
    const output = '✖ 1 warning in 1 file with 1 tool · 1 not shown (--quiet) · 1 fixable with --fix-unsafe\n';
    expect(await render('pretty', reportOf(findings), { ...quiet, failOn: 'warning' })).toBe(output);
    expect(await render('pretty', reportOf(findings), { ...quiet, maxWarnings: 0 })).toBe(output);
  });

  test('a secret is in no frame of another finding, though its own is not shown', async () => {
    const findings = SAMPLE.findings
      .filter(({ path }) => path === 'tools/oauth/metadata.json')
      .map((each) => ({ ...each, severity: each.severity === 'error' ? ('warning' as const) : ('error' as const) }));
    for (const format of ['pretty', 'junit', 'markdown', 'html'] as const) {
      const output = await render(format, reportOf(findings), quiet);
      expect(output).toContain('common/description-length');
      expect(output).not.toMatch(/oauth-client-secret|s3cr3t/);
    }
  });
});

test('a finding without its file has no frame', async () => {
  const output = await render('pretty', SAMPLE, contextOf({}));
  expect(output).toContain('\n ┌─ tools/search.json:2:9 in Search\n = see: ');
  expect(output).not.toContain('^');
});

test('a secret is in no frame, its own or another', async () => {
  const output = await render('pretty', SAMPLE, contextOf());
  expect(output).toContain('"clientSecret": "•••••••••••••••••",');
  expect(output).not.toContain('s3cr3t');
});

test('overlapping secrets are masked as a whole', async () => {
  const text = 'key = abcdefghij end';
  const at = (piece: string) => findingAt('a.yaml', piece, { rule: 'common/hardcoded-secret' }, text);
  const findings = [at('abcdef'), at('cd'), at('efghij')];
  const output = await render('pretty', reportOf(findings), contextOf({ 'a.yaml': text }));
  expect(output).toContain('1 │ key = •••••••••• end');
  expect(output).not.toMatch(/[c-j]{2,} end/);
});

describe('very many', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) =>
      findingAt('tools/search.json', '"id"', {
        rule: `otc/r${i % 30}`,
        severity: i % 10 ? 'info' : 'error',
        message: `Number ${i}.`,
      }),
    );

  test('one line each, and the rules are counted', async () => {
    const output = await render('pretty', reportOf(many(PRETTY_FRAMES + 20)), contextOf());
    expect(output).toContain('\n     2:3  ● info     Number 11.  otc/r11\n');
    expect(output).not.toContain('^');
    expect(output).toContain('\n       4  ✖ error    otc/r0\n');
    expect(output).toContain('and 10 more rules');
    expect(output).toContain('Over 100 findings, code frames are left out');
    expect(output.split('\n').filter((line) => line.includes('Number'))).toHaveLength(PRETTY_FRAMES + 20);
  });

  test('the most severe where even that is too much', async () => {
    const output = await render('pretty', reportOf(many(PRETTY_FINDINGS + 500)), contextOf());
    const lines = output.split('\n').filter((line) => line.includes('Number'));
    expect(lines).toHaveLength(PRETTY_FINDINGS);
    expect(lines.filter((line) => line.includes('✖'))).toHaveLength(150);
    expect(output).toContain('1,000 of 1,500 findings are listed, the most severe');
    expect(output).toContain('✖ 150 errors, 1,350 infos in 1 file with 1 tool');
  });
});

test.each([false, true])('hostile text cannot act (colours: %s)', async (color) => {
  const output = await render('pretty', HOSTILE, { ...HOSTILE_CONTEXT, color });
  expect(faultsOf(output.replace(SGR, ''))).toEqual([]);
  expect(output).toContain('<U+001B>[2J<U+001B>]8;;https://evil.example<U+0007>click');
  expect(output).toContain('\n  <U+003A>:error file=x::forged\n');
});

test('hostile text cannot act on one line each', async () => {
  const findings = Array.from({ length: 5 }, () => HOSTILE.findings).flat();
  expect(faultsOf(await render('pretty', { ...HOSTILE, findings }, HOSTILE_CONTEXT))).toEqual([]);
});
