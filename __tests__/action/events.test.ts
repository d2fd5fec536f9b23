/** What the Action does on each event: where it reports, and about which commit. */
import { describe, expect, test } from '@jest/globals';
import {
  dispatch,
  mergeGroup,
  pullRequest,
  pullRequestFromGoneFork,
  pushed,
  schedule,
  ZEROS,
  type GitHubEvent,
} from './support/events.js';
import { READ_ONLY } from './support/github/permissions.js';
import type { FakeGitHub, FakeOptions } from './support/github/server.js';
import { FAULTY, FINE } from './support/manifests.js';
import { runAction, type Ran } from './support/run-action.js';
import { services } from './support/services.js';
import { repository } from './support/workspace.js';

const start = services();
const ALL = { review: 'suggestions', comment: 'always', 'sarif-file': 'out.sarif', 'report-file': 'out.json' };
const withFault: FakeOptions = { base: { 'tool.json': FINE }, head: { 'tool.json': FAULTY } };

const posted = ({ world }: FakeGitHub) => ({
  checkRuns: world.checkRuns.map(({ sha, conclusion, annotations }) => [sha, conclusion, annotations.length]),
  reviews: world.reviews.map(({ commit }) => commit),
  comments: world.issueComments.length,
});
const annotations = ({ commands }: Ran) =>
  commands
    .filter(({ properties }) => properties['file'])
    .map(({ name, properties: { file, line } }) => `${name} ${file}:${line}`);

const AS_COMMANDS = ['error tool.json:10', 'error tool.json:12', 'warning tool.json:13'];

function expectReports({ status, outputs, summary, written }: Ran): void {
  expect(status).toBe(1);
  expect(outputs).toMatchObject({ outcome: 'failure', errors: '2', warnings: '1', infos: '0', files: '1' });
  expect(summary).toContain('tool.json');
  expect(Object.keys(written).sort()).toEqual(['out.json', 'out.sarif']);
}

describe('a pull request', () => {
  test.each(['pull_request', 'pull_request_target'])('on %s: everything about its head', async (name) => {
    const github = await start(withFault);
    const { head } = github.world.pull;
    const ran = await runAction({ github, inputs: ALL, event: pullRequest(github, name) });
    expectReports(ran);
    expect(posted(github)).toEqual({ checkRuns: [[head, 'failure', 3]], reviews: [head], comments: 1 });
    expect(annotations(ran)).toEqual([]);
    expect(github.requests.map(({ status }) => status).filter((status) => status >= 400)).toEqual([]);
  });

  test('without a fault: green, and said so', async () => {
    const github = await start({ base: {}, head: { 'tool.json': FINE } });
    const ran = await runAction({ github, inputs: { comment: 'always', review: 'comments' } });
    expect([ran.status, ran.outputs['outcome']]).toEqual([0, 'success']);
    const { head } = github.world.pull;
    expect(posted(github)).toEqual({ checkRuns: [[head, 'success', 0]], reviews: [], comments: 1 });
  });

  test.each([
    ['of a fork', pullRequest],
    ['of a fork that is gone', pullRequestFromGoneFork],
  ])('%s: annotations by command, and one notice', async (_, event: (github: FakeGitHub) => GitHubEvent) => {
    const github = await start({ ...withFault, isFork: true, token: { permissions: READ_ONLY } });
    const ran = await runAction({ github, inputs: ALL, event: event(github) });
    expectReports(ran);
    expect(posted(github)).toEqual({ checkRuns: [], reviews: [], comments: 0 });
    expect(annotations(ran)).toEqual(AS_COMMANDS);
    expect(ran.commands.filter(({ data }) => data.includes('comes from a fork'))).toMatchObject([{ name: 'notice' }]);
    expect(ran.summary.split('comes from a fork')).toHaveLength(2);
  });

  test('of a fork on pull_request_target: the token may write', async () => {
    const github = await start({ ...withFault, isFork: true });
    const ran = await runAction({ github, inputs: ALL, event: pullRequest(github, 'pull_request_target') });
    expectReports(ran);
    const { head } = github.world.pull;
    expect(posted(github)).toEqual({ checkRuns: [[head, 'failure', 3]], reviews: [head], comments: 1 });
  });

  test.each(['pull_request', 'pull_request_target'])('on %s, with a config that is code', async (name) => {
    const github = await start(withFault);
    const files = { 'tool.json': FAULTY, 'toolint.config.mjs': `console.log('::error::ran'); export default {};` };
    const ran = await runAction({ github, inputs: {}, files, event: pullRequest(github, name) });
    expect(ran.outputs['outcome']).toBe('error');
    expect(ran.commands.filter(({ data }) => data.includes('`allow-code: true`'))).not.toEqual([]);
    expect(ran.stdout).not.toContain('::error::ran');
  });

  test('on pull_request_target, of another commit than the base that the payload names', async () => {
    const github = await start(withFault);
    const event = pullRequest(github, 'pull_request_target', 'd'.repeat(40));
    expectReports(await runAction({ github, inputs: ALL, event }));
    expect(posted(github).checkRuns).toEqual([[github.world.pull.head, 'failure', 3]]);
  });

  test('on pull_request_target code does not run even if it is allowed', async () => {
    const github = await start(withFault);
    const files = { 'tool.json': FINE, 'toolint.config.mjs': `export default {};` };
    const inputs = { 'allow-code': 'true' };
    const target = await runAction({ github, inputs, files, event: pullRequest(github, 'pull_request_target') });
    expect(target.outputs['outcome']).toBe('error');
    const own = await runAction({ github, inputs, files });
    expect(own.outputs['outcome']).toBe('success');
  });
});

