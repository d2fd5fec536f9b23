/** Servers behind a URL: streamable HTTP, event streams, those of other formats, and what else answers there. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { lintServer } from '../../src/index.js';
import { folderOf, GOOD, toolint } from '../support/cli.js';
import { serverReport } from './servers.js';

const TOOL = { name: 'weather', description: 'Tells the weather.', inputSchema: { type: 'object', properties: {} } };
const RESULTS: Record<string, object> = {
  initialize: { protocolVersion: '2025-11-25', capabilities: { tools: {} }, serverInfo: { name: 'web', version: '1' } },
  'tools/list': { tools: [TOOL] },
};

/** All that a server may announce. */
const EVERYTHING: Record<string, object> = {
  initialize: {
    protocolVersion: '2025-11-25',
    capabilities: { tools: {}, resources: { subscribe: true }, prompts: {}, completions: {}, logging: {} },
    serverInfo: { name: 'web', version: '1' },
  },
  'tools/list': RESULTS['tools/list']!,
  'resources/list': {
    resources: [
      { uri: 'ui://a.html', name: 'a', mimeType: 'text/html;profile=mcp-app' },
      { uri: 'file:///etc/passwd', name: 'b', mimeType: 'text/plain' },
      { uri: 'db://orders/1', name: 'c' },
    ],
  },
  'resources/templates/list': { resourceTemplates: [{ uriTemplate: 'file:///{path}', name: 'f' }] },
  'resources/read': { contents: [{ uri: 'ui://a.html', mimeType: 'text/html;profile=mcp-app', text: '<p>hi</p>' }] },
  'prompts/list': { prompts: [{ name: 'p', arguments: [] }] },
};

interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let calls: Call[] = [];
let stream: ServerResponse | undefined;
let server: Server;
let base = '';

