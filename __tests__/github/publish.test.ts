import { afterEach, describe, expect, test } from '@jest/globals';
import type { Report } from '../../src/core/finding.js';
import { pullFiles } from '../../src/github/pull-files.js';
import type { Job } from '../../src/github/job.js';
import { publish, type Published, type PublishOptions, type ChannelSettings } from '../../src/github/publish.js';
import { READ_ONLY, WRITE_ALL, type Permissions } from '../action/support/github/permissions.js';
import { startGitHub, type FakeGitHub, type FakeOptions } from '../action/support/github/server.js';
import { contextOf, findingAt, reportOf, SEARCH, TEXTS } from '../report/sample.js';
import { jobAt, jobOf, json, open, SECRET, startServer, TestClock } from './client-support.js';

let fake: FakeGitHub;
let clock: TestClock;
afterEach(async () => {
  expect(fake.violations).toEqual([]);
  await fake.stop();
});

const PATH = 'tools/search.json';
const ID = findingAt(PATH, '"Search@1"', { rule: 'otc/id-format', message: 'The id is wrong.' });
const ALL: ChannelSettings = { checkRun: true, review: 'suggestions', comment: 'always' };
const WHERE = 'The findings are in the annotations, the log and the summary of this job.';

const start = async (options: FakeOptions = {}): Promise<void> => {
  fake = await startGitHub({ head: { [PATH]: SEARCH }, ...options });
};
const allowed = (more: Partial<Permissions>): FakeOptions => ({ token: { permissions: { ...WRITE_ALL, ...more } } });

interface Run {
  readonly report?: Report;
  readonly job?: Partial<Job>;
  readonly options?: Partial<PublishOptions>;
}

async function run(
  wants: ChannelSettings = ALL,
  { report = reportOf([ID]), job = {}, options = {} }: Run = {},
): Promise<Published> {
  const to = jobOf(fake, job);
  const readFile = (path: string): string | undefined => TEXTS[path];
  clock = new TestClock();
  const github = to.token === '' ? undefined : await open(to, { clock });
  return publish(report, contextOf(), to, wants, { readFile, github, ...options });
}

const posted = (): number[] => {
  const { checkRuns, reviews, issueComments } = fake.world;
  return [checkRuns.length, reviews.length, issueComments.length];
};

describe('what is wanted', () => {
  test('is kept up to date under the name of the app whose token it is, which the check run tells', async () => {
    await start({ token: { user: { login: 'house-app[bot]', id: 9, type: 'Bot' } } });
    await run();
    await run();
    expect(posted()).toEqual([1, 1, 1]);
  });

  test('is posted, and linked', async () => {
    await start();
    const published = await run();
    expect(published).toEqual({
      annotated: true,
      links: [
        { channel: 'check run', url: expect.stringContaining('/runs/') },
        { channel: 'review', url: expect.stringContaining('#pullrequestreview-') },
        { channel: 'comment', url: expect.stringContaining('#issuecomment-') },
      ],
      notices: [],
    });
    expect(posted()).toEqual([1, 1, 1]);
  });

  test.each([
    [{ checkRun: true, review: 'off', comment: 'never' }, [1, 0, 0], true],
    [{ checkRun: false, review: 'comments', comment: 'never' }, [0, 1, 0], false],
    [{ checkRun: false, review: 'off', comment: 'on-failure' }, [0, 0, 1], false],
  ] as [ChannelSettings, number[], boolean][])('alone: %j', async (wants, channels, annotated) => {
    await start();
    expect(await run(wants)).toMatchObject({ annotated, notices: [] });
    expect(posted()).toEqual(channels);
  });

  test('may be nothing: then GitHub hears nothing', async () => {
    await start();
    const nothing: ChannelSettings = { checkRun: false, review: 'off', comment: 'never' };
    expect(await run(nothing)).toEqual({ annotated: false, links: [], notices: [] });
    expect(fake.requests).toEqual([]);
  });

  test('is only a check run where there is no pull request', async () => {
    await start();
    expect(await run(ALL, { job: { pull: undefined } })).toMatchObject({ annotated: true, notices: [] });
    expect(posted()).toEqual([1, 0, 0]);
  });

  test('needs a token', async () => {
    await start();
    const { notices } = await run(ALL, { job: { token: '' } });
    expect(notices).toEqual([
      `Nothing could be posted on GitHub: there is no token. Leave the input \`github-token\` out to use that of the job. ${WHERE}`,
    ]);
    expect(fake.requests).toEqual([]);
  });

  test('takes the files of the pull request from who has them already', async () => {
    await start();
    const files = await pullFiles(await open(jobOf(fake)), jobOf(fake));
    fake.forget();
    await run(ALL, { options: { files } });
    expect(fake.calls('GET pulls/{pull_number}/files')).toEqual([]);
  });
});

