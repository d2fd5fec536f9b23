/** One comment on the pull request with the summary, kept up to date from run to run. */
import type { Report } from '../core/finding.js';
import type { ReportContext } from '../report/context.js';
import { overview } from '../report/overview.js';
import { ownAuthor, type Author } from './author.js';
import type { Posted } from './channel.js';
import type { GitHub } from './client.js';
import { GitHubError, mayHaveBeenDone } from './errors.js';
import type { Job } from './job.js';
import { hash, marker, readMarker } from './marker.js';
import { summaryBody } from './summary-body.js';

interface Comment {
  readonly id: number;
  readonly body?: string;
  readonly html_url?: string;
  readonly user?: Author | null;
}

const KIND = 'comment';
const MENDED = 'What failed here before is fixed.';

export async function postComment(
  github: GitHub,
  job: Job,
  report: Report,
  context: ReportContext,
  when: 'on-failure' | 'always',
): Promise<Posted> {
  const { failed } = overview(report, context);
  const earlier = await findComment(github, job);
  if (!earlier && !failed && when === 'on-failure') return { complete: false };

  const isMended = earlier !== undefined && !failed && when === 'on-failure';
  const summary = summaryBody(report, context, job, isMended ? [MENDED] : []);
  const body = `${marker(KIND, hash(job.name))}\n${summary}`;
  const posted = earlier ? await update(github, job, earlier, body) : await create(github, job, body);
  return { url: posted.html_url, complete: true };
}

/** The oldest of ours, which keeps its place. */
async function findComment(github: GitHub, job: Job): Promise<Comment | undefined> {
  const isOwn = await ownAuthor(github, job);
  const comments = await github.list<Comment>('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
    issue_number: job.pull?.number,
  });
  return comments.find(({ user, body }) => {
    const mark = readMarker(body ?? '');
    return mark?.kind === KIND && mark.hashes[0] === hash(job.name) && isOwn(user);
  });
}

async function update(github: GitHub, job: Job, earlier: Comment, body: string): Promise<Comment> {
  if (isSame(earlier.body ?? '', body)) return earlier;
  try {
    const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
    return await github.request(route, { comment_id: earlier.id, body });
  } catch (error) {
    // Somebody deleted it just now.
    if (error instanceof GitHubError && error.kind === 'missing') return create(github, job, body);
    throw error;
  }
}

async function create(github: GitHub, job: Job, body: string): Promise<Comment> {
  const post = (): Promise<Comment> =>
    github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
      issue_number: job.pull?.number,
      body,
    });
  try {
    return await post();
  } catch (error) {
    if (!mayHaveBeenDone(error)) throw error;
    return (await findComment(github, job)) ?? post();
  }
}

function isSame(a: string, b: string): boolean {
  return a.replaceAll('\r\n', '\n').trim() === b.trim();
}
