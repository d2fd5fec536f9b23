/** Runs that follow each other on one pull request: nothing is said twice, and what is there is kept up to date. */
import { describe, expect, test } from '@jest/globals';
import { pullRequest } from './support/events.js';
import { ACTIONS_BOT, STRANGER } from './support/github/permissions.js';
import type { FakeGitHub } from './support/github/server.js';
import { nodeId } from './support/github/world.js';
import { FINE, fine, names, quoted, tool, undescribed } from './support/manifests.js';
import { runAction } from './support/run-action.js';
import { services } from './support/services.js';

const start = services();
const INPUTS = { review: 'suggestions', comment: 'always' };

const FIRST = tool([undescribed('a'), fine('b'), undescribed('c'), quoted('d')]);
/** `a` is described, and everything below has moved by two lines; `e` is new. */
const SECOND = tool([fine('a'), fine('x'), fine('y'), fine('b'), undescribed('c'), undescribed('e'), quoted('d')]);
/** Everything has moved once more. */
const THIRD = tool([
  fine('w'),
  fine('a'),
  fine('x'),
  fine('y'),
  fine('b'),
  undescribed('c'),
  undescribed('e'),
  quoted('d'),
]);

const run = async (github: FakeGitHub, run: number) => {
  github.forget();
  const ran = await runAction({ github, inputs: INPUTS, env: { GITHUB_RUN_ID: `${run}` } });
  expect(github.requests.filter(({ status }) => status >= 400)).toEqual([]);
  expect(github.requests.filter(({ route }) => route.startsWith('DELETE'))).toEqual([]);
  return ran;
};
const writes = (github: FakeGitHub): string[] =>
  github.requests
    .map(({ route }) => route.replace('/repos/{owner}/{repo}/', ''))
    .filter((route) => !route.startsWith('GET'));
const open = ({ world }: FakeGitHub) => world.comments.filter(({ nodeId }) => !world.minimized.has(nodeId));
const linesOf = (github: FakeGitHub) =>
  open(github)
    .map(({ line }) => line)
    .sort();

describe('three runs', () => {
  test('say nothing twice, fold away what is fixed, and bring the rest up to date', async () => {
    const github = await start({ base: { 'tool.json': FINE }, head: { 'tool.json': FIRST } });
    const { world } = github;
    await run(github, 1);
    expect(linesOf(github)).toEqual([10, 12, 13]);

    github.push({ 'tool.json': SECOND });
    await run(github, 2);
    expect(linesOf(github)).toEqual([14, 15, 16]);
    expect(world.comments).toHaveLength(4);
    expect(world.reviews).toHaveLength(2);
    expect(world.minimized).toEqual(new Set([world.comments[0]!.nodeId]));
    expect(world.comments[0]!.body).toMatch(/fixed|gone|resolved|no longer/i);
    expect(writes(github)).toContain('PATCH issues/comments/{comment_id}');
    expect(world.issueComments).toHaveLength(1);

    github.push({ 'tool.json': THIRD });
    await run(github, 3);
    expect(linesOf(github)).toEqual([15, 16, 17]);
    expect([world.comments.length, world.reviews.length, world.issueComments.length]).toEqual([4, 2, 1]);
    expect(writes(github).filter((route) => /^POST (pulls|issues)/.test(route))).toEqual([]);
    expect(world.checkRuns.map(({ sha, annotations }) => [sha === world.pull.head, annotations.length])).toEqual([
      [false, 3],
      [false, 3],
      [true, 3],
    ]);

    github.push({ 'tool.json': FINE });
    const { outputs } = await run(github, 4);
    expect(outputs['outcome']).toBe('success');
    expect(open(github)).toEqual([]);
    expect(writes(github)).toContain('PUT pulls/{pull_number}/reviews/{review_id}');
    expect(world.reviews[0]!.body).not.toMatch(/\b[1-9]\d* error/);
    expect(world.issueComments[0]!.body).not.toMatch(/\b[1-9]\d* error/);
    expect([world.comments.length, world.reviews.length, world.issueComments.length]).toEqual([4, 2, 1]);
    expect(world.checkRuns.at(-1)).toMatchObject({ conclusion: 'success', annotations: [] });
  });

  test('on one commit change nothing', async () => {
    const github = await start({ base: { 'tool.json': FINE }, head: { 'tool.json': FIRST } });
    await run(github, 1);
    const before = structuredClone([github.world.comments, github.world.reviews.length]);
    for (const number of [2, 3]) {
      await run(github, number);
      expect(writes(github).filter((route) => route.startsWith('POST'))).toEqual([]);
      expect([github.world.comments, github.world.reviews.length]).toEqual(before);
      expect(github.world.checkRuns.map(({ annotations }) => annotations.length)).toEqual([3]);
    }
  });

  test('say again what was fixed and is there again', async () => {
    const github = await start({ base: { 'tool.json': FINE }, head: { 'tool.json': FIRST } });
    await run(github, 1);
    github.push({ 'tool.json': tool([fine('a'), fine('b'), undescribed('c'), quoted('d')]) });
    await run(github, 2);
    github.push({ 'tool.json': FIRST });
    await run(github, 3);
    const body = github.world.reviews.map((each) => each.body).join('\n');
    const isSaid = linesOf(github).includes(10) || /\[line 10\]/.test(body);
    expect(isSaid).toBe(true);
  });
});

