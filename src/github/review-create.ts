/** Posting a review: once, whatever GitHub answers, and without losing the good comments over a bad one. */
import { ownAuthor } from './author.js';
import type { GitHub } from './client.js';
import { GitHubError, mayHaveBeenDone } from './errors.js';
import type { Job } from './job.js';
import { readReviews, runOf, type Earlier, type EarlierReview } from './review-earlier.js';
import type { FreshComment, Plan, Trust } from './review-plan.js';

interface Review {
  readonly body: string;
  readonly comments: readonly FreshComment[];
}

export interface Draft {
  readonly plan: Plan;
  /** Nothing where there is nothing new to say. */
  readonly review?: Review;
}

/** GitHub takes all comments of a review or none, and does not say which one it minds. */
const TRUSTS: readonly Trust[] = ['all', 'same', 'none'];

export async function createReview(
  draft: (trust: Trust) => Draft,
  post: (review: Review) => Promise<{ url: string }>,
): Promise<{ plan: Plan; url?: string }> {
  let refused: unknown;
  let tried = Infinity;
  for (const trust of TRUSTS) {
    const { plan, review } = draft(trust);
    if (!review) return { plan };
    if (review.comments.length === tried) continue;
    try {
      return { plan, url: (await post(review)).url };
    } catch (error) {
      if (!(error instanceof GitHubError && error.kind === 'invalid')) throw error;
      refused = error;
      tried = review.comments.length;
    }
  }
  throw refused;
}

/** A review that GitHub kept although it answered otherwise is not posted again. */
export async function postOnce(
  github: GitHub,
  job: Job,
  pull: number,
  earlier: Earlier,
  review: Review,
): Promise<{ url: string }> {
  for (let isLast = false; ; isLast = true) {
    try {
      const { html_url: url } = await github.request<{ html_url: string }>(ROUTE, parameters(job, pull, review));
      return { url };
    } catch (error) {
      if (!mayHaveBeenDone(error)) throw error;
      const kept = await findKept(github, job, pull, earlier);
      if (kept) return kept;
      if (isLast) throw error;
    }
  }
}

async function findKept(github: GitHub, job: Job, pull: number, earlier: Earlier): Promise<EarlierReview | undefined> {
  const known = new Set(earlier.reviews.map((each) => each.id));
  const reviews = await readReviews(github, job, pull, await ownAuthor(github, job));
  return reviews.find(({ id, run }) => !known.has(id) && run === runOf(job));
}

const ROUTE = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews';

function parameters({ head }: Job, pull: number, { body, comments }: Review): object {
  return { pull_number: pull, commit_id: head, event: 'COMMENT', body, comments: comments.map(lineComment) };
}

/** A comment on one line must not have a `start_line`. */
function lineComment({ finding, span, body }: FreshComment): object {
  const end = { path: finding.path, body, line: span.to, side: 'RIGHT' };
  return span.from === span.to ? end : { ...end, start_line: span.from, start_side: 'RIGHT' };
}
