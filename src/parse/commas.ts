/**
 * Removing from and adding to a list in brackets: JSON's objects and arrays, YAML's flow collections.
 * Between its children stand commas, comments and blanks. Comments are never removed.
 */
import { append } from '../core/collections.js';
import type { TextEdit } from '../core/rule.js';
import type { Place } from '../core/tree.js';
import { hasLineBreak, indentAt, isFirstOnLine, type LineEnd } from './lines.js';

export interface BracketedList extends Place {
  readonly children: readonly Place[];
  /** Where the comment ends that starts at an offset; the same offset where none does. */
  commentEnd(text: string, at: number): number;
}

export interface ListStyle {
  readonly lineEnd: LineEnd;
  /** One level of indentation. */
  readonly unit: string;
  /** Between two children on one line. */
  readonly space: string;
  /** Inside of the brackets of a list on one line. */
  readonly padding: string;
  /** Whether an empty list is to be opened over several lines. */
  readonly opensUp: boolean;
}

/** Where the children stand: each on a line of its own, so indented, or in one line. */
type Layout = { readonly indent: string } | undefined;

interface ListChange {
  readonly removed: ReadonlySet<number>;
  readonly first: readonly string[];
  readonly last: readonly string[];
}

interface Token extends Place {
  readonly kind: 'child' | 'comma' | 'comment';
  /** Which child it is, or is after. */
  readonly child: number;
  /** To be taken out: a removed child, or a comma that has nothing to separate any more. */
  gone: boolean;
}

/** How new children would be laid out. */
export function layoutOf(text: string, list: BracketedList, removed: ReadonlySet<number>, style: ListStyle): Layout {
  const kept = list.children.filter((_, index) => !removed.has(index));
  const model = kept.at(-1) ?? list.children[0];
  if (!model) return style.opensUp ? { indent: indentAt(text, list.start) + style.unit } : undefined;
  return hasLineBreak(text, list.start, model.start) && isFirstOnLine(text, model.start)
    ? { indent: indentAt(text, model.start) }
    : undefined;
}

/** The edits, or undefined where the text between the children is not what a list has there. */
export function editList(
  text: string,
  list: BracketedList,
  change: ListChange,
  style: ListStyle,
): TextEdit[] | undefined {
  const tokens = tokensOf(text, list);
  if (!tokens) return undefined;
  const trailing = endsWithComma(tokens);
  const lastKept = list.children.findLastIndex((_, index) => !change.removed.has(index));
  const hasEnd = change.last.length > 0 || trailing;
  for (const token of tokens) {
    const isUseless = token.kind === 'comma' && token.child === lastKept && !hasEnd;
    token.gone = token.kind !== 'comment' && (change.removed.has(token.child) || isUseless);
  }

  const added = [...change.first, ...change.last];
  if (lastKept < 0 && added.length > 0) return filled(text, list, tokens, added, trailing, style);
  const edits = removals(text, list, tokens);
  if (change.first.length > 0) edits.push(prepended(text, list, tokens, change.first, style));
  if (change.last.length > 0) append(edits, appended(text, list, tokens, lastKept, change, trailing, style));
  return edits;
}

function separatorOf(layout: Layout, style: ListStyle): string {
  return layout ? style.lineEnd + layout.indent : style.space;
}

function insertion(at: number, text: string): TextEdit {
  return { start: at, end: at, text };
}

function tokensOf(text: string, list: BracketedList): Token[] | undefined {
  const tokens: Token[] = [];
  let at = list.start + 1;
  for (let child = 0; child <= list.children.length; child++) {
    const { start, end } = list.children[child] ?? { start: list.end - 1, end: list.end };
    while (at < start) {
      const comment = list.commentEnd(text, at);
      if (comment > at) tokens.push({ kind: 'comment', start: at, end: comment, child: child - 1, gone: false });
      else if (text[at] === ',') tokens.push({ kind: 'comma', start: at, end: at + 1, child: child - 1, gone: false });
      else if (!/\s/.test(text[at]!)) return undefined;
      at = Math.max(comment, at + 1);
    }
    if (at !== start) return undefined;
    if (child < list.children.length) tokens.push({ kind: 'child', start, end, child, gone: false });
    at = end;
  }
  return tokens;
}

function endsWithComma(tokens: readonly Token[]): boolean {
  return tokens.findLast(({ kind }) => kind !== 'comment')?.kind === 'comma';
}

/** The last of the comments that are after a token on its line, or the token itself. */
function lastOnLine(text: string, tokens: readonly Token[], from: number): number {
  let at = from;
  while (tokens[at + 1]?.kind === 'comment' && !hasLineBreak(text, tokens[at]!.end, tokens[at + 1]!.start)) at++;
  return at;
}

