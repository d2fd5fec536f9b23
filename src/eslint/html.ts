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
/** A comment, or the start tag of a script. */
const OPENING = /<!--|<script(?=[\s/>])((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

/** The page with nothing left but its scripts; a semicolon ends each. */
export function scriptsOf(html: string): string {
  let page = '';
  let from = html.startsWith('\uFEFF') ? 1 : 0;
  OPENING.lastIndex = 0;
  for (let opening = OPENING.exec(html); opening; opening = OPENING.exec(html)) {
    const start = OPENING.lastIndex;
    const end = opening[0] === '<!--' ? after(html, '-->', start) : endOfScript(html, start);
    OPENING.lastIndex = end;
    if (opening[1] === undefined || !isOurs(opening[1])) continue;
    page += blank(html.slice(from, start)) + html.slice(start, end);
    from = end;
    if (from < html.length) {
      page += ';';
      from++;
    }
  }
  return page + blank(html.slice(from));
}

const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ');

function after(html: string, what: string, from: number): number {
  const at = html.indexOf(what, from);
  return at < 0 ? html.length : at + what.length;
}

function endOfScript(html: string, from: number): number {
  const end = /<\/script(?=[\s/>])/gi;
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

function isOurs(attributes: string): boolean {
  if (/(?:^|\s)src\s*=/i.test(attributes)) return false;
  const [, quoted, single, bare] = /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  return SCRIPT_TYPES.has((quoted ?? single ?? bare ?? '').trim().toLowerCase());
}
