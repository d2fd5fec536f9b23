/** Shapes of frameworks: each clean, broken and with what nobody can know. */
import { describe, expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';
import { lintDocument } from '../../src/engine/lint-document.js';
import type { Settings } from '../../src/engine/applicable-rules.js';
import { mayHoldTools } from '../../src/extract/prefilter.js';
import { extracted, listed, read, shown, slice, type List } from './helpers.js';
import { said } from './said.js';

const Z = `import { z } from 'zod';\n`;
const props = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});
const string = { type: 'string', description: 'What it is about' };

interface Shape {
  head: string;
  list?: List;
  path?: string;
  clean: [string, unknown[]];
  broken: [string, unknown[]];
  unknown: [string, unknown[]];
}

const SHAPES: Record<string, Shape> = {
  'ext-apps registerAppTool': {
    head: `${Z}import { registerAppTool, RESOURCE_MIME_TYPE } from '@modelcontextprotocol/ext-apps/server';`,
    clean: [
      `registerAppTool(server, 'get-time', { title: 'Time', description: 'Tells the time', inputSchema: {}, _meta: { ui: { resourceUri: 'ui://time/app.html' } } }, async () => ({ content: [], structuredContent: {} }));`,
      [
        {
          name: 'get-time',
          title: 'Time',
          description: 'Tells the time',
          inputSchema: props({}),
          _meta: { ui: { resourceUri: 'ui://time/app.html' } },
        },
      ],
    ],
    broken: [
      `registerAppTool(server, 'get time', { _meta: { ui: { resourceUri: 'http://x' } } }, f);`,
      [{ name: 'get time', _meta: { ui: { resourceUri: 'http://x' } } }],
    ],
    unknown: [
      `registerAppTool(server, toolName, { ...base, _meta: { ui: { resourceUri } } }, f); registerAppTool(server, 'y', config, f);`,
      [
        { name: '??', _meta: { ui: { resourceUri: '??' } }, '...': true },
        { name: 'y', '...': true },
      ],
    ],
  },
  'ext-apps registerAppResource': {
    head: `import { registerAppResource, RESOURCE_MIME_TYPE } from '@modelcontextprotocol/ext-apps/server';`,
    list: 'resources',
    clean: [
      `registerAppResource(server, 'ui://time/app.html', 'ui://time/app.html', { mimeType: RESOURCE_MIME_TYPE }, read);`,
      [{ uri: 'ui://time/app.html', name: 'ui://time/app.html', mimeType: 'text/html;profile=mcp-app' }],
    ],
    broken: [
      `registerAppResource(server, 'Time', 'file://app.html', { mimeType: 'text/html' }, read);`,
      [{ uri: 'file://app.html', name: 'Time', mimeType: 'text/html' }],
    ],
    unknown: [`registerAppResource(server, name, uri, {}, read);`, [{ uri: '??', name: '??', mimeType: '??' }]],
  },
  'FastMCP addTool': {
    head: `${Z}import { FastMCP } from 'fastmcp';`,
    clean: [
      `server.addTool({ name: 'add', description: 'Adds', parameters: z.object({ a: z.string().describe('What it is about') }), execute: async ({ a }) => a });`,
      [{ name: 'add', description: 'Adds', inputSchema: props({ a: string }), execute: '??' }],
    ],
    broken: [
      `server.addTool({ name: 'a b', parameters: z.object({}), execute });`,
      [{ name: 'a b', inputSchema: props({}), execute: '??' }],
    ],
    unknown: [`server.addTool({ name, ...rest, execute });`, [{ name: '??', execute: '??', '...': true }]],
  },
  'mcp-handler': {
    head: `${Z}import { createMcpHandler } from 'mcp-handler';`,
    clean: [
      `const handler = createMcpHandler((server) => { server.tool('roll', 'Rolls a die', { sides: z.string().describe('What it is about') }, async () => ({ content: [] })); }, {}, { basePath: '/api' });`,
      [{ name: 'roll', description: 'Rolls a die', inputSchema: props({ sides: string }) }],
    ],
    broken: [
      `createMcpHandler(async (server) => { server.registerTool('roll a die', { title: 'Roll', inputSchema: { type: 'object' } }, f); });`,
      [{ name: 'roll a die', title: 'Roll', inputSchema: { type: 'object' } }],
    ],
    unknown: [
      `createMcpHandler((server) => { for (const each of tools) server.registerTool(each.name, each.config, each.handler); });`,
      [{ name: '??', '...': true }],
    ],
  },
  'skybridge registerWidget': {
    head: `${Z}import { McpServer } from 'skybridge/server';`,
    clean: [
      `const server = new McpServer({ name: 'x', version: '1' }, {}).registerWidget('search', { description: 'Results' }, { description: 'Searches', inputSchema: { q: z.string().describe('What it is about') } }, async () => ({ content: [] }));`,
      [{ name: 'search', description: 'Searches', inputSchema: props({ q: string }), '...': true }],
    ],
    broken: [
      `server.widget('search it', {}, { _meta: { 'openai/widgetAccesible': true } }, f);`,
      [{ name: 'search it', _meta: { 'openai/widgetAccesible': true, '...': true }, '...': true }],
    ],
    unknown: [`server.registerWidget(NAME, {}, { description }, f);`, [{ name: '??', description: '??', '...': true }]],
  },
  'skybridge registerTool with a view': {
    head: `${Z}import { McpServer } from 'skybridge/server';`,
    clean: [
      `new McpServer({}, {}).registerTool({ name: 'flow', description: 'Shows', inputSchema: { q: z.string().describe('What it is about') }, view: { component: 'flow' } }, async () => ({ content: [] }));`,
      [
        {
          name: 'flow',
          description: 'Shows',
          inputSchema: props({ q: string }),
          view: { component: 'flow' },
          '...': true,
        },
      ],
    ],
    broken: [`server.registerTool({ name: 'a b', description: '' }, f);`, [{ name: 'a b', description: '' }]],
    unknown: [`server.registerTool({ name, ...common }, f);`, [{ name: '??', '...': true }]],
  },
  'WebMCP: a definition that has a name, and options': {
    list: 'functions',
    head: `${Z}import { Client } from '@modelcontextprotocol/client';`,
    clean: [
      `const search = { name: 'search', description: 'Searches', inputSchema: { type: 'object' } };
navigator.modelContext.registerTool(search, { signal });`,
      [{ name: 'search', description: 'Searches', inputSchema: { type: 'object' }, '...': true }],
    ],
    broken: [
      `const search = { name: 'search it' };
modelContext.registerTool(search, { signal });`,
      [{ name: 'search it', '...': true }],
    ],
    unknown: [
      `const search = { name: \`\${prefix}search\`, description: 'Searches' };
modelContext.registerTool(search, { signal });`,
      [{ name: '??', description: 'Searches', '...': true }],
    ],
  },
  'xmcp file': {
    head: `${Z}import { type InferSchema, type ToolMetadata } from 'xmcp';`,
    clean: [
      `export const schema = { name: z.string().describe('Who') };
export const metadata: ToolMetadata = { name: 'greet', description: 'Greets', annotations: { readOnlyHint: true }, _meta: { openai: { toolInvocation: { invoking: 'a', invoked: 'b' } } } };
export default async function greet({ name }: InferSchema<typeof schema>) { return { content: [{ type: 'text', text: name }] }; }`,
      [
        {
          name: 'greet',
          description: 'Greets',
          annotations: { readOnlyHint: true },
          _meta: {
            openai: { toolInvocation: { invoking: 'a', invoked: 'b' }, '...': true },
            '...': true,
          },
          inputSchema: props({ name: { type: 'string', description: 'Who' } }),
        },
      ],
    ],
    broken: [
      `export const schema = {};\nexport const metadata: ToolMetadata = { name: 'greet me', description: 'TODO' };`,
      [{ name: 'greet me', description: 'TODO', inputSchema: props({}) }],
    ],
    unknown: [
      `import { schema as inner } from './s';\nexport const schema = inner;\nexport const metadata: ToolMetadata = { ...shared, name: 'greet' };`,
      [{ name: 'greet', '...': true }],
    ],
  },
  'sunpeak file': {
    head: `${Z}import type { AppToolConfig, ToolHandlerExtra } from 'sunpeak/mcp';`,
    clean: [
      `export const tool: AppToolConfig = { resource: 'greeting', description: 'Greets', annotations: { readOnlyHint: true }, _meta: { ui: { visibility: ['model', 'app'] } } };
export const schema = { name: z.string().describe('Who') };
export default async function ({ name }, extra: ToolHandlerExtra) { return { structuredContent: { name } }; }`,
      [
        {
          resource: 'greeting',
          description: 'Greets',
          annotations: { readOnlyHint: true },
          _meta: { ui: { visibility: ['model', 'app'], '...': true }, '...': true },
          inputSchema: props({ name: { type: 'string', description: 'Who' } }),
          '...': true,
        },
      ],
    ],
    broken: [
      `export const schema = {};\nexport const tool = { description: 'TODO' };`,
      [{ description: 'TODO', inputSchema: props({}), '...': true }],
    ],
    unknown: [
      `export const schema = shared;\nexport const tool: AppToolConfig = { ...other, description: text() };`,
      [{ description: '??', '...': true }],
    ],
  },
  'mcp-use tool with a widget': {
    head: `${Z}import { MCPServer, widget } from 'mcp-use/server';`,
    clean: [
      `server.tool({ name: 'weather', description: 'Tells the weather', schema: z.object({ city: z.string().describe('What it is about') }), widget: { name: 'weather-display', invoking: 'a' } }, async () => widget({ props: {} }));`,
      [
        {
          name: 'weather',
          description: 'Tells the weather',
          inputSchema: props({ city: string }),
          widget: { name: 'weather-display', invoking: 'a' },
          '...': true,
        },
      ],
    ],
    broken: [`server.tool({ name: 'a b', schema: z.object({}) }, f);`, [{ name: 'a b', inputSchema: props({}) }]],
    unknown: [
      `server.tool({ name: NAME, description: text(), schema: Schema }, f);`,
      [{ name: '??', description: '??', inputSchema: '??' }],
    ],
  },
  'server.tool(definition, handler), where the definition has a name': {
    head: `${Z}import { MCPServer } from 'mcp-use/server';`,
    clean: [
      `const greet = { name: 'greet', description: 'Greets', schema: z.object({ who: z.string().describe('What it is about') }) };\nserver.tool(greet, async () => ({ content: [] }));`,
      [{ name: 'greet', description: 'Greets', inputSchema: props({ who: string }) }],
    ],
    broken: [
      `const a = { name: 'a b', schema: z.object({}) };\nserver.tool(a, f);`,
      [{ name: 'a b', inputSchema: props({}) }],
    ],
    unknown: [
      `import { found } from './defs.js';\nserver.tool(found, f);\nexport const add = (metadata, handler) => server.tool(metadata, handler);\nserver.tool(made(), f);\nserver.tool(isNew ? found : 'old', f);`,
      [],
    ],
  },
  'WebMCP: all tools of a page': {
    list: 'functions',
    head: `const context = navigator.modelContext;`,
    clean: [
      `context.provideContext({ tools: [{ name: 'search', description: 'Searches', inputSchema: { type: 'object' }, execute }] });`,
      [{ name: 'search', description: 'Searches', inputSchema: { type: 'object' }, execute: '??', '...': true }],
    ],
    broken: [
      `context.provideContext({ tools: [{ name: 'search it', inputSchema: null, outputSchema: { type: 'string' } }] });`,
      [{ name: 'search it', inputSchema: null, outputSchema: { type: 'string' }, '...': true }],
    ],
    unknown: [
      `context.provideContext({ tools });\ncontext.provideContext(all);\nother.provideContext({ tools: [{ name: 'a' }] });`,
      [],
    ],
  },
  'WebMCP useWebMCP(definition)': {
    list: 'functions',
    head: `${Z}import { useWebMCP } from '@mcp-b/react-webmcp';`,
    clean: [
      `const Page = () => { useWebMCP({ name: 'greet', description: 'Greets', inputSchema: { who: z.string().describe('What it is about') }, handler: () => 'x' }); };`,
      [
        {
          name: 'greet',
          description: 'Greets',
          inputSchema: props({ who: string }),
          handler: '??',
          '...': true,
        },
      ],
    ],
    broken: [
      `useWebMCP({ name: 'a b', description: 'TODO', inputSchema: {}, handler });`,
      [{ name: 'a b', description: 'TODO', inputSchema: props({}), handler: '??', '...': true }],
    ],
    unknown: [`useWebMCP(definition);`, []],
  },
  'mcp-lite tool(name, definition)': {
    head: `${Z}import { McpServer } from 'mcp-lite';`,
    clean: [
      `const mcp = new McpServer({ name: 'x', version: '1' });\nmcp.tool('greet', { description: 'Greets', inputSchema: z.object({ who: z.string().describe('What it is about') }), handler: () => ({ content: [] }) });`,
      [{ name: 'greet', description: 'Greets', inputSchema: props({ who: string }), handler: '??' }],
    ],
    broken: [
      `server.tool('a b', { description: 'TODO', inputSchema: { type: 'objekt' }, handler });`,
      [{ name: 'a b', description: 'TODO', inputSchema: { type: 'objekt' }, handler: '??' }],
    ],
    unknown: [
      `server.tool(NAME, { ...base, handler });\nserver.tool('a', definition);`,
      [{ name: '??', handler: '??', '...': true }],
    ],
  },
  'tmcp tool(definition, handler)': {
    head: `${Z}import { McpServer } from 'tmcp';`,
    clean: [
      `export function register_tools(server: McpServer<any>) {\nserver.tool<typeof Who>({ name: 'greet', description: 'Greets', schema: z.object({ who: z.string().describe('What it is about') }) }, async ({ who }) => ({ content: [] }));\n}`,
      [{ name: 'greet', description: 'Greets', inputSchema: props({ who: string }) }],
    ],
    broken: [
      `server.tool({ name: 'a b', description: 'TODO', schema: z.object({}) }, handler);`,
      [{ name: 'a b', description: 'TODO', inputSchema: props({}) }],
    ],
    unknown: [
      `server.tool({ ...base, name: 'a', schema: v.object({ who: v.string() }) }, handler);\nserver.tool(definition, handler);`,
      [{ name: 'a', inputSchema: '??', '...': true }],
    ],
  },
  'mcp-ts-core tool(name, definition)': {
    head: `import { tool, z } from '@cyanheads/mcp-ts-core';`,
    clean: [
      `export const greet = tool('greet', { description: 'Greets', input: z.object({ who: z.string().describe('What it is about') }), handler: ({ who }) => ({ who }) });`,
      [{ name: 'greet', description: 'Greets', inputSchema: props({ who: string }), handler: '??', '...': true }],
    ],
    broken: [
      `export const greet = tool('a b', { description: 'TODO', input: z.object({}), async handler() {} });`,
      [{ name: 'a b', description: 'TODO', inputSchema: props({}), handler: '??', '...': true }],
    ],
    unknown: [
      `tool(NAME, { ...base, description: text(), input: Shared });\ntool('a', definition);`,
      [{ name: '??', description: '??', inputSchema: '??', '...': true }],
    ],
  },
  'mcp-ts-core appTool(name, definition)': {
    head: `import { appTool as widget, z } from '@cyanheads/mcp-ts-core/tools';`,
    clean: [
      `widget('greet', { resourceUri: 'ui://greet/app.html', description: 'Greets', input: z.object({}) });`,
      [
        {
          name: 'greet',
          resourceUri: 'ui://greet/app.html',
          description: 'Greets',
          inputSchema: props({}),
          '...': true,
        },
      ],
    ],
    broken: [
      `widget('a b', { resourceUri, description: 'TODO', input: z.object({}) });`,
      [{ name: 'a b', resourceUri: '??', description: 'TODO', inputSchema: props({}), '...': true }],
    ],
    unknown: [`widget('a', { ...base });`, [{ name: 'a', '...': true }]],
  },
  'Nuxt defineMcpTool': {
    head: Z,
    clean: [
      `export default defineMcpTool({ name: 'greet', description: 'Greets', inputSchema: { who: z.string().describe('What it is about') }, handler: () => 1 });`,
      [{ name: 'greet', description: 'Greets', inputSchema: props({ who: string }), handler: '??', '...': true }],
    ],
    broken: [
      `export default defineMcpTool({ description: 'TODO', schema: {}, handler });`,
      [{ description: 'TODO', inputSchema: props({}), handler: '??', '...': true }],
    ],
    unknown: [
      `export default defineMcpTool({ ...base, description });\nexport const other = defineMcpTool(definition);`,
      [{ description: '??', '...': true }],
    ],
  },
  'factories of a project': {
    head: Z,
    clean: [
      `export const add = defineTool({ name: 'add', description: 'Adds', inputSchema: z.object({ a: z.string().describe('What it is about') }), handler: async () => 1 });`,
      [{ name: 'add', description: 'Adds', inputSchema: props({ a: string }), handler: '??' }],
    ],
    broken: [
      `createTool({ name: 'a b', description: '', inputSchema: { type: 'objekt' } });`,
      [{ name: 'a b', description: '', inputSchema: { type: 'objekt' } }],
    ],
    unknown: [
      `createTool({ name: N, description: text(), inputSchema: Schema });`,
      [{ name: '??', description: '??', inputSchema: '??' }],
    ],
  },
  'factories that are given the name first': {
    head: Z,
    clean: [
      `export const add = defineTool('add', { description: 'Adds', inputSchema: { a: z.string().describe('What it is about') } }, run);`,
      [{ name: 'add', description: 'Adds', inputSchema: props({ a: string }) }],
    ],
    broken: [
      `createTool('a b', { description: '', inputSchema: { type: 'objekt' } });`,
      [{ name: 'a b', description: '', inputSchema: { type: 'objekt' } }],
    ],
    unknown: [`createTool(N, { description: text(), inputSchema: Schema });`, []],
  },
  'the Copilot SDK': {
    head: `${Z}import { defineTool } from '@github/copilot-sdk';`,
    list: 'functions',
    clean: [
      `const turn = defineTool('set_volume', { description: 'Sets the volume', parameters: { type: 'object', properties: { to: { type: 'string', description: 'How loud' } } }, handler });`,
      [
        {
          name: 'set_volume',
          description: 'Sets the volume',
          inputSchema: { type: 'object', properties: { to: { type: 'string', description: 'How loud' } } },
          handler: '??',
        },
      ],
    ],
    broken: [`defineTool('w', { description: ' ' });`, [{ name: 'w', description: ' ' }]],
    unknown: [`defineTool(N, { description: D });`, []],
  },
  'ai tool': {
    head: `${Z}import { tool } from 'ai';`,
    list: 'functions',
    clean: [
      `const tools = { weather: tool({ description: 'Tells the weather', inputSchema: z.object({ city: z.string().describe('What it is about') }), execute }) };`,
      [{ name: 'weather', description: 'Tells the weather', inputSchema: props({ city: string }), execute: '??' }],
    ],
    broken: [
      `tool({ parameters: z.object({ city: z.string().default(3) }) });`,
      [{ inputSchema: props({ city: { type: 'string', default: 3 } }, []) }],
    ],
    unknown: [`tool({ ...base, inputSchema });`, [{ inputSchema: '??', '...': true }]],
  },
  '@openai/agents tool': {
    head: `${Z}import { tool } from '@openai/agents';`,
    list: 'functions',
    clean: [
      `const t = tool({ name: 'weather', description: 'W', parameters: z.object({ city: z.string().describe('What it is about') }), execute });`,
      [{ name: 'weather', description: 'W', inputSchema: props({ city: string }), execute: '??' }],
    ],
    broken: [
      `tool({ name: 'w', description: '', parameters: { type: 'object', properties: {}, required: ['x'] }, execute });`,
      [{ name: 'w', description: '', inputSchema: { type: 'object', properties: {}, required: ['x'] }, execute: '??' }],
    ],
    unknown: [`tool({ name: N, parameters: P, execute });`, [{ name: '??', inputSchema: '??', execute: '??' }]],
  },
  'Claude Agent SDK tool': {
    head: `${Z}import { tool, createSdkMcpServer } from '@anthropic-ai/claude-agent-sdk';`,
    clean: [
      `const t = tool('get_weather', 'Tells the weather', { city: z.string().describe('What it is about') }, async () => ({ content: [] }), { annotations: { readOnlyHint: true } });`,
      [
        {
          ...{ name: 'get_weather', description: 'Tells the weather', inputSchema: props({ city: string }) },
          ...{ annotations: { readOnlyHint: true }, '...': true },
        },
      ],
    ],
    broken: [
      `createSdkMcpServer({ tools: [tool('get weather!', 'TODO', {}, f, { annotations: { readOnlyHint: 'yes' } })] });`,
      [
        {
          ...{ name: 'get weather!', description: 'TODO', inputSchema: props({}) },
          ...{ annotations: { readOnlyHint: 'yes' }, '...': true },
        },
      ],
    ],
    unknown: [
      `tool(NAME, text(), SHAPE, f, extras);`,
      [{ name: '??', description: '??', inputSchema: '??', '...': true }],
    ],
  },
  'LangChain tool': {
    head: `${Z}import { tool } from '@langchain/core/tools';`,
    list: 'functions',
    clean: [
      `const t = tool(async ({ q }) => q, { name: 'search', description: 'S', schema: z.object({ q: z.string().describe('What it is about') }) });`,
      [{ name: 'search', description: 'S', inputSchema: props({ q: string }) }],
    ],
    broken: [`tool(f, { name: 'search', description: 'TODO' });`, [{ name: 'search', description: 'TODO' }]],
    unknown: [`tool(f, { name: N, schema: S });`, [{ name: '??', inputSchema: '??' }]],
  },
  'Mastra createTool': {
    head: `${Z}import { createTool } from '@mastra/core/tools';`,
    list: 'functions',
    clean: [
      `export const w = createTool({ id: 'get-weather', description: 'W', inputSchema: z.object({ city: z.string().describe('What it is about') }), execute });`,
      [
        {
          name: 'get-weather',
          id: 'get-weather',
          description: 'W',
          inputSchema: props({ city: string }),
          execute: '??',
        },
      ],
    ],
    broken: [`createTool({ id: 'w', description: ' ' });`, [{ name: 'w', id: 'w', description: ' ' }]],
    unknown: [`createTool({ id: ID, description: D });`, [{ name: '??', id: '??', description: '??' }]],
  },
  'Convex createTool': {
    head: `${Z}import { createTool } from '@convex-dev/agent';`,
    list: 'functions',
    clean: [
      `export const w = createTool({ description: 'W', args: z.object({ city: z.string().describe('What it is about') }), handler });`,
      [{ description: 'W', inputSchema: props({ city: string }), handler: '??' }],
    ],
    broken: [
      `createTool({ description: ' ', inputSchema: z.object({}) });`,
      [{ description: ' ', inputSchema: props({}) }],
    ],
    unknown: [`createTool({ ...base, args });`, []],
  },
  'assistant-ui tool': {
    head: `${Z}import { tool } from '@assistant-ui/react';`,
    list: 'functions',
    clean: [
      `export const w = tool({ description: 'W', parameters: z.object({ city: z.string().describe('What it is about') }), execute });`,
      [{ description: 'W', inputSchema: props({ city: string }), execute: '??' }],
    ],
    broken: [`tool({ description: 'TODO', parameters: {} });`, [{ description: 'TODO', inputSchema: props({}) }]],
    unknown: [`tool({ ...base, parameters });`, [{ inputSchema: '??', '...': true }]],
  },
  'Anthropic literals': {
    head: '',
    list: 'functions',
    clean: [
      `const tools = [{ name: 'w', description: 'W', input_schema: { type: 'object', properties: {} } }];`,
      [{ name: 'w', description: 'W', inputSchema: { type: 'object', properties: {} } }],
    ],
    broken: [
      `const t = { name: 'w', input_schema: { type: 'object', properties: {}, required: ['a'] } };`,
      [{ name: 'w', inputSchema: { type: 'object', properties: {}, required: ['a'] } }],
    ],
    unknown: [`const t = { name: N, input_schema: S };`, []],
  },
  'OpenAI function literals': {
    head: '',
    list: 'functions',
    clean: [
      `const tools = [{ type: 'function', function: { name: 'w', description: 'W', parameters: { type: 'object', properties: {} } } }];`,
      [{ type: 'function', name: 'w', description: 'W', inputSchema: { type: 'object', properties: {} } }],
    ],
    broken: [
      `const t = { type: 'function', function: { name: 'w', parameters: { type: 'array' } } };`,
      [{ type: 'function', name: 'w', inputSchema: { type: 'array' } }],
    ],
    unknown: [
      `const t = { type: 'function', function: { name: N, description: 'W', parameters: P } };
const u = { type: kind, function: f };
const all = tools.map((tool) => ({ type: 'function', function: { name: tool.name, description: tool.description, parameters: tool.inputSchema } }));`,
      [{ type: 'function', name: '??', description: 'W', inputSchema: '??' }],
    ],
  },
  'OpenAI function literals of the newer API': {
    head: '',
    list: 'functions',
    clean: [
      `const tools = [{ type: 'function', name: 'w', description: 'W', parameters: { type: 'object', properties: {} }, strict: true }];`,
      [
        {
          type: 'function',
          name: 'w',
          description: 'W',
          inputSchema: { type: 'object', properties: {} },
          strict: true,
        },
      ],
    ],
    broken: [
      `const t = { type: 'function', name: 'w', parameters: { type: 'object', properties: {}, required: ['a'] } };`,
      [{ type: 'function', name: 'w', inputSchema: { type: 'object', properties: {}, required: ['a'] } }],
    ],
    unknown: [
      `const t = { type: 'function', name: N, parameters: { type: 'object' } }; const u = { type: 'function', name: 'u', parameters: P };`,
      [],
    ],
  },
};

