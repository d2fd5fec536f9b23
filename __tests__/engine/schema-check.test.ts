import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formats } from '../../rules/index.js';
import { structureOf } from '../../src/engine/structure.js';
import { schemaCheck } from '../../src/engine/schema-check.js';
import { toValue, type Node } from '../../src/core/tree.js';
import { parseJson } from '../../src/parse/json/read.js';

const tree = (value: unknown): Node => parseJson('x.json', JSON.stringify(value))!.roots[0]!;

const FIELDS = [
  ...['name', 'version', 'description', 'parameters', 'result', 'properties', 'required', 'type', 'items', 'oauth'],
  ...['id', 'input_schema', 'output_schema', 'ns', 'title', 'tools', 'schema', 'fields', 'ui', 'inputSchema', '_meta'],
];
const { value: anything } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom('object', 'string', '', '2.0', null, true, 1, 1.5),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...FIELDS), tie('value'), { maxKeys: 8 }),
  ),
}));

describe.each(formats.map((format) => [format.id, format] as const))('%s', (_, { schema, validate }) => {
  const check = schemaCheck(schema);

  test('what is surely valid is valid, and what surely is not is not', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const node = tree(value);
        const verdict = check(node);
        if (verdict !== undefined) expect(validate(toValue(node))).toBe(verdict);
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  ['a string', { type: 'string' }, 'a', true],
  ['another type', { type: 'string' }, 1, false],
  ['an integer', { type: ['integer', 'null'] }, 3, true],
  ['a fraction', { type: ['integer', 'null'] }, 3.5, false],
  ['a missing field', { required: ['a'] }, { b: 1 }, false],
  ['an unknown field', { properties: { a: {} }, additionalProperties: false }, { b: 1 }, false],
  ['a value of a set', { enum: ['a', null] }, null, true],
  ['a value outside a set', { enum: ['a', null] }, 'b', false],
  ['an item of a list', { items: { type: 'number' } }, [1, 'a'], false],
  ['a reference', { $ref: '#/$defs/name', $defs: { name: { type: 'string' } } }, 'a', true],
  ['a reference that is not kept', { $ref: '#/$defs/name', $defs: { name: { type: 'string' } } }, 1, false],
  ['a condition that is met', { if: { type: 'object' }, then: { required: ['a'] } }, { a: 1 }, true],
  ['a condition whose consequence is not kept', { if: { type: 'object' }, then: { required: ['a'] } }, {}, false],
  ['a text that a pattern finds', { type: 'string', pattern: '\\S' }, ' a', true],
  ['a text that it does not find', { type: 'string', pattern: '\\S' }, ' ', false],
  ['a keyword that it does not know', { multipleOf: 2 }, 4, undefined],
])('%s', (_, schema, value, expected) => {
  expect(schemaCheck(schema)(tree(value))).toBe(expected);
});

/** Takes away, as source code may: `open` lists and objects that show only some of what they hold, and unknown values. */
function withHoles(node: Node, holes: readonly number[], at = { index: 0 }): Node {
  const hole = holes[at.index++ % holes.length];
  if (hole === 1) return { kind: 'unknown', start: node.start, end: node.end };
  const open = hole === 2;
  if (node.kind === 'array') return { ...node, open, items: node.items.map((item) => withHoles(item, holes, at)) };
  if (node.kind !== 'object') return node;
  const entries = node.entries.map((each) => ({ ...each, value: withHoles(each.value, holes, at) }));
  return { ...node, open, entries };
}

describe.each(formats.map((format) => [format.id, format] as const))('%s, with holes', (_, format) => {
  const check = schemaCheck(format.schema);
  // A keyword that nobody knows sends everything to ajv.
  const closely = { ...format, schema: { ...format.schema, 'x-unknown': true } };

  test('of what is surely valid a close look says nothing either', () => {
    fc.assert(
      fc.property(anything, fc.array(fc.nat(5), { minLength: 7, maxLength: 7 }), (value, holes) => {
        const node = withHoles(tree(value), holes);
        if (check(node)) expect(structureOf(closely, [node])).toEqual([]);
      }),
      // The same each time, so that a change is not red for what it did not do.
      { numRuns: 5000, seed: 1 },
    );
  });
});

test('where a condition cannot be known, a close look leaves out what depends on it, and nothing else', () => {
  const format = formats.find(({ id }) => id === 'otc')!;
  const tool = (type: Node): Node => {
    const whole = tree({ id: 1, input_schema: { name: 'object', type: 1 } }) as Node & { kind: 'object' };
    const schema = whole.entries[1]!.value as Node & { kind: 'object' };
    const [name, second] = schema.entries;
    const entries = [name!, { ...second!, value: type }];
    return {
      ...whole,
      open: true,
      entries: [whole.entries[0]!, { ...whole.entries[1]!, value: { ...schema, entries } }],
    };
  };
  const kinds = (type: Node): string[] => structureOf(format, [tool(type)]).map(({ kind }) => kind);
  expect(kinds(unknown())).toEqual(['field-type']);
  expect(kinds(tree('string')).toSorted()).toEqual(['field-type', 'required-field', 'unknown-field', 'unknown-field']);
});

test('where asked, what cannot be known gives no verdict', () => {
  const schema = { properties: { a: { const: 'x' } }, required: ['b'] };
  const check = schemaCheck(schema, { unknown: undefined });
  expect(check(object([unknown(), 1]))).toBeUndefined();
  expect(check({ ...object([tree('x')]), open: true })).toBeUndefined();
  expect(check(object([tree('y'), unknown()]))).toBe(false);
  expect(check(object([tree('x'), unknown()]))).toBe(true);
});

test.each<[string, Record<string, unknown>, Node, boolean]>([
  ['what is missing may be there', { required: ['a'] }, { ...object([]), open: true }, true],
  ['what is there is looked at', { properties: { a: { type: 'string' } } }, { ...object([1]), open: true }, false],
  ['an unknown value has any type', { properties: { a: { type: 'string' } } }, object([unknown()]), true],
  ['and is any of a set', { properties: { a: { enum: ['x', null] } } }, object([unknown()]), true],
  ['and is not empty', { properties: { a: { minLength: 1 } } }, object([unknown()]), true],
  ['a list that goes on', { items: { type: 'number' } }, { ...list([1]), open: true }, true],
  ['what a list shows', { items: { type: 'string' } }, { ...list([1]), open: true }, false],
])('of what cannot be known: %s', (_, schema, node, expected) => {
  expect(schemaCheck(schema)(node)).toBe(expected);
});

function unknown(): Node {
  return { kind: 'unknown', start: 0, end: 1 };
}
function nodeOf(value: number | Node): Node {
  return typeof value === 'number' ? tree(value) : value;
}
/** An object with the keys a, b and so on. */
function object(values: readonly (number | Node)[]): Node & { kind: 'object' } {
  const entries = values.map((value, index) => ({ key: 'abc'[index]!, value: nodeOf(value), start: 0, end: 1 }));
  return { kind: 'object', entries, open: false, start: 0, end: 2 };
}
function list(values: readonly (number | Node)[]): Node & { kind: 'array' } {
  return { kind: 'array', items: values.map(nodeOf), open: false, start: 0, end: 2 };
}

describe('knows plain cases', () => {
  const items = { type: 'array', items: { type: 'string', minLength: 1 } };
  const closed = { type: 'object', properties: { a: { const: 1 } }, required: ['a'], additionalProperties: false };
  const open = {
    properties: { a: { $ref: '#/$defs/b' } },
    additionalProperties: { type: 'null' },
    $defs: { b: { enum: [null, 'x'] } },
  };
  const either = { anyOf: [{ type: 'string' }, { type: 'integer' }] };
  const both = { allOf: [{ type: 'object' }, { required: ['b'] }] };
  const turn = { if: { required: ['a'] }, then: { required: ['b'] }, else: { required: ['c'] } };
  test.each([
    [items, ['a'], true],
    [items, ['a', ''], false],
    [items, 'a', false],
    [{ items: { type: 'string' } }, 'no list', true],
    [closed, { a: 1 }, true],
    [closed, { a: 2 }, false],
    [closed, {}, false],
    [closed, { a: 1, z: 1 }, false],
    [open, { a: null, z: null }, true],
    [open, { a: 'x' }, true],
    [open, { a: 'y' }, false],
    [open, { z: 1 }, false],
    [open, 'no object', true],
    [either, 'a', true],
    [either, 3, true],
    [either, 3.5, false],
    [both, { b: 1 }, true],
    [both, { a: 1 }, false],
    [turn, { a: 1, b: 1, c: 1 }, true],
    [turn, { a: 1, b: 1 }, true],
    [turn, { a: 1, c: 1 }, false],
    [turn, { c: 1 }, true],
    [turn, { b: 1 }, false],
    [{ minLength: 2 }, 'a', false],
    [{ minLength: 2 }, 'ab', true],
    [{ minLength: 2 }, '😀', false],
    [{ maxLength: 1 }, '😀', true],
    [{ maxLength: 1 }, 'ab', false],
    [{ pattern: '^a' }, 'b', false],
    [{ $ref: 'https://example.com/other' }, 1, undefined],
    [{ $ref: '#other' }, 1, undefined],
    [{ $ref: '#/$defs/missing', $defs: {} }, 1, undefined],
    [{ not: { type: 'string' } }, 'a', false],
    [{ not: { multipleOf: 2 } }, 'a', undefined],
    [{ if: { multipleOf: 2 }, then: { minLength: 1 }, else: { type: 'string' } }, 'a', true],
    [{ if: { multipleOf: 2 }, then: { minLength: 1 }, else: { type: 'number' } }, 'a', undefined],
    [{ enum: [{ a: 1 }, 2] }, { a: 1 }, undefined],
    [false, 1, false],
    [true, 1, true],
  ])('%j: %j', (schema, value, expected) => {
    const says = schemaCheck(schema as Parameters<typeof schemaCheck>[0])(tree(value));
    expect(says).toBe(expected);
  });
});
