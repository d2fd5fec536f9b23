/** What happened that the workflow runs: read from the environment and the event's payload, which may be missing or broken. */
import { readFileSync } from 'node:fs';
import type { PullRequest } from '../github/job.js';
import type { Env } from './inputs.js';

export interface GitHubEvent {
  readonly name: string;
  /** The commit that findings are about; of a pull request its head, not the merge commit that is checked out. */
  readonly head: string;
  /** The commit that the workflow itself is of. */
  readonly sha: string;
  /** The commit that the change starts from, where there is a change. */
  readonly base?: string;
  /** A push of a new branch or tag: there is no commit before it. */
  readonly isFirst?: boolean;
  readonly pull?: PullRequest;
  /** The pull request's branch comes from another repository. */
  readonly isFork: boolean;
}

/**
 * Events that only those who may write to the repository can cause, and those for which a stranger's change gets a token
 * that may only read. All others, a comment on an issue for one, let a stranger start a workflow whose token may write.
 */
const CODE_MAY_RUN: readonly string[] = [
  'push',
  'pull_request',
  'merge_group',
  'schedule',
  'workflow_dispatch',
  'repository_dispatch',
  'release',
  'create',
];

/** Why no code of the checkout may run, whatever `allow-code` says; undefined where it may. A called workflow has its caller's event. */
export function codeRefusal({ name }: GitHubEvent): string | undefined {
  if (CODE_MAY_RUN.includes(name)) return undefined;
  const events = new Intl.ListFormat('en').format(CODE_MAY_RUN);
  return `On ${name || 'this event'} no code runs, whatever \`allow-code\` says, as strangers may cause it where the token can write. It runs only on ${events}`;
}

/** The event is about a pull request, and nobody says which. */
export function isLost({ name, pull }: GitHubEvent): boolean {
  return /^pull_request(_target)?$/.test(name) && !pull;
}

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
  // There the token may write, wherever the branch comes from.
  const mayWrite = name === 'pull_request_target';
  return { pull: { number: number as number, head, base, isFork: isFork && !mayWrite }, isFork };
}

function readPayload(path: string | undefined): unknown {
  try {
    const payload: unknown = JSON.parse(readFileSync(path ?? '', 'utf8'));
    return typeof payload === 'object' && payload !== null ? payload : undefined;
  } catch {
    return undefined;
  }
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}

/** A commit that exists: GitHub writes zeros where there is none, as before the first push of a branch. */
function shaOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[0-9a-f]{40,64}$/.test(value) && !/^0+$/.test(value) ? value : undefined;
}
