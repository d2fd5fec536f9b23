/** Which lines a change touched, and which findings it may be the reason for. */
import { groupBy } from '../core/collections.js';
import type { Finding } from '../core/finding.js';
import { hasTag } from '../core/tags.js';
import { feedStarts, lineAt } from '../core/lines.js';
import type { TextEdit } from '../core/rule.js';

/** By path, as findings have it. A file that is not there did not change; of one that is `all`, every line counts. */
export type Changes = ReadonlyMap<string, readonly Hunk[] | 'all'>;

/** Whether any line of a finding has changed. */
export function isOnChangedLines(
  { path, line, endLine }: Pick<Finding, 'path' | 'line' | 'endLine'>,
  changes: Changes,
): boolean {
  const hunks = changes.get(path);
  if (hunks === undefined || hunks === 'all') return hunks === 'all';
  return hunks.some((hunk) => touches(hunk, line, endLine));
}

/** Whether a change may be the reason for a finding. Most are on a changed line; some can be elsewhere. */
export function isCausedByChange(finding: Finding, changes: Changes): boolean {
  const causes = [isOnChangedLines, isCausedByRemoval, isCausedByLoss, isCausedByRename];
  if (causes.some((isCausedBy) => isCausedBy(finding, changes))) return true;
  // A parser gives up later than where the fault is, and what it does not read is not linted.
  if (hasTag(finding.rule, 'follows-file')) return changes.has(finding.path);
  // What was mended has left its suppression behind; what code no longer does is reported at its declaration.
  if (hasTag(finding.rule, 'follows-related')) return finding.related?.some(({ path }) => changes.has(path)) ?? false;
  // Of two places that contradict each other, the first may be the one that changed.
  return (finding.related ?? []).some(({ path, line }) => isOnChangedLines({ path, line, endLine: line }, changes));
}

/** What is missing is reported where its parent begins, at a brace or a key, not where the removed lines were. */
function isCausedByRemoval(finding: Finding, changes: Changes): boolean {
  const { path, line, column, endLine, endColumn, missing = [] } = finding;
  const hunks = changes.get(path);
  if (hunks === undefined || hunks === 'all') return false;
  const isBrace = line === endLine && endColumn - column === 1;
  const named = new Set([...missing, ...quotedIn(finding)]);
  return hunks.some(({ shortened }) => {
    const begin = shortened?.get(line);
    if (begin === undefined || (begin.column !== column && !isBrace)) return false;
    return [...begin.words].some((word) => named.has(word));
  });
}

/** What an object lacks is about all of its lines: keys of its own that are gone from there may be what is missing. */
function isCausedByLoss({ missing = [], missingFrom }: Finding, changes: Changes): boolean {
  const hunks = missingFrom && changes.get(missingFrom.path);
  if (hunks === undefined) return false;
  if (hunks === 'all') return true;
  const { from, to, columns } = missingFrom!;
  const isMissing = ({ word, column }: RemovedText['keys'][number]): boolean =>
    (missing.length === 0 || missing.includes(word)) && (columns.length === 0 || columns.includes(column));
  const losses = hunks.flatMap(({ lost = [] }) => lost);
  return losses.some(({ after, keys }) => after >= from && after <= to && keys.some(isMissing));
}

/** At a name that nothing has any more: `required` may still ask for a property that is called something else now. */
function isCausedByRename(finding: Finding, changes: Changes): boolean {
  const { path, line, column, endLine, endColumn } = finding;
  const hunks = changes.get(path);
  if (hunks === undefined || hunks === 'all' || line !== endLine) return false;
  if (!hunks.some(({ gone }) => gone?.size)) return false;
  // With its quotes or without.
  const isHere = (name: string): boolean => [0, 2].includes(endColumn - column - name.length);
  const named = quotedIn(finding).filter(isHere);
  return hunks.some(({ gone }) => named.some((name) => gone?.has(name)));
}

/** What the message quotes from the file. */
const quotedIn = ({ data = {} }: Finding): readonly string[] => Object.values(data);

/** Hunks count lines as git does. A carriage return alone ends a line too, and then the numbers say nothing. */
export function hunksOf(path: string, text: string, changes: Changes): readonly Hunk[] | 'all' {
  const hunks = changes.get(path) ?? [];
  if (hunks === 'all' || hunks.length === 0) return hunks;
  if (/\r(?!\n)/.test(text)) return 'all';
  return hunks.some(({ lost }) => lost) ? withLosses(hunks, text) : hunks;
}

function withLosses(hunks: readonly Hunk[], text: string): Hunk[] {
  const beginnings = new EnclosingBlocks(text);
  const names = namesIn(text);
  return hunks.map((hunk) => {
    const { lost } = hunk;
    if (!lost) return hunk;
    const shortened = new Map<number, Shortening>();
    for (const { after, indent, words } of lost) {
      const { line, column } = beginnings.around(after, indent);
      shortened.set(line, { column, words: new Set([...(shortened.get(line)?.words ?? []), ...words]) });
    }
    const gone = new Set(lost.flatMap((each) => each.names.filter((name) => !names.has(name))));
    return { ...hunk, shortened, gone };
  });
}

