/** What the runner tells a step of the event that started the workflow. */
import type { FakeGitHub } from './github/server.js';
import { OWNER, REPO } from './github/world.js';

export interface GitHubEvent {
  readonly name: string;
  readonly payload: object;
  readonly env: Readonly<Record<string, string>>;
}

const FULL_NAME = `${OWNER}/${REPO}`;
const REPOSITORY = {
  repository: { name: REPO, full_name: FULL_NAME, owner: { login: OWNER }, default_branch: 'main' },
};
/** What is checked out for a pull request: the head merged into the base, a commit that no review knows. */
const MERGE_COMMIT = 'e'.repeat(40);
export const ZEROS = '0'.repeat(40);

/** On pull_request_target the workflow is the base branch's, or the default branch's, which may have gone on since. */
export function pullRequest({ world }: FakeGitHub, name = 'pull_request', sha = world.pull.base): GitHubEvent {
  const { number, head, base, isFork } = world.pull;
  const from = isFork ? `stranger/${REPO}` : FULL_NAME;
  const pull = {
    number,
    state: 'open',
    head: { sha: head, ref: 'topic', repo: { full_name: from } },
    base: { sha: base, ref: 'main', repo: { full_name: FULL_NAME } },
  };
  const isTarget = name === 'pull_request_target';
  return {
    name,
    payload: { ...REPOSITORY, action: 'synchronize', number, pull_request: pull },
    env: {
      GITHUB_SHA: isTarget ? sha : MERGE_COMMIT,
      GITHUB_REF: isTarget ? 'refs/heads/main' : `refs/pull/${number}/merge`,
      GITHUB_HEAD_REF: 'topic',
      GITHUB_BASE_REF: 'main',
    },
  };
}

/** Of a repository that is gone, GitHub says null. */
export function pullRequestFromGoneFork(github: FakeGitHub): GitHubEvent {
  const event = pullRequest(github);
  const payload = structuredClone(event.payload) as { pull_request: { head: { repo: unknown } } };
  payload.pull_request.head.repo = null;
  return { ...event, payload };
}

export function mergeGroup({ world }: FakeGitHub): GitHubEvent {
  const { head, base } = world.pull;
  const ref = `refs/heads/gh-readonly-queue/main/pr-7-${base}`;
  const group = { head_sha: head, base_sha: base, head_ref: ref, base_ref: 'refs/heads/main' };
  return {
    name: 'merge_group',
    payload: { ...REPOSITORY, action: 'checks_requested', merge_group: group },
    env: { GITHUB_SHA: head, GITHUB_REF: ref },
  };
}

export function pushed({ world }: FakeGitHub, before = world.pull.base): GitHubEvent {
  const after = world.pull.head;
  return {
    name: 'push',
    payload: { ...REPOSITORY, ref: 'refs/heads/topic', before, after, forced: false },
    env: { GITHUB_SHA: after, GITHUB_REF: 'refs/heads/topic' },
  };
}

export function schedule({ world }: FakeGitHub): GitHubEvent {
  return {
    name: 'schedule',
    payload: { ...REPOSITORY, schedule: '0 4 * * *' },
    env: { GITHUB_SHA: world.pull.head, GITHUB_REF: 'refs/heads/main' },
  };
}

export function dispatch({ world }: FakeGitHub): GitHubEvent {
  return {
    name: 'workflow_dispatch',
    payload: { ...REPOSITORY, ref: 'refs/heads/main', inputs: null },
    env: { GITHUB_SHA: world.pull.head, GITHUB_REF: 'refs/heads/main' },
  };
}