test.each([
  ['of a contract', `{ type: 'function', name: 'transfer', inputs: [], parameters: [] }`],
  ['in documentation', `{ type: 'function', name: 'sum', parameters: { a: { type: 'object' } } }`],
  ['of another kind', `{ type: 'class', name: 'Sum', parameters: { type: 'object' } }`],
  ['that is chosen', `{ type: 'function', name: 'sum' }`],
])('no tool is a function %s', (_, literal) => {
  expect(extracted(`const f = ${literal};`, 'functions')).toEqual([]);
});

describe.each(Object.entries(SHAPES))('%s', (_, { head, list, path, clean, broken, unknown }) => {
  test.each([
    ['clean', clean],
    ['broken', broken],
    ['unknown', unknown],
  ])('%s', (__, [source, expected]) => {
    const text = `${head}\n${source}\n`;
    expect(extracted(text, list, path)).toEqual(expected);
    for (const tool of listed(read(text, path), list ?? 'tools')) {
      for (const each of tool.kind === 'object' ? tool.entries : []) {
        if (each.value.kind === 'string' && slice(text, each.value) !== 'RESOURCE_MIME_TYPE')
          expect(slice(text, each.value)).toContain(each.value.value);
      }
    }
  });
});

describe('no rule has a word to say', () => {
  const settings: Settings = new Map(
    rules
      .filter((rule) => rule.in !== 'strict')
      .map((rule) => [rule.id, { rule, severity: rule.severity, options: { ...rule.options?.defaults } }]),
  );
  const said = (text: string, path?: string): string[] => {
    const { findings, failures } = lintDocument(
      read(text, path),
      formats,
      { named: false, servers: [] },
      settings,
    ).result;
    return [...findings.map(({ rule, line, message }) => `${line} ${rule} ${message}`), ...failures.map(String)];
  };

  test.each(Object.entries(SHAPES))('%s, clean or unknown', (_, { head, path, clean, unknown }) => {
    expect(said(`${head}\n${clean[0]}`, path)).toEqual([]);
    expect(said(`${head}\n${unknown[0]}`, path)).toEqual([]);
  });

  test('but of what is broken there is', () => {
    const told = Object.values(SHAPES).filter(
      ({ head, path, broken }) => said(`${head}\n${broken[0]}`, path).length > 0,
    );
    expect(told.length).toBeGreaterThan(Object.keys(SHAPES).length / 2);
  });
});

