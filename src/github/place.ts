/** Where on a pull request's diff findings can be commented. */
import type { Hunk } from '../engine/changed-lines.js';
import type { Finding } from '../core/finding.js';
import { byPath } from '../report/overview.js';
import type { PullFile, PullFiles } from './changed.js';
import type { GitHub } from './client.js';
import { otherText, sameText, spanAtHead, type HeadText } from './head-text.js';
import type { Job } from './job.js';
import { linesOf, meet, spanOf, type Lines, type Span } from './lines.js';

export type Place = OnDiff | OffDiff;

/** Lines at the head, all in one hunk. */
export interface OnDiff {
  readonly kind: 'on';
  readonly span: Span;
  readonly hunk: Hunk;
  readonly file: FileLines;
}

/** `unknown`: GitHub does not tell what changed in the file, or the head's text cannot be had. */
export interface OffDiff {
  readonly kind: 'off' | 'unknown';
  /** The line at the head, where it is known. */
  readonly line?: number;
}

export interface FileLines {
  readonly checkout: Lines;
  readonly head: HeadText;
}

/** So many files are asked for whose text at the head is another one. */
const FETCHED = 30;

export async function placeAll(
  github: GitHub,
  job: Job,
  findings: readonly Finding[],
  files: PullFiles,
  readFile: (path: string) => string | undefined,
): Promise<Map<Finding, Place>> {
  const places = new Map<Finding, Place>();
  let fetched = 0;
  for (const [path, inFile] of byPath(findings)) {
    const file = files.get(path);
    const text = file?.hunks?.length ? readFile(path) : undefined;
    const checkout = text === undefined ? undefined : linesOf(text);
    let head = checkout && sameText(checkout, file!.sha);
    if (checkout && !head && fetched++ < FETCHED) head = await otherText(github, job, path, file!.sha, checkout);
    const lines = checkout && head ? { checkout, head } : undefined;
    for (const each of inFile) places.set(each, place(each, file, lines));
  }
  return places;
}

function place(finding: Finding, file: PullFile | undefined, lines: FileLines | undefined): Place {
  if (!file || file.hunks?.length === 0) return { kind: 'off' };
  if (!file.hunks || !lines) return { kind: 'unknown' };
  const wanted = spanAtHead(lines.head, spanOf(lines.checkout, finding));
  if (!wanted) return { kind: 'off' };
  const hunk = file.hunks.find((each) => meet(wanted, each));
  if (!hunk) return { kind: 'off', line: wanted.from };
  const span = { from: Math.max(wanted.from, hunk.from), to: Math.min(wanted.to, hunk.to) };
  return { kind: 'on', span, hunk, file: lines };
}
