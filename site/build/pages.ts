/** Every page of the site, by its path, and what is searched for in them. */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readPacks } from '../../scripts/generate/packs.js';
import { byInterest } from '../../scripts/generate/rule-pages.js';
import { filesIn } from '../../scripts/output.js';
import { ROWS } from '../../rules/clients/lib/rows.js';
import { formats, rules } from '../../rules/index.js';
import { inOneText } from '../../src/core/message.js';
import type { Rule } from '../../src/core/rule.js';
import { WHERE } from '../../src/core/version.js';
import { rules as eslintRules } from '../../src/generated/eslint-rules.js';
import { LIBRARIES } from '../../src/generated/library-names.js';
import { documentPage, type Neighbours } from '../pages/document.js';
import { frontPage } from '../pages/front.js';
import { withCode } from '../pages/html.js';
import { playground } from '../pages/playground.js';
import type { Place } from '../reading/ranking.js';
import type { Scripts } from './bundle.js';
import { CONTENTS } from './contents.js';
import { openLinter, type FoundByBlock, type FoundInExample } from './example-findings.js';
import { highlight } from './highlight.js';
import { siteLink } from './links.js';
import { measured } from './measured.js';
import { renderMarkdown, type Rendered } from './markdown.js';
import { placesIn } from './search-index.js';
import { plain, printed } from './terminal.js';
import { playgroundLink } from './try-it.js';

const EXAMPLES = [
  ['MCP server', 'examples/mcp/server.ts'],
  ['MCP app with a UI', 'examples/mcp/widget.ts'],
  ['Open Tool Calling', 'examples/otc/calculator.json'],
  ['Open Tool Calling in YAML', 'examples/otc/doorbell.yaml'],
  ['Shinkai', 'examples/shinkai/weather/metadata.json'],
  ['gloodata', 'examples/gloodata/map.json'],
  ['OpenAI Apps SDK', 'examples/openai/server.ts'],
  ['OpenAI widget', 'examples/openai/widget.html'],
] as const;

const PACKS = byInterest(readPacks());
const ESLINT_RULES = new Set(eslintRules.filter(({ isPerFile }) => isPerFile).map(({ id }) => id));
const SERVER = 'examples/mcp/delete-order.ts';
const ACTION = `- uses: actions/checkout@v6
- uses: ${WHERE.action.name}@${WHERE.action.ref}`;
const ESLINT = `import toolint from 'toolint/eslint';

toolint.configs.recommended,`;

/** The files of the site, by their paths. */
export async function pages(scripts: Scripts): Promise<ReadonlyMap<string, string>> {
  const files = documents();
  const made = new Map<string, string>();
  made.set('index.html', front());
  const examples = EXAMPLES.map(([label, path]) => ({ label, name: basename(path), text: readFileSync(path, 'utf8') }));
  made.set('playground/index.html', playground({ script: scripts.playground, worker: scripts.worker, examples }));
  const findingsIn = await openLinter();
  const places: Place[] = [];
  for (const [file, path] of files) {
    const rule = rules.find(({ id }) => path === `rules/${id}.html`);
    const markdown = readFileSync(file, 'utf8');
    const found = rule ? await findingsIn(rule, markdown) : new Map<string, never>();
    const rendered = rendering(file, path, markdown, files, found);
    places.push(...placesIn(path, rendered, rule));
    made.set(path, readingPage(file, path, rendered, rule, files));
  }
  made.set('assets/search.json', JSON.stringify(places));
  return made;
}

function front(): string {
  return frontPage({
    server: highlight(readFileSync(SERVER, 'utf8').trim(), 'ts'),
    wide: printed([SERVER], 74),
    narrow: printed([SERVER], 50),
    diff: highlight(fixed(SERVER), 'diff'),
    action: highlight(ACTION, 'yaml'),
    eslint: highlight(ESLINT, 'js'),
    rules: rules.length,
    formats: formats.length,
    libraries: LIBRARIES.length,
    clients: new Set(ROWS.flatMap(({ client }) => client ?? [])).size,
    measured: measured(),
  });
}

/** What the fixes of a file change: the patch, without its head. */
const fixed = (path: string): string => plain(['--fix-unsafe', '--fix-dry-run', path]).split('\n').slice(3).join('\n');

