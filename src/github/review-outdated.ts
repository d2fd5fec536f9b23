/** Which comments of earlier runs are outdated, and what they say from then on. */
import type { Report } from '../core/finding.js';
import type { Job } from './job.js';
import { copiedBody, resolvedBody } from './review-comment.js';
import type { EarlierComment } from './review-earlier.js';

export interface Rewritten {
  readonly comment: EarlierComment;
  readonly body: string;
}

/** Those whose findings are gone, then those that say what an older one says. `present`: the fingerprints of what is there. */
export function outdatedAmong(
  comments: readonly EarlierComment[],
  present: ReadonlySet<string>,
  report: Report,
  job: Job,
): Rewritten[] {
  const isGone = ({ fingerprint, path }: EarlierComment): boolean => !present.has(fingerprint) && isKnown(path, report);
  const oldest = oldestOf(comments);
  const copies = comments.filter((each) => !isGone(each) && oldest.get(each.fingerprint) !== each);
  return [
    ...comments.filter(isGone).map((comment) => ({ comment, body: resolvedBody(comment, job) })),
    ...copies.map((comment) => ({ comment, body: copiedBody(comment, oldest.get(comment.fingerprint)!, job) })),
  ];
}

/** By fingerprint. */
export function oldestOf(comments: readonly EarlierComment[]): Map<string, EarlierComment> {
  return new Map([...comments].reverse().map((each) => [each.fingerprint, each]));
}

/** In a file that could not be linted, or of which not all is told, nobody knows what is gone. */
function isKnown(path: string, { failures, cutShort = [] }: Report): boolean {
  return !cutShort.includes(path) && !failures.some((failure) => isOf(failure.path, path));
}

/** What failed may be the file, a folder around it, or all of the run. */
function isOf(failed: string, path: string): boolean {
  return failed === '' || failed === '.' || failed === path || path.startsWith(`${failed}/`);
}
