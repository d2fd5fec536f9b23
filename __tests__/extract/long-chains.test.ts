/** Chains longer than the stack is deep, and values that nest deeper by one name after the other. */
import { expect, test } from '@jest/globals';
import { lintText } from '../../src/browser.js';

const START = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
const server = new McpServer({ name: 'a', version: '1' });
`;
const tool = (config: string): string =>
  `server.registerTool('t', { description: 'd', ${config} }, () => ({ content: [] }));\n`;
const NAMED = Array.from(
  { length: 1000 },
  (_, i) => `const S${i + 1} = z.object({ a: S${i} });\n${tool(`inputSchema: S${i + 1}`)}`,
);

test.each([
  ['choices of zod', tool(`inputSchema: { a: z.string()${'.or(z.number())'.repeat(1000)} }`)],
  ['arrays of zod', tool(`inputSchema: { a: z.string()${'.array()'.repeat(1000)} }`)],
  ['members', tool(`title: x${'.a'.repeat(20_000)}`)],
  ['computed members', tool(`title: x${"['a']".repeat(20_000)}`)],
  ['schemas in schemas, by name', `const S0 = z.string();\n${NAMED.join('')}`],
])('%s', async (_, text) => {
  const { failures, tools } = await lintText({ path: 'server.ts', text: START + text, preset: 'strict', off: [] });
  expect(failures).toEqual([]);
  expect(tools[0]).toBe('t');
});
