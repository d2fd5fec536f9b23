/** What a review has: which findings get a comment on their line, and what it says besides. */
import { mostSevere, type Finding, type Report, count } from '../core/finding.js';
import { groupBy, append } from '../core/collections.js';
import { sorted, type ReportContext, overview, severities } from '../report/overview.js';
import { fold, placesText, secretsByPath, openSources } from '../report/frame.js';
import type { DiffPosition, LineSpan, OffDiff, OnDiff } from './diff-position.js';
import { type Job, blobLink } from './job.js';
import { commentBody, fingerprints, oldestOf, outdatedAmong, type CommentUpdate } from './review-comments.js';
import { type EarlierComment, type EarlierPosts, stepOf, marker } from './review-earlier.js';
import { candidate, offers, type SuggestionCandidate, type SuggestionOffer } from './suggestion.js';
import { linked, prose, grouped, counted, webLink } from '../report/text.js';
import { bytes, findingItem, findings, heading, MARKDOWN_BYTES } from '../report/formats/markdown.js';

/** At most this many of our comments are open on a pull request: with more, authors would not find theirs. */
const MOST_COMMENTS = 50;
/** Each takes two of the 1,000 requests an hour of a repository. The next run does the rest. */
const MOST_MINIMIZED = 100;

interface ReviewInput {
  readonly report: Report;
  readonly job: Job;
  readonly positions: ReadonlyMap<Finding, DiffPosition>;
  readonly earlier: EarlierPosts;
  readonly suggestions: boolean;
}

/** Which positions to use after GitHub has refused some: all, only those in files that are the head's own, or none. */
export type TrustedPositions = 'all' | 'same' | 'none';

export interface ReviewPlan {
  readonly fresh: readonly FreshComment[];
  readonly kept: readonly CommentUpdate[];
  /** Comments whose findings are gone, and copies. */
  readonly outdated: readonly CommentUpdate[];
  /** Includes findings whose comments GitHub shows as outdated. */
  readonly uncommented: ReadonlyMap<UncommentedReason, readonly Finding[]>;
}

export interface FreshComment {
  readonly finding: Finding;
  readonly span: LineSpan;
  readonly body: string;
}

/** Why a finding has no visible comment on its line. */
type UncommentedReason = OffDiff['kind'] | 'outdated' | 'refused' | 'beyond';

export function planReview(input: ReviewInput, trusted: TrustedPositions): ReviewPlan {
  const { report, earlier, job } = input;
  const ids = fingerprints(report.findings);
  const posted = oldestOf(earlier.comments);
  const outdated = outdatedAmong(earlier.comments, new Set(ids.values()), report, job);
  const commentOf = (finding: Finding): EarlierComment | undefined => posted.get(ids.get(finding)!);

  const all = sorted(report.findings);
  const kept = all.filter(commentOf);
  const folds = fold(
    all,
    (ofKind) =>
      ofKind.find((each) => commentOf(each)?.span) ??
      ofKind.find(commentOf) ??
      ofKind.find((each) => isTrusted(input.positions.get(each)!, trusted)) ??
      ofKind[0]!,
  );
  const others = [...folds.keys()].filter((each) => !commentOf(each));
  const open = earlier.comments.length - outdated.length;
  const commentable = trustedPositions(others, input, trusted);
  const fresh = mostSevere([...commentable.keys()], Math.max(0, MOST_COMMENTS - open));
  const visible = new Set([...fresh, ...kept.filter((each) => commentOf(each)!.span)]);
  const uncommented = new Map(
    [...folds].flatMap(([told, ofKind]) => (visible.has(told) ? [] : ofKind.map((each) => [each, told] as const))),
  );
  const reasonFor = (finding: Finding): UncommentedReason => {
    if (commentOf(finding)) return 'outdated';
    if (commentable.has(finding)) return 'beyond';
    const { kind } = input.positions.get(finding)!;
    return kind === 'on' ? 'refused' : kind;
  };

  const candidates = candidatesAmong([...kept, ...fresh], input, commentOf);
  const spans = new Map(candidates.map((each) => [each.finding, each.span]));
  const offered = offersInAll(candidates);
  const bodyOf = (finding: Finding): string =>
    commentBody(finding, ids.get(finding)!, job, offered.get(finding), placesText(folds.get(finding) ?? [finding]));
  return {
    fresh: fresh.map((finding) => {
      return { finding, span: spans.get(finding) ?? commentable.get(finding)!.span, body: bodyOf(finding) };
    }),
    kept: kept.map((finding) => ({ comment: commentOf(finding)!, body: bodyOf(finding) })),
    outdated: outdated.slice(0, MOST_MINIMIZED),
    uncommented: groupBy([...uncommented.keys()], (each) => reasonFor(uncommented.get(each)!)),
  };
}

function trustedPositions(
  findings: readonly Finding[],
  { positions }: ReviewInput,
  trusted: TrustedPositions,
): Map<Finding, OnDiff> {
  const found = new Map<Finding, OnDiff>();
  for (const finding of findings) {
    const position = positions.get(finding)!;
    if (isTrusted(position, trusted)) found.set(finding, position);
  }
  return found;
}

function isTrusted(position: DiffPosition, trusted: TrustedPositions): position is OnDiff {
  return position.kind === 'on' && (trusted === 'all' || (trusted === 'same' && position.file.head.isSame));
}

/** A suggestion replaces the lines of its comment, and the lines of a posted comment cannot be changed. */
function candidatesAmong(
  findings: readonly Finding[],
  { report, positions, suggestions }: ReviewInput,
  commentOf: (finding: Finding) => EarlierComment | undefined,
): SuggestionCandidate[] {
  if (!suggestions) return [];
  const secrets = secretsByPath(report);
  return findings.flatMap((finding) => {
    const position = positions.get(finding)!;
    const found = position.kind === 'on' ? candidate(finding, position, secrets.get(finding.path) ?? []) : undefined;
    if (!found) return [];
    const comment = commentOf(finding);
    return !comment || isSameSpan(comment.span, found.span) ? [found] : [];
  });
}

const isSameSpan = (a: LineSpan | undefined, b: LineSpan): boolean => a?.from === b.from && a.to === b.to;

function offersInAll(candidates: readonly SuggestionCandidate[]): Map<Finding, SuggestionOffer> {
  const files = groupBy(candidates, (each) => each.finding.path);
  return new Map([...files.values()].flatMap((inFile) => [...offers(inFile)]));
}

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
