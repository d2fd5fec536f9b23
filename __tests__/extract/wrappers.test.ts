/** Functions that hand on what their callers say of a tool: those of the file are followed, of others the arguments are read. */
import { describe, expect, test } from '@jest/globals';
import { extracted, listed, pointed, read, shown, slice } from './helpers.js';
import { said } from './said.js';

const HEAD = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
const server = new McpServer({ name: 's', version: '1.0.0' });
`;
const schema = { type: 'object', properties: { x: { type: 'string' } }, required: ['x'] };
const CONFIG = `{ description: 'Adds', inputSchema: { x: z.string() } }`;
const TOOL = { name: 'a', description: 'Adds', inputSchema: schema };
const REGISTER = 'server.registerTool(name, config, run);';

describe('a function of the file with a body of its own', () => {
  test.each([
    ['in a branch', `function add(name, config, run) { if (isOn(name)) ${REGISTER} }`],
    [
      'in a block',
      `function add(name, config, run) { if (isOn(name)) { ${REGISTER} log(name); } else { log('off'); } }`,
    ],
    ['behind an early end', `const add = (name, config, run) => { if (!isOn(name)) return; ${REGISTER} };`],
    ['behind a throw', `function add(name, config, run) { if (all.has(name)) throw new Error(name); ${REGISTER} }`],
    ['tried', `function add(name, config, run) { try { ${REGISTER} } catch (error) { log(error); } }`],
    ['kept', `function add(name, config, run) { all[name] = server.registerTool(name, config, run); }`],
    ['handed on', `function add(name, config, run) { return track(name, server.registerTool(name, config, run)); }`],
    ['exported', `export function add(name, config, run) { log(name); ${REGISTER} }`],
    [
      'cast',
      `function add(name: string, config: any, run: any) { if (on) server.registerTool(name, config as Config, run as any); }`,
    ],
    [
      'by parts',
      `function add(name, config, run) { if (on) server.registerTool(name, { description: config.description, inputSchema: config.inputSchema }, run); }`,
    ],
    [
      'by a copy',
      `function add(name, config, run) { const { title, ...rest } = config; if (on) server.registerTool(name, rest, run); }`,
    ],
    ['ext-apps', `function add(name, config, run) { if (on) registerAppTool(server, name, config, run); }`],
  ])('%s', (_, helper) => {
    const source = `${HEAD}${helper}\nadd('a', ${CONFIG}, f);\nadd('b c', ${CONFIG}, f);`;
    expect(extracted(source)).toEqual([TOOL, { ...TOOL, name: 'b c' }]);
  });

  test.each([
    ['a spread', `if (on) server.registerTool(name, { ...config, title: 'T' }, run);`, { ...TOOL, title: 'T' }],
    ['a prefix', `if (on) server.registerTool(\`my_\${name}\`, config, run);`, { ...TOOL, name: 'my_a' }],
    [
      'a name of its own',
      `const full = \`my_\${name}\`; if (on) server.registerTool(full, config, run);`,
      { ...TOOL, name: 'my_a' },
    ],
    [
      'a prefix that nobody knows',
      `if (on) server.registerTool(\`\${prefix()}\${name}\`, config, run);`,
      { ...TOOL, name: '??' },
    ],
    [
      'a description of its own',
      `if (on) server.registerTool(name, { ...config, description: about(name) }, run);`,
      { ...TOOL, description: '??' },
    ],
    ['another name', `name = rename(name); if (on) ${REGISTER}`, { ...TOOL, name: '??' }],
    ['another config', `config = rework(config); if (on) ${REGISTER}`, { name: 'a', '...': true }],
    ['a config that is filled in', `config.title = 'T'; if (on) ${REGISTER}`, { name: 'a', '...': true }],
  ])('that makes something of it: %s', (_, body, tool) => {
    expect(extracted(`${HEAD}function add(name, config, run) { ${body} }\nadd('a', ${CONFIG}, f);`)).toEqual([tool]);
  });

  test('the old method, by its arguments', () => {
    const helper = `const add = (name, description, shape, run) => { if (!isOn(name)) return; server.tool(name, description, shape, run); };`;
    expect(extracted(`${HEAD}${helper}\nadd('a', 'Adds', { x: z.string() }, f);`)).toEqual([TOOL]);
  });

  test('a whole definition, as FastMCP takes it', () => {
    const helper = `function add(def) { if (isOn(def.name)) server.addTool(def); else log(def.name); }`;
    const source = `import { FastMCP } from 'fastmcp';\n${HEAD}${helper}\nadd({ name: 'a', description: 'Adds', parameters: z.object({ x: z.string() }), execute });`;
    expect(extracted(source)).toMatchObject([TOOL]);
  });

  test('a name that cannot be known leaves the others', () => {
    const helper = `function add(name, config, run) { if (on) ${REGISTER} }`;
    expect(extracted(`${HEAD}${helper}\nadd('a', ${CONFIG}, f);\nadd(imported, ${CONFIG}, f);`)).toEqual([
      TOOL,
      { ...TOOL, name: '??' },
    ]);
  });

  test('a definition of which a config is made that cannot be known tells more than the call', () => {
    const helper = `function add(tool) { const config = configOf(tool); log(tool); server.registerTool(tool.name, config, tool.run); }`;
    const list = `const TOOLS = [{ name: 'a', description: 'Adds', inputSchema: { x: z.string() } }];\nfor (const tool of TOOLS) add(tool);`;
    expect(extracted(`${HEAD}${helper}\n${list}`)).toEqual([TOOL]);
  });

  test('a loop for several servers makes one tool', () => {
    const helper = `function add(name, config, run) { if (on) ${REGISTER} }`;
    const loop = `for (const each of [{ id: 1 }, { id: 2 }]) add('a', ${CONFIG}, f);`;
    expect(extracted(`${HEAD}${helper}\n${loop}`)).toEqual([TOOL]);
  });

  test.each([
    ['two registrations', `function add(name, config, run) { if (on) ${REGISTER} else ${REGISTER} }`, ['??', '??']],
    ['a loop', `function add(name, config, run) { for (const server of all) ${REGISTER} }`, ['??']],
    ['a function inside', `function add(name, config, run) { later(() => { ${REGISTER} }); }`, ['??']],
    ['a name of its own', `function add(config, run) { if (on) server.registerTool(NAMES[0], config, run); }`, ['??']],
  ])('one that is not followed: %s', (_, helper, names) => {
    const tools = extracted(`${HEAD}${helper}\nadd('a', ${CONFIG}, f);`) as { name: unknown }[];
    expect(tools.map(({ name }) => name)).toEqual(names);
  });

  test('what is said of a tool stands where it is called, its answers too', () => {
    const helper = `function add(name, config, run) { if (on) ${REGISTER} }`;
    const source = `${HEAD}${helper}\nadd('a b', { description: 'TODO' }, () => ({ content: [] }));`;
    expect(pointed(source)).toEqual({ name: ['name', `'a b'`], description: ['description', `'TODO'`] });
    const { answers } = read(source).code!;
    expect(answers.map(({ tool, body }) => [tool, shown(body)])).toEqual([['a b', { content: [] }]]);
  });

  test('tools that are registered on a condition may never meet', () => {
    const helper = `function add(name, config, run, version) { if (version === VERSION) ${REGISTER} }`;
    const calls = `add('find_records', ${CONFIG}, f, 1);\nadd('find_records', ${CONFIG}, f, 2);`;
    expect(said(`${HEAD}${helper}\n${calls}`)).not.toContain('common/duplicate-tool-name');
  });
});

