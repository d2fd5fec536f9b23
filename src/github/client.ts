/** Octokit with one policy for a GitHub that fails. Its code is loaded only when a client is opened. */
import { setTimeout as wait } from 'node:timers/promises';
import type * as toolkit from '@actions/github';
import { sentence } from '../report/text.js';
import type { Job } from './job.js';

/** Every request throws GitHubError, and nothing else, when it fails. */
export type GitHub = ReturnType<typeof toolkit.getOctokit>;

/** What a method of `github.rest` resolves to. */
export type DataOf<Method extends (...parameters: never[]) => Promise<{ readonly data: unknown }>> = Awaited<
  ReturnType<Method>
>['data'];

export interface GitHubOptions {
  /** Milliseconds that a whole run spends on a GitHub that fails. */
  readonly patience?: number;
  /** Milliseconds that a response may take. */
  readonly timeout?: number;
  /** Milliseconds between writes, after the first few. */
  readonly spacing?: number;
  /** Milliseconds before a second try. */
  readonly pause?: number;
  readonly clock?: Clock;
}

/** Time, as far as anything waits for it. */
export interface Clock {
  now(): number;
  wait(milliseconds: number): Promise<unknown>;
  /** Aborted after so many milliseconds. */
  limit(milliseconds: number): AbortSignal;
}

const CLOCK: Clock = {
  now: () => Date.now(),
  wait: (milliseconds) => wait(milliseconds),
  limit: (milliseconds) => AbortSignal.timeout(milliseconds),
};

/** forbidden: a permission is missing. missing: 404. invalid: refused as it is. busy: 429, other limits, 5xx. unreachable: no response. */
type GitHubErrorKind = 'forbidden' | 'missing' | 'invalid' | 'busy' | 'unreachable';

/** The message contains no token, no URL and no HTML. */
export class GitHubError extends Error {
  readonly kind: GitHubErrorKind;
  readonly status?: number;

  constructor(kind: GitHubErrorKind, message: string, status?: number) {
    super(message);
    this.kind = kind;
    if (status !== undefined) this.status = status;
  }
}

/** For example because the comment has just been deleted. */
export const isMissing = (error: unknown): boolean => error instanceof GitHubError && error.kind === 'missing';

/** The request may have been carried out: look before you send it again. */
export function mayHaveBeenDone(error: unknown): boolean {
  return error instanceof GitHubError && (error.kind === 'busy' || error.kind === 'unreachable');
}

const TRIES = 3;
const MOST_PAGES = 100;
const API_VERSION = '2022-11-28';
/** Octokit logs what the server says of deprecations, and the runner would read commands from that. */
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

export async function openGitHub(job: Job, options: GitHubOptions = {}): Promise<GitHub> {
  const { patience = 25_000, timeout = 10_000, spacing = 1000, pause = 1000, clock = CLOCK } = options;
  const { getOctokit } = await loadToolkit();
  const github = getOctokit(job.token, { baseUrl: job.apiUrl, userAgent: 'toolint', log: SILENT });
  const nextWriteDelay = spaceWrites(spacing);
  // Failed requests and the waits after them are paid from this.
  let budget = patience;
  let lastFailure: GitHubError | undefined;

  github.hook.wrap('request', async (request, parameters) => {
    const { method, url } = parameters;
    const route: Route = { name: routeName(method, url), job };
    parameters.headers['x-github-api-version'] = API_VERSION;
    const isRepeatable = canBeRepeated(method, url);
    if (isElsewhere(url, job)) throw new GitHubError('invalid', `GitHub referred ${route.name} to another server.`);

    for (let attempt = 1; ; attempt++) {
      if (lastFailure && budget <= 0) throw givenUp(lastFailure);
      if (method !== 'GET') await clock.wait(nextWriteDelay(clock.now()));
      const started = clock.now();
      const result = await sendOnce(route, Math.min(timeout, budget), clock, (signal) => {
        // Changed in place, as Octokit's own hook takes no other parameters. A redirect could send the token to another server.
        parameters.request = { ...parameters.request, signal, redirect: 'manual', log: SILENT };
        return request(parameters);
      });
      if (!('error' in result)) {
        const error = isGraphql(url) ? graphqlError(result.response.data, job) : undefined;
        if (error) throw error;
        return result.response;
      }

      const { error, isRateLimit, retryAfter } = result;
      if (error.kind !== 'busy' && error.kind !== 'unreachable') throw error;
      lastFailure = error;
      budget -= clock.now() - started;
      if (retryAfter !== undefined && retryAfter > budget) budget = 0;
      const isLast = attempt === TRIES || !(isRepeatable || isRateLimit);
      // After a create that failed, GitHub gets time to finish before the caller looks for the result.
      const delay = retryAfter ?? (!isLast ? pause * attempt ** 2 : isRepeatable ? 0 : pause);
      if (delay > Math.max(0, budget)) throw error;
      budget -= delay;
      await clock.wait(delay);
      if (isLast) throw error;
    }
  });
  return github;
}