/** Takes out each run of tokens that are gone, with the blanks on one side of it. */
function removals(text: string, list: BracketedList, tokens: readonly Token[]): TextEdit[] {
  const edits: TextEdit[] = [];
  for (let from = 0; from < tokens.length; from++) {
    if (!tokens[from]!.gone) continue;
    let to = from;
    while (tokens[to + 1]?.gone) to++;
    const outer = { start: tokens[from - 1]?.end ?? list.start + 1, end: tokens[to + 1]?.start ?? list.end - 1 };
    const inner = { start: tokens[from]!.start, end: tokens[to]!.end };
    const keeps = blanksToKeep(text, tokens, from, to, outer, inner);
    edits.push({
      start: keeps === 'before' ? inner.start : outer.start,
      end: keeps === 'after' ? inner.end : outer.end,
      text: '',
    });
    from = to;
  }
  return edits;
}

function blanksToKeep(
  text: string,
  tokens: readonly Token[],
  from: number,
  to: number,
  outer: Place,
  inner: Place,
): 'before' | 'after' | 'none' {
  const before = tokens[from - 1];
  const after = tokens[to + 1];
  if (!before && !after) return 'none';
  if (!before) return 'before';
  // A comment up to the end of its line must keep the line break behind it.
  if (!after && before.kind !== 'comment') return 'after';
  return hasLineBreak(text, outer.start, inner.start) && !hasLineBreak(text, inner.end, outer.end) ? 'before' : 'after';
}

/** New children in front of all others. */
function prepended(
  text: string,
  list: BracketedList,
  tokens: readonly Token[],
  children: readonly string[],
  style: ListStyle,
): TextEdit {
  const firstKept = tokens.find((token) => token.kind === 'child' && !token.gone)!;
  const opening = openingLine(text, list, tokens);
  const isBelow = hasLineBreak(text, opening, firstKept.start) && isFirstOnLine(text, firstKept.start);
  if (!isBelow) return insertion(firstKept.start, children.map((child) => `${child},${style.space}`).join(''));
  const separator = style.lineEnd + indentAt(text, firstKept.start);
  return insertion(opening, children.map((child) => `${separator}${child},`).join(''));
}

/** New children behind all others. */
function appended(
  text: string,
  list: BracketedList,
  tokens: readonly Token[],
  lastKept: number,
  change: ListChange,
  trailing: boolean,
  style: ListStyle,
): TextEdit[] {
  const layout = layoutOf(text, list, change.removed, style);
  const child = tokens.findIndex((token) => token.kind === 'child' && token.child === lastKept);
  const comma = tokens.findIndex((token) => token.kind === 'comma' && token.child === lastKept);
  const last = comma < 0 ? child : comma;
  const behind = tokens[layout ? lastOnLine(text, tokens, last) : last]!;
  const separator = separatorOf(layout, style);
  const joined = change.last.map((each) => separator + each).join(',');
  return [
    ...(comma < 0 ? [insertion(tokens[child]!.end, ',')] : []),
    insertion(behind.end, trailing ? joined + ',' : joined),
  ];
}

/** The end of the opening bracket, or of the last comment behind it on its line. */
function openingLine(text: string, list: BracketedList, tokens: readonly Token[]): number {
  const first = tokens[0];
  if (first?.kind !== 'comment' || hasLineBreak(text, list.start, first.start)) return list.start + 1;
  return tokens[lastOnLine(text, tokens, 0)]!.end;
}

/** New children in a list that has none, or loses all that it has. */
function filled(
  text: string,
  list: BracketedList,
  tokens: readonly Token[],
  children: readonly string[],
  trailing: boolean,
  style: ListStyle,
): TextEdit[] {
  const removed = new Set(list.children.keys());
  const layout = layoutOf(text, list, removed, style);
  const separator = separatorOf(layout, style);
  const joined = children.join(',' + separator) + (trailing ? ',' : '');
  if (!tokens.some(({ kind }) => kind === 'comment')) {
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (first && last) return [{ start: first.start, end: last.end, text: joined }];
    const closing = layout ? style.lineEnd + indentAt(text, list.start) : style.padding;
    return [
      { start: list.start + 1, end: list.end - 1, text: (layout ? separator : style.padding) + joined + closing },
    ];
  }
  const at = openingLine(text, list, tokens);
  const isOpen = hasLineBreak(text, at, list.end);
  const lead = isOpen ? style.lineEnd + (layout?.indent ?? indentAt(text, list.start) + style.unit) : style.space;
  return [
    ...removals(text, list, tokens),
    insertion(at, children.map((child) => lead + child).join(',') + (trailing ? ',' : '')),
  ];
}
