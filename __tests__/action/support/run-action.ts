/** Starts the built Action as GitHub's runner does, and reads what it leaves behind as the runner does. */
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { parse } from 'yaml';
import type { Tree } from './github/diff.js';
import type { FakeGitHub } from './github/server.js';
import { OWNER, REPO, TOKEN } from './github/world.js';
import { pullRequest, type GitHubEvent } from './events.js';
import { startAction } from './processes.js';
import { readCommands, type Command } from './runner-commands.js';
import { checkout, type Workspace } from './workspace.js';

export interface Step {
  readonly github: FakeGitHub;
  readonly inputs?: Readonly<Record<string, string>>;
  /** A pull request, if not given. */
  readonly event?: GitHubEvent;
  /** What is checked out: the head of the pull request, if not given. */
  readonly files?: Tree;
  /** In place of `files`; it stays there. */
  readonly workspace?: Workspace;
  readonly env?: Readonly<Record<string, string>>;
  readonly node?: string;
}

export interface Ran {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly commands: readonly Command[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** Files of the workspace that were not there before. */
  readonly written: Tree;
  /** When it came to its end, as the times of requests. */
  readonly ended: number;
}

const FILES = ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY', 'GITHUB_ENV', 'GITHUB_STATE', 'GITHUB_PATH'] as const;

const manifest = parse(readFileSync('action.yml', 'utf8')) as {
  inputs: Record<string, { default?: string }>;
  outputs: Record<string, unknown>;
};

export async function runAction(step: Step): Promise<Ran> {
  const { github, files = github.world.commits.get(github.world.pull.head)! } = step;
  const event = step.event ?? pullRequest(github);
  const workspace = step.workspace ?? checkout(files);
  const home = mkdtempSync(join(realpathSync(tmpdir()), 'toolint-runner-'));
  const before = workspace.files();
  try {
    const environment = environmentOf(home);
    writeFileSync(environment['GITHUB_EVENT_PATH']!, JSON.stringify(event.payload));
    const env = {
      ...environment,
      ...inputsOf(step.inputs ?? {}),
      ...serviceOf(github),
      ...event.env,
      GITHUB_EVENT_NAME: event.name,
      GITHUB_WORKSPACE: workspace.path,
      ...step.env,
    };
    const { status, stdout, stderr } = await startAction(workspace.path, env, step.node);
    const ended = Date.now();
    const read = (name: (typeof FILES)[number]): string => readFileSync(environment[name]!, 'utf8');
    const ran: Ran = {
      status,
      stdout,
      stderr,
      commands: readCommands(`${stdout}\n${stderr}`),
      outputs: readOutputs(read('GITHUB_OUTPUT')),
      summary: read('GITHUB_STEP_SUMMARY'),
      written: Object.fromEntries(Object.entries(workspace.files()).filter(([path]) => !Object.hasOwn(before, path))),
      ended,
    };
    for (const name of ['GITHUB_ENV', 'GITHUB_STATE', 'GITHUB_PATH'] as const)
      expect([name, read(name)]).toEqual([name, '']);
    expectSound(ran, github, step.inputs?.['github-token'] ?? TOKEN);
    return ran;
  } finally {
    rmSync(home, { recursive: true, force: true });
    if (!step.workspace) workspace.remove();
  }
}

/** What must hold after every run, whatever it was about. */
function expectSound(ran: Ran, github: FakeGitHub, token: string): void {
  const { status, stdout, stderr, commands, outputs, summary } = ran;
  expect(github.violations).toEqual([]);
  expect(commands.filter((command) => !isOurs(command, token))).toEqual([]);
  for (const type of ['error', 'warning', 'notice']) {
    expect(commands.filter(({ name }) => name === type).length).toBeLessThanOrEqual(10);
  }
  const said = stdout.replaceAll(`::add-mask::${token}`, '') + summary + JSON.stringify(outputs);
  if (token !== '') expect(said).not.toContain(token);
  expect(stderr).toBe('');
  expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1024 * 1024);
  expect(Object.keys(outputs).sort()).toEqual(Object.keys(manifest.outputs).sort());
  expect(['success', 'failure', 'error']).toContain(outputs['outcome']);
  expect(status).toBe(outputs['outcome'] === 'success' ? 0 : 1);
}

/** Every command that we send: an annotation has a title, a place that GitHub keeps, and no more than it shows. */
function isOurs({ name, properties, data, notation }: Command, token: string): boolean {
  if (notation !== '::') return false;
  if (name === 'add-mask') return data === token;
  if (name === 'group' || name === 'endgroup' || name === 'debug') return true;
  if (!['error', 'warning', 'notice'].includes(name)) return false;
  const { title, line, endLine = line, col, endColumn } = properties;
  const isOnOneLine = line === endLine || (col === undefined && endColumn === undefined);
  return title !== undefined && isOnOneLine && data !== '' && data.length <= 4096;
}

function environmentOf(home: string): Record<string, string> {
  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__octo-org_toolint',
    GITHUB_ACTOR: 'octocat',
    GITHUB_EVENT_PATH: join(home, 'event.json'),
    GITHUB_JOB: 'lint',
    GITHUB_REPOSITORY: `${OWNER}/${REPO}`,
    GITHUB_REPOSITORY_OWNER: OWNER,
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_ID: '123456',
    GITHUB_RUN_NUMBER: '1',
    GITHUB_WORKFLOW: 'CI',
    RUNNER_OS: 'Linux',
    RUNNER_TEMP: join(home, 'temp'),
  };
  mkdirSync(env['RUNNER_TEMP']!);
  for (const name of FILES) writeFileSync((env[name] = join(home, name)), '');
  return env;
}

/** The runner sets every input that action.yml has, and only warns of others. */
function inputsOf(given: Readonly<Record<string, string>>): Record<string, string> {
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(manifest.inputs, name));
  if (unknown.length > 0) throw new Error(`action.yml has no input ${unknown.join(', ')}`);
  return Object.fromEntries(
    Object.entries(manifest.inputs).map(([name, { default: fallback = '' }]) => {
      const value = given[name] ?? fallback.replace('${{ github.token }}', TOKEN);
      return [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value];
    }),
  );
}

function serviceOf({ apiUrl, graphqlUrl }: FakeGitHub): Record<string, string> {
  return { GITHUB_API_URL: apiUrl, GITHUB_GRAPHQL_URL: graphqlUrl, GITHUB_SERVER_URL: 'https://github.example' };
}

/** `name=value`, or `name<<delimiter` with the value on the lines up to the delimiter. */
function readOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    if (line === '') continue;
    const [, name, delimiter] = /^([^=<]+)<<(.+)$/.exec(line) ?? [];
    if (name === undefined) {
      const [key, ...value] = line.split('=');
      if (value.length === 0) throw new Error(`an output that the runner would not read: ${line}`);
      outputs[key!] = value.join('=');
      continue;
    }
    const end = lines.indexOf(delimiter!, at + 1);
    if (end < 0) throw new Error(`the output ${name} has no end`);
    outputs[name] = lines.slice(at + 1, end).join('\n');
    at = end;
  }
  return outputs;
}
