/** Removing from and adding to a YAML mapping or list that is written line by line. Comments outside of a child stay. */
import type { TextEdit } from '../core/rule.js';
import type { Place } from '../core/tree.js';
import { afterLineBreak, isFirstOnLine, isLineBreak, lineEnd, lineStart, skipSpaces, type LineEnd } from './lines.js';

interface BlockChange {
  readonly removed: ReadonlySet<number>;
  /** Printed with all lines but the first indented to the column of the children. */
  readonly first: readonly string[];
  readonly last: readonly string[];
}

/** The edits, where at least one child stays. */
export function editBlock(text: string, children: readonly Place[], change: BlockChange, ending: LineEnd): TextEdit[] {
  const kept = children.filter((_, index) => !change.removed.has(index));
  const separator = ending + ' '.repeat(children[0]!.start - lineStart(text, children[0]!.start));
  const edits: TextEdit[] = [];

  const atStart = movedUp(text, children, change.removed);
  const atEnd = endOfFile(text, children, change.removed);
  edits.push(...[atStart, atEnd].filter((edit) => edit !== undefined));
  for (const index of change.removed) {
    const child = children[index]!;
    const isDone = (atStart && child.start < atStart.end) || (atEnd && child.start > atEnd.start);
    if (!isDone) edits.push(removal(text, child));
  }
  if (change.first.length > 0) {
    const at = kept[0]!.start;
    edits.push({ start: at, end: at, text: change.first.map((child) => child + separator).join('') });
  }
  if (change.last.length > 0) edits.push(appended(text, kept.at(-1)!, change.last, separator, ending, atEnd));
  return edits;
}

/** On the lines below the last child; in a file that ends with it, behind it. */
function appended(
  text: string,
  { end }: Place,
  children: readonly string[],
  separator: string,
  ending: LineEnd,
  atEnd: TextEdit | undefined,
): TextEdit {
  const line = lineEnd(text, end);
  const at = afterLineBreak(text, line);
  if (at === line || atEnd)
    return { start: line, end: line, text: children.map((child) => separator + child).join('') };
  const indent = separator.slice(ending.length);
  return { start: at, end: at, text: children.map((child) => indent + child + ending).join('') };
}

/** Where the first children go and stand behind a dash, the next one takes their place, unless a comment is between. */
function movedUp(text: string, children: readonly Place[], removed: ReadonlySet<number>): TextEdit | undefined {
  const first = children[0]!;
  if (!removed.has(0) || isFirstOnLine(text, first.start)) return undefined;
  for (let index = 1; index < children.length; index++) {
    const child = children[index]!;
    if (text.slice(children[index - 1]!.end, child.start).trim() !== '') return undefined;
    if (!removed.has(index)) return { start: first.start, end: child.start, text: '' };
  }
  return undefined;
}

/** Where the last children go and the file has no line break behind them, it has none afterwards. */
function endOfFile(text: string, children: readonly Place[], removed: ReadonlySet<number>): TextEdit | undefined {
  const lastKept = children.findLastIndex((_, index) => !removed.has(index));
  if (lastKept === children.length - 1 || children.at(-1)!.end < text.length) return undefined;
  const start = lineEnd(text, children[lastKept]!.end);
  const gaps = children.slice(lastKept + 1).map((child, index) => {
    const before = children[lastKept + index]!.end;
    return text.slice(Math.max(before, start), child.start);
  });
  return gaps.join('').trim() === '' ? { start, end: text.length, text: '' } : undefined;
}

function removal(text: string, { start, end }: Place): TextEdit {
  const behind = skipSpaces(text, end);
  const hasComment = behind < text.length && !isLineBreak(text, behind);
  if (hasComment || !isFirstOnLine(text, start)) return { start, end: behind, text: '' };
  return wholeLines(text, lineStart(text, start), behind);
}

/** With the line break, and without two blank lines becoming neighbours or one becoming the last of the file. */
function wholeLines(text: string, start: number, end: number): TextEdit {
  let from = start;
  let to = afterLineBreak(text, end);
  if (to === end) return { start: beforeLineBreak(text, start), end, text: '' };
  const isBlankBefore = start === 0 || isBlankLine(text, lineStart(text, beforeLineBreak(text, start)));
  if (to === text.length) {
    while (from > 0 && isBlankLine(text, lineStart(text, beforeLineBreak(text, from)))) {
      from = lineStart(text, beforeLineBreak(text, from));
    }
  } else if (isBlankBefore) {
    while (to < text.length && isBlankLine(text, to)) to = afterLineBreak(text, lineEnd(text, to));
  }
  return { start: from, end: to, text: '' };
}

function isBlankLine(text: string, start: number): boolean {
  return skipSpaces(text, start) === lineEnd(text, start);
}

function beforeLineBreak(text: string, offset: number): number {
  if (text[offset - 1] === '\n') return text[offset - 2] === '\r' ? offset - 2 : offset - 1;
  return text[offset - 1] === '\r' ? offset - 1 : offset;
}
