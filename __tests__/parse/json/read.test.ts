import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Unreadable } from '../../../src/core/document.js';
import { toValue } from '../../../src/core/tree.js';
import { parseJson, type JsonOptions } from '../../../src/parse/json/read.js';
import { placesOf, value } from '../helpers.js';

const JSONC: JsonOptions = { comments: true, trailingCommas: true };
const valueOf = (text: string, options?: JsonOptions) => {
  const document = parseJson('x.json', text, options);
  return document && toValue(document.roots[0]!);
};

describe('what JSON.parse takes', () => {
  test('any value, however it is laid out', () => {
    fc.assert(
      fc.property(value, fc.constantFrom(0, 2, '\t', ' \r\n'), (given, space) => {
        const text = JSON.stringify(given, undefined, space === ' \r\n' ? 1 : space);
        expect(valueOf(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test('any text that is nearly JSON: the same verdict and the same value', () => {
    const piece = fc.constantFrom(
      ...[
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"a"',
        '"\\u00e9"',
        '"\\ud800"',
        '"\\x"',
        '"',
        '\\',
        '1',
        '-',
        '0',
        '01',
        '1.5',
        '.5',
      ],
      ...[
        '1e999',
        '-0',
        '1e',
        '2E+3',
        '1.',
        'true',
        'fals',
        'null',
        ' ',
        '\n',
        '\t',
        '\v',
        '\u00a0',
        '//',
        '/**/',
        '"\n"',
        '"\u0001"',
      ],
      ...['"__proto__":1', '"a":', '\ud800', '\ufeff', '"\u2028"', 'NaN', '+1', '0x1'],
    );
    const nearly = fc.oneof(
      fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join('')),
      fc.tuple(fc.json(), fc.nat(40), piece).map(([text, at, put]) => text.slice(0, at) + put + text.slice(at + 1)),
      fc.tuple(fc.json(), fc.nat(40)).map(([text, at]) => text.slice(0, at) + text.slice(at + 1)),
    );
    fc.assert(
      fc.property(nearly, (text) => {
        let expected: { value: unknown } | undefined;
        try {
          expected = { value: JSON.parse(text) };
        } catch {
          expected = undefined;
        }
        const document = parseJson('x.json', text);
        if (text.startsWith('\ufeff')) return;
        expect(document && { value: toValue(document.roots[0]!) }).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    '1e999',
    '-1e999',
    '-0',
    '1E400',
    '0.1e-7',
    '123456789012345678901234567890',
    '"\ud800"',
    '"\\udc00\\ud800"',
  ])('the value of %j', (text) => {
    expect(Object.is(valueOf(text), JSON.parse(text))).toBe(true);
  });

  test('a key __proto__ is a key like any other', () => {
    expect(Object.entries(valueOf('{"__proto__": {"a": 1}}') as object)).toEqual([['__proto__', { a: 1 }]]);
  });
});

describe('places', () => {
  const text = '{ "a" : [1, -2.5e3 ,true],\r\n\t"b\\n": {"": "x\\u0041\\"y"}, "c": null, "c": false }\n';

  test('of keys and values, quotes and brackets included', () => {
    expect(placesOf(text, parseJson('x.json', text)!.roots[0]!)).toEqual([
      'object { "a" : [1, -2.5e3 ,true],\r\n\t"b\\n": {"": "x\\u0041\\"y"}, "c": null, "c": false }',
      'key a "a"',
      'key b\n "b\\n"',
      'key c "c"',
      'key c "c"',
      'array [1, -2.5e3 ,true]',
      'number 1',
      'number -2.5e3',
      'boolean true',
      'object {"": "x\\u0041\\"y"}',
      'key  ""',
      'string "x\\u0041\\"y"',
      'null null',
      'boolean false',
    ]);
  });

  test('a byte order mark counts', () => {
    const root = parseJson('x.json', '\ufeff[1]')!.roots[0]!;
    expect(root).toEqual({
      kind: 'array',
      start: 1,
      end: 4,
      open: false,
      items: [{ kind: 'number', value: 1, start: 2, end: 3 }],
    });
    expect(parseJson('x.json', ' \ufeff[1]')).toBeUndefined();
  });

  test('both of two equal keys are there', () => {
    const root = parseJson('x.json', '{"a": 1, "a": 2}')!.roots[0]!;
    expect(root.kind === 'object' && root.entries.map(({ key, start }) => [key, start])).toEqual([
      ['a', 1],
      ['a', 9],
    ]);
  });
});

test.each([
  '{"a":1,}',
  '{"a":1]',
  '{"a":1',
  '{"a":1 "b":2}',
  '{"a":1,,"b":2}',
  '[1,]',
  '[1}',
  '[1',
  '[1 2]',
  '[,1]',
  '{,}',
])('no JSON: %s', (text) => {
  expect(valueOf(text)).toBeUndefined();
});

test('a whole object is closed', () => {
  const root = parseJson('x.json', '{"a": {}, "b": [1]}')!.roots[0];
  expect(root).toMatchObject({ open: false, entries: [{ value: { open: false } }, { value: { open: false } }] });
});

describe('comments and trailing commas', () => {
  test.each([
    ['/* a */ { // b\n "x" /**/ : /* c */ 1 /* d */, // e\r "y": [1, /* f */ 2,], } // g', { x: 1, y: [1, 2] }],
    ['[1,//\n]', [1]],
    ['//a\n//b\n1', 1],
  ])('are taken where they are allowed: %j', (text, expected) => {
    expect(valueOf(text, JSONC)).toEqual(expected);
    expect(valueOf(text)).toBeUndefined();
  });

  test.each(['[,]', '[1,,]', '{,}', '[1 /* 2]', '[1 / 2]', '/', '// 1', '{"a": 1,,}', '/*/ 1'])(
    'no sense in %j',
    (text) => {
      expect(valueOf(text, JSONC)).toBeUndefined();
    },
  );

  test('one without the other', () => {
    expect(valueOf('[1,]', { comments: true })).toBeUndefined();
    expect(valueOf('[1,/**/]', { trailingCommas: true })).toBeUndefined();
    expect(valueOf('[1,]', { trailingCommas: true })).toEqual([1]);
  });

  test('the syntax is named', () => {
    expect(parseJson('x.json', '1')!.syntax.id).toBe('json');
    expect(parseJson('x.jsonc', '1', JSONC)!.syntax.id).toBe('jsonc');
  });

  test('a hundred thousand of them', () => {
    expect(valueOf('/**/'.repeat(100_000) + '1', JSONC)).toBe(1);
  });
});

describe('depth', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  test('500 levels are taken, 501 are not', () => {
    expect(parseJson('x.json', nested(500))).toBeDefined();
    expect(() => parseJson('x.json', nested(501))).toThrow(Unreadable);
    expect(() => parseJson('x.json', '{"a":'.repeat(501))).toThrow('The file is nested more than 500 levels deep.');
    expect(() => parseJson('x.json', '['.repeat(100_000))).toThrow(Unreadable);
  });
});
