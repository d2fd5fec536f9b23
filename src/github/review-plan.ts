/** Which findings become comments of a review, and what becomes of the comments that are there. */
import { gravest, type Finding, type Report } from '../core/finding.js';
import { groupBy } from '../core/collections.js';
import { sorted } from '../report/overview.js';
import { secretsByPath } from '../report/frame.js';
import { fingerprints } from './fingerprint.js';
import type { Job } from './job.js';
import type { Span } from './lines.js';
import type { OffDiff, OnDiff, Place } from './place.js';
import { commentBody } from './review-comment.js';
import type { Earlier, EarlierComment } from './review-earlier.js';
import { oldestOf, outdatedAmong, type Rewritten } from './review-outdated.js';
import { candidate, offers, type Candidate, type Offer } from './suggestion-offers.js';

/** So many comments of ours are open on a pull request: with more of them nobody finds their own. */
const COMMENTS = 50;
/** Each takes two of the 1,000 requests an hour that a repository has. What is left is for the next run. */
const MOST_FOLDED = 100;

interface Situation {
  readonly report: Report;
  readonly job: Job;
  readonly places: ReadonlyMap<Finding, Place>;
  readonly earlier: Earlier;
  readonly suggestions: boolean;
}

/** Which places are believed in, when GitHub has refused some of them: surer are those in files that are the head's own. */
export type Trust = 'all' | 'same' | 'none';

export interface Plan {
  readonly fresh: readonly FreshComment[];
  readonly kept: readonly Rewritten[];
  /** Comments whose findings are gone, and copies. */
  readonly folded: readonly Rewritten[];
  /** Those whose comments GitHub shows as outdated are among them. */
  readonly uncommented: ReadonlyMap<Reason, readonly Finding[]>;
}

export interface FreshComment {
  readonly finding: Finding;
  readonly span: Span;
  readonly body: string;
}

/** Why a finding has no comment where people look for it. */
export type Reason = OffDiff['kind'] | 'outdated' | 'refused' | 'beyond';

export function planReview(situation: Situation, trust: Trust): Plan {
  const { report, earlier, job } = situation;
  const ids = fingerprints(report.findings);
  const posted = oldestOf(earlier.comments);
  const outdated = outdatedAmong(earlier.comments, new Set(ids.values()), report, job);
  const commentOf = (finding: Finding): EarlierComment | undefined => posted.get(ids.get(finding)!);

  const all = sorted(report.findings);
  const kept = all.filter(commentOf);
  const others = all.filter((each) => !commentOf(each));
  const open = earlier.comments.length - outdated.length;
  const commentable = placesFor(others, situation, trust);
  const fresh = gravest([...commentable.keys()], Math.max(0, COMMENTS - open));
  const seen = new Set([...fresh, ...kept.filter((each) => commentOf(each)!.span)]);
  const unseen = all.filter((each) => !seen.has(each));
  const reasonFor = (finding: Finding): Reason => {
    if (commentOf(finding)) return 'outdated';
    if (commentable.has(finding)) return 'beyond';
    const { kind } = situation.places.get(finding)!;
    return kind === 'on' ? 'refused' : kind;
  };

  const candidates = candidatesAmong([...kept, ...fresh], situation, commentOf);
  const spans = new Map(candidates.map((each) => [each.finding, each.span]));
  const offered = offersInAll(candidates);
  const bodyOf = (finding: Finding): string => commentBody(finding, ids.get(finding)!, job, offered.get(finding));
  return {
    fresh: fresh.map((finding) => {
      return { finding, span: spans.get(finding) ?? commentable.get(finding)!.span, body: bodyOf(finding) };
    }),
    kept: kept.map((finding) => ({ comment: commentOf(finding)!, body: bodyOf(finding) })),
    folded: outdated.slice(0, MOST_FOLDED),
    uncommented: groupBy(unseen, reasonFor),
  };
}

function placesFor(findings: readonly Finding[], { places }: Situation, trust: Trust): Map<Finding, OnDiff> {
  const found = new Map<Finding, OnDiff>();
  for (const finding of findings) {
    const place = places.get(finding)!;
    if (place.kind !== 'on' || trust === 'none') continue;
    if (trust === 'all' || place.file.head.isSame) found.set(finding, place);
  }
  return found;
}

/** The range of a comment is what its suggestion replaces. One that is already there cannot be given another. */
function candidatesAmong(
  findings: readonly Finding[],
  { report, places, suggestions }: Situation,
  commentOf: (finding: Finding) => EarlierComment | undefined,
): Candidate[] {
  if (!suggestions) return [];
  const secrets = secretsByPath(report);
  return findings.flatMap((finding) => {
    const place = places.get(finding)!;
    const found = place.kind === 'on' ? candidate(finding, place, secrets.get(finding.path) ?? []) : undefined;
    if (!found) return [];
    const comment = commentOf(finding);
    return !comment || isSame(comment.span, found.span) ? [found] : [];
  });
}

function isSame(a: Span | undefined, b: Span): boolean {
  return a?.from === b.from && a.to === b.to;
}

function offersInAll(candidates: readonly Candidate[]): Map<Finding, Offer> {
  const files = groupBy(candidates, (each) => each.finding.path);
  return new Map([...files.values()].flatMap((inFile) => [...offers(inFile)]));
}
