/**
 * A GitHub that fails: what cannot be posted is said once, what was kept is not posted again, and the result of the
 * step is that of the findings.
 */
import { describe, expect, test } from '@jest/globals';
import type { Fault } from './support/github/faults.js';
import { GRAPHQL, type FakeGitHub } from './support/github/server.js';
import { FAULTY, FINE, fine, names, tool, undescribed } from './support/manifests.js';
import { runAction, type Ran } from './support/run-action.js';
import { services } from './support/services.js';

const start = services();
const INPUTS = { review: 'comments', comment: 'always' };
const withFault = { base: { 'tool.json': FINE }, head: { 'tool.json': FAULTY } };
const without = { base: {}, head: { 'tool.json': FINE } };

const CHANNELS = {
  'check run': { create: 'POST check-runs', list: 'GET commits/{ref}/check-runs' },
  review: { create: 'POST pulls/{pull_number}/reviews', list: 'GET pulls/{pull_number}/reviews' },
  comment: { create: 'POST issues/{issue_number}/comments', list: 'GET issues/{issue_number}/comments' },
} as const;
type Channel = keyof typeof CHANNELS;
const EACH = Object.keys(CHANNELS) as Channel[];

const posted = ({ world }: FakeGitHub): Record<Channel, number> => ({
  'check run': world.checkRuns.length,
  review: world.reviews.length,
  comment: world.issueComments.length,
});
const ONCE = { 'check run': 1, review: 1, comment: 1 };

/** What is said about a channel that could not be posted, wherever it is said. */
const notices = ({ commands }: Ran) =>
  commands.filter(({ name, properties }) => ['notice', 'warning', 'error'].includes(name) && !properties['file']);
const annotated = ({ commands }: Ran): number => commands.filter(({ properties }) => properties['file']).length;

function expectRed({ status, outputs, summary }: Ran): void {
  expect([status, outputs['outcome'], outputs['errors']]).toEqual([1, 'failure', '2']);
  expect(summary).toContain('tool.json');
}

const FOREVER: Record<string, Fault> = {
  'no permission (403)': { kind: 'forbidden' },
  'not there (404)': { kind: 'missing' },
  'not taken (422)': { kind: 'invalid' },
  'too many requests (429)': { kind: 'rate limit', retryAfter: 0 },
  'a secondary limit (403)': { kind: 'secondary limit', retryAfter: 0 },
  'a bad gateway (502)': { kind: 'bad gateway' },
  'a cut connection': { kind: 'reset' },
  'half an answer': { kind: 'garbage' },
};

describe('a channel that cannot be posted', () => {
  test.each(Object.entries(FOREVER))('%s: said once, the others are posted, red stays red', async (_, fault) => {
    await Promise.all(
      EACH.map(async (channel) => {
        const github = await start(withFault);
        github.fail(CHANNELS[channel].create, fault);
        const ran = await runAction({ github, inputs: INPUTS });
        expectRed(ran);
        expect(posted(github)).toEqual({ ...ONCE, [channel]: 0 });
        expect(notices(ran)).toHaveLength(1);
        expect(notices(ran)[0]).toMatchObject({ name: 'notice', data: expect.stringContaining(channel) });
        expect(annotated(ran)).toBe(channel === 'check run' ? 3 : 0);
      }),
    );
  });

  test.each(['check run', 'comment'] as const)('%s: green stays green', async (channel) => {
    await Promise.all(
      Object.values(FOREVER).map(async (fault) => {
        const github = await start(without);
        github.fail(CHANNELS[channel].create, fault);
        const ran = await runAction({ github, inputs: INPUTS });
        expect([ran.status, ran.outputs['outcome']]).toEqual([0, 'success']);
        expect(notices(ran).length).toBeLessThanOrEqual(1);
        expect(notices(ran).filter(({ name }) => name !== 'notice')).toEqual([]);
      }),
    );
  });

  test('without permission: its name in a workflow is told', async () => {
    const permissions = {
      'check run': 'checks: write',
      review: 'pull-requests: write',
      comment: 'pull-requests: write',
    };
    for (const channel of EACH) {
      const github = await start(withFault);
      github.fail(CHANNELS[channel].create, { kind: 'forbidden' });
      const ran = await runAction({ github, inputs: INPUTS });
      expect(notices(ran)[0]!.data).toContain(permissions[channel]);
      expect(ran.summary).toContain(permissions[channel]);
    }
  });
});

const PASSING: Record<string, Fault> = {
  'too many requests (429)': { kind: 'rate limit', retryAfter: 1 },
  'a secondary limit (403)': { kind: 'secondary limit', retryAfter: 1 },
  'a bad gateway (502)': { kind: 'bad gateway' },
  'a cut connection': { kind: 'reset' },
  'half an answer': { kind: 'garbage' },
};

