import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { asWritten, type Edit, type Printable } from '../../../src/core/rule.js';
import { entry, get, items, type ArrayNode, type ObjectNode, type StringNode } from '../../../src/core/tree.js';
import { parseJson, type JsonOptions } from '../../../src/parse/json/read.js';
import {
  anyText,
  applyEdits,
  chooser,
  choices,
  editedValue,
  ordered,
  someEdits,
  value,
  type Choose,
  type Plain,
} from '../helpers.js';

const JSONC: JsonOptions = { comments: true, trailingCommas: true };

function edited(text: string, edits: (root: ObjectNode) => Edit[], options: JsonOptions = JSONC): string | undefined {
  const document = parseJson('x.json', text, options)!;
  const printed = document.syntax.print(document, edits(document.roots[0] as ObjectNode));
  return printed && applyEdits(text, printed);
}

const array = (root: ObjectNode, ...path: string[]) => get(root, ...path) as ArrayNode;
const object = (root: ObjectNode, ...path: string[]) => get(root, ...path) as ObjectNode;
const add = (to: ObjectNode, key: string, value: Printable, first?: true): Edit => ({
  op: 'add',
  to,
  key,
  value,
  first,
});
const append = (to: ArrayNode, value: Printable): Edit => ({ op: 'append', to, value });
const set = (node: Parameters<typeof asWritten>[0], value: Printable): Edit => ({ op: 'set', node, value });
const drop = (from: ObjectNode, ...keys: string[]): Edit[] =>
  keys.map((key) => ({ op: 'remove', from, child: entry(from, key)! }));
const dropItems = (from: ArrayNode, ...indexes: number[]): Edit[] =>
  indexes.map((index) => ({ op: 'remove', from, child: from.items[index]! }));

describe('where a unit of a string stands', () => {
  test('behind escapes', () => {
    const text = '\ufeff["a\\n\\u00e9b\\\\\\"", "plain"]';
    const { syntax, roots } = parseJson('x.json', text)!;
    const [escaped, plain] = items(roots[0]) as StringNode[];
    const offsets = [0, 1, 2, 3, 4, 5, 6].map((index) => syntax.offsetIn(text, escaped!, index));
    expect(offsets).toEqual([3, 4, 6, 12, 13, 15, 17]);
    expect(text[offsets[6]!]).toBe('"');
    expect(text.slice(syntax.offsetIn(text, plain!, 2), syntax.offsetIn(text, plain!, 5))).toBe('ain');
    expect(syntax.offsetIn(text, plain!, 6)).toBeUndefined();
  });

  test('any unit of any string', () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), (given, ascii) => {
        const plain = JSON.stringify(given);
        const escape = (unit: string) => '\\u' + unit.charCodeAt(0).toString(16).padStart(4, '0');
        const text = ascii ? plain.replace(/[^ -~]/g, escape) : plain;
        const { syntax, roots } = parseJson('x.json', text)!;
        const node = roots[0] as StringNode;
        const at = (index: number) => syntax.offsetIn(text, node, index)!;
        for (let index = 0; index < given.length; index++) {
          expect(JSON.parse(`"${text.slice(at(index), at(index + 1))}"`)).toBe(given[index]);
        }
        expect(at(given.length)).toBe(text.length - 1);
      }),
    );
  });
});

