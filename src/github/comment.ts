/** One comment on the pull request with the summary, kept up to date from run to run. */
import type { Report } from '../core/finding.js';
import { type ReportContext, overview } from '../report/overview.js';
import { linked, webLink } from '../report/text.js';
import { markdown, MARKDOWN_BYTES } from '../report/formats/markdown.js';
import { GitHubError, isMissing, mayHaveBeenDone, rowsOfPages, type DataOf, type GitHub } from './client.js';
import { blobLink, type Job, type PostResult } from './job.js';
import { hash, isSameText, marker, openMinimizer, ownAuthor, readMarker } from './review-earlier.js';

type IssueComment = DataOf<GitHub['rest']['issues']['createComment']>;

/** Where one comment of ours is kept up to date. */
interface Thread {
  readonly github: GitHub;
  readonly job: Job;
  readonly issue_number: number;
  readonly kind: string;
}

const RESOLVED = 'What failed here before is fixed.';

export async function postComment(
  github: GitHub,
  job: Job,
  report: Report,
  context: ReportContext,
  when: 'on-failure' | 'always',
): Promise<PostResult> {
  if (!job.pull) return { complete: false };
  const thread: Thread = { github, job, issue_number: job.pull.number, kind: 'comment' };
  const { failed } = overview(report, context);
  const [earlier, ...copies] = await findComments(thread);
  if (!earlier && !failed && when === 'on-failure') return { complete: false };

  const isResolved = earlier !== undefined && !failed && when === 'on-failure';
  return keep(thread, summaryBody(report, context, job, isResolved ? [RESOLVED] : []), earlier, copies);
}

const NOTHING_LEFT = 'The tools are the same as before again.';

/** The comment on what changed for those who call the tools. Without a text there is nothing to say, and what was said is taken back. */
export async function postDiffComment(github: GitHub, job: Job, text: string | undefined): Promise<PostResult> {
  if (!job.pull) return { complete: false };
  const thread: Thread = { github, job, issue_number: job.pull.number, kind: 'diff' };
  const [earlier, ...copies] = await findComments(thread);
  if (!earlier && text === undefined) return { complete: true };
  return keep(thread, withinBytes(text ?? NOTHING_LEFT, MOST_BYTES - 500), earlier, copies);
}

async function keep(
  thread: Thread,
  text: string,
  earlier: IssueComment | undefined,
  copies: readonly IssueComment[],
): Promise<PostResult> {
  const body = `${marker(thread.kind, hash(thread.job.name))}\n${text}`;
  let posted = earlier ? await update(thread, earlier, body) : await create(thread, body);
  const fold = async (): Promise<void> => {
    let twice = copies;
    if (!earlier) {
      // Another run may have posted one meanwhile: whichever came second sees both now, and folds its own away.
      const [first = posted, ...others] = await findComments(thread);
      twice = others.filter(({ id }) => id === posted.id);
      if (twice.length > 0) posted = first;
    }
    await minimizeCopies(thread, twice, posted);
  };
  const notice = await fold().catch((error: unknown) => {
    if (!(error instanceof GitHubError)) throw error;
    return `The comment is up to date, but a copy of it is not: ${error.message}`;
  });
  return { url: posted.html_url, complete: true, ...(notice !== undefined && { notice }) };
}

/** Our comments. The first is the oldest, which is kept; the others are copies by runs at the same time. */
async function findComments({ github, job, issue_number, kind }: Thread): Promise<IssueComment[]> {
  const { owner, repo } = job;
  const isOwn = await ownAuthor(github, job);
  const { listComments } = github.rest.issues;
  const comments: IssueComment[] = await github.paginate(
    listComments,
    { owner, repo, issue_number, per_page: 100 },
    rowsOfPages(),
  );
  return comments.filter(({ user, body }) => {
    const found = readMarker(body ?? '');
    return found?.kind === kind && found.hashes[0] === hash(job.name) && isOwn(user);
  });
}

async function update(thread: Thread, earlier: IssueComment, body: string): Promise<IssueComment> {
  if (isSameText(earlier.body ?? '', body)) return earlier;
  try {
    return await rewrite(thread, earlier, body);
  } catch (error) {
    if (isMissing(error)) return create(thread, body);
    throw error;
  }
}

async function rewrite({ github, job }: Thread, { id: comment_id }: IssueComment, body: string): Promise<IssueComment> {
  const { owner, repo } = job;
  return (await github.rest.issues.updateComment({ owner, repo, comment_id, body })).data;
}

/** Their text says so too, for people who read it elsewhere, and for where GitHub does not let us minimize. */
async function minimizeCopies(thread: Thread, copies: readonly IssueComment[], posted: IssueComment): Promise<void> {
  const { github, job } = thread;
  const minimize = openMinimizer(github, job);
  const other = linked('The other comment', webLink(posted.html_url ?? ''));
  const body = `${marker('copy', hash(job.name))}\nThis was posted twice. ${other} tells how things stand now.`;
  for (const copy of copies) {
    try {
      await rewrite(thread, copy, body);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    await minimize(copy.node_id);
  }
}

async function create(thread: Thread, body: string): Promise<IssueComment> {
  const { github, job, issue_number } = thread;
  const { owner, repo } = job;
  const post = async (): Promise<IssueComment> =>
    (await github.rest.issues.createComment({ owner, repo, issue_number, body })).data;
  try {
    return await post();
  } catch (error) {
    if (!mayHaveBeenDone(error)) throw error;
    const [created] = await findComments(thread);
    return created ?? post();
  }
}

/** GitHub refuses longer bodies. */
const MOST_BYTES = 65_535;

/** The summary of the comment and of the check run. */
export function summaryBody(report: Report, context: ReportContext, job: Job, intro: readonly string[] = []): string {
  const text = markdown(report, context, {
    intro,
    maxBytes: MARKDOWN_BYTES,
    link: (path, line) => blobLink(job, path, line),
    where: `The log of ${linked('the run', webLink(job.runUrl))} lists them.`,
  });
  return withinBytes(text, MOST_BYTES - 500);
}

/** Only whole lines, without a code block that would stay open. */
export function withinBytes(text: string, most: number): string {
  if (Buffer.byteLength(text) <= most) return text;
  const lines: string[] = [];
  let left = most;
  let block: number | undefined;
  for (const line of text.split('\n')) {
    left -= Buffer.byteLength(line) + 1;
    if (left < 0) break;
    if (/^\s*```/.test(line)) block = block === undefined ? lines.length : undefined;
    lines.push(line);
  }
  return lines.slice(0, block).join('\n');
}
