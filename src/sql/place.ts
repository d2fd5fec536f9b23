/** Where in a statement SQLite's message points, and which name it does not know. */
import type { SqlFault } from '../core/rule.js';
import { isName, isSymbol, isWord, type Token } from './tokens.js';

interface Stop {
  readonly sql: string;
  readonly tokens: readonly Token[];
  /** Where the token ends at which SQLite stopped reading. */
  readonly stop?: number;
}

export function faultOf(message: string, { sql, tokens, stop }: Stop): SqlFault {
  const fault = { reason: 'sqlite', message } as const;
  const syntax = /^(?:near|unrecognized token:) "([^]*)"/.exec(message);
  if (syntax) return { ...fault, isSyntax: true, ...tokenAt(sql, tokens, stop, syntax[1]!) };
  if (message === 'incomplete input') return { ...fault, isSyntax: true, ...span(tokens.at(-1)) };
  const named = NAMED.find(([pattern]) => pattern.test(message));
  if (!named) return fault;
  const [pattern, what] = named;
  const name = pattern.exec(message)![1]!;
  return {
    ...fault,
    ...place(tokens, what, name),
    ...unknown(what, name),
  };
}

type What = 'table' | 'column' | 'target' | 'ambiguous' | 'function' | 'second';

const NAMED: readonly (readonly [RegExp, What])[] = [
  [/^no such table: (?:main\.)?(.+)$/, 'table'],
  [/^no such column: (.+)$/, 'column'],
  [/^table .+ has no column named (.+)$/, 'target'],
  [/^ambiguous column name: (.+)$/, 'ambiguous'],
  [/^no such function: (.+)$/, 'function'],
  [
    /^(?:wrong number of arguments to function|misuse of (?:aggregate|window) function|misuse of aggregate:) ?([^(]+)\(\)$/,
    'function',
  ],
  [/^unknown column "(.+)" in foreign key definition$/, 'column'],
  [/^duplicate column name: (.+)$/, 'second'],
];

function unknown(what: What, name: string): Pick<SqlFault, 'unknown'> {
  if (what === 'table') return { unknown: { what, name: lastPart(name) } };
  return what === 'column' || what === 'target' ? { unknown: { what: 'column', name: lastPart(name) } } : {};
}

const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

const span = (place: { from: number; to: number } | undefined) => (place ? { from: place.from, to: place.to } : {});

/** The message quotes the token, so its length is known. */
function tokenAt(sql: string, tokens: readonly Token[], stop: number | undefined, text: string) {
  if (stop === undefined) return {};
  const from = stop - text.length;
  return sql.slice(from, stop) === text ? { from, to: stop } : span(tokens.find(({ to }) => to === stop));
}

/** A name in a statement, with the tokens around it. */
interface Mention {
  readonly from: number;
  readonly to: number;
  readonly before: Token | undefined;
  readonly after: Token | undefined;
}

/** The place of a name where there is one only; of several, the first, unless a nested query might mean another. */
function place(tokens: readonly Token[], what: What, name: string): { from?: number; to?: number } {
  const found = mentions(tokens, name).filter((each) => what === 'second' || fits(each, what));
  if (what === 'second') return span(found[1]);
  const isNested = tokens.filter((token) => isWord(token, 'SELECT')).length > 1;
  return found.length === 1 || !isNested ? span(found[0]) : {};
}

function fits({ before, after }: Mention, what: What): boolean {
  if (isSymbol(before, '.')) return false;
  if (what === 'function') return isSymbol(after, '(');
  if (what === 'table') return isWord(before, ...BEFORE_TABLES, 'TABLE', 'ON') || isSymbol(before, ',');
  return !isWord(before, ...BEFORE_TABLES, 'AS') && !isSymbol(after, '.');
}

const BEFORE_TABLES = ['FROM', 'JOIN', 'INTO', 'UPDATE', 'REPLACE'];

/** `a.b.c` is five tokens, and its place that of all of them; a quoted name may hold a dot of its own. */
function mentions(tokens: readonly Token[], name: string): Mention[] {
  const parts = name.split('.');
  return tokens.flatMap((token, index) => {
    const length = isName(token, name) ? 1 : isPath(tokens, index, parts) ? 2 * parts.length - 1 : 0;
    if (length === 0) return [];
    const to = tokens[index + length - 1]!.to;
    return [{ from: token.from, to, before: tokens[index - 1], after: tokens[index + length] }];
  });
}

function isPath(tokens: readonly Token[], at: number, parts: readonly string[]): boolean {
  return parts.every((part, index) => {
    const here = at + 2 * index;
    return isName(tokens[here], part) && (index === 0 || isSymbol(tokens[here - 1], '.'));
  });
}
