/** Functions for a model in files of data, in the form of OpenAI's API: linted where somebody names the file. */
import { describe, expect, test } from '@jest/globals';
import { formats, rules } from '../../../rules/index.js';
import { resolveRules } from '../../../src/config/types.js';
import { lint } from '../../../src/engine/lint.js';
import { type Hints } from '../../../src/engine/manifest.js';
import { NO_FORMAT, recognise } from '../../../src/engine/recognise.js';
import { parse } from '../../../src/parse/parse.js';

const settings = resolveRules(new Map(rules.map((rule) => [rule.id, rule])), 'recommended', []);
const FUNCTION = {
  name: 'get_weather',
  description: 'Gets the weather of a city.',
  parameters: {
    type: 'object',
    properties: { city: { type: 'integr', description: 'The city, as people call it.' } },
    required: ['town'],
  },
};
const NESTED = { type: 'function', function: FUNCTION };
const FLAT = { type: 'function', ...FUNCTION };

async function recognised(value: unknown, hints: Partial<Hints> = {}) {
  const document = await parse('tools.json', JSON.stringify(value));
  const { manifests, skipped, ...recognition } = recognise(document, formats, { named: false, servers: [], ...hints });
  const { findings, failures } = lint(document, { manifests, ...recognition }, settings);
  expect(failures).toEqual([]);
  return {
    formats: manifests[0]?.formats ?? skipped,
    tools: manifests.flatMap(({ tools }) => tools.map(({ label }) => label)),
    findings: findings.map(({ rule, pointer, tool }) => `${rule} ${pointer} ${tool}`),
  };
}

const broken = (at: string): string[] => [
  `common/invalid-json-schema ${at}/parameters/properties/city/type get_weather`,
  `common/required-undefined ${at}/parameters/required/0 get_weather`,
];

describe('named, they are linted', () => {
  test.each<[string, unknown, string]>([
    ['a list', [NESTED], '/0/function'],
    ['a list under `tools`', { tools: [NESTED] }, '/tools/0/function'],
    ['a list of the newer form', { tools: [FLAT] }, '/tools/0'],
    ['a list beside what the API itself brings', [{ type: 'web_search' }, FLAT], '/1'],
    ['one by itself', NESTED, '/function'],
    ['one of the newer form by itself', FLAT, ''],
    ['a request', { model: 'x', messages: [{ role: 'user' }], tools: [NESTED] }, '/tools/0/function'],
  ])('%s', async (_, value, at) => {
    const expected = { tools: ['get_weather'], findings: broken(at) };
    expect(await recognised(value, { named: true })).toEqual({ ...expected, formats: ['mcp'] });
    expect(await recognised(value, { format: 'mcp' })).toEqual({ ...expected, formats: ['mcp'] });
    expect(await recognised(value, { format: 'openai' })).toEqual({ ...expected, formats: ['openai', 'mcp'] });
    expect((await recognised(value)).formats).toBe(NO_FORMAT);
  });

  test('without parameters, too', async () => {
    const ping = { type: 'function', function: { name: 'ping', description: '' } };
    expect((await recognised([ping], { named: true })).findings).toEqual([
      'common/empty-description /0/function/description ping',
    ]);
  });

  const own = {
    strict: true,
    parameters: { type: 'object', properties: { city: { type: 'string', description: 'x' } } },
  };
  const asked = (at: string): string[] => [
    `clients/strict-schema ${at}/parameters get weather`,
    `clients/strict-schema ${at}/parameters get weather`,
    `mcp/name-format ${at}/name get weather`,
  ];
  test.each<[string, unknown, string[]]>([
    ['nested', { type: 'function', function: { ...FUNCTION, ...own, name: 'get weather' } }, asked('/0/function')],
    ['in the newer form', { ...FLAT, ...own, name: 'get weather' }, asked('/0')],
    ['not strict', { ...FLAT, ...own, strict: false }, []],
  ])('as OpenAI asks: %s', async (_, value, expected) => {
    expect((await recognised([value], { named: true })).findings).toEqual(expected);
  });

  test('functions beside MCP tools are those of another list', async () => {
    const inputSchema = { type: 'object', properties: {} };
    const tools = [{ name: 'ping', description: 'Answers at once.', inputSchema }];
    const functions = [{ ...FLAT, parameters: inputSchema, name: 'get weather' }];
    expect((await recognised({ tools, functions }, { named: true })).findings).toEqual([]);
  });
});

test.each<[string, unknown]>([
  ['calls that a model made', [{ id: 'call_1', type: 'function', function: { name: 'a', arguments: '{}' } }]],
  ['a choice', { type: 'function', function: { name: 'a' } }],
  ['functions of a deployment', { functions: [{ name: 'a', source: 'functions', parameters: { type: 'object' } }] }],
  ['blocks that are called so', [{ type: 'function', name: 'a', inputs: [] }, { name: 'b' }]],
  [
    'members of an ABI',
    [
      { type: 'function', name: 'transfer', inputs: [], outputs: [] },
      { type: 'event', name: 'e' },
    ],
  ],
  ['documentation of code', [{ type: 'function', name: 'f', description: 'Adds.', parameters: [{ name: 'a' }] }]],
  ['some with a type, some without', { tools: [NESTED, FUNCTION] }],
])('named, they are none: %s', async (_, value) => {
  expect((await recognised(value, { named: true })).formats).toBe(NO_FORMAT);
});

describe('an exported literal in source code', () => {
  const list = `export const tools = ${JSON.stringify([NESTED])};\n`;
  const read = async (text: string, named: boolean) => {
    const { manifests, skipped } = recognise(await parse('x.ts', text), formats, { named, servers: [] });
    return manifests[0]?.formats ?? skipped;
  };

  test('is read where the file imports something, or somebody names it', async () => {
    expect(await read(`import { run } from './run.js';\n${list}`, false)).toEqual(['mcp']);
    expect(await read(list, true)).toEqual(['mcp']);
    expect(await read(list, false)).toBe(NO_FORMAT);
  });
});
