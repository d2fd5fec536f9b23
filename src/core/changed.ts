/** Which lines a change touched: read from unified diffs, be they git's or GitHub's. */
import type { Finding } from './finding.js';

/** The new side of a hunk, in lines from 1. */
export interface Hunk {
  /** The lines that the hunk shows, context included. */
  readonly from: number;
  readonly to: number;
  /** The lines that are new or differ. */
  readonly changed: ReadonlySet<number>;
}

/** By path, as findings have it. A file that is not there did not change; of one that is `all`, every line counts. */
export type Changes = ReadonlyMap<string, readonly Hunk[] | 'all'>;

/** The hunks of one file's diff, without or with its header lines. */
export function readHunks(patch: string): Hunk[] {
  const hunks: Hunk[] = [];
  let changed = new Set<number>();
  let line = 0;
  let end = 0;
  for (const text of patch.split('\n')) {
    const header = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/.exec(text);
    if (header && line >= end) {
      line = Number(header[1]);
      end = line + Number(header[2] ?? 1);
      changed = new Set();
      hunks.push({ from: line, to: end - 1, changed });
    } else if (line < end && text[0] === '+') changed.add(line++);
    else if (line < end && text[0] !== '-' && text[0] !== '\\') line++;
  }
  return hunks;
}

/** Whether a finding stands on a changed line, with any of its lines. */
export function isOnChange(
  { path, line, endLine }: Pick<Finding, 'path' | 'line' | 'endLine'>,
  changes: Changes,
): boolean {
  const hunks = changes.get(path);
  if (hunks === undefined || hunks === 'all') return hunks === 'all';
  return hunks.some((hunk) => touches(hunk, line, endLine));
}

function touches({ from, to, changed }: Hunk, line: number, endLine: number): boolean {
  for (let at = Math.max(from, line); at <= Math.min(to, endLine); at++) if (changed.has(at)) return true;
  return false;
}
