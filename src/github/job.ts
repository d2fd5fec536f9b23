/** What the reporting side is told of the job that it runs in. Plain data; nobody below reads the environment. */
export interface Job {
  readonly owner: string;
  readonly repo: string;
  /** GITHUB_API_URL, GITHUB_GRAPHQL_URL and GITHUB_SERVER_URL, without a slash at their end: not always github.com. */
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly serverUrl: string;
  readonly token: string;
  /** The commit that findings are reported on: a pull request's head, which is not the merge commit that is checked out. */
  readonly head: string;
  readonly pull?: PullRequest;
  /** Tells this step from other steps with toolint in the same repository; the same from run to run. */
  readonly name: string;
  /** This run's page. */
  readonly runUrl: string;
}

export interface PullRequest {
  readonly number: number;
  readonly head: string;
  readonly base: string;
  /** The branch comes from another repository, so the token may only read. */
  readonly isFork: boolean;
}