/** For `github.paginate`: the rows of a page, if it is a list, up to a maximum number of pages. */
export function rowsOfPages<Row>(): (page: { readonly data: Row[] }, done: () => void) => Row[] {
  let pages = 0;
  return ({ data }, done) => {
    if (!Array.isArray(data)) throw new GitHubError('invalid', 'GitHub sent something other than a list.');
    if (++pages === MOST_PAGES) done();
    return data;
  };
}

/** While it loads, the package reads the payload of the event, prints where there is none and throws where it is not JSON. */
async function loadToolkit(): Promise<typeof toolkit> {
  const { GITHUB_EVENT_PATH: path } = process.env;
  delete process.env['GITHUB_EVENT_PATH'];
  try {
    return await import('@actions/github');
  } finally {
    if (path !== undefined) process.env['GITHUB_EVENT_PATH'] = path;
  }
}

/** Creates are not, nor the PATCH of a check run, which appends annotations. */
function canBeRepeated(method: string, url: string): boolean {
  if (method === 'POST') return isGraphql(url);
  return method !== 'PATCH' || !url.includes('/check-runs/');
}

/** The only GraphQL request minimizes a comment. */
const isGraphql = (url: string): boolean => url.endsWith('/graphql');

/** The next page of a list is at an address that the server names. */
function isElsewhere(url: string, { apiUrl, graphqlUrl }: Job): boolean {
  if (url.startsWith('/')) return false;
  return ![apiUrl, graphqlUrl].some((own) => new URL(own).origin === new URL(url).origin);
}

/** `GET /pulls/{pull_number}`, or with the number where only a page's address is known. */
function routeName(method: string, url: string): string {
  if (isGraphql(url)) return 'a GraphQL request';
  const [path] = url.split('?');
  return `${method} ${path!.replace(/^.*?\/(?:repos\/[^/]+\/[^/]+|repositories\/\d+)(?=\/)/, '')}`;
}

function givenUp(last: GitHubError): GitHubError {
  return new GitHubError(last.kind, `GitHub was not asked any more after a failure: ${last.message}`, last.status);
}

/** GitHub asks for a second between writes when there are many, and blocks clients that ignore this. */
const FREE_WRITES = 20;

/** Milliseconds to wait before the next write: none for the first few, which is all that most runs have. */
function spaceWrites(spacing: number): (now: number) => number {
  let count = 0;
  let next = 0;
  return (now) => {
    if (++count <= FREE_WRITES) return 0;
    const at = Math.max(now, next);
    next = at + spacing;
    return at - now;
  };
}

interface Route {
  readonly name: string;
  readonly job: Job;
}

interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

interface RequestFailure {
  readonly error: GitHubError;
  /** GitHub only counted the request and did nothing: even a POST may be sent again. */
  readonly isRateLimit?: boolean;
  /** Milliseconds that GitHub asks to wait, if it does. */
  readonly retryAfter?: number;
}

async function sendOnce<Response extends ApiResponse>(
  route: Route,
  milliseconds: number,
  clock: Clock,
  send: (signal: AbortSignal) => Promise<Response> | Response,
): Promise<{ readonly response: Response } | RequestFailure> {
  const signal = clock.limit(Math.ceil(milliseconds));
  const late = () => unanswered(route, `nothing came within ${Math.ceil(milliseconds / 1000)} s`);
  try {
    const response = await send(signal);
    if (signal.aborted) return late();
    if (response.status >= 300) return refusal(route, response, clock.now());
    return hasJson(response) ? { response } : withoutJson(route, response);
  } catch (error) {
    if (signal.aborted) return late();
    const { response } = error as { response?: ApiResponse };
    return response ? refusal(route, response, clock.now()) : unanswered(route, reasonOf(error));
  }
}

