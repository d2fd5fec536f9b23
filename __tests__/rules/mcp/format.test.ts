import { describe, expect, test } from '@jest/globals';
import { formats, rules } from '../../../rules/index.js';
import { lint } from '../../../src/engine/lint.js';
import { NO_FORMAT, recognise } from '../../../src/engine/recognise.js';
import { type Hints } from '../../../src/engine/manifest.js';
import { parse } from '../../../src/parse/parse.js';
import { resolveRules } from '../../../src/config/types.js';
import { TOOL, tool, without } from './listing.js';

const settings = resolveRules(new Map(rules.map((rule) => [rule.id, rule])), 'recommended', []);
const resource = { uri: 'game://state', name: 'State', mimeType: 'application/json' };
const widgetTool = tool({ _meta: { 'openai/outputTemplate': 'ui://widget/map.html' } });

async function recognised(value: unknown, hints: Partial<Hints> = {}) {
  const document = await parse('tools.json', JSON.stringify(value));
  const recognition = recognise(document, formats, { named: false, servers: [], ...hints });
  const { findings, failures } = lint(document, recognition, settings);
  expect(failures).toEqual([]);
  return {
    formats: recognition.manifests[0]?.formats ?? recognition.skipped,
    tools: recognition.manifests[0]?.tools.length,
    findings: findings.map(({ rule, pointer }) => `${rule} ${pointer}`),
  };
}

describe('a bare array of tools', () => {
  test('is recognised, and its tools are judged', async () => {
    const list = [tool({ name: 'get weather' }), tool({ description: 'Says more of it.' })];
    expect(await recognised(list)).toEqual({ formats: ['mcp'], tools: 2, findings: ['mcp/name-format /0/name'] });
    expect(await recognised({ jsonrpc: '2.0', id: 1, result: list })).toMatchObject({ formats: ['mcp'], tools: 2 });
  });

  test('so it is where a few of them are broken', async () => {
    const list = [TOOL, tool({ name: 'b', description: 'Says b.' }), null, { ...without('name'), description: 'c' }];
    expect((await recognised([...list, tool({ name: 'd', description: 'Says d.' })])).findings).toEqual([
      'mcp/field-type /2',
      'mcp/required-field /3',
    ]);
  });

  test('a note beside what tools have changes nothing', async () => {
    expect(await recognised([{ ...TOOL, category: 'weather' }])).toMatchObject({ formats: ['mcp'], tools: 1 });
    const dumped = { ...TOOL, server: 'weather', meta: null, icons: null };
    expect(await recognised([dumped])).toMatchObject({ formats: ['mcp'], tools: 1 });
  });

  test('is one of an OpenAI app where it has the metadata', async () => {
    expect((await recognised([widgetTool])).formats).toEqual(['openai', 'mcp']);
  });

  test.each<[string, unknown]>([
    ['workflows', [{ ...TOOL, id: 'flow_1', steps: [{ run: 'x' }] }]],
    ['agents', [{ ...TOOL, model: 'large', instructions: 'Be kind.' }]],
    ['no description', [without('description')]],
    ['an inputSchema that is no JSON Schema', [tool({ inputSchema: { city: 'string' } })]],
    ['mostly something else', [TOOL, { name: 'x' }, { name: 'y' }]],
    ['models of OpenAI', [{ 'openai/gpt-4o': { price: 1 } }]],
    ['no names', [without('name')]],
    ['views with metadata', [{ uri: 'ui://x', _meta: { ui: {} } }]],
    ['a tool by itself', TOOL],
    ['nothing', []],
  ])('is not: %s', async (_, value) => {
    expect((await recognised(value)).formats).toBe(NO_FORMAT);
  });

  test('is taken on weaker evidence where somebody names the file', async () => {
    const list = [{ ...TOOL, id: 'x', version: 1 }, without('description')];
    expect(await recognised(list, { named: true })).toMatchObject({ formats: ['mcp'], tools: 2 });
  });
});

describe('a tool by itself', () => {
  test('is one where somebody names the file', async () => {
    expect(await recognised(tool({ name: 'a b' }), { named: true })).toEqual({
      formats: ['mcp'],
      tools: 1,
      findings: ['mcp/name-format /name'],
    });
    expect(await recognised(without('name'), { named: true })).toEqual({
      formats: ['mcp'],
      tools: 1,
      findings: ['mcp/required-field '],
    });
    expect((await recognised({ ...without('name'), steps: [] }, { named: true })).formats).toBe(NO_FORMAT);
    const misspelt = { ...without('inputSchema'), inputschema: { type: 'object' } };
    expect(await recognised(misspelt, { named: true })).toEqual({
      formats: ['mcp'],
      tools: 1,
      findings: ['mcp/misspelt-field /inputschema'],
    });
    expect((await recognised(misspelt)).formats).toBe(NO_FORMAT);
    expect((await recognised({ ...misspelt, steps: [] }, { named: true })).formats).toBe(NO_FORMAT);
    expect((await recognised(without('name'))).formats).toBe(NO_FORMAT);
  });
});

