/** Bringing up to date what earlier runs have posted. */
import type { GitHub } from './client.js';
import { isMissing } from './errors.js';
import type { Fold } from './fold.js';
import type { EarlierComment, EarlierReview } from './review-earlier.js';
import type { Rewritten } from './review-outdated.js';
import { saysTheSame } from './same-text.js';

export async function updateReview(
  github: GitHub,
  pull: number,
  { id, body }: EarlierReview,
  now: string,
): Promise<void> {
  if (saysTheSame(body, now)) return;
  const route = 'PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}';
  await github.request(route, { pull_number: pull, review_id: id, body: now });
}

export async function updateComments(github: GitHub, kept: readonly Rewritten[]): Promise<void> {
  for (const { comment, body } of kept)
    if (!saysTheSame(comment.body, body)) await updateComment(github, comment, body);
}

/** Their text says so too, for those who read it elsewhere, and where GitHub does not let us fold them away. */
export async function foldComments(github: GitHub, outdated: readonly Rewritten[], fold: Fold): Promise<void> {
  for (const { comment, body } of outdated) {
    await updateComment(github, comment, body);
    await fold(comment.nodeId);
  }
}

/** One that came with a comment which is still open is not folded: nobody should have to look for that. */
export async function foldReviews(
  github: GitHub,
  pull: number,
  copies: readonly EarlierReview[],
  body: string,
  open: readonly EarlierComment[],
  fold: Fold,
): Promise<void> {
  for (const copy of copies) {
    await updateReview(github, pull, copy, body);
    if (!open.some(({ review }) => review === copy.id)) await fold(copy.nodeId);
  }
}

async function updateComment(github: GitHub, { id }: EarlierComment, body: string): Promise<void> {
  const route = 'PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}';
  await github.request(route, { comment_id: id, body }).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}
