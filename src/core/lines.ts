/** The way from an offset to a line. */
import { countLeading } from './collections.js';

/** Line and column of an offset, both 1-based. Lines end with \n, \r\n or \r. */
export class Lines {
  /** Where each line starts. */
  readonly starts: readonly number[];

  constructor(text: string) {
    const starts = text.includes('\r') ? lineStarts(text) : feedStarts(text);
    // A byte order mark takes no column: editors do not show it.
    if (text.charCodeAt(0) === 0xfeff) starts[0] = 1;
    this.starts = starts;
  }

  at(offset: number): { line: number; column: number } {
    const line = lineAt(offset, this.starts);
    return { line, column: Math.max(1, offset - this.starts[line - 1]! + 1) };
  }

  /** Both ends of a range, beside their lines and columns. */
  range(start: number, end: number) {
    const [from, to] = [this.at(start), this.at(end)];
    return { start, end, line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  }
}

/** The line of an offset, from 1. */
export function lineAt(offset: number, starts: readonly number[]): number {
  return Math.max(
    1,
    countLeading(starts, (start) => start <= offset),
  );
}

/** Where lines start as git and GitHub count them: only \n ends one. */
export function feedStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) starts.push(at + 1);
  }
  return starts;
}
