/** What Octokit throws, and answers that are none, as a GitHubError. */
import { sentence } from '../report/text.js';
import { GitHubError, type GitHubErrorKind } from './errors.js';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

export interface Refusal {
  readonly error: GitHubError;
  /** GitHub only counted the request and did nothing: even a POST may be sent again. */
  readonly isLimit?: boolean;
  /** Milliseconds for which it wants to be left alone, where it says so. */
  readonly rest?: number;
}

const DETAIL = 300;
/** Asked for by GitHub's documentation where a limit comes without a time. */
const SECONDARY_REST = 60_000;

export function unanswered(route: string, reason: string): Refusal {
  return { error: new GitHubError('unreachable', `GitHub did not answer ${route}: ${reason}.`) };
}

export function refusal(route: string, { status, headers, data }: Answer, now: number, token: string): Refusal {
  const detail = without(token, detailOf(data));
  const limited = isLimited(status, headers, detail);
  const kind = limited ? 'busy' : kindOf(status);
  const said = detail === '' ? '.' : `: ${sentence(detail, DETAIL).replace(/(?<![.\s])[.\s]+$/, '')}.`;
  const error = new GitHubError(kind, `GitHub answered ${route} with ${status}${said}`, status);
  return { error, isLimit: limited, rest: restOf(headers, now) ?? (limited ? SECONDARY_REST : undefined) };
}

/** A success that holds no JSON: a proxy's page, a body that broke off. */
export function isPage({ status, data }: Answer): boolean {
  return status !== 204 && status !== 205 && (typeof data !== 'object' || data === null || data instanceof ArrayBuffer);
}

export function page(route: string, { status }: Answer): Refusal {
  return { error: new GitHubError('busy', `GitHub answered ${route} with ${status}, but with no JSON in it.`, status) };
}

/** GraphQL says what went wrong in a good answer. */
export function graphqlError(data: unknown, token: string): GitHubError | undefined {
  const errors = isObject(data) ? data['errors'] : undefined;
  if (!Array.isArray(errors) || errors.length === 0) return undefined;
  const first: unknown = errors[0];
  const [type, message] = isObject(first) ? [text(first['type']), text(first['message'])] : ['', ''];
  const said = sentence(without(token, message), DETAIL).replace(/(?<![.\s])[.\s]+$/, '');
  return new GitHubError(
    GRAPHQL_KINDS[type] ?? 'invalid',
    `GitHub refused a GraphQL request: ${said || 'no reason given'}.`,
  );
}

const GRAPHQL_KINDS: Readonly<Record<string, GitHubErrorKind>> = {
  FORBIDDEN: 'forbidden',
  INSUFFICIENT_SCOPES: 'forbidden',
  NOT_FOUND: 'missing',
  RATE_LIMITED: 'busy',
};

function kindOf(status: number): GitHubErrorKind {
  if (status === 401 || status === 403) return 'forbidden';
  if (status === 404 || status === 410) return 'missing';
  return status === 408 || status >= 500 ? 'busy' : 'invalid';
}

function isLimited(status: number, headers: Answer['headers'], detail: string): boolean {
  if (status === 429) return true;
  return (
    status === 403 &&
    (headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0' || /\brate limit\b/i.test(detail))
  );
}

function restOf(headers: Answer['headers'], now: number): number | undefined {
  const after = Number(headers['retry-after'] ?? NaN);
  if (after >= 0) return after * 1000;
  const reset = Number(headers['x-ratelimit-reset'] ?? NaN);
  return headers['x-ratelimit-remaining'] === '0' && reset >= 0 ? Math.max(0, reset * 1000 - now) + 1000 : undefined;
}

function detailOf(data: unknown): string {
  if (!isObject(data)) return '';
  const errors = Array.isArray(data['errors']) ? data['errors'].slice(0, 3).map(errorText).filter(Boolean) : [];
  return [text(data['message']), ...errors].filter(Boolean).join('; ');
}

function errorText(error: unknown): string {
  if (!isObject(error)) return text(error);
  return text(error['message']) || [text(error['field']), text(error['code'])].filter(Boolean).join(' ');
}

function without(token: string, said: string): string {
  return token === '' ? said : said.replaceAll(token, '***');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
