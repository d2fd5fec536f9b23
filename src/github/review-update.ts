/** Bringing up to date what earlier runs have posted. */
import type { GitHub } from './client.js';
import { GitHubError } from './errors.js';
import type { Job } from './job.js';
import { resolvedBody } from './review-comment.js';
import type { EarlierComment, EarlierReview } from './review-earlier.js';
import type { KeptComment } from './review-plan.js';

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

export async function updateComments(github: GitHub, kept: readonly KeptComment[]): Promise<void> {
  for (const { comment, body } of kept)
    if (!saysTheSame(comment.body, body)) await updateComment(github, comment, body);
}

/** Their text says so too, for those who read it elsewhere, and where GitHub does not let us fold them away. */
export async function resolveComments(github: GitHub, job: Job, gone: readonly EarlierComment[]): Promise<void> {
  let canFold = true;
  for (const comment of gone) {
    await updateComment(github, comment, resolvedBody(comment, job));
    if (canFold) canFold = await fold(github, comment);
  }
}

async function updateComment(github: GitHub, { id }: EarlierComment, body: string): Promise<void> {
  const route = 'PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}';
  await github.request(route, { comment_id: id, body }).catch((error: unknown) => {
    // Somebody deleted it just now.
    if (!(error instanceof GitHubError && error.kind === 'missing')) throw error;
  });
}

async function fold(github: GitHub, { nodeId }: EarlierComment): Promise<boolean> {
  try {
    await github.minimize(nodeId);
    return true;
  } catch (error) {
    if (error instanceof GitHubError) return false;
    throw error;
  }
}

/** GitHub may give line ends back in another form. */
function saysTheSame(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

const plain = (text: string): string => text.replaceAll('\r\n', '\n').trim();
