/** What a transport of SSE makes of a body that has been read before. Needs `npm run build` first. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { SSEClientTransport } from '@modelcontextprotocol/sdk/client/sse.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { SSEServerTransport } from '@modelcontextprotocol/sdk/server/sse.js';
import express from 'express';
import { lintText } from '../../dist/index.js';

const HEAD = `import express from 'express';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { SSEServerTransport } from '@modelcontextprotocol/sdk/server/sse.js';
`;
const SERVER = (reader, route = '', body = '') => `const app = express();
let transport;
${reader}
app.get('/sse', async (req, res) => {
  transport = new SSEServerTransport('/messages', res);
  await new McpServer({ name: 'shop', version: '1.0.0' }).connect(transport);
});
app.post('/messages', ${route} async (req, res) => {
  await transport.handlePostMessage(req, res${body});
});
`;

async function connected(code) {
  const app = new Function('express', 'McpServer', 'SSEServerTransport', `${code}\nreturn app;`)(
    express,
    McpServer,
    SSEServerTransport,
  );
  const listening = await new Promise((done) => {
    const server = app.listen(0, () => done(server));
  });
  const client = new Client({ name: 'client', version: '1.0.0' });
  try {
    const url = new URL(`http://localhost:${listening.address().port}/sse`);
    await client.connect(new SSEClientTransport(url), { timeout: 5000 });
    return 'connected';
  } catch (error) {
    return String(error);
  } finally {
    await client.close().catch(() => {});
    listening.closeAllConnections();
    listening.close();
  }
}

for (const [name, code, isRead] of [
  ['for all requests', SERVER('app.use(express.json());'), true],
  ['in the route', SERVER('', 'express.json(),'), true],
  ['and handed over', SERVER('app.use(express.json());', '', ', req.body'), false],
  ['by the transport alone', SERVER(''), false],
]) {
  test(`a body that is read ${name}`, async () => {
    const { findings } = await lintText(HEAD + code, { path: 'server.ts' });
    const found = findings.filter(({ rule }) => rule === 'mcp/consumed-body');
    assert.equal(found.length, isRead ? 1 : 0);
    assert.match(await connected(code), isRead ? /HTTP 400/ : /^connected$/);
  });
}
