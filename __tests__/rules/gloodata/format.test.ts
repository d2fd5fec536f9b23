import { describe, expect, test } from '@jest/globals';
import { format } from '../../../rules/gloodata/format.js';
import { recognise } from '../../../src/engine/recognise.js';
import type { Tool } from '../../../src/core/rule.js';
import { parse } from '../../../src/parse/parse.js';

async function recognition(value: unknown, named = false) {
  const document = await parse('manifest.json', JSON.stringify(value));
  return recognise(document, [format], { named, servers: [] });
}

describe('recognition', () => {
  test.each([
    ['the simplest extension', { ns: 'a', title: 'A', tools: {} }],
    ['fields in any order, and more of them', { tools: { a: 1, b: {} }, x: 1, title: '', ns: '' }],
  ])('%s', async (_, value) => {
    expect((await recognition(value)).manifests.map(({ formats }) => formats)).toEqual([['gloodata']]);
  });

  test.each([
    ['a tool listing', { title: 'A', tools: [{ name: 'a' }] }],
    ['no namespace', { title: 'A', tools: {} }],
    ['no title', { ns: 'a', tools: {} }],
    ['a list of tools', { ns: 'a', title: 'A', tools: [] }],
    ['a namespace that is no string', { ns: 1, title: 'A', tools: {} }],
    ['translations', { ns: 'common', title: 'Welcome', tools: { hammer: 'Hammer', pick: 'Pick' } }],
    ['null', null],
  ])('not %s', async (_, value) => {
    expect((await recognition(value)).skipped).toBe('no known format');
  });

  test('an extension in a list is nearly one', async () => {
    expect((await recognition([{ ns: 'a', title: 'A', tools: {} }])).skipped).toMatch(
      /^looks like a Gloodata extension,/,
    );
  });

  test.each([
    ['without its namespace', { title: 'A', tools: {} }],
    ['whose tools have a title only', { ns: 'a', title: 'A', tools: { a: { title: 'A' } } }],
    ['without its title', { ns: 'a', tools: {} }],
    ['without its tools', { ns: 'a', title: 'A' }],
    ['with a list of tools', { ns: 'a', title: 'A', tools: [] }],
  ])('a named file %s', async (_, value) => {
    expect((await recognition(value, true)).manifests).toHaveLength(1);
  });

  test('a named file with a title and a description is not taken for one', async () => {
    expect((await recognition({ title: 'A', description: 'b' }, true)).manifests).toEqual([]);
  });
});

describe('tools', () => {
  async function toolsOf(text: string): Promise<readonly Tool[]> {
    const document = await parse('manifest.json', text);
    return recognise(document, [format], { named: true, servers: [] }).manifests[0]!.tools;
  }
  const extension = (tools: string): string => `{"ns": "a", "title": "A", "tools": ${tools}}`;

  test('are called by their keys', async () => {
    const tools = await toolsOf(extension('{"b": {"title": "B"}, "a": {}}'));
    expect(tools.map(({ label, name }) => [label, name?.key])).toEqual([
      ['b', 'b'],
      ['a', 'a'],
    ]);
  });

  test('have the description that is written, and the title is none', async () => {
    const tools = await toolsOf(
      extension('{"a": {"title": "A", "description": "does a"}, "b": {"title": "B"}, "c": {"description": null}}'),
    );
    expect(tools.map(({ description }) => description?.value)).toMatchObject(
      [{ value: 'does a' }, undefined, undefined].map((each) => each ?? undefined),
    );
  });

  test('have their fields as input', async () => {
    const [tool] = await toolsOf(extension('{"a": {"schema": {"fields": {"x": {"type": "string"}}}}}'));
    expect(tool!.schemas).toMatchObject([
      { role: 'input', shape: 'fields', entry: { key: 'fields' }, node: { kind: 'object' } },
    ]);
  });

  test('without fields have no schema', async () => {
    const tools = await toolsOf(extension('{"a": {}, "b": {"schema": {}}, "c": {"schema": null}}'));
    expect(tools.map(({ schemas }) => schemas)).toEqual([[], [], []]);
  });

  test('that are no objects are none, and of two under one key the last counts', async () => {
    const tools = await toolsOf(extension('{"a": 1, "b": {"title": "first"}, "b": {"title": "last"}}'));
    expect(tools.map(({ node }) => node.entries[0]!.value)).toMatchObject([{ value: 'last' }]);
  });
});
