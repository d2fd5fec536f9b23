/** Which lines a change touched: read from unified diffs, be they git's or GitHub's. */
import type { Finding } from './finding.js';
import type { TextEdit } from './rule.js';

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

/** Whether a change may be the reason for a finding: most stand on what was changed, some can stand elsewhere. */
export function isOfChange(finding: Finding, changes: Changes): boolean {
  if (isOnChange(finding, changes)) return true;
  // A parser gives up later than where the fault is, and what it does not read nobody judges.
  if (finding.rule === 'common/syntax') return changes.has(finding.path);
  // What was mended has left its suppression behind.
  if (finding.rule === 'common/stale-suppression')
    return finding.related?.some(({ path }) => changes.has(path)) ?? false;
  // Of two files that do not go together, the one that stands first may be the one that changed.
  return (finding.related ?? []).some(
    ({ path, line }) => path !== finding.path && isOnChange({ path, line, endLine: line }, changes),
  );
}

/** Hunks count lines as git does. A carriage return alone ends a line too, and then the numbers say nothing. */
export function hunksOf(path: string, text: string, changes: Changes): readonly Hunk[] | 'all' {
  const hunks = changes.get(path) ?? [];
  return hunks !== 'all' && hunks.length > 0 && /\r(?!\n)/.test(text) ? 'all' : hunks;
}

/** Whether edits of a text touch nothing but changed lines. */
export function staysOnChange(text: string, edits: readonly TextEdit[], hunks: readonly Hunk[]): boolean {
  const lines = lineStarts(text);
  return edits.every((edit) => {
    const { from, to } = linesOf(edit, text, lines);
    for (let line = from; line <= to; line++) if (!hunks.some(({ changed }) => changed.has(line))) return false;
    return true;
  });
}

/** The hunks of a text after such edits: every line that was not changed before has only moved. */
export function afterEdits(text: string, edits: readonly TextEdit[], hunks: readonly Hunk[]): Hunk[] {
  const starts = lineStarts(text);
  const inOrder = [...edits].sort((a, b) => a.start - b.start);
  const kept = new Set<number>();
  let moved = 0;
  let next = 0;
  starts.forEach((start, index) => {
    for (; next < inOrder.length && inOrder[next]!.start < start; next++) {
      const { start: from, end, text: now } = inOrder[next]!;
      moved += lineEnds(now) - lineEnds(text.slice(from, end));
    }
    if (!hunks.some(({ changed }) => changed.has(index + 1))) kept.add(index + 1 + moved);
  });
  const last = starts.length + inOrder.slice(next).reduce((sum, edit) => sum + lineEnds(edit.text), moved);
  const changed = new Set<number>();
  for (let line = 1; line <= last; line++) if (!kept.has(line)) changed.add(line);
  return [{ from: 1, to: last, changed }];
}

/** The lines that an edit touches. One that takes or gives whole lines leaves the next one as it is. */
function linesOf(
  { start, end, text: now }: TextEdit,
  text: string,
  starts: readonly number[],
): Record<'from' | 'to', number> {
  const isWhole = end > start && startsLine(text, start) && startsLine(text, end) && (now === '' || now.endsWith('\n'));
  return { from: lineAt(start, starts), to: lineAt(isWhole ? end - 1 : end, starts) };
}

const startsLine = (text: string, offset: number): boolean => offset === 0 || text[offset - 1] === '\n';
const lineEnds = (text: string): number => text.split('\n').length - 1;
const lineAt = (offset: number, starts: readonly number[]): number =>
  starts.findLastIndex((start) => start <= offset) + 1;

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function touches({ from, to, changed }: Hunk, line: number, endLine: number): boolean {
  for (let at = Math.max(from, line); at <= Math.min(to, endLine); at++) if (changed.has(at)) return true;
  return false;
}
