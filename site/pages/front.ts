/** The first page: what toolint does, shown by what it prints. */
import { WHERE } from '../../src/core/version.js';
import { withCode } from './html.js';
import { layout } from './layout.js';

export interface FrontPage {
  /** The source of a small server, what toolint prints about it in a wide and in a narrow terminal, and what its fixes change, as HTML. */
  readonly server: string;
  readonly wide: string;
  readonly narrow: string;
  readonly diff: string;
  readonly action: string;
  readonly eslint: string;
  readonly rules: number;
  readonly formats: number;
  readonly libraries: number;
  readonly clients: number;
  readonly measured: Measured;
}

/** What the pages on precision and speed say. */
export interface Measured {
  /** Of the latest draw from real repositories: how many findings a reader agreed with. */
  readonly precision: readonly { readonly what: string; readonly right: number; readonly judged: number }[];
  readonly repositories: number;
  /** A whole repository of so many files, in seconds. */
  readonly files: string;
  readonly seconds: string;
  /** How many times as much as it takes to read and parse that repository. */
  readonly ratio: string;
}

export function frontPage(page: FrontPage): string {
  const { server, wide, narrow, diff, action, eslint, rules, formats, libraries, clients, measured } = page;
  const { precision, repositories, files, seconds, ratio } = measured;
  const right = precision.map(({ what, right, judged }) => `<li><b>${right} of ${judged}</b> ${withCode(what)}</li>`);
  const body = `<main id="main" class="front">
<section class="hero">
<h1>Lint the tools you give to AI models</h1>
<p>toolint checks MCP servers, ChatGPT apps and tools. It finds what makes a model pick the wrong tool, a client refuse the whole server, or a widget stay blank, and says what to do about it.</p>
<div class="calls"><span class="install"><span aria-hidden="true">$</span><code>npm install --save-dev ${WHERE.install}</code></span><a class="call first" href="playground/index.html">Try it in the playground</a><a class="call" href="docs/start-cli.html">Get started</a></div>
${WHERE.install.startsWith('.') ? '<p><small>Until toolint is on npm, this installs a clone next to your project.</small></p>' : ''}
</section>
<section class="shown" aria-label="An example">
<div class="column">
<figure><figcaption>This server compiles, and looks fine in a review.</figcaption><pre tabindex="0"><code>${server}</code></pre></figure>
<figure><figcaption>One command fixes it: <code>npx toolint --fix-unsafe</code></figcaption><pre tabindex="0"><code>${diff}</code></pre></figure>
</div>
<figure><figcaption>toolint reads the code, without running it.</figcaption><div class="terminal"><pre class="wide" tabindex="0" aria-label="What toolint prints"><code><span class="prompt">$</span> npx toolint\n\n${wide}</code></pre><pre class="narrow" tabindex="0" aria-label="What toolint prints"><code><span class="prompt">$</span> npx toolint\n\n${narrow}</code></pre></div></figure>
</section>
<ul class="facts" aria-label="In numbers">
<li><a href="rules/index.html"><b>${rules}</b> rules</a></li>
<li><a href="docs/formats.html"><b>${formats}</b> formats, MCP first</a></li>
<li><a href="docs/formats.html"><b>${libraries}</b> libraries in TypeScript and JavaScript, and Python’s</a></li>
<li><a href="docs/clients.html"><b>${clients}</b> AI clients</a></li>
</ul>
<section class="cards" aria-label="Ways to use it">
<div class="card"><h2>On the command line</h2><p>Lints a folder and <a href="docs/start-cli.html">fixes</a> what is safe to fix.</p><pre tabindex="0"><code>npx toolint\nnpx toolint --fix</code></pre></div>
<div class="card"><h2>On pull requests</h2><p>Comments on the lines, fixes that one click applies, a summary: <a href="docs/start-action.html">GitHub</a> and <a href="docs/ci.html">every other CI</a>.</p><pre tabindex="0"><code>${action}</code></pre></div>
<div class="card"><h2>On a running server</h2><p>Asks a <a href="docs/server.html">server in any language</a> for its tools, and lints the answers. No tool is called.</p><pre tabindex="0"><code>npx toolint server --source . \\\n  -- python server.py</code></pre></div>
<div class="card"><h2>In ESLint and editors</h2><p>An <a href="docs/start-eslint.html">ESLint plugin</a>, and a <a href="docs/editors.html">language server</a> for VS Code, Neovim, Emacs and others.</p><pre tabindex="0"><code>${eslint}</code></pre></div>
<div class="card"><h2>Before a release</h2><p>Says <a href="docs/versions.html">what a change breaks</a> for callers of the tools, and which version it needs.</p><pre tabindex="0"><code>npx toolint diff main</code></pre></div>
<div class="card"><h2>With a coding agent</h2><p>An <a href="docs/ci.html#coding-agents">MCP server</a> that lints, fixes and explains, and a skill.</p><pre tabindex="0"><code>npx toolint mcp</code></pre></div>
</section>
<section class="costs" aria-label="What it costs, and how right it is">
<div><h2>How right it is</h2><p>What a maintainer is glad to be told, of findings drawn from ${repositories} public repositories:</p><ul>${right.join('')}</ul><p><a href="docs/precision.html">Every count</a>, the false ones too.</p></div>
<div><h2>What it costs</h2><p>Nothing: MIT license, no account. It installs no other packages. A repository of ${files} files takes <a href="docs/speed.html">${seconds} seconds</a> of processor time, ${ratio} times what it takes to read and parse it; a second run with <a href="docs/start-cli.html#a-second-run"><code>--cache</code></a> takes less.</p></div>
<div><h2>What it does not do</h2><p>Your source code is read and never run. There is no telemetry, and <a href="docs/hostile-input.html">hostile input</a> gets a finding or a clear error. Whether a description is good, <a href="docs/index.html#what-it-does-not-cover">only a model can tell</a>.</p></div>
</section>
</main>`;
  return layout({
    path: 'index.html',
    title: 'toolint: the linter for MCP servers, ChatGPT apps and tools',
    description:
      'Finds what makes a model pick the wrong tool, a client refuse an MCP server, or a widget stay blank, and says what to do about it.',
    body,
  });
}