/** The pages to read, by their files. */
function documents(): Map<string, string> {
  const listed = CONTENTS.flatMap(({ entries }) => entries.map(({ file }) => file)).filter((file) => existsSync(file));
  const rules = filesIn('docs/rules');
  return new Map([...listed, ...rules].map((file) => [file, pathOf(file)]));
}

function pathOf(file: string): string {
  if (file === 'docs/rules/README.md') return 'rules/index.html';
  if (file === 'bench/README.md') return 'docs/speed.html';
  return file.replace(/^docs\/rules\//, 'rules/').replace(/\.md$/, '.html');
}

function rendering(
  file: string,
  path: string,
  markdown: string,
  files: ReadonlyMap<string, string>,
  found: FoundByBlock,
): Rendered {
  const root = '../'.repeat(path.split('/').length - 1);
  const isRule = path.startsWith('rules/');
  return renderMarkdown(markdown, {
    link: (href) => siteLink(href, file, path, files),
    // What a rule's page shows can be tried.
    below: (code, language) =>
      isRule
        ? findingList(found.get(code.trim())) + (language in NAMES ? tryIt(root, NAMES[language]!, code) : '')
        : '',
  });
}

function readingPage(
  file: string,
  path: string,
  { title, summary, html, sections }: Rendered,
  rule: Rule | undefined,
  files: ReadonlyMap<string, string>,
): string {
  const isRule = path.startsWith('rules/');
  const source = `rules/${rule?.id}.ts`;
  return documentPage({
    path,
    title,
    summary,
    part: isRule ? 'Rules' : 'Docs',
    html: rule ? withSetting(html, rule) : html,
    sections,
    sources: [
      ...(existsSync(source) ? [{ title: 'Source of this rule', file: source }] : []),
      { title: 'Edit this page', file },
    ],
    neighbours: isRule ? ruleNeighbours(files) : docNeighbours(files),
  });
}

/** Below the table that a rule's page begins with: what to copy into a config. */
function withSetting(html: string, { id, severity }: Rule): string {
  const other = severity === 'error' ? 'warning' : 'error';
  const ways = [
    ['toolint.config.json', `"rules": { "${id}": "${other}" }`, 'json'],
    ...(ESLINT_RULES.has(id)
      ? [['eslint.config.js', `rules: { 'toolint/${id}': '${other === 'error' ? 'error' : 'warn'}' }`, 'js'] as const]
      : []),
  ] as const;
  const blocks = ways.map(
    ([file, code, language]) =>
      `<div><small>${file}</small><pre tabindex="0"><code>${highlight(code, language)}</code></pre></div>`,
  );
  return html.replace(/<\/table><\/div>/, (end) => `${end}<div class="setting">${blocks.join('')}</div>`);
}

/** What toolint reports in the code above it. */
function findingList(found: readonly FoundInExample[] | undefined): string {
  if (!found) return '';
  const items = found.map(
    ({ severity, message, help, line, column }) =>
      `<li class="${severity}"><span class="badge ${severity}">${severity}</span> <span class="place">${line}:${column}</span> ${withCode(inOneText({ message, help }))}</li>`,
  );
  return `<ul class="found" aria-label="What toolint reports">${items.join('')}</ul>`;
}

const NAMES: Readonly<Record<string, string>> = {
  json: 'manifest.json',
  jsonc: 'manifest.jsonc',
  yaml: 'manifest.yaml',
  ts: 'server.ts',
  tsx: 'widget.tsx',
  js: 'server.js',
  py: 'server.py',
  html: 'widget.html',
};

function tryIt(root: string, name: string, code: string): string {
  return `<p class="try"><a href="${playgroundLink(root, name, code)}">Open in the playground</a></p>`;
}

function docNeighbours(files: ReadonlyMap<string, string>): Neighbours[] {
  return CONTENTS.map(({ part, entries }) => ({
    part,
    pages: entries.flatMap(({ title, file }) => (files.has(file) ? { title, path: files.get(file)! } : [])),
  }));
}

/** The rules by their packs. */
function ruleNeighbours(files: ReadonlyMap<string, string>): Neighbours[] {
  const packs = PACKS.map(({ id, title, rules }) => ({
    part: title,
    pages: rules.flatMap((name) => {
      const path = files.get(`docs/rules/${id}/${name}.md`);
      return path === undefined ? [] : { title: name, path };
    }),
  }));
  return [{ part: 'Rules', pages: [{ title: 'All rules', path: 'rules/index.html' }] }, ...packs];
}
