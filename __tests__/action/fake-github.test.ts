/** The fake GitHub is tested itself: each rule has a request that it refuses, and a good one that it takes. */
import { afterEach, describe, expect, test } from '@jest/globals';
import { ROUTES } from './support/github/contract.js';
import { blobSha } from './support/github/diff.js';
import { READ_ONLY, STRANGER, WRITE_ALL } from './support/github/permissions.js';
import { GRAPHQL, startGitHub, type FakeGitHub, type FakeOptions } from './support/github/server.js';
import { nodeId, TOKEN } from './support/github/world.js';

const numbered = (count: number): string => Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join('');
const BASE = { 'a.json': numbered(40), 'same.json': '{}\n' };
/** Line 5 and line 30 differ: two hunks, of lines 2 to 8 and 27 to 33. */
const HEAD = {
  ...BASE,
  'a.json': BASE['a.json'].replace('line 5\n', 'line five\n').replace('line 30\n', 'line thirty\n'),
  'new.json': '{\n  "x": 1\n}\n',
};

let github: FakeGitHub;
const start = async (options: FakeOptions = {}): Promise<FakeGitHub> =>
  (github = await startGitHub({ base: BASE, head: HEAD, ...options }));
afterEach(() => github.stop());

interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}
interface Written {
  readonly id: number;
  readonly node_id: string;
}
interface Refused {
  readonly message: string;
  readonly errors: readonly unknown[];
}
interface ChangedFile {
  readonly filename: string;
  readonly status: string;
  readonly sha: string;
  readonly additions: number;
  readonly changes: number;
  readonly patch?: string;
}
interface Checked {
  readonly id: number;
  readonly output: { readonly text: string; readonly annotations_count: number };
}
interface Entry {
  readonly name: string;
  readonly type: string;
}

const HEADERS = { authorization: `token ${TOKEN}`, 'user-agent': 'test', 'content-type': 'application/json' };

