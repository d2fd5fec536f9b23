/**
 * Whether a file is worth parsing, by the words in its text: those of the libraries, and those of widgets. It loads nothing
 * heavy, since most files have none of them.
 */
import { languageOf } from '../core/language.js';
import { finderOf } from '../core/text.js';
import { importsTools, words } from '../generated/library-words.js';

/** `window.openai` in one of its spellings. */
const WIDGET = /\.openai\b|\[["']openai["']\]|openai:set_globals/;

/** The code of a widget uses `window.openai`, or it calls a tool or its host by MCP Apps, whose first message may be misspelt. */
export const mayBeWidget = (text: string): boolean =>
  text.includes('openai') || text.includes('callServerTool') || text.includes('ui/init');

/** The same for a page with scripts, which may be in a template literal. */
export const mayBePage = (text: string): boolean => mayBeWidget(text) && /<script|\son[a-z]+=/i.test(text);

/** The types of `<script>` that browsers run. */
export const SCRIPT_TYPES: ReadonlySet<string> = new Set([
  ...['', 'module', 'text/javascript', 'application/javascript', 'text/ecmascript'],
]);

/** `onclick="window.openai.close()"` */
export const isWidgetHandler = (attribute: string, value: string): boolean =>
  /^on[a-z]+$/.test(attribute) && value.includes('openai');

/** A server in Python, or a tool of one that another file makes. */
const PYTHON = /mcp|MCP/;
const PYTHON_TOOLS =
  /^[ \t]{0,60}@[\w.]{0,100}(?:tool|prompt|resource|list_tools)\b|\.tool\(|add_tool\(|\bTool\(|from_function\(|["']inputSchema["']|\bFastMCP[.(]|\bMCPServer\(|\w\((?:self\.)?\w*(?:mcp|server)[,)]/m;

/** A list of tools by itself. */
const PYTHON_LIST = /["']inputSchema["']/;

/** A decorator of the project's own is imported, and the file need not say of what it is: `@tool`, `@registry.read_tool(…)`. */
const PYTHON_OWN = /@(?<=^[ \t]{0,60}@)(\w{1,60})(?:(?<=tool)|\.(?:\w{1,60}\.)?\w{0,60}tool)\b/gm;
const PYTHON_FROM =
  /^[ \t]{0,60}from[ \t]+([.\w]{1,200})[ \t]+import[ \t]*(\([^)]{0,5000}\)|[^\n]{1,500})|^import[ \t]+([^\n]{1,300})/gm;
/** Their decorators are their own. */
const OTHER_AGENTS =
  /^(?:agents|agno|autogen|click|crewai|google|haystack|langchain|langgraph|livekit|llama|pydantic_ai|pytest|semantic_kernel|smolagents|strands)/;

function importsDecorator(text: string): boolean {
  const names = new Set(Array.from(text.matchAll(PYTHON_OWN), ([, name]) => name!));
  if (names.size === 0) return false;
  return Array.from(text.matchAll(PYTHON_FROM)).some(([, from, imported, modules]) => {
    const words = (imported ?? modules!).match(/[\w*]+/g) ?? [];
    return !OTHER_AGENTS.test(from ?? words[0] ?? '') && words.some((word) => word === '*' || names.has(word));
  });
}

/** What `mayHoldTools` looks for: most files have nothing of it. */
const wordsIn = finderOf(['tool', 'openai', 'callServerTool', 'ui/init', ...words.map(([word]) => word)]);

export function mayHoldTools(path: string, text: string): boolean {
  const language = languageOf(path);
  if (language === 'python') {
    if ((PYTHON.test(text) || PYTHON_LIST.test(text)) && PYTHON_TOOLS.test(text)) return true;
    return text.includes('tool') && importsDecorator(text);
  }
  if (language === 'html') return mayBeWidget(text);
  const found = wordsIn(text);
  if (found.size === 0) return false;
  return (
    words.some(([word, ...patterns]) => found.has(word) && patterns.every((pattern) => pattern.test(text))) ||
    (found.has('openai') && (WIDGET.test(text) || /=\s{0,9}(window|globalThis|self)\b/.test(text))) ||
    (found.has('callServerTool') && text.includes('ext-apps')) ||
    found.has('ui/init') ||
    (found.has('tool') && importsTools.test(text))
  );
}
