/** The documentation's Markdown as HTML: headings that can be linked to, code in colours, links between pages. */
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { escapeHtml } from '../pages/html.js';
import { highlight } from './highlight.js';

export interface Rendered {
  readonly title: string;
  /** The first paragraph, as plain text. */
  readonly summary: string;
  readonly html: string;
  /** The headings of the second and third level, with the text below each. */
  readonly sections: readonly Section[];
}

export interface Section {
  readonly level: 2 | 3;
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface MarkdownOptions {
  /** Where a link of the page leads on the site; nothing where what it names is not there, and its words stay. */
  link(href: string): string | undefined;
  /** HTML to put below a block of code. */
  below(code: string, language: string): string;
}

export function renderMarkdown(markdown: string, { link, below }: MarkdownOptions): Rendered {
  const source = markdown.replace(/^<!--.*-->\n+/gm, '');
  const html = micromark(source, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  return {
    title: textOf(/<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? ''),
    summary: textOf(/<p>([^]*?)<\/p>/.exec(html)?.[1] ?? ''),
    html: html
      .replace(/<a href="([^"]*)"([^>]*)>([^]*?)<\/a>/g, (_, href: string, rest: string, words: string) => {
        const target = link(plain(href));
        return target === undefined ? words : `<a href="${escapeHtml(target)}"${rest}>${words}</a>`;
      })
      .replace(/<h([23])>(.*?)<\/h\1>/g, (_, level: string, inner: string) => heading(level, inner))
      .replace(
        /<pre><code(?: class="language-([\w-]+)")?>([^]*?)<\/code><\/pre>/g,
        (_, language: string | undefined = '', code: string) =>
          block(plain(code), language) + below(plain(code), language),
      )
      .replace(/<table>[^]*?<\/table>/g, labelled),
    sections: sectionsIn(html),
  };
}

function sectionsIn(html: string): Section[] {
  const [, ...parts] = html.split(/(?=<h[23]>)/);
  return parts.flatMap((part) => {
    const [head, level, inner] = /^<h([23])>(.*?)<\/h\1>/.exec(part) ?? [];
    if (head === undefined) return [];
    const title = textOf(inner!);
    const text = textOf(part.slice(head.length).replace(/<\/(td|th|li|p)>/g, ' '));
    return { level: level === '2' ? 2 : 3, id: slugOf(title), title, text: text.replace(/\s+/g, ' ').trim() };
  });
}

/** Each cell knows its column: on a narrow screen a row is shown as a block, and its cells below each other. */
function labelled(table: string): string {
  const columns = Array.from(table.matchAll(/<th\b[^>]*>([^]*?)<\/th>/g), ([, inner]) => textOf(inner!));
  let column = 0;
  const cells = table.replace(/<(tr|td)\b/g, (tag, name: string) => {
    if (name === 'tr') column = 0;
    const label = name === 'td' ? columns[column++] : undefined;
    return label ? `${tag} data-label="${escapeHtml(label)}"` : tag;
  });
  const wide = columns.length > 2 ? ' wide' : '';
  return `<div class="table${wide}">${cells}</div>`;
}

function heading(level: string, inner: string): string {
  const id = slugOf(textOf(inner));
  const anchor = `<a class="anchor" href="#${id}" aria-label="Link to this section">#</a>`;
  return `<h${level} id="${id}">${inner}${anchor}</h${level}>`;
}

/** As GitHub makes them, so that links work in both places. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

function block(code: string, language: string): string {
  return `<pre tabindex="0"><code>${highlight(code, language)}</code></pre>`;
}

const textOf = (html: string): string => plain(html.replace(/<[^<>]*>/g, ''));

function plain(html: string): string {
  return html.replace(/&(lt|gt|quot|amp|#39|#x27);/g, (_, name: string) => ENTITIES[name]!);
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'", '#x27': "'" };
