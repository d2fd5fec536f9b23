import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { CONTENTS } from '../../site/build/contents.js';
import { siteLink } from '../../site/build/links.js';
import { renderMarkdown } from '../../site/build/markdown.js';

const folder = mkdtempSync(join(tmpdir(), 'toolint-pages-'));
beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/site.ts', folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pagesIn = (within: string): string[] =>
  readdirSync(within, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => join(within, path));

const attributes = (html: string, name: string): string[] =>
  Array.from(html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g')), ([, value]) => value!);

test('no link of the site is dead, and none leads to a place that is not on its page', () => {
  const pages = pagesIn(folder);
  expect(pages.length).toBeGreaterThan(100);
  const dead: string[] = [];
  const ids = new Map(pages.map((page) => [page, new Set(attributes(readFileSync(page, 'utf8'), 'id'))]));
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    for (const link of [...attributes(html, 'href'), ...attributes(html, 'src')]) {
      if (/^https:\/\/|^data:/.test(link)) continue;
      const [path = '', fragment] = link.split('#');
      const target = path === '' ? page : join(dirname(page), path);
      const isThere = existsSync(target) && statSync(target).isFile();
      const isPlace = fragment === undefined || fragment.startsWith('s=') || ids.get(target)?.has(fragment);
      if (!isThere || !isPlace) dead.push(`${relative(folder, page)}: ${link}`);
    }
  }
  expect(dead).toEqual([]);
});

test('a dead link in the documentation stops the build', () => {
  expect(() => siteLink('nowhere.md', 'docs/index.md', 'docs/index.html', new Map())).toThrow(
    'docs/index.md links to nowhere.md, and there is no docs/nowhere.md.',
  );
});

test('every page of the documentation is in the table of contents', () => {
  const listed = CONTENTS.flatMap(({ entries }) => entries.map(({ file }) => file)).sort();
  const files = readdirSync('docs', { withFileTypes: true }).filter((each) => each.isFile());
  expect(files.map(({ name }) => `docs/${name}`).sort()).toEqual(listed);
});

test('every page has one heading of the first order, a title and a description', () => {
  const wrong = pagesIn(folder).filter((page) => {
    const html = readFileSync(page, 'utf8');
    const headings = html.match(/<h1[ >]/g)?.length;
    return (
      headings !== 1 || !/<title>[^<]{5,}<\/title>/.test(html) || !/name="description" content="[^"]{5,}"/.test(html)
    );
  });
  expect(wrong).toEqual([]);
});

test('Markdown becomes headings with places, code in colours, and tables that can be scrolled', () => {
  const { title, summary, html } = renderMarkdown(
    '# A page\n\nWhat it *says*.\n\n## The `why` of it\n\n```json\n{ "<b>": 1 }\n```\n\n| a |\n| - |\n| [b](c.md) |\n',
    { link: (href) => href.replace('.md', '.html'), below: (code) => `<i>${code.length}</i>` },
  );
  expect([title, summary]).toEqual(['A page', 'What it says.']);
  expect(html).toContain('<h2 id="the-why-of-it">The <code>why</code> of it<a class="anchor"');
  expect(html).toContain('<span class="tok-name">&#34;&#60;b&#62;&#34;</span>');
  expect(html).toContain('</pre><i>13</i>');
  expect(html).toContain('<div class="table"><table>');
  expect(html).toContain('<a href="c.html">b</a>');
});