describe('a function of another file', () => {
  const IMPORTS = `import { z } from 'zod';
import { FULL, SHAPE, register, registerDatabaseTool, run, withLog } from './common.js';
const x = require('./x.js');
`;
  const literal = { ...TOOL, '...': true };

  test.each([
    `registerDatabaseTool(server, 'a', ${CONFIG}, async () => ({}));`,
    `registerDatabaseTool('a', ${CONFIG}, async () => ({}));`,
    `(0, x.default)(mcpServer, 'a', ${CONFIG}, async () => ({}));`,
    `(0, x.default)(mcpServer, 'a', ${CONFIG}, async () => ({}), logger);`,
    `register(this.server, 'a', ${CONFIG}, withLog(async () => ({})));`,
    `registerDatabaseTool(server, disabled, 'a', ${CONFIG}, async () => ({}));`,
    `const config = ${CONFIG};\nfunction f() {}\nregister(server, 'a', config, f);`,
    `const SHAPES = { a: { x: z.string() } };\nregister(server, 'a', { description: 'Adds', inputSchema: SHAPES.a }, () => 1);`,
    `register(server, 'a', { description: 'Adds', inputSchema: z.object({ x: z.string() }) }, () => 1);`,
    `register(server, 'a', { description: 'Adds', inputSchema: { type: 'object', properties: { x: { type: 'string' } }, required: ['x'] } }, () => 1);`,
  ])('%s', (call) => {
    expect(extracted(IMPORTS + call)).toEqual([literal]);
    expect(read(IMPORTS + call).code!.registrations.map(({ api }) => api)).toEqual(['literal']);
  });

  test.each(['annotations: { readOnlyHint: true }', "_meta: { ui: { resourceUri: 'ui://a' } }"])(
    'without parameters: %s',
    (metadata) => {
      const call = `registerDatabaseTool(server, 'a', { description: 'Adds', ${metadata} }, () => 1);`;
      expect(extracted(IMPORTS + call)).toEqual([
        expect.objectContaining({ name: 'a', description: 'Adds', '...': true }),
      ]);
    },
  );

  test.each([
    ['neither a server nor a registration', `track('a', ${CONFIG}, () => 1);`],
    ['something else that is registered', `registerFlow('a', ${CONFIG}, () => 1);`],
    ['no handler', `register(server, 'a', ${CONFIG}, options);`],
    ['no description', `register(server, 'a', { inputSchema: { x: z.string() } }, () => 1);`],
    ['no schema', `register(server, 'a', { description: 'Adds' }, () => 1);`],
    ['no schema, of what may be anything', `register(server, 'a', { description: 'Adds', _meta: {} }, () => 1);`],
    ['a resource', `registerToolResource(server, 'a', 'ui://a', { description: 'A map', _meta: {} }, () => 1);`],
    ['more before it', `registerToolIf(server, disabled, log, 'a', ${CONFIG}, () => 1);`],
    ['more before what may be anything', `register(server, disabled, 'a', ${CONFIG}, () => 1);`],
    ['another schema', `register(server, 'a', { description: 'Adds', inputSchema: { type: 'string' } }, () => 1);`],
    ['a function of the file', `function put(server, name) { log(name); }\nput(server, 'a', ${CONFIG}, () => 1);`],
    ['a flow', `import { genkit } from 'genkit';\nregister(server, 'a', ${CONFIG}, () => 1);`],
  ])('none: %s', (_, call) => {
    expect(extracted(IMPORTS + call)).toEqual([]);
  });

  test.each(['@modelcontextprotocol/sdk/server/mcp.js', '@modelcontextprotocol/server'])(
    'what the SDK would take is for that function to say: %s',
    (sdk) => {
      const head = `import { McpServer } from '${sdk}';\n${IMPORTS}`;
      const json = `{ type: 'object', properties: { x: { type: 'string', description: 'Which one' } } }`;
      for (const inputSchema of [json, '{}', `{ x: z.string().describe('Which one') }`])
        expect(
          said(
            `${head}registerDatabaseTool(server, 'find_records', { description: 'Finds the records', inputSchema: ${inputSchema} }, async () => ({}));`,
          ),
        ).toEqual([]);
    },
  );

  test.each(['registerTool', 'registerDatabaseTool', 'register'])(
    'what a handler gives %s is no answer yet',
    (name) => {
      const meta = `{ 'openai/outputTemplate': 'ui://a.html' }`;
      const call = `${name}(server, 'find', { description: 'Finds the records', inputSchema: {}, _meta: ${meta} }, async () => ({ records: [] }));`;
      expect(
        said(IMPORTS + call).filter((rule) => rule.startsWith('openai/') && rule !== 'openai/hints-explicit'),
      ).toEqual([]);
    },
  );

  test('its own faults are told', () => {
    const source = `${IMPORTS}registerDatabaseTool(server, 'find records', { description: 'TODO', inputSchema: {} }, async () => ({}));`;
    expect(said(source)).toEqual(['common/empty-description', 'mcp/name-format']);
    const [tool] = listed(read(source), 'tools');
    expect(slice(source, tool!)).toBe(`{ description: 'TODO', inputSchema: {} }`);
  });
});