const event = (data: unknown, name = 'message'): string =>
  `event: ${name}\ndata: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

const actionIn = (body: string): unknown => (JSON.parse(body) as { action: unknown }).action;

function respond(path: string, call: Call, response: ServerResponse): unknown {
  const json = (value: unknown, status = 200, headers: Record<string, string> = {}): unknown =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
  const { id, method } = (call.body === '' ? {} : JSON.parse(call.body)) as { id?: number; method?: string };
  const answer = { jsonrpc: '2.0', id, result: RESULTS[method ?? ''] };
  const error = (code: number): object => ({ jsonrpc: '2.0', id: null, error: { code, message: 'no' } });
  switch (path) {
    case '/mcp':
      return id === undefined ? response.writeHead(202).end() : json(answer, 200, { 'mcp-session-id': 'abc' });
    case '/everything':
      return id === undefined ? response.writeHead(202).end() : json({ ...answer, result: EVERYTHING[method ?? ''] });
    case '/streamed':
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': hello\r\n\r\n' + event({ jsonrpc: '2.0', method: 'notifications/message', params: {} }));
      return id === undefined ? response.end() : response.write(event(answer));
    case '/cut':
      return response.writeHead(200, { 'content-type': 'text/event-stream' }).end(event('{}'));
    case '/sse':
      if (call.method !== 'GET') return response.writeHead(405).end();
      stream = response.writeHead(200, { 'content-type': 'text/event-stream' });
      return stream.write(event('/messages?session=1', 'endpoint'));
    case '/messages':
      if (id !== undefined) stream?.write(event(answer));
      return response.writeHead(202).end('Accepted');
    case '/sse-elsewhere':
      if (call.method !== 'GET') return response.writeHead(404).end();
      return response
        .writeHead(200, { 'content-type': 'text/event-stream' })
        .write(event('http://127.0.0.1:1/x', 'endpoint'));
    case '/modern':
      if (method === 'initialize') return json(error(-32601), 400);
      return json({
        ...answer,
        result:
          method === 'server/discover'
            ? { supportedVersions: ['2026-07-28'], capabilities: { tools: {} } }
            : answer.result,
      });
    case '/private':
      return response.writeHead(401, { 'www-authenticate': 'Bearer' }).end('who are you?');
    case '/html':
      return response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Hi \u001b[31m</title>');
    case '/moved':
      return response.writeHead(307, { location: '/mcp' }).end();
    case '/away':
      return response.writeHead(307, { location: 'http://127.0.0.1:1/mcp?token=x' }).end();
    case '/hang':
      return undefined;
    case '/huge':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.on('error', () => {});
      return response.end(Buffer.alloc(40 * 1024 * 1024, 'x'));
    case '/dropped':
    case '/otc-dropped/tools':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
      return response.write('{', () => response.destroy());
    case '/dropped-stream':
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      return response.write('data: {', () => response.destroy());
    case '/garbled':
      return response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip');
    case '/no-http':
      return response.socket!.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n');
    case '/versions':
      if (method === 'initialize') return json(error(-32601), 400);
      return json({ ...answer, result: { supportedVersions: [{ toString: 1 }, '2025-01-01', null, '\u001b[31m'] } });
    case '/null-error':
      return id === undefined ? response.writeHead(202).end() : json({ ...answer, id: String(id), error: null });
    case '/round1':
    case '/round2':
    case '/round3':
    case '/round4': {
      const next = Number(path.at(-1)) - 1;
      return response.writeHead(307, { location: next === 0 ? '/mcp' : `/round${next}` }).end();
    }
    case '/echo':
      return json({ error: call.headers['authorization'], url: call.url }, 500);
    case '/otc/tools':
      return json({ items: [JSON.parse(GOOD.replace('Adds two numbers together.', 'TODO'))] });
    case '/gloodata':
      if (call.method !== 'POST' || actionIn(call.body) !== 'info') return response.writeHead(400).end();
      return json({ ns: 'maps', title: 'Maps', tools: {} });
    default:
      return response.writeHead(404).end('not here');
  }
}

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const call = { method: request.method!, url: request.url!, headers: request.headers, body };
      calls.push(call);
      respond(request.url!.replace(/\?.*/, ''), call, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = async (path: string, ...options: string[]) => {
  calls = [];
  return serverReport(['--url', path.startsWith('http') ? path : base + path, ...options]);
};

test.each(['/mcp', '/streamed', '/sse', '/moved', '/modern', '/null-error'])('lists what is at %s', async (path) => {
  const { status, report } = await ask(path);
  expect(report.failures).toEqual([]);
  expect([status, report.server?.tools.map(({ name }) => name)]).toEqual([0, ['weather']]);
  const methods = calls.map(({ body }) => (body === '' ? '' : (JSON.parse(body) as { method: string }).method));
  expect(methods.filter((each) => /call|prompts\/get/.test(each))).toEqual([]);
});

test('a server is asked for its lists and its widgets, whatever else it announces', async () => {
  const { report } = await ask('/everything');
  expect(report.failures).toEqual([]);
  const asked = calls.flatMap(({ body }) => {
    const { method, params } = (body === '' ? {} : JSON.parse(body)) as { method?: string; params?: { uri?: string } };
    return method === undefined ? [] : [[method, params?.uri].join(' ').trim()];
  });
  expect(asked.sort()).toEqual([
    'initialize',
    'notifications/initialized',
    'prompts/list',
    'resources/list',
    'resources/read ui://a.html',
    'resources/templates/list',
    'tools/list',
  ]);
});

test('three redirects are followed, and a fourth is not', async () => {
  const followed = await ask('/round3');
  expect([followed.status, followed.report.failures]).toEqual([0, []]);
  expect(calls.slice(0, 5).map(({ url }) => url)).toEqual(['/round3', '/round2', '/round1', '/mcp', '/mcp']);
  const { report } = await ask('/round4');
  expect(report.failures.map(({ message }) => message)).toEqual(['The server redirects more than 3 times.']);
});

test('a session is told who asks, and is ended', async () => {
  await ask('/mcp', '--header', 'X-Key: k1');
  expect(
    calls.map(({ method, headers }) =>
      [method, ...['mcp-session-id', 'mcp-protocol-version', 'x-key'].map((name) => String(headers[name]))].join(' '),
    ),
  ).toEqual([
    'POST undefined undefined k1',
    'POST abc 2025-11-25 k1',
    'POST abc 2025-11-25 k1',
    'DELETE abc 2025-11-25 k1',
  ]);
});

describe('what cannot be asked is a failure', () => {
  test.each([
    ['/private', [], /\/… asks for credentials \(status 401\)\. Name them with --header/],
    ['/private', ['--header', 'Authorization: Bearer abcdefgh'], /does not accept the credentials \(status 401\)/],
    ['/nowhere', [], /There is no MCP server at http:\/\/127\.0\.0\.1:\d+\/… \(status 404\)\. Check the path/],
    ['/html', [], /answered with status 200 and text\/html that is not JSON-RPC: <!doctype html>/],
    ['/away', [], /sends its clients to another origin, http:\/\/127\.0\.0\.1:1\/mcp, which is not followed/],
    ['/sse-elsewhere', [], /sends its clients to another origin, http:\/\/127\.0\.0\.1:1\/…,/],
    ['/hang', ['--start-timeout', '0.3'], /did not answer initialize within 0\.3 seconds/],
    ['/cut', [], /ended its answer to initialize before it was complete/],
    ['/huge', [], /more than 32 MB/],
    ['/dropped', [], /^The answer of the server cannot be read to its end: the connection was closed\.$/],
    ['/dropped-stream', [], /^The answer of the server cannot be read to its end: the connection was closed\.$/],
    ['/garbled', [], /^The answer .* cannot be read to its end: it is not compressed as its headers say\.$/],
    ['/no-http', [], /^The answer of the server cannot be read to its end: it does not follow HTTP\.$/],
    [
      '/otc-dropped',
      ['--protocol', 'otc'],
      /^The answer of the server cannot be read to its end: the connection was closed/,
    ],
    ['/versions', [], /^The server does not speak the revision 2026-07-28, but 2025-01-01, \\u\{1b\}\[31m\.$/],
    ['http://u:p%zz@127.0.0.1:54321/', [], /^The server at http:\/\/127.0.0.1:54321\/ could not be reached: nothing/],
    ['http://127.0.0.1:54321/', [], /could not be reached: nothing listens there/],
    ['http://no-such-host.invalid/', [], /could not be reached: /],
  ])('%s %j', async (path, options, message) => {
    const { status, report, out } = await ask(path, ...options);
    expect([status, report.files, report.failures.map((each) => each.message)]).toEqual([
      2,
      [],
      [expect.stringMatching(message)],
    ]);
    expect(out).not.toMatch(/\u001b/);
  });

  test('a URL that is none', async () => {
    const { status, report } = await serverReport(['--url', 'ftp://user:hunter2@x/y?k=1']);
    expect([status, report.failures[0]?.message]).toEqual([
      2,
      '`ftp://x/…` is not a URL of a server: it must start with http:// or https://.',
    ]);
  });
});

