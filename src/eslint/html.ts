/**
 * Widget pages. ESLint is given the page itself, for configs with a language for HTML, and beside it a text in which
 * nothing is left of the page but the comments that are meant for ESLint. What our rules say of that text, they say of
 * the page: all its scripts are judged together, as they share what they declare.
 */
import { mayBeWidget, isWidgetHandler, SCRIPT_TYPES } from '../extract/prefilter.js';
import type { EslintProcessor, LintMessage } from './types.js';
import type { Place } from '../core/tree.js';

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

/** The name of the virtual files that `configs.html` matches; no other config is about them. */
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

/** Finds the scripts of a page, without a parser for HTML. */
interface Script extends Place {
  /** A handler is what `onclick` says, or another attribute of that kind. */
  readonly kind: 'script' | 'module' | 'handler';
}

interface PageParts {
  readonly scripts: readonly Script[];
  readonly comments: readonly Place[];
}

/** What is in these is text, whatever it looks like. */
const HOLDS_TEXT = /^(?:script|style|title|textarea|iframe|noembed|noframes|noscript|xmp)$/;
/** A comment, what browsers take for one, a doctype, or a tag. HTML has five kinds of space, and `\s` many more. */
const OPENING = /<!--|<!doctype|<(?:[!?]|\/(?![a-z>]))|<(\/?[a-z][^\t\n\f\r />]*)/gi;

/** All in the order of the page. */
export function partsOf(html: string): PageParts {
  const scripts: Script[] = [];
  const comments: Place[] = [];
  for (let at = 0; ;) {
    OPENING.lastIndex = at;
    const opening = OPENING.exec(html);
    if (!opening) break;
    const inside = OPENING.lastIndex;
    if (opening[1] === undefined) {
      // `<!-->` is a whole comment.
      at = opening[0] === '<!--' ? endOf(html, /--!?>/g, inside - 2).after : endOf(html, />/g, inside).after;
      if (!/doctype/i.test(opening[0])) comments.push({ start: opening.index, end: at });
      continue;
    }
    const tag = tagAt(html, inside);
    if (!tag) break;
    at = tag.end;
    const name = opening[1].toLowerCase();
    if (name.startsWith('/')) continue;
    for (const handler of handlersOf(tag)) scripts.push(handler);
    if (!HOLDS_TEXT.test(name)) continue;
    const end = endOf(html, new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi'), tag.end);
    at = end.before;
    const type = name === 'script' ? typeOf(tag) : undefined;
    // Browsers do not run a script that does not end.
    if (type !== undefined && SCRIPT_TYPES.has(type) && tagAt(html, end.after)) {
      scripts.push({ start: tag.end, end: end.before, kind: type === 'module' ? 'module' : 'script' });
    }
  }
  return { scripts, comments };
}

interface Tag {
  readonly attributes: readonly Attribute[];
  /** Behind its `>`. */
  readonly end: number;
}

interface Attribute {
  readonly name: string;
  readonly value: string;
  /** Where the value begins. */
  readonly start: number;
}

const ATTRIBUTE =
  /[\t\n\f\r /]*(=?[^\t\n\f\r />=]+|=)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r >]*)))?/y;
const CLOSING = /[\t\n\f\r /]*>/y;

/** Undefined: it is not closed, so it is no tag, and nothing can follow it. */
function tagAt(html: string, from: number): Tag | undefined {
  const attributes: Attribute[] = [];
  for (let at = from; ;) {
    CLOSING.lastIndex = at;
    if (CLOSING.test(html)) return { attributes, end: CLOSING.lastIndex };
    ATTRIBUTE.lastIndex = at;
    const found = ATTRIBUTE.exec(html);
    if (!found) return undefined;
    at = ATTRIBUTE.lastIndex;
    const [, name = '', quoted, single, bare = ''] = found;
    if (/^["']/.test(bare)) return undefined;
    const inQuotes = quoted ?? single;
    const value = inQuotes ?? bare;
    attributes.push({ name: name.toLowerCase(), value, start: at - value.length - (inQuotes === undefined ? 0 : 1) });
  }
}

/** The type of a script that is in the page itself. */
function typeOf({ attributes }: Tag): string | undefined {
  if (attributes.some(({ name }) => name === 'src')) return undefined;
  return (attributes.find(({ name }) => name === 'type')?.value ?? '').trim().toLowerCase();
}

/** One with character references does not say where its characters stand. */
function handlersOf({ attributes }: Tag): Script[] {
  const handlers = attributes.filter(
    ({ name, value }) => isWidgetHandler(name, value) && !/&(?:#|\w+;)|\r/.test(value),
  );
  return handlers.map(({ value, start }) => ({ start, end: start + value.length, kind: 'handler' }));
}

/** Where something begins and ends; both are the end of the page where it is missing. */
function endOf(html: string, what: RegExp, from: number): { before: number; after: number } {
  what.lastIndex = from;
  const found = what.exec(html);
  return found ? { before: found.index, after: what.lastIndex } : { before: html.length, after: html.length };
}
