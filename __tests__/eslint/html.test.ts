import { describe, expect, test } from '@jest/globals';
import type { Linter } from 'eslint';
import { formats, rules } from '../../rules/index.js';
import { lintDocument } from '../../src/engine/lint-document.js';
import { partsOf } from '../../src/eslint/html.js';
import { openPages } from '../../src/parse/html.js';
import { defineRule } from '../../src/core/rule.js';
import toolint, { toEslintPlugin } from '../../src/eslint.js';
import { expectSame, LINTERS } from '../support/eslint-parity.js';
import { typescript } from '../support/loaded-once.js';
import { within } from '../support/patience.js';

const { parseHtml } = await openPages();

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
  'two that declare the same function': `<script>function init() {}</script><script>function init() {} window.openai.callTol('a', {});</script>`,
  'a comment of HTML in a script': `<script>\n<!--\nwindow.openai.callTol('a', {});\n//-->\n</script>`,
  'what only classic scripts may say': `<script>var x = 010; var interface = 1; window.openai.callTol('a', {});</script>`,
  'a module beside a classic script': `<script type="module">import x from './x.js'; window.openai.callTol('a', {});</script><script>var y = 1;</script>`,
  'the first without a guard of two': `<script>document.title = window.openai.toolOutput.a;</script>\n<p>x</p>\n<script>document.body.innerText = window.openai.toolOutput.b;</script>`,
  'a dialect that two modules tell together': `<script type="module">window.openai?.close(); window.openai?.getInitialData();</script>\n<script type="module">window.openai?.callTool('a', {});</script>`,
  'in a handler': `<p title=don't>\n<button disabled onclick="window.openai.callTol('a', {}); return false">a</button>`,
  'in a handler without quotes, and in one with a character reference': `<a onclick=window.openai.clos()>b</a><a onclick="window.openai.clos(&quot;&quot;)">`,
  'in a text area': `<textarea><script>window.openai.toolOutput</script></textarea>`,
  'a comment that is over at once': `<!--><script>window.openai.toolOutput</script><!-- -->`,
  'comments of toolint': `<!-- toolint-disable-next-line openai/window-openai-guard -- later -->\n<script>window.openai.toolOutput</script>\n<script>// toolint-disable-next-line -- later\nwindow.openai.callTol();</script>`,
};

const settings = new Map(
  rules
    .filter((rule) => rule.check && rule.in !== 'strict')
    .map((rule) => [rule.id, { rule, severity: rule.severity, options: { ...rule.options?.defaults } }] as const),
);

describe('the scripts of a page', () => {
  test.each(Object.entries(PAGES))('%s', (_, text) => {
    const { findings } = lintDocument(
      parseHtml('page.html', text),
      formats,
      { named: false, servers: [] },
      settings,
    ).result;
    expectSame(text, toolint.configs.html, 'page.html', findings);
  });

  test('some have something to find', () => {
    const { findings } = lintDocument(
      parseHtml('page.html', PAGES['unguarded']!),
      formats,
      { named: false, servers: [] },
      settings,
    ).result;
    expect(findings.length).toBeGreaterThan(0);
  });

  test('stand where they stood', () => {
    const page = '<p>\n<script>a</script>😀<script type="module">b</script><p onclick="openai">';
    const written = partsOf(page).scripts.map(({ start, end, kind }) => [page.slice(start, end), kind]);
    expect(written).toEqual([
      ['a', 'script'],
      ['b', 'module'],
      ['openai', 'handler'],
    ]);
  });

  test('of end tags and of what browsers take for comments are none', () => {
    const page =
      '</<script>a</script><!x <script>b</script><? <script>c</script></p <script>d</script><!doctype <script>e</script>';
    expect(partsOf(page).scripts).toEqual([]);
    expect(partsOf(`${page}<script>f</script <script>g`).scripts.map(({ start }) => page.length - start)).toEqual([-8]);
  });

  test('of an element whose name only begins so are none, whatever JavaScript takes for a space', () => {
    for (const space of ['\ufeff', '\u00a0', '\v', '-'])
      expect(partsOf(`<script${space}>a</script>`).scripts).toEqual([]);
    expect(partsOf('<script\f>a</script\n>').scripts).toHaveLength(1);
  });

  test('are found in linear time', async () => {
    await within(3000, () => {
      for (const part of ['<script', '<script ', '<script "', "<script '", '<!--', '<script type=', '<script></script'])
        partsOf(part.repeat(20_000));
      for (const part of [
        '<a ',
        '<a b="',
        '<a b =',
        '<title',
        '<title>',
        '<a>',
        '=',
        '<p a=b c="d" ',
        '<script>/* eslint ',
      ])
        toolint.processors.html.preprocess(`openai${part.repeat(20_000)}</script>`, 'page.html');
    });
  });
});

/** As `line:column rule`, by ESLint 9 and 10. */
function says(text: string, config: Linter.Config[], path = 'page.html'): string[] {
  const [first, ...others] = Object.values(LINTERS).map((linter) =>
    linter
      .verify(text, config, { filename: path, filterCodeBlock: () => true })
      .map(
        ({ line, column, ruleId, message, fatal }) => `${line}:${column} ${fatal ? 'fatal ' : ''}${ruleId ?? message}`,
      ),
  );
  for (const other of others) expect(other).toEqual(first);
  return first!;
}

const html = toolint.configs.html as Linter.Config;

