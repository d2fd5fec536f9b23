/** Which lines a change touched, and which findings it may be the reason for. */
import { Beginnings } from './beginnings.js';
import type { Finding } from './finding.js';
import { namesIn, type Hunk, type Shortened } from './hunks.js';
import { feedStarts, lineAt } from './lines.js';
import type { TextEdit } from './rule.js';

/** By path, as findings have it. A file that is not there did not change; of one that is `all`, every line counts. */
export type Changes = ReadonlyMap<string, readonly Hunk[] | 'all'>;

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
  if (isOnChange(finding, changes) || isOfLoss(finding, changes) || isOfRenaming(finding, changes)) return true;
  // A parser gives up later than where the fault is, and what it does not read nobody judges.
  if (finding.rule === 'common/syntax') return changes.has(finding.path);
  // What was mended has left its suppression behind.
  if (finding.rule === 'common/stale-suppression')
    return finding.related?.some(({ path }) => changes.has(path)) ?? false;
  // Of two places that do not go together, the one that stands first may be the one that changed.
  return (finding.related ?? []).some(({ path, line }) => isOnChange({ path, line, endLine: line }, changes));
}

/** What something lacks is told where it begins, be that a brace or a key, and not where the lines were that are gone. */
function isOfLoss({ path, line, column, endLine, endColumn, message }: Finding, changes: Changes): boolean {
  const hunks = changes.get(path);
  if (hunks === undefined || hunks === 'all') return false;
  const isBrace = line === endLine && endColumn - column === 1;
  return hunks.some(({ shortened }) => {
    const begin = shortened?.get(line);
    if (begin === undefined || (begin.column !== column && !isBrace)) return false;
    // What is said to be missing is named.
    return [...begin.words].some((word) => message.includes(`\`${word}\``));
  });
}

/** At a name that nothing has any more: `required` may still ask for a property that is called something else now. */
function isOfRenaming({ path, line, column, endLine, endColumn, message }: Finding, changes: Changes): boolean {
  const hunks = changes.get(path);
  if (hunks === undefined || hunks === 'all' || line !== endLine) return false;
  if (!hunks.some(({ gone }) => gone?.size)) return false;
  // With its quotes or without.
  const isHere = (name: string): boolean => [0, 2].includes(endColumn - column - name.length);
  const named = [...message.matchAll(/`([^`]+)`/g)].map(([, name]) => name!).filter(isHere);
  return hunks.some(({ gone }) => named.some((name) => gone?.has(name)));
}

/** Hunks count lines as git does. A carriage return alone ends a line too, and then the numbers say nothing. */
export function hunksOf(path: string, text: string, changes: Changes): readonly Hunk[] | 'all' {
  const hunks = changes.get(path) ?? [];
  if (hunks === 'all' || hunks.length === 0) return hunks;
  if (/\r(?!\n)/.test(text)) return 'all';
  return hunks.some(({ lost }) => lost) ? withLosses(hunks, text) : hunks;
}

function withLosses(hunks: readonly Hunk[], text: string): Hunk[] {
  const beginnings = new Beginnings(text);
  const names = namesIn(text);
  return hunks.map(({ lost, ...hunk }) => {
    if (!lost) return hunk;
    const shortened = new Map<number, Shortened>();
    for (const { after, indent, words } of lost) {
      const { line, column } = beginnings.around(after, indent);
      shortened.set(line, { column, words: new Set([...(shortened.get(line)?.words ?? []), ...words]) });
    }
    const gone = new Set(lost.flatMap((each) => each.names.filter((name) => !names.has(name))));
    return { ...hunk, shortened, gone };
  });
}

/** Whether edits of a text touch nothing but changed lines. It is asked about many. */
export function staysOnChange(text: string, hunks: readonly Hunk[]): (edits: readonly TextEdit[]) => boolean {
  const starts = feedStarts(text);
  const isChanged = changedIn(hunks);
  return (edits) =>
    edits.every((edit) => {
      const { from, to } = linesOf(edit, text, starts);
      for (let line = from; line <= to; line++) if (!isChanged(line)) return false;
      return true;
    });
}

function changedIn(hunks: readonly Hunk[]): (line: number) => boolean {
  const changed = new Set<number>();
  for (const hunk of hunks) for (const line of hunk.changed) changed.add(line);
  return (line) => changed.has(line);
}

/** The hunks of a text after such edits: every line that was not changed before has only moved. */
export function afterEdits(text: string, edits: readonly TextEdit[], hunks: readonly Hunk[]): Hunk[] {
  const starts = feedStarts(text);
  const inOrder = [...edits].sort((a, b) => a.start - b.start);
  const kept = new Set<number>();
  const shortened = new Map<number, Shortened>();
  const isChanged = changedIn(hunks);
  const shortenedHunks = hunks.filter((hunk) => hunk.shortened);
  let moved = 0;
  let next = 0;
  starts.forEach((start, index) => {
    for (; next < inOrder.length && inOrder[next]!.start < start; next++) {
      const { start: from, end, text: now } = inOrder[next]!;
      moved += lineEnds(now) - lineEnds(text.slice(from, end));
    }
    if (!isChanged(index + 1)) kept.add(index + 1 + moved);
    for (const hunk of shortenedHunks) {
      const begin = hunk.shortened!.get(index + 1);
      if (begin) shortened.set(index + 1 + moved, begin);
    }
  });
  const last = starts.length + inOrder.slice(next).reduce((sum, edit) => sum + lineEnds(edit.text), moved);
  const changed = new Set<number>();
  for (let line = 1; line <= last; line++) if (!kept.has(line)) changed.add(line);
  const gone = new Set(hunks.flatMap((hunk) => [...(hunk.gone ?? [])]));
  return [{ from: 1, to: last, changed, ...(shortened.size > 0 && { shortened }), ...(gone.size > 0 && { gone }) }];
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

function touches({ from, to, changed }: Hunk, line: number, endLine: number): boolean {
  for (let at = Math.max(from, line); at <= Math.min(to, endLine); at++) if (changed.has(at)) return true;
  return false;
}
