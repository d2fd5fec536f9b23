import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { CONTENTS } from '../../site/build/contents.js';
import { siteLink } from '../../site/build/links.js';
import { renderMarkdown } from '../../site/build/markdown.js';
import { excerpt, search, type Place } from '../../site/reading/ranking.js';
import { buildSite, isMissing, openSite, type Site } from './browser.js';

let folder: string;
beforeAll(() => {
  folder = buildSite();
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
  const listed = CONTENTS.flatMap(({ entries }) => entries.map(({ file }) => file))
    .filter((file) => file.startsWith('docs/'))
    .sort();
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
  const { title, summary, html, sections } = renderMarkdown(
    '# A page\n\nWhat it *says*.\n\n## The `why` of it\n\n```json\n{ "<b>": 1 }\n```\n\n| a |\n| - |\n| [b](c.md) |\n',
    { link: (href) => href.replace('.md', '.html'), below: (code) => `<i>${code.length}</i>` },
  );
  expect([title, summary]).toEqual(['A page', 'What it says.']);
  expect(html).toContain('<h2 id="the-why-of-it">The <code>why</code> of it<a class="anchor"');
  expect(html).toContain('<span class="tok-name">&#34;&#60;b&#62;&#34;</span>');
  expect(html).toContain('</pre><i>13</i>');
  expect(html).toContain('<div class="table"><table>');
  expect(html).toContain('<td data-label="a">');
  expect(sections).toEqual([{ level: 2, id: 'the-why-of-it', title: 'The why of it', text: '{ "<b>": 1 } a b' }]);
  expect(html).toContain('<a href="c.html">b</a>');
});

test('below a bad example is what toolint reports in it', () => {
  const html = readFileSync(join(folder, 'rules/mcp/name-format.html'), 'utf8');
  const [, bad = ''] = html.split('id="bad"');
  expect(bad.split('id="good"')[0]).toContain('<span class="place">4:15</span> The name <code>get forecast</code>');
  const rules = pagesIn(join(folder, 'rules')).filter((page) => dirname(page) !== join(folder, 'rules'));
  const silent = rules.filter((page) => {
    const text = readFileSync(page, 'utf8');
    return text.includes('id="bad"') && !text.includes('<ul class="found"');
  });
  // What these report is in no file by itself: it takes a second version, or a running server.
  expect(silent.filter((page) => !/rules.(diff|live)|version-not-raised|lost-format/.test(page))).toEqual([]);
});

describe('the search', () => {
  const index = (): Place[] => JSON.parse(readFileSync(join(folder, 'assets/search.json'), 'utf8')) as Place[];
  const found = (query: string): string[] => search(index(), query).map(({ path }) => path);

  test.each([
    ['name-format', 'rules/mcp/name-format.html'],
    ['structured content', 'rules/mcp/structured-content.html'],
    ['max-warnings', 'docs/start-cli.html#every-option'],
    ['neovim', 'docs/editors.html#neovim'],
    ['chatgpt', 'rules/index.html#openai-apps-sdk'],
    ['ignore', 'docs/suppressions.html'],
    ['disable', 'docs/suppressions.html'],
    ['disable rule', 'docs/suppressions.html'],
    ['python', 'rules/index.html#python'],
    ['ci', 'docs/ci.html'],
    ['github actions', 'docs/start-action.html'],
    ['vscode', 'docs/editors.html'],
  ])('%s', (query, path) => expect(found(query).slice(0, 5)).toContain(path));

  test('every word has to be there, and nothing is found for none', () => {
    expect(found('schema xyzzy')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });

  test('an excerpt is of whole words, around what was asked for', () => {
    const text = `${'before '.repeat(30)}needle ${'after '.repeat(30)}`.trim();
    expect(excerpt(text, 'Needle', 60)).toMatch(/^… (before )+needle (after )*after …$/);
    expect(excerpt('short', 'needle')).toBe('short');
  });
});

(isMissing ? describe.skip : describe)('in a browser', () => {
  const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  let site: Site;
  beforeAll(async () => {
    site = await openSite(folder);
  });
  afterEach(() => site.closePages());
  afterAll(() => site.close());

  test('search opens with a key, is used with keys, and leads to the place', async () => {
    const { page, complaints } = await site.open('docs/index.html');
    await page.keyboard.press('/');
    await page.keyboard.type('mcp name-format');
    await page.waitForSelector('.search a[aria-selected="true"]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/rules/mcp/name-format.html');
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('xyzzy');
    await page.getByText('Nothing found for “xyzzy”.').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.search').waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  });

  test('rules are filtered by words, severity and fix', async () => {
    const { page } = await site.open('rules/index.html');
    const shown = () => page.locator('.rules tbody tr:visible').count();
    const all = await shown();
    expect(await page.textContent('.count')).toBe(`${all} rules`);
    await page.fill('.filter [type="search"]', 'mcp/misspelt');
    expect(await page.locator('.rules tbody tr:visible td:first-child').allTextContents()).toEqual([
      'mcp/misspelt-field',
    ]);
    expect(await page.locator('.rules h2:visible').count()).toBe(1);
    await page.fill('.filter [type="search"]', '');
    await page.selectOption('.filter select', 'info');
    const infos = await shown();
    await page.check('.filter [type="checkbox"]');
    expect([infos < all, (await shown()) < infos]).toEqual([true, true]);
  });

  test('code is copied by a button', async () => {
    const { page } = await site.open('docs/start-cli.html', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.locator('.code').nth(1).hover();
    await page.locator('.code .copy').nth(1).click();
    await page.getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npx toolint');
  });

  test('on a phone every page of a part is behind one button', async () => {
    const { page } = await site.open('rules/mcp/name-format.html', PHONE);
    const link = page.locator('.aside').getByRole('link', { name: 'structured-content' });
    expect(await link.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await link.tap();
    await page.waitForURL('**/rules/mcp/structured-content.html');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.keyboard.press('Escape');
    expect(await page.getAttribute('#menu', 'aria-expanded')).toBe('false');
  });

  test('no page is wider than a phone', async () => {
    const { page } = await site.open('index.html', PHONE);
    const wide: string[] = [];
    // Of the rules, some: they are made alike.
    const pages = pagesIn(folder).map((each) => relative(folder, each));
    for (const path of pages.filter((each, at) => !/^rules.\w/.test(each) || at % 8 === 0)) {
      await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
      const width = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, innerWidth));
      if (width > 360) wide.push(`${path}: ${width}`);
    }
    expect(wide).toEqual([]);
  });
});
