/** What a format's schema finds wrong, in words: what is expected, what is there, and how to mend it where that is clear. */
import { expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { JSON_WORDS } from '../../src/core/document.js';
import type { Format, Validator } from '../../src/core/format.js';
import type { Problem } from '../../src/core/rule.js';
import { structureOf } from '../../src/engine/structure.js';
import { parse } from '../../src/parse/parse.js';

const BOOLEAN = { type: 'boolean' };
const LIST = { type: 'array', items: { type: 'string' }, minItems: 1 };

const schema = {
  type: 'object',
  title: 'a test',
  required: ['given'],
  properties: {
    given: { type: 'string', description: 'a name' },
    text: { type: 'string', minLength: 1 },
    filled: { type: 'string', pattern: '\\S' },
    version: { type: 'string', pattern: '^\\d$', description: 'a digit' },
    plain: { type: 'string', pattern: '^\\d$' },
    flag: BOOLEAN,
    number: { type: 'number' },
    whole: { type: 'integer' },
    either: { type: ['string', 'boolean'] },
    list: LIST,
    lists: { type: 'array', items: LIST },
    part: { type: 'object', additionalProperties: false, properties: { colour: { type: 'string' } } },
    one: { const: 'x' },
    some: { enum: ['a', 2] },
  },
};

const format: Format = {
  id: 'otc',
  title: 'a test',
  knownBy: '',
  requiredWords: [],
  rootKeys: [],
  fields: Object.keys(schema.properties),
  recognise: () => true,
  units: (root) => [root],
  contract: { toolsIn: 'list' },
  tools: () => [],
  schema,
  validate: new Ajv2020({ allErrors: true, strict: false, verbose: true }).compile(schema) as Validator,
};

const LONG = 'y'.repeat(40);

const WRONG: [title: string, fields: object, told: object][] = [
  [
    'a number for a text',
    { text: 5 },
    { expected: 'a string', found: 'the number 5', advice: 'Put the value in quotes: `"5"`' },
  ],
  [
    'nothing for a text',
    { text: '' },
    {
      expected: 'a string that is not empty',
      found: 'an empty string',
      advice: 'Fill it in, or leave the field out',
    },
  ],
  ['a blank for a text', { filled: ' ' }, { expected: 'a string that is not blank', found: 'the blank string " "' }],
  ['what a description says', { version: 'x' }, { expected: 'a digit', found: '"x"' }],
  ['an object', { text: {} }, { expected: 'a string', found: 'an object', advice: 'Replace the object with a string' }],
  ['an array', { text: [] }, { expected: 'a string', found: 'an array', advice: 'Replace the array with a string' }],
  ['null', { text: null }, { expected: 'a string', found: 'null', advice: 'Leave the field out if it has no value' }],
  [
    'a boolean',
    { text: true },
    { expected: 'a string', found: 'the boolean true', advice: 'Replace the boolean with a string' },
  ],
  ['a text of 40 characters', { flag: LONG }, { expected: 'true or false', found: `the string "${LONG}"` }],
  ['a text that is longer', { flag: `${LONG}y` }, { expected: 'true or false', found: `the string "${LONG}…"` }],
  ['a boolean in quotes', { flag: 'TRUE' }, { advice: 'Write `true`, without quotes' }],
  ['a boolean of YAML 1.1', { flag: 'Off' }, { advice: 'Write `false`' }],
  ['a number in quotes', { number: '1.5' }, { expected: 'a number', advice: 'Write `1.5`, without quotes' }],
  ['an integer in quotes', { whole: '3' }, { expected: 'an integer', advice: 'Write `3`, without quotes' }],
  ['no integer in quotes', { whole: '1.5' }, { expected: 'an integer', advice: 'Replace the string with an integer' }],
  ['a number that is written otherwise', { number: '1.50' }, { advice: 'Replace the string with a number' }],
  ['no number at all', { number: 'Infinity' }, { advice: 'Replace the string with a number' }],
  [
    'one of two types',
    { either: 1 },
    { expected: 'a string or true or false', advice: 'Put the value in quotes: `"1"`' },
  ],
  ['a text for a list', { list: 'a' }, { expected: 'an array', advice: 'Put the value in a list: `["a"]`' }],
  ['texts for a list', { list: 'a, b' }, { advice: 'Replace the string with an array' }],
  ['an empty list', { list: [] }, { expected: 'a list with at least one entry', found: 'an empty list' }],
  ['an entry', { lists: ['a'] }, { field: 'lists', expected: 'an array', advice: 'Put the value in a list: `["a"]`' }],
  ['a constant', { one: 'y' }, { expected: '"x"' }],
  ['one of some', { some: 'y' }, { expected: '"a" or 2' }],
];

/** As it is in the words of a language. */
const written = ({ data = {} }: Problem, words = JSON_WORDS) =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, typeof value === 'function' ? value(words) : value]),
  );

