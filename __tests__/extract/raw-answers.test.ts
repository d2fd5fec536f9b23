/** Answers that a program writes as JSON-RPC itself. */
import { expect, test } from '@jest/globals';
import { extracted, read, shown } from './helpers.js';
import { said } from './said.js';

const answer = (result: string): string =>
  `app.post('/mcp', (req, res) => res.json({ jsonrpc: '2.0', id: req.body.id, result: { ${result} } }));`;
const WHOLE = `{ name: 'find_it', description: 'Finds it', inputSchema: { type: 'object', properties: {} }, _meta: { ui: { resourceUri: 'ui://a/b.html' } } }`;
const contents = (mime: string): string => `contents: [{ uri: 'ui://a/b.html', mimeType: ${mime}, text: page }]`;

test('tools', () => {
  expect(said(answer(`tools: [${WHOLE}]`))).toEqual([]);
  expect(said(answer(`tools: [{ name: 'find_it', description: 'Finds it' }]`))).toEqual(['mcp/input-schema-object']);
  expect(extracted(answer(`tools: [${WHOLE}, { name: 'other' }]`))).toHaveLength(2);
});

test('tools that nobody knows', () => {
  expect(said(answer('tools: [{ ...tool, name: "a" }, other, ...more]'))).toEqual([]);
  expect(extracted(answer('tools'))).toEqual([]);
  expect(extracted(`const TOOLS = [${WHOLE}];\n${answer('tools: TOOLS')}`)).toHaveLength(1);
});

test('what a resource holds', () => {
  const text = (mime: string): string => `${answer(`tools: [${WHOLE}]`)}\n${answer(contents(mime))}`;
  expect(said(text(`'text/html;profile=mcp-app'`))).toEqual([]);
  expect(said(text(`'text/html'`))).toEqual(['openai/resource-mime-type']);
  expect(said(text('mime'))).toEqual([]);
  const reads = read(text(`'text/html'`)).code?.reads ?? [];
  expect(reads.map(({ body }) => shown(body))).toEqual([
    { contents: [{ uri: 'ui://a/b.html', mimeType: 'text/html', text: '??' }] },
  ]);
});

test('a reader that is registered is read once', () => {
  const text = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
server.registerResource('a', 'ui://a/b.html', {}, async () => ({ ${contents(`'text/html'`)} }));`;
  expect(read(text).code?.reads).toHaveLength(1);
  expect(read(`expect(result).toEqual({ ${contents(`'text/html'`)} });`).code?.reads).toEqual([]);
});
