/** What every page has around it. */
import { escapeHtml } from './html.js';

export interface Page {
  /** Where it stands below the site's root, as in `rules/otc/id-format.html`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The name of the part of the site that it belongs to. */
  readonly part?: string;
  readonly body: string;
  readonly head?: string;
}

const PARTS = [
  { name: 'Playground', href: 'playground/index.html' },
  { name: 'Docs', href: 'docs/index.html' },
  { name: 'Rules', href: 'rules/index.html' },
] as const;

const REPOSITORY = 'https://github.com/toolint/toolint';

/** Nothing is loaded from elsewhere, and no text of a page can become a script. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";

export function layout({ path, title, description, part, body, head = '' }: Page): string {
  const root = '../'.repeat(path.split('/').length - 1);
  const links = PARTS.map(({ name, href }) => {
    const current = name === part ? ' aria-current="page"' : '';
    return `<a href="${root}${href}"${current}>${name}</a>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<link rel="icon" href="${root}assets/icon.svg">
<link rel="stylesheet" href="${root}assets/site.css">
<script src="${root}assets/theme.js"></script>
${head}</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top">
<a class="brand" href="${root}index.html"><img src="${root}assets/icon.svg" alt="" width="24" height="24">toolint</a>
<nav aria-label="Main">${links.join('')}<a href="${REPOSITORY}">GitHub</a></nav>
<button type="button" id="theme" class="quiet" aria-pressed="false" aria-label="Dark theme"><span aria-hidden="true">◐</span></button>
</header>
${body}
</body>
</html>
`;
}
