/** One comment on the pull request with the summary, kept up to date from run to run. */
import type { Report } from '../core/finding.js';
import type { ReportContext } from '../report/overview.js';
import { linked } from '../report/markup.js';
import { overview } from '../report/overview.js';
import { webLink } from '../report/text.js';
import { ownAuthor, type Author } from './author.js';
import type { Posted } from './channel.js';
import type { GitHub } from './client.js';
import { GitHubError, isMissing, mayHaveBeenDone } from './errors.js';
import { openFold } from './fold.js';
import type { Job } from './job.js';
import { hash, marker, readMarker } from './marker.js';
import { saysTheSame } from './same-text.js';
import { summaryBody } from './summary-body.js';

interface Comment {
  readonly id: number;
  readonly node_id: string;
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
  const [earlier, ...copies] = await findComments(github, job);
  if (!earlier && !failed && when === 'on-failure') return { complete: false };

  const isMended = earlier !== undefined && !failed && when === 'on-failure';
  const summary = summaryBody(report, context, job, isMended ? [MENDED] : []);
  const body = `${marker(KIND, hash(job.name))}\n${summary}`;
  const posted = earlier ? await update(github, job, earlier, body) : await create(github, job, body);
  const notice = await foldCopies(github, job, copies, posted).catch((error: unknown) => {
    if (!(error instanceof GitHubError)) throw error;
    return `The comment is up to date, but a copy of it is not: ${error.message}`;
  });
  return { url: posted.html_url, complete: true, ...(notice !== undefined && { notice }) };
}

/** Ours. The oldest keeps its place; the others come from runs that saw nothing of each other. */
async function findComments(github: GitHub, job: Job): Promise<Comment[]> {
  const isOwn = await ownAuthor(github, job);
  const comments = await github.list<Comment>('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
    issue_number: job.pull?.number,
  });
  return comments.filter(({ user, body }) => {
    const mark = readMarker(body ?? '');
    return mark?.kind === KIND && mark.hashes[0] === hash(job.name) && isOwn(user);
  });
}

async function update(github: GitHub, job: Job, earlier: Comment, body: string): Promise<Comment> {
  if (saysTheSame(earlier.body ?? '', body)) return earlier;
  try {
    return await write(github, earlier, body);
  } catch (error) {
    if (isMissing(error)) return create(github, job, body);
    throw error;
  }
}

function write(github: GitHub, { id }: Comment, body: string): Promise<Comment> {
  return github.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id: id, body });
}

/** They say so too, for those who read them elsewhere, and where GitHub does not let us fold them away. */
async function foldCopies(
  github: GitHub,
  job: Job,
  copies: readonly Comment[],
  { html_url: url = '' }: Comment,
): Promise<void> {
  const fold = openFold(github);
  const words = `This was posted twice. ${linked('The other comment', webLink(url))} tells how things stand now.`;
  for (const copy of copies) {
    await write(github, copy, `${marker('copy', hash(job.name))}\n${words}`).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    await fold(copy.node_id);
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
    const [kept] = await findComments(github, job);
    return kept ?? post();
  }
}
