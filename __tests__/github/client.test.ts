import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { GitHubError, rowsOfPages, type GitHub, type GitHubOptions } from '../../src/github/client.js';
import { minimizeComment } from '../../src/github/review-earlier.js';
import { OWNER, REPO } from '../action/support/github/world.js';
import {
  failureOf,
  jobAt,
  json,
  open,
  SECRET,
  startServer,
  TestClock,
  type Answerer,
  type LocalServer,
  type Seen,
} from './client-support.js';

const servers: LocalServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((each) => each.stop()));
});

async function start(answer: Answerer): Promise<LocalServer> {
  const server = await startServer(answer);
  servers.push(server);
  return server;
}

interface Client {
  readonly github: GitHub;
  readonly server: LocalServer;
  readonly clock: TestClock;
}

/** Answers are also told what time it is. */
async function client(
  answer: (...given: [...Parameters<Answerer>, TestClock]) => void,
  options: GitHubOptions = {},
): Promise<Client> {
  const clock = new TestClock();
  const server = await start((...given) => answer(...given, clock));
  return { github: await open(jobAt(server.url), { clock, ...options }), server, clock };
}

const GET = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
const POST = 'POST /repos/{owner}/{repo}/check-runs';

async function send(github: GitHub, route: string, parameters: object = {}): Promise<unknown> {
  return (await github.request(route, { owner: OWNER, repo: REPO, ...parameters })).data;
}

describe('a request', () => {
  test('goes to the repository of the job, with its token', async () => {
    const { github, server } = await client((response) => json(response, 200, { number: 7 }));
    expect(await send(github, GET, { pull_number: 7 })).toEqual({ number: 7 });
    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]).toMatchObject({ method: 'GET', url: '/repos/octo-org/tools/pulls/7' });
    expect(server.seen[0]!.headers).toMatchObject({
      authorization: `token ${SECRET}`,
      'user-agent': expect.stringContaining('toolint'),
      'x-github-api-version': '2022-11-28',
    });
  });

  test('goes below the path of another server', async () => {
    const server = await start((response) => json(response, 200, { login: 'x' }));
    const github = await open(jobAt(`${server.url}/api/v3`));
    await github.rest.users.getAuthenticated();
    expect(server.seen[0]!.url).toBe('/api/v3/user');
  });

  test('has its parameters in the body of a write', async () => {
    const { github, server } = await client((response) => json(response, 201, { id: 1 }));
    await send(github, POST, { name: 'x', output: { title: 'ü' } });
    expect(server.seen[0]!.body).toEqual({ name: 'x', output: { title: 'ü' } });
  });

  test('may be answered with nothing where that is an answer', async () => {
    const { github } = await client((response) => response.writeHead(204).end());
    await expect(
      send(github, 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id: 1 }),
    ).resolves.toBe('');
  });
});