describe('a line that is written anew around the same finding', () => {
  test('has one comment, and the finding can be found', async () => {
    const github = await start({ base: { 'tool.json': FINE }, head: { 'tool.json': FIRST } });
    await run(github, 1);
    github.push({ 'tool.json': FIRST.replace('        "a": {', '          "a":  {') });
    await run(github, 2);
    const isOpen = open(github).some(({ line }) => line === 10);
    expect(isOpen || /\[line 10\]/.test(github.world.reviews[0]!.body)).toBe(true);
    expect(github.world.comments.length).toBeLessThanOrEqual(4);
  });
});

describe('findings of which nobody knows whether they are still there', () => {
  const BROKEN = FIRST.replace('"properties": {', '"properties": ');
  const LIMIT = 3;
  const MANY = tool(names(5).map(undescribed));
  const FEWER = tool(names(5).map((name, index) => (index < LIMIT ? undescribed(name) : fine(name))));
  const isResolved = ({ body }: { readonly body: string }): boolean => body.includes('**Resolved:**');

  test.each([
    ['', {}],
    [', even where the rule is off', { 'toolint.config.json': '{ "rules": { "common/syntax": "off" } }' }],
  ])('as the file is broken, keep their comments%s', async (_, config) => {
    const github = await start({ base: config, head: { ...config, 'tool.json': FIRST } });
    const { world } = github;
    await run(github, 1);
    const first = world.comments.map(({ id }) => id);
    expect(first).toHaveLength(3);
    github.push({ ...config, 'tool.json': BROKEN });
    await run(github, 2);
    expect(world.comments.filter(isResolved)).toEqual([]);
    expect(world.minimized.size).toBe(0);

    github.push({ ...config, 'tool.json': FIRST });
    await run(github, 3);
    expect(open(github).map(({ id }) => id)).toEqual(first);
    expect(linesOf(github)).toEqual([10, 12, 13]);
  });

  test('as the file is broken, keep their comments in a folder of its own', async () => {
    const github = await start({ base: {}, head: { 'a/tool.json': FIRST } });
    const inputs = { ...INPUTS, 'working-directory': 'a' };
    await runAction({ github, inputs });
    github.push({ 'a/tool.json': BROKEN });
    await runAction({ github, inputs });
    expect(github.world.comments.filter(isResolved)).toEqual([]);
  });

  test.each(['findings', 'findingsPerFile'])('as `limits.%s` leaves them out, keep their comments', async (limit) => {
    const github = await start({ base: {}, head: { 'a.json': MANY, 'b.json': tool([undescribed('z')], 'Other') } });
    const { world } = github;
    await run(github, 1);
    expect(world.comments).toHaveLength(6);
    const limited = { 'toolint.config.json': `{ "limits": { "${limit}": ${LIMIT} } }` };
    github.push({ ...limited, 'a.json': MANY, 'b.json': tool([fine('z')], 'Other') });
    const { outputs } = await run(github, 2);
    expect(outputs['errors']).toBe('5');
    expect(world.comments.filter(isResolved).map(({ path }) => path)).toEqual(['b.json']);
    expect([world.comments.length, world.reviews.length]).toEqual([6, 1]);

    github.push({ ...limited, 'a.json': FEWER, 'b.json': tool([fine('z')], 'Other') });
    await run(github, 3);
    expect(linesOf(github)).toEqual([10, 11, 12]);
  });
});

