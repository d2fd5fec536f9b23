/** What a server answers, in JSON and in event streams: it is linted, or a sentence says what is wrong with it. */
import assert from 'node:assert/strict';
import { lintServer } from '../../src/index.js';
import { UserError } from '../../src/files/errors.js';
import type { Target } from './target.js';

const BETWEEN = '\n---\n';
/** Milliseconds: what is asked again for each text is not waited for. */
const PATIENCE = 30;

const answer = (id: number, result: object): string => JSON.stringify({ jsonrpc: '2.0', id, result });

const JSON_ANSWERS = [
  answer(1, {
    protocolVersion: '2025-11-25',
    capabilities: { tools: {}, resources: {}, prompts: {} },
    serverInfo: { name: 'a', version: '1.0.0' },
    instructions: 'Use search first.',
  }),
  answer(2, {
    tools: [
      {
        name: 'search',
        description: 'Searches.',
        inputSchema: { type: 'object', properties: { q: { type: 'string' } }, required: ['q'] },
        outputSchema: { type: 'object', properties: {} },
        annotations: { readOnlyHint: true },
        _meta: { ui: { resourceUri: 'ui://a.html' } },
        icons: [{ src: 'https://a.b/c.png' }],
      },
    ],
    nextCursor: 'x',
  }),
  answer(3, { tools: [] }),
  answer(4, { resources: [{ uri: 'ui://a.html', name: 'a', mimeType: 'text/html;profile=mcp-app' }] }),
  answer(5, { resourceTemplates: [{ uriTemplate: 'file:///{path}', name: 'f' }] }),
  answer(6, { prompts: [{ name: 'p', arguments: [{ name: 'a', required: true }] }] }),
  answer(7, { contents: [{ uri: 'ui://a.html', mimeType: 'text/html', text: '<script>window.openai</script>' }] }),
];

const inStream = (text: string): string =>
  `event: message\ndata: {"jsonrpc":"2.0","id":9,"method":"ping"}\n\n: a comment\nid: 1\ndata: ${text}\n\n`;

const REFUSALS = [
  '404 text/plain\nNot found',
  '200 text/event-stream\nevent: endpoint\ndata: /messages?session=1\n\ndata: {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"no"}}\n\n',
];

/** Each answer: its status and type, then its body. */
function responseFor(part: string): Response {
  const end = part.indexOf('\n');
  const [, code = '200', type = ''] = /^(\d{3})? ?(.*)$/.exec(end < 0 ? '' : part.slice(0, end)) ?? [];
  const status = Number(code) >= 200 && Number(code) <= 599 ? Number(code) : 200;
  const body = [204, 205, 304].includes(status) ? null : part.slice(end + 1);
  const headers = { 'content-type': type.replace(/[^ -~]/g, ''), location: part.slice(0, 40).replace(/[^ -~]/g, '') };
  return new Response(body, { status, headers });
}

/** In place of the network, for as long as one text is tried. */
async function answering(text: string, run: () => Promise<void>): Promise<void> {
  const real = globalThis.fetch;
  const parts = text.split(BETWEEN);
  globalThis.fetch = async (_, { method, body } = {}) => {
    const isAsked = method === 'GET' || (typeof body === 'string' && body.includes('"id"'));
    if (!isAsked) return Promise.resolve(new Response(null, { status: 202 }));
    return Promise.resolve(responseFor(parts.length > 1 ? parts.shift()! : parts[0]!));
  };
  try {
    await run();
  } finally {
    globalThis.fetch = real;
  }
}

export const SERVER: Target = {
  name: 'server',
  seeds: [
    JSON_ANSWERS.map((each) => `200 application/json\n${each}`).join(BETWEEN),
    JSON_ANSWERS.map((each) => `200 text/event-stream\n${inStream(each)}`).join(BETWEEN),
    REFUSALS.join(BETWEEN),
  ],
  run: (text) =>
    answering(text, async () => {
      const options = { url: 'http://127.0.0.1:9/mcp', config: {}, maxPages: 3 };
      const limits = { startTimeout: PATIENCE, listTimeout: PATIENCE, timeout: 20 * PATIENCE };
      try {
        const { failures } = await lintServer({ ...options, ...limits });
        for (const { message } of failures) assert.doesNotMatch(message, /itself failed/);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
      }
    }),
};
