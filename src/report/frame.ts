/** The code frame: the line of a finding, what is around it, and what to underline. */
import { isHighSurrogate, visible, fitEnd, fitStart, width, grouped, placeIn } from './text.js';
import { type Report, type SecretPlace, isServerPath, type Finding, type Related } from '../core/finding.js';
import { Lines } from '../core/lines.js';
import type { Location } from '../core/rule.js';
import { type ReportContext, byPath } from './overview.js';
import { groupBy } from '../core/collections.js';

type FramePlace = Pick<Location, 'line' | 'column' | 'endLine' | 'endColumn'>;

/** A line as it is shown: tabs are blanks, unseen characters are visible, and a long line is cut. */
export interface FrameRow {
  readonly line: number;
  readonly before: string;
  readonly marked: string;
  readonly after: string;
  /** Set on the row that the finding starts in. */
  readonly target?: { readonly endLine: number };
}

interface FrameOptions {
  readonly columns: number;
  /** Whether the lines before and after are shown too. */
  readonly around: boolean;
}

const TAB = '    ';
/** So much is left for what stands around a long mark. */
const CONTEXT = 20;

/** No rows where the file has no such line: it changed since it was linted. */
export function frame(source: SourceText, place: FramePlace, { columns, around }: FrameOptions): FrameRow[] {
  const text = source.line(place.line);
  if (text === undefined) return [];
  const from = place.column - 1;
  const to = place.endLine > place.line ? text.trimEnd().length : place.endColumn - 1;
  const marked = excerpt(text, from, Math.max(from, to), columns);
  const rows: FrameRow[] = [{ line: place.line, ...marked, target: { endLine: place.endLine } }];
  if (around && !marked.shifted) {
    const before = neighbour(source, place.line - 1, columns);
    const after = neighbour(source, place.line + 1, columns);
    if (before) rows.unshift(before);
    if (after) rows.push(after);
  }
  return rows;
}

function neighbour(source: SourceText, line: number, columns: number): FrameRow | undefined {
  const text = source.line(line);
  if (text === undefined) return undefined;
  const before = fitStart(shown(text.slice(0, columns + 1)), columns, text.length > columns + 1);
  return before.trim() === '' ? undefined : { line, before, marked: '', after: '' };
}

interface Excerpt {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
  /** The start of the line is not shown. */
  readonly shifted: boolean;
}

/** So much of a line around a range as fits. However long the line is, only what is near is looked at. */
function excerpt(line: string, from: number, to: number, columns: number): Excerpt {
  const start = snap(line, Math.min(from, line.length), -1);
  const end = snap(line, Math.min(to, line.length), 1);
  const first = snap(line, Math.max(0, start - columns), 1);
  const markEnd = snap(line, Math.min(end, start + columns), 1);
  const last = snap(line, Math.min(line.length, end + columns), 1);

  const before = shown(line.slice(first, start));
  const marked = shown(line.slice(start, markEnd));
  const after = markEnd === end ? shown(line.slice(end, last)) : '';
  const [isCutBefore, isCutWithin, isCutAfter] = [first > 0, markEnd < end, last < line.length];
  const whole = width(before) + width(marked) + width(after);
  if (!isCutBefore && !isCutWithin && !isCutAfter && whole <= columns) return { before, marked, after, shifted: false };

  const shownMark = fitStart(marked, columns - CONTEXT, isCutWithin);
  const room = columns - width(shownMark);
  const roomBefore = Math.max(room >> 1, room - width(after));
  const shownBefore = fitEnd(before, roomBefore, isCutBefore);
  const roomAfter = room - width(shownBefore);
  const shownAfter = shownMark === marked ? fitStart(after, roomAfter, isCutAfter) : '';
  return { before: shownBefore, marked: shownMark, after: shownAfter, shifted: shownBefore !== before };
}

/** Not in the middle of a surrogate pair. */
function snap(text: string, index: number, step: -1 | 1): number {
  const isInside = index > 0 && isHighSurrogate(text, index - 1) && (text.charCodeAt(index) & 0xfc00) === 0xdc00;
  return isInside ? index + step : index;
}

const shown = (text: string): string => visible(text.replaceAll('\t', TAB));

/** How each part of a frame is coloured. */
interface FramePaint {
  gutter(text: string): string;
  code(text: string): string;
  marked(text: string): string;
}

const NO_PAINT: FramePaint = { gutter: (text) => text, code: (text) => text, marked: (text) => text };

/** A frame as lines of text, with a gutter and carets. */
export function drawFrame(rows: readonly FrameRow[], paint = NO_PAINT): string[] {
  const digits = gutterWidth(rows);
  const lines: string[] = [];
  for (const { line, before, marked, after, target } of rows) {
    const gutter = paint.gutter(`${String(line).padStart(digits)} │`);
    const code = target ? before + marked + after.trimEnd() : paint.code(before.trimEnd());
    lines.push(code === '' ? gutter : `${gutter} ${code}`);
    if (!target) continue;
    const carets = paint.marked('^'.repeat(Math.max(1, width(marked))));
    const more = target.endLine > line ? paint.gutter(` to line ${target.endLine}`) : '';
    lines.push(`${paint.gutter(`${' '.repeat(digits)} │`)} ${' '.repeat(width(before))}${carets}${more}`);
  }
  return lines;
}

