/** What the Action makes of an event, and what it says to the runner. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import * as core from '@actions/core';
import { codeRefusal, readEvent, accessTo, jobOf } from '../../src/action/event.js';
import { DEFAULTS } from '../../src/action/inputs.js';
import { workflowCommand } from '../../src/report/formats/github.js';
import { temporaryFolder } from './root.js';

const HEAD = 'a'.repeat(40);
const BASE = 'b'.repeat(40);
const MERGE = 'c'.repeat(40);

function event(name: string, payload: unknown): ReturnType<typeof readEvent> {
  const path = join(temporaryFolder(), 'event.json');
  writeFileSync(path, typeof payload === 'string' ? payload : JSON.stringify(payload));
  return readEvent({
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: path,
    GITHUB_REPOSITORY: 'octo/tools',
    GITHUB_SHA: MERGE,
  });
}

const pull = (repo: unknown = { full_name: 'octo/tools' }, more: object = {}): unknown => ({
  pull_request: { number: 7, head: { sha: HEAD, repo }, base: { sha: BASE }, ...more },
});

describe('events', () => {
  test.each([
    ['pull_request', { full_name: 'octo/tools' }, false, false],
    ['pull_request', { full_name: 'Octo/Tools' }, false, false],
    ['pull_request', { full_name: 'mallory/tools' }, true, true],
    ['pull_request', null, true, true],
    // The branch is a stranger's, but the token may write.
    ['pull_request_target', { full_name: 'mallory/tools' }, true, false],
    ['pull_request_review', null, true, true],
  ])('%s from %j', (name, repo, isFork, mayOnlyRead) => {
    expect(event(name, pull(repo))).toEqual({
      ...{ name, head: HEAD, sha: MERGE, base: BASE, isFork },
      pull: { number: 7, head: HEAD, base: BASE, isFork: mayOnlyRead },
    });
  });

  test('a push goes from one commit to another, or begins a branch', () => {
    expect(event('push', { before: BASE, after: HEAD })).toEqual({
      name: 'push',
      head: HEAD,
      sha: MERGE,
      base: BASE,
      isFork: false,
    });
    expect(event('push', { before: '0'.repeat(40), after: HEAD })).toMatchObject({ base: undefined });
  });

  test('a merge group has two commits and no number', () => {
    const group = event('merge_group', { merge_group: { head_sha: HEAD, base_sha: BASE } });
    expect(group).toEqual({ name: 'merge_group', head: HEAD, sha: MERGE, base: BASE, isFork: false });
  });

  test.each(['schedule', 'workflow_dispatch', 'workflow_run'])('%s is about the commit that is checked out', (name) => {
    expect(event(name, {})).toEqual({ name, head: MERGE, sha: MERGE, isFork: false });
  });

  test.each([
    ['no JSON', '{'],
    ['no object', 'null'],
    ['a list', []],
    ['a number that is none', pull(undefined, { number: '7' })],
    ['a commit that is none', pull(undefined, { head: { sha: 'main' } })],
    ['an option for git', pull(undefined, { base: { sha: '--upload-pack=x' } })],
    ['an inherited key', { __proto__: pull() }],
  ])('a payload with %s is no reason to stop', (_, payload) => {
    expect(event('pull_request', payload)).toEqual({ name: 'pull_request', head: MERGE, sha: MERGE, isFork: false });
  });

  test('without anything', () => {
    expect(readEvent({})).toEqual({ name: '', head: '', sha: '', isFork: false });
  });

  test.each([
    ...[
      'push',
      'pull_request',
      'merge_group',
      'schedule',
      'workflow_dispatch',
      'repository_dispatch',
      'release',
      'create',
    ],
  ])('code may run on %s', (name) => {
    expect(codeRefusal({ name, head: HEAD, sha: HEAD, isFork: false })).toBeUndefined();
  });

  test.each([
    ...['pull_request_target', 'workflow_run', 'issue_comment', 'issues', 'discussion', 'discussion_comment'],
    ...['pull_request_review', 'pull_request_review_comment', 'fork', 'watch', 'gollum', 'deployment_status'],
    ...['check_run', 'status', 'what comes next', ''],
  ])('no code runs on %s', (name) => {
    const refusal = codeRefusal({ name, head: HEAD, sha: HEAD, isFork: false });
    expect(refusal).toContain(`On ${name || 'this event'} no code runs, whatever \`allow-code\` says`);
  });
});

describe('the job', () => {
  const env = { GITHUB_REPOSITORY: 'octo/tools', GITHUB_WORKFLOW: 'CI', GITHUB_JOB: 'lint', GITHUB_RUN_ID: '5' };
  const push = { name: 'push', head: HEAD, sha: HEAD, isFork: false };
  const name = (more: object, inputs = {}): string | undefined =>
    jobOf({ ...env, ...more }, push, 't', { ...DEFAULTS, ...inputs })?.name;

  test('is at the server that the runner names', () => {
    const urls = {
      GITHUB_API_URL: 'https://ghe.example/api/v3/',
      GITHUB_GRAPHQL_URL: 'https://ghe.example/api/graphql',
      GITHUB_SERVER_URL: 'https://ghe.example/',
    };
    expect(jobOf({ ...env, ...urls }, push, 't', DEFAULTS)).toMatchObject({
      apiUrl: 'https://ghe.example/api/v3',
      graphqlUrl: 'https://ghe.example/api/graphql',
      serverUrl: 'https://ghe.example',
      runUrl: 'https://ghe.example/octo/tools/actions/runs/5',
    });
    expect(jobOf(env, push, 't', DEFAULTS)).toMatchObject({
      apiUrl: 'https://api.github.com',
      owner: 'octo',
      repo: 'tools',
    });
  });

  test('has a name that tells it from others, and stays', () => {
    const names = [
      name({}),
      name({ GITHUB_JOB: 'test' }),
      name({ GITHUB_ACTION: '__octo_toolint_2' }),
      name({ GITHUB_ACTION: 'mine' }),
      name({}, { workingDirectory: 'a' }),
      name({}, { files: ['a'] }),
    ];
    expect(new Set(names).size).toBe(names.length);
    expect(names[0]).toBe('toolint / CI / lint');
    expect(name({ GITHUB_ACTION: '__octo_toolint', GITHUB_RUN_ID: '6' })).toBe(names[0]);
  });

  test('is nobody’s where the repository has no name, and asks nothing without a token', () => {
    expect(jobOf({ GITHUB_REPOSITORY: '../x' }, push, 't', DEFAULTS)).toBeUndefined();
    expect(accessTo(jobOf(env, push, undefined, DEFAULTS), push)).toBeUndefined();
    expect(accessTo(jobOf(env, push, 't', DEFAULTS), push)).toMatchObject({ job: { name: 'toolint / CI / lint' } });
  });
});

test('commands are written as the toolkit writes them', () => {
  const lines: string[] = [];
  const written = jest.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const message = '100% of a,b:c\r\nand %0A more';
  const place = { title: 'a,b: 5%', file: 'a,b:c.json', line: 2, endLine: 2, col: 3, endColumn: 4 };
  core.error(message, { title: place.title, file: place.file, startLine: 2, endLine: 2, startColumn: 3, endColumn: 4 });
  core.warning(message);
  core.setSecret('to%ken');
  written.mockRestore();
  const ours = [
    workflowCommand(
      'error',
      { title: place.title, file: place.file, line: 2, endLine: 2, col: 3, endColumn: 4 },
      message,
    ),
    workflowCommand('warning', {}, message),
    workflowCommand('add-mask', {}, 'to%ken'),
  ];
  expect(ours).toEqual(lines.map((line) => line.trimEnd()));
});
