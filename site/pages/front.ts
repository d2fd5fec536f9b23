/** The first page: what it does, shown by what it prints. */
import { escapeHtml } from './html.js';
import { layout } from './layout.js';

export function frontPage(output: string, blocks: { readonly action: string; readonly eslint: string }): string {
  const body = `<main id="main">
<section class="hero">
<div>
<h1>Tools that models understand</h1>
<p>toolint reads the manifests that describe tools to AI models, and says what is wrong with them: where, why, and what to do. Before it ships.</p>
<div class="calls"><a class="call first" href="playground/index.html">Try it on your own</a><a class="call" href="docs/index.html">Read the docs</a></div>
</div>
<pre tabindex="0" aria-label="What toolint prints"><code>${escapeHtml(output)}</code></pre>
</section>
<section class="cards" aria-label="Ways to use it">
<div class="card"><h2>On pull requests</h2><p>Annotations, review comments with suggestions, a summary.</p><pre tabindex="0"><code>${blocks.action}</code></pre></div>
<div class="card"><h2>On the command line</h2><p>Lints a folder, fixes what can be fixed.</p><pre tabindex="0"><code>npx toolint\nnpx toolint --fix</code></pre></div>
<div class="card"><h2>In the editor</h2><p>The same rules as an ESLint plugin, for TypeScript, JavaScript and JSON.</p><pre tabindex="0"><code>${blocks.eslint}</code></pre></div>
<div class="card"><h2>Five formats</h2><p>Shinkai tool metadata, Open Tool Calling, gloodata extensions, the OpenAI Apps SDK and MCP: <a href="docs/formats.html">what it knows of each</a>.</p></div>
<div class="card"><h2>No false alarms</h2><p>What cannot be known is not reported: a spread, a call, a value from elsewhere keep a rule silent. Every rule names <a href="docs/coverage.html">the document that demands it</a>.</p></div>
<div class="card"><h2>Nothing leaves</h2><p>No telemetry, no network, no account. The <a href="playground/index.html">playground</a> runs in your browser, and so does every link you share from it.</p></div>
</section>
</main>`;
  return layout({
    path: 'index.html',
    title: 'toolint: lints the manifests that describe tools to AI models',
    description: 'Finds what is wrong in Shinkai, Open Tool Calling, gloodata, OpenAI Apps SDK and MCP tool manifests.',
    body,
  });
}
