/** Takes a report to every channel that needs GitHub's API. It never throws because of a response from GitHub. */
import { append } from '../core/collections.js';
import type { Report } from '../core/finding.js';
import { type ReportContext, overview } from '../report/overview.js';
import { sentence } from '../report/text.js';
import { postCheckRun } from './check-run.js';
import { GitHubError, openGitHub, type GitHub } from './client.js';
import { postComment } from './comment.js';
import type { Job, PostResult } from './job.js';
import { pullFiles, type PullFiles } from './pull-files.js';
import { postReview } from './review.js';

type Channel = 'check run' | 'review' | 'comment';

export interface ChannelSettings {
  readonly checkRun: boolean;
  readonly review: 'off' | 'comments' | 'suggestions';
  readonly comment: 'never' | 'on-failure' | 'always';
}

export interface PublishOptions {
  /** The text of a file as it was linted. */
  readFile(path: string): string | undefined;
  /** The client of the whole run, so that there is one time budget. */
  readonly github?: GitHub;
  readonly files?: PullFiles;
  /** A sentence that says where to find findings that could not be posted. */
  readonly where?: string;
}

export interface Published {
  /** A check run has every finding. */
  readonly annotated: boolean;
  readonly links: readonly ChannelLink[];
  /** Sentences without repetitions. */
  readonly notices: readonly string[];
}

export interface ChannelLink {
  readonly channel: Channel;
  readonly url: string;
}

interface ChannelFailure {
  readonly channel: Channel;
  readonly error: unknown;
}

const NO_TOKEN =
  'Nothing could be posted on GitHub: there is no token. Leave the input `github-token` out to use that of the job.';

export async function publish(
  report: Report,
  context: ReportContext,
  job: Job,
  settings: ChannelSettings,
  options: PublishOptions,
): Promise<Published> {
  const { where = 'The findings are in the annotations, the log and the summary of this job.' } = options;
  const channels = channelsOf(report, context, job, settings, options);
  if (channels.size === 0) return { annotated: false, links: [], notices: [] };
  const names = [...channels.keys()];
  if (job.token === '') return { annotated: false, links: [], notices: [`${NO_TOKEN} ${where}`] };

  const links: ChannelLink[] = [];
  const notices: string[] = [];
  const failures: ChannelFailure[] = [];
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
      failures.push({ channel, error });
      if (!job.pull?.isFork || !isForbidden(error)) continue;
      // The token of a fork can write nothing, so the other channels would fail too.
      const rest = names.slice(names.indexOf(channel) + 1);
      append(
        failures,
        rest.map((channel) => ({ channel, error })),
      );
      break;
    }
  }
  if (outdated.length > 0) notices.push(`${outdatedNotice(outdated)} ${where}`);
  return { annotated, links, notices: [...notices, ...failureNotices(failures, job, where)] };
}

/** A re-run of an old job, or one that a push has overtaken, must not undo what newer runs have posted. */
async function isOldHead(github: GitHub, { owner, repo, pull, head }: Job): Promise<boolean> {
  if (!pull) return false;
  try {
    const { data } = await github.rest.pulls.get({ owner, repo, pull_number: pull.number });
    return data.head.sha !== head;
  } catch {
    // Then writing will most likely fail as well, and the channels report why.
    return false;
  }
}

function channelsOf(
  report: Report,
  context: ReportContext,
  job: Job,
  { checkRun, review, comment }: ChannelSettings,
  { readFile, files }: PublishOptions,
): Map<Channel, (github: GitHub) => Promise<PostResult>> {
  const channels = new Map<Channel, (github: GitHub) => Promise<PostResult>>();
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

/** In the syntax of a workflow. */
const PERMISSIONS: Readonly<Record<Channel, string>> = {
  'check run': 'checks: write',
  review: 'pull-requests: write',
  comment: 'pull-requests: write',
};

function outdatedNotice(channels: readonly Channel[]): string {
  return `The ${joined(channels)} stayed as newer runs left them: the pull request has newer commits than this one.`;
}

const isForbidden = (error: unknown): boolean => error instanceof GitHubError && error.kind === 'forbidden';

/** What could not be posted, why, and what to do about it: each reason once. */
function failureNotices(failures: readonly ChannelFailure[], { pull }: Job, where: string): string[] {
  const byReason = new Map<string, { channels: Channel[]; reason: string }>();
  for (const { channel, error } of failures) {
    const [key, reason] = reasonOf(channel, error, pull?.isFork ?? false);
    const group = byReason.get(key);
    if (group) group.channels.push(channel);
    else byReason.set(key, { channels: [channel], reason });
  }
  return Array.from(
    byReason.values(),
    ({ channels, reason }) => `The ${joined(channels)} could not be posted: ${reason} ${where}`,
  );
}

/** Of failures with the same key only the first reason is shown. */
function reasonOf(channel: Channel, error: unknown, isFork: boolean): [key: string, reason: string] {
  if (!(error instanceof GitHubError)) {
    const cause = sentence(error instanceof Error ? error.message : String(error), 200);
    return ['bug', `GitHub's answer was not understood (${cause}).`];
  }
  const { kind, status, message } = error;
  if (kind === 'busy' || kind === 'unreachable') return ['down', `GitHub failed. ${message}`];
  if (status === 401) return ['token', `GitHub does not accept the token in \`github-token\`. ${message}`];
  if (kind === 'forbidden' && isFork) {
    return ['fork', `the pull request comes from a fork, and there the job's token may only read. ${message}`];
  }
  const permission = PERMISSIONS[channel];
  if (kind === 'forbidden') {
    return [permission, `the token may not do that. Add \`${permission}\` to the job's \`permissions\`. ${message}`];
  }
  if (kind === 'missing') {
    return [
      `missing ${permission}`,
      `GitHub has no such thing, or hides it from a token without \`${permission}\` in the job's \`permissions\`. ${message}`,
    ];
  }
  return [message, message];
}

function joined(channels: readonly Channel[]): string {
  const last = channels.at(-1)!;
  return channels.length === 1 ? last : `${channels.slice(0, -1).join(', the ')} and the ${last}`;
}