test.each([
  [
    'a prompt',
    `import { type InferSchema, type PromptMetadata } from 'xmcp';\nexport const metadata: PromptMetadata = { name: 'review code', title: 'Review' };`,
  ],
  [
    'a resource',
    `import { ResourceMetadata } from 'xmcp';\nexport const metadata = { name: 'user profile', title: 'Profile' } satisfies ResourceMetadata;`,
  ],
  [
    'a prompt without a type',
    `import { completable } from 'xmcp';\nexport const metadata = { name: 'review code', title: 'Review', role: 'user' };`,
  ],
])('%s of xmcp is no tool', (_, text) => {
  const schema = `export const schema = { code: z.string() };\nexport default function run() { return ''; }`;
  expect(read(`${Z}${text}\n${schema}`).roots).toEqual([]);
});

describe('tools of other libraries', () => {
  const tool = { name: 'find', description: 'Finds', inputSchema: props({ q: string }) };
  const SCHEMA = `z.object({ q: z.string().describe('What it is about') })`;
  const NAMED = `name: 'find', description: 'Finds'`;

  test.each([
    [
      'LangChain',
      `import { DynamicStructuredTool } from '@langchain/core/tools';`,
      'new DynamicStructuredTool',
      'schema',
    ],
    ['LangChain by its old name', `import { DynamicStructuredTool as T } from 'langchain/tools';`, 'new T', 'schema'],
    ['LangChain, required', `const { DynamicStructuredTool: T } = require('langchain/tools');`, 'new T', 'schema'],
    ['LangChain as a whole', `import * as lc from '@langchain/core/tools';`, 'new lc.DynamicStructuredTool', 'schema'],
    ['BeeAI', `import { DynamicTool } from 'beeai-framework/tools/base';`, 'new DynamicTool', 'inputSchema'],
    ['the Agent Development Kit', `import { FunctionTool } from '@google/adk';`, 'new FunctionTool', 'parameters'],
    ['Strands', `import { tool } from '@strands-agents/sdk';`, 'tool', 'inputSchema'],
    ['Strands, imported later', `const { tool } = await import('@strands-agents/sdk');`, 'tool', 'inputSchema'],
    ['Strands, later and as a whole', `const sdk = await import('@strands-agents/sdk');`, 'sdk.tool', 'inputSchema'],
    ['Strands, as a class', `import { FunctionTool } from '@strands-agents/sdk';`, 'new FunctionTool', 'inputSchema'],
    ['xsAI', `import { tool } from '@xsai/tool';`, 'await tool', 'parameters'],
    ['LlamaIndex', `import { tool } from 'llamaindex';`, 'tool', 'parameters'],
    ['TanStack AI', `import { toolDefinition } from '@tanstack/ai';`, 'toolDefinition', 'inputSchema'],
    ['Anthropic', `import { betaZodTool } from '@anthropic-ai/sdk/helpers/beta/zod';`, 'betaZodTool', 'inputSchema'],
    ['OpenAI', `import { zodFunction } from 'openai/helpers/zod';`, 'zodFunction', 'parameters'],
  ])('%s', (_, head, maker, schema) => {
    const text = `${Z}${head}\nexport const find = ${maker}({ ${NAMED}, ${schema}: ${SCHEMA} });`;
    expect(extracted(text, 'functions')).toEqual([tool]);
    expect(mayHoldTools('tools.ts', text)).toBe(true);
  });

  test.each([
    ['llamaindex', 'FunctionTool.from', 'FunctionTool'],
    ['@llamaindex/core/tools', 'FunctionTool.from', 'FunctionTool'],
    ['llamaindex', 'tool', 'tool'],
  ])('%s: %s, behind the function that it runs', (source, maker, name) => {
    const text = `${Z}import { ${name} } from '${source}';\n${maker}(({ q }) => look(q), { ${NAMED}, parameters: ${SCHEMA} });`;
    expect(extracted(text, 'functions')).toEqual([tool]);
  });

  test.each([
    ['by what its base is given', `super({ ${NAMED}, schema: ${SCHEMA} });`],
    ['by what its base is given by name', `const fields = { ${NAMED}, schema: ${SCHEMA} }; super(fields);`],
  ])('a class, %s', (_, body) => {
    const text = (source: string) =>
      `${Z}import { DynamicStructuredTool } from '${source}';\nexport class Find extends DynamicStructuredTool<typeof schema> { constructor(shop) { ${body} } }`;
    expect(extracted(text('@langchain/core/tools'), 'functions')).toEqual([tool]);
    expect(extracted(text('./tools.js'), 'functions')).toEqual([]);
  });

  test('a class that hands on what it is given', () => {
    const text = `import { DynamicStructuredTool } from '@langchain/core/tools';
class Any extends DynamicStructuredTool { constructor({ name, description, schema }) { super({ name, description, schema }); } }
class Plain { constructor() { super(); } }`;
    expect(extracted(text, 'functions')).toEqual([]);
  });

  test('one without parameters', () => {
    const text = `import { DynamicTool } from '@langchain/core/tools';\nnew DynamicTool({ ${NAMED}, func });`;
    expect(extracted(text, 'functions')).toEqual([{ name: 'find', description: 'Finds', func: '??' }]);
  });

  test.each([
    [
      'what is called like one',
      `import { DynamicStructuredTool } from './tools.js';`,
      `new DynamicStructuredTool({ ${NAMED} })`,
    ],
    ['a class of the file', `class FunctionTool {}`, `new FunctionTool({ ${NAMED} })`],
    ['what makes something else', `import { Agent } from '@google/adk';`, `new Agent({ ${NAMED} })`],
    ['a function of the file', `const zodFunction = make;`, `zodFunction({ ${NAMED} })`],
    ['another list', `import { FunctionTool } from 'llamaindex';`, `Array.from({ ${NAMED}, length: 1 })`],
    [
      'what hands on the tools of others',
      `import { DynamicStructuredTool } from '@langchain/core/tools';`,
      `new DynamicStructuredTool({ name: their.name, description: their.description, schema: z.object({}) })`,
    ],
    ['nothing', `import { DynamicTool } from '@langchain/core/tools';`, `new DynamicTool()`],
    ['a spread', `import { DynamicTool } from '@langchain/core/tools';`, `new DynamicTool(...all)`],
  ])('%s is none', (_, head, code) => {
    expect(extracted(`${Z}${head}\nconst it = ${code};`, 'functions')).toEqual([]);
  });

  test('what its schema lacks is told', () => {
    const text = `import { DynamicStructuredTool } from '@langchain/core/tools';
new DynamicStructuredTool({ ${NAMED}, schema: { type: 'object', properties: {}, required: ['q'] } });`;
    expect(said(text)).toEqual(['common/required-undefined']);
  });
});