describe('a list', () => {
  const list = (github: GitHub): Promise<unknown[]> =>
    github.paginate(
      github.rest.pulls.listFiles,
      { owner: OWNER, repo: REPO, pull_number: 7, per_page: 100 },
      rowsOfPages(),
    );
  const PAGES = '/repositories/1/pulls/7/files?per_page=100&page=';
  const pageOf = ({ url }: Seen): number => Number(new URL(url, 'http://x').searchParams.get('page') ?? 1);
  const next = ({ url, headers }: Seen): Record<string, string> => ({
    link: `<http://${headers.host}${PAGES}${pageOf({ url } as Seen) + 1}>; rel="next"`,
  });

  test('is read to its end, 100 rows a page', async () => {
    const { github, server } = await client((response, _, seen) => {
      const page = pageOf(seen);
      const rows = Array.from({ length: page === 3 ? 5 : 100 }, (_, index) => page * 1000 + index);
      json(response, 200, rows, page === 3 ? {} : next(seen));
    });
    const rows = await list(github);
    expect(rows).toHaveLength(205);
    expect(rows.at(-1)).toBe(3004);
    expect(server.seen.map(({ url }) => url)).toEqual([
      '/repos/octo-org/tools/pulls/7/files?per_page=100',
      `${PAGES}2`,
      `${PAGES}3`,
    ]);
    for (const { headers } of server.seen) expect(headers['x-github-api-version']).toBe('2022-11-28');
  });

  test('that has no end is left', async () => {
    const rows = Array.from({ length: 100 }, () => 1);
    const { github, server } = await client((response, _, seen) => json(response, 200, rows, next(seen)));
    await list(github);
    expect(server.seen).toHaveLength(100);
  });

  test('that is none is an error', async () => {
    const { github } = await client((response) => json(response, 200, { rows: [] }));
    expect(await failureOf(list(github))).toMatchObject({ kind: 'invalid' });
  });

  test('fails on any page as every request does', async () => {
    const { github, server } = await client((response, nth, seen) =>
      nth === 1 ? json(response, 200, [1], next(seen)) : json(response, 502, { message: 'No.' }),
    );
    const error = await failureOf(list(github));
    expect(error).toMatchObject({ kind: 'busy', message: 'GitHub answered GET /pulls/7/files with 502: No.' });
    expect(server.seen).toHaveLength(4);
  });

  test('is not followed to another server, so nobody else sees the token', async () => {
    const other = await start((response) => json(response, 200, []));
    const { github } = await client((response) =>
      json(response, 200, [1], { link: `<${other.url}${PAGES}2>; rel="next"` }),
    );
    expect(await failureOf(list(github))).toMatchObject({ kind: 'invalid' });
    expect(other.seen).toHaveLength(0);
  });
});

describe('a refusal has a kind', () => {
  test.each([
    [401, {}, 'forbidden'],
    [403, {}, 'forbidden'],
    [404, {}, 'missing'],
    [410, {}, 'missing'],
    [400, {}, 'invalid'],
    [408, {}, 'busy'],
    [409, {}, 'invalid'],
    [422, {}, 'invalid'],
    [429, {}, 'busy'],
    [500, {}, 'busy'],
    [502, {}, 'busy'],
    [503, { 'retry-after': '900' }, 'busy'],
    [403, { 'retry-after': '900' }, 'busy'],
    [403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '99999999999' }, 'busy'],
  ] as const)('%i with %j: %s', async (status, headers, kind) => {
    const { github } = await client((response) => json(response, status, { message: 'No.' }, { ...headers }));
    const error = await failureOf(send(github, GET, { pull_number: 7 }));
    expect(error).toBeInstanceOf(GitHubError);
    expect(error).toMatchObject({ kind, status });
    expect(error.message).toBe(`GitHub answered GET /pulls/{pull_number} with ${status}: No.`);
  });

  test('and says which fields GitHub does not like', async () => {
    const errors = [{ resource: 'Review', field: 'line', code: 'invalid' }, 'Line could not be resolved'];
    const { github } = await client((response) => json(response, 422, { message: 'Validation Failed', errors }));
    const { message } = await failureOf(send(github, POST));
    expect(message).toBe(
      'GitHub answered POST /check-runs with 422: Validation Failed; line invalid; Line could not be resolved.',
    );
  });

  test('or of the first three things that it does not like, if it says no more', async () => {
    const errors = ['one', { message: 'two' }, { field: 'three', code: 'invalid' }, 'four'];
    const { github } = await client((response) => json(response, 422, { errors }));
    const { message } = await failureOf(send(github, POST));
    expect(message).toBe('GitHub answered POST /check-runs with 422: one; two; three invalid.');
  });

  test('and may say nothing', async () => {
    const { github } = await client((response) => json(response, 404, {}));
    const { message } = await failureOf(send(github, POST));
    expect(message).toBe('GitHub answered POST /check-runs with 404.');
  });

  test('also of a GraphQL request, whose address says nothing', async () => {
    const server = await start((response) => json(response, 400, { message: 'Bad.' }));
    const job = jobAt(server.url);
    const { message } = await failureOf(minimizeComment(await open(job), job, 'PRRC_1'));
    expect(message).toBe('GitHub answered a GraphQL request with 400: Bad.');
  });

  test('a secondary limit without a time is one too', async () => {
    const { github } = await client((response) =>
      json(response, 403, { message: 'You have exceeded a secondary rate limit.' }),
    );
    expect(await failureOf(send(github, POST))).toMatchObject({ kind: 'busy', status: 403 });
  });
});

