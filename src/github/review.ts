/** The review of a pull request: findings where the lines are that they speak of. */
import type { Report } from '../core/finding.js';
import type { ReportContext } from '../report/overview.js';
import type { PullFiles } from './changed.js';
import type { Posted } from './channel.js';
import type { GitHub } from './client.js';
import { GitHubError } from './errors.js';
import { openFold } from './fold.js';
import type { Job } from './job.js';
import { placeAll } from './place.js';
import { copiedBody, laterBody, overviewBody } from './review-body.js';
import { createReview, postOnce, type Draft } from './review-create.js';
import { firstOf, readEarlier, runOf } from './review-earlier.js';
import { planReview, type Trust } from './review-plan.js';
import { foldComments, foldReviews, updateComments, updateReview } from './review-update.js';

interface ReviewOptions {
  /** Fixes are offered as suggestions. */
  readonly suggestions: boolean;
  readonly failed: boolean;
  readonly files: PullFiles;
  /** The text of a file as it was linted. */
  readFile(path: string): string | undefined;
}

/** Throws GitHubError where findings could not be posted. What is there already is updated, and nothing is posted twice. */
export async function postReview(
  github: GitHub,
  job: Job,
  report: Report,
  context: ReportContext,
  { suggestions, failed, files, readFile }: ReviewOptions,
): Promise<Posted> {
  const pull = job.pull?.number;
  if (pull === undefined) return { complete: false };
  const earlier = await readEarlier(github, job, pull);
  const { first, copies } = firstOf(earlier);
  if (!first && report.findings.length === 0) return { complete: true };

  const places = await placeAll(github, job, report.findings, files, readFile);
  const situation = { report, job, places, earlier, suggestions };
  const facts = { report, context, job, failed, places };
  const draft = (trust: Trust): Draft => {
    const plan = planReview(situation, trust);
    if (first && plan.fresh.length === 0) return { plan };
    const body = first ? laterBody(facts, plan, runOf(job), first.url) : overviewBody(facts, plan, runOf(job));
    return { plan, review: { body, comments: plan.fresh } };
  };
  const { plan, url } = await createReview(draft, (review) => postOnce(github, job, pull, earlier, review));

  const update = async (): Promise<void> => {
    if (!first) return;
    await updateReview(github, pull, first, overviewBody(facts, plan, first.run));
    await updateComments(github, plan.kept);
    const fold = openFold(github);
    await foldComments(github, plan.folded, fold);
    const folded = new Set(plan.folded.map(({ comment }) => comment));
    const open = earlier.comments.filter((each) => !folded.has(each));
    await foldReviews(github, pull, copies, copiedBody(job, first.url), open, fold);
  };
  const notice = await update().catch((error: unknown) => {
    if (url === undefined || !(error instanceof GitHubError)) throw error;
    return `The review was posted, but what stood there before could not be brought up to date: ${error.message}`;
  });
  return { url: url ?? first?.url, complete: true, ...(notice !== undefined && { notice }) };
}
