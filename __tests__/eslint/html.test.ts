import { describe, expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';
import { judge } from '../../src/core/judge.js';
import { programsOf } from '../../src/eslint/html.js';
import toolint from '../../src/eslint.js';
import { parseHtml } from '../../src/parse/html.js';
import { expectSame } from '../support/eslint-parity.js';

const PAGES: Record<string, string> = {
  unguarded: `<!doctype html>\n<p>😀\n<script>\n\tconst data = window.openai.toolOutput;\n</script>\n`,
  'with a byte order mark, as Windows writes it': `\uFEFF<body>\r\n<script>window.openai.callTool('a', {})</script>\r\n`,
  'guarded by what an earlier script declares': `<script>const has = !!window.openai</script><script>if (has) window.openai.toolOutput</script>`,
  'two modules that declare the same': `<script type=module>const a = window.openai.toolOutput</script><script type=module>const a = 1</script>`,
  'two scripts, the second without a guard': `<script>let a = 1</script>\n<script type="module">window.openai.toolOutput</script>`,
  'in a comment': `<!-- <script>window.openai.toolOutput</script> -->`,
  'from elsewhere': `<script src="a.js">window.openai.toolOutput</script>`,
  'another type': `<script type="application/json">{"a": "window.openai.toolOutput"}</script>`,
  'in upper case, without an end': `<SCRIPT TYPE='text/javascript'>window.openai.toolOutput`,
  'no script': `<p>openai</p>`,
};

const settings = new Map(
  rules
    .filter((rule) => rule.check && rule.in !== 'strict')
    .map((rule) => [rule.id, { rule, severity: rule.severity, options: { ...rule.options?.defaults } }] as const),
);

describe('the scripts of a page', () => {
  test.each(Object.entries(PAGES))('%s', (_, text) => {
    const { findings } = judge(parseHtml('page.html', text), formats, { named: false, servers: [] }, settings).result;
    expectSame(text, toolint.configs.html, 'page.html', findings);
  });

  test('some have something to find', () => {
    const { findings } = judge(
      parseHtml('page.html', PAGES['unguarded']!),
      formats,
      { named: false, servers: [] },
      settings,
    ).result;
    expect(findings.length).toBeGreaterThan(0);
  });

  test('stand where they stood', () => {
    const page = '<p>\n<script>a</script>😀<script type="module">b</script>';
    const [classic, module] = programsOf(page);
    expect([classic!.length, classic!.trim(), classic!.indexOf('a;')]).toEqual([page.length, 'a;', page.indexOf('a<')]);
    expect([module!.length, module!.trim(), module!.indexOf('b;')]).toEqual([page.length, 'b;', page.indexOf('b<')]);
  });

  test('are found in linear time', () => {
    const start = performance.now();
    for (const part of ['<script', '<script ', '<script "', "<script '", '<!--', '<script type=', '<script></script'])
      programsOf(part.repeat(20_000));
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