describe('what is said of a failure holds', () => {
  test('no token, no control character, and is short', async () => {
    const message = `Bad ${SECRET} \n::error::x \u001b[2J ${'long '.repeat(1000)}`;
    const { github } = await client((response) => json(response, 403, { message }));
    const { message: said } = await failureOf(send(github, GET, { pull_number: 7 }));
    expect(said).not.toContain(SECRET);
    expect(said).not.toMatch(/[\n\u001b]/);
    expect(said.length).toBeLessThan(500);
  });

  test.each([
    ['with an error', 502],
    ['with a success', 200],
  ])('no page of HTML that comes %s', async (_, status) => {
    const page = '<html><body><h1>We had issues producing the response</h1></body></html>';
    const { github } = await client((response) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end(page),
    );
    const error = await failureOf(send(github, POST));
    expect(error).toMatchObject({ kind: 'busy', status });
    expect(error.message).not.toMatch(/[<>]/);
  });

  test('nothing of a connection but its code', async () => {
    const server = await start((response) => response.end());
    await server.stop();
    const error = await failureOf(send(await open(jobAt(server.url)), POST));
    expect(error).toMatchObject({
      kind: 'unreachable',
      message: 'GitHub did not answer POST /check-runs: the connection failed (ECONNREFUSED).',
    });
  });
});

test('nothing is printed, whatever GitHub says of a request', async () => {
  const printed: unknown[] = [];
  const print = (...words: unknown[]): void => void printed.push(words);
  const spies = [
    ...(['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      jest.spyOn(console, name).mockImplementation(print),
    ),
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => (print(text), true)),
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => (print(text), true)),
  ];
  const headers = { deprecation: 'true', sunset: 'soon ::error::x', link: '<https://x>; rel="deprecation"' };
  try {
    const { github } = await client((response) => json(response, 200, {}, headers));
    await send(github, GET, { pull_number: 7 });
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  expect(printed).toEqual([]);
});

describe('an answer that is none', () => {
  test.each([
    ['an empty body', 'application/json', ''],
    ['half of one', 'application/json', '{"id": 1, "node_id": "PRR_'],
    ['a word', 'application/json', '"ok"'],
    ['no type', undefined, '{}'],
    ['a strange type', 'a/b/c; =;', '{}'],
  ])('%s', async (_, type, body) => {
    const { github, server } = await client((response) => {
      response.writeHead(200, type === undefined ? {} : { 'content-type': type }).end(body);
    });
    const { kind } = await failureOf(send(github, POST));
    expect(['busy', 'unreachable']).toContain(kind);
    expect(server.seen).toHaveLength(1);
  });

  test('a connection that breaks', async () => {
    const { github } = await client((response) => response.socket?.resetAndDestroy());
    expect(await failureOf(send(github, POST))).toMatchObject({ kind: 'unreachable' });
  });

  test('a connection that breaks within the body', async () => {
    const { github } = await client((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"id":', () => response.socket?.resetAndDestroy());
    });
    const { kind } = await failureOf(send(github, POST));
    expect(['busy', 'unreachable']).toContain(kind);
  });

  test.each(['nothing at all', 'half a body'])('%s, forever', async (what) => {
    const { github, clock } = await client(
      (response) => {
        clock.pass(99);
        if (what === 'nothing at all') return clock.pass(1);
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{"id":', () => clock.pass(1));
      },
      { timeout: 100 },
    );
    expect(await failureOf(send(github, POST))).toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining('nothing came within 1 s'),
    });
  });
});