describe('a run about a commit that is the head no more', () => {
  test('leaves what newer runs have posted as it is', async () => {
    const github = await start({ base: { 'tool.json': FINE }, head: { 'tool.json': FIRST } });
    const { world } = github;
    const old = pullRequest(github);
    await run(github, 1);
    github.push({ 'tool.json': SECOND });
    await run(github, 2);
    const state = () =>
      JSON.stringify([world.comments, world.reviews, world.issueComments, [...world.minimized]], null, 1);
    const before = state();
    const ran = await runAction({ github, inputs: INPUTS, event: old, files: { 'tool.json': FIRST } });
    expect(ran.outputs).toMatchObject({ outcome: 'failure', errors: '2' });
    expect(state()).toBe(before);
    // The check run is of the commit itself.
    expect(world.checkRuns.filter(({ sha }) => sha === world.pull.head)).toHaveLength(1);
    expect(ran.commands.filter(({ name }) => name === 'notice')).toHaveLength(1);
  });
});

describe('what others wrote', () => {
  test('is not touched, even with a marker of ours in it', async () => {
    const github = await start({ base: { 'tool.json': FINE }, head: { 'tool.json': FIRST } });
    const { world } = github;
    await run(github, 1);
    const forge = <T extends { id: number; nodeId: string; user: object }>(all: T[]): void =>
      all.forEach((each) => Object.assign(each, { user: STRANGER }));
    forge(world.reviews as never[]);
    forge(world.comments as never[]);
    forge(world.issueComments as never[]);
    const forged = structuredClone([world.reviews, world.comments, world.issueComments]);

    github.push({ 'tool.json': FIRST.replace(undescribed('a'), fine('a')) });
    const lines = world.comments.map(({ line }) => line);
    await run(github, 2);
    const theirs = [world.reviews, world.comments, world.issueComments].map((all) =>
      (all as { user: { login: string }; body: string }[]).filter(({ user }) => user.login === STRANGER.login),
    );
    expect(theirs.map((all) => all.map(({ body }) => body))).toEqual(
      forged.map((all) => (all as { body: string }[]).map(({ body }) => body)),
    );
    expect(lines).toHaveLength(3);
    expect(world.minimized.size).toBe(0);
    const own = world.comments.filter(({ user }) => user.login === ACTIONS_BOT.login);
    expect(own.map(({ line }) => line)).toEqual([12, 13]);
    expect(world.issueComments.filter(({ user }) => user.login === ACTIONS_BOT.login)).toHaveLength(1);
  });

  test('as an answer to a comment stays, and so does the comment', async () => {
    const github = await start({ base: { 'tool.json': FINE }, head: { 'tool.json': FIRST } });
    const { world } = github;
    await run(github, 1);
    const [question] = world.comments;
    world.comments.push({
      ...question!,
      id: 5,
      nodeId: 'PRRC_answer',
      user: STRANGER,
      body: 'Why?',
      inReplyTo: question!.id,
    });
    github.push({ 'tool.json': FINE });
    await run(github, 2);
    expect(world.comments.map(({ body }) => body)).toContain('Why?');
    expect(world.comments).toHaveLength(4);
    expect(world.minimized.has('PRRC_answer')).toBe(false);
  });

  test('as a pending review of our own name does not stand in the way of the rest', async () => {
    const github = await start({ base: { 'tool.json': FINE }, head: { 'tool.json': FIRST } });
    const { world } = github;
    const { head: commit } = world.pull;
    world.reviews.push({ id: 5, nodeId: 'PRR_5', user: ACTIONS_BOT, body: 'Words.', state: 'PENDING', commit });
    const ran = await runAction({ github, inputs: INPUTS });
    expect(ran.outputs['outcome']).toBe('failure');
    expect([world.checkRuns.length, world.issueComments.length]).toEqual([1, 1]);
    expect(ran.commands.filter(({ data }) => data.includes('review'))).toHaveLength(1);
  });
});

