/** The input `diff`: one comment on what changed for those who call the tools, kept up to date. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { READ_ONLY } from './support/github/permissions.js';
import { faultsOfMarkdown } from './support/markdown.js';
import { runAction, type Ran } from './support/run-action.js';
import { services } from './support/services.js';
import { repository } from './support/workspace.js';

const start = services();

const tool = (type: string, text = 'Finds what a city is called.', name = 'find_city'): string =>
  `${JSON.stringify({ tools: [{ name, description: text, inputSchema: { type: 'object', properties: { id: { type } } } }] }, undefined, 2)}\n`;

const workspace = repository({ 'tools.json': tool('string') }, { 'tools.json': tool('number') });
const write = (text: string): void => writeFileSync(join(workspace.path, 'tools.json'), text);

type GitHub = Awaited<ReturnType<typeof start>>;
const run = (github: GitHub, inputs: Record<string, string> = {}): Promise<Ran> =>
  runAction({ github, workspace, inputs: { diff: 'pr', 'diff-base': workspace.base, ...inputs } });
const comments = (github: GitHub): string[] => github.world.issueComments.map(({ body }) => body);

test('comments once, updates it, and takes it back where nothing is left', async () => {
  const github = await start();
  const first = await run(github);
  expect([first.status, first.outputs['diff-breaking'], first.outputs['diff-needs']]).toEqual([0, '1', 'major']);
  expect(comments(github)).toEqual([expect.stringMatching(/^<!-- toolint diff [0-9a-f]{16} -->\n## ❌ Tools: /)]);
  expect(comments(github)[0]).toContain(`/blob/${workspace.base}/tools.json#L`);
  // With `diff-fail-on: never` nothing is red.
  expect(first.commands.filter(({ properties }) => properties['title'] === 'diff/type-narrowed')).toEqual([
    expect.objectContaining({ name: 'warning' }),
  ]);
  expect(comments(github)[0]).toContain(`Tools: \`${workspace.base.slice(0, 7)}\` → \`this pull request\``);
  expect(first.stdout).toContain(`Tools: ${workspace.base.slice(0, 7)} → this pull request\n- tools.json:`);
  expect(first.summary).toMatch(/\n\n## [^\n]*toolint/);

  write(tool('string', '@team <img src=x> `` | _new_'));
  const second = await run(github);
  expect([second.outputs['diff-breaking'], second.outputs['diff-needs']]).toEqual(['0', 'patch']);
  expect(comments(github)).toEqual([expect.stringContaining('1 changed text')]);
  expect(faultsOfMarkdown(comments(github)[0]!, { links: ['https://'] })).toEqual([]);

  write(tool('string'));
  const third = await run(github);
  expect([third.outputs['diff-breaking'], third.outputs['diff-needs']]).toEqual(['0', 'none']);
  expect(comments(github)).toEqual([expect.stringContaining('The tools are the same as before again.')]);
});

test('says nothing where nothing changed, and fails the step only if asked to', async () => {
  const github = await start();
  write(tool('string'));
  expect((await run(github)).outputs['diff-needs']).toBe('none');
  expect(comments(github)).toEqual([]);
  write(tool('boolean'));
  const failed = await run(github, { 'diff-fail-on': 'error' });
  expect(failed.outputs['outcome']).toBe('failure');
  expect(failed.commands).toContainEqual(
    expect.objectContaining({ name: 'error', properties: expect.objectContaining({ title: 'diff/type-narrowed' }) }),
  );
  expect((await run(github, { diff: 'off' })).outputs['diff-needs']).toBe('');
});

test('yes and on are true, no and off are false, as YAML had them', async () => {
  const github = await start();
  write(tool('number'));
  for (const [word, has] of [
    ['yes', true],
    ['On', true],
    ['no', false],
    ['off', false],
  ] as const) {
    const { outputs, summary } = await run(github, { summary: word });
    expect([word, outputs['outcome'], summary !== '']).toEqual([word, 'success', has]);
  }
});

test('on a fork the summary has it', async () => {
  const github = await start({ isFork: true, token: { permissions: READ_ONLY } });
  write(tool('number'));
  const ran = await run(github);
  expect(ran.summary).toContain('diff/type-narrowed');
  expect([ran.outputs['diff-breaking'], comments(github)]).toEqual(['1', []]);
});

test('compares with the newest release, and is an error where there is none', async () => {
  const github = await start();
  write(tool('number'));
  const lost = await run(github, { diff: 'release', 'diff-base': '' });
  expect([lost.outputs['outcome'], lost.outputs['diff-needs']]).toEqual(['error', '']);
  execFileSync('git', ['tag', 'v1.0.0', workspace.base], { cwd: workspace.path });
  expect((await run(github, { diff: 'release', 'diff-base': '' })).outputs['diff-needs']).toBe('major');
});
