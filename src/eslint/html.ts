/**
 * Widget pages: all scripts of a page as one program, as what one of them makes sure of holds for the next. Everything
 * around them is blanked out, so that each character stands where it stood.
 */
import type { EslintProcessor } from './types.js';

/** `names` are those of our rules: what other rules say about a page in blanks is of no use. */
export function htmlProcessor(names: ReadonlySet<string>, meta: EslintProcessor['meta']): EslintProcessor {
  return {
    meta,
    preprocess(text, filename) {
      // ESLint asks again for the scripts themselves.
      if (!/\.html?$/i.test(filename)) return [text];
      return text.includes('openai') ? [{ text: scriptsOf(text), filename: 'scripts.js' }] : [];
    },
    postprocess: (messages) => messages.flat().filter(({ ruleId }) => ruleId !== null && names.has(nameIn(ruleId))),
    supportsAutofix: true,
  };
}

const nameIn = (ruleId: string): string => ruleId.slice(ruleId.indexOf('/') + 1);

const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript', 'text/ecmascript']);
const OPENING = /<!--|<script(?=[\s/>])/gi;

/** The page with nothing left but its scripts; a semicolon ends each. */
export function scriptsOf(html: string): string {
  let page = '';
  let from = html.startsWith('\uFEFF') ? 1 : 0;
  let at = from;
  for (;;) {
    OPENING.lastIndex = at;
    const opening = OPENING.exec(html);
    if (!opening) break;
    const inside = OPENING.lastIndex;
    if (opening[0] === '<!--') {
      at = endOf(html, /-->/g, inside).after;
      continue;
    }
    const start = endOfTag(html, inside);
    const end = endOf(html, /<\/script(?=[\s/>])/gi, start);
    at = end.after;
    if (!isOurs(html.slice(inside, start - 1))) continue;
    page += blank(html.slice(from, start)) + html.slice(start, end.before);
    from = end.before;
    if (from < html.length) {
      page += ';';
      from++;
    }
  }
  return page + blank(html.slice(from));
}

/** Quotes may hold a `>`. A tag that is not closed is none, and nothing can follow it. */
function endOfTag(html: string, from: number): number {
  const part = /"[^"]*"|'[^']*'|[^"'>]+/y;
  for (part.lastIndex = from; part.test(html);) from = part.lastIndex;
  return html[from] === '>' ? from + 1 : html.length;
}

/** Where something begins and ends; both are the end of the page where it is missing. */
function endOf(html: string, what: RegExp, from: number): { before: number; after: number } {
  what.lastIndex = from;
  const found = what.exec(html);
  return found ? { before: found.index, after: what.lastIndex } : { before: html.length, after: html.length };
}

const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ');

function isOurs(attributes: string): boolean {
  if (/(?:^|\s)src\s*=/i.test(attributes)) return false;
  const [, quoted, single, bare] = /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  return SCRIPT_TYPES.has((quoted ?? single ?? bare ?? '').trim().toLowerCase());
}
