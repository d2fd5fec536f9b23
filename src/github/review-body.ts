/** What a review says beside its comments. */
import { count, type Finding, type Report } from '../core/finding.js';
import type { ReportContext } from '../report/overview.js';
import { linked, prose } from '../report/markup.js';
import { bytes, findingItem, findings, heading, MARKDOWN_BYTES } from '../report/formats/markdown.js';
import { overview, severities, sorted } from '../report/overview.js';
import { openSources } from '../report/frame.js';
import { grouped, plural, webLink } from '../report/text.js';
import { blobLink } from './blob-link.js';
import type { Job } from './job.js';
import { marker } from './marker.js';
import type { Place } from './place.js';
import { stepOf } from './review-earlier.js';
import type { Plan, Reason } from './review-plan.js';

interface BodyFacts {
  readonly report: Report;
  readonly context: ReportContext;
  readonly job: Job;
  readonly failed: boolean;
  readonly places: ReadonlyMap<Finding, Place>;
}

/** Of the first review, which always tells how things stand now. */
export function overviewBody(facts: BodyFacts, plan: Plan, run: string): string {
  const { report, context, job, failed } = facts;
  const all = { ...overview(report, context), failed };
  const parts = [marker('review', stepOf(job), run), heading(report, all)];
  const others = [...plan.uncommented.values()].flat();
  const commented = all.findings.length - others.length;
  if (commented === 1) parts.push('1 finding has a comment on its line.');
  else if (commented > 0) parts.push(`${plural(commented, 'finding')} have comments on their lines.`);
  if (others.length > 0) parts.push(...fold(others, facts, plan, MARKDOWN_BYTES - bytes(parts.join('\n\n'))));
  return parts.join('\n\n');
}

/** Of a later review, which has only the comments that are new. */
export function laterBody({ report, job }: BodyFacts, plan: Plan, run: string, first: string): string {
  const fresh = plan.fresh.map((each) => each.finding);
  const found = `New from ${report.tool.name}: ${severities(count(fresh))}.`;
  const all = `${linked('The first review', webLink(first))} tells how things stand now.`;
  return [marker('review', stepOf(job), run), `${prose(found)} ${all}`].join('\n\n');
}

/** Of a review that another run posted at the same time. */
export function copiedBody(job: Job, first: string): string {
  const words = `This was posted twice. ${linked('The first review', webLink(first))} tells how things stand now.`;
  return [marker('copy', stepOf(job)), words].join('\n\n');
}

const WHY: Readonly<Record<Reason, string>> = {
  off: 'on lines that are not part of the diff',
  unknown: 'in files whose changed lines GitHub does not tell',
  outdated: 'in comments that GitHub shows as outdated',
  refused: 'on lines where GitHub did not take a comment',
  beyond: 'beyond the number of comments that one can read',
};

function fold(others: readonly Finding[], facts: BodyFacts, { uncommented }: Plan, room: number): string[] {
  const { report, context, job, places } = facts;
  const open = `<details>\n<summary>${whyNot(others.length, uncommented)}</summary>`;
  const sources = openSources(report, context);
  const print = (finding: Finding): string =>
    findingItem(finding, sources, (path, line) => blobLink(job, path, lineAtHead(places.get(finding)) ?? line));
  const where = `The other reports of ${linked('this run', webLink(job.runUrl))} have them all.`;
  return [open, ...findings(sorted(others), print, room - bytes(open), where), '</details>'];
}

function whyNot(count: number, uncommented: Plan['uncommented']): string {
  const reasons = [...uncommented].map(([reason, { length }]) => ({ length, why: WHY[reason] }));
  if (reasons.length === 1) return `${plural(count, 'finding')} ${reasons[0]!.why}`;
  const parts = reasons.map(({ length, why }) => `${grouped(length)} ${why}`);
  return `${plural(count, 'finding')} without a comment on the diff: ${parts.join(', ')}`;
}

function lineAtHead(place: Place | undefined): number | undefined {
  return place?.kind === 'on' ? place.span.from : place?.line;
}
