/** The way to GitHub's API. */
import { comparedFiles, pullFiles, type PullFiles } from '../github/changed.js';
import { openGitHub, type GitHub } from '../github/client.js';
import type { Job } from '../github/job.js';
import type { GitHubEvent } from './event.js';
import type { Env, Inputs } from './inputs.js';

export interface Access {
  readonly job: Job;
  /** One for the whole step, so that there is one limit to its patience. */
  github(): Promise<GitHub>;
  /** What the change that the event is about holds; undefined where there is no change. Asked for once. */
  changedFiles(): Promise<PullFiles | undefined>;
}

/** Undefined: nobody says which repository this is. */
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
    name: nameOf(env, inputs),
    runUrl: `${serverUrl}/${owner}/${repo}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
  };
}

/** Undefined: there is no token. */
export function accessTo(job: Job | undefined, event: GitHubEvent): Access | undefined {
  if (!job || job.token === '') return undefined;
  let opened: Promise<GitHub> | undefined;
  let files: Promise<PullFiles | undefined> | undefined;
  const github = () => (opened ??= openGitHub(job));
  const ask = async (): Promise<PullFiles | undefined> => {
    if (job.pull) return pullFiles(await github(), job);
    return event.base === undefined ? undefined : comparedFiles(await github(), event.base, event.head);
  };
  return { job, github, changedFiles: () => (files ??= ask()) };
}

/**
 * Two steps in a job differ by their ids, the legs of a matrix by nothing but their inputs: by those that say what is
 * linted. Others, as `preset`, change while a pull request is open, and nobody would tidy up under the old name.
 */
function nameOf(env: Env, { workingDirectory, config, files }: Inputs): string {
  const { GITHUB_WORKFLOW: workflow, GITHUB_JOB: job, GITHUB_ACTION: step = '' } = env;
  // A step without an id has a name made up from the action's, with a number from the second one on.
  const id = step.startsWith('__') ? /_(\d+)$/.exec(step)?.[1] : step;
  const folder = workingDirectory === '.' ? undefined : workingDirectory;
  const others = [config && `config: ${config}`, files.length > 0 && `files: ${files.join(', ')}`];
  return ['toolint', workflow, job, id, folder, ...others].filter(Boolean).join(' / ');
}

function urlOf(given: string | undefined, fallback: string): string {
  return (given || fallback).replace(/(?<!\/)\/+$/, '');
}
