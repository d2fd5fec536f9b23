/** Servers behind a URL that stop somewhere, drip or flood: each request has a limit, and so has everything together. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSocketServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { folderOf, spawnToolint } from '../support/cli.js';
import { askHostile, leftBehind, serverReport } from './servers.js';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly uri?: string; readonly cursor?: string };
}

const TOOL = { name: 'weather', description: 'Tells the weather.', inputSchema: { type: 'object', properties: {} } };
const WIDGETS = Array.from({ length: 3 }, (_, index) => ({ uri: `ui://${index}.html`, name: `w${index}` }));
const RESULTS: Record<string, (message: Message) => object> = {
  initialize: () => ({
    protocolVersion: '2025-11-25',
    capabilities: { tools: {}, resources: {} },
    serverInfo: { name: 'web', version: '1' },
  }),
  'tools/list': () => ({ tools: [TOOL] }),
  'resources/list': () => ({ resources: WIDGETS }),
  'resources/templates/list': () => ({ resourceTemplates: [] }),
  'resources/read': ({ params }) => ({ contents: [{ uri: params!.uri, mimeType: 'text/html', text: '<p>hi</p>' }] }),
};

const JSON_TYPE = { 'content-type': 'application/json' };
const STREAM_TYPE = { 'content-type': 'text/event-stream' };
const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;

/** Answers a message, or gives false to have it answered as usual. */
type Special = (message: Message, response: ServerResponse, request: IncomingMessage) => boolean;

let servers: Server[] = [];
afterEach(() => {
  for (const server of servers) {
    server.close();
    (server as unknown as { closeAllConnections?(): void }).closeAllConnections?.();
  }
  servers = [];
});

async function listening(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
}

/** A server that does all as it should, but for what is special about it. */
function serverWith(special: Special): Promise<string> {
  return listening(
    createServer((request, response) => {
      let body = '';
      response.on('error', () => {});
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const message = (body === '' ? {} : JSON.parse(body)) as Message;
        if (special(message, response, request)) return;
        if (message.id === undefined || message.method === undefined) return void response.writeHead(202).end();
        const result = RESULTS[message.method]!(message);
        response.writeHead(200, JSON_TYPE).end(JSON.stringify({ jsonrpc: '2.0', id: message.id, result }));
      });
    }),
  );
}

const DRIP_MS = 5;
function drip(response: ServerResponse, text: string): true {
  const timer = setInterval(() => response.write(text), DRIP_MS);
  response.on('close', () => clearInterval(timer));
  return true;
}

/** Hangs at the requests of a method. */
const silentAt =
  (method: string): Special =>
  (message) =>
    message.method === method;

describe('a request that is never answered is a failure that names it', () => {
  test.each<[string, Special, string, string]>([
    [
      'the notification after initialize',
      silentAt('notifications/initialized'),
      '--list-timeout',
      'notifications/initialized',
    ],
    ['initialize', silentAt('initialize'), '--start-timeout', 'initialize'],
    [
      'the headers come, and the body never',
      ({ method }, response) => method === 'tools/list' && !!response.writeHead(200, JSON_TYPE).write('{'),
      '--list-timeout',
      'tools/list',
    ],
    [
      'a body that drips',
      ({ method }, response) => method === 'tools/list' && drip(response.writeHead(200, JSON_TYPE), ' '),
      '--list-timeout',
      'tools/list',
    ],
    [
      'an event stream that never comes to the answer',
      ({ method }, response) =>
        method === 'tools/list' &&
        drip(response.writeHead(200, STREAM_TYPE), event({ jsonrpc: '2.0', method: 'notifications/progress' })),
      '--list-timeout',
      'tools/list',
    ],
    [
      'an event that drips',
      ({ method }, response) => method === 'tools/list' && drip(response.writeHead(200, STREAM_TYPE), 'data: x'),
      '--list-timeout',
      'tools/list',
    ],
    [
      'one widget',
      ({ method, params }) => method === 'resources/read' && params?.uri === 'ui://1.html',
      '--list-timeout',
      'resources/read (2 of 3)',
    ],
    [
      'an old event stream without an endpoint',
      (_, response, { method }) =>
        method === 'GET' ? drip(response.writeHead(200, STREAM_TYPE), ': ') : !!response.writeHead(405).end(),
      '--start-timeout',
      'initialize',
    ],
  ])('%s', async (_, special, option, request) => {
    const url = await serverWith(special);
    let message: string | undefined;
    // A busy machine may need more for the requests before it.
    for (const seconds of ['0.3', '2', '10', '40']) {
      const { status, report } = await serverReport(['--url', url, option, seconds]);
      expect([status, report.findings]).toEqual([2, []]);
      message = report.failures[0]?.message;
      if (message === `The server did not answer ${request} within ${seconds} seconds.`) return;
    }
    throw new Error(message);
  });

  test('a socket that takes everything and says nothing', async () => {
    const url = await listening(createSocketServer((socket) => void socket.on('error', () => {}).resume()));
    for (const protocol of ['auto', 'otc']) {
      const { status, report } = await serverReport(['--url', url, '--protocol', protocol, '--start-timeout', '0.3']);
      const request = protocol === 'otc' ? '/tools' : 'initialize';
      expect([status, report.failures[0]?.message]).toEqual([
        2,
        `The server did not answer ${request} within 0.3 seconds.`,
      ]);
    }
  });

  test('pages that come one after the other share the time of their list', async () => {
    const url = await serverWith(({ id, method, params }, response) => {
      if (method !== 'tools/list') return false;
      const page = Number(params?.cursor ?? 0) + 1;
      const result = { tools: [], nextCursor: String(page) };
      setTimeout(() => {
        response.writeHead(200, JSON_TYPE).end(JSON.stringify({ jsonrpc: '2.0', id, result }));
      }, 50);
      return true;
    });
    const { report } = await serverReport(['--url', url, '--list-timeout', '0.5', '--max-pages', '100000']);
    expect(report.failures[0]?.message).toMatch(/^The server did not answer tools\/list within 0\.5 seconds/);
  });
});

