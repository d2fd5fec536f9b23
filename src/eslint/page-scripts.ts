/** Finds the scripts of a page, without a parser for HTML. */
import type { Place } from '../core/tree.js';
import { isWidgetHandler, SCRIPT_TYPES } from '../parse/telltale.js';

interface Script extends Place {
  /** A handler is what `onclick` says, or another attribute of that kind. */
  readonly kind: 'script' | 'module' | 'handler';
}

interface PageParts {
  readonly scripts: readonly Script[];
  readonly comments: readonly Place[];
}

/** What stands in these is text, whatever it looks like. */
const HOLDS_TEXT = /^(?:script|style|title|textarea|iframe|noembed|noframes|noscript|xmp)$/;
const OPENING = /<!--|<([a-z][^\s/>]*)/gi;

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
      at = endOf(html, /--!?>/g, inside - 2).after;
      comments.push({ start: opening.index, end: at });
      continue;
    }
    const tag = tagAt(html, inside);
    if (!tag) break;
    at = tag.end;
    scripts.push(...handlersOf(tag));
    const name = opening[1].toLowerCase();
    if (!HOLDS_TEXT.test(name)) continue;
    const end = endOf(html, new RegExp(`</${name}(?=[\\s/>])`, 'gi'), tag.end);
    at = end.after;
    const type = name === 'script' ? typeOf(tag) : undefined;
    // Browsers do not run a script that does not end.
    if (type !== undefined && SCRIPT_TYPES.has(type) && end.before < html.length) {
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

const ATTRIBUTE = /[\s/]*(=?[^\s/>=]+|=)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;
const CLOSING = /[\s/]*>/y;

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

/** The type of a script that stands in the page itself. */
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
