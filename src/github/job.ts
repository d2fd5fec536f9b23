/** The job that this runs in. Plain data: nothing in this folder reads the environment. */
import { webLink, wellFormed } from '../report/text.js';

export interface Job {
  readonly owner: string;
  readonly repo: string;
  /** GITHUB_API_URL, GITHUB_GRAPHQL_URL and GITHUB_SERVER_URL, without a trailing slash: not always github.com. */
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly serverUrl: string;
  readonly token: string;
  /** The commit that findings are reported on: the head of a pull request, not the merge commit that is checked out. */
  readonly head: string;
  readonly pull?: PullRequest;
  /** Distinguishes this step from other toolint steps in the same repository; the same from run to run. */
  readonly name: string;
  /** The page of this run. */
  readonly runUrl: string;
}

export interface PullRequest {
  readonly number: number;
  readonly head: string;
  readonly base: string;
  /** The branch is in another repository, so the token can only read. */
  readonly isFork: boolean;
}

/** The result of posting findings in one place. */
export interface PostResult {
  /** The page where it is shown. */
  readonly url?: string;
  /** It contains every finding, or says how many it leaves out. */
  readonly complete: boolean;
  /** A sentence about what went wrong. */
  readonly notice?: string;
}

/** The page of a line in a file, at the commit that findings are reported on. */
export function blobLink({ serverUrl, owner, repo, head }: Job, path: string, line: number): string | undefined {
  const names = wellFormed(path).split('/').map(encoded);
  return webLink(`${serverUrl}/${owner}/${repo}/blob/${head}/${names.join('/')}#L${line}`);
}

function encoded(name: string): string {
  return encodeURIComponent(name).replace(/['()]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
