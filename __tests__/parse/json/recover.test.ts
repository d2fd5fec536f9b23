import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Unreadable } from '../../../src/core/document.js';
import { type Node, type StringNode, walk } from '../../../src/core/tree.js';
import { recoverJson } from '../../../src/parse/json/recover.js';
import { parseJson, type JsonOptions } from '../../../src/parse/json/read.js';
import { anyText, applyEdits, slice, value } from '../helpers.js';
import { said } from '../../support/said.js';

const FENCE = 'This is a Markdown fence, which is not JSON. Remove its lines, here and at the end.';
const JSONC: JsonOptions = { comments: true, trailingCommas: true };

/** A tree in short: `…` stands for what may be hidden, `?` for what cannot be known. */
function sketch(node: Node): string {
  const list = (open: string, children: string[], close: string, isOpen: boolean) =>
    open + [...children, ...(isOpen ? ['…'] : [])].join(', ') + close;
  if (node.kind === 'object') {
    return list(
      '{',
      node.entries.map(({ key, value }) => `${key}: ${sketch(value)}`),
      '}',
      node.open,
    );
  }
  if (node.kind === 'array') return list('[', node.items.map(sketch), ']', node.open);
  if (node.kind === 'unknown') return '?';
  return node.kind === 'null' ? 'null' : JSON.stringify(node.value);
}

/** The faults as `text before «place» …: message`. */
function faultsOf(text: string, options?: JsonOptions): string[] {
  return recoverJson('x.json', text, options).faults.map((fault) => `${fault.start}-${fault.end} ${said(fault)}`);
}

