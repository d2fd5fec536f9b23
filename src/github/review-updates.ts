/** Brings what stands on a pull request up to date, and folds away what is there twice. */
import type { Report } from '../core/finding.js';
import { isMissing } from './client.js';
import { isSameText, openMinimizer, type Minimize } from './own-posts.js';
import { copiedReviewBody } from './review-body.js';
import { outdatedAmong, type CommentUpdate } from './review-comments.js';
import { overviewsOf, readEarlier, type EarlierComment, type EarlierReview, type Reviewed } from './review-earlier.js';

/**
 * Another run may have posted the same while this one did. Whichever came second sees the other's when it looks again, and
 * folds its own away.
 */
export async function foldCopies(to: Reviewed, report: Report, posted: EarlierReview['id']): Promise<void> {
  const { github, job } = to;
  const now = await readEarlier(to);
  const { first } = overviewsOf(now);
  const present = new Set(now.comments.map(({ fingerprint }) => fingerprint));
  const isOwn = ({ comment }: CommentUpdate): boolean => comment.review === posted;
  const copies = outdatedAmong(now.comments, present, report, job).filter(isOwn);
  const minimize = openMinimizer(github, job);
  await minimizeComments(to, copies, minimize);
  const folded = new Set(copies.map(({ comment }) => comment));
  const open = now.comments.filter((each) => each.review === posted && !folded.has(each));
  const own = now.reviews.filter(({ id }) => id === posted && id !== first?.id);
  if (first && open.length === 0) await minimizeReviews(to, own, first.url, open, minimize);
}

export async function updateReview(
  { github, job, pull }: Reviewed,
  review: EarlierReview,
  body: string,
): Promise<void> {
  const { owner, repo } = job;
  if (isSameText(review.body, body)) return;
  await github.rest.pulls.updateReview({ owner, repo, pull_number: pull.number, review_id: review.id, body });
}

export async function updateComment({ github, job }: Reviewed, { comment, body }: CommentUpdate): Promise<void> {
  if (isSameText(comment.body, body)) return;
  const { owner, repo } = job;
  const comment_id = comment.id;
  try {
    await github.rest.pulls.updateReviewComment({ owner, repo, comment_id, body });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Their text says so too, for people who read it elsewhere, and for where GitHub does not let us minimize. */
export async function minimizeComments(
  to: Reviewed,
  outdated: readonly CommentUpdate[],
  minimize: Minimize,
): Promise<void> {
  for (const each of outdated) {
    await updateComment(to, each);
    await minimize(each.comment.nodeId);
  }
}

/** `first`: the page of the review that stays. One with an open comment is not minimized, as that would hide the comment. */
export async function minimizeReviews(
  to: Reviewed,
  copies: readonly EarlierReview[],
  first: string,
  open: readonly EarlierComment[],
  minimize: Minimize,
): Promise<void> {
  for (const copy of copies) {
    await updateReview(to, copy, copiedReviewBody(to.job, first));
    if (!open.some(({ review }) => review === copy.id)) await minimize(copy.nodeId);
  }
}