describe('a missing permission is named once', () => {
  test('of a check run', async () => {
    await start(allowed({ checks: 'none' }));
    const { annotated, links, notices } = await run();
    expect(annotated).toBe(false);
    expect(links.map(({ channel }) => channel)).toEqual(['review', 'comment']);
    expect(notices).toEqual([
      "The check run could not be posted: the token may not do that. Add `checks: write` to the job's `permissions`. " +
        `GitHub answered GET /commits/{ref}/check-runs with 403: Resource not accessible by integration. ${WHERE}`,
    ]);
  });

  test('of review and comment together', async () => {
    await start(allowed({ 'pull-requests': 'read', issues: 'read' }));
    const { annotated, notices } = await run();
    expect(annotated).toBe(true);
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatch(/^The review and the comment could not be posted: .*`pull-requests: write`/);
    expect(notices[0]!.endsWith(WHERE)).toBe(true);
  });

  test('of a repository that the token cannot see', async () => {
    await start();
    fake.fail('*', { kind: 'missing' });
    const { notices } = await run();
    expect(notices).toHaveLength(2);
    expect(notices[0]).toContain('hides it from a token without `checks: write`');
    expect(notices[1]).toMatch(/^The review and the comment .* without `pull-requests: write`/);
  });

  test('a token that GitHub does not know is called so', async () => {
    await start();
    const server = await startServer((response) => json(response, 401, { message: `Bad credentials ${SECRET}` }));
    const { notices } = await run(ALL, { job: { apiUrl: server.url, token: SECRET }, options: { github: undefined } });
    await server.stop();
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatch(
      /^The check run, the review and the comment .*does not accept the token in `github-token`/,
    );
    expect(notices[0]).not.toContain(SECRET);
  });
});

describe('a pull request from a fork', () => {
  test('is told why, once, and GitHub is not asked for the rest', async () => {
    await start({ isFork: true, token: { permissions: READ_ONLY } });
    const { annotated, links, notices } = await run();
    expect({ annotated, links }).toEqual({ annotated: false, links: [] });
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatch(
      /^The check run, the review and the comment could not be posted: the pull request comes from a fork, and there the job's token may only read\. /,
    );
    expect(notices[0]!.endsWith(WHERE)).toBe(true);
    expect(fake.requests.filter(({ route }) => !route.startsWith('GET '))).toHaveLength(1);
  });

  test('may be allowed more', async () => {
    await start({ isFork: true });
    expect(await run()).toMatchObject({ annotated: true, notices: [] });
    expect(posted()).toEqual([1, 1, 1]);
  });

  test('is not the reason for what fails otherwise, and that costs only its channel', async () => {
    await start({ isFork: true });
    fake.fail('POST check-runs', { kind: 'missing' });
    const { notices } = await run();
    expect(notices).toEqual([
      expect.stringMatching(/^The check run could not be posted: GitHub has no such thing, or hides it from a token /),
    ]);
    expect(posted()).toEqual([0, 1, 1]);
  });
});

describe('a pull request that has newer commits', () => {
  test('has only a check run of its own commit, and a notice says why', async () => {
    await start();
    const { annotated, links, notices } = await run(ALL, { job: { head: fake.world.pull.base } });
    expect({ annotated, links: links.map(({ channel }) => channel) }).toEqual({
      annotated: true,
      links: ['check run'],
    });
    expect(notices).toEqual([
      `The review and the comment stayed as newer runs left them: the pull request has newer commits than this one. ${WHERE}`,
    ]);
    expect(posted()).toEqual([1, 0, 0]);
  });
});

describe('a GitHub that fails', () => {
  test.each(['bad gateway', 'reset', 'garbage', 'rate limit', 'secondary limit'] as const)(
    '%s: is told of once, and in time',
    async (kind) => {
      await start();
      fake.fail('*', { kind, retryAfter: 60 });
      const { annotated, links, notices } = await run();
      expect(clock.waited).toBeLessThanOrEqual(25_000);
      expect({ annotated, links }).toEqual({ annotated: false, links: [] });
      expect(notices).toHaveLength(1);
      expect(notices[0]).toMatch(
        /^The check run, the review and the comment could not be posted: GitHub failed\. GitHub /,
      );
      expect(notices[0]!.endsWith(WHERE)).toBe(true);
    },
  );

  test('with one channel only costs that channel', async () => {
    await start();
    fake.fail('POST pulls/{pull_number}/reviews', { kind: 'invalid' });
    fake.fail('POST pulls/{pull_number}/comments', { kind: 'invalid' });
    const { annotated, links } = await run();
    expect(annotated).toBe(true);
    expect(links.map(({ channel }) => channel)).toContain('comment');
  });

  test('in the middle of a check run leaves the findings to others', async () => {
    await start();
    fake.fail('PATCH check-runs/{check_run_id}', { kind: 'bad gateway' });
    const report = reportOf(Array.from({ length: 60 }, (_, start) => ({ ...ID, start, message: `Number ${start}.` })));
    const { annotated, notices } = await run({ checkRun: true, review: 'off', comment: 'never' }, { report });
    expect(annotated).toBe(false);
    expect(notices).toEqual([expect.stringMatching(/^The check run has only 50 of 60 annotations\. .* are in/)]);
  });

  test.each([[{}], [[]], [{ check_runs: 1 }], [{ check_runs: [null] }], [{ id: {}, user: [], output: 'x' }]])(
    'with answers that make no sense: %j',
    async (answer) => {
      await start();
      const server = await startServer((response) => json(response, 200, answer));
      const job = jobAt(server.url, { pull: { number: 7, head: 'a'.repeat(40), base: 'b'.repeat(40), isFork: false } });
      const options = { readFile: () => undefined, github: await open(job) };
      const { notices } = await publish(reportOf([ID]), contextOf(), job, ALL, options);
      expect(notices.length).toBeGreaterThan(0);
      for (const notice of notices) expect(notice).toMatch(/could not be posted/);
      await server.stop();
    },
  );

  test('that nobody can reach', async () => {
    await start();
    await fake.stop();
    const { notices } = await run();
    expect(notices).toEqual([expect.stringContaining('the connection failed (ECONNREFUSED)')]);
    await start();
  });

  test('where the findings stand is for the caller to say', async () => {
    await start(allowed({ checks: 'none' }));
    const where = 'They stand in the report file.';
    const { notices } = await run(ALL, { options: { where } });
    expect(notices[0]!.endsWith(` ${where}`)).toBe(true);
  });
});