describe('one mistake, one fault at its place, and the rest of the tree', () => {
  test.each<[string, string, string, string]>([
    // the text, where the fault stands (between ‹ and ›), the message, the tree
    ['', '‹›', 'This file is empty.', '?'],
    ['\ufeff', '\ufeff‹›', 'This file is empty.', '?'],
    ['\n \n', '\n \n‹›', 'This file is empty.', '?'],
    ['```json\n{"a": 1}\n```\n', '‹```json›\n{"a": 1}\n```\n', FENCE, '{a: 1}'],
    ['\n```\r\n[1]', '\n‹```›\r\n[1]', FENCE, '[1]'],
    ['{"a": 1\n"b": 2}', '{"a": 1‹›\n"b": 2}', 'A comma is missing between two properties.', '{a: 1, b: 2}'],
    ['["a" "b"]', '["a"‹› "b"]', 'A comma is missing between two items.', '["a", "b"]'],
    ['{"a": 1,}', '{"a": 1‹,›}', 'A trailing comma is not allowed in JSON. Remove it.', '{a: 1}'],
    ['[1, 2, ]', '[1, 2‹,› ]', 'A trailing comma is not allowed in JSON. Remove it.', '[1, 2]'],
    ['[1,, 2]', '[1,‹,› 2]', 'A value is missing before this comma, or it is one comma too many.', '[1, ?, 2]'],
    ['{,"a": 1}', '{‹,›"a": 1}', 'A value is missing before this comma, or it is one comma too many.', '{a: 1}'],
    ['{"a" 1, "b": 2}', '{"a"‹› 1, "b": 2}', 'A colon is missing after the name `a`.', '{a: 1, b: 2}'],
    ['{"a" = 1}', '{"a" ‹=› 1}', 'Expected a colon, but found `=`.', '{a: 1}'],
    ['{"a": , "b": 2}', '{"a":‹› , "b": 2}', 'The property `a` has no value.', '{a: ?, b: 2}'],
    ['{"a":\n "b": 2}', '{"a":‹›\n "b": 2}', 'The property `a` has no value.', '{a: ?, b: 2}'],
    ['{"a", "b": 2}', '{"a"‹›, "b": 2}', 'The property `a` has no value.', '{a: ?, b: 2}'],
    ['{"a", "x"}', '{"a"‹›, "x"}', 'The property `a` has no value.', '{a: ?, x: ?}'],
    ['{a: 1, b: 2}', '{‹a›: 1, b: 2}', 'The property name `a` must be in double quotes.', '{a: 1, b: 2}'],
    ['{null: 1}', '{‹null›: 1}', 'The property name `null` must be in double quotes.', '{null: 1}'],
    [
      "{'a': 'it's'}",
      "{‹'a'›: 'it's'}",
      'Single quotes are not allowed in JSON. Put text in straight double quotes.',
      '{a: "it\'s"}',
    ],
    ['[“a, b”]', '[‹“a, b”›]', 'Curly quotes are not allowed in JSON. Put text in straight double quotes.', '["a, b"]'],
    [
      '{"a": "x,\n"b": 2}',
      '{"a": ‹"x,›\n"b": 2}',
      'The string has no closing quote on its line. A line break in a string is written \\n.',
      '{a: ?, b: 2}',
    ],
    [
      '{"a": "x\n y, z",\n"b": 2}',
      '{"a": ‹"x›\n y, z",\n"b": 2}',
      'The string has no closing quote on its line. A line break in a string is written \\n.',
      '{a: ?, b: 2, …}',
    ],
    [
      '{"a": "x}',
      '{"a": ‹"x}›',
      'The string has no closing quote on its line. A line break in a string is written \\n.',
      '{a: ?, …}',
    ],
    [
      "['x]",
      "[‹'x]›",
      'The string has no closing quote on its line. A line break in a string is written \\n.',
      '[?, …]',
    ],
    [
      '{"a": "say "hi" now", "b": 2}',
      '{"a": "say ‹"›hi" now", "b": 2}',
      'The string ends at this quote, but text goes on after it. A quote in a string is written \\".',
      '{a: ?, b: 2, …}',
    ],
    ['["a\\x"]', '["a‹\\x›"]', 'JSON has no escape `\\x`. A backslash itself is written \\\\.', '[?]'],
    ['["\\u12g4"]', '["‹\\u›12g4"]', 'After \\u come four hexadecimal digits.', '[?]'],
    ['["a\tb\tc"]', '["a‹\t›b\tc"]', 'A tab inside of a string is written \\t.', '["a\\tb\\tc"]'],
    ['["a\u0000"]', '["a‹\u0000›"]', 'A control character inside of a string is written \\u0000.', '["a\\u0000"]'],
    ['[True]', '[‹True›]', '`True` is not a JSON value; did you mean `true`? Write `true`.', '[?]'],
    ['[None]', '[‹None›]', '`None` is not a JSON value; did you mean `null`? Write `null`.', '[?]'],
    ['[flase]', '[‹flase›]', '`flase` is not a JSON value; did you mean `false`? Write `false`.', '[?]'],
    ['[NaN]', '[‹NaN›]', 'JSON has no `NaN`. Write a number, a string or null.', '[?]'],
    ['[-Infinity]', '[‹-Infinity›]', 'JSON has no `-Infinity`. Write a number, a string or null.', '[?]'],
    ['[01]', '[‹01›]', '`01` is not a number as JSON writes it. Remove the leading zero.', '[?]'],
    ['[.5]', '[‹.5›]', '`.5` is not a number as JSON writes it. Put a zero before the point.', '[?]'],
    ['[1.]', '[‹1.›]', '`1.` is not a number as JSON writes it. Remove the point, or put a digit after it.', '[?]'],
    ['[+1]', '[‹+1›]', '`+1` is not a number as JSON writes it. Remove the plus sign.', '[?]'],
    [
      '[1.2.3]',
      '[‹1.2.3›]',
      '`1.2.3` is not a number as JSON writes it. If it is text, put it in double quotes.',
      '[?]',
    ],
    [
      '{"a": hello world, "b": 2}',
      '{"a": ‹hello› world, "b": 2}',
      '`hello` is not a JSON value. Put text in double quotes.',
      '{a: ?, b: 2, …}',
    ],
    [
      '# Title\n\nText',
      '‹#› Title\n\nText',
      'The file begins with `#`, so it is not JSON, and nothing can read it. Remove everything before the first `{`, or give the file the ending of its format.',
      '?',
    ],
    [
      '{\n  # on\n  "a": 1\n}',
      '{\n  ‹#› on\n  "a": 1\n}',
      'JSON has no comments with `#`, so nothing can read this file. Remove the comment.',
      '{a: 1, …}',
    ],
    ['hello world', '‹hello› world', 'Expected a JSON value, but found `hello`.', '?'],
    [']', '‹]›', 'Expected a JSON value, but found `]`.', '?'],
    ['{"a": 1} x', '{"a": 1} ‹x›', 'The JSON value has ended before `x`. A file holds only one.', '{a: 1, …}'],
    [
      '{"a": 1}\n{"a": 2}',
      '{"a": 1}\n‹{›"a": 2}',
      'The JSON value has ended before `{`. A file holds only one.',
      '{a: 1, …}',
    ],
    ['{"a": 1}}', '{"a": 1}‹}›', 'There is one } too many: the JSON value has already ended.', '{a: 1, …}'],
    ['"a": 1', '"a"‹:› 1', 'Properties must be in braces, but the { before them is missing.', '?'],
    ['["a": 1]', '["a"‹:› 1]', 'An array must not contain a colon. Properties must be in braces.', '[?, …]'],
    ['{{"a": 1}, "b": 2}', '{‹{›"a": 1}, "b": 2}', 'Expected a property name, but found `{`.', '{b: 2, …}'],
    ['{"a": 1; "b": 2}', '{"a": 1‹;› "b": 2}', 'Expected a comma, but found a semicolon.', '{a: 1, b: 2}'],
    ['{"a": "x";\n"b": 2}', '{"a": "x"‹;›\n"b": 2}', 'Expected a comma, but found a semicolon.', '{a: "x", b: 2}'],
    ['["x";\n2]', '["x"‹;›\n2]', 'Expected a comma, but found a semicolon.', '["x", 2]'],
    [
      '{"a": "x"，\n"b": 2}',
      '{"a": "x"‹，›\n"b": 2}',
      'Expected a comma, but found a full-width comma.',
      '{a: "x", b: 2}',
    ],
    ['{"a"："x", "b": 2}', '{"a"‹：›"x", "b": 2}', 'Expected a colon, but found a full-width colon.', '{a: "x", b: 2}'],
    ['{"a": "x";}', '{"a": "x"‹;›}', 'JSON has no semicolons. Remove it.', '{a: "x"}'],
    [
      '{"a": "say "; and go", "b": 2}',
      '{"a": "say ‹"›; and go", "b": 2}',
      'The string ends at this quote, but text goes on after it. A quote in a string is written \\".',
      '{a: ?, …}',
    ],
    ['{"a: "x",\n"b": 2}', '{‹"a›: "x",\n"b": 2}', 'The closing quote of the name `a` is missing.', '{a: "x", b: 2}'],
    [
      '{"a: "x" y,\n"b": 2}',
      '{"a: ‹"›x" y,\n"b": 2}',
      'The string ends at this quote, but text goes on after it. A quote in a string is written \\".',
      '{b: 2, …}',
    ],
    [
      '{"a": [1, 2}',
      '{"a": [1, 2‹›}',
      'A ] is missing: the array that begins on line 1 is not closed.',
      '{a: [1, 2, …], …}',
    ],
    [
      '{"a": 1], "b": 2}',
      '{"a": 1‹]›, "b": 2}',
      'This ] closes nothing. Remove it, or make it a }.',
      '{a: 1, b: 2, …}',
    ],
    [
      '{\n  "a": {\n    "b": 1\n  ],\n  "c": 2\n}',
      '{\n  "a": {\n    "b": 1\n  ‹]›,\n  "c": 2\n}',
      'This ] closes the object that begins on line 2. Make it a }.',
      '{a: {b: 1}, c: 2}',
    ],
    [
      '[\n  {\n    "b": 1\n  ],\n  { "c": 2 }\n]',
      '[\n  {\n    "b": 1\n  ‹]›,\n  { "c": 2 }\n]',
      'This ] closes the object that begins on line 2. Make it a }.',
      '[{b: 1}, {c: 2}]',
    ],
    [
      '{\n  "a": [\n    1\n  },\n  "c": 2\n}',
      '{\n  "a": [\n    1\n  ‹}›,\n  "c": 2\n}',
      'This } closes the array that begins on line 2. Make it a ].',
      '{a: [1], c: 2}',
    ],
    [
      '{\n  "a": [\n    1\n}',
      '{\n  "a": ‹[›\n    1\n}',
      'This array is not closed: ] is missing before line 4.',
      '{a: [1, …], …}',
    ],
    [
      '{\n  "a": {\n    "b": 1\n  ],\n  "c": 2\n',
      '{\n  "a": {\n    "b": 1\n  ‹]›,\n  "c": 2\n',
      'This ] closes the object that begins on line 2. Make it a }.',
      '{a: {b: 1, …}, c: 2, …}',
    ],
    [
      '{"a":\n{"b": [1, ',
      '{"a":\n{"b": [1,‹› ',
      'The file ends, and `]}}` is missing: the array that begins on line 2 is not closed.',
      '{a: {b: [1, …], …}, …}',
    ],
    [
      '{"a":',
      '{"a":‹›',
      'The file ends, and `}` is missing: the object that begins on line 1 is not closed.',
      '{a: ?, …}',
    ],
    [
      '{\n  "a": {\n    "b": {\n      "c": 1\n    "d": 2\n  },\n  "e": 3\n}',
      '{\n  "a": {\n    "b": ‹{›\n      "c": 1\n    "d": 2\n  },\n  "e": 3\n}',
      'This object is not closed: } is missing before line 5.',
      '{a: {b: {c: 1, …}, d: 2, …}, e: 3, …}',
    ],
    [
      '{\n  "a": {\n    "b": {\n      "c": 1,\n    "d": 2\n  },\n  "e": 3\n}',
      '{\n  "a": {\n    "b": ‹{›\n      "c": 1,\n    "d": 2\n  },\n  "e": 3\n}',
      'This object is not closed: } is missing before line 5.',
      '{a: {b: {c: 1, …}, d: 2, …}, e: 3, …}',
    ],
    [
      '{\n  "a": {,\n  "b": 1\n}',
      '{\n  "a": ‹{›,\n  "b": 1\n}',
      'This object is not closed: } is missing before line 3.',
      '{a: {…}, b: 1, …}',
    ],
    ['{:\n`\n:', '{‹:›\n`\n:', 'Expected a property name, but found `:`.', '{…}'],
    [
      '{"a": {"b": 1, "c": {}, "d": 2}',
      '{"a": {"b": 1, "c": {}, "d": 2}‹›',
      'The file ends, and `}` is missing: the object that begins on line 1 is not closed.',
      '{a: ?, …}',
    ],
    [
      '{"a": {"b": 1, "c": {}, "d": 2',
      '{"a": {"b": 1, "c": {}, "d": 2‹›',
      'The file ends, and `}}` is missing: the object that begins on line 1 is not closed.',
      '{a: {b: 1, c: {…}, d: 2, …}, …}',
    ],
    [
      '{\n  "a": [\n    {\n      "b": 1\n    {\n      "b": 2\n    }\n  ]\n}',
      '{\n  "a": [\n    ‹{›\n      "b": 1\n    {\n      "b": 2\n    }\n  ]\n}',
      'This object is not closed: } is missing before line 5.',
      '{a: [{b: 1, …}, {b: 2, …}, …], …}',
    ],
    [
      '{\n  "a": [\n    { "b": 1 },\n    { "b": 2 }\n  ,\n  "e": 3\n}',
      '{\n  "a": ‹[›\n    { "b": 1 },\n    { "b": 2 }\n  ,\n  "e": 3\n}',
      'This array is not closed: ] is missing before line 5.',
      '{a: [{b: 1, …}, {b: 2, …}, …], e: 3, …}',
    ],
    [
      '{\n  "a": {\n  "b": {\n    "c": 1,\n"d": 2\n  },\n  "e": 3\n}',
      '{\n  "a": ‹{›\n  "b": {\n    "c": 1,\n"d": 2\n  },\n  "e": 3\n}',
      'This object is not closed: } is missing.',
      '{a: ?, …}',
    ],
    [
      '{\n  "a": {\n    "b": 1\n    }},\n  "c": 2\n}',
      '{\n  "a": {\n    "b": 1\n    ‹}›},\n  "c": 2\n}',
      'This } is one too many, or closes the object that begins on line 2 too early.',
      '{a: {b: 1, …}, …}',
    ],
    ['{"a": 1 /* b}', '{"a": 1 ‹/* b}›', 'The comment is not closed: */ is missing.', '{a: 1, …}'],
    [
      '{"a":\u00a01}',
      '{"a":‹\u00a0›1}',
      'The character U+00A0 looks like a space or like nothing, and is neither in JSON. Replace it with a space.',
      '{a: 1}',
    ],
    [
      '{"a": 1,\n<<<<<<< HEAD\n"b": 2\n=======\n"b": 3\n>>>>>>> x\n}',
      '{"a": 1,\n‹<<<<<<<› HEAD\n"b": 2\n=======\n"b": 3\n>>>>>>> x\n}',
      'A merge conflict was left in the file. Decide for one side, and remove the markers.',
      '{a: 1, b: 2, …}',
    ],
  ])('%j', (text, marked, message, tree) => {
    const { roots, faults } = recoverJson('x.json', text);
    const start = marked.indexOf('‹');
    const end = marked.indexOf('›') - 1;
    expect(faults.map((fault) => [said(fault), fault.start, fault.end])).toEqual([[message, start, end]]);
    expect(sketch(roots[0]!)).toBe(tree);
  });
});