describe('a list of tools', () => {
  const ping = { name: 'ping', description: 'Pings the server.' };
  const wrongKey = { ...ping, input_schema: { type: 'object' }, annotations: { readOnlyHint: true } };

  test.each<[string, unknown]>([
    ['with its envelope', { jsonrpc: '2.0', id: 1, result: { tools: [TOOL] } }],
    ['with less of its envelope', { result: { tools: [TOOL] } }],
    ['of resources with less of its envelope', { id: 1, result: { resources: [resource] } }],
    ['of resources beside no tools', { tools: [], resources: [resource] }],
    ['of tools beside resources', { tools: [TOOL, ping], resources: [resource] }],
  ])('is recognised %s', async (_, value) => {
    expect((await recognised(value)).formats).toEqual(['mcp']);
  });

  test('of resources, one of which is broken, where somebody names the file', async () => {
    const value = { resources: [resource, { name: 'other' }, { uri: 5, name: 'third' }] };
    expect(await recognised(value, { named: true })).toEqual({
      formats: ['mcp'],
      tools: 0,
      findings: ['mcp/field-type /resources/2/uri'],
    });
    expect((await recognised(value)).formats).toBe(NO_FORMAT);
  });

  test('is told that it has no schemas where somebody names the file', async () => {
    expect(await recognised({ tools: [ping] }, { named: true })).toEqual({
      formats: ['mcp'],
      tools: 1,
      findings: ['mcp/input-schema-object /tools/0'],
    });
    expect(await recognised({ nextCursor: 'x', tools: [wrongKey] }, { named: true })).toEqual({
      formats: ['mcp'],
      tools: 1,
      findings: ['mcp/misspelt-field /tools/0/input_schema'],
    });
  });

  test.each(['inputschema', 'inputSchmea', 'inputSchemas'])(
    'is told that its schemas are under `%s` where somebody names the file',
    async (key) => {
      expect(await recognised({ tools: [{ ...ping, [key]: { type: 'object' } }] }, { named: true })).toEqual({
        formats: ['mcp'],
        tools: 1,
        findings: [`mcp/misspelt-field /tools/0/${key}`],
      });
      expect((await recognised({ tools: [{ ...ping, [key]: { type: 'object' } }] })).formats).toBe(NO_FORMAT);
    },
  );

  test('is told that names are missing where somebody names the file', async () => {
    const nameless = without('name');
    expect(await recognised({ tools: [nameless, { ...nameless, nmae: 'b' }] }, { named: true })).toEqual({
      formats: ['mcp'],
      tools: 2,
      findings: ['mcp/misspelt-field /tools/1/nmae', 'mcp/required-field /tools/0'],
    });
    expect(await recognised({ jsonrpc: '2.0', id: 1, result: { tools: [nameless] } }, { named: true })).toEqual({
      formats: ['mcp'],
      tools: 1,
      findings: ['mcp/required-field /result/tools/0'],
    });
  });

  test('is told that tools by their names are no list, where somebody names the file', async () => {
    const map = { ping: { ...TOOL, name: 'ping' }, pong: { ...TOOL, name: 'pong' } };
    for (const [value, at] of [
      [{ tools: map }, '/tools'],
      [{ jsonrpc: '2.0', id: 1, result: { tools: map } }, '/result/tools'],
    ] as const) {
      expect(await recognised(value, { named: true })).toEqual({
        formats: ['mcp'],
        tools: 0,
        findings: [`mcp/field-type ${at}`],
      });
      expect((await recognised(value)).formats).toBe(NO_FORMAT);
    }
  });

  test.each(['mcp_tool_description', 'x-mcp_tool_description'])('in a plugin of Microsoft 365: %s', async (key) => {
    const runtime = (tools: unknown) => ({
      type: 'RemoteMCPServer',
      spec: { url: 'https://example.com/mcp', [key]: tools },
    });
    const plugin = (tools: unknown) => ({
      schema_version: 'v2.4',
      functions: [{ name: 'a' }],
      runtimes: [runtime(tools)],
    });
    const at = `/runtimes/0/spec/${key}/tools/0`;
    expect(await recognised(plugin({ tools: [{ ...TOOL, name: 'ping' }] }))).toEqual({
      formats: ['mcp'],
      tools: 1,
      findings: [],
    });
    expect(await recognised(plugin({ tools: [{ ...TOOL, name: 'ping', inputSchema: {} }] }))).toEqual({
      formats: ['mcp'],
      tools: 1,
      findings: [`mcp/input-schema-object ${at}/inputSchema`],
    });
    for (const other of [{ tools: [] }, { file: 'tools.json' }, { tools: ['ping'] }])
      expect((await recognised(plugin(other))).formats).toBe(NO_FORMAT);
  });

  test.each<[string, unknown]>([
    ['names and descriptions', { tools: [ping] }],
    ['names and descriptions beside resources', { tools: [ping], resources: [resource] }],
    ['names beside resources', { tools: ['ping'], resources: [resource] }],
    ['the key of another', { tools: [wrongKey] }],
    ['the key of another beside resources', { tools: [wrongKey], resources: [resource] }],
    ["Bedrock's schemas", { tools: [{ ...ping, inputSchema: { json: { type: 'object', properties: {} } } }] }],
  ])('is not one in a folder: %s', async (_, value) => {
    expect((await recognised(value)).formats).toBe(NO_FORMAT);
  });

  test.each<[string, unknown]>([
    ['an extension of a desktop', { manifest_version: '0.3', name: 'x', server: {}, tools: [ping] }],
    ['a server', { name: 'x', description: 'y', tools: [ping] }],
    ["Anthropic's tools", { tools: [{ ...ping, input_schema: { type: 'object' } }] }],
    ["Anthropic's request", { model: 'x', tools: [wrongKey] }],
    ["OpenAI's functions without a schema", { tools: [{ type: 'function', ...ping, parameters: {} }] }],
    ["Bedrock's schemas", { tools: [{ ...ping, inputSchema: { json: { type: 'object', properties: {} } } }] }],
    ['a schema that is none', { tools: [{ ...ping, inputSchemas: 2 }] }],
    ['steps beside a schema', { tools: [{ ...ping, inputschema: {}, steps: [] }] }],
    ["a misspelt schema of Anthropic's", { tools: [{ ...ping, input_shcema: {} }] }],
    ['tools of a workshop', { tools: [{ name: 'Hammer', description: 'For nails.', price: 12 }] }],
    ['no names, and what MCP does not know', { tools: [{ ...without('name'), steps: [] }] }],
    ["Bedrock's schemas without names", { tools: [{ inputSchema: { json: { type: 'object', properties: {} } } }] }],
    ['names alone', { tools: [{ name: 'ping' }] }],
    ['texts', { tools: ['ping'] }],
    ['an empty list', { tools: [] }],
    ['tools by other names than their own', { tools: { a: TOOL } }],
    ['tools by their names, with steps', { tools: { ping: { ...TOOL, name: 'ping', steps: [] } } }],
    ['tools by their names, beside something else', { server: 'x', tools: { ping: { ...TOOL, name: 'ping' } } }],
    ['an empty map', { tools: {} }],
    ['nothing', {}],
  ])('is not one in a named file: %s', async (_, value) => {
    expect((await recognised(value, { named: true })).formats).toBe(NO_FORMAT);
  });
});

