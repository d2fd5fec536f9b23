/** What could not be posted, why, and what to do about it: each reason once. */
import { sentence } from '../report/text.js';
import { GitHubError } from './errors.js';
import type { Job } from './job.js';

export type Channel = 'check run' | 'review' | 'comment';

export interface Refused {
  readonly channel: Channel;
  readonly error: unknown;
}

export const NO_TOKEN =
  'Nothing could be posted on GitHub: there is no token. Leave the input `github-token` out to use that of the job.';

/** As they are written in a workflow. */
const PERMISSIONS: Readonly<Record<Channel, string>> = {
  'check run': 'checks: write',
  review: 'pull-requests: write',
  comment: 'pull-requests: write',
};

export function outdatedNotice(channels: readonly Channel[]): string {
  return `The ${joined(channels)} stayed as newer runs left them: the pull request has newer commits than this one.`;
}

export function isForbidden(error: unknown): boolean {
  return error instanceof GitHubError && error.kind === 'forbidden';
}

export function noticesOf(refused: readonly Refused[], { pull }: Job, where: string): string[] {
  const byReason = new Map<string, { channels: Channel[]; reason: string }>();
  for (const { channel, error } of refused) {
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

/** Failures with the same key are one, and the first of them tells. */
function reasonOf(channel: Channel, error: unknown, isFork: boolean): [key: string, reason: string] {
  if (!(error instanceof GitHubError)) return ['bug', `GitHub's answer was not understood (${messageOf(error)}).`];
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

function messageOf(error: unknown): string {
  return sentence(error instanceof Error ? error.message : String(error), 200);
}

function joined(channels: readonly Channel[]): string {
  const last = channels.at(-1)!;
  return channels.length === 1 ? last : `${channels.slice(0, -1).join(', the ')} and the ${last}`;
}