describe('adding', () => {
  const table: [string, string, (root: ObjectNode) => Edit[], string][] = [
    ['a last key', '{\n  "a": 1\n}\n', (root) => [add(root, 'b', 2)], '{\n  "a": 1,\n  "b": 2\n}\n'],
    ['a first key', '{\n  "a": 1\n}\n', (root) => [add(root, 'b', 2, true)], '{\n  "b": 2,\n  "a": 1\n}\n'],
    [
      'several',
      '{\n\t"a": 1\n}',
      (root) => [add(root, 'c', 3), add(root, 'z', 0, true), add(root, 'd', 4), add(root, 'y', 0, true)],
      '{\n\t"z": 0,\n\t"y": 0,\n\t"a": 1,\n\t"c": 3,\n\t"d": 4\n}',
    ],
    ['in one line', '{ "a": 1 }', (root) => [add(root, 'b', 2), add(root, 'c', 3, true)], '{ "c": 3, "a": 1, "b": 2 }'],
    ['without blanks', '{"a":1}', (root) => [add(root, 'b', [1, { c: 2 }])], '{"a":1,"b":[1,{"c":2}]}'],
    ['with CRLF', '{\r\n  "a": 1\r\n}\r\n', (root) => [add(root, 'b', {})], '{\r\n  "a": 1,\r\n  "b": {}\r\n}\r\n'],
    [
      'with its colons',
      '{\n  "a" : 1\n}',
      (root) => [add(root, 'b', { c: 2 })],
      '{\n  "a" : 1,\n  "b" : {\n    "c" : 2\n  }\n}',
    ],
    ['to nothing', '{}', (root) => [add(root, 'b', 2), add(root, 'c', 3)], '{\n  "b": 2,\n  "c": 3\n}'],
    [
      'to nothing in one line',
      '{"a": 1, "o": {}}',
      (root) => [add(object(root, 'o'), 'b', 2)],
      '{"a": 1, "o": {"b": 2}}',
    ],
    [
      'to nothing deep inside',
      '{\n    "o": {},\n    "l": []\n}',
      (root) => [add(object(root, 'o'), 'b', 2), append(array(root, 'l'), 'x')],
      '{\n    "o": {\n        "b": 2\n    },\n    "l": [\n        "x"\n    ]\n}',
    ],
    [
      'to an empty array where arrays are short',
      '{\n  "a": ["x"],\n  "l": []\n}',
      (root) => [append(array(root, 'l'), 'x'), append(array(root, 'l'), 'y')],
      '{\n  "a": ["x"],\n  "l": ["x", "y"]\n}',
    ],
    ['to a comment', '{\n  // nothing yet\n}', (root) => [add(root, 'a', 1)], '{\n  "a": 1\n  // nothing yet\n}'],
    ['behind a comment', '{ // nothing yet\n}', (root) => [add(root, 'a', 1)], '{ // nothing yet\n  "a": 1\n}'],
    ['in one line with a comment', '{ /* none */ }', (root) => [add(root, 'a', 1)], '{ /* none */ "a": 1 }'],
    [
      'behind the last comment of the line',
      '{ // top\n  "a": 1 /* one */ // uno\n  // end\n}',
      (root) => [add(root, 'b', 2), add(root, 'z', 0, true)],
      '{ // top\n  "z": 0,\n  "a": 1, /* one */ // uno\n  "b": 2\n  // end\n}',
    ],
    ['before a comment in one line', '[1, 2 // two\n]', (root) => [append(root as never, 3)], '[1, 2, 3 // two\n]'],
    ['with a trailing comma', '[\n  1, // one\n]', (root) => [append(root as never, 2)], '[\n  1, // one\n  2,\n]'],
    ['with a trailing comma in one line', '[1,]', (root) => [append(root as never, 2)], '[1, 2,]'],
    [
      'objects among objects',
      '[\n  {\n    "a": 1\n  }\n]',
      (root) => [append(root as never, { b: [], c: ['x'] })],
      '[\n  {\n    "a": 1\n  },\n  {\n    "b": [],\n    "c": [\n      "x"\n    ]\n  }\n]',
    ],
  ];
  test.each(table)('%s', (_, text, edits, expected) => expect(edited(text, edits)).toBe(expected));
});

describe('removing', () => {
  const three = '{\n  "a": 1,\n  "b": [2],\n  "c": 3\n}\n';
  const table: [string, string, (root: ObjectNode) => Edit[], string][] = [
    ['the first', three, (root) => drop(root, 'a'), '{\n  "b": [2],\n  "c": 3\n}\n'],
    ['one in the middle', three, (root) => drop(root, 'b'), '{\n  "a": 1,\n  "c": 3\n}\n'],
    ['the last', three, (root) => drop(root, 'c'), '{\n  "a": 1,\n  "b": [2]\n}\n'],
    ['two neighbours', three, (root) => drop(root, 'b', 'c'), '{\n  "a": 1\n}\n'],
    ['two apart', three, (root) => drop(root, 'a', 'c'), '{\n  "b": [2]\n}\n'],
    ['all', three, (root) => drop(root, 'a', 'b', 'c'), '{}\n'],
    ['an only item', '[ 1 ]', (root) => dropItems(root as never, 0), '[]'],
    ['the first in one line', '[1, 2, 3]', (root) => dropItems(root as never, 0), '[2, 3]'],
    ['in the middle of a line', '[1, 2, 3]', (root) => dropItems(root as never, 1), '[1, 3]'],
    ['the last in one line', '[ 1, 2, 3 ]', (root) => dropItems(root as never, 2), '[ 1, 2 ]'],
    ['at a line break', '[1, 2,\n 3, 4]', (root) => dropItems(root as never, 2), '[1, 2,\n 4]'],
    ['before a line break', '[1, 2,\n 3, 4]', (root) => dropItems(root as never, 1), '[1,\n 3, 4]'],
    [
      'without a blank line left',
      '[\n  1,\n\n  2,\n\n  3\n]',
      (root) => dropItems(root as never, 1),
      '[\n  1,\n\n  3\n]',
    ],
    ['a trailing comma stays', '[\n  1,\n  2,\n]', (root) => dropItems(root as never, 1), '[\n  1,\n]'],
    [
      'no trailing comma is left behind',
      '[\n  1, // one\n  2\n]',
      (root) => dropItems(root as never, 1),
      '[\n  1 // one\n]',
    ],
    [
      'comments stay',
      '{\n  // about a\n  "a": 1, // a\n  // about b\n  "b": 2 // b\n}',
      (root) => drop(root, 'a', 'b'),
      '{\n  // about a\n  // a\n  // about b\n  // b\n}',
    ],
    ['a comment keeps its line break', '[ // none\n  1 ]', (root) => dropItems(root as never, 0), '[ // none\n  ]'],
    ['commas first', '[ 1\n, 2\n, 3 ]', (root) => dropItems(root as never, 1), '[ 1\n, 3 ]'],
  ];
  test.each(table)('%s', (_, text, edits, expected) => expect(edited(text, edits)).toBe(expected));
});

