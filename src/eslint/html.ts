/**
 * Widget pages. ESLint is given the page itself, for whoever has a language for HTML, and beside it a text in which
 * nothing is left of the page but the comments that are meant for ESLint. What our rules say of that text, they say of
 * the page: all its scripts are judged together, as they share what they declare.
 */
import { mayBeWidget } from '../parse/telltale.js';
import { partsOf } from './page-scripts.js';
import type { EslintProcessor, LintMessage } from './types.js';

/** The page that ESLint is at, from when it is taken apart until all is said of it. */
export interface Page {
  readonly filename: string;
  /** Without a byte order mark, as all that ESLint reads. */
  readonly text: string;
  /** ESLint took the page itself for source code. */
  isCode?: boolean;
  /** The scripts that cannot be parsed. */
  broken: readonly Broken[];
}

export interface Broken {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

let current: Page | undefined;

/** What files of ours are called, as `configs.html` names them: nobody else's config is about them. */
const SCRIPTS = 'page.scripts';
export const SCRIPTS_FILES = `**/*.{html,htm}/*_${SCRIPTS}`;

/** Undefined where ESLint is at no page; a `part` is the page itself or the scripts of it. */
export function pageAt(filename: string): { readonly page: Page; readonly part: 'itself' | 'scripts' } | undefined {
  if (current === undefined) return undefined;
  if (filename === current.filename) return { page: current, part: 'itself' };
  return filename.endsWith(SCRIPTS) ? { page: current, part: 'scripts' } : undefined;
}

/** The names of all rules that were made here, whatever pack they are of: only the last processor for a page runs. */
const ours = new Set<string>();

export function htmlProcessor(names: readonly string[], meta: EslintProcessor['meta']): EslintProcessor {
  for (const name of names) ours.add(name);
  return {
    meta,
    preprocess(text, filename) {
      // ESLint asks again for the scripts themselves.
      if (!isPage(filename)) return [text];
      current = { filename, text: text.replace(/^\uFEFF/, ''), broken: [] };
      return mayBeWidget(text) ? [text, { text: onlyComments(current.text), filename: SCRIPTS }] : [text];
    },
    postprocess<Given extends LintMessage>(messages: Given[][], filename: string): Given[] {
      if (!isPage(filename)) return messages.flat();
      const [ofPage = [], ofScripts = []] = messages;
      const isCode = current?.isCode === true || ofPage.some(({ fatal }) => fatal);
      const broken = (current?.broken ?? []).map((each) => ({ ruleId: null, fatal: true, severity: 2, ...each }));
      current = undefined;
      const kept = [...(isCode ? [] : ofPage), ...ofScripts.filter(isAboutUs), ...(broken as unknown as Given[])];
      return kept.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
    },
    supportsAutofix: true,
  };
}

const isPage = (filename: string): boolean => /\.html?$/i.test(filename);

const nameIn = (ruleId: string): string => ruleId.slice(ruleId.indexOf('/') + 1);

/** What other rules say about a text of comments is of no use, and comments that turn those off are no mistake. */
function isAboutUs({ ruleId, fatal, message }: LintMessage): boolean {
  if (ruleId !== null) return ours.has(nameIn(ruleId));
  const named = Array.from(message.matchAll(/'([^']+)'/g), ([, name]) => name!);
  return fatal === true || (named.length > 0 && named.every((name) => ours.has(nameIn(name))));
}

/** The page in blanks, so that each comment for ESLint stands where it stood. */
function onlyComments(html: string): string {
  let page = '';
  let from = 0;
  for (const script of partsOf(html).scripts) {
    for (const { start, end } of commentsIn(html.slice(script.start, script.end))) {
      page += blank(html.slice(from, script.start + start));
      from = script.start + end;
      page += html.slice(script.start + start, from);
    }
  }
  return page + blank(html.slice(from));
}

const COMMENT = /\/\*\s*eslint[\s-]|\/\/[^\S\r\n]*eslint-[^\r\n]*/g;

/** By what they begin with: it is the rules that have a parser. */
function commentsIn(script: string): { start: number; end: number }[] {
  const comments: { start: number; end: number }[] = [];
  for (let at = 0; ;) {
    COMMENT.lastIndex = at;
    const found = COMMENT.exec(script);
    if (!found) return comments;
    const isBlock = found[0].startsWith('/*');
    const close = isBlock ? script.indexOf('*/', COMMENT.lastIndex - 1) : COMMENT.lastIndex - 2;
    if (close < 0) return comments;
    at = close + 2;
    comments.push({ start: found.index, end: at });
  }
}

const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ');