describe('where the config says so', () => {
  const hinted = async (value: unknown) => await recognised(value, { format: 'mcp' });

  test.each<[string, unknown, number, string[]]>([
    ['a bare array', [{ ...TOOL, id: 1, name: 'a b' }], 1, ['mcp/name-format /0/name']],
    ['a bare array of resources', [resource, { ...resource, titel: 'x' }], 0, ['mcp/misspelt-field /1/titel']],
    ['a tool by itself', tool({ title: 5 }), 1, ['mcp/field-type /title']],
    ['an empty list', { tools: [] }, 0, []],
    ['resources alone', { resources: [resource] }, 0, []],
    ['an answer', { jsonrpc: '2.0', id: 1, result: { tools: [TOOL] } }, 1, []],
    ['no list', { servers: {} }, 0, ['mcp/required-field ']],
    ['a list of something else', { resources: 'none' }, 0, ['mcp/field-type /resources', 'mcp/required-field ']],
    ['tools that are no list', { tools: { a: TOOL } }, 0, ['mcp/field-type /tools']],
    ['no object', 'tools', 0, ['mcp/field-type ']],
    ['a list of texts', ['get_weather'], 0, ['mcp/field-type /0']],
  ])('%s', async (_, value, tools, findings) => {
    expect(await hinted(value)).toEqual({ formats: ['mcp'], tools, findings });
  });
});

describe('with the metadata of OpenAI', () => {
  const meta = { annotations: { openai: { outputTemplate: 'ui://widget/map.html' } } };

  test.each<[string, object, string]>([
    ['no name', without('name'), 'mcp/required-field /tools/0'],
    ['no inputSchema', without('inputSchema'), 'mcp/input-schema-object /tools/0'],
    ['a name that is none', { name: 5 }, 'mcp/field-type /tools/0/name'],
  ])('it is an MCP tool with %s', async (_, more, finding) => {
    const { formats, findings } = await recognised({ tools: [{ ...more, ...meta }] });
    expect(formats).toEqual(['openai', 'mcp']);
    expect(findings).toContain(finding);
  });

  test('and so is a resource whose neighbour is broken', async () => {
    const widget = { uri: 'ui://widget/map.html', name: 'Map', mimeType: 'text/html+skybridge' };
    const { formats, findings } = await recognised({ resources: [widget, { ...widget, uri: 5 }] });
    expect(formats).toEqual(['openai', 'mcp']);
    expect(findings).toContain('mcp/field-type /resources/1/uri');
  });
});
