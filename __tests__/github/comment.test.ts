import { afterEach, describe, expect, test } from '@jest/globals';
import type { Finding, Report } from '../../src/core/finding.js';
import type { PostResult, Job } from '../../src/github/job.js';
import { postComment, withinBytes } from '../../src/github/comment.js';
import { ACTIONS_BOT, STRANGER, WRITE_ALL, type User } from '../action/support/github/permissions.js';
import { GRAPHQL, startGitHub, type FakeGitHub, type FakeOptions } from '../action/support/github/server.js';
import { HOSTILE, HOSTILE_CONTEXT } from '../report/hostile.js';
import { contextOf, findingAt, reportOf } from '../report/sample.js';
import { failureOf, jobOf, open } from './client-support.js';

let fake: FakeGitHub;
afterEach(async () => {
  expect(fake.violations).toEqual([]);
  await fake.stop();
});

const start = async (options: FakeOptions = {}): Promise<void> => {
  fake = await startGitHub(options);
};

interface Run {
  readonly when?: 'on-failure' | 'always';
  readonly job?: Partial<Job>;
  readonly context?: ReturnType<typeof contextOf>;
}

async function run(
  report: Report,
  { when = 'always', job = {}, context = contextOf() }: Run = {},
): Promise<PostResult> {
  const to = jobOf(fake, job);
  return postComment(await open(to), to, report, context, when);
}

const ID = findingAt('tools/search.json', '"Search@1"', { rule: 'otc/id-format', message: 'The id is wrong.' });
const NAME = findingAt('tools/search.json', '"Search"', { rule: 'otc/name', message: 'The name is wrong.' });
const WARNING: Finding = { ...ID, severity: 'warning' };
const CLEAN = reportOf([], { files: [{ path: 'tools/search.json', formats: ['otc'], tools: 1 }] });

const POST = 'POST issues/{issue_number}/comments';
const PATCH = 'PATCH issues/comments/{comment_id}';
const bodies = (): string[] => fake.world.issueComments.map(({ body }) => body);

/** What somebody else wrote. */
function written(user: User, body: string): void {
  const id = fake.world.nextId++;
  fake.world.issueComments.push({ id, nodeId: `IC_${id}`, user, body });
}