describe('several faults', () => {
  test('are all told where they have nothing to do with each other', () => {
    expect(faultsOf('{\n"a": 1\n"b": tru,\n"c": ,\n}')).toEqual([
      '8-8 A comma is missing between two properties.',
      '14-17 `tru` is not a JSON value; did you mean `true`? Write `true`.',
      '23-23 The property `c` has no value.',
      '24-25 A trailing comma is not allowed in JSON. Remove it.',
    ]);
  });

  test('habits are told once', () => {
    expect(faultsOf("{a: 'x', b: 'y', c: ['z']}")).toEqual([
      '1-2 The property name `a` must be in double quotes.',
      '4-7 Single quotes are not allowed in JSON. Put text in straight double quotes.',
    ]);
  });

  test('every comment and every trailing comma is told, each comma with what mends it', () => {
    const text = '// a\n{"b": [1, /* c */], // d\n}';
    const { faults } = recoverJson('x.json', text);
    expect(faults.map((fault) => slice(text, fault))).toEqual(['// a', ',', '/* c */', ',', '// d']);
    expect(said(faults[0])).toBe(
      'JSON has no comments, so strict readers refuse this file. Remove the comment, or rename the file to `.jsonc` if its reader knows that ending.',
    );
    const mends = faults.flatMap(({ mend }) => mend?.edits ?? []);
    expect(applyEdits(text, mends)).toBe('// a\n{"b": [1 /* c */] // d\n}');
    expect(faults[1]!.mend!.title).toBe('Remove the trailing comma');
  });

  test('a semicolon and a forgotten quote come with what mends them', () => {
    const text = '{\n"a: "x";\n"b": "y";\n}';
    const mends = recoverJson('x.json', text).faults.flatMap(({ mend }) => mend?.edits ?? []);
    expect(applyEdits(text, mends)).toBe('{\n"a": "x",\n"b": "y"\n}');
  });

  test('not where they are allowed', () => {
    expect(faultsOf('// a\n{"b": [1, /* c */], // d\n"e": x}', JSONC)).toEqual([
      '35-36 `x` is not a JSON value. Put text in double quotes.',
    ]);
  });

  test('only the first is told where it becomes unclear what belongs where', () => {
    expect(faultsOf('{"a": 1 "b": {"c": 2, "d" 3')).toEqual(['7-7 A comma is missing between two properties.']);
  });
});

