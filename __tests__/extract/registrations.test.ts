/** What is registered beside tools, on which server, and calls that look alike. */
import { describe, expect, test } from '@jest/globals';
import { get } from '../../src/core/tree.js';
import { extracted, listed, read, shown } from './helpers.js';

const SDK = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\n`;
const ZOD = `import { z } from 'zod';\n`;
const HEAD = `${SDK}${ZOD}const server = new McpServer({ name: 's', version: '1.0.0' });\n`;
const SCHEMA = `{ type: 'object', properties: { q: { type: 'string' } } }`;

const names = (text: string, list?: Parameters<typeof extracted>[1]): unknown[] =>
  extracted(text, list).map((each) => (each as { name?: unknown }).name);

describe('prompts', () => {
  const prompts = (text: string): unknown[] => listed(read(text), 'prompts' as 'tools').map(shown);
  const argsSchema = { type: 'object', properties: { q: { type: 'string' } }, required: ['q'] };

  test.each<[string, string, unknown[]]>([
    [
      'with a shape',
      `server.registerPrompt('a', { title: 'A', description: 'Asks', argsSchema: { q: z.string() } }, run);`,
      [{ name: 'a', title: 'A', description: 'Asks', argsSchema }],
    ],
    [
      'with a schema',
      `server.registerPrompt('a', { argsSchema: z.object({ q: z.string() }) }, run);`,
      [{ name: 'a', argsSchema }],
    ],
    [
      'without arguments',
      `server.registerPrompt('a', { description: 'Asks' }, run);`,
      [{ name: 'a', description: 'Asks' }],
    ],
    ['a config that is not known', `server.registerPrompt('a', config, run);`, []],
    ['without a handler', `server.registerPrompt('a', { description: 'Asks' });`, []],
    ['of something else', `const menu = new Menu();\nmenu.registerPrompt('a', { description: 'Asks' }, run);`, []],
    [
      'the old method',
      `server.prompt('a', 'Asks', { q: z.string() }, run);`,
      [{ name: 'a', description: 'Asks', argsSchema }],
    ],
    ['the old method with a shape', `server.prompt('a', { q: z.string() }, run);`, [{ name: 'a', argsSchema }]],
    ['the old method with a name', `server.prompt('a', run);`, [{ name: 'a' }]],
    ['the old method of a library that asks people', `prompt('a', run);`, []],
    [
      'the old method of a server that is a member',
      `class A { server = new McpServer({}); add() { this.server.prompt('a', run); } }`,
      [{ name: 'a' }],
    ],
    [
      'the old method of another member',
      `class A { server = new McpServer({}); add() { this.other.prompt('a', run); } }`,
      [],
    ],
    ['a handler that answers', `server.registerPrompt('a', {}, () => ({ messages: [] }));`, [{ name: 'a' }]],
  ])('%s', (_, source, expected) => {
    expect(prompts(HEAD + source)).toEqual(expected);
  });

  test('what their handlers answer', () => {
    const { code } = read(`${HEAD}server.registerPrompt('a', {}, () => ({ messages: [] }));`);
    expect(code!.promptAnswers.map(({ tool, body }) => [tool, shown(body)])).toEqual([['a', { messages: [] }]]);
  });
});

describe('instructions', () => {
  const instructions = (text: string): unknown => shown(get(read(text).roots[0], 'instructions'));

  test.each<[string, unknown]>([
    [`new McpServer({ name: 's' }, { instructions: 'Ask first.' });`, 'Ask first.'],
    [`const options = { instructions: 'Ask first.' };\nnew McpServer({ name: 's' }, options);`, 'Ask first.'],
    [`new McpServer(...infos, { instructions: 'Ask first.' });`, 'Ask first.'],
    [`new McpServer({ name: 's' }, {});`, undefined],
    [`new Client({ name: 's' }, { instructions: 'Ask first.' });`, undefined],
  ])('%s', (source, expected) => {
    expect(instructions(`${SDK}${source}\nserver.registerTool('a', { description: 'Adds' }, run);`)).toBe(expected);
  });
});

describe('a schema that depends', () => {
  test('two JSON Schemas, of which one has parameters', () => {
    const { alternatives, roots } = read(
      `${HEAD}server.registerTool('a', { description: 'Adds', inputSchema: on ? { type: 'object' } : ${SCHEMA} }, run);`,
    );
    const schemas = [roots, ...alternatives!].map(([root]) => {
      const [tool] = shown(get(root, 'tools')) as [{ inputSchema: unknown }];
      return tool.inputSchema;
    });
    expect(schemas).toEqual([{ type: 'object' }, { type: 'object', properties: { q: { type: 'string' } } }]);
  });

  test('an empty shape beside one with parameters', () => {
    const { alternatives, roots } = read(
      `${HEAD}server.registerTool('a', { description: 'Adds', inputSchema: on ? {} : { q: z.string() } }, run);`,
    );
    const kinds = [roots, ...alternatives!].map(([root]) => Object.keys(propertiesOf(root)));
    expect(kinds).toEqual([[], ['q']]);

    function propertiesOf(root: (typeof roots)[number] | undefined): object {
      const [tool] = shown(get(root, 'tools')) as [{ inputSchema: { properties: object } }];
      return tool.inputSchema.properties;
    }
  });

  test('a parameter that may be missing', () => {
    const { alternatives, roots } = read(
      `${HEAD}server.registerTool('a', { description: 'Adds', inputSchema: { q: on ? z.string() : undefined } }, run);`,
    );
    const [tools, ...others] = [roots, ...alternatives!].map(([root]) => shown(get(root, 'tools')));
    expect([tools, ...others]).toMatchObject([
      [{ inputSchema: { properties: { q: { type: 'string' } } } }, '...'],
      [{ inputSchema: { properties: {} } }, '...'],
    ]);
  });

  test('types in words of their own', () => {
    expect(extracted(`${HEAD}server.tool('a', 'Adds', { q: 'string' }, run);`)).toEqual([
      { name: 'a', description: 'Adds', inputSchema: { q: 'string' } },
    ]);
    expect(extracted(`${HEAD}server.tool('a', 'Adds', { q: 'whatever' }, run);`)).toEqual([
      { name: 'a', description: 'Adds', '...': true },
    ]);
  });
});

describe('which server it is', () => {
  const APPS = `import { registerAppTool } from '@modelcontextprotocol/ext-apps/server';\n`;

  test('what two servers have of one name is in two groups', () => {
    const groups = (second: string): boolean => {
      const [a, b] = listed(
        read(
          `${APPS}${HEAD}const other = new McpServer({});\nregisterAppTool(server, 'a', { description: 'A' }, run);\nregisterAppTool(${second}, 'a', { description: 'B' }, run);`,
        ),
        'tools',
      ) as unknown as { group: object }[];
      return a!.group === b!.group;
    };
    expect([groups('server'), groups('other')]).toEqual([true, false]);
  });

  test.each<[string, string, 'v1' | 'v2' | undefined]>([
    ['that the file makes', '', 'v1'],
    ['with a type of its own', `interface Own {}\nfunction add(server: Own) { CALL }`, 'v1'],
    ['with the type of the SDK', `function add(server: McpServer) { CALL }`, 'v1'],
    ['of classes in a circle', `class A extends B {}\nclass B extends A {}\nfunction add(server: A) { CALL }`, 'v1'],
    ['of a class that extends the SDK’s', `class A extends McpServer {}\nfunction add(server: A) { CALL }`, 'v1'],
    ['of a class of its own', `class A {}\nfunction add(server: A) { CALL }`, undefined],
    [
      'of a class with such a method',
      `class A extends McpServer { registerTool() {} }\nfunction add(server: A) { CALL }`,
      undefined,
    ],
    ['whose method is replaced', `server.registerTool = other;\nCALL`, undefined],
  ])('the version of one %s', (_, source, sdk) => {
    const call = `server.registerTool('a', { description: 'Adds' }, run);`;
    const text =
      source === '' ? HEAD + call : (source.startsWith('server') ? HEAD : SDK) + source.replace('CALL', call);
    expect(read(text).code!.registrations.map((each) => each.sdk)).toEqual([sdk]);
  });

  test.each([
    ['function add(name)', 'a'],
    ['const add = (name) =>', 'a'],
    ['export function add(name)', '??'],
    ['export const add = (name) =>', '??'],
  ])('what a helper registers: %s', (head, name) => {
    const text = `${HEAD}${head} { server.registerTool(name, { description: 'Adds' }, run); }\nadd('a');`;
    expect(names(text)).toEqual([name]);
  });

  test('a helper that describes the tool itself, and may leave out some', () => {
    const helper = (config: string): string =>
      `${APPS}${HEAD}function add(name, config) { if (on) registerAppTool(server, name, ${config}, run); }\nadd('a', { description: 'A' });\nadd('b', { description: 'B' });`;
    expect(names(helper('config'))).toEqual(['a', 'b']);
    expect(names(helper(`{ description: 'Adds' }`))).toEqual(['??']);
  });
});

describe('one that is met twice is one', () => {
  test('a definition that mcp-lite is given beside a name', () => {
    const text = `import { McpServer } from 'mcp-lite';\nconst server = new McpServer({});
