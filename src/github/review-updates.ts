/** Brings what stands on a pull request up to date, and folds away what is there twice. */
import type { Report } from '../core/finding.js';
import { isMissing, type GitHub } from './client.js';
import type { Job, PullRequest } from './job.js';
import { isSameText, openMinimizer, type Minimize } from './own-posts.js';
import { copiedReviewBody } from './review-body.js';
import { outdatedAmong, type CommentUpdate } from './review-comments.js';
import { overviewsOf, readEarlier, type EarlierComment, type EarlierReview } from './review-earlier.js';

/**
 * Another run may have posted the same while this one did. Whichever came second sees the other's when it looks again, and
 * folds its own away.
 */
export async function foldCopies(
  github: GitHub,
  job: Job,
  pull: PullRequest,
  report: Report,
  posted: EarlierReview['id'],
): Promise<void> {
  const now = await readEarlier(github, job, pull);
  const { first } = overviewsOf(now);
  const present = new Set(now.comments.map(({ fingerprint }) => fingerprint));
  const isOwn = ({ comment }: CommentUpdate): boolean => comment.review === posted;
  const copies = outdatedAmong(now.comments, present, report, job).filter(isOwn);
  const minimize = openMinimizer(github, job);
  await minimizeComments(github, job, copies, minimize);
  const folded = new Set(copies.map(({ comment }) => comment));
  const open = now.comments.filter((each) => each.review === posted && !folded.has(each));
  const own = now.reviews.filter(({ id }) => id === posted && id !== first?.id);
  if (first && open.length === 0)
    await minimizeReviews(github, job, pull, own, copiedReviewBody(job, first.url), open, minimize);
}

export async function updateReview(
  github: GitHub,
  { owner, repo }: Job,
  { number: pull_number }: PullRequest,
  { id: review_id, body: before }: EarlierReview,
  body: string,
): Promise<void> {
  if (!isSameText(before, body)) await github.rest.pulls.updateReview({ owner, repo, pull_number, review_id, body });
}

export async function updateComment(
  github: GitHub,
  { owner, repo }: Job,
  { id: comment_id, body: before }: EarlierComment,
  body: string,
): Promise<void> {
  if (isSameText(before, body)) return;
  try {
    await github.rest.pulls.updateReviewComment({ owner, repo, comment_id, body });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Their text says so too, for people who read it elsewhere, and for where GitHub does not let us minimize. */
export async function minimizeComments(
  github: GitHub,
  job: Job,
  outdated: readonly CommentUpdate[],
  minimize: Minimize,
): Promise<void> {
  for (const { comment, body } of outdated) {
    await updateComment(github, job, comment, body);
    await minimize(comment.nodeId);
  }
}

/** A review with an open comment is not minimized, as that would hide the comment. */
export async function minimizeReviews(
  github: GitHub,
  job: Job,
  pull: PullRequest,
  copies: readonly EarlierReview[],
  body: string,
  open: readonly EarlierComment[],
  minimize: Minimize,
): Promise<void> {
  for (const copy of copies) {
    await updateReview(github, job, pull, copy, body);
    if (!open.some(({ review }) => review === copy.id)) await minimize(copy.nodeId);
  }
}