export const gutterWidth = (rows: readonly FrameRow[]): number => String(rows.at(-1)?.line ?? '').length;

/** The lines of the files that findings point into. */
export interface SourceText {
  /** A line by its number, from 1, without its end and without a byte order mark. */
  line(number: number): string | undefined;
  /** Line and column of an offset, both from 1. */
  position(offset: number): { line: number; column: number };
}

export type Sources = (path: string) => SourceText | undefined;

/** Files kept at hand; findings come sorted by path, and what they relate to is most often nearby. */
const KEPT = 64;

export function openSources(report: Report, context: ReportContext): Sources {
  const kept = new Map<string, SourceText | undefined>();
  const hidden = secretsByPath(report);
  return (path) => {
    if (kept.has(path)) return kept.get(path);
    if (kept.size >= KEPT) kept.clear();
    const text = context.source(path);
    const source = text === undefined ? undefined : sourceText(mask(text, hidden.get(path) ?? []));
    kept.set(path, source);
    return source;
  };
}

export function sourceText(text: string): SourceText {
  const lines = new Lines(text);
  return {
    line(number) {
      const start = lines.starts[number - 1];
      if (start === undefined) return undefined;
      let end = lines.starts[number] ?? text.length;
      while (end > start && isLineEnd(text.charCodeAt(end - 1))) end--;
      return text.slice(start, end);
    },
    position: (offset) => lines.at(offset),
  };
}

const isLineEnd = (code: number): boolean => code === 10 || code === 13;

/** Those that are suppressed too. */
export const secretsByPath = ({ secrets = [] }: Report): Map<string, SecretPlace[]> => byPath(secrets);

const MOST_SECRETS = 200;
/** What is shorter would be found in every other word. */
const SHORTEST_SECRET = 6;

/** A secret is not repeated in a log or a comment, in no frame that it happens to be in. */
function mask(text: string, secrets: readonly SecretPlace[]): string {
  if (secrets.length === 0) return text;
  let masked = '';
  let at = 0;
  for (const { start, end } of [...secrets].sort((a, b) => a.start - b.start)) {
    const from = Math.max(start, at);
    masked += text.slice(at, from) + text.slice(from, end).replace(/[^\s"'`]/g, '•');
    at = Math.max(end, at);
  }
  masked += text.slice(at);
  // What is a secret in one place is no less of one in another.
  const all = new Set(secrets.map(({ start, end }) => text.slice(start, end).replace(/^["'`]|["'`]$/g, '')));
  for (const secret of [...all].slice(0, MOST_SECRETS)) {
    if (secret.length >= SHORTEST_SECRET) masked = masked.replaceAll(secret, '•'.repeat(secret.length));
  }
  return masked;
}

/** So many of one kind are still reported one by one. */
const MOST_APART = 5;
const PLACES_TOLD = 3;

/** The findings to tell, in the order given, each with all that it stands for: itself, or everything of its kind. */
export type FoldedFindings = ReadonlyMap<Finding, readonly Finding[]>;

/** `pick` says which one of a kind is reported; by default the first. */
export function fold(
  findings: readonly Finding[],
  pick: (ofKind: readonly Finding[]) => Finding = ([first]) => first!,
  mostApart = MOST_APART,
): FoldedFindings {
  const kinds = groupBy(findings, kindOf);
  const folds = new Map<Finding, readonly Finding[]>();
  for (const finding of findings) {
    const ofKind = kinds.get(kindOf(finding))!;
    if (ofKind.length <= mostApart) folds.set(finding, [finding]);
    else if (ofKind[0] === finding) folds.set(pick(ofKind), ofKind);
  }
  return folds;
}

function kindOf({ path, rule, severity, messageId, message }: Finding): string {
  return [path, rule, severity, messageId === undefined ? `"${message}` : messageId].join('\n');
}

/** How many findings the told ones stand for. */
export function places(folds: FoldedFindings, told: Iterable<Finding> = folds.keys()): number {
  let sum = 0;
  for (const each of told) sum += folds.get(each)!.length;
  return sum;
}

/** Where the others are; undefined for a finding that stands for itself alone. */
export function placesText(ofKind: readonly Finding[]): string | undefined {
  if (ofKind.length === 1) return undefined;
  const first = ofKind.slice(0, PLACES_TOLD).map((each) => placeIn(each));
  const where = isServerPath(ofKind[0]!.path) ? '' : ' in the file';
  return `${grouped(ofKind.length)} findings like this${where}: at ${first.join(', ')} and ${grouped(ofKind.length - PLACES_TOLD)} more`;
}

/** So many notes of one text are still told one by one. */
const MOST_ALIKE = 3;
const ALIKE_TOLD = 2;

/** The notes to tell. Without a place: how many more have the text of those before. */
export function notesToTell(related: readonly Related[]): readonly (Partial<Related> & Pick<Related, 'note'>)[] {
  return [...groupBy(related, ({ note }) => note).values()].flatMap((alike) =>
    alike.length <= MOST_ALIKE
      ? alike
      : [...alike.slice(0, ALIKE_TOLD), { note: `${grouped(alike.length - ALIKE_TOLD)} more places like this.` }],
  );
}