/** A busy machine may spend the first limits before the request that this is about. */
async function untilNamed(ask: (seconds: string) => Promise<string>, request: string): Promise<void> {
  let message = '';
  for (const seconds of ['0.5', '2', '8', '32']) {
    message = await ask(seconds);
    const end = `all, which --timeout allows: it had not answered ${request}.`;
    if (message === `The server took more than ${seconds} seconds in ${end}`) return;
  }
  throw new Error(message);
}

describe('--timeout limits everything together', () => {
  const ask = async (url: string, seconds: string, ...options: string[]): Promise<string> => {
    const { status, report } = await serverReport(['--url', url, '--timeout', seconds, ...options]);
    expect([status, report.findings]).toEqual([2, []]);
    return report.failures[0]?.message ?? '';
  };

  test('many widgets, each within its own limit', async () => {
    let read = 0;
    const url = await serverWith(({ method }) => method === 'resources/read' && ++read % 3 === 0);
    await untilNamed(async (seconds) => {
      read = 0;
      return ask(url, seconds, '--list-timeout', '1000');
    }, 'resources/read (3 of 3)');
  });

  test('the notification', async () => {
    const url = await serverWith(silentAt('notifications/initialized'));
    await untilNamed((seconds) => ask(url, seconds, '--list-timeout', '1000'), 'notifications/initialized');
  });

  test('other protocols', async () => {
    const url = await serverWith((_, __, { method }) => method === 'GET');
    await untilNamed((seconds) => ask(url, seconds, '--protocol', 'otc', '--start-timeout', '1000'), '/tools');
  });

  test('the second start', async () => {
    let starts = 0;
    const url = await serverWith(({ method }) => method === 'initialize' && ++starts === 2);
    await untilNamed(async (seconds) => {
      starts = 0;
      return ask(url, seconds, '--twice', '--start-timeout', '1000');
    }, 'initialize');
  });

  test('a program', async () => {
    const folder = folderOf({});
    await untilNamed(async (seconds) => {
      const options = ['--timeout', seconds, '--list-timeout', '1000'];
      const { report } = await askHostile(['hang-list', 'stubborn'], options);
      return report.failures[0]?.message ?? '';
    }, 'tools/list');
    folder.remove();
    expect(leftBehind()).toEqual([]);
  });

  test('is a number of seconds', async () => {
    const { status, report } = await serverReport(['--url', 'http://x', '--timeout', 'soon']);
    expect([status, report.failures[0]?.message]).toEqual([2, '--timeout needs a number of seconds, and got "soon".']);
  });
});

test('what is never answered at the end of a session keeps nobody', async () => {
  const seen: string[] = [];
  const url = await serverWith((message, response, { method }) => {
    seen.push(method!);
    if (message.method === 'initialize') response.setHeader('mcp-session-id', 'abc');
    return method === 'DELETE';
  });
  const { report } = await serverReport(['--url', url]);
  expect([report.failures, report.server?.tools.length, seen.at(-1)]).toEqual([[], 1, 'DELETE']);
});

test('a stream in answer to a notification, which has no answer, is not listened to', async () => {
  const url = await serverWith(
    ({ method }, response) =>
      method === 'notifications/initialized' && drip(response.writeHead(200, STREAM_TYPE), ': '),
  );
  const { report } = await serverReport(['--url', url]);
  expect([report.failures, report.server?.tools.length]).toEqual([[], 1]);
});

test('the program ends too: nothing that is still open holds it', async () => {
  const url = await serverWith(silentAt('notifications/initialized'));
  const { status, out } = await spawnToolint(['server', '--url', url, '--list-timeout', '0.3']);
  expect([status, out]).toEqual([2, expect.stringContaining('did not answer notifications/initialized within 0.3 s')]);
});

test.each([
  [3, 0, undefined],
  [4, 2, 'The server redirects more than 3 times.'],
])('%d redirects in a row', async (count, expected, message) => {
  const url = await serverWith((_, response, request) => {
    const number = Number(/\d+$/.exec(request.url!) ?? 0);
    return number < count && !!response.writeHead(307, { location: `/mcp${number + 1}` }).end();
  });
  const { report } = await serverReport(['--url', url]);
  expect([report.failures.length > 0 ? 2 : 0, report.failures[0]?.message]).toEqual([expected, message]);
});

describe('a server that floods', () => {
  test('with requests of its own', async () => {
    const url = await serverWith(({ id, method }, response) => {
      if (id === undefined || method !== 'tools/list') return false;
      response.writeHead(200, STREAM_TYPE);
      for (let count = 0; count < 1001; count++) response.write(event({ jsonrpc: '2.0', id: count, method: 'ping' }));
      return true;
    });
    const { report } = await serverReport(['--url', url]);
    expect(report.failures[0]?.message).toBe('The server sent more than 1000 requests of its own.');
  });

  test('with many messages, none of which is too large', async () => {
    const description = 'x'.repeat(20 * 1024 * 1024);
    const url = await serverWith(({ id, method, params }, response) => {
      if (method !== 'tools/list') return false;
      const page = Number(params?.cursor ?? 0) + 1;
      const result = { tools: [{ ...TOOL, description }], nextCursor: String(page) };
      response.writeHead(200, JSON_TYPE).end(JSON.stringify({ jsonrpc: '2.0', id, result }));
      return true;
    });
    const { report } = await serverReport(['--url', url]);
    expect(report.failures[0]?.message).toBe('The server sent more than 64 MB.');
  });
});
