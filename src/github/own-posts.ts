/** How toolint recognises what it has posted, and hides what is outdated. */
import { createHash } from 'node:crypto';
import { GitHubError, type GitHub } from './client.js';
import type { Job } from './job.js';

/** Hidden in everything that toolint posts. It contains hashes, never text from a manifest. */
export interface Marker {
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

export interface Author {
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