test('who asks is told as the URL means it; what is no escape stands for itself', async () => {
  const { status } = await ask(`${base.replace('//', '//me%2B:p%40ss%zz%C3%BC@')}/mcp`);
  expect(status).toBe(0);
  const credentials = Buffer.from('me+:p@ss%zzü').toString('base64');
  expect(new Set(calls.map(({ headers }) => headers.authorization))).toEqual(new Set([`Basic ${credentials}`]));
});

test('the value of a header, and what is secret in a URL, is repeated nowhere', async () => {
  const url = new URL(`${base}/echo?token=urlsecret-99`);
  [url.username, url.password] = ['me', 'hunter2-hunter2'];
  for (const format of ['pretty', 'json', 'sarif']) {
    const { out, err } = await toolint(['server', '-f', format, '--url', url.href]);
    expect(out + err).not.toMatch(/hunter2|urlsecret|bWU6aHVudGVy/);
    const header = ['--url', `${base}/echo`, '--header', 'Authorization: Bearer topsecret-77'];
    const ran = await toolint(['server', '-f', format, ...header]);
    expect(ran.out + ran.err).not.toContain('topsecret');
    expect(ran.out).toContain('[hidden: authorization]');
  }
});

test('an Open Tool Calling server and a gloodata extension are asked as their documents say', async () => {
  const folder = folderOf({});
  const otc = await ask('/otc', '--protocol', 'otc', '--name', 'calc', '--save', join(folder.path, 'otc.json'));
  expect(otc.report.findings.map(({ rule, path, pointer }) => `${rule} ${path} ${pointer}`)).toEqual([
    'common/empty-description server:calc /items/0/description',
  ]);
  expect(calls.map(({ method, url, headers }) => `${method} ${url} ${headers.accept}`)).toEqual([
    'GET /otc/tools application/json',
  ]);
  expect(otc.report.server?.tools.map(({ name }) => name)).toEqual(['Calculator_Add']);
  expect(readFileSync(join(folder.path, 'otc.json'), 'utf8')).toContain('"items"');
  folder.remove();
  const gloodata = await ask('/gloodata', '--protocol', 'gloodata');
  expect(gloodata.report.findings.map(({ rule }) => rule)).toEqual(['gloodata/no-tools']);
  expect(calls.map(({ headers }) => [headers.accept, headers['content-type']])).toEqual([
    ['application/json', 'application/json'],
  ]);
  expect((await ask('/html', '--protocol', 'otc')).report.failures[0]?.message).toMatch(
    /status 404 and no list of tools: not here/,
  );
});

test('the library asks the same way', async () => {
  let saved = '';
  const report = await lintServer({ url: `${base}/mcp`, name: 'mine', budget: 1, onAnswers: (text) => (saved = text) });
  expect(report.findings.map(({ rule, path }) => `${rule} ${path}`)).toEqual(['live/token-cost server:mine']);
  expect(report.servers).toEqual([{ name: 'mine', tools: [{ name: 'weather', tokens: 26 }], tokens: 26 }]);
  expect(JSON.parse(saved)).toMatchObject({ tools: [TOOL] });
  await expect(lintServer({})).rejects.toThrow('`lintServer` takes a `command` or a `url`.');
  await expect(lintServer({ ur: 'x' } as object)).rejects.toThrow('There is no option `ur` (did you mean `url`?).');
});
