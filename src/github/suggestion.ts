/** A fix as whole lines in place of others: the only form in which a review can offer it. */
import { applyEdits } from '../engine/fix.js';
import { lineAt } from '../core/lines.js';
import type { TextEdit } from '../core/rule.js';
import { hasFinalLineEnd, lineEndOf, linesOf, type Lines, type Span } from './lines.js';

interface Replacement {
  /** The lines that go. */
  readonly span: Span;
  /** The lines that come, without their ends. */
  readonly lines: readonly string[];
  /** What no other suggestion may change: all that lies between the edits, where there are several. */
  readonly claimed: Span;
}

/** Undefined where a fix changes nothing, or something that whole lines cannot say. */
export function replacement(text: Lines, edits: readonly TextEdit[]): Replacement | undefined {
  const count = text.lines.length;
  if (edits.length === 0 || count === 0) return undefined;
  const from = Math.min(count, lineAt(Math.min(...edits.map((edit) => edit.start)), text.starts));
  const to = Math.min(count, lineAt(Math.max(...edits.map((edit) => edit.end)), text.starts));
  const offset = text.starts[from - 1]!;
  const before = text.text.slice(offset, text.starts[to]);
  const after = applyEdits(
    before,
    edits.map((edit) => ({ ...edit, start: edit.start - offset, end: edit.end - offset })),
  );
  if (!endsAlike(text, before, after)) return undefined;

  const [old, fresh] = [plainLines(before), plainLines(after)];
  const { start, end } = difference(old, fresh);
  if (start === end) return undefined;
  const span = { from: from + start, to: from + end - 1 };
  const lines = fresh.slice(start, end + fresh.length - old.length);
  if (!canBeSaid(text, span, lines)) return undefined;
  return { span, lines, claimed: edits.length === 1 ? span : { from, to } };
}

/** A block of lines says nothing of how they end: like all others in the file, and the last one as it did before. */
function endsAlike(text: Lines, before: string, after: string): boolean {
  const end = lineEndOf(text);
  if (end === undefined || (end === '' ? /\r/ : /(?:^|[^\r])\n|\r(?!\n)/).test(after)) return false;
  return after === '' || after.endsWith('\n') === before.endsWith('\n');
}

function plainLines(text: string): string[] {
  return linesOf(text).lines.map((line) => line.replace(/\r$/, ''));
}

/** Which of the old lines differ: at least one of them, so that there is something to replace. None where all is the same. */
function difference(old: readonly string[], fresh: readonly string[]): { start: number; end: number } {
  const shorter = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < shorter && old[start] === fresh[start]) start++;
  let after = 0;
  while (after < shorter - start && old.at(-1 - after) === fresh.at(-1 - after)) after++;
  const end = old.length - after;
  if (start < end || old.length === fresh.length) return { start, end };
  return start > 0 ? { start: start - 1, end } : { start, end: end + 1 };
}

/** An empty block deletes lines. Nobody can tell it from a blank line, neither in the block nor in the file. */
function canBeSaid(text: Lines, { from, to }: Span, lines: readonly string[]): boolean {
  const told = lines.length > 0 ? lines : text.lines.slice(from - 1, to);
  if (told.every((line) => line.trim() === '')) return false;
  const isLast = to === text.lines.length;
  return lines.length > 0 || !isLast || (from > 1 && hasFinalLineEnd(text));
}
