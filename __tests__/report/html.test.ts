import { createHash } from 'node:crypto';

import { describe, expect, test } from '@jest/globals';

import type { Finding } from '../../src/core/finding.js';
import { SCRIPT, SCRIPT_HASH, STYLE, STYLE_HASH } from '../../src/report/html-page.js';
import { HTML_FINDINGS } from '../../src/report/formats/html.js';
import { render } from '../../src/report/index.js';
import { visible } from '../../src/report/text.js';
import { expectFile } from './expected.js';
import { ATTACKS, faultsOf, HOSTILE, HOSTILE_CONTEXT } from './hostile.js';
import { contextOf, findingAt, reportOf, SAMPLE } from './sample.js';

const without = (page: string): string => page.replace(STYLE, '').replace(SCRIPT, '');

/** Every tag of a page. Throws where a < is no tag that the report writes. */
function tagsOf(page: string): { name: string; attributes: string[] }[] {
  const tags: { name: string; attributes: string[] }[] = [];
  const TAG = /<(?:(!doctype html)|\/?([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"<>]*")?)*))>/g;
  const rest = without(page).replace(TAG, (_, doctype: string, name: string, attributes: string) => {
    if (!doctype)
      tags.push({ name, attributes: Array.from(attributes.matchAll(/ ([a-z-]+)(?:="[^"]*")?/g), ([, key]) => key!) });
    return '';
  });
  const stray = /.{0,20}[<>].{0,20}/.exec(rest);
  if (stray) throw new Error(`no tag: ${stray[0]}`);
  return tags;
}

const TAGS =
  'html head meta title style body a div header h1 span button p b main details summary h2 bdi article pre mark code aside input kbd ul li i script';
const ATTRIBUTES =
  'lang charset http-equiv content name class href type data-severity data-rule data-path data-line disabled hidden id open tabindex rel role title aria-label placeholder';

test('the sample', async () => {
  expectFile('html', without(await render('html', SAMPLE, contextOf())));
});

test('the policy allows the style, the script and nothing else', async () => {
  const hash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  expect({ STYLE_HASH, SCRIPT_HASH }).toEqual({ STYLE_HASH: hash(STYLE), SCRIPT_HASH: hash(SCRIPT) });
  const page = await render('html', SAMPLE, contextOf());
  expect(page).toContain(
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '${STYLE_HASH}'; script-src '${SCRIPT_HASH}'; base-uri 'none'; form-action 'none'">`,
  );
  expect(page).toContain(`<style>${STYLE}</style>`);
  expect(page).toContain(`<script>${SCRIPT}</script>`);
  expect(page).not.toMatch(/ style=| on[a-z]+=|src="|@import|url\(/);
});

test('it can be read without its script', async () => {
  const page = await render('html', SAMPLE, contextOf());
  for (const { message, rule } of SAMPLE.findings) {
    expect(page).toContain(message.replaceAll('"', '&quot;').replaceAll("'", '&#39;'));
    expect(page).toContain(`data-rule="${rule}"`);
  }
  expect(page.match(/<details class="file" open>/g)).toHaveLength(3);
  const hidden = Array.from(page.matchAll(/<[^>]* hidden>/g), ([tag]) => tag);
  expect(hidden).toEqual(['<p class="empty none" hidden>']);
});

describe('no findings', () => {
  test('no problems', async () => {
    const files = [{ path: 'a.json', formats: ['otc'], tools: 2 }];
    const page = await render('html', reportOf([], { files }), contextOf());
    expect(page).toContain('<p class="empty"><b>No problems</b> 1 file with 2 tools linted.</p>');
    expect(page).toContain('<span class="outcome passed">Passed</span>');
    tagsOf(page);
  });

  test('a failure is a problem', async () => {
    const files = [{ path: 'a.json', formats: ['otc'], tools: 2 }];
    const page = await render('html', reportOf([], { files, failures: [{ path: 'b', message: 'No.' }] }), contextOf());
    expect(page).toContain('<title>toolint: could not lint everything</title>');
    expect(page).toContain('<p class="empty"><b>No findings</b> 1 file with 2 tools linted.</p>');
    const alone = await render('html', reportOf([], { failures: [{ path: 'b', message: 'No.' }] }), contextOf());
    expect(alone).toContain('<title>toolint: could not lint everything</title>');
  });

  test('nothing linted', async () => {
    const page = await render('html', reportOf([], { failures: [{ path: 'a', message: 'No.' }] }), contextOf());
    expect(page).toContain('<p class="empty"><b>Nothing was linted</b> No manifest was found.</p>');
    expect(page).toContain('<span class="outcome failed">Failed</span>');
    expect(page).toContain('<li><code><bdi>a</bdi></code> <bdi>No.</bdi></li>');
    const idle = await render('html', reportOf([]), contextOf());
    expect(idle).toContain('<span class="outcome idle">Nothing linted</span>');
  });
});

test('a page has the most severe where there are too many', async () => {
  const finding = findingAt('tools/search.json', '"id"', { rule: 'a/b', severity: 'info' });
  const findings = [
    ...Array.from({ length: HTML_FINDINGS }, (_, at): Finding => ({ ...finding, message: `Number ${at}.` })),
    { ...finding, severity: 'error' as const, start: 99, message: 'Grave.' },
  ];
  const page = await render('html', reportOf(findings), contextOf());
  expect(page.match(/<article /g)).toHaveLength(HTML_FINDINGS);
  expect(page).toContain('Grave.');
  expect(page).toContain('10,000 of 10,001 findings are here, the most severe.');
});

test('hostile text is text', async () => {
  const page = await render('html', HOSTILE, HOSTILE_CONTEXT);
  expect(faultsOf(without(page))).toEqual([]);
  const tags = tagsOf(page);
  expect([...new Set(tags.map((tag) => tag.name))].filter((name) => !TAGS.split(' ').includes(name))).toEqual([]);
  const attributes = new Set(tags.flatMap((tag) => tag.attributes));
  expect([...attributes].filter((name) => !ATTRIBUTES.split(' ').includes(name))).toEqual([]);
  expect(tags.filter((tag) => tag.name === 'article')).toHaveLength(2 * HOSTILE.findings.length);
  for (const [, url] of page.matchAll(/href="([^"]*)"/g)) expect(url).toMatch(/^(#findings|https:\/\/x\.example\/.*)$/);
  const text = without(page)
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(lt|gt|quot|#39|amp);/g,
      (_, name: string) => ({ lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' })[name]!,
    );
  for (const attack of ATTACKS) expect(text).toContain(visible(attack));
});