describe('a factory of another file', () => {
  const IMPORTS = `${Z}import { createTool } from './factory.js';\n`;
  const tool = { name: 'add', description: 'Adds', inputSchema: props({ a: string }) };
  const SHAPE = `{ a: z.string().describe('What it is about') }`;

  test.each([
    [
      'a config by its name',
      `const config = { description: 'Adds', inputSchema: ${SHAPE} };\ncreateTool('add', config, run);`,
    ],
    [
      'name and config by their names',
      `const name = 'add';\nconst config = { description: 'Adds', inputSchema: ${SHAPE} };\ncreateTool(name, config, run);`,
    ],
  ])('%s', (_, text) => {
    expect(extracted(IMPORTS + text)).toEqual([tool]);
  });

  test.each([
    [
      'for a server',
      `import { imageContent } from 'fastmcp';\ncreateTool('add', { description: 'Adds', parameters: z.object(${SHAPE}) }, STABLE);`,
    ],
    [
      'with hints',
      `createTool({ name: 'add', description: 'Adds', schema: z.object(${SHAPE}), annotations: { readOnlyHint: true } });`,
    ],
    [
      'given the server',
      `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\nimport { tool } from './context.js';\ntool(server, context, { name: 'add', description: 'Adds', input: ${SHAPE} }, run);`,
    ],
    [
      'given the server and all by its place',
      `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\nimport { tool } from './context.js';\ntool(server, 'add', 'Adds', ${SHAPE}, run);`,
    ],
  ])('%s', (_, text) => {
    expect(extracted(IMPORTS + text)).toEqual([expect.objectContaining({ ...tool, '...': true })]);
  });

  test('parameters that are called like parts of a tool', () => {
    const shape = `{ name: z.string().optional(), description: z.string().optional(), input: z.string().optional() }`;
    const [found] = extracted(`${IMPORTS}createTool('add', 'Adds', ${shape}, async () => 1);`);
    expect(found).toMatchObject({ name: 'add', description: 'Adds', inputSchema: { type: 'object' } });
  });

  test.each([
    ['labels of a page', `createTool('Font size ', 'range', 'font-size', { type: 'object', properties: {} });`],
    [
      'one of Mastra',
      `import { createTool as make } from '@mastra/core/tools';\nmake('add', 'Adds', ${SHAPE}, async () => 1);`,
    ],
    [
      'a page that is given a server',
      `import { tool } from './ui.js';\ntool(server, 'hammer', { description: 'Hammers', icon: 'x.svg' });`,
    ],
  ])('no tool: %s', (_, text) => {
    expect(extracted(IMPORTS + text)).toEqual([]);
  });
});

