/**
 * Widget pages: the classic scripts of a page as one program, as they share what they declare, and each module as one.
 * Everything around them is blanked out, so that each character stands where it stood.
 */
import type { EslintProcessor } from './types.js';

/** `names` are those of our rules: what other rules say about a page in blanks is of no use. */
export function htmlProcessor(names: ReadonlySet<string>, meta: EslintProcessor['meta']): EslintProcessor {
  return {
    meta,
    preprocess(text, filename) {
      // ESLint asks again for the scripts themselves.
      if (!/\.html?$/i.test(filename)) return [text];
      return text.includes('openai')
        ? programsOf(text).map((program) => ({ text: program, filename: 'script.js' }))
        : [];
    },
    postprocess: (messages) => messages.flat().filter(({ ruleId }) => ruleId !== null && names.has(nameIn(ruleId))),
    supportsAutofix: true,
  };
}

const nameIn = (ruleId: string): string => ruleId.slice(ruleId.indexOf('/') + 1);

const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript', 'text/ecmascript']);
const OPENING = /<!--|<script(?=[\s/>])/gi;

export interface Script {
  readonly start: number;
  readonly end: number;
  readonly isModule: boolean;
}

export function programsOf(html: string): string[] {
  const scripts = scriptsOf(html);
  const classic = scripts.filter(({ isModule }) => !isModule);
  const modules = scripts.filter(({ isModule }) => isModule);
  return [...(classic.length > 0 ? [classic] : []), ...modules.map((each) => [each])].map((some) => only(html, some));
}

/** The page with nothing left but some scripts; a semicolon ends each. */
function only(html: string, scripts: readonly Script[]): string {
  let page = '';
  let from = html.startsWith('\uFEFF') ? 1 : 0;
  for (const { start, end } of scripts) {
    page += `${blank(html.slice(from, start))}${html.slice(start, end)};`;
    from = end + 1;
  }
  return page + blank(html.slice(from));
}

export function scriptsOf(html: string): Script[] {
  const scripts: Script[] = [];
  for (let at = 0; ;) {
    OPENING.lastIndex = at;
    const opening = OPENING.exec(html);
    if (!opening) return scripts;
    const inside = OPENING.lastIndex;
    if (opening[0] === '<!--') {
      at = endOf(html, /-->/g, inside).after;
      continue;
    }
    const start = endOfTag(html, inside);
    const end = endOf(html, /<\/script(?=[\s/>])/gi, start);
    at = end.after;
    const type = typeOf(html.slice(inside, start - 1));
    // Browsers do not run a script that does not end.
    if (end.before < html.length && SCRIPT_TYPES.has(type))
      scripts.push({ start, end: end.before, isModule: type === 'module' });
  }
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

/** The type of a script that stands in the page itself. */
function typeOf(attributes: string): string {
  if (/(?:^|\s)src\s*=/i.test(attributes)) return 'elsewhere';
  const [, quoted, single, bare] = /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  return (quoted ?? single ?? bare ?? '').trim().toLowerCase();
}
