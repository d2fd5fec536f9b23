/**
 * Where findings are on the diff of a pull request. Usually the merge commit is checked out, and a review refers to lines
 * at the head, so each line of the checked-out text is looked up in the text at the head.
 */
import { createHash } from 'node:crypto';
import type { Finding } from '../core/finding.js';
import type { Hunk } from '../engine/changed-lines.js';
import { feedStarts, lineAt } from '../core/lines.js';
import { countLeading } from '../core/collections.js';
import { byPath } from '../report/overview.js';
import type { GitHub } from './client.js';
import type { Job } from './job.js';
import type { PullFile, PullFiles } from './pull-files.js';

export type DiffPosition = OnDiff | OffDiff;

/** Lines at the head, all in one hunk. */
export interface OnDiff {
  readonly kind: 'on';
  readonly span: LineSpan;
  readonly hunk: Hunk;
  readonly file: FileVersions;
}

/** `unknown`: GitHub does not show what changed in the file, or the text at the head cannot be read. */
export interface OffDiff {
  readonly kind: 'off' | 'unknown';
  /** The line at the head, where it is known. */
  readonly line?: number;
}

export interface FileVersions {
  readonly checkout: TextLines;
  readonly head: HeadText;
}

/** A text in lines as git and GitHub count them: only \n ends a line, and \r is part of it. */
export interface TextLines {
  readonly text: string;
  /** Without their \n. There is no line after a final \n. */
  readonly lines: readonly string[];
  /** Where lines start; after a final \n also where the next one would. */
  readonly starts: readonly number[];
}

export interface HeadText extends TextLines {
  /** The number at the head of a line of the checkout; undefined if no line certainly corresponds to it. */
  lineOf(line: number): number | undefined;
  /** It is the text that is checked out, line by line. */
  readonly isSame: boolean;
}

/** Line numbers from 1, both inclusive. */
export interface LineSpan {
  readonly from: number;
  readonly to: number;
}

/** At most this many files are read from the head. */
const MOST_READ = 30;

export async function diffPositions(
  github: GitHub,
  job: Job,
  findings: readonly Finding[],
  files: PullFiles,
  readFile: (path: string) => string | undefined,
): Promise<Map<Finding, DiffPosition>> {
  const positions = new Map<Finding, DiffPosition>();
  let read = 0;
  for (const [path, inFile] of byPath(findings)) {
    const file = files.get(path);
    const text = file?.hunks?.length ? readFile(path) : undefined;
    const checkout = text === undefined ? undefined : linesOf(text);
    let head = checkout && headIfSame(checkout, file!.sha);
    if (checkout && !head && read++ < MOST_READ) head = await readHead(github, job, path, file!.sha, checkout);
    const versions = checkout && head ? { checkout, head } : undefined;
    for (const each of inFile) positions.set(each, positionOf(each, file, versions));
  }
  return positions;
}

function positionOf(finding: Finding, file: PullFile | undefined, versions: FileVersions | undefined): DiffPosition {
  if (!file || file.hunks?.length === 0) return { kind: 'off' };
  if (!file.hunks || !versions) return { kind: 'unknown' };
  const wanted = spanAtHead(versions.head, spanOf(versions.checkout, finding));
  if (!wanted) return { kind: 'off' };
  const hunk = file.hunks.find((each) => overlap(wanted, each));
  if (!hunk) return { kind: 'off', line: wanted.from };
  const span = { from: Math.max(wanted.from, hunk.from), to: Math.min(wanted.to, hunk.to) };
  return { kind: 'on', span, hunk, file: versions };
}

/** The checked-out text, if it is the head's own: `sha` is the file's blob there. */
export function headIfSame(checkout: TextLines, sha: string): HeadText | undefined {
  if (blobSha(checkout.text, sha) === sha) return sameHead(checkout);
  // Git can be configured to write \r\n where the repository has \n.
  const unix = checkout.text.replaceAll('\r\n', '\n');
  return blobSha(unix, sha) === sha ? sameHead(linesOf(unix)) : undefined;
}

function sameHead(head: TextLines): HeadText {
  return { ...head, isSame: true, lineOf: (line) => (line <= head.lines.length ? line : undefined) };
}

/** The text at the head, which differs from the checkout. Undefined if it cannot be read. */
export async function readHead(
  github: GitHub,
  job: Job,
  path: string,
  sha: string,
  checkout: TextLines,
): Promise<HeadText | undefined> {
  const text = await readText(github, job, path);
  if (text === undefined || blobSha(text, sha) !== sha) return undefined;
  const head = linesOf(text);
  const indexes = correspondingLines(checkout.lines, head.lines);
  const lineOf = (line: number): number | undefined => {
    const index = indexes[line - 1];
    return index === undefined ? undefined : index + 1;
  };
  return { ...head, isSame: false, lineOf };
}

