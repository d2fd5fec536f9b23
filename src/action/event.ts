/** The event that started the workflow, the job, and its access to GitHub. The event's payload may be missing or broken. */
import { openGitHub, type GitHub } from '../github/client.js';
import type { Job, PullRequest } from '../github/job.js';
import { comparedFiles, pullFiles, type PullFiles } from '../github/pull-files.js';
import { realPath } from '../files/paths.js';
import { readText } from '../files/read.js';
import type { Inputs } from './inputs.js';
import { recordIn } from '../core/collections.js';

export type Env = Readonly<Record<string, string | undefined>>;

export interface GitHubEvent {
  readonly name: string;
  /** The commit that findings are about: the head of a pull request, not the merge commit that is checked out. */
  readonly head: string;
  /** The commit of the workflow itself. */
  readonly sha: string;
  /** The commit that the change starts from, if there is a change. */
  readonly base?: string;
  /** A push of a new branch or tag: there is no commit before it. */
  readonly isFirst?: boolean;
  readonly pull?: PullRequest;
  /** The branch of the pull request is in another repository. */
  readonly isFork: boolean;
}

/**
 * Events that only people with write access can cause, and those for which a stranger's change gets a read-only token.
 * Any other event, such as a comment on an issue, lets a stranger start a workflow whose token can write.
 */
const CODE_MAY_RUN: readonly string[] =
  'push pull_request merge_group schedule workflow_dispatch repository_dispatch release create'.split(' ');

/** Why no code of the checkout may run, whatever `allow-code` says; undefined if it may. A called workflow has its caller's event. */
export function codeRefusal({ name }: GitHubEvent): string | undefined {
  if (CODE_MAY_RUN.includes(name)) return undefined;
  const events = new Intl.ListFormat('en').format(CODE_MAY_RUN);
  return `On ${name || 'this event'} no code runs, whatever \`allow-code\` says, as strangers may cause it where the token can write. It runs only on ${events}`;
}

/** The event is about a pull request, but the payload does not say which. */
export const lacksPull = ({ name, pull }: GitHubEvent): boolean => /^pull_request(_target)?$/.test(name) && !pull;

export function readEvent(env: Env): GitHubEvent {
  const name = env['GITHUB_EVENT_NAME'] ?? '';
  const payload = readPayload(env['GITHUB_EVENT_PATH']);
  const sha = shaOf(env['GITHUB_SHA']) ?? '';
  const event = { name, head: sha, sha, isFork: false };
  const pull = pullOf(payload, env['GITHUB_REPOSITORY'], name);
  if (pull) return { ...event, ...pull, head: pull.pull.head, base: pull.pull.base };
  if (name === 'merge_group') {
    const group = field(payload, 'merge_group');
    return { ...event, head: shaOf(field(group, 'head_sha')) ?? sha, base: shaOf(field(group, 'base_sha')) };
  }
  if (name === 'push') {
    const before = field(payload, 'before');
    const isFirst = typeof before === 'string' && /^0+$/.test(before);
    return { ...event, head: shaOf(field(payload, 'after')) ?? sha, base: shaOf(before), ...(isFirst && { isFirst }) };
  }
  return event;
}

function pullOf(
  payload: unknown,
  repository: string | undefined,
  name: string,
): { pull: PullRequest; isFork: boolean } | undefined {
  const pull = field(payload, 'pull_request');
  const number = field(pull, 'number');
  const head = shaOf(field(field(pull, 'head'), 'sha'));
  const base = shaOf(field(field(pull, 'base'), 'sha'));
  if (!Number.isSafeInteger(number) || (number as number) < 1 || !head || !base) return undefined;
  const from = field(field(field(pull, 'head'), 'repo'), 'full_name');
  const isFork = typeof from !== 'string' || from.toLowerCase() !== repository?.toLowerCase();
  // On this event the token can write, wherever the branch is.
  const canWrite = name === 'pull_request_target';
  return { pull: { number: number as number, head, base, isFork: isFork && !canWrite }, isFork };
}

/** GitHub sends no more. */
const MOST_PAYLOAD = 30_000_000;

function readPayload(path: string | undefined): unknown {
  const file = path === undefined ? undefined : realPath(path);
  const read = file === undefined ? undefined : readText(file, { maxBytes: MOST_PAYLOAD });
  return read && 'text' in read ? recordIn(read.text) : undefined;
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}

/** Undefined for zeros, which GitHub writes if there is no commit, for example before the first push of a branch. */
function shaOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[0-9a-f]{40,64}$/.test(value) && !/^0+$/.test(value) ? value : undefined;
}

/** Undefined if the environment does not name the repository. */
export function jobOf(env: Env, event: GitHubEvent, token: string | undefined, inputs: Inputs): Job | undefined {
  const [, owner, repo] = /^([\w-]+)\/(?!\.{1,2}$)([\w.-]+)$/.exec(env['GITHUB_REPOSITORY'] ?? '') ?? [];
  if (owner === undefined || repo === undefined || event.head === '') return undefined;
  const serverUrl = urlOf(env['GITHUB_SERVER_URL'], 'https://github.com');
  return {
    owner,
    repo,
    apiUrl: urlOf(env['GITHUB_API_URL'], 'https://api.github.com'),
    graphqlUrl: urlOf(env['GITHUB_GRAPHQL_URL'], 'https://api.github.com/graphql'),
    serverUrl,
    token: token ?? '',
    head: event.head,
    pull: event.pull,
    name: jobName(env, inputs),
    runUrl: `${serverUrl}/${owner}/${repo}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
  };
}

/**
 * Two steps of a job differ by their ids, and the jobs of a matrix only by their inputs: by those that say what is linted.
 * Other inputs, such as `preset`, may change while a pull request is open, and posts of the old name would stay forever.
 */
function jobName(env: Env, { workingDirectory, config, files }: Inputs): string {
  const { GITHUB_WORKFLOW: workflow, GITHUB_JOB: job, GITHUB_ACTION: step = '' } = env;
  // The runner names a step without an id after the action, with a number from the second one on.
  const id = step.startsWith('__') ? /_(\d+)$/.exec(step)?.[1] : step;
  const folder = workingDirectory === '.' ? undefined : workingDirectory;
  const others = [config && `config: ${config}`, files.length > 0 && `files: ${files.join(', ')}`];
  return ['toolint', workflow, job, id, folder, ...others].filter(Boolean).join(' / ');
}

const urlOf = (given: string | undefined, fallback: string): string => (given || fallback).replace(/(?<!\/)\/+$/, '');

export interface GitHubAccess {
  readonly job: Job;
  /** One client for the whole step, so that there is one time budget. */
  github(): Promise<GitHub>;
  /** The files of the change that the event is about; undefined if there is no change. Requested once. */
  changedFiles(): Promise<PullFiles | undefined>;
}

/** Undefined without a token. */
export function accessTo(job: Job | undefined, event: GitHubEvent): GitHubAccess | undefined {
  if (!job || job.token === '') return undefined;
  let opened: Promise<GitHub> | undefined;
  let files: Promise<PullFiles | undefined> | undefined;
  const github = () => (opened ??= openGitHub(job));
  const requestFiles = async (): Promise<PullFiles | undefined> => {
    if (job.pull) return pullFiles(await github(), job);
    return event.base === undefined ? undefined : comparedFiles(await github(), job, event.base, event.head);
  };
  return { job, github, changedFiles: () => (files ??= requestFiles()) };
}