/** Whether edits of a text touch nothing but changed lines. It is asked about many. */
export function staysOnChangedLines(text: string, hunks: readonly Hunk[]): (edits: readonly TextEdit[]) => boolean {
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
  const shortened = new Map<number, Shortening>();
  const isChanged = changedIn(hunks);
  const shortenedHunks = hunks.filter((hunk) => hunk.shortened);
  const lossesAfter = groupBy(
    hunks.flatMap((hunk) => hunk.lost ?? []),
    ({ after }) => after,
  );
  const lost = [...(lossesAfter.get(0) ?? [])];
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
    for (const each of lossesAfter.get(index + 1) ?? []) lost.push({ ...each, after: index + 1 + moved });
  });
  const last = starts.length + inOrder.slice(next).reduce((sum, edit) => sum + lineEnds(edit.text), moved);
  const changed = new Set<number>();
  for (let line = 1; line <= last; line++) if (!kept.has(line)) changed.add(line);
  const gone = new Set(hunks.flatMap((hunk) => [...(hunk.gone ?? [])]));
  return [
    {
      ...{ from: 1, to: last, changed },
      ...(lost.length > 0 && { lost }),
      ...(shortened.size > 0 && { shortened }),
      ...(gone.size > 0 && { gone }),
    },
  ];
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

/** Where the blocks of a text begin, by the indentation of its lines, which works in every language. */
interface BlockStart {
  /** In lines and columns from 1. */
  readonly line: number;
  readonly column: number;
  readonly indent: number;
}

/** It reads the text once: what it is asked about comes in the order of the text. */
class EnclosingBlocks {
  readonly #lines: readonly string[];
  readonly #top: BlockStart;
  /** Of what has not ended where it has read to, the outermost first. */
  readonly #open: BlockStart[] = [];
  #read = 0;

  constructor(text: string) {
    this.#lines = text.split('\n');
    this.#top = this.#beginningIn(Math.max(0, this.#lines.findIndex(isContent)));
  }

