/** Small servers that answer as a test likes, and jobs that talk to them. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openGitHub, type Clock, type GitHub, type GitHubOptions, type GitHubError } from '../../src/github/client.js';
import type { Job } from '../../src/github/job.js';
import type { FakeGitHub } from '../action/support/github/server.js';
import { OWNER, REPO } from '../action/support/github/world.js';

export const SECRET = 'ghs_notToBeSeenAnywhere0123456789';

export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

export interface LocalServer {
  readonly url: string;
  readonly seen: readonly Seen[];
  stop(): Promise<void>;
}

export type Answerer = (response: ServerResponse, nth: number, seen: Seen) => void;

export async function startServer(answer: Answerer): Promise<LocalServer> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const { method = '', url = '', headers } = request;
      seen.push({ method, url, headers, body: text === '' ? undefined : (JSON.parse(text) as unknown) });
      answer(response, seen.length, seen.at(-1)!);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}

/** No wait takes time, and no answer does unless a test says so, however busy the machine is. */
export class TestClock implements Clock {
  /** What was waited for, in order. */
  readonly waits: number[] = [];
  readonly #limits: { readonly at: number; readonly controller: AbortController }[] = [];
  #now = 1_800_000_000_000;

  now(): number {
    return this.#now;
  }

  wait(milliseconds: number): Promise<void> {
    if (milliseconds > 0) this.waits.push(milliseconds);
    this.#now += milliseconds;
    return Promise.resolve();
  }

  limit(milliseconds: number): AbortSignal {
    const controller = new AbortController();
    this.#limits.push({ at: this.#now + milliseconds, controller });
    return controller.signal;
  }

  /** So much time passes while GitHub is asked. */
  pass(milliseconds: number): void {
    this.#now += milliseconds;
    for (const { at, controller } of this.#limits) {
      if (at <= this.#now) controller.abort(new DOMException('It took too long.', 'TimeoutError'));
    }
  }

  get waited(): number {
    return this.waits.reduce((sum, each) => sum + each, 0);
  }
}

export function jobAt(url: string, more: Partial<Job> = {}): Job {
  return {
    owner: OWNER,
    repo: REPO,
    apiUrl: url,
    graphqlUrl: `${url}/graphql`,
    serverUrl: 'https://github.example',
    token: SECRET,
    head: 'a'.repeat(40),
    name: 'toolint / lint',
    runUrl: `https://github.example/${OWNER}/${REPO}/actions/runs/1`,
    ...more,
  };
}

export function jobOf({ world, apiUrl, graphqlUrl }: FakeGitHub, more: Partial<Job> = {}): Job {
  const { head, base, number, isFork } = world.pull;
  const pull = { head, base, number, isFork };
  return jobAt(apiUrl, { graphqlUrl, head, pull, token: world.tokens[0]!.text, ...more });
}

export function open(job: Job, options: GitHubOptions = {}): Promise<GitHub> {
  return openGitHub(job, { clock: new TestClock(), ...options });
}

/** What a promise is rejected with. */
export async function failureOf(promise: Promise<unknown>): Promise<GitHubError> {
  try {
    await promise;
  } catch (error) {
    return error as GitHubError;
  }
  throw new Error('it did not fail');
}
