/**
 * A GitHub on loopback for one repository: it holds requests against the published description and against the
 * service's unwritten rules, and writes down each of them. What it cannot make sense of is a violation.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Routes } from './call.js';
import { faultsOfAnswer, matchRequest, ROUTES } from './contract.js';
import type { Tree } from './diff.js';
import { Faults, symptomOf, type Fault } from './faults.js';
import { answerGraphql } from './graphql.js';
import { pagingOf } from './pages.js';
import type { Token } from './permissions.js';
import { notFound, Refusal, type Answer } from './refusal.js';
import { checkRuns } from './routes/check-runs.js';
import { contents } from './routes/contents.js';
import { issueComments } from './routes/issue-comments.js';
import { others } from './routes/others.js';
import { pulls } from './routes/pulls.js';
import { reviewComments } from './routes/review-comments.js';
import { reviews } from './routes/reviews.js';
import { createWorld, OWNER, push, REPO, type World, type WorldOptions } from './world.js';

const HANDLERS: Routes = {
  ...pulls,
  ...reviews,
  ...reviewComments,
  ...issueComments,
  ...checkRuns,
  ...contents,
  ...others,
};

export const GRAPHQL = 'POST /graphql';

export interface FakeGitHub {
  readonly world: World;
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly requests: readonly RecordedRequest[];
  readonly violations: readonly string[];
  /** Requests by route, in the order they came. */
  calls(route: string): readonly RecordedRequest[];
  fail(route: string, fault: Fault): void;
  mend(): void;
  push(head: Tree, sha?: string): void;
  /** Forgets which requests there were. */
  forget(): void;
  stop(): Promise<void>;
}

interface RecordedRequest {
  readonly route: string;
  readonly url: string;
  readonly body: unknown;
  readonly at: number;
  /** 0 where no answer was given. */
  status: number;
}

export interface FakeOptions extends WorldOptions {
  /** Where other servers than github.com have their API. */
  readonly prefix?: string;
}

/** So many things may be written within a minute. */
const MOST_WRITES = 80;
const WRITES = /^POST .*\/(reviews|comments|check-runs)$/;

export async function startGitHub({ prefix = '', ...options }: FakeOptions = {}): Promise<FakeGitHub> {
  const world = createWorld(options);
  const faults = new Faults();
  const requests: RecordedRequest[] = [];
  const violations: string[] = [];

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      violations.push(`the fake failed: ${String(error)}`);
      response.destroy();
    });
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, world.url);
    const body = parsed(await textOf(request));
    const pathname = url.pathname.startsWith(prefix) ? url.pathname.slice(prefix.length) : url.pathname;
    const isGraphql = `${request.method} ${url.pathname}` === `POST ${new URL(graphqlUrlOf(world, prefix)).pathname}`;
    const match = isGraphql ? undefined : matchRequest(request.method!, pathname, url.searchParams, body);
    const route = isGraphql ? GRAPHQL : (match?.route ?? `${request.method} ${pathname}`);
    const record: RecordedRequest = { route, url: url.href, body, at: Date.now(), status: 0 };
    requests.push(record);
    const say = (violation: string): void => void violations.push(`${route}: ${violation}`);
    for (const each of match?.faults ?? []) say(each);

    const work = (): Answer => {
      const token = tokenOf(world, request, say);
      if (isGraphql) {
        const { violation, ...answer } = answerGraphql(world, token, body);
        if (violation !== undefined) say(violation);
        return answer;
      }
      if (!match) throw (say('there is no such route'), notFound());
      if (match.faults.length > 0) throw new Refusal(422, 'Invalid request', match.faults);
      const { owner = OWNER, repo = REPO, ...parameters } = match.parameters;
      if (owner !== OWNER || repo !== REPO) throw (say(`no repository ${owner}/${repo}`), notFound());
      const accept = request.headers.accept ?? '';
      return HANDLERS[route]!({ world, token, parameters, body, paging: pagingOf(url), accept });
    };

    const fault = faults.next(route);
    if (fault && !fault.kept) return send(response, record, symptomOf(fault));
    const tooMany = overLimit(requests, record);
    if (tooMany) say('too much was written within a minute');
    const answer = tooMany ? symptomOf({ kind: 'secondary limit', retryAfter: 60 }) : answerOf(work);
    if (!isGraphql && match && isAnswer(answer) && answer.status < 300) {
      for (const each of faultsOfAnswer(route, answer.status, answer.body)) say(each);
    }
    send(response, record, fault ? symptomOf(fault) : answer);
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  world.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${prefix}`;

  return {
    world,
    apiUrl: world.url,
    graphqlUrl: graphqlUrlOf(world, prefix),
    requests,
    violations,
    calls: (name) => {
      const route = knownRoute(name);
      return requests.filter((each) => each.route === route);
    },
    fail: (route, fault) => faults.add(knownRoute(route), fault),
    mend: () => faults.clear(),
    push: (head, sha) => push(world, head, sha),
    forget: () => void requests.splice(0),
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** A route by its ending: `POST reviews`. */
function knownRoute(route: string): string {
  if (route === '*' || route === GRAPHQL || ROUTES.includes(route)) return route;
  const [method = '', ...rest] = route.split(' ');
  const ending = `/${rest.join(' ')}`;
  const found = ROUTES.filter((each) => each.startsWith(`${method} `) && each.endsWith(ending));
  if (found.length !== 1) throw new Error(`"${route}" stands for ${found.length} routes`);
  return found[0]!;
}

function graphqlUrlOf({ url }: World, prefix: string): string {
  return prefix === '' ? `${url}/graphql` : `${url.slice(0, -prefix.length)}/api/graphql`;
}

function answerOf(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
}

function tokenOf(world: World, request: IncomingMessage, say: (violation: string) => void): Token {
  const { authorization = '', 'user-agent': agent } = request.headers;
  if (!agent) throw (say('no user-agent'), new Refusal(403, 'Request forbidden by administrative rules.'));
  const text = /^(?:token|bearer) (\S+)$/i.exec(authorization)?.[1];
  const token = world.tokens.find((each) => each.text === text);
  if (!token) throw (say('no such token'), new Refusal(401, 'Bad credentials'));
  return token;
}

function overLimit(requests: readonly RecordedRequest[], { route, at }: RecordedRequest): boolean {
  if (!WRITES.test(route)) return false;
  return requests.filter((each) => WRITES.test(each.route) && each.at > at - 60_000).length > MOST_WRITES;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const isAnswer = (symptom: ReturnType<typeof symptomOf>): symptom is Answer =>
  typeof symptom === 'object' && 'status' in symptom;

function send(response: ServerResponse, record: RecordedRequest, symptom: ReturnType<typeof symptomOf>): void {
  if (symptom === 'reset') return void response.socket?.resetAndDestroy();
  if (symptom === 'silence') return;
  const json = 'application/json; charset=utf-8';
  if ('raw' in symptom) {
    record.status = 200;
    return void response.writeHead(200, { 'content-type': json }).end(symptom.raw);
  }
  const { status, body, headers } = symptom;
  record.status = status;
  response.writeHead(status, { 'content-type': json, ...headers });
  response.end(typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body));
}
