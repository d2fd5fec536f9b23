/** Lists of 200,000 items, more than a call of a function has room for as its arguments. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { lintServer } from '../../src/index.js';
import { makeFolder } from '../run/folder.js';

const COUNT = 200_000;
const PATIENCE = { startTimeout: 100_000, listTimeout: 100_000, timeout: 110_000 };

const LISTS: Record<string, unknown> = {
  'nothing that is a tool': 1,
  'the same tool': { name: 't', inputSchema: { type: 'object' } },
};

test.each(Object.entries(LISTS))('%s, from a program and behind a URL', async (_, item) => {
  const tools = Array.from({ length: COUNT }, () => item);
  const cwd = makeFolder({ 'tools.json': JSON.stringify(tools) });
  const program = await lintServer({
    ...{ cwd, command: process.execPath, args: ['__tests__/server/fixtures/lists.mjs', `${cwd}/tools.json`] },
    ...{ folder: process.cwd(), ...PATIENCE },
  });
  const results: Record<string, object> = {
    initialize: {
      protocolVersion: '2025-11-25',
      capabilities: { tools: {} },
      serverInfo: { name: 'lists', version: '1' },
    },
    'tools/list': { tools },
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { id, method = '' } = JSON.parse(body || '{}') as { id?: number; method?: string };
      if (id === undefined) return void response.writeHead(202).end();
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result: results[method] }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
    const behindUrl = await lintServer({ cwd, url, ...PATIENCE });
    for (const { failures, findings } of [program, behindUrl]) {
      // A slow machine may not be done with them in time, which is said.
      const said = failures.filter(({ message }) => !message.startsWith('Checking it took more than '));
      expect(said).toEqual([]);
      expect(failures.length + findings.length).toBeGreaterThan(0);
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
