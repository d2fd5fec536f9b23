/** GitHub's API, as far as toolint asks it for anything. */
import { setTimeout as wait } from 'node:timers/promises';
import { openBudget } from './budget.js';
import { graphqlError } from './client-failure.js';
import { openOctokit } from './client-octokit.js';
import { openPace } from './client-pace.js';
import { GitHubError } from './errors.js';
import type { Job } from './job.js';

export interface GitHub {
  /**
   * A route is written as `POST /repos/{owner}/{repo}/…`; owner and repo are filled in. What creates or appends is not
   * sent again when nobody knows whether it was done. Throws GitHubError.
   */
  request<T>(route: string, parameters?: object): Promise<T>;
  /** All pages of a plain array. */
  list<T>(route: string, parameters?: object): Promise<T[]>;
  /** Folds a comment away as outdated. */
  minimize(nodeId: string): Promise<void>;
}

export interface GitHubOptions {
  /** Milliseconds that a whole run spends on a GitHub that fails. */
  readonly patience?: number;
  /** Milliseconds that an answer may take. */
  readonly timeout?: number;
  /** Milliseconds between writes, after the first few. */
  readonly spacing?: number;
  /** Milliseconds before a second try. */
  readonly pause?: number;
}

const PER_PAGE = 100;
const MOST_PAGES = 100;
const TRIES = 3;
const MINIMIZE =
  'mutation ($id: ID!) { minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { clientMutationId } }';

export async function openGitHub(job: Job, options: GitHubOptions = {}): Promise<GitHub> {
  const { patience = 25_000, timeout = 10_000, spacing = 1000, pause = 1000 } = options;
  const ask = await openOctokit(job);
  const budget = openBudget(patience);
  const pace = openPace(spacing);
  let last: GitHubError | undefined;

  async function send(route: string, parameters: object, isRepeatable: boolean): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      if (last && budget.left() <= 0) throw givenUp(last);
      if (!route.startsWith('GET ')) await wait(pace(Date.now()));
      const started = Date.now();
      const outcome = await ask(route, parameters, Math.min(timeout, budget.left()));
      if (!('error' in outcome)) return outcome.data;

      const { error, isLimit, rest } = outcome;
      if (error.kind !== 'busy' && error.kind !== 'unreachable') throw error;
      last = error;
      budget.spend(Date.now() - started);
      if (rest !== undefined && rest > budget.left()) budget.close();
      const isLast = attempt === TRIES || !(isRepeatable || isLimit);
      // Before anybody looks whether a write that failed was done after all, it gets time to be done.
      const delay = rest ?? (!isLast ? pause * attempt ** 2 : isRepeatable ? 0 : pause);
      if (delay > budget.left()) throw error;
      budget.spend(delay);
      await wait(delay);
      if (isLast) throw error;
    }
  }

  const request = async <T>(route: string, parameters: object = {}): Promise<T> =>
    (await send(route, parameters, isRepeatable(route))) as T;

  return {
    request,
    async list<T>(route: string, parameters: object = {}): Promise<T[]> {
      const all: T[] = [];
      for (let page = 1; page <= MOST_PAGES; page++) {
        const rows = await request<T[]>(route, { ...parameters, per_page: PER_PAGE, page });
        if (!Array.isArray(rows))
          throw new GitHubError('invalid', `GitHub answered ${route} with something else than a list.`);
        all.push(...rows);
        if (rows.length < PER_PAGE) break;
      }
      return all;
    },
    async minimize(id) {
      const body = { query: MINIMIZE, variables: { id } };
      const error = graphqlError(await send(`POST ${job.graphqlUrl}`, body, true), job.token);
      if (error) throw error;
    },
  };
}

/** A PATCH of a check run appends. */
function isRepeatable(route: string): boolean {
  return !route.startsWith('POST ') && !/^PATCH .*\/check-runs\//.test(route);
}

function givenUp(last: GitHubError): GitHubError {
  return new GitHubError(last.kind, `GitHub was not asked any more after a failure: ${last.message}`, last.status);
}
