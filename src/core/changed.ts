/** Which lines a change touched: read from unified diffs, be they git's or GitHub's. */
import type { Finding } from './finding.js';
import type { TextEdit } from './rule.js';
import { countWhere } from './sorted.js';

/** The new side of a hunk, in lines from 1. */
export interface Hunk {
  /** The lines that the hunk shows, context included. */
  readonly from: number;
  readonly to: number;
  /** The lines that are new or differ. */
  readonly changed: ReadonlySet<number>;
  /** Where lines went and what they held did not come back. */
  readonly lost?: readonly Loss[];
  /** The lines on which something begins that has lost lines. Known where the text is. */
  readonly shortened?: ReadonlyMap<number, Shortened>;
}

interface Shortened {
  readonly column: number;
  /** The words that the lost lines began with. */
  readonly words: ReadonlySet<string>;
}

export interface Loss {
  /** The line that they stood behind; 0 at the top. */
  readonly after: number;
  /** How far they were indented: a line before them that is indented less began what they belonged to. */
  readonly indent: number;
  /** What they began with: keys, mostly. */
  readonly words: readonly string[];
}

/** By path, as findings have it. A file that is not there did not change; of one that is `all`, every line counts. */
export type Changes = ReadonlyMap<string, readonly Hunk[] | 'all'>;

/** The hunks of one file's diff, without or with its header lines. */
export function readHunks(patch: string): Hunk[] {
  const hunks: Hunk[] = [];
  const lines = patch.split('\n');
  for (let at = 0; at < lines.length;) {
    const header = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(lines[at++]!);
    if (!header) continue;
    const [, before = '1', start = '', now = '1'] = header;
    const { hunk, next } = readHunk(lines, at, Number(start), Number(before), Number(now));
    hunks.push(hunk);
    at = next;
  }
  return hunks;
}

function readHunk(
  lines: readonly string[],
  at: number,
  from: number,
  before: number,
  now: number,
): { hunk: Hunk; next: number } {
  const changed = new Set<number>();
  const lost: Loss[] = [];
  const end = from + now;
  // Of a hunk without new lines git names the line in front of it.
  let line = now === 0 ? from + 1 : from;
  const last = line + now;
  let old = before;
  let gone: string[] = [];
  let come: string[] = [];
  const settle = (): void => {
    const loss = lossOf(gone, come);
    if (loss) lost.push({ after: line - come.length - 1, ...loss });
    gone = [];
    come = [];
  };
  for (; at < lines.length && (line < last || old > 0); at++) {
    const [mark, text] = [lines[at]![0], lines[at]!.slice(1)];
    if (mark === '+') {
      come.push(text);
      changed.add(line++);
    } else if (mark === '-') {
      if (come.length > 0) settle();
      gone.push(text);
      old--;
    } else if (mark !== '\\') {
      settle();
      line++;
      old--;
    }
  }
  settle();
  return { hunk: { from, to: end - 1, changed, ...(lost.length > 0 && { lost }) }, next: at };
}

/** What went for good, and how far its outermost lines were indented: a line that begins alike is the same one, edited. */
function lossOf(gone: readonly string[], come: readonly string[]): Omit<Loss, 'after'> | undefined {
  const here = new Set(come.map(beginning));
  const lines = gone.filter((line) => line.trim() !== '' && !here.has(beginning(line)));
  const words = lines.flatMap((line) => firstWord(line) ?? []);
  if (words.length === 0) return undefined;
  // The item of a YAML sequence is still there where another line has its dash now.
  const dashes = new Set(come.filter((line) => DASH.test(line)).map(spacesOf));
  const indents = lines.map((line) =>
    DASH.test(line) && !dashes.has(spacesOf(line)) ? spacesOf(line) : columnOf(line) - 1,
  );
  return { indent: Math.min(...indents), words };
}

const DASH = /^\s*- /;
const spacesOf = (line: string): number => line.search(/\S/);

/** Of a line without a word, its brackets. */
const beginning = (line: string): string => firstWord(line) ?? line.trim().replace(/,$/, '');

const firstWord = (line: string): string | undefined => /[\p{L}\p{N}_$@]+/u.exec(line)?.[0];

/** Where the content of a line begins. The dash of a YAML sequence indents what stands behind it. */
const columnOf = (line: string): number => /^\s*(?:- +)*/.exec(line)![0].length + 1;

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
  if (isOnChange(finding, changes) || isOfLoss(finding, changes)) return true;
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

/** Hunks count lines as git does. A carriage return alone ends a line too, and then the numbers say nothing. */
export function hunksOf(path: string, text: string, changes: Changes): readonly Hunk[] | 'all' {
  const hunks = changes.get(path) ?? [];
  if (hunks === 'all' || hunks.length === 0) return hunks;
  if (/\r(?!\n)/.test(text)) return 'all';
  return hunks.some(({ lost }) => lost) ? withBeginnings(hunks, text) : hunks;
}

/** Finds what lost its lines by how it is indented, which is the same in every language. */
function withBeginnings(hunks: readonly Hunk[], text: string): Hunk[] {
  const lines = text.split('\n');
  const open: { indent: number; line: number; column: number }[] = [];
  const isContent = (line: string): boolean => !/^\s*(?:$|#|\/\/|---)/.test(line);
  // One as `}, {` is a beginning too.
  const isEnd = (line: string): boolean => /^\s*[)\]}]/.test(line) && !/[([{]\s*$/.test(line);
  const first = Math.max(0, lines.findIndex(isContent));
  const top = { line: first + 1, column: columnOf(lines[first]!) };
  let read = 0;
  return hunks.map(({ lost, ...hunk }) => {
    if (!lost) return hunk;
    const shortened = new Map<number, Shortened>();
    for (const { after, indent, words } of lost) {
      for (; read < Math.min(after, lines.length); read++) {
        const text = lines[read]!;
        if (!isContent(text)) continue;
        const spaces = text.search(/\S/);
        while (open.length > 0 && open.at(-1)!.indent >= spaces) open.pop();
        if (!isEnd(text)) open.push({ indent: spaces, line: read + 1, column: columnOf(text) });
      }
      const { line, column } = open.findLast((each) => each.indent < indent) ?? top;
      shortened.set(line, { column, words: new Set([...(shortened.get(line)?.words ?? []), ...words]) });
    }
    return { ...hunk, shortened };
  });
}

/** Whether edits of a text touch nothing but changed lines. It is asked about many. */
export function staysOnChange(text: string, hunks: readonly Hunk[]): (edits: readonly TextEdit[]) => boolean {
  const starts = lineStarts(text);
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
  const starts = lineStarts(text);
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
  return [{ from: 1, to: last, changed, ...(shortened.size > 0 && { shortened }) }];
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
const lineAt = (offset: number, starts: readonly number[]): number => countWhere(starts, (start) => start <= offset);

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function touches({ from, to, changed }: Hunk, line: number, endLine: number): boolean {
  for (let at = Math.max(from, line); at <= Math.min(to, endLine); at++) if (changed.has(at)) return true;
  return false;
}
