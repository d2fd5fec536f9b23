/** What every page has around it. */
import { VERSION, WHERE } from '../../src/core/version.js';
import { escapeHtml } from './html.js';

export interface Page {
  /** Where it is below the site's root, as in `rules/otc/id-format.html`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The name of the part of the site that it belongs to. */
  readonly part?: string;
  readonly body: string;
  readonly head?: string;
  /** The playground fills the window. */
  readonly hasFooter?: boolean;
}

const PARTS = [
  { name: 'Docs', href: 'docs/index.html' },
  { name: 'Rules', href: 'rules/index.html' },
  { name: 'Playground', href: 'playground/index.html' },
] as const;

/** Nothing is loaded from elsewhere, and no text of a page can become a script. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";

export function layout({ path, title, description, part, body, head = '', hasFooter = true }: Page): string {
  const root = '../'.repeat(path.split('/').length - 1);
  const links = PARTS.map(({ name, href }) => {
    const current = name === part ? ' aria-current="page"' : '';
    return `<a href="${root}${href}"${current}>${name}</a>`;
  });
  const toRepository = WHERE.repository ? [`<a href="${WHERE.repository}">GitHub</a>`] : [];
  return `<!doctype html>
<html lang="en" data-root="${root}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="toolint">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:description" content="${escapeHtml(description)}">
<meta name="twitter:card" content="summary">
<link rel="icon" href="${root}assets/icon.svg">
<link rel="stylesheet" href="${root}assets/site.css">
<script src="${root}assets/theme.js"></script>
<script src="${root}assets/site.js" defer></script>
${head}</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top">
<a class="brand" href="${root}index.html"><img src="${root}assets/icon.svg" alt="" width="24" height="24">toolint</a>
<nav aria-label="Main">${[...links, ...toRepository].join('')}</nav>
<button type="button" id="search" aria-label="Search"><span aria-hidden="true">${ICONS.search}</span><span class="words" aria-hidden="true">Search <kbd>/</kbd></span></button>
<button type="button" id="theme" class="quiet" aria-pressed="false" aria-label="Dark theme"><span aria-hidden="true">${ICONS.theme}</span></button>
<button type="button" id="menu" class="quiet" aria-expanded="false" aria-label="Menu"><span aria-hidden="true">${ICONS.menu}</span></button>
</header>
${body}
${hasFooter ? footer(root) : ''}</body>
</html>
`;
}

function footer(root: string): string {
  const { repository } = WHERE;
  const file = (path: string): string => `${repository}/blob/main/${path}`;
  const columns = [
    [
      'Start',
      ['Command line', `${root}docs/start-cli.html`],
      ['GitHub Actions', `${root}docs/start-action.html`],
      ['ESLint', `${root}docs/start-eslint.html`],
      ['Editors', `${root}docs/editors.html`],
    ],
    [
      'Reference',
      ['Rules', `${root}rules/index.html`],
      ['Configuration', `${root}docs/configuration.html`],
      ['Formats', `${root}docs/formats.html`],
      ['Running servers', `${root}docs/server.html`],
    ],
    [
      'Project',
      ['How right it is', `${root}docs/precision.html`],
      ['Hostile input', `${root}docs/hostile-input.html`],
      ['Compared with others', `${root}docs/comparison.html`],
      ...(repository === undefined
        ? []
        : [
            ['GitHub', repository] as const,
            ['Changes', file('CHANGELOG.md')] as const,
            ['Contributing', file('CONTRIBUTING.md')] as const,
            ['Security', file('SECURITY.md')] as const,
          ]),
    ],
  ] as const;
  const lists = columns.map(([title, ...links]) => {
    const items = links.map(([text, href]) => `<li><a href="${href}">${text}</a></li>`);
    return `<section><h2>${title}</h2><ul>${items.join('')}</ul></section>`;
  });
  return `<footer class="foot"><div>${lists.join('')}</div><p>toolint ${VERSION} · MIT license · This site sets no cookies and loads nothing from elsewhere.</p></footer>
`;
}

const icon = (path: string): string =>
  `<svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round">${path}</svg>`;

const ICONS = {
  search: icon('<circle cx="9" cy="9" r="5.5"/><path d="m13.2 13.2 3.8 3.8"/>'),
  theme: icon(
    '<circle cx="10" cy="10" r="6.5"/><path d="M10 3.5a6.5 6.5 0 0 1 0 13z" fill="currentColor" stroke="none"/>',
  ),
  menu: icon('<path d="M3 5.5h14M3 10h14M3 14.5h14"/>'),
};
