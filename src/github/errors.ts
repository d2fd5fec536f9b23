/** What can go wrong with a request, told in a sentence that holds no token, no URL and no page of HTML. */

/** forbidden: a permission is missing. missing: 404. invalid: refused as it is. busy: 429, other limits, 5xx. unreachable: no answer. */
export type GitHubErrorKind = 'forbidden' | 'missing' | 'invalid' | 'busy' | 'unreachable';

export class GitHubError extends Error {
  readonly kind: GitHubErrorKind;
  readonly status?: number;

  constructor(kind: GitHubErrorKind, message: string, status?: number) {
    super(message);
    this.name = 'GitHubError';
    this.kind = kind;
    if (status !== undefined) this.status = status;
  }
}

/** As where somebody deleted a comment just now. */
export function isMissing(error: unknown): boolean {
  return error instanceof GitHubError && error.kind === 'missing';
}

/** Nobody knows whether GitHub did what it was asked: look before you ask again. */
export function mayHaveBeenDone(error: unknown): boolean {
  return error instanceof GitHubError && (error.kind === 'busy' || error.kind === 'unreachable');
}
