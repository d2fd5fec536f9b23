/** `changed-only`: findings on the lines of the change, as GitHub tells them, or git where GitHub cannot. */
import { describe, expect, test } from '@jest/globals';
import { mergeGroup, pullRequest, pushed } from './support/events.js';
import type { FakeGitHub, FakeOptions } from './support/github/server.js';
import { fine, names, tool, undescribed } from './support/manifests.js';
import { runAction, type Step } from './support/run-action.js';
import { services } from './support/services.js';
import { repository } from './support/workspace.js';

const start = services();

const OLD = [undescribed('old'), ...names(12).map(fine)];
const base = { 'tool.json': tool(OLD), 'same.json': tool([undescribed('same')], 'Same') };
/** One new finding, on line 23; those on line 10 of both files were there before. */
const head = { ...base, 'tool.json': tool([...OLD, undescribed('fresh')]) };

async function linesIn(step: Step): Promise<string[]> {
  const ran = await runAction({
    ...step,
    inputs: { 'changed-only': 'true', 'report-file': 'out.json', ...step.inputs },
  });
  const { findings } = JSON.parse(ran.written['out.json']!);
  expect(Number(ran.outputs['errors'])).toBe(findings.length);
  return findings.map(({ path, line }: any) => `${path}:${line}`);
}

const EVENTS = { pull_request: pullRequest, merge_group: mergeGroup, push: pushed };
const ALL = ['same.json:10', 'tool.json:10', 'tool.json:23'];

describe('by GitHub', () => {
  test.each(Object.entries(EVENTS))('%s', async (_, event: (github: FakeGitHub) => any) => {
    const github = await start({ base, head });
    expect(await linesIn({ github, event: event(github) })).toEqual(['tool.json:23']);
    expect(github.world.checkRuns[0]!.annotations).toHaveLength(1);
  });

  test('a change without a finding is green', async () => {
    const github = await start({ base, head: { ...base, 'tool.json': tool([...OLD, fine('fresh')]) } });
    const ran = await runAction({ github, inputs: { 'changed-only': 'true' } });
    expect([ran.status, ran.outputs['errors']]).toEqual([0, '0']);
  });

  test('in a file that is renamed and changed', async () => {
    const { 'tool.json': text, ...rest } = head;
    const renamed: FakeOptions = {
      base,
      head: { ...rest, 'moved.json': text },
      renames: { 'moved.json': 'tool.json' },
    };
    const github = await start(renamed);
    expect(await linesIn({ github })).toEqual(['moved.json:23']);
  });

  test('in files whose patch gets lost in a long answer', async () => {
    const long = names(9000).map(fine);
    const before = Object.fromEntries(
      ['1', '2', '3'].map((name) => [`${name}.json`, tool([undescribed('old')], `N${name}`)]),
    );
    const after = Object.fromEntries(
      ['1', '2', '3'].map((name) => [
        `${name}.json`,
        tool([undescribed('old'), ...long, undescribed('fresh')], `N${name}`),
      ]),
    );
    const github = await start({ base: before, head: after });
    // The old line has got a comma, so it has changed too.
    const expected = ['1', '2', '3'].flatMap((name) => [`${name}.json:10`, `${name}.json:9011`]);
    expect(await linesIn({ github })).toEqual(expected);
    expect(github.calls('GET pulls/{pull_number}/files').length).toBeGreaterThan(1);
  });

  test('in a file without a patch every line counts', async () => {
    const github = await start({ base, head, withoutPatch: ['tool.json'] });
    expect(await linesIn({ github })).toEqual(['tool.json:10', 'tool.json:23']);
  });

  test('below a working directory', async () => {
    const inside = (tree: Record<string, string>) =>
      Object.fromEntries(Object.entries(tree).map(([path, text]) => [`tools/${path}`, text]));
    const github = await start({ base: inside(base), head: inside(head) });
    const ran = await runAction({ github, inputs: { 'changed-only': 'true', 'working-directory': 'tools' } });
    expect(github.world.checkRuns[0]!.annotations.map(({ path, start_line }) => `${path}:${start_line}`)).toEqual([
      'tools/tool.json:23',
    ]);
    expect(ran.outputs['errors']).toBe('1');
  });
});

describe('by git', () => {
  test.each([
    ['without a token', { 'github-token': '' }],
    ['when GitHub says no', {}],
  ])('%s', async (_, inputs: Record<string, string>) => {
    const workspace = repository(base, head);
    try {
      const github = await start({ base, head, baseSha: workspace.base, headSha: workspace.head });
      github.fail('GET pulls/{pull_number}', { kind: 'forbidden' });
      github.fail('GET pulls/{pull_number}/files', { kind: 'forbidden' });
      expect(await linesIn({ github, workspace, inputs })).toEqual(['tool.json:23']);
    } finally {
      workspace.remove();
    }
  });
});

describe('by nobody', () => {
  test.each(Object.entries(EVENTS))(
    '%s: all findings count, and it is said',
    async (_, event: (github: FakeGitHub) => any) => {
      const github = await start({ base, head });
      for (const route of ['GET pulls/{pull_number}', 'GET pulls/{pull_number}/files', 'GET compare/{basehead}']) {
        github.fail(route, { kind: 'forbidden' });
      }
      const ran = await runAction({ github, event: event(github), inputs: { 'changed-only': 'true' } });
      expect(ran.outputs).toMatchObject({ outcome: 'failure', errors: '3' });
      expect(ran.commands.filter(({ data }) => data.includes('changed-only'))).toHaveLength(1);
      expect(ran.summary).toContain('changed-only');
    },
  );

  test('without the input all of them count', async () => {
    const github = await start({ base, head });
    expect(await linesIn({ github, inputs: { 'changed-only': 'false' } })).toEqual(ALL);
  });
});