  /** The block that contains a line with this indentation after the given one; 0 is the top. */
  around(after: number, indent: number): BlockStart {
    for (const end = Math.min(after, this.#lines.length); this.#read < end; this.#read++) this.#readLine(this.#read);
    return this.#open.findLast((each) => each.indent < indent) ?? this.#top;
  }

  #readLine(index: number): void {
    const text = this.#lines[index]!;
    if (!isContent(text)) return;
    const beginning = this.#beginningIn(index);
    while (this.#open.length > 0 && this.#open.at(-1)!.indent >= beginning.indent) this.#open.pop();
    if (!isEnd(text)) this.#open.push(beginning);
  }

  #beginningIn(index: number): BlockStart {
    const text = this.#lines[index]!;
    return { line: index + 1, column: columnOf(text), indent: spacesOf(text) };
  }
}

const isContent = (line: string): boolean => !/^\s*(?:$|#|\/\/|---)/.test(line);

/** One as `}, {` is a beginning too. */
const isEnd = (line: string): boolean => /^\s*[)\]}]/.test(line) && !/[([{]\s*$/.test(line);

// What a unified diff says of the new side, be it git's or GitHub's.

/** The new side of a hunk, in lines from 1. */
export interface Hunk {
  /** The lines that the hunk shows, context included. */
  readonly from: number;
  readonly to: number;
  /** The lines that are new or differ. */
  readonly changed: ReadonlySet<number>;
  /** Where lines went and what they held did not come back. */
  readonly lost?: readonly RemovedText[];
  /** The lines on which something begins that has lost lines. Known where the text is. */
  readonly shortened?: ReadonlyMap<number, Shortening>;
  /** The names that lost lines gave to something, where nothing is called so any more. Known where the text is. */
  readonly gone?: ReadonlySet<string>;
}

interface Shortening {
  readonly column: number;
  /** The words that the lost lines began with. */
  readonly words: ReadonlySet<string>;
}

export interface RemovedText {
  /** The line before them; 0 at the top. */
  readonly after: number;
  /** How far they were indented: a line before them that is indented less began what they belonged to. */
  readonly indent: number;
  /** What they began with: keys, mostly. */
  readonly words: readonly string[];
  /** Of these, the outermost ones, and the columns where they were. */
  readonly keys: readonly { readonly word: string; readonly column: number }[];
  /** What they gave a name to: properties, constants. */
  readonly names: readonly string[];
}

/** The hunks of one file's diff, without or with its header lines. */
export function readHunks(patch: string): Hunk[] {
  const hunks: Hunk[] = [];
  const lines = patch.split('\n');
  for (let at = 0; at < lines.length;) {
    const header = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(lines[at++]!);
    if (!header) continue;
    const [, before = '1', from = '', now = '1'] = header;
    const end = endOfHunk(lines, at, Number(before), Number(now));
    hunks.push(hunkOf(lines.slice(at, end), Number(from), Number(now)));
    at = end;
  }
  return hunks;
}

/** A hunk ends when it has had as many lines of the old side and of the new as its header says. */
function endOfHunk(lines: readonly string[], start: number, before: number, now: number): number {
  let [old, fresh, at] = [before, now, start];
  for (; at < lines.length && (old > 0 || fresh > 0); at++) {
    const mark = lines[at]![0];
    if (mark === '\\') continue;
    if (mark !== '+') old--;
    if (mark !== '-') fresh--;
  }
  return at;
}

function hunkOf(lines: readonly string[], from: number, now: number): Hunk {
  // Of a hunk without new lines git names the line in front of it.
  const exchanges = exchangesIn(lines, now === 0 ? from + 1 : from);
  const changed = new Set(exchanges.flatMap(({ line, come }) => come.map((_, index) => line + index)));
  const lost = exchanges.flatMap((each) => lossOf(each) ?? []);
  return { from, to: from + now - 1, changed, ...(lost.length > 0 && { lost }) };
}

/** Lines that went, and those that came in their place. */
interface Exchange {
  /** The first of those that came, or where it would be. */
  readonly line: number;
  readonly gone: string[];
  readonly come: string[];
}

function exchangesIn(lines: readonly string[], from: number): Exchange[] {
  const exchanges: Exchange[] = [];
  let line = from;
  let open: Exchange | undefined;
  const begin = (): Exchange => {
    const exchange = { line, gone: [], come: [] };
    exchanges.push(exchange);
    return exchange;
  };
  for (const written of lines) {
    const [mark, text] = [written[0], written.slice(1)];
    switch (mark) {
      case '-':
        if (!open || open.come.length > 0) open = begin();
        open.gone.push(text);
        break;
      case '+':
        open ??= begin();
        open.come.push(text);
        line++;
        break;
      case '\\':
        break;
      default:
        open = undefined;
        line++;
    }
  }
  return exchanges;
}

/**
 * What went for good, and how far its outermost lines were indented: a line that begins alike is the same one, edited, unless
 * a line that is indented less has come in front of it. Then it belongs to something else.
 */
function lossOf({ line: first, gone, come }: Exchange): RemovedText | undefined {
  const here = beginningsOf(come);
  const all = new Set(here.map(({ word }) => word));
  const outermost = new Set(here.flatMap(({ word, isInner }) => (isInner ? [] : [word])));
  const lines = beginningsOf(gone).flatMap(({ line, word, isInner }) =>
    line.trim() === '' || (isInner ? all : outermost).has(word) ? [] : [line],
  );
  const words = lines.flatMap((line) => firstWord(line) ?? []);
  if (words.length === 0) return undefined;
  // The item of a YAML sequence is still there where another line has its dash now.
  const dashes = new Set(come.filter((line) => DASH.test(line)).map(spacesOf));
  const indents = lines.map((line) =>
    DASH.test(line) && !dashes.has(spacesOf(line)) ? spacesOf(line) : columnOf(line) - 1,
  );
  const names = lines.flatMap((line) => NAMED.exec(line)?.[1] ?? []);
  const indent = indents.reduce((least, each) => Math.min(least, each));
  return { after: first - 1, indent, words, keys: outermostIn(lines), names };
}

/** What is indented more than a line before it was part of what that line began. */
function outermostIn(lines: readonly string[]): RemovedText['keys'] {
  let outermost = Infinity;
  return lines.flatMap((line) => {
    const [word, column] = [firstWord(line), columnOf(line)];
    if (word === undefined || column > outermost) return [];
    outermost = column;
    return [{ word, column }];
  });
}

const DASH = /^\s*- /;
const spacesOf = (line: string): number => line.search(/\S/);

interface Beginning {
  readonly line: string;
  /** The first word of the line, or its brackets if it has no word. */
  readonly word: string;
  /** A line before it is indented less. */
  readonly isInner: boolean;
}

function beginningsOf(lines: readonly string[]): Beginning[] {
  let least = Infinity;
  return lines.map((line) => {
    const indent = spacesOf(line);
    if (indent >= 0) least = Math.min(least, indent);
    return { line, word: firstWord(line) ?? line.trim().replace(/,$/, ''), isInner: indent > least };
  });
}

const firstWord = (line: string): string | undefined => /[\p{L}\p{N}_$@]+/u.exec(line)?.[0];

/** A line that begins with a name: no comment, no item of a list. */
const NAMED = /^\s*(?:(?:export\s+)?(?:const|let|var|function)\s+)?["'`]?([\p{L}\p{N}_$@-]+)["'`]?\s*\??[:=(]/u;

/** What is before a colon, an equals sign or a parenthesis: keys, constants, functions. */
function namesIn(text: string): ReadonlySet<string> {
  const names = text.matchAll(/(?<![\p{L}\p{N}_$@-])([\p{L}\p{N}_$@-]+)["'`]?\s{0,9}\??[:=(]/gu);
  return new Set([...names].map(([, name]) => name!));
}

/** Where the content of a line begins. The dash of a YAML sequence indents what follows it. */
const columnOf = (line: string): number => /^\s*(?:- +)*/.exec(line)![0].length + 1;
