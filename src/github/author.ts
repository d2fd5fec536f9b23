/** Whose name stands over what toolint posts: only that is updated, whatever a stranger or another bot writes. */
import type { GitHub } from './client.js';
import type { Job } from './job.js';

export interface Author {
  readonly login: string;
  readonly type: string;
}

/** Whom the job's own token posts as. */
const OF_THE_JOB = 'github-actions[bot]';
/** Apps cannot ask who they are; the answer to a check run tells. */
const toldApps = new WeakMap<GitHub, string>();

export function tellApp(github: GitHub, app: { readonly slug?: string } | null | undefined): void {
  if (app?.slug) toldApps.set(github, `${app.slug}[bot]`);
}

/** The token of an app posts as its bot; a person's token as that person. */
export async function ownAuthor(
  github: GitHub,
  { token }: Job,
): Promise<(author: Author | null | undefined) => boolean> {
  const isOfPerson = /^(?:gh[pou]|github_pat)_/.test(token);
  const own = isOfPerson ? (await github.request<Author>('GET /user')).login : (toldApps.get(github) ?? OF_THE_JOB);
  return (author) => author?.login === own;
}