describe('the tree', () => {
  test('has the places of what is there', () => {
    const text = "\ufeff{'a': 'it's', \"b\": tru, \"c\": [1, 2";
    const { roots, syntax } = recoverJson('x.json', text);
    const nodes = [...walk(roots[0]!)];
    expect(nodes.map((node) => `${node.kind} ${slice(text, node)}`)).toEqual([
      `object {'a': 'it's', "b": tru, "c": [1, 2`,
      `string 'it's'`,
      'unknown tru',
      'array [1, 2',
      'number 1',
      'number 2',
    ]);
    expect(text[syntax.offsetIn(text, nodes[1] as StringNode, 3)!]).toBe('s');
  });

  test('of a valid text is the one of the fast path', () => {
    fc.assert(
      fc.property(value, fc.constantFrom(0, 2, '\t'), (given, space) => {
        const text = JSON.stringify(given, undefined, space);
        const { roots, faults } = recoverJson('x.json', text);
        expect(faults).toEqual([]);
        expect(roots).toEqual(parseJson('x.json', text)!.roots);
      }),
    );
  });
});

describe('any text at all', () => {
  const piece = fc.constantFrom(
    ...[
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"a":',
      "'b'",
      "'",
      '"',
      '\\',
      '1',
      '-',
      '01',
      'true',
      'x',
      ' ',
      '\n',
      '\r\n',
    ],
    ...[
      '//',
      '/*',
      '*/',
      '\u00a0',
      '“',
      '”',
      '<<<<<<<',
      '=======',
      '>>>>>>>',
      '=',
      ';',
      '\ufeff',
      '\ud800',
      '"\\x"',
      '\u0000',
    ],
  );
  const broken = fc.oneof(
    fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join('')),
    fc.tuple(fc.json(), fc.nat(60), piece).map(([text, at, put]) => text.slice(0, at) + put + text.slice(at)),
    fc.tuple(fc.json(), fc.nat(60)).map(([text, at]) => text.slice(0, at) + text.slice(at + 1)),
    anyText,
  );

  test.each([
    ['JSON', {}],
    ['JSONC', JSONC],
  ])('%s has faults where the fast path gives up, and places inside of the text', (_, options) => {
    fc.assert(
      fc.property(broken, (text) => {
        const { roots, faults } = recoverJson('x.json', text, options);
        expect(faults.length > 0).toBe(parseJson('x.json', text, options) === undefined);
        const isSaidWell = faults.every(
          ({ start, end, message }) =>
            0 <= start && start <= end && end <= text.length && message.length > 0 && message.length <= 200,
        );
        expect([isSaidWell, isInside(roots[0]!, 0, text.length)]).toEqual([true, true]);
      }),
      { numRuns: 1000 },
    );
  });
});

/** Each node and key begins where the one before it has ended, or later. */
function isInside(node: Node, from: number, to: number): boolean {
  if (!(from <= node.start && node.start <= node.end && node.end <= to)) return false;
  let at = node.start;
  for (const item of node.kind === 'array' ? node.items : []) {
    if (!isInside(item, at, node.end)) return false;
    at = item.end;
  }
  for (const { start, end, value } of node.kind === 'object' ? node.entries : []) {
    if (!(at <= start && start < end && isInside(value, end, node.end))) return false;
    at = value.end;
  }
  return true;
}

describe('hostile texts', () => {
  test.each(['['.repeat(100_000), '{"a":'.repeat(100_000), '[1,'.repeat(501) + 'x'])('too deep: %#', (text) => {
    expect(() => recoverJson('x.json', text)).toThrow(new Unreadable('The file is nested more than 500 levels deep.'));
  });

  test('500 levels that are never closed', () => {
    const { roots, faults } = recoverJson('x.json', '['.repeat(500));
    expect(faults).toHaveLength(1);
    expect([...walk(roots[0]!)].every((node) => node.kind === 'array' && node.open)).toBe(true);
  });
});
