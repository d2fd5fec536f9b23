import { describe, expect, test } from '@jest/globals';
import { format } from '../../../rules/shinkai/format.js';
import { NO_FORMAT, recognise } from '../../../src/engine/recognise.js';
import { parse } from '../../../src/parse/parse.js';
import { table, text, tool, without } from './tool.js';

const bare = { name: 'Weather', parameters: table({}), result: {} };
/** Said of what has signs of a manifest, and too few. */
const NEAR =
  'looks like a Shinkai manifest, which is recognised by `name`, `parameters` and `result`, and a field that only Shinkai has, such as `runner` or `sqlTables`';
const agent = { ...tool(), agent_id: 'weather', full_identity_name: '@@weather.shinkai/main/agent/weather' };

describe('is recognised', () => {
  test.each<[string, unknown]>([
    ['a tool', tool()],
    ['a tool without configurations', without('configurations')],
    ...[
      'configurations',
      'sqlTables',
      'sqlQueries',
      'runner',
      'operating_system',
      'tool_set',
      'tools',
      'oauth',
      'keywords',
    ].map((sign): [string, unknown] => [`a bare tool with ${sign}`, { ...bare, [sign]: null }]),
    ['a tool without a name', without('name')],
    ['a tool without a result', without('result')],
    ['parameters in a list', tool({ parameters: [] })],
    ['parameters that are no schema', tool({ parameters: { city: 'string' } })],
    ['parameters with a type alone', { ...bare, parameters: { type: 'object' }, keywords: [] }],
    ['parameters with properties alone', { ...bare, parameters: { properties: {} }, keywords: [] }],
  ])('%s', async (_, value) => {
    expect((await recognised(value)).manifests.map(({ formats }) => formats)).toEqual([['shinkai']]);
  });
});

describe('is not recognised', () => {
  test.each<[string, unknown, string]>([
    ['an empty object', {}, NO_FORMAT],
    ['a list of tools', [tool()], NEAR],
    ['nothing but the name and schemas', bare, NO_FORMAT],
    ['two tables and nothing else', { parameters: table({}), result: table({}) }, NEAR],
    ['the metadata of a skill', { name: 'a', version: '1.0.0', keywords: [], parameters: {} }, NO_FORMAT],
    ['an agent', agent, 'a Shinkai agent, not a tool'],
    [
      'an agent as the product writes it',
      { name: 'a', agent_id: 'a', full_identity_name: 'b', tools: [] },
      'a Shinkai agent, not a tool',
    ],
    ['something else that has an agent', { ...tool(), agent_id: 'a' }, NO_FORMAT],
  ])('%s', async (_, value, reason) => {
    const { manifests, skipped } = await recognised(value);
    expect(manifests).toEqual([]);
    expect(skipped).toBe(reason);
  });
});

test('every word that tells of it stands in the text of what is recognised', () => {
  for (const value of [tool(), agent]) {
    const source = JSON.stringify(value);
    expect(format.requiredWords.some((words) => words.every((word) => source.includes(word)))).toBe(true);
  }
});

test('a named file is taken on weaker evidence', async () => {
  const document = await parse('tool.json', JSON.stringify({ sqlTables: [], author: 'x', description: 'y' }));
  const { manifests } = recognise(document, [format], { named: true, servers: [] });
  expect(manifests.map(({ formats }) => formats)).toEqual([['shinkai']]);
});

describe('a function of a model in a named file', () => {
  const parameters = { type: 'object', properties: { city: { type: 'string' } } };
  const named = async (value: unknown) => {
    const document = await parse('get_weather.json', JSON.stringify(value));
    const { manifests, skipped } = recognise(document, [format], { named: true, servers: [] });
    return manifests[0]?.formats ?? skipped;
  };

  test.each<[string, Record<string, unknown>]>([
    ['by itself', {}],
    ['with its kind', { type: 'function', strict: true }],
    ['in capitals', { parameters: { type: 'OBJECT', properties: {} } }],
  ])('%s is none', async (_, more) => {
    const value = { name: 'get_weather', description: 'Tells the weather.', parameters, ...more };
    expect(await named(value)).toBe('a function for a model as OpenAI has it, not a Shinkai tool');
    expect((await recognised(value)).skipped).toBe(NO_FORMAT);
  });

  test('with a field that only a manifest has is a tool', async () => {
    expect(await named({ name: 'Weather', description: 'x', parameters, author: 'y' })).toEqual(['shinkai']);
    expect(await named({ name: 'Weather', description: 'x', parameters, result: {} })).toEqual(['shinkai']);
  });
});

describe('its tool', () => {
  test('is seen with its three tables', async () => {
    const { manifests } = await recognised(tool({ id: 'weather', parameters: table({ city: text() }) }));
    const [seen] = manifests[0]!.tools;
    expect(seen).toMatchObject({
      id: 'weather',
      version: '1.0.0',
      label: 'Weather',
      description: { key: 'description' },
    });
    expect(seen!.schemas.map(({ role, entry, shape }) => [role, entry.key, shape])).toEqual([
      ['config', 'configurations', 'schema'],
      ['input', 'parameters', 'schema'],
      ['output', 'result', 'schema'],
    ]);
  });

  test('has no schemas where the tables are no objects', async () => {
    const { manifests } = await recognised(tool({ configurations: [] }));
    expect(manifests[0]!.tools[0]!.schemas.map(({ role }) => role)).toEqual(['input', 'output']);
  });
});

async function recognised(value: unknown) {
  return recognise(await parse('metadata.json', JSON.stringify(value)), [format], { named: false, servers: [] });
}
