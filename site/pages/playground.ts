/** The playground's page; what happens on it is in `site/playground`. */
import { layout } from './layout.js';

export interface PlaygroundAssets {
  readonly script: string;
  readonly worker: string;
  readonly examples: readonly { readonly label: string; readonly name: string; readonly text: string }[];
}

export function playground({ script, worker, examples }: PlaygroundAssets): string {
  const body = `<main id="main" class="playground">
<h1 class="hidden">Playground</h1>
<div class="bar" role="group" aria-label="What to lint">
<label>Example <select id="example"><option value="">Choose…</option></select></label>
<label>Syntax <select id="syntax"></select></label>
<label>Preset <select id="preset"><option>spec</option><option selected>recommended</option><option>strict</option></select></label>
<label class="file">Open a file <input id="file" type="file"></label>
<span class="grow"></span>
<button type="button" id="fix-all" disabled>Fix all</button>
<button type="button" id="fix-unsafe" disabled title="Applies every fix. Some may change what was meant.">Fix (unsafe)</button>
<button type="button" id="share">Share as link</button>
</div>
<section class="editor" aria-label="Editor">
<div class="tab"><span id="name">manifest.json</span><span id="recognised" class="faint"></span></div>
<div id="editor"></div>
<p id="keys" class="faint">F8 goes to the next finding, Ctrl+Shift+M lists them all, Tab leaves the editor.</p>
</section>
<section class="results" aria-label="Findings">
<h2 id="verdict" role="status" aria-live="polite">Linting…</h2>
<div id="off-box" hidden><h3>Rules turned off</h3><ul id="off" class="chips"></ul></div>
<ol id="findings"></ol>
<p id="said" role="status" aria-live="polite" class="faint"></p>
</section>
<div id="jump" role="group" aria-label="Findings, one after the other" hidden>
<p id="jump-at" role="status" aria-live="polite"></p>
<button type="button" id="jump-count"></button>
<button type="button" id="jump-back" aria-label="Previous finding">‹</button>
<button type="button" id="jump-on" aria-label="Next finding">›</button>
</div>
</main>
<script type="application/json" id="examples">${JSON.stringify(examples).replaceAll('<', '\\u003c')}</script>`;
  return layout({
    path: 'playground/index.html',
    title: 'Playground · toolint',
    description:
      'Paste an MCP server, a ChatGPT app or a list of tools and see what is wrong. Nothing leaves the browser.',
    part: 'Playground',
    hasFooter: false,
    body,
    head: `<script type="module" src="${script}"></script>\n`,
  }).replace('<body>', `<body data-worker="${worker}">`);
}