async function ask<Body = unknown>(
  route: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<Body>> {
  const [method, path] = route.split(' ') as [string, string];
  const url = path.startsWith('/') ? github.apiUrl + path : `${github.apiUrl}/repos/octo-org/tools/${path}`;
  const init = { method, headers: { ...HEADERS, ...headers }, body: body === undefined ? null : JSON.stringify(body) };
  const response = await fetch(url, init);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
  return { status: response.status, body: (isJson ? JSON.parse(text) : text) as Body, headers: response.headers };
}

const review = (...comments: object[]) => ({ event: 'COMMENT', body: 'Words.', comments });
const comment = (more: object = {}) => ({ path: 'a.json', body: 'Words.', line: 5, side: 'RIGHT', ...more });
const output = (more: object = {}) => ({ title: 'toolint', summary: 'Words.', ...more });
const annotation = (more: object = {}) => ({
  path: 'a.json',
  start_line: 5,
  end_line: 5,
  annotation_level: 'failure',
  message: 'Words.',
  ...more,
});
const checkRun = (more: object = {}) => ({
  name: 'toolint',
  head_sha: github.world.pull.head,
  conclusion: 'success',
  output: output(),
  ...more,
});

const REVIEWS = 'POST pulls/7/reviews';
const COMMENTS = 'POST pulls/7/comments';
const CHECKS = 'POST check-runs';

describe('the description', () => {
  test('has every route that the fake answers', async () => {
    await start();
    expect(ROUTES).toHaveLength(26);
  });

  test.each([
    ['a route that is not there', 'GET pulls/7/commits', undefined, /no such route/],
    ['another repository', 'GET /repos/octo-org/others/pulls/7', undefined, /no repository/],
    ['a number that is none', 'GET pulls/seven', undefined, /path\/pull_number: must be integer/],
    ['a query that is not described', 'GET pulls/7/files?sort=name', undefined, /query.*additional/],
    ['more than 100 a page', 'GET pulls/7/files?per_page=101', undefined, /query\/per_page/],
    ['a parameter twice', 'GET pulls/7/files?page=1&page=2', undefined, /given twice/],
    ['a field that is not described', REVIEWS, { ...review(), draft: true }, /body.*additional.*draft/],
    [
      'a field within that is not described',
      REVIEWS,
      review(comment({ subject_type: 'file' })),
      /comments\/0.*additional/,
    ],
    ['a field of the wrong type', REVIEWS, review(comment({ line: '5' })), /line: must be integer/],
    ['a field that is missing', 'POST issues/7/comments', {}, /required property 'body'/],
    ['another word than those there are', REVIEWS, { ...review(), event: 'comment' }, /event: must be equal/],
    ['a side that is none', REVIEWS, review(comment({ side: 'BOTH' })), /side: must be equal/],
    ['a body that is no JSON object', CHECKS, 'words', /body: must be object/],
    ['null for nothing', REVIEWS, review(comment({ start_line: null })), /start_line: must be integer/],
  ])('refuses %s', async (_, route, body, violation) => {
    await start();
    expect((await ask(route, body)).status).toBeGreaterThanOrEqual(404);
    expect(github.violations.join('\n')).toMatch(violation);
    expect(github.world.reviews).toEqual([]);
  });

  test('a request without a token, or with another', async () => {
    await start();
    expect((await ask('GET pulls/7', undefined, { authorization: '' })).status).toBe(401);
    expect((await ask('GET pulls/7', undefined, { authorization: 'token wrong' })).status).toBe(401);
    expect((await ask('GET pulls/7', undefined, { authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    expect(github.violations).toHaveLength(2);
  });

  test('what it answers is as described', async () => {
    await start();
    const { body: made } = await ask<Written>(REVIEWS, review(comment()));
    await ask(CHECKS, checkRun({ output: output({ annotations: [annotation()] }) }));
    await ask('POST issues/7/comments', { body: 'Words.' });
    for (const route of [
      'GET pulls/7',
      'GET pulls/7/files',
      'GET pulls/7/reviews',
      'GET pulls/7/comments',
      `GET pulls/7/reviews/${made.id}/comments`,
      'GET issues/7/comments',
      `GET commits/${github.world.pull.head}/check-runs`,
      `GET compare/${github.world.pull.base}...${github.world.pull.head}`,
      'GET contents/a.json',
      'GET /rate_limit',
    ]) {
      expect({ route, status: (await ask(route)).status }).toEqual({ route, status: 200 });
    }
    expect(github.violations).toEqual([]);
    expect(github.requests.every(({ status }) => status < 300)).toBe(true);
  });
});

describe('files of a pull request', () => {
  test('have the patch that git would show', async () => {
    await start();
    const { body } = await ask<ChangedFile[]>('GET pulls/7/files');
    expect(body.map(({ filename, status, additions }) => [filename, status, additions])).toEqual([
      ['a.json', 'modified', 2],
      ['new.json', 'added', 3],
    ]);
    expect(body[0]!.patch!.split('\n').filter((line) => line.startsWith('@@'))).toEqual([
      '@@ -2,7 +2,7 @@',
      '@@ -27,7 +27,7 @@',
    ]);
    expect(body[1]!.patch).toBe('@@ -0,0 +1,3 @@\n+{\n+  "x": 1\n+}');
    expect((await ask('GET pulls/7')).body).toMatchObject({ changed_files: 2, additions: 5, deletions: 2 });
    expect(body[0]!.sha).toBe(blobSha(HEAD['a.json']));
  });

  test('follow renames', async () => {
    await start({ head: { 'b.json': BASE['a.json'], 'same.json': '{}\n' }, renames: { 'b.json': 'a.json' } });
    const { body } = await ask<ChangedFile[]>('GET pulls/7/files');
    expect(body).toEqual([
      expect.objectContaining({ filename: 'b.json', previous_filename: 'a.json', status: 'renamed' }),
    ]);
    expect(body[0]).not.toHaveProperty('patch');
  });

  test('come in pages, with links to the others', async () => {
    const many = Object.fromEntries(Array.from({ length: 230 }, (_, index) => [`${1000 + index}.json`, '{}\n']));
    await start({ base: {}, head: many });
    const first = await ask('GET pulls/7/files?per_page=100');
    expect(first.body).toHaveLength(100);
    const links = first.headers.get('link')!;
    expect(links).toContain('page=2>; rel="next"');
    expect(links).toContain('page=3>; rel="last"');
    const last = await ask('GET pulls/7/files?per_page=100&page=3');
    expect(last.body).toHaveLength(30);
    expect(last.headers.get('link')).not.toContain('next');
    expect((await ask('GET pulls/7/files')).body).toHaveLength(30);
  });

  test('are 3,000 at most', async () => {
    const many = Object.fromEntries(Array.from({ length: 3001 }, (_, index) => [`${10000 + index}.json`, '{}\n']));
    await start({ base: {}, head: many });
    expect((await ask('GET pulls/7/files?per_page=100&page=30')).body).toHaveLength(100);
    expect((await ask('GET pulls/7/files?per_page=100&page=31')).body).toEqual([]);
  });

  test('lose their patch in a long response, and have it in a short one', async () => {
    const long = numbered(9000);
    await start({ base: {}, head: { '1.json': long, '2.json': long, '3.json': long } });
    const { body } = await ask<ChangedFile[]>('GET pulls/7/files?per_page=100');
    expect(body.map((each) => [typeof each.patch, each.changes])).toEqual([
      ['string', 9000],
      ['string', 9000],
      ['undefined', 0],
    ]);
    const { body: third } = await ask<ChangedFile[]>('GET pulls/7/files?per_page=1&page=3');
    expect(third[0]).toMatchObject({ changes: 9000, patch: expect.stringContaining('+line 9000') });
  });

  test('have no patch when they are large', async () => {
    await start({ base: {}, head: { 'large.json': numbered(20_001) } });
    const { body } = await ask<ChangedFile[]>('GET pulls/7/files?per_page=1');
    expect(body[0]).toMatchObject({ changes: 20_001 });
    expect(body[0]).not.toHaveProperty('patch');
    const refused = await ask<Refused>(REVIEWS, review(comment({ path: 'large.json' })));
    expect(refused.body.errors).toEqual(['Line could not be resolved']);
  });
});

describe('reviews', () => {
  test.each([
    ['a line outside the diff', { line: 15 }],
    ['a line past the end', { line: 400 }],
    ['a start outside the diff', { line: 5, start_line: 1 }],
    ['lines of two hunks', { start_line: 5, line: 30 }],
    ['the side that has no such line', { path: 'new.json', line: 2, side: 'LEFT' }],
    ['no line', { line: undefined }],
  ])('refuse %s, and say not where', async (_, more) => {
    await start();
    const answer = await ask<Refused>(REVIEWS, review(comment(), comment(more)));
    expect([answer.status, answer.body.errors]).toEqual([422, ['Line could not be resolved']]);
    expect(JSON.stringify(answer.body)).not.toContain('json');
    expect([github.world.reviews, github.world.comments]).toEqual([[], []]);
  });

  test.each([
    ['a start that is the end', { start_line: 5 }, /must precede/],
    ['a start after the end', { start_line: 6 }, /must precede/],
    ['two sides', { start_line: 4, start_side: 'LEFT' }, /same side/],
    ['a file that does not change', { path: 'same.json', line: 1 }, /Path could not be resolved/],
    ['an empty comment', { body: ' ' }, /blank/],
    ['a long comment', { body: 'é'.repeat(32_768) }, /too long/],
  ])('refuse %s', async (_, more, says) => {
    await start();
    const answer = await ask(REVIEWS, review(comment(more)));
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toMatch(says);
    expect(github.world.reviews).toEqual([]);
  });

  test.each([
    ['a changed line', {}],
    ['a line around it', { line: 8 }],
    ['several lines', { start_line: 2, line: 8, start_side: 'RIGHT' }],
    ['the old side', { line: 5, side: 'LEFT' }],
    ['as many bytes as there may be', { body: 'é'.repeat(32_767) }],
  ])('take %s', async (_, more) => {
    await start();
    expect((await ask(REVIEWS, review(comment(more)))).status).toBe(200);
    expect(github.world.comments).toHaveLength(1);
    expect(github.violations).toEqual([]);
  });

  test('refuse a commit that is not of the pull request, an empty body and a long one', async () => {
    await start();
    const { base } = github.world.pull;
    for (const bad of [
      { ...review(comment()), commit_id: base },
      { event: 'COMMENT' },
      { ...review(), body: 'x'.repeat(65_536) },
    ]) {
      expect((await ask(REVIEWS, bad)).status).toBe(422);
    }
    expect((await ask(REVIEWS, { ...review(), body: 'x'.repeat(65_535) })).status).toBe(200);
  });

  test('are pending one at a time', async () => {
    await start();
    const { body: pending } = await ask<Written>(REVIEWS, { body: 'Words.' });
    expect(pending).toMatchObject({ state: 'PENDING' });
    const second = await ask<Refused>(REVIEWS, review());
    expect([second.status, second.body.errors[0]]).toEqual([422, expect.stringContaining('one pending review')]);
    expect((await ask(COMMENTS, { ...comment(), commit_id: github.world.pull.head })).status).toBe(422);
    expect((await ask(`POST pulls/7/reviews/${pending.id}/events`, { event: 'COMMENT' })).status).toBe(200);
    expect((await ask(`DELETE pulls/7/reviews/${pending.id}`)).status).toBe(422);
    expect((await ask(REVIEWS, review())).status).toBe(200);
  });

  test('are changed in place, by their author only', async () => {
    await start();
    const { body: mine } = await ask<Written>(REVIEWS, review(comment()));
    expect((await ask(`PUT pulls/7/reviews/${mine.id}`, { body: 'Other words.' })).status).toBe(200);
    expect((await ask(`PUT pulls/7/reviews/${mine.id}`, { body: '' })).status).toBe(422);
    github.world.reviews.push({ ...github.world.reviews[0]!, id: 1, user: STRANGER, body: 'A stranger’s.' });
    expect((await ask('PUT pulls/7/reviews/1', { body: 'Other words.' })).status).toBe(403);
    expect((await ask('PUT pulls/7/reviews/2', { body: 'Other words.' })).status).toBe(404);
    expect(github.world.reviews.map(({ body }) => body)).toEqual(['Other words.', 'A stranger’s.']);
  });

  test('have comments that go along with their line, or stay behind', async () => {
    await start();
    await ask(REVIEWS, review(comment(), comment({ line: 30 }), comment({ start_line: 27, line: 30 })));
    github.push({ ...HEAD, 'a.json': `first\n${HEAD['a.json'].replace('line thirty\n', 'line 30 again\n')}` });
    const { body } = await ask<{ line: number | null; original_line: number }[]>('GET pulls/7/comments');
    expect(body.map(({ line, original_line }) => [line, original_line])).toEqual([
      [6, 5],
      [null, 30],
      [null, 30],
    ]);
    expect(github.violations).toEqual([]);
  });
});

describe('single comments', () => {
  const single = (more: object = {}) => ({ ...comment(), commit_id: github.world.pull.head, ...more });

  test('stand on a file', async () => {
    await start();
    const onFile = { path: 'a.json', body: 'Words.', commit_id: github.world.pull.head, subject_type: 'file' };
    expect((await ask(COMMENTS, onFile)).status).toBe(201);
    expect((await ask(COMMENTS, { ...onFile, line: 5 })).status).toBe(422);
    expect((await ask(COMMENTS, { ...onFile, path: 'same.json' })).status).toBe(422);
    expect((await ask(COMMENTS, single({ line: 15 }))).status).toBe(422);
    expect((await ask(COMMENTS, single())).status).toBe(201);
  });

  test('are changed and deleted by their author only', async () => {
    await start();
    const { body: mine } = await ask<Written>(COMMENTS, single());
    github.world.comments.push({ ...github.world.comments[0]!, id: 1, user: STRANGER });
    expect((await ask('PATCH pulls/comments/1', { body: 'Mine.' })).status).toBe(403);
    expect((await ask('DELETE pulls/comments/1')).status).toBe(403);
    expect((await ask(`PATCH pulls/comments/${mine.id}`, { body: 'Mine.' })).status).toBe(200);
    expect((await ask(`DELETE pulls/comments/${mine.id}`)).status).toBe(204);
    expect((await ask(`DELETE pulls/comments/${mine.id}`)).status).toBe(404);
    expect(github.world.comments.map(({ id, body }) => [id, body])).toEqual([[1, 'Words.']]);
  });
});

describe('comments below', () => {
  test('are of some length, and changed by their author only', async () => {
    await start();
    expect((await ask('POST issues/7/comments', { body: '' })).status).toBe(422);
    expect((await ask('POST issues/7/comments', { body: 'x'.repeat(65_536) })).status).toBe(422);
    expect((await ask('POST issues/8/comments', { body: 'Words.' })).status).toBe(404);
    const { body: mine, status } = await ask<Written>('POST issues/7/comments', { body: 'Words.' });
    expect(status).toBe(201);
    expect((await ask(`PATCH issues/comments/${mine.id}`, { body: 'Others.' })).status).toBe(200);
    github.world.issueComments.push({ ...github.world.issueComments[0]!, id: 1, user: STRANGER });
    expect((await ask('PATCH issues/comments/1', { body: 'Mine.' })).status).toBe(403);
    expect(github.world.issueComments.map(({ body }) => body)).toEqual(['Others.', 'Others.']);
  });
});

describe('check runs', () => {
  test.each([
    ['51 annotations', { annotations: Array.from({ length: 51 }, () => annotation()) }],
    ['a long title', { title: 'x'.repeat(256) }],
    ['a long summary', { summary: 'é'.repeat(32_768) }],
    ['columns over several lines', { annotations: [annotation({ end_line: 6, start_column: 1 })] }],
    ['an end before the start', { annotations: [annotation({ end_line: 4 })] }],
    ['columns in the wrong order', { annotations: [annotation({ start_column: 5, end_column: 4 })] }],
    ['line 0', { annotations: [annotation({ start_line: 0 })] }],
    ['an absolute path', { annotations: [annotation({ path: '/a.json' })] }],
    ['an empty message', { annotations: [annotation({ message: '' })] }],
    ['a long title of an annotation', { annotations: [annotation({ title: 'x'.repeat(256) })] }],
  ])('refuse %s', async (_, more) => {
    await start();
    expect((await ask(CHECKS, checkRun({ output: output(more) }))).status).toBe(422);
    expect(github.world.checkRuns).toEqual([]);
  });

  test('refuse a commit that is not there, and completion without a conclusion', async () => {
    await start();
    expect((await ask(CHECKS, checkRun({ head_sha: '0'.repeat(40) }))).status).toBe(422);
    expect((await ask(CHECKS, checkRun({ status: 'completed', conclusion: undefined }))).status).toBe(422);
    expect(github.world.checkRuns).toEqual([]);
  });

  test('add annotations up, replace the rest and cut the text', async () => {
    await start();
    const fifty = Array.from({ length: 50 }, () => annotation({ start_column: 1, end_column: 4 }));
    const first = checkRun({ output: output({ text: 'é'.repeat(40_000), annotations: fifty }) });
    const { body, status } = await ask<Checked>(CHECKS, first);
    expect([status, body.output.annotations_count]).toEqual([201, 50]);
    expect(Buffer.byteLength(body.output.text)).toBeLessThanOrEqual(65_538);
    const more = { output: output({ summary: 'Others.', annotations: [annotation({ end_line: 6 })] }) };
    const { body: patched } = await ask<Checked>(`PATCH check-runs/${body.id}`, more);
    expect(patched).toMatchObject({ status: 'completed', conclusion: 'success' });
    expect(patched.output).toMatchObject({ summary: 'Others.', text: null, annotations_count: 51 });
    expect(github.violations).toEqual([]);
  });

  test('are found by commit and name, the latest first', async () => {
    await start();
    for (const name of ['toolint', 'other', 'toolint']) await ask(CHECKS, checkRun({ name }));
    const { head } = github.world.pull;
    const ids = async (query: string) => {
      const { body } = await ask<{ check_runs: Checked[] }>(`GET commits/${head}/check-runs?${query}`);
      return body.check_runs.map(({ id }) => id);
    };
    expect(await ids('check_name=toolint')).toEqual([1003]);
    expect(await ids('check_name=toolint&filter=all')).toEqual([1003, 1001]);
    expect(await ids('check_name=none')).toEqual([]);
  });

  test('are of apps', async () => {
    await start({ token: { text: `ghp_${'a'.repeat(36)}`, user: STRANGER } });
    const authorization = `token ghp_${'a'.repeat(36)}`;
    const refused = await ask<Refused>(CHECKS, checkRun(), { authorization });
    expect([refused.status, refused.body.message]).toEqual([403, 'You must authenticate via a GitHub App.']);
    expect((await ask('GET /user', undefined, { authorization })).body).toMatchObject({ login: STRANGER.login });
  });
});

describe('permissions', () => {
  test.each([
    ['checks', CHECKS, checkRun],
    ['pull-requests', REVIEWS, () => review(comment())],
    ['pull-requests', COMMENTS, () => ({ ...comment(), commit_id: github.world.pull.head })],
    [
      'security-events',
      'POST code-scanning/sarifs',
      () => ({ commit_sha: github.world.pull.head, ref: 'refs/heads/topic', sarif: 'x' }),
    ],
  ])('%s: write is needed for %s', async (permission, route, body) => {
    await start({ token: { permissions: { ...WRITE_ALL, [permission]: 'read' } } });
    const refused = await ask<Refused>(route, body());
    expect([refused.status, refused.body.message]).toEqual([403, 'Resource not accessible by integration']);
    await github.stop();
    await start();
    expect((await ask(route, body())).status).toBeLessThan(300);
  });

  test('either of two is enough for a comment below', async () => {
    await start({ token: { permissions: { ...READ_ONLY, issues: 'write' } } });
    expect((await ask('POST issues/7/comments', { body: 'Words.' })).status).toBe(201);
    await github.stop();
    await start({ token: { permissions: READ_ONLY } });
    expect((await ask('POST issues/7/comments', { body: 'Words.' })).status).toBe(403);
  });

  test('reading needs some too', async () => {
    await start({ token: { permissions: { ...READ_ONLY, contents: 'none' } } });
    expect((await ask('GET contents/a.json')).status).toBe(403);
    expect((await ask('GET pulls/7')).status).toBe(200);
    expect((await ask('GET /user')).status).toBe(403);
  });

  test('a fork is told apart', async () => {
    await start({ isFork: true, token: { permissions: READ_ONLY } });
    expect((await ask('GET pulls/7')).body).toMatchObject({ head: { repo: { full_name: 'stranger/tools' } } });
    expect((await ask(REVIEWS, review())).status).toBe(403);
  });
});

describe('contents', () => {
  test('come from a commit, encoded or raw', async () => {
    await start();
    const { base, head } = github.world.pull;
    const { body } = await ask<{ content: string }>(`GET contents/a.json?ref=${base}`);
    expect(Buffer.from(body.content, 'base64').toString()).toBe(BASE['a.json']);
    const raw = await ask(`GET contents/a.json?ref=${head}`, undefined, { accept: 'application/vnd.github.raw+json' });
    expect(raw.body).toBe(HEAD['a.json']);
    expect((await ask(`GET contents/new.json?ref=${base}`)).status).toBe(404);
    expect((await ask('GET contents/a.json?ref=nowhere')).status).toBe(404);
  });

  test('list a folder, and leave out what is long', async () => {
    await start({ base: { 'x/y/1.json': '1', 'x/2.json': 'a'.repeat(1_000_001) } });
    expect((await ask<Entry[]>('GET contents/x')).body.map(({ name, type }) => [name, type])).toEqual([
      ['y', 'dir'],
      ['2.json', 'file'],
    ]);
    expect((await ask<Entry[]>('GET contents')).body.map(({ name }) => name)).toEqual(['x']);
    expect((await ask('GET contents/x%2F2.json')).body).toMatchObject({ encoding: 'none', content: '' });
  });
});

describe('GraphQL', () => {
  const MUTATION = `mutation ($id: ID!) {
    minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { minimizedComment { isMinimized } }
  }`;
  const minimize = async (query: string, variables: object) => {
    const init = { method: 'POST', headers: HEADERS, body: JSON.stringify({ query, variables }) };
    return (await (await fetch(github.graphqlUrl, init)).json()) as { data: unknown; errors: { type: string }[] };
  };

  test('folds away what is there', async () => {
    await start();
    const { body } = await ask<Written>('POST issues/7/comments', { body: 'Words.' });
    const answer = await minimize(MUTATION, { id: body.node_id });
    expect(answer.data).toMatchObject({ minimizeComment: { minimizedComment: { isMinimized: true } } });
    expect([...github.world.minimized]).toEqual([body.node_id]);
    expect((await minimize(MUTATION, { id: nodeId('IC', 5) })).errors[0]!.type).toBe('NOT_FOUND');
    expect(github.calls(GRAPHQL)).toHaveLength(2);
    expect(github.violations).toEqual([]);
  });

  test.each([
    ['a query', '{ viewer { login } }', { id: 'x' }],
    ['another reason', MUTATION.replace('OUTDATED', 'SPAM'), { id: 'x' }],
    ['another variable', MUTATION, { subject: 'x' }],
  ])('refuses %s', async (_, query, variables) => {
    await start();
    expect((await minimize(query, variables)).errors).toHaveLength(1);
    expect(github.violations).toHaveLength(1);
  });

  test('needs a permission, and has an address of its own on other servers', async () => {
    await start({ token: { permissions: READ_ONLY }, prefix: '/api/v3' });
    expect(github.graphqlUrl).toMatch(/:\d+\/api\/graphql$/);
    expect((await minimize(MUTATION, { id: 'x' })).errors[0]!.type).toBe('FORBIDDEN');
    expect((await ask('GET pulls/7')).status).toBe(200);
    expect(github.violations).toEqual([]);
  });
});

describe('faults', () => {
  test.each([
    ['forbidden', 403],
    ['missing', 404],
    ['invalid', 422],
    ['rate limit', 429],
    ['secondary limit', 403],
    ['bad gateway', 502],
  ] as const)('%s', async (kind, status) => {
    await start();
    github.fail('POST issues/{issue_number}/comments', { kind, retryAfter: 3 });
    const answer = await ask('POST issues/7/comments', { body: 'Words.' });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('retry-after')).toBe(kind.endsWith('limit') ? '3' : null);
    expect(github.world.issueComments).toEqual([]);
    expect((await ask('GET issues/7/comments')).status).toBe(200);
    github.mend();
    expect((await ask('POST issues/7/comments', { body: 'Words.' })).status).toBe(201);
  });

  test('hit some calls and not others', async () => {
    await start();
    github.fail('GET pulls/{pull_number}', { kind: 'bad gateway', calls: [2] });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await ask('GET pulls/7')).status);
    expect(statuses).toEqual([200, 502, 200]);
  });

  test('come after the write was kept', async () => {
    await start();
    github.fail('POST issues/{issue_number}/comments', { kind: 'bad gateway', kept: true });
    expect((await ask('POST issues/7/comments', { body: 'Words.' })).status).toBe(502);
    expect(github.world.issueComments).toHaveLength(1);
  });

  test('cut the connection, never answer, or answer half', async () => {
    await start();
    github.fail('*', { kind: 'reset', calls: [1] });
    github.fail('*', { kind: 'garbage', calls: [2] });
    github.fail('*', { kind: 'silence', calls: [3] });
    await expect(ask('GET pulls/7')).rejects.toThrow();
    await expect(ask('GET pulls/7')).rejects.toThrow('in JSON at position');
    const url = `${github.apiUrl}/repos/octo-org/tools/pulls/7`;
    await expect(fetch(url, { headers: HEADERS, signal: AbortSignal.timeout(100) })).rejects.toThrow(/timeout/);
    expect((await ask('GET pulls/7')).status).toBe(200);
  });

  test('a bad request is a violation even when it is hit', async () => {
    await start();
    github.fail('*', { kind: 'bad gateway' });
    await ask('POST issues/7/comments', {});
    expect(github.violations).toHaveLength(1);
  });

  test('80 writes a minute are enough', async () => {
    await start();
    const statuses = [];
    for (let i = 0; i < 81; i++) statuses.push((await ask('POST issues/7/comments', { body: 'Words.' })).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(80);
    expect(statuses.at(-1)).toBe(403);
    expect(github.violations).toHaveLength(1);
  });

  test('a route goes by its ending, if only one has it', async () => {
    await start();
    expect(() => github.calls('GET nowhere')).toThrow('0 routes');
    expect(() => github.calls('POST comments')).toThrow('2 routes');
  });
});
