/** Tools that one file serves and another holds: whoever runs over both hears of each fault once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';
import { check, type CheckOptions } from '../../src/run/run.js';
import { createConfigs } from '../../src/config/resolve.js';
import { replaceFile } from '../../src/files/write.js';
import { makeFolder } from './folder.js';

const server = (from: string): string => `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { TOOLS } from '${from}';
const server = new Server({ name: 's', version: '1' }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: TOOLS }));
`;
const tool = (schema: string, before = ''): string =>
  `export const TOOLS = [\n  ${before}{ name: 'create_flow', description: 'Creates a flow.', inputSchema: { ${schema} } },\n];\n`;

const NO_ITEMS = `type: 'object', properties: { nodes: { type: 'array', description: 'The nodes' } }`;
const NO_TYPE = `properties: { kind: { type: 'string', description: 'Kind of it' } }, required: ['kind']`;

async function run(cwd: string, options: Partial<CheckOptions> = {}) {
  const configs = createConfigs({ cwd, builtinRules: rules, allowCode: true });
  const onFixed: CheckOptions['onFixed'] = (file, before, after) => replaceFile(file.absolute, before, after);
  const checked = await check({ cwd, paths: [], configs, formats, onFixed, ...options });
  const { findings, files, suppressed, failures } = checked.report;
  expect(failures).toEqual([]);
  return {
    ...checked,
    suppressed,
    found: findings.map(({ rule, path, line, column }) => `${rule} ${path}:${line}:${column}`),
    tools: Object.fromEntries(files.map((file) => [file.path, file.tools])),
  };
}

describe('tools are not counted', () => {
  const HEAD = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\nimport { TOOLS } from 'tools';\n`;

  test.each([
    [
      'of a loop over rows that nobody knows',
      `for (const tool of TOOLS) server.registerTool(tool.name, tool.config, f);`,
      0,
    ],
    ['of pairs', `for (const [name, tool] of Object.entries(TOOLS)) server.registerTool(name, tool, f);`, 0],
    [
      'of a row taken apart',
      `for (const tool of TOOLS) { const { name, ...config } = tool; server.registerTool(name, config, f); }`,
      0,
    ],
    ['of a callback', `TOOLS.forEach((tool) => server.tool(tool.name, tool.description, tool.shape, f));`, 0],
    [
      'of a function that registers what it is given',
      `export const add = (server, name, config) => server.registerTool(name, config, f);`,
      0,
    ],
    [
      'of a map',
      `server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map((each) => ({ name: each.id, inputSchema: { type: 'object' } })) }));`,
      0,
    ],
    ['but one whose name comes from elsewhere', `server.registerTool(TOOLS.ping, { inputSchema: {} }, f);`, 1],
    [
      'but one with a name of its own, behind a prefix',
      `export const add = (server, prefix) => server.registerTool(prefix + '_ping', { inputSchema: {} }, f);`,
      1,
    ],
    [
      'but one that has a name if none is given',
      `export const add = (server, { name = 'ping' }) => server.registerTool(name, { inputSchema: {} }, f);`,
      1,
    ],
  ])('%s', async (_, code, count) => {
    const { tools } = await run(makeFolder({ 'server.ts': HEAD + code }));
    expect(tools).toEqual({ 'server.ts': count });
  });
});

describe('a tool that another file serves', () => {
  test('is judged and counted once', async () => {
    const cwd = makeFolder({
      'server.ts': server('./tools.js'),
      'tools.ts': tool(NO_ITEMS),
      'z.ts': server('./tools'),
    });
    const { found, tools } = await run(cwd);
    expect(found).toEqual(['common/array-without-items tools.ts:2:103']);
    expect(tools).toEqual({ 'server.ts': 0, 'tools.ts': 1, 'z.ts': 0 });
  });

  test('is told of by the file that serves it, where only that one knows that it is a tool', async () => {
    const cwd = makeFolder({
      'server.ts': server('./parts.js'),
      'parts.ts': tool(NO_ITEMS).replace('inputSchema', `['input' + 'Schema']`),
    });
    const { found, tools } = await run(cwd);
    expect(found).toEqual(['common/array-without-items parts.ts:2:112']);
    expect(tools).toEqual({ 'server.ts': 1 });
  });

  test('is told of once, where only the file that serves it knows its name', async () => {
    const cwd = makeFolder({
      'server.ts': `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { TOOLS } from './tools.js';
const server = new McpServer({ name: 's', version: '1' });
for (const [name, tool] of Object.entries(TOOLS)) server.registerTool(name, tool, f);
`,
      'tools.ts': `import { z } from 'zod';
export const TOOLS = { ping: { description: 'TODO', inputSchema: z.object({}) } };
`,
    });
    expect((await run(cwd)).found).toEqual(['common/empty-description tools.ts:2:45']);
  });

  test('has its key for a name, and is not lost where it lacks a description', async () => {
    const listed = `Object.entries(all).map(([name, tool]) => {
      const properties: Record<string, unknown> = {};
      for (const key of Object.keys(tool.inputSchema.shape)) properties[key] = { type: 'string' };
      return { name, description: tool.description, inputSchema: { type: 'object', properties } };
    })`;
    const cwd = makeFolder({
      'server.ts': `import { createTools } from './tools.js';\nconst all = { ...createTools(client) };\n${server('./none.js').replace('tools: TOOLS', `tools: ${listed}`)}`,
      'tools.ts': `import { z } from 'zod';
export function createTools(client: Client) {
  return {
    'add it': { description: 'Adds it to the list.', inputSchema: z.object({}), handler: async () => client.add() },
    take_it: { inputSchema: z.object({}), handler: async () => client.take() },
  };
}
`,
    });
    const { found } = await run(cwd);
    expect(found).toEqual(['mcp/name-format tools.ts:4:5', 'mcp/description-missing tools.ts:5:14']);
  });

  test('is left in peace by a comment beside it', async () => {
    const comment = '// toolint-disable-next-line common/array-without-items -- anything goes\n  ';
    const cwd = makeFolder({ 'server.ts': server('./tools.js'), 'tools.ts': tool(NO_ITEMS, comment) });
    const { found, suppressed } = await run(cwd);
    expect({ found, suppressed }).toEqual({ found: [], suppressed: 1 });
  });

  test('needs one suppression', async () => {
    const cwd = makeFolder({ 'server.ts': server('./tools.js'), 'tools.ts': tool(NO_ITEMS) });
    const { suppressing, suppressed, found } = await run(cwd, { suppressing: { reason: 'Known' } });
    expect({ added: suppressing?.added, suppressed, found }).toEqual({ added: 1, suppressed: 1, found: [] });
    expect((await run(cwd)).found).toEqual([]);
  });

  // Whichever file comes first.
  test.each(['tools', 'a-tools'])('is quiet once it is mended: %s.ts', async (name) => {
    const files = { 'm.ts': server(`./${name}.js`), [`${name}.ts`]: tool(NO_TYPE), 'z.ts': server(`./${name}`) };
    const cwd = makeFolder(files);
    const { found, fixed } = await run(cwd, { fix: 'safe' });
    expect(readFileSync(join(cwd, `${name}.ts`), 'utf8')).toContain(`type: 'object'`);
    expect({ found, fixed: fixed.length }).toEqual({ found: [], fixed: 1 });
  });

  test('is told of where it stands after what was mended above it', async () => {
    const other = `{ name: 'list_flows', description: 'Lists all flows.', inputSchema: { properties: {} } },\n  `;
    const cwd = makeFolder({ 'm.ts': server('./tools.js'), 'tools.ts': tool(NO_ITEMS, other) });
    const { found } = await run(cwd, { fix: 'safe' });
    expect(found).toEqual(['common/array-without-items tools.ts:3:103']);
  });

  test('is compared with other files where it stands after what was mended above it', async () => {
    const own = `new McpServer({ name: 's', version: '1' }).registerTool('list', { description: 'Lists all flows.', annotations: { readOnlyHnt: true } }, f);`;
    const astray = `{ name: 'show_map', description: 'Shows a map.', inputSchema: { type: 'object' }, _meta: { ui: { resourceUri: 'ui://widget/list.html' } } }`;
    const cwd = makeFolder({
      'm.ts': `import { ListResourcesRequestSchema } from '@modelcontextprotocol/sdk/types.js';
${server('./tools.js').replace('tools: {}', 'tools: {}, resources: {}')}
const resources = [{ uri: 'ui://widget/map.html', name: 'Map', mimeType: 'text/html;profile=mcp-app' }];
server.setRequestHandler(ListResourcesRequestSchema, async () => ({ resources }));
`,
      'tools.ts': `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\n${own} export const TOOLS = [${astray}];\n`,
    });
    const place = (await run(cwd)).found.at(-1)!;
    const { found, fixed } = await run(cwd, { fix: 'safe' });
    expect(fixed).toHaveLength(1);
    expect([place, ...found]).toEqual([
      'openai/template-registered tools.ts:2:274',
      'openai/template-registered tools.ts:2:275',
    ]);
  });
});

test('a function of another file replaces what registers tools: the names that it gives them are not known', async () => {
  const index = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { normalise } from './normalise.js';
const server = new McpServer({ name: 'a', version: '1.0.0' });
normalise(server);
server.registerTool('auth/clear', { description: 'Clears the credentials.' }, async () => ({ content: [] }));
`;
  const normalise = (name: string): string => `export function normalise(server) {
  const original = server.registerTool.bind(server);
  (server as any).registerTool = (name: string, ...rest: unknown[]) => original(${name}, ...rest);
}
`;
  const renaming = await run(makeFolder({ 'index.ts': index, 'normalise.ts': normalise(`name.replace('/', '_')`) }));
  expect(renaming.found).toEqual([]);
  const same = await run(makeFolder({ 'index.ts': index, 'normalise.ts': normalise('name') }));
  expect(same.found).toEqual(['mcp/name-format index.ts:5:21']);
});
