/** Every page of the site, by its path. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesIn } from '../../scripts/output.js';
import { documentPage, type Neighbours } from '../pages/document.js';
import { frontPage } from '../pages/front.js';
import { playground } from '../pages/playground.js';
import type { Scripts } from './bundle.js';
import { CONTENTS } from './contents.js';
import { highlight } from './highlight.js';
import { siteLink } from './links.js';
import { renderMarkdown } from './markdown.js';
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

const ACTION = `- uses: actions/checkout@v6
- uses: toolint/toolint@<full commit SHA>`;
const ESLINT = `import toolint from 'toolint/eslint';

export default [toolint.configs.recommended];`;

export function pages(scripts: Scripts): ReadonlyMap<string, string> {
  const files = documents();
  const made = new Map<string, string>();
  made.set('index.html', frontPage(printed(), { action: highlight(ACTION, 'yaml'), eslint: highlight(ESLINT, 'js') }));
  const examples = EXAMPLES.map(([label, path]) => ({ label, name: basename(path), text: readFileSync(path, 'utf8') }));
  made.set('playground/index.html', playground({ script: scripts.playground, worker: scripts.worker, examples }));
  for (const [file, path] of files) made.set(path, readingPage(file, path, files));
  return made;
}

/** What the first page shows: the linter at work. */
function printed(): string {
  const { stdout } = spawnSync(process.execPath, ['dist/cli.js', 'examples/otc/calculator.json'], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', COLUMNS: '80' },
  });
  return stdout.trim();
}

/** The pages to read, by their files. */
function documents(): Map<string, string> {
  const listed = CONTENTS.flatMap(({ entries }) => entries.map(({ file }) => file)).filter((file) => existsSync(file));
  const rules = filesIn('docs/rules');
  return new Map([...listed, ...rules].map((file) => [file, pathOf(file)]));
}

function pathOf(file: string): string {
  if (file === 'docs/rules/README.md') return 'rules/index.html';
  return file.replace(/^docs\/rules\//, 'rules/').replace(/\.md$/, '.html');
}

function readingPage(file: string, path: string, files: ReadonlyMap<string, string>): string {
  const isRule = path.startsWith('rules/');
  const root = '../'.repeat(path.split('/').length - 1);
  const { title, summary, html } = renderMarkdown(readFileSync(file, 'utf8'), {
    link: (href) => siteLink(href, file, path, files),
    // What a rule's page shows can be tried.
    below: (code, language) => (isRule && language in NAMES ? tryIt(root, NAMES[language]!, code) : ''),
  });
  return documentPage({
    path,
    title,
    summary,
    part: isRule ? 'Rules' : 'Docs',
    html,
    neighbours: isRule ? ruleNeighbours(files) : docNeighbours(files),
  });
}

const NAMES: Readonly<Record<string, string>> = {
  json: 'manifest.json',
  yaml: 'manifest.yaml',
  ts: 'server.ts',
  tsx: 'widget.tsx',
  js: 'server.js',
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
  const packs = new Map<string, { title: string; path: string }[]>();
  for (const path of files.values()) {
    const [, pack, name] = /^rules\/([^/]+)\/([^/]+)\.html$/.exec(path) ?? [];
    if (pack && name) packs.set(pack, [...(packs.get(pack) ?? []), { title: name, path }]);
  }
  return [
    { part: 'Rules', pages: [{ title: 'All rules', path: 'rules/index.html' }] },
    ...Array.from(packs, ([part, pages]) => ({ part, pages })),
  ];
}