server.tool('a', { name: 'b', description: 'Adds', inputSchema: ${SCHEMA}, handler: run });`;
    expect(names(text)).toEqual(['a']);
  });

  test('a definition in other words that mcp-lite is given beside a name', () => {
    const text = `${ZOD}import { McpServer } from 'mcp-lite';\nconst server = new McpServer({});
server.tool('a', { name: 'b', description: 'Adds', parameters: z.object({ q: z.string() }), handler: run });`;
    expect(names(text)).toEqual(['a']);
  });

  test('a definition with a name of its own that a class hands on', () => {
    const text = `${SDK}class AddTool extends McpTool {
  name = 'other';
  constructor() { super({ name: 'a', description: 'Adds', inputSchema: ${SCHEMA} }); }
}`;
    expect(names(text)).toEqual(['a']);
  });

  test('a definition that has a name, and is given to a library for models', () => {
    const text = `import { tool } from '@openai/agents';
const addTool = { name: 'a', description: 'Adds', parameters: ${SCHEMA}, execute: run };
export const a = tool(addTool);`;
    expect([names(text), names(text, 'functions')]).toEqual([[], ['a']]);
  });

  test('rows of which a loop makes resources', () => {
    const text = `${HEAD}const WIDGETS = [{ name: 'map', uri: 'ui://widget/map.html', mimeType: 'text/html' }, { name: 'list', uri: 'ui://widget/list.html', mimeType: 'text/html' }];
