/**
 * Removing from and adding to a list in brackets: JSON's objects and arrays, YAML's flow collections, literals and calls of
 * JavaScript and Python.
 * Between its children stand commas, comments and blanks. Comments are never removed.
 */
import { append, known } from '../core/collections.js';
import type { TextEdit } from '../core/rule.js';
import type { Place } from '../core/tree.js';
import { hasLineBreak, indentAt, isFirstOnLine, type LineEnd } from './lines.js';

export interface BracketedList extends Place {
  /** The same list for each edit: what is between them is looked up once. */
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

export interface ListChange {
  readonly removed: ReadonlySet<number>;
  readonly first: readonly string[];
  readonly last: readonly string[];
}

interface Token extends Place {
  readonly kind: 'child' | 'comma' | 'comment';
  /** Which child it is, or is after. */
  readonly child: number;
}

interface Tokens {
  readonly all: readonly Token[];
  /** The index of each child's token. */
  readonly ofChild: readonly number[];
  /** Whether a comma is behind the last child. */
  readonly trailing: boolean;
}

/** A list that is edited, taken apart. */
interface EditedList {
  readonly text: string;
  readonly list: BracketedList;
  readonly tokens: Tokens;
  readonly change: ListChange;
  readonly style: ListStyle;
}

/** What one change takes out: removed children, and commas that have nothing to separate any more. */
type IsGone = (token: Token | undefined) => boolean;

/** How new children would be laid out. */
export function layoutOf(text: string, list: BracketedList, removed: ReadonlySet<number>, style: ListStyle): Layout {
  const model = list.children[lastWithout(list, removed)] ?? list.children[0];
  if (!model) return style.opensUp ? { indent: indentAt(text, list.start) + style.unit } : undefined;
  return isFirstOnLine(text, model.start) ? { indent: indentAt(text, model.start) } : undefined;
}

/** The index of the last child that stays; -1 if none does. */
function lastWithout({ children }: BracketedList, removed: ReadonlySet<number>): number {
  return children.findLastIndex((_, index) => !removed.has(index));
}

/** The edits, or undefined where the text between the children is not what a list has there. */
export function editList(
  text: string,
  list: BracketedList,
  change: ListChange,
  style: ListStyle,
): TextEdit[] | undefined {
  const tokens = known(tokensKnown, list.children, () => readTokens(text, list));
  if (!tokens) return undefined;
  const { trailing } = tokens;
  const lastKept = lastWithout(list, change.removed);
  const hasEnd = change.last.length > 0 || trailing;
  const isGone: IsGone = (token) => {
    if (!token || token.kind === 'comment') return false;
    return change.removed.has(token.child) || (token.kind === 'comma' && token.child === lastKept && !hasEnd);
  };

  const edited: EditedList = { text, list, tokens, change, style };
  const added = [...change.first, ...change.last];
  const edits = removals(edited, [...change.removed, lastKept], isGone);
  if (lastKept < 0 && added.length > 0) return filled(edited, edits, added);
  if (change.first.length > 0) edits.push(prepended(edited));
  if (change.last.length > 0) append(edits, appended(edited, lastKept));
  return edits;
}

function separatorOf(layout: Layout, style: ListStyle): string {
  return layout ? style.lineEnd + layout.indent : style.space;
}

const insertion = (at: number, text: string): TextEdit => ({ start: at, end: at, text });

/** By the children of the list: a finding at each of them changes the list once more. */
const tokensKnown = new WeakMap<BracketedList['children'], Tokens | undefined>();

function readTokens(text: string, list: BracketedList): Tokens | undefined {
  const all: Token[] = [];
  const ofChild: number[] = [];
  let at = list.start + 1;
  for (let child = 0; child <= list.children.length; child++) {
    const { start, end } = list.children[child] ?? { start: list.end - 1, end: list.end };
    while (at < start) {
      const comment = list.commentEnd(text, at);
      if (comment > at) all.push({ kind: 'comment', start: at, end: comment, child: child - 1 });
      else if (text[at] === ',') all.push({ kind: 'comma', start: at, end: at + 1, child: child - 1 });
      else if (!/\s/.test(text[at]!)) return undefined;
      at = Math.max(comment, at + 1);
    }
    if (at !== start) return undefined;
    if (child < list.children.length) ofChild.push(all.push({ kind: 'child', start, end, child }) - 1);
    at = end;
  }
  return { all, ofChild, trailing: all.findLast(({ kind }) => kind !== 'comment')?.kind === 'comma' };
}

/** Where the tokens of a child begin: itself, and what is behind it; -1 stands for what is before the first. */
const firstOf = ({ all, ofChild }: Tokens, child: number): number => (child < 0 ? 0 : (ofChild[child] ?? all.length));

/** The last of the comments that are after a token on its line, or the token itself. */
function lastOnLine(text: string, { all: tokens }: Tokens, from: number): number {
  let at = from;
  while (tokens[at + 1]?.kind === 'comment' && !hasLineBreak(text, tokens[at]!.end, tokens[at + 1]!.start)) at++;
  return at;
}

/** Takes out each run of tokens that are gone, with the blanks on one side of it. They are at these children. */
function removals({ text, list, tokens }: EditedList, children: readonly number[], isGone: IsGone): TextEdit[] {
  const { all } = tokens;
  const edits: TextEdit[] = [];
  let done = 0;
  for (const child of children.toSorted((a, b) => a - b)) {
    const end = firstOf(tokens, child + 1);
    for (let from = Math.max(done, firstOf(tokens, child)); from < end; from++) {
      if (!isGone(all[from])) continue;
      let to = from;
      while (isGone(all[to + 1])) to++;
      const outer = { start: all[from - 1]?.end ?? list.start + 1, end: all[to + 1]?.start ?? list.end - 1 };
      const inner = { start: all[from]!.start, end: all[to]!.end };
      const keeps = blanksToKeep(text, all, from, to, outer, inner);
      edits.push({
        start: keeps === 'before' ? inner.start : outer.start,
        end: keeps === 'after' ? inner.end : outer.end,
        text: '',
      });
      done = to + 1;
      from = to;
    }
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
function prepended({ text, list, tokens, change, style }: EditedList): TextEdit {
  const { first: children, removed } = change;
  const firstKept = list.children.find((_, index) => !removed.has(index))!;
  const opening = openingLine(text, list, tokens);
  const isBelow = hasLineBreak(text, opening, firstKept.start) && isFirstOnLine(text, firstKept.start);
  if (!isBelow) return insertion(firstKept.start, children.map((child) => `${child},${style.space}`).join(''));
  const separator = style.lineEnd + indentAt(text, firstKept.start);
  return insertion(opening, children.map((child) => `${separator}${child},`).join(''));
}

/** New children behind all others. */
function appended({ text, list, tokens, change, style }: EditedList, lastKept: number): TextEdit[] {
  const { all, trailing } = tokens;
  const layout = layoutOf(text, list, change.removed, style);
  const child = firstOf(tokens, lastKept);
  const behindChild = all.slice(child, firstOf(tokens, lastKept + 1)).findIndex(({ kind }) => kind === 'comma');
  const last = child + Math.max(0, behindChild);
  const behind = all[layout ? lastOnLine(text, tokens, last) : last]!;
  const separator = separatorOf(layout, style);
  const joined = change.last.map((each) => separator + each).join(',');
  return [
    ...(behindChild < 0 ? [insertion(all[child]!.end, ',')] : []),
    insertion(behind.end, trailing ? joined + ',' : joined),
  ];
}

/** The end of the opening bracket, or of the last comment behind it on its line. */
function openingLine(text: string, list: BracketedList, tokens: Tokens): number {
  const first = tokens.all[0];
  if (first?.kind !== 'comment' || hasLineBreak(text, list.start, first.start)) return list.start + 1;
  return tokens.all[lastOnLine(text, tokens, 0)]!.end;
}

/** New children in a list that has none, or loses all that it has. */
function filled(
  { text, list, tokens, style }: EditedList,
  removed: readonly TextEdit[],
  children: readonly string[],
): TextEdit[] {
  const { all, trailing } = tokens;
  const layout = layoutOf(text, list, new Set(list.children.keys()), style);
  const separator = separatorOf(layout, style);
  const joined = children.join(',' + separator) + (trailing ? ',' : '');
  if (!all.some(({ kind }) => kind === 'comment')) {
    const [first, last] = [all[0], all.at(-1)];
    if (first && last) return [{ start: first.start, end: last.end, text: joined }];
    const closing = layout ? style.lineEnd + indentAt(text, list.start) : style.padding;
    return [
      { start: list.start + 1, end: list.end - 1, text: (layout ? separator : style.padding) + joined + closing },
    ];
  }
  const at = openingLine(text, list, tokens);
  const isOpen = hasLineBreak(text, at, list.end);
  const lead = isOpen ? style.lineEnd + (layout?.indent ?? indentAt(text, list.start) + style.unit) : style.space;
  return [...removed, insertion(at, children.map((child) => lead + child).join(',') + (trailing ? ',' : ''))];
}