describe('a redirect', () => {
  test.each([301, 302, 307, 308])('%i is not followed, so nobody else sees the token', async (status) => {
    const other = await start((response) => json(response, 200, {}));
    const { github } = await client((response) =>
      json(response, status, { message: 'Moved' }, { location: `${other.url}/x` }),
    );
    expect(await failureOf(send(github, GET, { pull_number: 7 }))).toMatchObject({ kind: 'invalid', status });
    expect(other.seen).toHaveLength(0);
  });
});

describe('sending again', () => {
  const failing =
    (times: number, status = 502): Answerer =>
    (response, nth) =>
      nth <= times ? json(response, status, { message: 'Server Error' }) : json(response, 200, { id: 1 });

  test.each([
    [GET, 2, 3],
    ['PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', 1, 2],
    ['PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}', 1, 2],
  ])('%s after %i failures', async (route, failures, requests) => {
    const { github, server } = await client(failing(failures));
    await send(github, route, { pull_number: 7, comment_id: 1, review_id: 1 });
    expect(server.seen).toHaveLength(requests);
  });

  test('has an end', async () => {
    const { github, server } = await client(failing(99));
    expect(await failureOf(send(github, GET, { pull_number: 7 }))).toMatchObject({ kind: 'busy' });
    expect(server.seen).toHaveLength(3);
  });

  test.each([
    POST,
    'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
    'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
  ])('never of what creates or appends: %s', async (route) => {
    const { github, server } = await client(failing(1));
    await failureOf(send(github, route, { pull_number: 7, check_run_id: 1 }));
    expect(server.seen).toHaveLength(1);
  });

  test.each([
    ['a broken connection', (response) => response.socket?.resetAndDestroy()],
    ['silence', (_response, _nth, _seen, clock) => clock.pass(50)],
  ] as [string, Parameters<typeof client>[0]][])('never of a create after %s', async (_, answer) => {
    const { github, server } = await client(answer, { timeout: 50 });
    await failureOf(send(github, POST));
    expect(server.seen).toHaveLength(1);
  });

  test('a create too, where a limit kept it from being done', async () => {
    const { github, server, clock } = await client((response, nth) =>
      nth === 1 ? json(response, 429, { message: 'Too many' }, { 'retry-after': '1' }) : json(response, 201, { id: 1 }),
    );
    expect(await send(github, POST)).toEqual({ id: 1 });
    expect(server.seen).toHaveLength(2);
    expect(clock.waits).toEqual([1000]);
  });

  test('is up to who looks first whether a create was done: there is time for that', async () => {
    const { github, clock } = await client(failing(1), { pause: 80 });
    await failureOf(send(github, POST));
    expect(clock.waits).toEqual([80]);
  });

  test('no refusal that will not change', async () => {
    const { github, server } = await client((response) => json(response, 403, { message: 'No' }));
    await failureOf(send(github, GET, { pull_number: 7 }));
    expect(server.seen).toHaveLength(1);
  });
});

