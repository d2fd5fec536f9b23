/** A page to read, with the pages beside it at its side. */
import { escapeHtml } from './html.js';
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
  readonly neighbours: readonly Neighbours[];
  readonly head?: string;
}

export function documentPage({ path, title, summary, part, html, neighbours, head }: DocumentPage): string {
  const root = '../'.repeat(path.split('/').length - 1);
  const lists = neighbours.map(({ part, pages }) => {
    const items = pages.map((each) => {
      const current = each.path === path ? ' aria-current="page"' : '';
      return `<li><a href="${root}${each.path}"${current}>${escapeHtml(each.title)}</a></li>`;
    });
    return `<h2>${escapeHtml(part)}</h2><ul>${items.join('')}</ul>`;
  });
  return layout({
    path,
    title: `${title} · toolint`,
    description: summary.slice(0, 200),
    part,
    head,
    body: `<div class="book"><nav class="aside" aria-label="${part}">${lists.join('')}</nav><main id="main" class="prose">${html}</main></div>`,
  });
}