test('zod by its other name, handed on by another file', () => {
  const text = `import { zod } from './third-party.js';\nexport const addTool = { name: 'add', inputSchema: zod.object({ a: zod.string() }) };`;
  expect(extracted(text)).toEqual([{ name: 'add', inputSchema: props({ a: { type: 'string' } }) }]);
});

test('a list without evidence of a framework is not ours', () => {
  expect(
    read(`const t = tool({ description: 'x', parameters: {} }); createTool('hammer'); app.tool('x', 'y');`).roots,
  ).toEqual([]);
});

test('mcp-use makes up the URI of a widget: it cannot be known', () => {
  const source = `import { MCPServer } from 'mcp-use/server';\nserver.uiResource({ type: 'appsSdk', name: 'map', title: 'Map' });`;
  expect(extracted(source, 'resources')).toEqual([
    // `type` is for the framework.
    { uri: '??', name: 'map', title: 'Map', '...': true },
  ]);
});

test('mcp-framework classes', () => {
  const source = `import { MCPTool } from 'mcp-framework';
class AddTool extends MCPTool<Input> { name = 'add'; description = 'Adds'; schema = { a: { type: z.number() } }; async execute() {} }`;
  expect(extracted(source)).toEqual([{ name: 'add', description: 'Adds', '...': true }]);
});