describe('the budget of a run', () => {
  test('ends with a GitHub that is silent', async () => {
    const { github, server, clock } = await client(() => clock.pass(120), { patience: 300, timeout: 120, pause: 5 });
    for (let i = 0; i < 20; i++) await failureOf(send(github, GET, { pull_number: i }));
    // The third may only last for what is left.
    expect([server.seen.length, clock.waits]).toEqual([3, [5, 20]]);
  });

  test('ends with a GitHub that refuses quickly, waits included', async () => {
    const options = { patience: 200, pause: 60 };
    const { github, server, clock } = await client((response) => json(response, 502, {}), options);
    for (let i = 0; i < 50; i++) await failureOf(send(github, GET, { pull_number: i }));
    expect(clock.waited).toBeLessThanOrEqual(200);
    expect(server.seen.length).toBeLessThanOrEqual(50 + 3);
  });

  test('is not spent on a wait that is longer than it: nothing more is sent', async () => {
    const { github, server, clock } = await client((response) =>
      json(response, 429, { message: 'Too many' }, { 'retry-after': '3600' }),
    );
    const first = await failureOf(send(github, GET, { pull_number: 7 }));
    expect(clock.waits).toEqual([]);
    expect(first).toMatchObject({ kind: 'busy', status: 429 });
    const second = await failureOf(send(github, POST));
    expect(second).toMatchObject({ kind: 'busy', status: 429 });
    expect(second.message).toBe(`GitHub was not asked any more after a failure: ${first.message}`);
    expect(server.seen).toHaveLength(1);
  });

  test('waits for a limit that ends soon', async () => {
    const { github, clock } = await client((response, nth) => {
      const reset = String(clock.now() / 1000 + 3);
      return nth === 1
        ? json(
            response,
            403,
            { message: 'API rate limit exceeded' },
            { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset },
          )
        : json(response, 200, { id: 1 });
    });
    expect(await send(github, GET, { pull_number: 7 })).toEqual({ id: 1 });
    expect(clock.waits).toEqual([4000]);
  });

  test('costs nothing where GitHub says no', async () => {
    const { github, server, clock } = await client(
      (response) => {
        clock.pass(40);
        json(response, 403, { message: 'No' });
      },
      { patience: 200 },
    );
    for (let i = 0; i < 10; i++) await failureOf(send(github, GET, { pull_number: i }));
    expect(server.seen).toHaveLength(10);
  });
});

describe('many writes', () => {
  test('are spaced, the first few and all reads are not', async () => {
    const { github, clock } = await client((response) => json(response, 201, {}), { spacing: 200 });
    for (let i = 0; i < 20; i++) await send(github, POST);
    for (let i = 0; i < 20; i++) await send(github, GET, { pull_number: i });
    expect(clock.waits).toEqual([]);
    for (let i = 0; i < 6; i++) await send(github, POST);
    expect(clock.waits).toEqual(Array(5).fill(200));
  });
});

describe('minimize', () => {
  test('asks GraphQL, whose address is its own', async () => {
    const rest = await start((response) => json(response, 404, {}));
    const graph = await start((response) => json(response, 200, { data: { minimizeComment: {} } }));
    const job = jobAt(rest.url, { graphqlUrl: `${graph.url}/api/graphql` });
    await minimizeComment(await open(job), job, 'PRRC_1');
    expect(rest.seen).toHaveLength(0);
    const body = { query: expect.stringContaining('classifier: OUTDATED'), variables: { id: 'PRRC_1' } };
    expect(graph.seen[0]).toMatchObject({ method: 'POST', url: '/api/graphql', body });
  });

  test.each([
    ['FORBIDDEN', 'forbidden'],
    ['NOT_FOUND', 'missing'],
    ['RATE_LIMITED', 'busy'],
    ['SOMETHING', 'invalid'],
  ])('%s in a good answer is an error: %s', async (type, kind) => {
    const { github, server } = await client((response) =>
      json(response, 200, { data: null, errors: [{ type, message: `No ${SECRET}` }] }),
    );
    const error = await failureOf(minimizeComment(github, jobAt(server.url), 'PRRC_1'));
    expect(error).toMatchObject({ kind, message: 'GitHub refused a GraphQL request: No ***.' });
  });

  test('is sent again: twice is as once', async () => {
    const { github, server } = await client((response, nth) =>
      nth === 1 ? json(response, 502, {}) : json(response, 200, { data: {} }),
    );
    await minimizeComment(github, jobAt(server.url), 'PRRC_1');
    expect(server.seen).toHaveLength(2);
  });
});
