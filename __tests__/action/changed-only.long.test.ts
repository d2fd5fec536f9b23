/** `changed-only`: findings on the lines of the change, as GitHub tells them, or git where GitHub cannot. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { mergeGroup, pullRequest, pushed, type GitHubEvent } from './support/events.js';
import type { FakeGitHub, FakeOptions } from './support/github/server.js';
import { fine, names, tool, undescribed } from './support/manifests.js';
import { runAction, type Step } from './support/run-action.js';
import { services } from './support/services.js';
import { checkout, repository, type Repository } from './support/workspace.js';
import type { JsonReport } from '../support/cli.js';

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
  const { findings } = JSON.parse(ran.written['out.json']!) as JsonReport;
  expect(Number(ran.outputs['errors'])).toBe(findings.length);
  return findings.map(({ path, line }) => `${path}:${line}`);
}

const EVENTS = { pull_request: pullRequest, merge_group: mergeGroup, push: pushed };
const ALL = ['same.json:10', 'tool.json:10', 'tool.json:23'];

describe('by GitHub', () => {
  test.each(Object.entries(EVENTS))('%s', async (_, event: (github: FakeGitHub) => GitHubEvent) => {
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

  test('in a file of another kind that the config maps to a format, whose lines have moved in the checkout', async () => {
    const config = { 'toolint.config.json': '{ "formats": { "*.tool": "otc" } }' };
    const [before, after] = [base, head].map((tree) => ({ ...config, 'x.tool': tree['tool.json'] }));
    const github = await start({ base: before, head: after });
    expect(await linesIn({ github })).toEqual(['x.tool:23']);
    // Nobody asks which of its lines are whose, so all of them count.
    const files = { ...after!, 'x.tool': `\n${after!['x.tool']}` };
    expect(await linesIn({ github, files })).toEqual(['x.tool:11', 'x.tool:24']);
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

test('what git does not follow cannot be compared, so all of it counts', async () => {
  const tree = { 'a.txt': 'x\n', '.gitignore': 'gen.json\n', 'tool.json': tool([undescribed('old')]) };
  const workspace = repository(tree, { ...tree, 'a.txt': 'y\n' });
  try {
    writeFileSync(join(workspace.path, 'gen.json'), tool([undescribed('made')], 'Made'));
    const github = await start({ base: tree, head: { ...tree, 'a.txt': 'y\n' } });
    expect(await linesIn({ github, workspace, inputs: { files: 'gen.json\ntool.json' } })).toEqual(['gen.json:10']);
  } finally {
    workspace.remove();
  }
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

describe('checked out below the workspace', () => {
  /** `actions/checkout` with `path: main`. */
  function below(): Repository {
    const inner = repository(base, head);
    const outer = checkout({});
    renameSync(inner.path, join(outer.path, 'main'));
    return { ...outer, base: inner.base, head: inner.head };
  }

  const started = (workspace: Repository) => start({ base, head, baseSha: workspace.base, headSha: workspace.head });

  test.each<Record<string, string>>([{}, { files: 'main/tool.json' }, { 'working-directory': 'main' }])(
    'with %j files have the names that the repository has for them',
    async (inputs) => {
      const workspace = below();
      try {
        const github = await started(workspace);
        const posted = { review: 'comments', 'sarif-file': join(workspace.path, 'out.sarif') };
        const wanted = { ...posted, 'changed-only': 'true', ...inputs };
        const ran = await runAction({ github, workspace, inputs: wanted });
        expect(ran.outputs).toMatchObject({ outcome: 'failure', errors: '1' });
        expect(github.world.checkRuns[0]!.annotations.map(({ path, start_line }) => `${path}:${start_line}`)).toEqual([
          'tool.json:23',
        ]);
        expect(github.world.comments.map(({ path, line }) => `${path}:${line}`)).toEqual(['tool.json:23']);
        expect(ran.written['out.sarif']).toContain('"uri": "tool.json"');
        const byGit = await runAction({ github, workspace, inputs: { ...wanted, 'github-token': '' } });
        expect(byGit.outputs).toMatchObject({ outcome: 'failure', errors: '1' });
        expect(byGit.stdout).toMatch(/^::error title=[\w/-]+,file=tool\.json,line=23,/m);
      } finally {
        workspace.remove();
      }
    },
  );

  test('beside another one all findings count, and it is said', async () => {
    const workspace = below();
    try {
      mkdirSync(join(workspace.path, 'other'));
      execFileSync('git', ['init', '--quiet'], { cwd: join(workspace.path, 'other') });
      execFileSync('cp', [join(workspace.path, 'main/same.json'), join(workspace.path, 'other')]);
      const github = await started(workspace);
      const ran = await runAction({ github, workspace, inputs: { 'changed-only': 'true' } });
      expect(ran.outputs).toMatchObject({ outcome: 'failure', errors: '4' });
      const said = ran.commands.filter(({ data }) => data.includes('changed-only'));
      expect(said.map(({ data }) => data)).toEqual([expect.stringContaining('`working-directory`')]);
      // What is not linted does not count.
      const one = await runAction({ github, workspace, inputs: { 'changed-only': 'true', files: 'main' } });
      expect(one.outputs).toMatchObject({ outcome: 'failure', errors: '1' });
    } finally {
      workspace.remove();
    }
  });
});

test.each(['tool.json', 'link/tool.json', 'workspace/tool.json'])(
  'in a workspace that a link leads to, where `files` is %s',
  async (path) => {
    const workspace = checkout({});
    try {
      const [real, link] = ['workspace', 'link'].map((name) => join(workspace.path, name));
      renameSync(checkout(head).path, real!);
      symlinkSync(real!, link!);
      const github = await start({ base, head });
      const files = path.replace(/^(link|workspace)\//, `${workspace.path}/$1/`);
      const ran = await runAction({
        github,
        workspace: { ...workspace, path: link! },
        inputs: { 'changed-only': 'true', files },
      });
      expect(ran.outputs).toMatchObject({ outcome: 'failure', errors: '1' });
      expect(github.world.checkRuns[0]!.annotations.map(({ path }) => path)).toEqual(['tool.json']);
    } finally {
      workspace.remove();
    }
  },
);

describe('by nobody', () => {
  test.each(Object.entries(EVENTS))(
    '%s: all findings count, and it is said',
    async (_, event: (github: FakeGitHub) => GitHubEvent) => {
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

  test('a list with fewer files than GitHub counts: all findings count, and it is said', async () => {
    const github = await start({ base, head, unlisted: ['tool.json'] });
    const ran = await runAction({ github, inputs: { 'changed-only': 'true' } });
    expect(ran.outputs).toMatchObject({ outcome: 'failure', errors: '3' });
    expect(ran.commands.filter(({ data }) => data.includes('does not list all files'))).toHaveLength(1);
  });

  test('without the input all of them count', async () => {
    const github = await start({ base, head });
    expect(await linesIn({ github, inputs: { 'changed-only': 'false' } })).toEqual(ALL);
  });
});
