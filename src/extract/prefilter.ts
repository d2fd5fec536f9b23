/**
 * Whether a file is worth parsing, by the words in its text: those of the libraries, and those of widgets. It loads nothing
 * heavy, since most files have none of them.
 */
import { languageOf } from '../core/language.js';
import { finderOf } from '../core/text.js';
import { importsTools, words } from '../generated/library-words.js';
import { mayHoldPythonTools } from './python/prefilter.js';

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

/** What `mayHoldTools` looks for: most files have nothing of it. */
const wordsIn = finderOf(['tool', 'openai', 'callServerTool', 'ui/init', ...words.map(([word]) => word)]);

export function mayHoldTools(path: string, text: string): boolean {
  const language = languageOf(path);
  if (language === 'python') return mayHoldPythonTools(text);
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