describe('a payload that cannot be understood', () => {
  test.each([{}, [], { pull_request: null }, { pull_request: { number: '7', head: { sha: 'x' } } }])(
    '%j',
    async (payload) => {
      const github = await start(withFault);
      const ran = await runAction({ github, inputs: ALL, event: { ...pullRequest(github), payload } });
      expectReports(ran);
      expect(posted(github)).toMatchObject({ reviews: [], comments: 0 });
      const annotated = github.world.checkRuns.flatMap((run) => run.annotations).length + annotations(ran).length;
      expect(annotated).toBe(3);
    },
  );
});

describe('without a pull request', () => {
  test.each<[string, (github: FakeGitHub) => GitHubEvent]>([
    ['merge_group', mergeGroup],
    ['push', pushed],
    ['push of a new branch', (github) => pushed(github, ZEROS)],
    ['schedule', schedule],
    ['workflow_dispatch', dispatch],
  ])('%s: a check run, and no word on a pull request', async (_, event) => {
    const github = await start(withFault);
    const ran = await runAction({ github, inputs: ALL, event: event(github) });
    expectReports(ran);
    expect(posted(github)).toEqual({ checkRuns: [[github.world.pull.head, 'failure', 3]], reviews: [], comments: 0 });
    expect(annotations(ran)).toEqual([]);
    expect(github.requests.filter(({ route }) => /pulls|issues/.test(route))).toEqual([]);
  });

  test.each<[string, (github: FakeGitHub) => GitHubEvent]>([
    ['push of a new branch', (github) => pushed(github, ZEROS)],
    ['schedule', schedule],
    ['workflow_dispatch', dispatch],
  ])('%s with changed-only: everything is linted', async (_, event) => {
    const github = await start(withFault);
    const ran = await runAction({ github, inputs: { 'changed-only': 'true' }, event: event(github) });
    expect(ran.outputs).toMatchObject({ outcome: 'failure', errors: '2' });
  });
});

describe('what is checked out', () => {
  const tree = { 'tool.json': FAULTY };
  const started = (baseSha: string, headSha: string) =>
    start({ base: { 'tool.json': FINE }, head: tree, baseSha, headSha });
  const sha = ({ world }: FakeGitHub): string[] => world.checkRuns.map(({ sha }) => sha);

  test.each(['workflow_run', 'issue_comment', 'schedule'])(
    'on %s the check run is of that commit, and not of the default branch',
    async (name) => {
      const workspace = repository({ 'tool.json': FINE }, tree);
      try {
        const github = await started(workspace.base, workspace.head);
        const event = { ...schedule(github), name, env: { GITHUB_SHA: workspace.base } };
        const ran = await runAction({ github, workspace, event });
        expect(ran.outputs).toMatchObject({ outcome: 'failure', errors: '2' });
        expect(sha(github)).toEqual([workspace.head]);
        expect(ran.summary).toContain(`/blob/${workspace.head}/tool.json`);
        expect(ran.commands.filter(({ name }) => name === 'notice')).toEqual([]);
      } finally {
        workspace.remove();
      }
    },
  );

  test('on pull_request it is the merge commit, and the check run is of the head all the same', async () => {
    const workspace = repository({ 'tool.json': FINE }, tree);
    try {
      const github = await started(workspace.base, 'c'.repeat(40));
      await runAction({ github, workspace });
      expect(sha(github)).toEqual(['c'.repeat(40)]);
    } finally {
      workspace.remove();
    }
  });
});