function unanswered({ name }: Route, reason: string): RequestFailure {
  return { error: new GitHubError('unreachable', `GitHub did not answer ${name}: ${reason}.`) };
}

/** The code of the innermost cause, such as ECONNRESET. */
function reasonOf(error: unknown): string {
  let reason = 'the connection failed';
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as Error).cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code)) reason = `the connection failed (${code})`;
  }
  return reason;
}

/** A success without JSON is the page of a proxy, or a body that broke off. */
function hasJson({ status, data }: ApiResponse): boolean {
  return status === 204 || (isObject(data) && !(data instanceof ArrayBuffer));
}

function withoutJson({ name }: Route, { status }: ApiResponse): RequestFailure {
  return { error: new GitHubError('busy', `GitHub answered ${name} with ${status}, but with no JSON in it.`, status) };
}

/** GitHub's documentation asks for this much where a limit comes without a time. */
const SECONDARY_LIMIT_WAIT = 60_000;

function refusal({ name, job }: Route, { status, headers, data }: ApiResponse, now: number): RequestFailure {
  const detail = withoutToken(job, detailOf(data));
  const isRateLimit = isLimit(status, headers, detail);
  const kind = isRateLimit ? 'busy' : kindOf(status);
  const reason = detail === '' ? '.' : `: ${oneSentence(detail)}.`;
  return {
    error: new GitHubError(kind, `GitHub answered ${name} with ${status}${reason}`, status),
    isRateLimit,
    retryAfter: retryAfterOf(headers, now) ?? (isRateLimit ? SECONDARY_LIMIT_WAIT : undefined),
  };
}

function kindOf(status: number): GitHubErrorKind {
  if (status === 401 || status === 403) return 'forbidden';
  if (status === 404 || status === 410) return 'missing';
  return status === 408 || status >= 500 ? 'busy' : 'invalid';
}

function isLimit(status: number, headers: ApiResponse['headers'], detail: string): boolean {
  if (status === 429) return true;
  return (
    status === 403 &&
    (headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0' || /\brate limit\b/i.test(detail))
  );
}

function retryAfterOf(headers: ApiResponse['headers'], now: number): number | undefined {
  const after = Number(headers['retry-after'] ?? NaN);
  if (after >= 0) return after * 1000;
  const reset = Number(headers['x-ratelimit-reset'] ?? NaN);
  return headers['x-ratelimit-remaining'] === '0' && reset >= 0 ? Math.max(0, reset * 1000 - now) + 1000 : undefined;
}

const GRAPHQL_KINDS: Readonly<Record<string, GitHubErrorKind>> = {
  FORBIDDEN: 'forbidden',
  INSUFFICIENT_SCOPES: 'forbidden',
  NOT_FOUND: 'missing',
  RATE_LIMITED: 'busy',
};

/** GraphQL reports errors in a response with status 200. */
function graphqlError(data: unknown, job: Job): GitHubError | undefined {
  const errors = isObject(data) ? data['errors'] : undefined;
  if (!Array.isArray(errors) || errors.length === 0) return undefined;
  const first: unknown = errors[0];
  const [type, message] = isObject(first) ? [text(first['type']), text(first['message'])] : ['', ''];
  const reason = oneSentence(withoutToken(job, message)) || 'no reason given';
  return new GitHubError(GRAPHQL_KINDS[type] ?? 'invalid', `GitHub refused a GraphQL request: ${reason}.`);
}

/** What the body says of an error, with up to three details. */
function detailOf(data: unknown): string {
  if (!isObject(data)) return '';
  const errors = Array.isArray(data['errors']) ? data['errors'].slice(0, 3).map(errorText).filter(Boolean) : [];
  return [text(data['message']), ...errors].filter(Boolean).join('; ');
}

function errorText(error: unknown): string {
  if (!isObject(error)) return text(error);
  return text(error['message']) || [text(error['field']), text(error['code'])].filter(Boolean).join(' ');
}

/** Without the full stop at its end. */
const oneSentence = (detail: string): string => sentence(detail, 300).replace(/(?<![.\s])[.\s]+$/, '');

function withoutToken({ token }: Job, detail: string): string {
  return token === '' ? detail : detail.replaceAll(token, '***');
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