describe('several edits of one container', () => {
  test('the last goes, another comes', () => {
    expect(edited('{\n  "a": 1,\n  "b": 2\n}', (root) => [...drop(root, 'b'), add(root, 'c', 3)])).toBe(
      '{\n  "a": 1,\n  "c": 3\n}',
    );
  });

  test('all go, others come', () => {
    expect(edited('[\n  1,\n  2\n]', (root) => [...dropItems(root as never, 0, 1), append(root as never, 3)])).toBe(
      '[\n  3\n]',
    );
    expect(edited('[ 1, 2, ]', (root) => [...dropItems(root as never, 0, 1), append(root as never, 3)])).toBe('[ 3, ]');
  });

  test('renamed, set, removed and added', () => {
    const text = '{ "a": 1, "b": 2, "c": 3 }';
    expect(
      edited(text, (root) => [
        add(root, 'd', 4),
        { op: 'rename', entry: root.entries[0]!, key: 'A' },
        set(root.entries[0]!.value, true),
        ...drop(root, 'c'),
      ]),
    ).toBe('{ "A": true, "b": 2, "d": 4 }');
  });

  test('moved: it keeps its own words and takes on the new indentation', () => {
    const text = '{\n  "in": {\n    "x": {\n      // why\n      "n": 1.0e0\n    }\n  },\n  "z": 0\n}';
    expect(
      edited(text, (root) => [...drop(object(root, 'in'), 'x'), add(root, 'x', asWritten(get(root, 'in', 'x')!))]),
    ).toBe('{\n  "in": {},\n  "z": 0,\n  "x": {\n    // why\n    "n": 1.0e0\n  }\n}');
  });

  test('wrapped: a piece as it is written inside of a new value', () => {
    const text = '{\n  "a": "\\u0041",\n  "b": 1\n}';
    expect(edited(text, (root) => [set(get(root, 'a')!, { old: asWritten(get(root, 'a')!), new: [] })])).toBe(
      '{\n  "a": {\n    "old": "\\u0041",\n    "new": []\n  },\n  "b": 1\n}',
    );
  });
});

describe('setting', () => {
  test.each<[string, Printable, string]>([
    ['"a \\u00e9 b \\/ c"', 'a é B / c', '"a \\u00e9 B \\/ c"'],
    ['"tool"', 'too\nl"', '"too\\nl\\""'],
    ['"aa"', 'a', '"a"'],
    ['"a"', 'aa', '"aa"'],
    ['""', 'x', '"x"'],
    ['"\ud83d\ude00"', '\ud83d\ude01', '"\ud83d\ude01"'],
    ['"\ud83d\ude00"', '\ud83e\ude00', '"\ud83e\ude00"'],
    ['"1"', 1, '1'],
    ['1', 'x', '"x"'],
    ['null', -0, '-0'],
    ['1', Infinity, '1e999'],
    ['[1, 2]', [], '[]'],
    ['true', ['a', { b: null }], '["a", { "b": null }]'],
  ])('%j to %j', (from, to, expected) => {
    expect(edited(`{ "k": ${from} }`, (root) => [set(get(root, 'k')!, to)])).toBe(`{ "k": ${expected} }`);
  });

  test('no edit where nothing changes', () => {
    const document = parseJson('x.json', '"a"')!;
    expect(document.syntax.print(document, [set(document.roots[0]!, 'a')])).toEqual([]);
  });

  test('an object of several lines among several lines', () => {
    expect(edited('{\n\t"k": 1\n}', (root) => [set(get(root, 'k')!, { a: { b: 1 } })])).toBe(
      '{\n\t"k": {\n\t\t"a": {\n\t\t\t"b": 1\n\t\t}\n\t}\n}',
    );
  });
});

