/** The review of a pull request: findings as comments on their lines. */
import type { Report } from '../core/finding.js';
import type { ReportContext } from '../report/overview.js';
import { GitHubError, mayHaveBeenDone, type GitHub, isMissing } from './client.js';
import { diffPositions } from './diff-position.js';
import type { Job, PostResult } from './job.js';
import {
  openMinimizer,
  ownAuthor,
  isSameText,
  overviewsOf,
  readEarlier,
  readReviews,
  runOf,
} from './review-earlier.js';
import type { Minimize, EarlierPosts, EarlierReview, Reviewed, EarlierComment } from './review-earlier.js';
import type { PullFiles } from './pull-files.js';
import { laterBody, overviewBody, copiedReviewBody, planReview } from './review-plan.js';
import type { FreshComment, ReviewPlan, TrustedPositions } from './review-plan.js';
import { outdatedAmong, type CommentUpdate } from './review-comments.js';

interface ReviewOptions {
  /** Fixes are offered as suggestions. */
  readonly suggestions: boolean;
  readonly failed: boolean;
  readonly files: PullFiles;
  /** The text of a file as it was linted. */
  readFile(path: string): string | undefined;
}

/** Throws GitHubError if findings could not be posted. Updates earlier posts, and posts nothing twice. */
export async function postReview(
  github: GitHub,
  job: Job,
  report: Report,
  context: ReportContext,
  { suggestions, failed, files, readFile }: ReviewOptions,
): Promise<PostResult> {
  const { pull } = job;
  if (pull === undefined) return { complete: false };
  const to: Reviewed = { github, job, pull };
  const earlier = await readEarlier(to);
  const { first, copies } = overviewsOf(earlier);
  if (!first && report.findings.length === 0) return { complete: true };

  const positions = await diffPositions(github, job, report.findings, files, readFile);
  const input = { report, context, job, failed, positions, earlier, suggestions };
  const prepare = (trusted: TrustedPositions): PreparedReview => {
    const plan = planReview(input, trusted);
    if (first && plan.fresh.length === 0) return { plan };
    const body = first ? laterBody(input, plan, runOf(job), first.url) : overviewBody(input, plan, runOf(job));
    return { plan, review: { body, comments: plan.fresh } };
  };
  const { plan, posted } = await postWithFewerPlaces(prepare, (review) => postUnlessThere(to, earlier, review));

  const update = async (): Promise<void> => {
    if (posted) await foldCopies(to, report, posted.id);
    if (!first) return;
    await updateReview(to, first, overviewBody(input, plan, first.run));
    for (const each of plan.kept) await updateComment(to, each);
    const minimize = openMinimizer(github, job);
    await minimizeComments(to, plan.outdated, minimize);
    const minimized = new Set(plan.outdated.map(({ comment }) => comment));
    const open = earlier.comments.filter((each) => !minimized.has(each));
    await minimizeReviews(to, copies, first.url, open, minimize);
  };
  const notice = await update().catch((error: unknown) => {
    if (!posted || !(error instanceof GitHubError)) throw error;
    return `The review was posted, but what stood there before could not be brought up to date: ${error.message}`;
  });
  return { url: (posted ?? first)?.url, complete: true, ...(notice !== undefined && { notice }) };
}

interface NewReview {
  readonly body: string;
  readonly comments: readonly FreshComment[];
}

type PostedReview = Pick<EarlierReview, 'id' | 'url'>;

interface PreparedReview {
  readonly plan: ReviewPlan;
  /** Undefined if there is nothing new. */
  readonly review?: NewReview;
}

/** GitHub accepts all comments of a review or none, and does not say which one it refuses. */
const ATTEMPTS: readonly TrustedPositions[] = ['all', 'same', 'none'];

async function postWithFewerPlaces(
  prepare: (trusted: TrustedPositions) => PreparedReview,
  post: (review: NewReview) => Promise<PostedReview>,
): Promise<{ plan: ReviewPlan; posted?: PostedReview }> {
  let refused: unknown;
  let tried = Infinity;
  for (const trusted of ATTEMPTS) {
    const { plan, review } = prepare(trusted);
    if (!review) return { plan };
    if (review.comments.length === tried) continue;
    try {
      return { plan, posted: await post(review) };
    } catch (error) {
      if (!(error instanceof GitHubError && error.kind === 'invalid')) throw error;
      refused = error;
      tried = review.comments.length;
    }
  }
  throw refused;
}

/** After a failure it looks for the review before it posts again: GitHub may have created it all the same. */
async function postUnlessThere(
  to: Reviewed,
  earlier: EarlierPosts,
  { body, comments }: NewReview,
): Promise<PostedReview> {
  const { github, job, pull } = to;
  const { owner, repo, head: commit_id } = job;
  for (let isLast = false; ; isLast = true) {
    try {
      const { data } = await github.rest.pulls.createReview({
        owner,
        repo,
        pull_number: pull.number,
        commit_id,
        event: 'COMMENT',
        body,
        comments: comments.map(lineComment),
      });
      return { id: data.id, url: data.html_url };
    } catch (error) {
      if (!mayHaveBeenDone(error)) throw error;
      const created = await findCreated(to, earlier);
      if (created) return created;
      if (isLast) throw error;
    }
  }
}

async function findCreated(to: Reviewed, earlier: EarlierPosts): Promise<EarlierReview | undefined> {
  const known = new Set(earlier.reviews.map((each) => each.id));
  const reviews = await readReviews(to, await ownAuthor(to.github, to.job));
  return reviews.find(({ id, run }) => !known.has(id) && run === runOf(to.job));
}

/** A comment on one line must not have a `start_line`. */
function lineComment({ finding, span, body }: FreshComment) {
  const end = { path: finding.path, body, line: span.to, side: 'RIGHT' };
  return span.from === span.to ? end : { ...end, start_line: span.from, start_side: 'RIGHT' };
}

// Brings what stands on a pull request up to date, and folds away what is there twice.

/**
 * Another run may have posted the same while this one did. Whichever came second sees the other's when it looks again, and
 * folds its own away.
 */
async function foldCopies(to: Reviewed, report: Report, posted: EarlierReview['id']): Promise<void> {
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

async function updateReview({ github, job, pull }: Reviewed, review: EarlierReview, body: string): Promise<void> {
  const { owner, repo } = job;
  if (isSameText(review.body, body)) return;
  await github.rest.pulls.updateReview({ owner, repo, pull_number: pull.number, review_id: review.id, body });
}

async function updateComment({ github, job }: Reviewed, { comment, body }: CommentUpdate): Promise<void> {
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
async function minimizeComments(to: Reviewed, outdated: readonly CommentUpdate[], minimize: Minimize): Promise<void> {
  for (const each of outdated) {
    await updateComment(to, each);
    await minimize(each.comment.nodeId);
  }
}

/** `first`: the page of the review that stays. One with an open comment is not minimized, as that would hide the comment. */
async function minimizeReviews(
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
