import { describe, expect, test } from '@jest/globals';
import { formats } from '../../../rules/index.js';
import { NO_FORMAT, recognise } from '../../../src/engine/recognise.js';
import { parse } from '../../../src/parse/parse.js';
import { definition, taking, without } from './definition.js';

const flat = definition({ input_schema: { type: 'object', properties: {} } });

describe('is recognised', () => {
  test.each<[string, unknown]>([
    ['a definition', definition()],
    ['an array', [definition()]],
    ['a list under tools', { $schema: 'urn:oxp:1.0', tools: [definition()] }],
    ['a list under items', { items: [definition()] }],
    ['a list in which one is whole', [{}, 'x', definition()]],
    ['a definition without an id', without('id')],
    ['a definition without a name', without('name')],
    ['a definition without a version', without('version')],
    ['a definition without an output', without('output_schema')],
    ['an id without a version', definition({ id: 'Calculator.Add' })],
    ['an id with a broken version', { ...without('output_schema'), id: 'Calculator.Add@1.0' }],
    ['an id with another broken version', { ...without('output_schema'), id: 'Calculator.Add@v1.0.x' }],
    ['an id with a word in its version', { ...flat, id: 'Calculator.Add@1.beta.0' }],
    ['a definition with a list of its own', definition({ tools: [], items: [] })],
    ['empty parameters', taking({})],
    ['the flat form', flat],
    ['an input schema without parameters', definition({ input_schema: {} })],
    ['the input schema as MCP writes it', inCamelCase()],
    ['the same in a list', { tools: [inCamelCase()] }],
    ['the same without an output', inCamelCase({ output_schema: undefined })],
    ['the same, flat', inCamelCase({ inputSchema: { type: 'object' } })],
  ])('%s', async (_, value) => {
    expect((await recognised(value)).manifests.map(({ formats }) => formats)).toEqual([['otc']]);
  });
});

describe('is not recognised', () => {
  test.each<[string, unknown, string]>([
    ['an empty object', {}, NO_FORMAT],
    ['an empty list', { tools: [] }, NO_FORMAT],
    ['no object', 'input_schema', NO_FORMAT],
    ['a tool with only an input schema', { name: 'a', input_schema: { type: 'object' } }, NO_FORMAT],
    ['the flat form without a sign of its own', { ...flat, id: 'wf_1' }, NO_FORMAT],
    ['an id alone beside an input schema', { id: 'Calculator.Add@1.0.0', input_schema: {} }, NO_FORMAT],
    ['parameters alone in an input schema', { name: 'a', input_schema: { parameters: {} } }, NO_FORMAT],
    ['a list of other tools of a toolkit', { tools: [{ name: 'a', toolkit: {} }] }, NO_FORMAT],
    ['a flow that belongs to somebody', { ...flat, id: 'me@163.com' }, NO_FORMAT],
    [
      'a tool of MCP that has a version',
      { id: 'a', name: 'a', version: '1.0.0', inputSchema: { type: 'object' } },
      NO_FORMAT,
    ],
    ['parameters in a list', { id: 'a', input_schema: { parameters: [] }, output_schema: {} }, NO_FORMAT],
    [
      'the documentation of a toolkit',
      { id: 'Math', version: '1.0.0', tools: [{ fullyQualifiedName: 'Math.Abs@1.0.0' }] },
      'the documentation of a toolkit, not OTC tool definitions',
    ],
    [
      'an early draft',
      { tools: [{ id: 'Math.Abs@1.0.0', toolkit: {}, input: {} }] },
      'an early draft of OTC, not version 1.0',
    ],
  ])('%s', async (_, value, reason) => {
    const { manifests, skipped } = await recognised(value);
    expect(manifests).toEqual([]);
    expect(skipped).toBe(reason);
  });
});

describe('is recognised by its id', () => {
  const ring = { ...without('input_schema'), output_schema: null };
  const { output_schema: _, ...bare } = ring;

  test.each<[string, unknown, string[][]]>([
    ['a definition without an input', ring, [['otc']]],
    ['one under another name', { ...ring, 'input-schema': { parameters: {} } }, [['otc']]],
    ['a definition with an id of another kind', { ...ring, id: 'me@163.com' }, []],
    ['a definition without an output either', bare, [['otc']]],
    ['with nothing else of a definition', { ...bare, version: '2.0.0' }, []],
  ])('%s', async (_, value, expected) => {
    for (const named of [true, false])
      expect((await recognised(value, named)).manifests.map(({ formats }) => formats)).toEqual(expected);
  });
});

describe('its tools', () => {
  test('are those of all definitions, with what the common rules read', async () => {
    const tools = await toolsOf({ tools: [definition(), 'no tool', flat] });
    expect(tools.map(({ id, label, version }) => [id, label, version])).toEqual([
      ['Calculator.Add@1.0.0', 'Calculator_Add', '1.0.0'],
      ['Calculator.Add@1.0.0', 'Calculator_Add', '1.0.0'],
    ]);
    expect(tools.map(({ schemas }) => schemas.map(({ role, entry }) => `${role} ${entry.key}`))).toEqual([
      ['input parameters', 'output output_schema'],
      ['input input_schema', 'output output_schema'],
    ]);
  });

  test('are called by their id where they have no name', async () => {
    expect((await toolsOf(without('name')))[0]?.label).toBe('Calculator.Add@1.0.0');
  });

  test('have no schema where there is none', async () => {
    expect((await toolsOf({ ...without('output_schema'), input_schema: {} }))[0]?.schemas).toEqual([]);
  });
});

function inCamelCase(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const { input_schema: inputSchema, ...rest } = definition();
  return { ...rest, inputSchema, ...changes };
}

async function recognised(value: unknown, named = false) {
  const document = await parse('tool.json', JSON.stringify(value));
  return recognise(document, formats, { named, servers: [] });
}

async function toolsOf(value: unknown) {
  return (await recognised(value)).manifests[0]!.tools;
}
