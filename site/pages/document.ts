/** A page to read, with the pages next to it on one side and its sections on the other. */
import type { Section } from '../build/markdown.js';
import { escapeHtml } from './html.js';
import { WHERE } from '../../src/core/version.js';
import { layout } from './layout.js';

export interface Neighbours {
  readonly part: string;
  readonly pages: readonly { readonly title: string; readonly path: string }[];
}

export interface DocumentPage {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly part: 'Docs' | 'Rules';
  readonly html: string;
  readonly sections: readonly Section[];
  readonly neighbours: readonly Neighbours[];
  /** Files of the repository that the page is made of, by what they are called. */
  readonly sources: readonly { readonly title: string; readonly file: string }[];
}

/** An outline of one heading helps nobody. */
const LEAST_OUTLINED = 2;

export function documentPage(page: DocumentPage): string {
  const { path, title, summary, part, html, sections, neighbours, sources } = page;
  const root = '../'.repeat(path.split('/').length - 1);
  const lists = neighbours.map(({ part, pages }) => {
    const items = pages.map((each) => {
      const current = each.path === path ? ' aria-current="page"' : '';
      return `<li><a href="${root}${each.path}"${current}>${escapeHtml(each.title)}</a></li>`;
    });
    return `<h2>${escapeHtml(part)}</h2><ul>${items.join('')}</ul>`;
  });
  const { repository } = WHERE;
  const links = sources.map(({ title, file }) => `<a href="${repository}/blob/main/${file}">${escapeHtml(title)}</a>`);
  const toSources = repository === undefined ? '' : `<p class="sources">${links.join('')}</p>`;
  const isList = path === 'rules/index.html';
  return layout({
    path,
    title: `${title} · toolint`,
    description: summary.slice(0, 200),
    part,
    body: `<div class="book"><nav class="aside" aria-label="${part}">${lists.join('')}</nav>
<main id="main" class="prose${isList ? ' rules' : ''}">${html}${toSources}${around(page, root)}</main>
${outline(sections)}</div>`,
  });
}

function outline(sections: readonly Section[]): string {
  if (sections.length < LEAST_OUTLINED) return '';
  const items = sections.map(
    ({ id, title, level }) => `<li class="level-${level}"><a href="#${id}">${escapeHtml(title)}</a></li>`,
  );
  return `<nav class="outline" aria-label="On this page"><h2>On this page</h2><ul>${items.join('')}</ul></nav>`;
}

/** The pages before and after this one. */
function around({ path, neighbours }: DocumentPage, root: string): string {
  const pages = neighbours.flatMap((each) => each.pages);
  const at = pages.findIndex((each) => each.path === path);
  const link = (page: (typeof pages)[number] | undefined, rel: string): string =>
    page
      ? `<a rel="${rel}" href="${root}${page.path}"><small>${rel === 'prev' ? 'Previous' : 'Next'}</small>${escapeHtml(page.title)}</a>`
      : '<span></span>';
  return `<nav class="around" aria-label="Previous and next page">${link(pages[at - 1], 'prev')}${link(pages[at + 1], 'next')}</nav>`;
}
