/** A server that repeats all that it was given, wherever it can: nothing of it comes out again. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { REPORT_FORMATS } from '../../src/report/index.js';
import { folderOf, toolint } from '../support/cli.js';

const SECRETS = {
  path: 'S3cr3tPathToken42',
  parameter: 'par4meter-Value-5',
  query: 'Query-Secret-77',
  user: 'userName-of-mine-55',
  password: 'PassW0rd-hunter2',
  header: 'HeaderToken-9 and/more+',
};

/** In all ways that it can be written: in capitals, in lower case, in base64 within a longer text, and so on. */
function echoes(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [
    secret,
    secret.toLowerCase(),
    encodeURIComponent(secret),
    JSON.stringify(JSON.stringify({ secret })),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    ...['', 'a', 'ab'].flatMap((before) =>
      (['base64', 'base64url'] as const).map((form) => Buffer.from(`${before}${secret}c`).toString(form)),
    ),
    [...secret].map((char) => `&#${char.charCodeAt(0)};`).join(''),
    [...secret].map((char) => `&#${char.charCodeAt(0)}`).join(''),
    [...secret].map((char) => `\\u{${char.charCodeAt(0).toString(16)}}`).join(''),
    [...secret].map((char) => `\u001b[1m${char}`).join(''),
  ];
}

const ALL = Object.values(SECRETS).flatMap(echoes);
const TEXT = ALL.join(' ');

function answer(way: string, id: number | undefined, method: string | undefined, response: ServerResponse): unknown {
  const json = (more: object): unknown =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ jsonrpc: '2.0', id, ...more }));
  switch (way) {
    case 'body':
      return response.writeHead(500, { 'content-type': 'text/plain' }).end(TEXT);
    case 'type':
      return response.writeHead(200, { 'content-type': `x/${SECRETS.password}` }).end('x');
    case 'missing':
      return response.writeHead(404).end(TEXT);
    case 'refused':
      return response.writeHead(401).end(TEXT);
    case 'host':
      return response.writeHead(307, { location: `http://${SECRETS.password}.example/${SECRETS.query}/mcp` }).end();
    case 'error':
      return json({ error: { code: -1, message: TEXT } });
    case 'revision':
      return json({ result: { protocolVersion: TEXT, capabilities: { tools: {} }, serverInfo: { name: TEXT } } });
    case 'versions':
      return json(method === 'initialize' ? { error: { code: -32601 } } : { result: { supportedVersions: ALL } });
    default:
      if (id === undefined) return response.writeHead(202).end();
      if (method === 'initialize') {
        const capabilities = { tools: {}, resources: {}, prompts: {} };
        return json({ result: { protocolVersion: '2025-11-25', capabilities, serverInfo: { name: SECRETS.query } } });
      }
      if (method === 'resources/list') return json({ result: { resources: [{ name: 'a', uri: `ui://${TEXT}` }] } });
      if (method !== 'tools/list') return json({ error: { code: -5, message: TEXT } });
      return json({
        result: {
          tools: [
            ...ALL.map((name) => ({
              name,
              description: `Tells ${name}.`,
              inputSchema: { type: 'object', [name]: {} },
            })),
            {
              name: 'a',
              description: TEXT,
              inputSchema: { type: 'object', properties: { [TEXT]: { default: TEXT } } },
            },
          ],
        },
      });
  }
}

let server: Server;
let host = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { id, method } = JSON.parse(body || '{}') as { id?: number; method?: string };
      answer(/^\/(\w+)/.exec(request.url!)![1]!, id, method, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const WAYS = ['body', 'type', 'missing', 'refused', 'host', 'error', 'revision', 'versions', 'lists'];

const FORMATS = REPORT_FORMATS;
/** No limit of time is reached, however busy the machine is. */
const PATIENT = ['--start-timeout', '1000', '--list-timeout', '1000', '--timeout', '1000'];

describe.each(WAYS)('%s', (way) => {
  test.each(FORMATS)('as %s', async (format) => {
    const { path, parameter, query, user, password, header } = SECRETS;
    const url = `http://${user}:${password}@${host}/${way}/${path}/mcp;key=${parameter}?key=${query}`;
    const folder = folderOf({});
    const handed = ['--url', url, '--header', `X-Api-Key: ${header}`, '--save', 'a.json', '--twice', ...PATIENT];
    const { out, err } = await toolint(['server', '-f', format, ...handed], { cwd: folder.path });
    const file = join(folder.path, 'a.json');
    const saved = existsSync(file) ? readFileSync(file, 'utf8') : '';
    folder.remove();
    const said = (out + err + saved).toLowerCase();
    if (way === 'lists') expect(saved === '' ? said : '').toBe('');
    expect(said).not.toContain('toolint itself failed');
    // All but the characters at both ends, which in base64 also hold what is before and behind.
    expect(ALL.filter((text) => said.includes(text.slice(4, -4).toLowerCase()))).toEqual([]);
  });
});

test('a server without a name is called by its host, or by the harmless part of its path', async () => {
  const named = async (url: string): Promise<string> => {
    const { out } = await toolint(['server', '-f', 'json', '--url', url]);
    return (JSON.parse(out) as { failures: { path: string }[] }).failures[0]!.path;
  };
  expect(await named(`http://me:hunter2@${host}/missing/${SECRETS.path}`)).toBe(`server:${host.replace(':', '-')}`);
  expect(await named(`http://${host}/missing/${SECRETS.path}/mcp?x=y`)).toBe('server:mcp');
  expect(await named('http://me:hunter2@')).toBe('server:server');
});
