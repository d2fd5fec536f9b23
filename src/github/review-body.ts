/** What a review says besides its comments. */
import { append } from '../core/collections.js';
import { count, type Finding, type Report } from '../core/finding.js';
import { type ReportContext, overview, severities, sorted } from '../report/overview.js';
import { linked, prose, grouped, counted, webLink } from '../report/text.js';
import { bytes, findingItem, findings, heading, MARKDOWN_BYTES } from '../report/formats/markdown.js';
import { openSources } from '../report/frame.js';
import type { DiffPosition } from './diff-position.js';
import { blobLink, type Job } from './job.js';
import { marker } from './own-posts.js';
import { stepOf } from './review-earlier.js';
import type { ReviewPlan, UncommentedReason } from './review-plan.js';

interface BodyInput {
  readonly report: Report;
  readonly context: ReportContext;
  readonly job: Job;
  readonly failed: boolean;
  readonly positions: ReadonlyMap<Finding, DiffPosition>;
}

/** Of the first review, which always shows the present state. */
export function overviewBody(input: BodyInput, plan: ReviewPlan, run: string): string {
  const { report, context, job, failed } = input;
  const all = { ...overview(report, context), failed };
  const parts = [marker('review', stepOf(job), run), heading(report, all)];
  const others = [...plan.uncommented.values()].flat();
  const commented = all.findings.length - others.length;
  if (commented === 1) parts.push('1 finding has a comment on its line.');
  else if (commented > 0) parts.push(`${counted(commented, 'finding')} have comments on their lines.`);
  if (others.length > 0) append(parts, details(others, input, plan, MARKDOWN_BYTES - bytes(parts.join('\n\n'))));
  return parts.join('\n\n');
}

/** Of a later review, which has only new comments. */
export function laterBody({ report, job }: BodyInput, plan: ReviewPlan, run: string, first: string): string {
  const fresh = plan.fresh.map((each) => each.finding);
  const found = `New from ${report.tool.name}: ${severities(count(fresh))}.`;
  const all = `${linked('The first review', webLink(first))} tells how things stand now.`;
  return [marker('review', stepOf(job), run), `${prose(found)} ${all}`].join('\n\n');
}

/** Of a review that another run posted at the same time. */
export function copiedReviewBody(job: Job, first: string): string {
  const words = `This was posted twice. ${linked('The first review', webLink(first))} tells how things stand now.`;
  return [marker('copy', stepOf(job)), words].join('\n\n');
}

const REASONS: Readonly<Record<UncommentedReason, string>> = {
  off: 'on lines that are not part of the diff',
  unknown: 'in files whose changed lines GitHub does not tell',
  outdated: 'in comments that GitHub shows as outdated',
  refused: 'on lines where GitHub did not take a comment',
  beyond: 'beyond the number of comments that one can read',
};

function details(
  others: readonly Finding[],
  input: BodyInput,
  { uncommented }: ReviewPlan,
  maxBytes: number,
): string[] {
  const { report, context, job, positions } = input;
  const open = `<details>\n<summary>${reasonsText(others.length, uncommented)}</summary>`;
  const sources = openSources(report, context);
  const print = (finding: Finding, others?: string): string => {
    const lineOf = (line: number): number => lineAtHead(positions.get(finding)) ?? line;
    return findingItem(finding, sources, (path, line) => blobLink(job, path, lineOf(line)), others);
  };
  const where = `The other reports of ${linked('this run', webLink(job.runUrl))} have them all.`;
  return [open, ...findings(sorted(others), print, maxBytes - bytes(open), where), '</details>'];
}

function reasonsText(count: number, uncommented: ReviewPlan['uncommented']): string {
  const reasons = [...uncommented].map(([reason, { length }]) => ({ length, text: REASONS[reason] }));
  if (reasons.length === 1) return `${counted(count, 'finding')} ${reasons[0]!.text}`;
  const parts = reasons.map(({ length, text }) => `${grouped(length)} ${text}`);
  return `${counted(count, 'finding')} without a comment on the diff: ${parts.join(', ')}`;
}

function lineAtHead(position: DiffPosition | undefined): number | undefined {
  return position?.kind === 'on' ? position.span.from : position?.line;
}