test('a script that cannot be parsed is told, and the others are linted', () => {
  const page = `<!doctype html>\n<script>\nif (</script>\n<script>window.openai.callTol('a', {});</script>\n`;
  expect(says(page, [html])).toEqual([
    '3:5 fatal Parsing error: Unexpected token',
    '4:9 toolint/openai/window-openai-guard',
    '4:23 toolint/openai/window-api',
  ]);
  expect(says('<script>if (</script>', [html])).toEqual([]);
  expect(says('<script>const data = {{ data }}; window.openai?.close();</script>', [html])).toEqual([]);
});

describe('a project with', () => {
  const page = `<!doctype html>\n<script>window.openai.callTol('a', {});</script>\n<script type="module">import './a.js';</script>`;
  const found = ['2:9 toolint/openai/window-openai-guard', '2:23 toolint/openai/window-api'];
  const typed = { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } };
  const parser = typescript as Linter.Parser;

  test.each<[string, Linter.Config]>([
    ['typed linting', { files: ['**/*.{js,ts}'], languageOptions: { parser, ...typed } }],
    ['typed linting of whatever there is', { languageOptions: { parser, ...typed } }],
    ['another kind of modules', { languageOptions: { sourceType: 'commonjs' } }],
    ['rules for whatever there is', { rules: { 'no-trailing-spaces': 'error', 'no-undef': 'error' } }],
  ])('%s', (_, config) => {
    expect(says(page, [config, html])).toEqual(found);
  });

  test('typed linting that is configured behind', () => {
    expect(says(page, [html, { files: ['**/*.{js,ts}'], languageOptions: { parser, ...typed } }])).toEqual(found);
  });

  test('a pack of its own', () => {
    const rule = defineRule({
      ...{ id: 'house/no-api', summary: 'A page talks to ChatGPT', severity: 'warning', in: 'recommended' },
      source: { document: 'House', section: '1', says: 'Pages are quiet.', kind: 'advice' },
      messages: { talks: 'It talks.' },
      *check({ code }) {
        for (const use of code.widget) yield { at: use, message: 'talks' };
      },
    });
    const house = toEslintPlugin('house', [rule]).configs.html as Linter.Config;
    const all = ['2:9 toolint/openai/window-openai-guard', '2:9 house/no-api', '2:23 toolint/openai/window-api'];
    expect(says(page, [html, house]).sort()).toEqual(all.toSorted());
    expect(says(page, [house, html]).sort()).toEqual(all.toSorted());
  });

  test('a language for HTML, whose rules go on', () => {
    const files = ['**/*.html'];
    const config = { files, plugins: { html: someHtml }, language: 'html/html', rules: { 'html/doctype': 'error' } };
    expect(says(page.slice(16), [config as unknown as Linter.Config, html])).toEqual([
      '1:1 html/doctype',
      '1:9 toolint/openai/window-openai-guard',
      '1:23 toolint/openai/window-api',
    ]);
    expect(says('<p>', [config as unknown as Linter.Config, html])).toEqual(['1:1 html/doctype']);
  });
});

describe('comments for ESLint in a script', () => {
  const page = (comment: string): string =>
    `<script>\n${comment}\nwindow.openai?.callTol('a', {}); // no-console\n</script>`;
  const fault = '3:16 toolint/openai/window-api';

  test('turn a rule off, or set it', () => {
    expect(says(page(''), [html])).toEqual([fault]);
    expect(says(page('// eslint-disable-next-line toolint/openai/window-api -- later'), [html])).toEqual([]);
    expect(says(page('/* eslint toolint/openai/window-api: off */'), [html])).toEqual([]);
    expect(says(page('const a = `\n// eslint-disable-next-line no-console`; /* eslint'), [html]).slice(-1)).not.toEqual(
      [],
    );
  });

  test('that hide nothing are reported, other than those for rules that do not look at pages', () => {
    const config = [html, { linterOptions: { reportUnusedDisableDirectives: 'error' } } as Linter.Config];
    expect(says(page('// eslint-disable-next-line no-console, no-alert'), config)).toEqual([fault]);
    expect(says(page('/* eslint-disable toolint/openai/window-openai-guard */'), config)).toEqual([
      `2:1 Unused eslint-disable directive (no problems were reported from 'toolint/openai/window-openai-guard').`,
      fault,
    ]);
  });
});

/** Somebody else's plugin that reads HTML. */
const someHtml = {
  meta: { name: 'html', namespace: 'html' },
  languages: {
    html: {
      ...{ fileType: 'text', lineStart: 1, columnStart: 0, nodeTypeKey: 'type' },
      visitorKeys: { Program: ['body'], Document: [] },
      validateLanguageOptions: () => undefined,
      parse: () => ({ ok: true, ast: { type: 'Program', body: [{ type: 'Document' }] } }),
      createSourceCode: ({ body }: { body: string }, { ast }: { ast: { type: string; body: object[] } }) => ({
        ...{ ast, text: body, lines: body.split('\n') },
        getLoc: () => ({ start: { line: 1, column: 0 }, end: { line: 1, column: 0 } }),
        getRange: () => [0, 0],
        getParent: () => undefined,
        traverse: () => [{ kind: 1, phase: 1, target: ast, args: [ast] }],
      }),
    },
  },
  rules: {
    doctype: {
      meta: { languages: ['html/html'] },
      create: (context: { sourceCode: { text: string }; report(what: object): void }) => ({
        Program() {
          if (!/^<!doctype/i.test(context.sourceCode.text))
            context.report({ loc: { line: 1, column: 0 }, message: 'There is no doctype.' });
        },
      }),
    },
  },
};