describe('what two jobs of one name have posted at once', () => {
  /** As if another job had posted the same, and neither had seen the other's. */
  const postedTwice = async (): Promise<FakeGitHub> => {
    const github = await start({ base: { 'tool.json': FINE }, head: { 'tool.json': FIRST } });
    const { world } = github;
    await run(github, 1);
    const [review] = world.reviews.map((each) => again(each, 'PRR'));
    world.comments.push(...world.comments.map((each) => ({ ...again(each, 'PRRC'), review: review!.id })));
    world.issueComments.push(...world.issueComments.map((each) => again(each, 'IC')));
    world.reviews.push(review!);
    return github;
    function again<T extends { readonly id: number; readonly nodeId: string }>(posted: T, kind: string): T {
      const id = world.nextId++;
      return { ...posted, id, nodeId: nodeId(kind, id) };
    }
  };
  const everything = ({ world }: FakeGitHub) => [...world.reviews, ...world.comments, ...world.issueComments];
  const standing = (github: FakeGitHub) =>
    everything(github).filter((each) => !github.world.minimized.has(each.nodeId));

  test('is there once after the next run, and the copies lead to it', async () => {
    const github = await postedTwice();
    const { world } = github;
    await run(github, 2);
    expect(standing(github).map(({ id }) => id)).toEqual([1002, 1003, 1004, 1005, 1006]);
    expect(linesOf(github)).toEqual([10, 12, 13]);
    const copies = everything(github).filter(({ nodeId }) => world.minimized.has(nodeId));
    const led = (id: string): string => expect.stringMatching(new RegExp(`twice.*\\]\\(https://.*${id}\\)`)) as never;
    expect(copies.map(({ body }) => body)).toEqual([
      led('#pullrequestreview-1002'),
      led('#discussion_r1003'),
      led('#discussion_r1004'),
      led('#discussion_r1005'),
      led('#issuecomment-1006'),
    ]);
    await run(github, 3);
    expect(writes(github).filter((route) => !route.startsWith('PATCH check-runs'))).toEqual([]);
  });

  test('says nothing old when all is fixed', async () => {
    const github = await postedTwice();
    github.push({ 'tool.json': FINE });
    await run(github, 2);
    expect(standing(github).map(({ id }) => id)).toEqual([1002, 1006]);
    expect(everything(github).filter(({ body }) => /\b[1-9]\d* (error|warning)/.test(body))).toEqual([]);
  });

  test('is left alone where somebody else wrote the copy', async () => {
    const github = await postedTwice();
    const theirs = everything(github).filter(({ id }) => id >= 1007);
    for (const each of theirs) Object.assign(each, { user: STRANGER });
    const before = structuredClone(theirs);
    github.push({ 'tool.json': FINE });
    await run(github, 2);
    expect(theirs.map(({ body }) => body)).toEqual(before.map(({ body }) => body));
    expect(theirs.filter((each) => github.world.minimized.has(each.nodeId))).toEqual([]);
  });
});

describe('two steps in one workflow', () => {
  test('each keep to what they have posted', async () => {
    const files = { 'a/tool.json': FIRST, 'b/tool.json': tool([undescribed('z')], 'Subtract') };
    const github = await start({ base: {}, head: files });
    const { world } = github;
    for (const _ of [1, 2]) {
      for (const [index, folder] of ['a', 'b'].entries()) {
        const env = { GITHUB_ACTION: `__octo-org_toolint${index === 0 ? '' : '_2'}` };
        await runAction({ github, inputs: { ...INPUTS, 'working-directory': folder }, env });
      }
    }
    expect(world.comments.map(({ path, line }) => `${path}:${line}`)).toEqual([
      'a/tool.json:10',
      'a/tool.json:12',
      'a/tool.json:13',
      'b/tool.json:10',
    ]);
    expect(world.minimized.size).toBe(0);
    expect([world.reviews.length, world.issueComments.length, world.checkRuns.length]).toEqual([2, 2, 2]);
  });
});
