/** The MCP SDK's own shapes through all rules: what is clean or cannot be known is met with silence, what is broken is not. */
import { describe, expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';
import { lintDocument } from '../../src/engine/lint-document.js';
import type { Settings } from '../../src/engine/applicable-rules.js';
import { read } from './helpers.js';

const settings: Settings = new Map(
  rules
    .filter((rule) => rule.in !== 'strict')
    .map((rule) => [rule.id, { rule, severity: rule.severity, options: { ...rule.options?.defaults } }]),
);

function said(text: string): string[] {
  const { findings, failures } = lintDocument(read(text), formats, { named: false, servers: [] }, settings).result;
  return [...findings.map(({ rule, line }) => `${line} ${rule}`), ...failures.map(({ message }) => message)];
}

const V1 = `import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { CONFIG, NAME, SHAPE, TOOLS, describeIt, handler, items, read, store } from './parts.js';
const server = new McpServer({ name: 'weather', version: '1.0.0' });
`;
const V2 = V1.replace('@modelcontextprotocol/sdk/server/mcp.js', '@modelcontextprotocol/server');
const LOW = `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ListResourcesRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { TOOLS, store } from './parts.js';
`;
const LOW_V2 = `import { Server } from '@modelcontextprotocol/server';
import { TOOLS } from './parts.js';
`;
const TYPE = `import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import { SCHEMA, NAME } from './parts.js';
`;

const REGISTER = {
  rule: 'mcp/name-format',
  clean: `server.registerTool('get_forecast', {
  title: 'Forecast',
  description: 'Use this when the user asks for the weather of the next days',
  inputSchema: { city: z.string().min(1).describe('Name of the city'), days: z.number().int().max(7).default(3).describe('How many days ahead') },
  annotations: { readOnlyHint: true },
}, async ({ city, days }) => ({ content: [{ type: 'text', text: await load(city, days) }] }));`,
  broken: `server.registerTool('get forecast', { description: 'Finds the weather of a city', inputSchema: { city: z.string().describe('Name of the city') } }, handler);`,
  unknown: `server.registerTool(NAME, { description: describeIt(), inputSchema: SHAPE }, handler);
server.registerTool('by_config', CONFIG, handler);
server.registerTool('by_spread', { ...CONFIG, title: 'Spread' }, handler);
for (const item of items) server.registerTool(\`\${item.name}_tool\`, { description: item.text, inputSchema: item.shape }, handler);`,
};

const SHAPES: Record<string, Readonly<Record<'head' | 'clean' | 'broken' | 'rule' | 'unknown', string>>> = {
  'registerTool, SDK v1': { head: V1, ...REGISTER },
  'registerTool, SDK v2': {
    head: V2,
    ...REGISTER,
    clean: REGISTER.clean.replace('inputSchema: {', 'inputSchema: z.object({').replace("ahead') },", "ahead') }),"),
    broken: REGISTER.broken.replace('inputSchema: {', 'inputSchema: z.object({').replace("city') } }", "city') }) }"),
  },
  'server.tool': {
    head: V1,
    rule: 'mcp/name-format',
    clean: `server.tool('add', 'Adds two numbers', { a: z.number().describe('The first'), b: z.number().describe('The second') }, { readOnlyHint: true }, async ({ a, b }) => ({ content: [{ type: 'text', text: String(a + b) }] }));`,
    broken: `server.tool('add numbers', 'Adds two numbers', { a: z.number().describe('The first') }, async () => ({ content: [] }));`,
    unknown: `server.tool(NAME, describeIt(), SHAPE, handler);\nserver.tool('add', SHAPE, handler);\nserver.tool(...items);`,
  },
  'setRequestHandler, SDK v1': {
    head: LOW,
    rule: 'common/required-undefined',
    clean: `server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: 'show_map', description: 'Use this when a map helps', inputSchema: { type: 'object', properties: { city: { type: 'string', description: 'Name of the city' } }, required: ['city'] } }],
}));
server.setRequestHandler(ListResourcesRequestSchema, async () => ({ resources: [{ uri: 'file:///notes.txt', name: 'Notes', mimeType: 'text/plain' }] }));`,
    broken: `server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: 'show_map', description: 'Use this when a map helps', inputSchema: { type: 'object', properties: { city: { type: 'string', description: 'Name of the city' } }, required: ['town'] } }],
}));`,
    unknown: `server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: TOOLS }));
server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: TOOLS.map((tool) => ({ ...tool, name: tool.id })) }));
server.setRequestHandler(ListResourcesRequestSchema, async () => ({ resources: await store.list() }));`,
  },
  'setRequestHandler, SDK v2': {
    head: LOW_V2,
    rule: 'mcp/input-schema-object',
    clean: `server.setRequestHandler('tools/list', async () => ({ tools: [{ name: 'ping', description: 'Says whether the service is up', inputSchema: { type: 'object' } }] }));`,
    broken: `server.setRequestHandler('tools/list', async () => ({ tools: [{ name: 'ping', description: 'Says whether the service is up', inputSchema: { type: 'array' } }] }));`,
    unknown: `server.setRequestHandler('tools/list', async () => ({ tools: [...TOOLS, { ...TOOLS[0], name: 'b' }] }));`,
  },
  literals: {
    head: TYPE,
    rule: 'mcp/input-schema-object',
    clean: `export const ADD: Tool = { name: 'add', description: 'Adds two numbers', inputSchema: { type: 'object', properties: {} } };`,
    broken: `export const ADD: Tool = { name: 'add', description: 'Adds two numbers', inputSchema: { type: 'string' } };`,
    unknown: `export const tools: Tool[] = [{ name: NAME, description: \`Adds \${NAME}\`, inputSchema: SCHEMA }, { name: 'b', ...SCHEMA }];`,
  },
  registerResource: {
    head: V1,
    rule: 'openai/contents-uri',
    clean: `server.registerResource('notes', 'file:///notes.txt', { title: 'Notes', mimeType: 'text/plain' }, async (uri) => ({ contents: [{ uri: uri.href, text: 'x' }] }));`,
    broken: `server.registerResource('map', 'ui://widget/map.html', { mimeType: 'text/html+skybridge' }, async () => ({ contents: [{ uri: 'ui://widget/list.html', mimeType: 'text/html+skybridge', text: '<p>' }] }));`,
    unknown: `server.registerResource('list', new ResourceTemplate('x://{id}', {}), CONFIG, read);\nserver.registerResource(NAME, NAME, CONFIG, read);`,
  },
};

describe.each(Object.entries(SHAPES))('%s', (_, { head, clean, broken, rule, unknown }) => {
  test('clean', () => expect(said(head + clean)).toEqual([]));
  test('unknown', () => expect(said(head + unknown)).toEqual([]));
  test('broken', () => expect(said(head + broken)).toEqual([expect.stringContaining(` ${rule}`)]));
});

test.each([
  ['npm:@modelcontextprotocol/', '@1.29.0/'],
  ['npm:/@modelcontextprotocol/', '/'],
  ['https://esm.sh/@modelcontextprotocol/', '@1.29.0/'],
])('what Deno imports from a registry is the same: %s', (before, version) => {
  const sdk = V1.replace('@modelcontextprotocol/sdk/', `${before}sdk${version}`).replace("'zod'", "'npm:zod@4/mini'");
  const head = `${sdk}import { registerAppTool } from '${before}ext-apps${version}server';\n`;
  const schema = `{ type: 'object', properties: {} }`;
  expect(
    said(
      `${head}registerAppTool(server, 'show_map', { description: 'Shows a map', inputSchema: ${schema} }, handler);`,
    ),
  ).toEqual(['6 mcp/zod-expected', '6 openai/output-template-required']);
});