async function readText(github: GitHub, { owner, repo, head }: Job, path: string): Promise<string | undefined> {
  try {
    const { data } = await github.rest.repos.getContent({ owner, repo, path, ref: head });
    if (Array.isArray(data) || data.type !== 'file' || data.encoding !== 'base64') return undefined;
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(data.content, 'base64'));
  } catch {
    return undefined;
  }
}

/** Git's name of a file's content, in the same kind of hash as `like`. */
function blobSha(text: string, like = ''): string {
  const bytes = Buffer.from(text);
  return createHash(like.length === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');
}

/** Lines of the checkout at the head: the first of them, and those that follow it there too. */
export function spanAtHead(head: HeadText, { from, to }: LineSpan): LineSpan | undefined {
  const first = head.lineOf(from);
  if (first === undefined) return undefined;
  let last = first;
  while (from + last - first < to && head.lineOf(from + last - first + 1) === last + 1) last++;
  return { from: first, to: last };
}

export function linesOf(text: string): TextLines {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return { text, lines, starts: feedStarts(text) };
}

/** The lines of a range; the last line for a range at the very end. */
export function spanOf(text: TextLines, { start, end }: { readonly start: number; readonly end: number }): LineSpan {
  const last = Math.max(1, text.lines.length);
  const from = Math.min(last, lineAt(start, text.starts));
  return { from, to: Math.max(from, Math.min(last, lineAt(end - 1, text.starts))) };
}

export const overlap = (a: LineSpan, b: LineSpan): boolean => Math.max(a.from, b.from) <= Math.min(a.to, b.to);

export function isWithin(inner: LineSpan, outer: LineSpan): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}

/** By index in `from`: the index of the same line in `to`; undefined if there is none, or any doubt about which one it is. */
export function correspondingLines(from: readonly string[], to: readonly string[]): (number | undefined)[] {
  const [a, b] = [from.map(withoutReturn), to.map(withoutReturn)];
  const map = new Array<number | undefined>(a.length).fill(undefined);
  let gap = { a: 0, b: 0 };
  for (const anchor of anchors(a, b)) {
    mapGap(map, a, b, gap, anchor);
    map[anchor.a] = anchor.b;
    gap = { a: anchor.a + 1, b: anchor.b + 1 };
  }
  mapGap(map, a, b, gap, { a: a.length, b: b.length });
  return map;
}

interface LinePair {
  readonly a: number;
  readonly b: number;
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);

/** Between two pairs, lines correspond as long as they are equal, counted from either end. */
function mapGap(
  map: (number | undefined)[],
  a: readonly string[],
  b: readonly string[],
  from: LinePair,
  to: LinePair,
): void {
  let [a0, b0, a1, b1] = [from.a, from.b, to.a, to.b];
  while (a0 < a1 && b0 < b1 && a[a0] === b[b0]) map[a0++] = b0++;
  while (a0 < a1 && b0 < b1 && a[a1 - 1] === b[b1 - 1]) map[--a1] = --b1;
  if (a0 === a1 && b0 === b1) return;
  // If a line at one end of the difference equals one at its other end, either of them may be the added one.
  const slides = (index: number, by: number): boolean =>
    (a1 > a0 && a[index] === a[index + by * (a1 - a0)]) ||
    (b1 > b0 && map[index] !== undefined && b[map[index]] === b[map[index] + by * (b1 - b0)]);
  for (let i = a0 - 1; i >= from.a && slides(i, 1); i--) map[i] = undefined;
  for (let i = a1; i < to.a && slides(i, -1); i++) map[i] = undefined;
}

/** Lines that each text has exactly once: the longest series that is in the same order in both. */
function anchors(a: readonly string[], b: readonly string[]): LinePair[] {
  const inB = uniqueLines(b);
  const pairs: LinePair[] = [];
  for (const [line, index] of uniqueLines(a)) {
    const other = inB.get(line);
    if (other !== undefined) pairs.push({ a: index, b: other });
  }
  return longestIncreasing(pairs);
}

function uniqueLines(lines: readonly string[]): Map<string, number> {
  const unique = new Map<string, number>();
  const repeated = new Set<string>();
  lines.forEach((line, index) => {
    if (unique.has(line)) repeated.add(line);
    else unique.set(line, index);
  });
  for (const line of repeated) unique.delete(line);
  return unique;
}

/** The pairs increase in `a`; the longest subsequence that also increases in `b`. */
function longestIncreasing(pairs: readonly LinePair[]): LinePair[] {
  const ends: number[] = [];
  const before = new Array<number | undefined>(pairs.length);
  pairs.forEach((pair, index) => {
    const lower = countLeading(ends, (end) => pairs[end]!.b < pair.b);
    before[index] = ends[lower - 1];
    ends[lower] = index;
  });
  const increasing: LinePair[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before[at]) increasing.push(pairs[at]!);
  return increasing.reverse();
}