describe('manifests of other formats', () => {
  test('gloodata getInfo()', () => {
    const source = `const TAG = 'station';
export function getInfo() {
  return { ns: 'gd.weather', title: 'Weather', tagValues: { [TAG]: {} }, tools: { now: { title: 'Now', examples: ['how is it'] } } };
}`;
    const { roots } = read(source, 'extension.js');
    expect(roots.map(shown)).toEqual([
      {
        ns: 'gd.weather',
        title: 'Weather',
        tagValues: { station: {} },
        tools: { now: { title: 'Now', examples: ['how is it'] } },
      },
    ]);
    expect(slice(source, roots[0]!)).toMatch(/^\{ ns:.*\}$/);
  });

  test.each([
    `export const getInfo = () => ({ ns: 'a', title: 'A', tools: {} });`,
    `export default { async getInfo(ctx) { const title = 'A'; return { ns: 'a', title, tools: {} }; } };`,
    `class Extension { getInfo() { return { ns: 'a', title: 'A', tools: {} }; } }`,
  ])('getInfo in %s', (source) => {
    expect(read(source, 'extension.js').roots.map(shown)).toEqual([{ ns: 'a', title: 'A', tools: {} }]);
  });

  test.each([
    ['a constant', (tools: string) => `export const info = { ns: 'a', title: 'A', tools: ${tools} };`, 1],
    ['a default export', (tools: string) => `export default { ns: 'a', title: 'A', tools: ${tools} };`, 1],
    [
      'a function',
      (tools: string) => `export function describe() { return { ns: 'a', title: 'A', tools: ${tools} }; }`,
      1,
    ],
    ['a row', (tools: string) => `export const rows = [{ ns: 'a', title: 'A', tools: ${tools} }];`, 0],
    ['words of a language', () => `export const en = { ns: 'a', title: 'A', tools: { find: 'Find' } };`, 0],
    ['what nobody knows', () => `export const info = { ns: 'a', title: 'A', tools };`, 0],
  ])('gloodata info as %s', (_, written, count) => {
    const text = written(`{ find: { title: 'Find', schema: { fields: {} } } }`);
    expect(mayHoldTools('info.ts', text) || count === 0).toBe(true);
    expect(read(text).roots).toHaveLength(count);
  });

  test('getInfo of something else', () => {
    expect(read(`function getInfo() { return { title: 'A', size: 3 }; }`, 'x.js').roots).toEqual([]);
  });

  test('OTC definitions, alone and in a list', () => {
    const one = `{ id: 'Calc.Add@1.0.0', name: 'Calc_Add', description: 'Adds', version: '1.0.0', input_schema: { parameters: { type: 'object' } }, output_schema: null }`;
    const value = {
      id: 'Calc.Add@1.0.0',
      name: 'Calc_Add',
      description: 'Adds',
      version: '1.0.0',
      input_schema: { parameters: { type: 'object' } },
      output_schema: null,
    };
    expect(read(`export const add = ${one};`).roots.map(shown)).toEqual([value]);
    expect(read(`export const all = [${one}, ${one}];`).roots.map(shown)).toEqual([[value, value]]);
  });

  test('beside MCP tools, they are roots of their own', () => {
    const { roots } = read(`const tool = { name: 'x', inputSchema: { type: 'object' } };
function getInfo() { return { ns: 'a', title: 'A', tools: {} }; }`);
    expect(roots.map(shown)).toEqual([
      { tools: [{ name: 'x', inputSchema: { type: 'object' } }, '...'], '...': true },
      { ns: 'a', title: 'A', tools: {} },
    ]);
  });
});
