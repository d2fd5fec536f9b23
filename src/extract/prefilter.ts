/**
 * A quick look at source code before it is parsed: without one of these words a file has nothing for us. And which parts of
 * a page are source code.
 */
import { beginningsOf } from './libraries.js';

/** Calls and keys by which tools and resources are told. */
const TOOLS = new RegExp(
  [
    'register(App)?(Tool|Resource)',
    'registerWidget',
    'setRequestHandler',
    'inputSchema',
    'input_schema',
    '(register|add|define|create)\\w{0,40}Tool\\b',
    '\\.(tool|widget|uiResource)\\(',
    'ui://',
    'ToolMetadata',
    'sunpeak/mcp',
    '(extends|implements)\\s[\\w$.,<>\\s]{0,100}Tool\\b',
    'mcp-nest|@frontmcp/sdk|@leanmcp/core',
    '@(Mcp|MCP)Tool\\(',
    '\\bFunctionTool\\b',
    '\\bzod(Responses)?Function\\(',
    '\\b(readOnly|destructive|idempotent|openWorld)Hint\\b',
  ].join('|'),
);

/** Each of them has one of these in it, which are found sooner. */
const PARTS = [
  ...['Tool', 'Schema', '_schema', 'Resource', 'RequestHandler', 'Widget'],
  ...['tool(', 'widget(', 'ui://', 'Hint', 'zodFunction(', 'zodResponsesFunction('],
];

/** `tool(…)` by itself is a tool only where it comes from one of these. */
const LIBRARIES = new RegExp(`["'](${[...beginningsOf('telling'), 'xmcp$'].map(toItsEnd).join('|')})["']`);

function toItsEnd(beginning: string): string {
  return beginning.endsWith('$') ? beginning.slice(0, -1) : `${beginning}[^"'\\n]{0,60}`;
}

/** Whatever has the SDK's type is a tool. */
const TYPES =
  /(\b(Tool|ListToolsResult)\b|\*\s{1,9}as\b)[^;'"]{0,300}\sfrom\s{0,9}["'][\w:./]{0,40}@modelcontextprotocol\//;

/** What has to do with a server may have tools in words of its own. */
const SERVED = /["'](?:[a-z]{3,5}:[\w:./]{0,40})?(@modelcontextprotocol\/|fastmcp\b)/;
const OWN_WORDS = /\b(schema|parameters|inputShape|parametersSchema)\b/;

/** `window.openai` in one of its spellings. */
const WIDGET = /\.openai\b|\[["']openai["']\]|openai:set_globals/;

/** What the code of a widget has to say: of `window.openai`, or by MCP Apps of a tool or to its host. */
export const mayBeWidget = (text: string): boolean =>
  text.includes('openai') || text.includes('callServerTool') || text.includes('ui/initialize');

/** The same of a page with scripts, which may stand in a template literal. */
export const mayBePage = (text: string): boolean => mayBeWidget(text) && /<script|\son[a-z]+=/i.test(text);

/** What browsers run of what stands in a `<script>`, by its `type`. */
export const SCRIPT_TYPES: ReadonlySet<string> = new Set([
  ...['', 'module', 'text/javascript', 'application/javascript', 'text/ecmascript'],
]);

/** `onclick="window.openai.close()"` */
export const isWidgetHandler = (attribute: string, value: string): boolean =>
  /^on[a-z]+$/.test(attribute) && value.includes('openai');

export function mayHoldTools(path: string, text: string): boolean {
  if (/\.html?$/i.test(path)) return mayBeWidget(text);
  return (
    (PARTS.some((part) => text.includes(part)) && TOOLS.test(text)) ||
    (text.includes('openai') && (WIDGET.test(text) || /=\s{0,9}(window|globalThis|self)\b/.test(text))) ||
    (text.includes('callServerTool') && text.includes('ext-apps')) ||
    text.includes('ui/initialize') ||
    (text.includes('tool') && LIBRARIES.test(text)) ||
    (text.includes('@modelcontextprotocol/') && TYPES.test(text)) ||
    (text.includes('description') && SERVED.test(text) && OWN_WORDS.test(text)) ||
    (text.includes('metadata') && text.includes('xmcp')) ||
    (text.includes('"function"') || text.includes("'function'") ? text.includes('parameters') : false) ||
    (text.includes('getInfo') && /\bns\b/.test(text))
  );
}
