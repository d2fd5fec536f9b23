/** Servers of version 2 of the SDK, which speaks revision 2026-07-28, asked as a client of that revision does. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { serverReport } from './servers.js';

const SDK_2 = resolve('__tests__/server/fixtures/sdk-2.mjs');
const MODERN = ['--protocol', '2026-07-28', '--preset', 'strict'];

const liveRules = (report: { findings: readonly { rule: string }[] }): string[] =>
  report.findings.map(({ rule }) => rule).filter((rule) => rule.startsWith('live/'));

describe('over stdio', () => {
  test.each(['serve', 'reject'])('what it answers is in order (older clients: %s)', async (legacy) => {
    const { report } = await serverReport([...MODERN, '--', process.execPath, SDK_2, legacy]);
    expect(report.failures).toEqual([]);
    expect(report.server?.tools.map(({ name }) => name)).toEqual(['get_weather']);
    expect(liveRules(report)).toEqual([]);
  });

  test('a server that refuses older clients is still listed, and asked for an older revision it fails', async () => {
    const { report } = await serverReport(['--', process.execPath, SDK_2, 'reject']);
    expect([report.failures, report.server?.tools.length]).toEqual([[], 1]);
    const old = await serverReport(['--protocol', '2025-11-25', '--', process.execPath, SDK_2, 'reject']);
    expect([old.status, old.report.failures[0]?.message]).toEqual([2, expect.stringContaining('-32022')]);
  });
});

describe('over HTTP', () => {
  let server: Server;
  let url = '';
  const asked: Record<string, unknown>[] = [];
  const refusing: { code: number | undefined } = { code: undefined };

  beforeAll(async () => {
    const handler = createMcpHandler(() => {
      const mcp = new McpServer({ name: 'weather', version: '1.0.0' });
      mcp.registerTool('get_weather', { description: 'Tells the weather.' }, () => ({ content: [] }));
      return mcp;
    });
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        if (body !== '') asked.push({ ...(JSON.parse(body) as object), headers: request.headers });
        const init = {
          method: request.method!,
          headers: request.headers as Record<string, string>,
          body: body || null,
        };
        void handler.fetch(new Request(`${url}${request.url}`, init)).then(async (answer) => {
          const text = (await answer.text()).replace('-32022', String(refusing.code ?? -32022));
          response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(text);
        });
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((done) => server.close(done)));

  test('each request says who asks and in which revision, and nothing is called', async () => {
    asked.length = 0;
    const { report } = await serverReport([...MODERN, '--url', `${url}/mcp`]);
    expect([report.failures, liveRules(report)]).toEqual([[], []]);
    expect(asked.map(({ method }) => method)).toEqual([
      'server/discover',
      'tools/list',
      'toolint/no-such-method',
      'server/discover',
    ]);
    for (const { params, headers, method } of asked) {
      const revision = (params as { _meta: Record<string, string> })._meta['io.modelcontextprotocol/protocolVersion'];
      expect(headers).toMatchObject({ 'mcp-protocol-version': revision, 'mcp-method': method });
    }
  });

  test('another code for an unknown revision is seen', async () => {
    refusing.code = -32600;
    const { report } = await serverReport([...MODERN, '--url', `${url}/mcp`]);
    refusing.code = undefined;
    expect(report.findings.filter(({ rule }) => rule === 'live/error-code').map(({ message }) => message)).toEqual([
      expect.stringContaining('of an unknown revision with the error -32600'),
    ]);
  });
});
