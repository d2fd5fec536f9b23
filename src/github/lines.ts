/** A text in lines as git and GitHub count them: only \n ends a line, and \r is a part of it. */
import { feedStarts, lineAt } from '../core/lines.js';

export interface Lines {
  readonly text: string;
  /** Without their \n. What follows a final \n is no line. */
  readonly lines: readonly string[];
  /** Where lines start; where the text ends with \n, also where the next one would. */
  readonly starts: readonly number[];
}

/** Lines by their number from 1, both inclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export function linesOf(text: string): Lines {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return { text, lines, starts: feedStarts(text) };
}

/** The lines that a range stands on; the last one where it stands at the very end. */
export function spanOf(text: Lines, { start, end }: { readonly start: number; readonly end: number }): Span {
  const last = Math.max(1, text.lines.length);
  const from = Math.min(last, lineAt(start, text.starts));
  return { from, to: Math.max(from, Math.min(last, lineAt(end - 1, text.starts))) };
}

export function meet(a: Span, b: Span): boolean {
  return Math.max(a.from, b.from) <= Math.min(a.to, b.to);
}

export function isWithin(inner: Span, outer: Span): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}

export function hasFinalLineEnd({ text }: Lines): boolean {
  return text.endsWith('\n');
}

/** `\r` where all lines end with \r\n, nothing where none does; undefined where they differ. */
export function lineEndOf(text: Lines): '' | '\r' | undefined {
  const ended = hasFinalLineEnd(text) ? text.lines : text.lines.slice(0, -1);
  const returns = ended.filter((line) => line.endsWith('\r')).length;
  if (returns === 0) return '';
  return returns === ended.length ? '\r' : undefined;
}