async function told(fields: object, words = JSON_WORDS) {
  const { roots } = await parse('a.json', JSON.stringify(fields));
  return structureOf(format, roots).map(({ kind, problem }) => ({
    kind,
    message: problem.message,
    data: written(problem, words),
  }));
}

test.each(WRONG)('%s', async (_, fields, data) => {
  const message = 'lists' in fields ? 'wrongEntry' : 'wrong';
  expect(await told({ given: 'x', ...fields })).toEqual([
    { kind: 'field-type', message, data: expect.objectContaining(data) as object },
  ]);
});

const PYTHON = {
  ...{ null: 'None', true: 'True', false: 'False', string: 'a str', number: 'a float', integer: 'an int' },
  ...{ boolean: 'a bool', array: 'a list', object: 'a dict', quote: '"' },
};

test.each<[string, object, object]>([
  ['types', { list: {} }, { expected: 'a list', found: 'a dict', advice: 'Replace the dict with a list' }],
  ['nothing', { given: null }, { expected: 'a str', found: 'None', advice: 'Replace None with a str' }],
  ['a boolean', { flag: 1 }, { expected: 'True or False', advice: 'Replace the float with True or False' }],
  ['one in quotes', { flag: 'TRUE' }, { advice: 'Write `True`, without quotes' }],
  ['one of YAML 1.1', { flag: 'no' }, { advice: 'Write `False`' }],
  ['one that is there', { text: true }, { expected: 'a str', found: 'the boolean True' }],
])('in the words of another language: %s', async (_, fields, data) => {
  const [problem] = await told({ given: 'x', ...fields }, PYTHON);
  expect(problem!.data).toMatchObject(data);
});

test('of a pattern that nothing describes, it says nothing', async () => {
  expect(await told({ given: 'x', plain: 'y' })).toEqual([]);
});

test('what is missing, with what it is for', async () => {
  expect(await told({})).toEqual([
    {
      kind: 'required-field',
      message: 'missing',
      data: { field: 'given', why: 'a name', object: 'This test', write: '`"given": "…"`' },
    },
  ]);
});

test('what is misspelt, and what nobody knows', async () => {
  expect(await told({ given: 'x', part: { color: 'red' } })).toEqual([
    { kind: 'misspelt-field', message: 'misspelt', data: { key: 'color', meant: 'colour', title: 'a test' } },
  ]);
  expect((await told({ given: 'x', part: { collor: 'red' } })).map(({ kind }) => kind)).toEqual(['misspelt-field']);
  expect((await told({ given: 'x', part: { collor: {} } })).map(({ kind }) => kind)).toEqual(['unknown-field']);
  expect((await told({ given: 'x', part: { color: {} } })).map(({ kind }) => kind)).toEqual(['misspelt-field']);
  expect(await told({ given: 'x', part: { weight: 1 } })).toEqual([
    {
      kind: 'unknown-field',
      message: 'unknown',
      data: { key: 'weight', title: 'a test', only: ': a test has only `colour`' },
    },
  ]);
});

test('the whole of another kind', async () => {
  const { roots } = await parse('a.json', '[]');
  const problem = structureOf(format, roots)[0]!.problem;
  expect([problem.message, written(problem)]).toEqual([
    'wrongWhole',
    {
      field: '',
      top: '',
      title: 'a test',
      expected: 'an object',
      found: 'an array',
      advice: 'Replace the array with an object that has `given`',
    },
  ]);
});
