/** What earlier runs of this step have posted on the pull request. */
import { ownAuthor, type Author } from './author.js';
import type { GitHub } from './client.js';
import type { Job } from './job.js';
import type { Span } from './lines.js';
import { hash, readMarker, type Marker } from './marker.js';

export interface Earlier {
  /** The oldest one first. */
  readonly reviews: readonly EarlierReview[];
  readonly comments: readonly EarlierComment[];
}

export interface EarlierReview {
  readonly id: number;
  readonly nodeId: string;
  readonly url: string;
  readonly body: string;
  /** The run that posted it. */
  readonly run: string;
}

export interface EarlierComment {
  readonly id: number;
  readonly nodeId: string;
  readonly url: string;
  /** The id of the review that it came with. */
  readonly review: number | null;
  readonly path: string;
  readonly body: string;
  readonly fingerprint: string;
  /** Where it stands now; undefined where GitHub shows it as outdated. */
  readonly span?: Span;
}

/**
 * The first review tells how things stand now, and later ones only what is new. Runs that saw nothing of each other have
 * posted several first ones, of which the oldest is kept up to date.
 */
export function firstOf({ reviews }: Earlier): { first?: EarlierReview; copies: readonly EarlierReview[] } {
  const [first = reviews[0], ...copies] = reviews.filter(({ body }) => isOverview(body));
  return { first, copies };
}

/** Only they have a heading. */
const isOverview = (body: string): boolean => /^<!--[^]*?-->\s*## /.test(body);

export const stepOf = ({ name }: Job): string => hash(name);
export const runOf = ({ runUrl, head }: Job): string => hash(runUrl, head);

interface Posting {
  readonly id: number;
  readonly node_id: string;
  readonly body: string | null;
  readonly html_url: string;
  readonly user: Author | null;
}

interface Comment extends Posting {
  readonly pull_request_review_id: number | null;
  readonly path: string;
  readonly line?: number | null;
  readonly start_line?: number | null;
  readonly in_reply_to_id?: number | null;
}

export async function readEarlier(github: GitHub, job: Job, pull: number): Promise<Earlier> {
  const isOurs = await ownAuthor(github, job);
  const reviews = await readReviews(github, job, pull, isOurs);
  // Each of our comments came with a review of ours.
  return { reviews, comments: reviews.length > 0 ? await readComments(github, job, pull, isOurs) : [] };
}

export async function readReviews(
  github: GitHub,
  job: Job,
  pull: number,
  isOurs: (author: Author | null) => boolean,
): Promise<EarlierReview[]> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews';
  const all = await github.list<Posting>(route, { pull_number: pull });
  return all.flatMap((review) => {
    const body = review.body ?? '';
    const [run] = ours(review, 'review', job, isOurs)?.hashes.slice(1) ?? [];
    return run === undefined ? [] : [{ id: review.id, nodeId: review.node_id, url: review.html_url, body, run }];
  });
}

/** Those of findings that were there when toolint last looked. */
async function readComments(
  github: GitHub,
  job: Job,
  pull: number,
  isOurs: (author: Author | null) => boolean,
): Promise<EarlierComment[]> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments';
  const all = await github.list<Comment>(route, { pull_number: pull });
  return all.flatMap((comment) => {
    const [fingerprint] = ours(comment, 'finding', job, isOurs)?.hashes.slice(1) ?? [];
    if (fingerprint === undefined || comment.in_reply_to_id) return [];
    const {
      id,
      node_id: nodeId,
      html_url: url,
      pull_request_review_id: review,
      path,
      line,
      start_line: start,
    } = comment;
    const span = line ? { from: start ?? line, to: line } : undefined;
    return [{ id, nodeId, url, review, path, body: comment.body ?? '', fingerprint, span }];
  });
}

function ours(
  { body, user }: Posting,
  kind: string,
  job: Job,
  isOurs: (author: Author | null) => boolean,
): Marker | undefined {
  const marker = isOurs(user) ? readMarker(body ?? '') : undefined;
  return marker?.kind === kind && marker.hashes[0] === stepOf(job) ? marker : undefined;
}