describe('what cannot be printed', () => {
  const elsewhere: ObjectNode = { kind: 'object', entries: [], open: false, start: 0, end: 2, file: 'other.ts' };

  test('an edit of another file', () => {
    expect(edited('{"a": 1}', () => [add(elsewhere, 'a', 1)])).toBeUndefined();
    expect(edited('{"a": 1}', () => [set(elsewhere, 1)])).toBeUndefined();
    expect(edited('{"a": 1}', (root) => [set(get(root, 'a')!, asWritten(elsewhere))])).toBeUndefined();
    expect(edited('{"a": 1}', (root) => [set(get(root, 'a')!, [{ b: asWritten(elsewhere) }])])).toBeUndefined();
  });

  test('a child that is not in its container', () => {
    expect(
      edited('{"a": {"b": 1}}', (root) => [{ op: 'remove', from: root, child: get(root, 'a', 'b')! }]),
    ).toBeUndefined();
  });

  test('two edits of one place', () => {
    expect(edited('{"a": {"b": 1}}', (root) => [...drop(root, 'a'), set(get(root, 'a', 'b')!, 2)])).toBeUndefined();
  });
});

/** A value as JSON in whatever layout the choices lead to. */
function layOut(given: Plain, choose: Choose, withComments: boolean): string {
  const lineEnd = ['\n', '\r\n', '\n', '\n'][choose(4)]!;
  const unit = ['  ', '\t', '    ', ''][choose(4)]!;
  const colon = [': ', ':', ' : ', ': '][choose(4)]!;
  const space = [' ', '', ' ', '  '][choose(4)]!;
  const trailing = withComments && choose(2) === 0;
  const comment = () => (withComments ? [`// c, "x"`, '/* ] */', '', '', '', '', '', '', ''][choose(9)]! : '');
  const write = (each: Plain, indent: string): string => {
    if (typeof each !== 'object' || each === null) {
      const text = Object.is(each, -0) ? '-0' : JSON.stringify(each);
      return choose(4) === 0 && typeof each === 'string' ? text.replace(/[a-z](?![^\\]*")/g, '$&') : text;
    }
    const inner = indent + unit;
    const isArray = Array.isArray(each);
    const children = isArray
      ? each.map((item) => write(item, inner))
      : Object.entries(each).map(([key, item]) => JSON.stringify(key) + colon + write(item, inner));
    const spread = choose(2) === 0;
    const gap = (isInner: boolean) => {
      const lead = lineEnd + (isInner ? inner : indent);
      const remark = comment();
      if (remark.startsWith('//')) return (choose(2) === 0 ? lead : ' ') + remark + lead;
      return (spread || choose(8) === 0 ? lead : space) + remark + (choose(12) === 0 ? lineEnd : '');
    };
    const [open, close] = isArray ? '[]' : '{}';
    if (children.length === 0) return choose(2) === 0 ? open! + close : open + gap(false) + close;
    const body = children.map((child) => gap(true) + child + (choose(9) === 0 ? gap(true) : '')).join(',');
    return open + body + (trailing ? ',' : '') + gap(false) + close;
  };
  return (choose(5) === 0 ? '\ufeff' : '') + write(given, '') + (choose(2) === 0 ? lineEnd : '');
}

describe.each([
  ['JSON', false],
  ['JSON with comments', true],
])('any edits of any %s', (_, withComments) => {
  const options = withComments ? JSONC : {};
  const composite = value.filter((each) => typeof each === 'object' && each !== null);

  test('give the value that was meant, and leave the rest of the text alone', () => {
    fc.assert(
      fc.property(composite, choices, choices, (given, forLayout, forEdits) => {
        const text = layOut(given, chooser(forLayout), withComments);
        const document = parseJson('x.json', text, options)!;
        const edits = someEdits(document.roots[0]!, chooser(forEdits));
        const printed = document.syntax.print(document, edits);
        expect(printed).toBeDefined();
        const after = applyEdits(text, printed!);
        const again = parseJson('x.json', after, options);
        expect(again && ordered(again.roots[0]!)).toEqual(editedValue(document.roots[0]!, edits));
        const isTaken = (at: number) =>
          edits.some((edit) => edit.op !== 'add' && edit.op !== 'append' && covers(edit, at));
        for (const { index, 0: comment } of text.matchAll(/\/\/ c, "x"|\/\* \] \*\//g)) {
          if (!isTaken(index)) expect(after).toContain(comment);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

function covers(edit: Edit, at: number): boolean {
  if (edit.op === 'set') return edit.node.start <= at && at < edit.node.end;
  if (edit.op !== 'remove') return false;
  const end = 'value' in edit.child && typeof edit.child.value === 'object' ? edit.child.value.end : edit.child.end;
  return edit.child.start <= at && at < end;
}