for (const each of WIDGETS) server.registerResource(each.name, each.uri, { mimeType: each.mimeType }, run);`;
    expect(names(text, 'resources')).toEqual(['map', 'list']);
  });

  test('rows of which a loop makes prompts, too, are tools', () => {
    const text = `${HEAD}const TOOLS = [{ name: 'a', description: 'Adds', inputSchema: ${SCHEMA} }, { name: 'b', description: 'Bends', inputSchema: ${SCHEMA} }];
for (const each of TOOLS) server.registerPrompt(each.name, { description: each.description }, run);`;
    expect(names(text)).toEqual(['a', 'b']);
  });
});

describe('a tool that stands for many', () => {
  const isOfMany = (text: string): unknown =>
    listed(read(text), 'tools').map((tool) => (tool as { isOfMany?: boolean }).isOfMany ?? false);

  test.each([
    [`for (const each of others) server.registerTool(each.name, { description: 'Adds' }, run);`, [true]],
    [`for (const each of others) server.registerTool('a', { description: 'Adds' }, run);`, [false]],
    [`server.registerTool(NAME, { description: 'Adds' }, run);`, [false]],
  ])('%s', (source, expected) => {
    expect(isOfMany(HEAD + source)).toEqual(expected);
  });
});

describe('functions of other names', () => {
  const RUN = `handler: async () => 1`;

  test.each<[string, string, unknown[]]>([
    [
      'a function of the file that keeps what it is given',
      `function addTool(name, config, f) { log(name); list.push({ config, f }); }\naddTool('a', { description: 'Adds numbers', parameters: z.object({ q: z.string() }) }, async () => 1);`,
      ['a'],
    ],
    [
      'a function of the file whose result says nothing of a name',
      `const addTool = (name, config, f) => list.concat(config);\naddTool('a', { description: 'Adds numbers', parameters: z.object({ q: z.string() }) }, async () => 1);`,
      [],
    ],
    ['without a description', `registry.addTool({ name: 'a', parameters: ${SCHEMA}, ${RUN} });`, []],
    ['with one', `registry.addTool({ name: 'a', description: 'Adds numbers', parameters: ${SCHEMA}, ${RUN} });`, ['a']],
    ['what is no object', `registry.addTool('a', 1);`, []],
  ])('%s', (_, source, expected) => {
    const text = ZOD + source;
    expect([...names(text), ...names(text, 'functions')]).toEqual(expected);
  });

  test.each<[string, string, unknown[]]>([
    ['metadata', `{ description: 'Adds', annotations: { readOnlyHint: true } }`, ['a']],
    ['metadata of a host', `{ description: 'Adds', _meta: { 'openai/outputTemplate': 'ui://widget/a.html' } }`, ['a']],
    ['no metadata', `{ description: 'Adds' }`, []],
    ['metadata that is not known', `{ description: 'Adds', annotations: other }`, []],
    ['a schema', `{ description: 'Adds', inputSchema: ${SCHEMA} }`, ['a']],
    ['a schema that is not known', `{ description: 'Adds', inputSchema: other }`, []],
  ])('given a server, a name and a config with %s', (_, config, expected) => {
    const text = `${SDK}import { registerToolIfEnabled } from './tools.js';
export const add = (server: McpServer) => registerToolIfEnabled(server, 'a', ${config}, async () => 1);`;
    expect(names(text)).toEqual(expected);
  });
});

describe('literals that a type says are tools', () => {
  const TYPE = `import type { Tool } from '@modelcontextprotocol/sdk/types.js';\n`;
  const BARE = `{ name: 'a', description: 'Adds' }`;

  test.each<[string, string, unknown[]]>([
    ['where something else is', `const tool: Tool | undefined = other && ${BARE};`, ['a']],
    ['where something else is not', `const tool: Tool = other || ${BARE};`, ['a']],
    ['as what is asked', `const tool: Tool = ${BARE} && other;`, []],
    ['as one of two', `const tool: Tool = other ? ${BARE} : third;`, ['a']],
    ['as the test of a choice', `const tool: Tool = ${BARE} ? other : third;`, []],
    ['in a map', `const tools = new Map<string, Tool>(); tools.set('a', ${BARE});`, ['a']],
    ['as a key of a map', `const tools = new Map<Tool, string>(); tools.set(${BARE}, 'a');`, []],
    ['as a default', `function f(tool: Tool = ${BARE}) {}`, ['a']],
    ['with a type of its own', `const tool: Other = ${BARE};`, []],
  ])('%s', (_, source, expected) => {
    expect(names(TYPE + source)).toEqual(expected);
  });
});
