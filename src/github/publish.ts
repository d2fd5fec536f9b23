/** Takes a report to every channel that needs GitHub's API. Nothing that GitHub does makes it throw. */
import type { Report } from '../core/finding.js';
import type { ReportContext } from '../report/overview.js';
import { overview } from '../report/overview.js';
import { pullFiles, type PullFiles } from './changed.js';
import type { Posted } from './channel.js';
import { postCheckRun } from './check-run.js';
import { openGitHub, type GitHub } from './client.js';
import { postComment } from './comment.js';
import type { Job } from './job.js';
import { isForbidden, noticesOf, NO_TOKEN, outdatedNotice, type Channel, type Refused } from './publish-notices.js';
import { postReview } from './review.js';

export interface Wants {
  readonly checkRun: boolean;
  readonly review: 'off' | 'comments' | 'suggestions';
  readonly comment: 'never' | 'on-failure' | 'always';
}

export interface PublishOptions {
  /** The text of a file as it was linted. */
  readFile(path: string): string | undefined;
  /** Where there is one already, so that the whole run has one budget. */
  readonly github?: GitHub;
  readonly files?: PullFiles;
  /** A sentence on where the findings stand that could not be posted. */
  readonly where?: string;
}

export interface Published {
  /** A check run took every finding. */
  readonly annotated: boolean;
  readonly links: readonly Link[];
  /** Sentences; each says something once. */
  readonly notices: readonly string[];
}

export interface Link {
  readonly channel: Channel;
  readonly url: string;
}

type Post = (github: GitHub) => Promise<Posted>;

export async function publish(
  report: Report,
  context: ReportContext,
  job: Job,
  wants: Wants,
  options: PublishOptions,
): Promise<Published> {
  const { where = 'The findings stand in the annotations, the log and the summary of this job.' } = options;
  const channels = channelsOf(report, context, job, wants, options);
  if (channels.size === 0) return { annotated: false, links: [], notices: [] };
  const names = [...channels.keys()];
  if (job.token === '') return { annotated: false, links: [], notices: [`${NO_TOKEN} ${where}`] };

  const links: Link[] = [];
  const notices: string[] = [];
  const refused: Refused[] = [];
  const outdated: Channel[] = [];
  let annotated = false;
  let isOld: boolean | undefined;
  let github = options.github;
  for (const [channel, post] of channels) {
    try {
      github ??= await openGitHub(job);
      if (channel !== 'check run' && (isOld ??= await isOldHead(github, job))) {
        outdated.push(channel);
        continue;
      }
      const { url, complete, notice } = await post(github);
      if (url !== undefined) links.push({ channel, url });
      if (notice !== undefined) notices.push(`${notice} ${where}`);
      if (channel === 'check run') annotated = complete;
    } catch (error) {
      refused.push({ channel, error });
      if (!job.pull?.isFork || !isForbidden(error)) continue;
      // The others would be refused as well.
      const rest = names.slice(names.indexOf(channel) + 1);
      refused.push(...rest.map((channel) => ({ channel, error })));
      break;
    }
  }
  if (outdated.length > 0) notices.push(`${outdatedNotice(outdated)} ${where}`);
  return { annotated, links, notices: [...notices, ...noticesOf(refused, job, where)] };
}

/** An old run that is repeated, or that a push has overtaken, must not undo what newer ones have posted. */
async function isOldHead(github: GitHub, { pull, head }: Job): Promise<boolean> {
  if (!pull) return false;
  try {
    const now = await github.request<{ head: { sha: string } }>('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
      pull_number: pull.number,
    });
    return now.head.sha !== head;
  } catch {
    // What cannot be read will hardly be written: the channels themselves tell why.
    return false;
  }
}

function channelsOf(
  report: Report,
  context: ReportContext,
  job: Job,
  { checkRun, review, comment }: Wants,
  { readFile, files }: PublishOptions,
): Map<Channel, Post> {
  const channels = new Map<Channel, Post>();
  if (checkRun) channels.set('check run', (github) => postCheckRun(github, job, report, context));
  if (!job.pull) return channels;
  if (review !== 'off') {
    const { failed } = overview(report, context);
    channels.set('review', async (github) =>
      postReview(github, job, report, context, {
        suggestions: review === 'suggestions',
        failed,
        files: files ?? (await pullFiles(github, job)),
        readFile,
      }),
    );
  }
  if (comment !== 'never') {
    channels.set('comment', (github) => postComment(github, job, report, context, comment));
  }
  return channels;
}