describe('a failure that passes', () => {
  test.each(Object.entries(PASSING))('%s: posted once, and not a word', async (_, fault) => {
    await Promise.all(
      EACH.map(async (channel) => {
        const github = await start(withFault);
        github.fail(CHANNELS[channel].create, { ...fault, calls: [1] });
        const ran = await runAction({ github, inputs: INPUTS });
        expectRed(ran);
        expect(posted(github)).toEqual(ONCE);
        expect(notices(ran)).toEqual([]);
        const [first, second] = github.calls(CHANNELS[channel].create);
        expect(second!.at - first!.at).toBeGreaterThanOrEqual((fault.retryAfter ?? 0) * 1000);
      }),
    );
  });

  test('a review that is not taken for a line of it is taken with fewer', async () => {
    const github = await start(withFault);
    github.fail(CHANNELS.review.create, { kind: 'invalid', calls: [1] });
    const ran = await runAction({ github, inputs: INPUTS });
    expectRed(ran);
    expect(posted(github)).toEqual(ONCE);
    const inBody = [...github.world.reviews[0]!.body.matchAll(/\[line (\d+)\]/g)].map(([, line]) => Number(line));
    const lines = [...inBody, ...github.world.comments.map(({ line }) => line)];
    expect(lines.sort()).toEqual([10, 12, 13]);
  });

  test.each(EACH.map((channel) => [channel]))('reading, before the %s', async (channel) => {
    const github = await start(withFault);
    github.fail(CHANNELS[channel].list, { kind: 'bad gateway', calls: [1] });
    const ran = await runAction({ github, inputs: INPUTS });
    expectRed(ran);
    expect(posted(github)).toEqual(ONCE);
    expect(notices(ran)).toEqual([]);
  });
});

const KEPT: Record<string, Fault> = {
  'a bad gateway (502)': { kind: 'bad gateway', kept: true },
  'a cut connection': { kind: 'reset', kept: true },
  'half an answer': { kind: 'garbage', kept: true },
};

describe('a write that was kept although the answer says otherwise', () => {
  test.each(Object.entries(KEPT))('%s: not posted again', async (_, fault) => {
    await Promise.all(
      EACH.flatMap((channel) =>
        [{ ...fault, calls: [1] }, fault].map(async (each) => {
          const github = await start(withFault);
          github.fail(CHANNELS[channel].create, each);
          const ran = await runAction({ github, inputs: INPUTS });
          expectRed(ran);
          expect(posted(github)).toEqual(ONCE);
          expect(github.world.comments).toHaveLength(3);
          expect(github.world.checkRuns[0]!.annotations).toHaveLength(3);
          expect(notices(ran)).toEqual([]);
        }),
      ),
    );
  });

  /** 120 findings: of one kind in one file more than five would be told as one. */
  const MANY = Object.fromEntries(
    names(24, 'file').map((name) => [`${name}.json`, tool(names(5).map(undescribed), name)]),
  );

  test('annotations that were kept are not added again', async () => {
    const github = await start({ base: {}, head: MANY });
    github.fail('PATCH check-runs/{check_run_id}', { kind: 'bad gateway', kept: true, calls: [1] });
    const ran = await runAction({ github });
    const lines = github.world.checkRuns[0]!.annotations.map(({ path, start_line }) => `${path}:${start_line}`);
    expect([lines.length, new Set(lines).size]).toEqual([120, 120]);
    expect(annotated(ran)).toBe(0);
  });

  test('annotations that cannot be added stand in commands, and it is said', async () => {
    const github = await start({ base: {}, head: MANY });
    github.fail('PATCH check-runs/{check_run_id}', { kind: 'bad gateway' });
    const ran = await runAction({ github });
    expect(github.world.checkRuns.map(({ conclusion }) => conclusion)).toEqual(['failure']);
    expect(annotated(ran)).toBe(10);
    expect(
      notices(ran)
        .map(({ data }) => data)
        .join('\n'),
    ).toMatch(/50 of 120/);
  });
});

describe('what cannot be read', () => {
  test.each(EACH.map((channel) => [channel]))('%s: nothing is posted that may be there already', async (channel) => {
    const github = await start(withFault);
    await runAction({ github, inputs: INPUTS });
    github.fail(CHANNELS[channel].list, { kind: 'forbidden' });
    expectRed(await runAction({ github, inputs: INPUTS }));
    expect(posted(github)).toEqual(ONCE);
  });

  test('the files of the pull request: no review, and the reason', async () => {
    const github = await start(withFault);
    github.fail('GET pulls/{pull_number}/files', { kind: 'missing' });
    const ran = await runAction({ github, inputs: INPUTS });
    expectRed(ran);
    expect(notices(ran)).toHaveLength(1);
  });

  test.each(['PUT pulls/{pull_number}/reviews/{review_id}', 'PATCH pulls/comments/{comment_id}', GRAPHQL])(
    'and what cannot be brought up to date (%s)',
    async (route) => {
      const github = await start(withFault);
      await runAction({ github, inputs: INPUTS });
      github.push({ 'tool.json': FAULTY.replace(/"a".*/, `${fine('a')},`).replace(/"type": "object",/, '$&\n') });
      github.fail(route, { kind: 'forbidden' });
      const ran = await runAction({ github, inputs: INPUTS });
      expect(ran.outputs).toMatchObject({ outcome: 'failure', errors: '1' });
      expect(posted(github)).toEqual({ ...ONCE, 'check run': 2 });
      expect(github.world.comments).toHaveLength(3);
      expect(notices(ran).length).toBeLessThanOrEqual(1);
    },
  );
});
