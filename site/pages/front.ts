/** The first page: what toolint does, shown by what it prints. */
import { layout } from './layout.js';

export interface FrontPage {
  /** The source of a small server, and what toolint prints about it in a wide and in a narrow terminal, as HTML. */
  readonly server: string;
  readonly wide: string;
  readonly narrow: string;
  readonly action: string;
  readonly eslint: string;
  readonly rules: number;
  readonly libraries: number;
  readonly clients: number;
}

export function frontPage({ server, wide, narrow, action, eslint, rules, libraries, clients }: FrontPage): string {
  const body = `<main id="main" class="front">
<section class="hero">
<h1>Lint the tools you give to AI models</h1>
<p>toolint checks MCP servers, OpenAI apps and tool manifests. It finds what makes a model pick the wrong tool, a client refuse the whole server, or a widget stay blank, and says what to do about it.</p>
<div class="calls"><span class="install"><span aria-hidden="true">$</span><code>npx toolint</code></span><a class="call first" href="docs/start-cli.html">Get started</a><a class="call" href="playground/index.html">Try it in the playground</a></div>
</section>
<section class="shown" aria-label="An example">
<figure><figcaption>This server compiles, runs, and looks fine in a review.</figcaption><pre tabindex="0"><code>${server}</code></pre></figure>
<figure><figcaption>toolint reads the code, without running it.</figcaption><div class="terminal"><pre class="wide" tabindex="0" aria-label="What toolint prints"><code><span class="prompt">$</span> npx toolint\n\n${wide}</code></pre><pre class="narrow" tabindex="0" aria-label="What toolint prints"><code><span class="prompt">$</span> npx toolint\n\n${narrow}</code></pre></div></figure>
</section>
<ul class="facts" aria-label="In numbers">
<li><a href="rules/index.html"><b>${rules}</b> rules</a></li>
<li><a href="docs/formats.html"><b>5</b> formats</a></li>
<li><a href="docs/formats.html"><b>${libraries}</b> libraries, in TypeScript and JavaScript</a></li>
<li><a href="docs/clients.html"><b>${clients}</b> AI clients</a></li>
</ul>
<section class="cards" aria-label="Ways to use it">
<div class="card"><h2>On pull requests</h2><p>Comments on the lines, fixes that one click applies, a summary. <a href="docs/start-action.html">In a workflow</a></p><pre tabindex="0"><code>${action}</code></pre></div>
<div class="card"><h2>On the command line</h2><p>Lints a folder and fixes what is safe to fix. <a href="docs/start-cli.html">On the command line</a></p><pre tabindex="0"><code>npx toolint\nnpx toolint --fix</code></pre></div>
<div class="card"><h2>In editors</h2><p>A <a href="docs/editors.html">language server</a> for VS Code, Neovim, Helix, Emacs and others, and an <a href="docs/start-eslint.html">ESLint plugin</a>.</p><pre tabindex="0"><code>${eslint}</code></pre></div>
<div class="card"><h2>On a running server</h2><p>Asks a <a href="docs/server.html">server in any language</a> for its tools, and lints the answers. No tool is called.</p><pre tabindex="0"><code>npx toolint server -- python server.py</code></pre></div>
<div class="card"><h2>Before a release</h2><p>Says <a href="docs/versions.html">what a change breaks</a> for callers of the tools, and which version it needs.</p><pre tabindex="0"><code>npx toolint diff main</code></pre></div>
<div class="card"><h2>Few false alarms</h2><p>What cannot be known is not reported. Every rule names <a href="docs/coverage.html">the document that demands it</a>, and its <a href="docs/precision.html">precision on real code</a> is measured.</p><p>Your manifests and source code are read and never run. No telemetry, no account.</p></div>
</section>
</main>`;
  return layout({
    path: 'index.html',
    title: 'toolint: the linter for MCP servers, OpenAI apps and tool manifests',
    description:
      'Finds what makes a model pick the wrong tool, a client refuse an MCP server, or a widget stay blank, and says what to do about it.',
    body,
  });
}