describe('the comment', () => {
  test('has the summary, links to the lines, and a marker of hashes', async () => {
    await start();
    const posted = await run(reportOf([ID]));
    expect(posted).toEqual({ url: expect.stringMatching(/pull\/7#issuecomment-\d+$/), complete: true });
    const [body] = bodies();
    expect(body).toMatch(/^<!-- toolint comment [0-9a-f]{16} -->\n## ❌ toolint found 1 error\n/);
    expect(body).toContain('The id is wrong.');
    const { head } = fake.world.pull;
    expect(body).toContain(`[line 2](https://github.example/octo-org/tools/blob/${head}/tools/search.json#L2)`);
  });

  test('links to files whatever they are called', async () => {
    await start();
    const path = "it's/a (b)!.json";
    const finding = findingAt(path, '"Search@1"', { rule: 'otc/name', message: 'Wrong.' }, '"Search@1"');
    await run(reportOf([finding]));
    expect(bodies()[0]).toContain(`/blob/${fake.world.pull.head}/it%27s/a%20%28b%29!.json#L`);
  });

  test('is updated in place', async () => {
    await start();
    await run(reportOf([ID]));
    await run(reportOf([NAME]));
    expect(bodies()).toHaveLength(1);
    expect(bodies()[0]).toContain('The name is wrong.');
    expect(bodies()[0]).not.toContain('The id is wrong.');
  });

  test('is not written again when nothing changed', async () => {
    await start();
    await run(reportOf([ID]));
    await run(reportOf([ID]));
    expect([fake.calls(POST).length, fake.calls(PATCH).length]).toEqual([1, 0]);
  });

  test('is one for each step', async () => {
    await start();
    await run(reportOf([ID]));
    await run(reportOf([ID]), { job: { name: 'toolint / other' } });
    expect(bodies()).toHaveLength(2);
  });

  test('is found behind a hundred others', async () => {
    await start();
    for (let i = 0; i < 120; i++) written(STRANGER, `Number ${i}.`);
    await run(reportOf([ID]));
    await run(reportOf([NAME]));
    expect(bodies()).toHaveLength(121);
  });

  test('that a stranger forged is left alone', async () => {
    await start();
    await run(reportOf([ID]));
    const [body] = bodies();
    fake.world.issueComments.splice(0);
    written(STRANGER, body!);
    await run(reportOf([NAME]));
    expect(bodies()).toEqual([body, expect.stringContaining('The name is wrong.')]);
  });

  test('is no other comment of the same bot', async () => {
    await start();
    written(ACTIONS_BOT, '<!-- other --> Coverage is fine.');
    written(ACTIONS_BOT, 'Quoted:\n<!-- toolint comment 0000000000000000 -->');
    await run(reportOf([ID]));
    expect(bodies()).toHaveLength(3);
  });

  test('that another bot wrote is left alone', async () => {
    await start();
    await run(reportOf([ID]));
    const [body] = bodies();
    fake.world.issueComments.splice(0);
    written({ login: 'echo[bot]', id: 5, type: 'Bot' }, body!);
    await run(reportOf([NAME]));
    expect(bodies()).toEqual([body, expect.stringContaining('The name is wrong.')]);
  });

  test("is a person's where the token is", async () => {
    const user: User = { login: 'octocat', id: 1, type: 'User' };
    await start({ token: { text: 'ghp_0123456789', user, permissions: WRITE_ALL } });
    await run(reportOf([ID]));
    await run(reportOf([NAME]));
    expect(bodies()).toHaveLength(1);
  });
});

describe('what several runs have posted at once', () => {
  const postedTwice = async (): Promise<void> => {
    await start();
    await run(reportOf([ID]));
    written(ACTIONS_BOT, bodies()[0]!);
    fake.forget();
  };
  const [FOLD, copied] = [GRAPHQL, 'This was posted twice. [The other comment]('];

  test('is kept up to date once, and folded away else', async () => {
    await postedTwice();
    const { url } = await run(CLEAN);
    const [first, copy] = fake.world.issueComments;
    expect(first!.body).toContain('## ✅ toolint found no problems');
    expect(copy!.body).toMatch(/^<!-- toolint copy [0-9a-f]{16} -->\n/);
    expect(copy!.body).toContain(`\n${copied}${url}) tells how things stand now.`);
    expect([...fake.world.minimized]).toEqual([copy!.nodeId]);
    fake.forget();
    await run(CLEAN);
    expect([fake.calls(PATCH).length, fake.calls(FOLD).length]).toEqual([0, 0]);
  });

  test('says what it is where GitHub does not fold it', async () => {
    await postedTwice();
    written(ACTIONS_BOT, bodies()[0]!);
    fake.fail(FOLD, { kind: 'forbidden' });
    expect(await run(CLEAN)).toEqual({ url: expect.any(String), complete: true });
    expect(bodies().slice(1)).toEqual([expect.stringContaining(copied), expect.stringContaining(copied)]);
    expect(fake.calls(FOLD)).toHaveLength(1);
  });

  test('is told of where it could not be brought up to date', async () => {
    await postedTwice();
    fake.fail(PATCH, { kind: 'bad gateway', calls: [2, 3, 4] });
    expect(await run(CLEAN)).toEqual({
      url: expect.any(String),
      complete: true,
      notice: expect.stringMatching(/^The comment is up to date, but a copy of it is not: /),
    });
    expect(bodies()[0]).toContain('## ✅ toolint found no problems');
  });

  test('may be deleted meanwhile', async () => {
    await postedTwice();
    fake.fail(PATCH, { kind: 'missing', calls: [2] });
    expect(await run(CLEAN)).toEqual({ url: expect.any(String), complete: true });
  });

  test('is left alone where a stranger wrote it', async () => {
    await start();
    await run(reportOf([ID]));
    const [body] = bodies();
    written(STRANGER, body!);
    await run(CLEAN);
    expect(bodies()[1]).toBe(body);
    expect(fake.world.minimized.size).toBe(0);
  });
});

describe('on-failure', () => {
  test.each([
    ['nothing was found', CLEAN],
    ['there are only warnings', reportOf([WARNING])],
  ])('says nothing when %s', async (_, report) => {
    await start();
    expect(await run(report, { when: 'on-failure' })).toEqual({ complete: false });
    expect(bodies()).toEqual([]);
  });

  test('says so when what failed is mended', async () => {
    await start();
    await run(reportOf([ID]), { when: 'on-failure' });
    await run(CLEAN, { when: 'on-failure' });
    expect(bodies()).toHaveLength(1);
    expect(bodies()[0]).toContain('## ✅ toolint found no problems');
    expect(bodies()[0]).toContain('What failed here before is fixed.');
    await run(reportOf([ID]), { when: 'on-failure' });
    expect(bodies()[0]).toContain('The id is wrong.');
    expect(bodies()[0]).not.toContain('What failed here before');
  });

  test('speaks when the run could not do its work', async () => {
    await start();
    await run(reportOf([], { failures: [{ path: 'x.json', message: 'It is a folder.' }] }), { when: 'on-failure' });
    expect(bodies()[0]).toContain('It is a folder.');
  });
});

describe('always', () => {
  test('says that there is nothing to say', async () => {
    await start();
    await run(CLEAN);
    expect(bodies()[0]).toContain('## ✅ toolint found no problems');
    expect(bodies()[0]).not.toContain('What failed here before');
  });
});

describe('whatever a manifest holds', () => {
  test('fits', async () => {
    await start();
    const long = '\u202e€@'.repeat(50_000);
    const failures = Array.from({ length: 60 }, (_, index) => ({ path: `${index}${long}`, message: long }));
    await run(
      reportOf(
        Array.from({ length: 100 }, (_, start) => ({ ...ID, start, message: long })),
        { failures },
      ),
    );
    expect(Buffer.byteLength(bodies()[0]!)).toBeLessThanOrEqual(65_535);
    expect(Buffer.byteLength(bodies()[0]!)).toBeGreaterThan(50_000);
  });

  test('makes no second marker', async () => {
    await start();
    await run(HOSTILE, { context: HOSTILE_CONTEXT });
    expect(bodies()[0]!.match(/<!-- toolint comment/g)).toHaveLength(1);
  });

  test('5,000 findings are cut, and it is said how many are left out and where they are', async () => {
    await start();
    await run(reportOf(Array.from({ length: 5000 }, (_, start) => ({ ...ID, start, message: `Number ${start}.` }))));
    expect(bodies()[0]).toMatch(/[\d,]+ more findings are not shown here\. The log of \[the run\]\(https:/);
  });
});

describe('a text that is cut', () => {
  test('ends with a line', () => expect(withinBytes('a\nbb\nccc', 6)).toBe('a\nbb'));
  test('fits in bytes', () => expect(withinBytes('€\n€€', 6)).toBe('€'));
  test('has no open block', () => expect(withinBytes('a\n  ```text\nb\nc\n  ```', 16)).toBe('a'));
  test('keeps closed blocks', () => expect(withinBytes('```\na\n```\nb\nccccc', 14)).toBe('```\na\n```\nb'));
});

describe('when GitHub fails', () => {
  test.each([
    ['bad gateway', true],
    ['bad gateway', false],
    ['reset', true],
    ['reset', false],
    ['garbage', true],
  ] as const)('after %s (kept: %s) there is one comment', async (kind, kept) => {
    await start();
    fake.fail(POST, { kind, kept, calls: [1] });
    expect(await run(reportOf([ID]))).toMatchObject({ complete: true, url: expect.any(String) });
    expect(bodies()).toHaveLength(1);
  });

  test.each(['bad gateway', 'reset'] as const)('an update that ends with %s is sent again', async (kind) => {
    await start();
    await run(reportOf([ID]));
    fake.fail(PATCH, { kind, kept: true, calls: [1] });
    await run(reportOf([NAME]));
    expect(bodies()).toEqual([expect.stringContaining('The name is wrong.')]);
  });

  test('a comment that was deleted just now is written anew', async () => {
    await start();
    await run(reportOf([ID]));
    fake.fail(PATCH, { kind: 'missing' });
    await run(reportOf([NAME]));
    expect(bodies()).toHaveLength(2);
  });

  test.each(['forbidden', 'missing', 'invalid'] as const)('%s is told', async (kind) => {
    await start();
    fake.fail(POST, { kind });
    expect(await failureOf(run(reportOf([ID])))).toMatchObject({ kind });
  });
});
