import { expect, test } from '@jest/globals';
import { Locator } from '../../src/engine/locate.js';
import { lack, part, type ProblemPlace } from '../../src/core/rule.js';
import { entries, entry, get, items, type Node, type ObjectNode, type StringNode } from '../../src/core/tree.js';
import { parse } from '../../src/parse/parse.js';
import { within } from '../support/patience.js';

/** The hash of what a path leads to, in a text. */
async function hashOf(text: string, pick: (root: Node) => ProblemPlace, path = 'a.jsonc'): Promise<string> {
  const document = await parse(path, text);
  expect(document.faults).toEqual([]);
  return new Locator(document, () => []).locate(pick(document.roots[0]!)).valueHash;
}

const value = (root: Node): Node => get(root, 'a')!;
const key = (root: Node): ProblemPlace => entry(root, 'a')!;

test.each<[string, (root: Node) => ProblemPlace, string, string]>([
  ['a string, however it is quoted', value, '{"a":"x y"}', '{ /* c */ "a": "\\u0078 y", }'],
  ['a number, however it is written', value, '{"a": 100}', '{"a": 1e2}'],
  ['the keys of an object, in any order', value, '{"a": {"x": 1, "y": 2}}', '{"a": {"y": 3, "x": [4]}}'],
  ['the scalars of a list', value, '{"a": [1, {"x": 1}]}', '{"a": [ 1, {"y": 2} ]}'],
  ['a key with its value', key, '{"a": "x", "b": 1}', '{"b": 2, "a": "x"}'],
  ['what lacks a key', (root) => lack(value(root) as ObjectNode), '{"a": {"x": 1}}', '{"a": {"x": 2}}'],
  ['the whole of a string', (root) => part(value(root) as StringNode, 0, 1), '{"a": "xyz"}', '{"a":  "xyz"}'],
])('is the same for %s', async (_, pick, one, other) => {
  expect(await hashOf(one, pick)).toBe(await hashOf(other, pick));
  expect(await hashOf(one, pick)).toMatch(/^[0-9a-f]{16}$/);
});

test('is the same in YAML and JSON', async () => {
  expect(await hashOf('a: "x"', value, 'a.yaml')).toBe(await hashOf('{"a": "x"}', value));
  expect(await hashOf('a: [1, null]', value, 'a.yaml')).toBe(await hashOf('{"a": [1, null]}', value));
});

test('is another for each other value', async () => {
  const values = [
    ...['"x"', '"X"', '""', '1', '"1"', '2', 'true', '"true"', 'false', 'null', '"null"', '{}', '[]', '"[]"'],
    ...[
      '{"x": 1}',
      '{"y": 1}',
      '{"x": 1, "y": 1}',
      '{"x,y": 1}',
      '[1]',
      '["1"]',
      '[1, 1]',
      '[null]',
      '[{}]',
      '[[]]',
      '["object"]',
    ],
  ];
  const hashes = await Promise.all(values.map((each) => hashOf(`{"a": ${each}}`, value)));
  const ofKeys = await Promise.all(values.map((each) => hashOf(`{"a": ${each}}`, key)));
  expect(new Set([...hashes, ...ofKeys]).size).toBe(2 * values.length);
  expect(await hashOf('{"b": 1}', (root) => entry(root, 'b')!)).not.toBe(await hashOf('{"a": 1}', key));
});

test('of code that nobody can evaluate, what a formatter does makes no difference', async () => {
  const code = (description: string): string =>
    `server.registerTool('a', { description: ${description}, inputSchema: {} });`;
  const description = (root: Node): ProblemPlace => get(items(get(root, 'tools'))[0], 'description')!;
  const of = (text: string) => hashOf(code(text), description, 'a.ts');
  expect(get(items(get((await parse('a.ts', code("t('x', [1])"))).roots[0], 'tools'))[0], 'description')?.kind).toBe(
    'unknown',
  );
  expect(await of("t('x', [1])")).toBe(await of('t(\n  "x",\n  [1,],\n)'));
  expect(await of("t('x', [1])")).not.toBe(await of("t('y', [1])"));
});

test('many findings on one huge value cost no more than one', async () => {
  const document = await parse('a.json', `{"a": {${Array.from({ length: 100_000 }, (_, i) => `"${i}": 1`).join()}}}`);
  const node = value(document.roots[0]!) as ObjectNode;
  const hashes = await within(2000, () => {
    const locator = new Locator(document, () => []);
    return Array.from({ length: 2000 }, () => locator.locate(lack(node)).valueHash);
  });
  expect([new Set(hashes).size, entries(node).length]).toEqual([1, 100_000]);
});
