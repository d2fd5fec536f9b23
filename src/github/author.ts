/** Whose name stands over what toolint posts: only that is updated, whatever a stranger writes in its way. */
import type { GitHub } from './client.js';
import type { Job } from './job.js';

export interface Author {
  readonly login: string;
  readonly type: string;
}

/** The job's own token, and that of any app, posts as a bot; a person's token as that person. */
export async function ownAuthor(
  github: GitHub,
  { token }: Job,
): Promise<(author: Author | null | undefined) => boolean> {
  if (!/^(?:gh[pou]|github_pat)_/.test(token)) return (author) => author?.type === 'Bot';
  const { login } = await github.request<Author>('GET /user');
  return (author) => author?.login === login;
}
