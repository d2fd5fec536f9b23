/** What is certainly registered and cannot be read is said, and what is read is not. */
import { describe, expect, test } from '@jest/globals';
import { parse } from '../../src/parse/parse.js';

const HEAD = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { tools, more, def } from './tools.js';
import { registerPlatformTools } from '@acme/platform';
const server = new McpServer({ name: 'x', version: '1.0.0' });
`;
const ONE = "{ name: 'a', description: 'Adds two numbers.', inputSchema: { type: 'object' } }";

const unreadIn = async (code: string): Promise<string[]> =>
  ((await parse('a.ts', HEAD + code, {})).code?.unread ?? []).map(({ what }) => what);

describe('is said', () => {
  test.each([
    [
      'a loop over an imported list',
      'for (const tool of tools) server.registerTool(tool.name, tool.config, tool.run);',
      'a loop over `tools`',
    ],
    [
      'the same by a callback',
      'tools.forEach((tool) => { server.tool(tool.name, tool.shape, tool.run); });',
      'a loop over `tools`',
    ],
    [
      'what a call gives',
      'for (const tool of await more()) server.registerTool(tool.name, tool, tool.run);',
      'a loop over `more()`',
    ],
    [
      'an imported definition',
      'server.registerTool(def.name, def.config, def.run);',
      '`server.registerTool(def.name, …)`',
    ],
    [
      'an item of a list',
      'server.registerTool(process.argv[2], config, run);',
      '`server.registerTool(process.argv[2], …)`',
    ],
    ['a spread', 'server.tool(...def);', '`server.tool(...def, …)`'],
    [
      'what a function is given',
      'export function add(tool) { server.registerTool(tool.name, tool, tool.run); }',
      'what `add()` is given',
    ],
    ['a factory of a package', 'registerPlatformTools(server);', '`registerPlatformTools(server)`'],
    [
      'a list of a handler',
      'server.server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: more() }));',
      'a list of tools: `more()`',
    ],
    [
      'a handler',
      'server.server.setRequestHandler(ListToolsRequestSchema, def.list);',
      'the tools that `def.list` lists',
    ],
    [
      'a part of a list',
      `server.server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [${ONE}, ...tools] }));`,
      'a part of a list of tools: `tools`',
    ],
    [
      'one of two lists',
      `server.server.setRequestHandler(ListToolsRequestSchema, async () => {
        if (isStatic) return { tools: (await more()).map(toTool) };
        return { tools: [${ONE}] };
      });`,
      'a list of tools: `map(toTool)`',
    ],
  ])('%s', async (_, code, what) => {
    expect(await unreadIn(code)).toEqual([what]);
  });
});

describe('is not said', () => {
  test.each([
    [
      'a part of what is listed otherwise',
      `const TOOLS = [${ONE}];
      server.server.setRequestHandler(ListToolsRequestSchema, async () => {
        if (isSafe) return { tools: TOOLS.filter(isRead) };
        return { tools: TOOLS };
      });`,
    ],
    ['a registration', "server.registerTool('a', { description: 'Adds.', inputSchema: {} }, run);"],
    [
      'one whose name alone is unknown',
      "server.registerTool(`${def}_a`, { description: 'Adds.', inputSchema: {} }, run);",
    ],
    ['a loop over a known list', `for (const tool of [${ONE}]) server.registerTool(tool.name, tool, run);`],
    [
      'a function of the file',
      "const add = (name, config) => server.registerTool(name, config, run); add('a', { description: 'Adds.' });",
    ],
    ['a function of another file', "import { registerAll } from './all.js'; registerAll(server);"],
    ['what is no server', 'agent.addTool(def); registry.registerTool(def.name, def.config, def.run);'],
    ['a known list', `server.server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [${ONE}] }));`],
    [
      'a known list in a promise',
      `server.server.setRequestHandler(ListToolsRequestSchema, () => Promise.resolve({ tools: [${ONE}] }));`,
    ],
    [
      'a filter of tools of the file',
      `const all = [${ONE}]; server.server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: all.filter(def) }));`,
    ],
  ])('%s', async (_, code) => {
    expect(await unreadIn(code)).toEqual([]);
  });
});

test('a branch that no call takes is not unread', async () => {
  const add = `function add(server, name, config, run) { if (config._meta) server.registerTool(name, config, run); else server.registerTool(name, { ...config, title: name }, run); }\n`;
  const calls = `add(server, 'a', { description: 'Adds two numbers.', inputSchema: {}, _meta: { x: 1 } }, run);`;
  const byOther = add.replace('else server.registerTool', 'else server.tool');
  expect(await unreadIn(byOther + calls)).toEqual([]);
});
