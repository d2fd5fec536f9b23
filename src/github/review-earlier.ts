/** What earlier runs of this step have posted on the pull request. */
import { rowsOfPages, type GitHub, GitHubError } from './client.js';
import type { LineSpan } from './diff-position.js';
import type { Job, PullRequest } from './job.js';
import { createHash } from 'node:crypto';

export interface EarlierPosts {
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

export interface EarlierComment extends Omit<EarlierReview, 'run'> {
  /** The id of the review that it belongs to. */
  readonly review: number | null;
  readonly path: string;
  readonly fingerprint: string;
  /** Its present lines; undefined if GitHub shows it as outdated. */
  readonly span?: LineSpan;
}

/**
 * The first review is an overview that is kept up to date; later ones contain only what is new. Runs at the same time may
 * each have posted a first review: then the oldest one counts, and the others are copies of it.
 */
export function overviewsOf({ reviews }: EarlierPosts): { first?: EarlierReview; copies: readonly EarlierReview[] } {
  const [first = reviews[0], ...copies] = reviews.filter(({ body }) => isOverview(body));
  return { first, copies };
}

/** Only an overview has a heading. */
const isOverview = (body: string): boolean => /^<!--[^]*?-->\s*## /.test(body);

export const stepOf = ({ name }: Job): string => hash(name);
export const runOf = ({ runUrl, head }: Job): string => hash(runUrl, head);

/** The pull request that is reviewed. */
export interface Reviewed {
  readonly github: GitHub;
  readonly job: Job;
  readonly pull: PullRequest;
}

type IsOwn = (author: Author | null) => boolean;

export async function readEarlier(to: Reviewed): Promise<EarlierPosts> {
  const isOwn = await ownAuthor(to.github, to.job);
  const reviews = await readReviews(to, isOwn);
  // Each of our comments belongs to a review of ours.
  return { reviews, comments: reviews.length > 0 ? await readComments(to, isOwn) : [] };
}

export async function readReviews({ github, job, pull }: Reviewed, isOwn: IsOwn): Promise<EarlierReview[]> {
  const { owner, repo } = job;
  const { number: pull_number } = pull;
  const { listReviews } = github.rest.pulls;
  const all = await github.paginate(listReviews, { owner, repo, pull_number, per_page: 100 }, rowsOfPages());
  return all.flatMap((review) => {
    const { id, node_id: nodeId, html_url: url, body } = review;
    const [run] = ownMarker(review, 'review', job, isOwn)?.hashes.slice(1) ?? [];
    return run === undefined ? [] : [{ id, nodeId, url, body, run }];
  });
}

/** Those of findings that were reported when toolint last ran. */
async function readComments({ github, job, pull }: Reviewed, isOwn: IsOwn): Promise<EarlierComment[]> {
  const { owner, repo } = job;
  const { number: pull_number } = pull;
  const { listReviewComments } = github.rest.pulls;
  const all = await github.paginate(listReviewComments, { owner, repo, pull_number, per_page: 100 }, rowsOfPages());
  return all.flatMap((comment) => {
    const [fingerprint] = ownMarker(comment, 'finding', job, isOwn)?.hashes.slice(1) ?? [];
    if (fingerprint === undefined || comment.in_reply_to_id) return [];
    const { id, node_id: nodeId, html_url: url, pull_request_review_id: review, path, body } = comment;
    const { line, start_line: start } = comment;
    const span = line ? { from: start ?? line, to: line } : undefined;
    return [{ id, nodeId, url, review, path, body, fingerprint, span }];
  });
}

function ownMarker(
  { body, user }: { readonly body: string; readonly user: Author | null },
  kind: string,
  job: Job,
  isOwn: IsOwn,
): Marker | undefined {
  // The description says that there is always a body; servers have sent null.
  const marker = isOwn(user) ? readMarker(body ?? '') : undefined;
  return marker?.kind === kind && marker.hashes[0] === stepOf(job) ? marker : undefined;
}

// How toolint recognises what it has posted, and hides what is outdated.

/** Hidden in everything that toolint posts. It contains hashes, never text from a manifest. */
interface Marker {
  readonly kind: string;
  readonly hashes: readonly string[];
}

/** Counts only as the first line of a body. */
export function marker(kind: string, ...hashes: string[]): string {
  return `<!-- toolint ${[kind, ...hashes].join(' ')} -->`;
}

export function readMarker(body: string): Marker | undefined {
  const match = /^<!-- toolint ([a-z]+)((?: [0-9a-f:]+)*) -->/.exec(body);
  return match ? { kind: match[1]!, hashes: match[2]!.split(' ').slice(1) } : undefined;
}

/** 64 bits, in hexadecimal digits. */
export function hash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);
}

interface Author {
  readonly login: string;
}

/** The author of what the job's own token posts. */
const JOB_AUTHOR = 'github-actions[bot]';
/** An app cannot ask for its own name; the response to a check run contains it. */
const appAuthors = new WeakMap<GitHub, string>();

export function rememberApp(github: GitHub, app: { readonly slug?: string } | null | undefined): void {
  if (app?.slug) appAuthors.set(github, `${app.slug}[bot]`);
}

/** Only posts by the token's own author are updated: anybody can copy a marker. The token of a person posts as that person. */
export async function ownAuthor(
  github: GitHub,
  { token }: Job,
): Promise<(author: Author | null | undefined) => boolean> {
  const isOfPerson = /^(?:gh[pou]|github_pat)_/.test(token);
  const own = isOfPerson
    ? (await github.rest.users.getAuthenticated()).data.login
    : (appAuthors.get(github) ?? JOB_AUTHOR);
  return (author) => author?.login === own;
}

/** GitHub may return line ends in another form. */
export const isSameText = (a: string, b: string): boolean => normalized(a) === normalized(b);

const normalized = (text: string): string => text.replaceAll('\r\n', '\n').trim();

export type Minimize = (nodeId: string) => Promise<void>;

const MINIMIZE =
  'mutation ($id: ID!) { minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { clientMutationId } }';

export async function minimizeComment(github: GitHub, { graphqlUrl }: Job, nodeId: string): Promise<void> {
  // Octokit adds `/graphql` to the base URL.
  await github.graphql(MINIMIZE, { id: nodeId, baseUrl: graphqlUrl.replace(/\/graphql$/, '') });
}

/** Minimizes comments and reviews as outdated, until GitHub refuses one: then it would refuse the others too. */
export function openMinimizer(github: GitHub, job: Job): Minimize {
  let isAllowed = true;
  return async (nodeId) => {
    if (!isAllowed) return;
    try {
      await minimizeComment(github, job, nodeId);
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      isAllowed = false;
    }
  };
}
