import { describe, expect, test } from '@jest/globals';
import * as prettier from 'prettier';

import { render } from '../../src/report/index.js';
import { cellCode, codeSpan, fenced, linked, prose } from '../../src/report/text.js';
import { MARKDOWN_BYTES } from '../../src/report/formats/markdown.js';
import { expectFile } from './expected.js';
import { ATTACKS, faultsOf, HOSTILE, HOSTILE_CONTEXT } from './hostile.js';
import { contextOf, findingAt, reportOf, SAMPLE } from './sample.js';

interface Node {
  type: string;
  value?: string;
  url?: string;
  children?: Node[];
}

/** As a Markdown parser sees it, with tables. */
async function parse(text: string): Promise<Node[]> {
  const { __debug } = prettier as unknown as {
    __debug: { parse(text: string, options: object): Promise<{ ast: Node }> };
  };
  const nodes: Node[] = [];
  const visit = (node: Node): void => {
    nodes.push(node);
    node.children?.forEach(visit);
  };
  visit((await __debug.parse(text, { parser: 'markdown' })).ast);
  return nodes;
}

const of = (nodes: readonly Node[], ...types: string[]): Node[] => nodes.filter((node) => types.includes(node.type));

test('the sample', async () => {
  const output = await render('markdown', SAMPLE, contextOf());
  expectFile('markdown', output);
  const nodes = await parse(output);
  expect(of(nodes, 'tableRow')).toHaveLength(7);
  expect(of(nodes, 'code').map((node) => node.value)).toContain('3 │ description: TODO\n  │              ^^^^');
});

test('nothing to say', async () => {
  const files = [{ path: 'a.json', formats: ['otc'], tools: 2 }];
  expect(await render('markdown', reportOf([], { files }), contextOf())).toBe(
    '## ✅ toolint found no problems\n\n1 file with 2 tools\n',
  );
  expect(await render('markdown', reportOf([]), contextOf())).toBe(
    '## ℹ️ toolint found no manifest, so nothing was linted\n',
  );
  const languages = [{ language: 'Go', files: 12, command: 'go run .' }];
  expect(await render('markdown', reportOf([], { languages }), contextOf())).toBe(
    '## ℹ️ toolint found no manifest, so nothing was linted\n\n- A server here is written in Go (12 files), which is not read. To lint the tools of the running server: `npx toolint server --source . -- go run .`\n',
  );
});

describe('a code span', () => {
  test.each([
    ['plain', '`plain`'],
    ['a`b', '``a`b``'],
    ['`', '`` ` ``'],
    ['a ``` b', '````a ``` b````'],
    [' padded ', '`  padded  `'],
    ['', '(empty)'],
    ['  ', '(empty)'],
    ['@me', '`@\u200bme`'],
    ['a\nb', '`a<U+000A>b`'],
  ])('of %j', (text, span) => {
    expect(codeSpan(text)).toBe(span);
  });

  test('is what the parser reads back', async () => {
    for (const attack of ATTACKS.filter((each) => each.trim() !== '')) {
      const nodes = await parse(`- before ${codeSpan(attack)} after`);
      const types = ['root', 'list', 'listItem', 'paragraph', 'text', 'inlineCode', 'text'];
      expect(nodes.map((node) => node.type)).toEqual(types);
    }
  });

  test('is cut', () => {
    expect(codeSpan('a'.repeat(99), 10)).toBe(`\`${'a'.repeat(9)}…\``);
  });

  test('in a table leaves the table whole', async () => {
    for (const attack of [...ATTACKS, 'a|b', '\\|', 'a\\']) {
      const nodes = await parse(`| a | b |\n| - | - |\n| ${cellCode(attack)} | ${prose(attack)} |\n`);
      expect({ attack, cells: of(nodes, 'tableCell').length }).toEqual({ attack, cells: 4 });
    }
  });
});

test('a fence is longer than any in it', async () => {
  expect(fenced(['a', '````', '@me'])).toEqual(['`````text', 'a', '````', '@\u200bme', '`````']);
  expect(fenced(['a'])).toEqual(['```text', 'a', '```']);
});

test('a link holds only what is a link', () => {
  expect(linked('`a`', 'https://x.example/a(b)')).toBe('[`a`](https://x.example/a%28b%29)');
  expect(linked('`a`', undefined)).toBe('`a`');
});

test('words of a rule are words', async () => {
  for (const attack of ATTACKS) {
    const nodes = await parse(`Words ${prose(attack)} words`);
    expect(of(nodes, 'html', 'image', 'inlineCode', 'emphasis', 'strong', 'heading', 'list', 'table', 'code')).toEqual(
      [],
    );
  }
});

test('it fits a comment, the most severe findings first', async () => {
  const many = Array.from({ length: 3000 }, (_, i) =>
    findingAt('tools/search.json', '"id"', {
      rule: `otc/r${i}`,
      severity: i % 2 ? 'info' : 'error',
      message: `検索 ${i}.`,
    }),
  );
  const output = await render('markdown', reportOf(many), contextOf());
  const size = Buffer.byteLength(output);
  expect(size).toBeLessThanOrEqual(MARKDOWN_BYTES);
  expect(size).toBeGreaterThan(MARKDOWN_BYTES - 1000);
  expect(output).not.toContain('**info**');
  expect(output).toContain('| and 2,960 more rules | | | |');
  const shown = output.split('**error**').length - 1;
  expect(output).toContain(`${(3000 - shown).toLocaleString('en')} more findings are not shown here.`);
});

test('hostile text is code and nothing else', async () => {
  for (const finding of HOSTILE.findings) {
    const report = reportOf([finding], { failures: HOSTILE.failures.slice(0, 3) });
    const output = await render('markdown', report, HOSTILE_CONTEXT);
    expect(faultsOf(output.replaceAll('@\u200b', '').replace(/\ufe0f/g, ''))).toEqual([]);
    expect(output).not.toMatch(/@(?!\u200b)/);
    const nodes = await parse(output);
    // What folds the table.
    const html = of(nodes, 'html').map((node) => node.value);
    expect(html).toEqual(['<details>\n<summary>1 rule, by number of findings</summary>', '</details>']);
    expect(of(nodes, 'image', 'definition', 'footnoteReference', 'emphasis')).toEqual([]);
    expect(of(nodes, 'heading')).toHaveLength(3);
    expect(of(nodes, 'table')).toHaveLength(1);
    expect(of(nodes, 'tableCell')).toHaveLength(8);
    expect(of(nodes, 'code').length).toBeLessThanOrEqual(1);
    for (const { url } of of(nodes, 'link')) expect(url).toMatch(/^https:\/\/x\.example\//);
    const words = of(nodes, 'text', 'word')
      .map((node) => node.value)
      .join(' ');
    expect(words).not.toMatch(/evil|octocat|alert|forged|mask|merge|fixes/);
  }
});

test('a hostile report fits too', async () => {
  const output = await render('markdown', HOSTILE, HOSTILE_CONTEXT);
  expect(Buffer.byteLength(output)).toBeLessThanOrEqual(MARKDOWN_BYTES);
});
