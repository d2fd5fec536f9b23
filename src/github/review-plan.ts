/** Which findings become comments of a review, and what happens to the comments that exist. */
import { mostSevere, type Finding, type Report } from '../core/finding.js';
import { groupBy } from '../core/collections.js';
import { sorted } from '../report/overview.js';
import { fold, placesText } from '../report/fold.js';
import { secretsByPath } from '../report/frame.js';
import type { DiffPosition, LineSpan, OffDiff, OnDiff } from './diff-position.js';
import type { Job } from './job.js';
import { commentBody, fingerprints, oldestOf, outdatedAmong, type CommentUpdate } from './review-comments.js';
import type { EarlierComment, EarlierPosts } from './review-earlier.js';
import { candidate, offers, type SuggestionCandidate, type SuggestionOffer } from './suggestion.js';

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
export type UncommentedReason = OffDiff['kind'] | 'outdated' | 'refused' | 'beyond';

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
