/**
 * What is checked out is most often the merge commit, and a review speaks of the lines at the head.
 * Here the one text's lines are found in the other.
 */
import { createHash } from 'node:crypto';
import type { GitHub } from './client.js';
import type { Job } from './job.js';
import { mapLines } from './line-map.js';
import { linesOf, type Lines, type Span } from './lines.js';

export interface HeadText extends Lines {
  /** A line of the checkout, by its number, at the head; undefined where it has no certain counterpart. */
  lineOf(line: number): number | undefined;
  /** It is the text that was checked out, line by line. */
  readonly isSame: boolean;
}

/** The text that was checked out, if it is the head's own: `sha` names the file's blob there. */
export function sameText(checkout: Lines, sha: string): HeadText | undefined {
  if (blobSha(checkout.text, sha) === sha) return same(checkout);
  // Git may have been told to write \r\n where the repository has \n.
  const unix = checkout.text.replaceAll('\r\n', '\n');
  return blobSha(unix, sha) === sha ? same(linesOf(unix)) : undefined;
}

/** The text at the head, which is another one. Undefined where it cannot be had. */
export async function otherText(
  github: GitHub,
  job: Job,
  path: string,
  sha: string,
  checkout: Lines,
): Promise<HeadText | undefined> {
  const text = await fetchText(github, job, path);
  if (text === undefined || blobSha(text, sha) !== sha) return undefined;
  const head = linesOf(text);
  const map = mapLines(checkout.lines, head.lines);
  return { ...head, isSame: false, lineOf: (line) => next(map[line - 1]) };
}

const next = (index: number | undefined): number | undefined => (index === undefined ? undefined : index + 1);

function same(head: Lines): HeadText {
  return { ...head, isSame: true, lineOf: (line) => (line <= head.lines.length ? line : undefined) };
}

/** Lines of the checkout at the head, as many as follow each other there too. */
export function spanAtHead(head: HeadText, { from, to }: Span): Span | undefined {
  const first = head.lineOf(from);
  if (first === undefined) return undefined;
  let last = first;
  while (from + last - first < to && head.lineOf(from + last - first + 1) === last + 1) last++;
  return { from: first, to: last };
}

interface ContentFile {
  readonly type?: string;
  readonly encoding?: string;
  readonly content?: string;
}

async function fetchText(github: GitHub, job: Job, path: string): Promise<string | undefined> {
  try {
    const route = 'GET /repos/{owner}/{repo}/contents/{path}';
    const { type, encoding, content } = await github.request<ContentFile>(route, { path, ref: job.head });
    if (type !== 'file' || encoding !== 'base64' || content === undefined) return undefined;
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(content, 'base64'));
  } catch {
    return undefined;
  }
}

/** The name that git gives to a file's content, in the kind of hash that `like` is. */
function blobSha(text: string, like = ''): string {
  const bytes = Buffer.from(text);
  return createHash(like.length === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');
}
