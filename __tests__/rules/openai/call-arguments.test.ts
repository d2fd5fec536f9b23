import { expect, test } from '@jest/globals';
import rule from '../../../rules/openai/call-arguments.js';
import { lintFiles, placesIn } from './app.js';

const tool = (properties: object, more: object = {}): object => ({
  name: 'show_map',
  description: 'Shows a map.',
  inputSchema: { type: 'object', properties, ...more },
});
const listing = (...tools: object[]): string => JSON.stringify({ tools });
const TOOLS = listing(tool({ city: { type: 'string' } }));
const call = (given: string): string => `window.openai?.callTool(${given});\n`;

test.each([
  ['in the dialect of the document', "{ name: 'show_map', arguments: { citty: 'x' } }", 'citty'],
  ['in the dialect of OpenAI', "'show_map', { city: 'x', zoom: 3 }", 'zoom'],
])('%s', async (_, given, name) => {
  expect(await placesIn({ 'a.json': TOOLS, 'w.ts': call(given) }, rule)).toEqual([
    `openai/call-arguments w.ts:1 ${name}`,
  ]);
});

test('in a page, with the name that was meant', async () => {
  const files = { 'a.json': TOOLS, 'page.html': `<script>\n${call("'show_map', { citty: 1 }")}</script>` };
  const [found] = await lintFiles(files, rule);
  expect(found).toMatchObject({ path: 'page.html', line: 2 });
  expect(found!.message).toContain('`show_map` has no parameter `citty` (did you mean `city`?)');
});

test('a tool in code', async () => {
  const server = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\nimport { z } from 'zod';
server.registerTool('show_map', { description: 'x', inputSchema: { city: z.string() } }, show);`;
  expect(await placesIn({ 's.ts': server, 'w.ts': call("'show_map', { town: 1 }") }, rule)).toHaveLength(1);
});

test.each<[string, Record<string, string>]>([
  ['declared', { 'a.json': TOOLS, 'w.ts': call("'show_map', { city: 1 }") }],
  ['no arguments', { 'a.json': TOOLS, 'w.ts': call("'show_map'") + call("'show_map', {}") }],
  [
    'arguments that cannot be known',
    { 'a.json': TOOLS, 'w.ts': call("'show_map', { ...given }") + call("'show_map', x") },
  ],
  ['a schema that names nothing', { 'a.json': listing(tool({})), 'w.ts': call("'show_map', { town: 1 }") }],
  ['no such tool', { 'a.json': TOOLS, 'w.ts': call("'hide_map', { town: 1 }") }],
  ['no tool in sight', { 'w.ts': call("'show_map', { town: 1 }") }],
  ['a name that cannot be known', { 'a.json': TOOLS, 'w.ts': call('name, { town: 1 }') }],
  [
    'a tool that takes more',
    { 'a.json': listing(tool({}, { additionalProperties: true })), 'w.ts': call("'show_map', { x: 1 }") },
  ],
  [
    'one of two tools of that name',
    { 'a.json': TOOLS, 'b.json': listing(tool({ town: {} })), 'w.ts': call("'show_map', { town: 1 }") },
  ],
])('silent: %s', async (_, files) => {
  expect(await lintFiles(files, rule)).toEqual([]);
});