describe('a function of another file that makes a tool of a server and a definition', () => {
  const IMPORTS = `import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { DESCRIPTION, NAME, ctx, registerDatabaseTool, registerTool, run } from './common.js';
`;
  const literal = { ...TOOL, '...': true };
  const add = `name: 'a', description: 'Adds'`;
  const shape = '{ x: z.string() }';

  test.each([
    ['as the SDK is', `registerTool(server, 'a', ${CONFIG}, run);`],
    ['as the SDK is, with what it needs besides', `registerTool(server, ctx, 'a', ${CONFIG}, async () => ({}));`],
    ['as the SDK is, with options', `registerTool(server, 'a', ${CONFIG}, options, async () => ({}));`],
    ['as the old method is', `registerTool(this.server, 'a', 'Adds', ${shape}, async () => ({}));`],
    ['a definition', `registerTool(server, { ${add}, inputSchema: ${shape} });`],
    [
      'a definition behind what it needs besides',
      `registerDatabaseTool(mcpServer, ctx, { ${add}, schema: ${shape} });`,
    ],
    ['a definition before options', `registerTool(server, { ${add}, inputShape: ${shape} }, ctx);`],
    ['a constant', `const tool = { ${add}, parameters: z.object(${shape}) };\nregisterTool(server, tool);`],
  ])('%s', (_, call) => {
    expect(extracted(IMPORTS + call)).toEqual([literal]);
    expect(read(IMPORTS + call).code!.registrations.map(({ api }) => api)).toEqual(['literal']);
  });

  test.each([
    ['no schema', `registerTool(server, 'a', { description: 'Adds' }, async () => ({}));`, { description: 'Adds' }],
    ['no schema, in a definition', `registerTool(server, { ${add}, run });`, { description: 'Adds', run: '??' }],
    ['a description alone', `registerTool(server, 'a', 'Adds', async () => ({}));`, { description: 'Adds' }],
    [
      'annotations that are more',
      `registerTool(server, 'a', 'Adds', {}, { ...READ, title: 'A' }, async () => ({}));`,
      {
        description: 'Adds',
        inputSchema: { type: 'object', properties: {} },
        annotations: { title: 'A', '...': true },
      },
    ],
  ])('%s', (_, call, told) => {
    expect(extracted(IMPORTS + call)).toEqual([{ name: 'a', ...told, '...': true }]);
  });

  test('what it makes of it is not missing', () => {
    const call = `registerTool(server, { name: 'find', annotations: { title: 'F', description: 'Finds' }, inputShape: {} });`;
    expect(said(IMPORTS + call)).toEqual([]);
  });

  test.each([
    ['a name that nobody knows', `registerTool(server, NAME, DESCRIPTION, ${shape}, async () => ({}));`],
    ['a name that nobody knows, in a definition', `registerTool(server, { name: NAME, schema: ${shape} });`],
    ['a description behind such a name', `registerTool(server, NAME, 'Adds two numbers', ${shape}, async () => ({}));`],
    ['a name alone', `registerTool(server, 'a');`],
    ['what says nothing', `registerTool(server, { name: 'a', version: '1.0.0' });`],
    ['several tools', `registerTools(server, { ${add} });`],
    ['no server', `registerDatabaseTool(registry, { ${add} });`],
    ['a resource', `registerResource(server, 'a', 'file:///a', { description: 'A' }, async () => ({}));`],
    ['a flow', `import { genkit } from 'genkit';\nregisterTool(server, { ${add}, inputSchema: ${shape} });`],
  ])('none: %s', (_, call) => {
    expect(extracted(IMPORTS + call)).toEqual([]);
    expect(extracted(IMPORTS + call, 'resources')).toEqual([]);
  });

  test('a method of the server is given names', () => {
    const source = `${HEAD}const MCP_SERVER = 'a';\nserver.registerTool(MCP_SERVER, ${CONFIG}, run);\nserver.registerTool(ofServer, ${CONFIG}, run);`;
    expect(extracted(source)).toEqual([TOOL, { ...TOOL, name: '??' }]);
  });
});
