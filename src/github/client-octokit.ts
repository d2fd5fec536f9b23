/** Octokit, which is loaded only here: one request, one answer, nothing sent twice. */
import { isPage, page, refusal, unanswered, type Answer, type Refusal } from './client-failure.js';
import type { Job } from './job.js';

type Ask = (route: string, parameters: object, milliseconds: number) => Promise<Answer | Refusal>;

const API_VERSION = { 'x-github-api-version': '2022-11-28' };
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

export async function openOctokit({ owner, repo, apiUrl, token }: Job): Promise<Ask> {
  // The package's main entry reads and prints things about the event while it loads.
  const { GitHub, getOctokitOptions } = await import('@actions/github/lib/utils');
  const octokit = new GitHub(getOctokitOptions(token, { baseUrl: apiUrl, userAgent: 'toolint' }));

  return async (route, parameters, milliseconds) => {
    const name = nameOf(route);
    const clock = new AbortController();
    const timer = setTimeout(() => clock.abort(), milliseconds);
    const late = () => unanswered(name, `nothing came within ${Math.ceil(milliseconds / 1000)} s`);
    try {
      const answer: Answer = await octokit.request(route, {
        ...(route.includes('{owner}') && { owner, repo }),
        ...parameters,
        headers: API_VERSION,
        // Nobody else is to see the token.
        request: { signal: clock.signal, redirect: 'manual', log: SILENT },
      });
      if (clock.signal.aborted) return late();
      if (answer.status >= 300) return refusal(name, answer, Date.now(), token);
      return isPage(answer) ? page(name, answer) : answer;
    } catch (error) {
      if (clock.signal.aborted) return late();
      const answer = (error as { response?: Answer }).response;
      return answer ? refusal(name, answer, Date.now(), token) : unanswered(name, reasonOf(error));
    } finally {
      clearTimeout(timer);
    }
  };
}

function nameOf(route: string): string {
  return route.replace(/^POST http.*/, 'a GraphQL request').replace('/repos/{owner}/{repo}', '');
}

/** The code that Node gives, as ECONNRESET, from the innermost cause. */
function reasonOf(error: unknown): string {
  let reason = 'the connection failed';
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as Error).cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code)) reason = `the connection failed (${code})`;
  }
  return reason;
}
