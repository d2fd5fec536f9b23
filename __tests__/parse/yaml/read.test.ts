import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parse as parseWithYaml, stringify } from 'yaml';
import { Unreadable } from '../../../src/core/document.js';
import { entry, get, items, toValue, walk, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { parseYaml } from '../../../src/parse/yaml/document.js';
import { anyText, placesOf, slice, value } from '../helpers.js';
import { said } from '../../support/said.js';

const rootOf = (text: string): Node => parseYaml('x.yaml', text).roots[0]!;
const valueOf = (text: string): unknown => toValue(rootOf(text));
const openOf = (text: string, ...path: string[]): boolean => (get(rootOf(text), ...path) as ObjectNode).open;

describe('places', () => {
  test.each<[string, string, string[]]>([
    [
      'leave out comments and blanks',
      '# top\nname: foo  # c\nlist:\n  - a   \n  # before\n  - "q" # d\nmap:\n  x: 1\n\n# end\n',
      [
        'object name: foo  # c\nlist:\n  - a   \n  # before\n  - "q" # d\nmap:\n  x: 1',
        'key name name',
        'key list list',
        'key map map',
        'string foo',
        'array - a   \n  # before\n  - "q"',
        'string a',
        'string "q"',
        'object x: 1',
        'key x x',
        'number 1',
      ],
    ],
    [
      'of blocks go from the sign to the end of the content',
      'a: |  # c\n  x\n  y\n\n# end\nb: >-\n\n  z\n  \nc: |+\n  w\n\n',
      [
        'object a: |  # c\n  x\n  y\n\n# end\nb: >-\n\n  z\n  \nc: |+\n  w',
        'key a a',
        'key b b',
        'key c c',
        'string |  # c\n  x\n  y',
        'string >-\n\n  z',
        'string |+\n  w',
      ],
    ],
    [
      'of braces and brackets, and of quotes',
      '{ \'a\' : [1, x: y ] , "b": , c }',
      [
        'object { \'a\' : [1, x: y ] , "b": , c }',
        "key a 'a'",
        'key b "b"',
        'key c c',
        'array [1, x: y ]',
        'number 1',
        'object x: y',
        'key x x',
        'string y',
        'null ',
        'null ',
      ],
    ],
    [
      'leave out anchors and tags',
      'a: &x !!map\n  b: &y !!str 1\n- c',
      ['object a: &x !!map\n  b: &y !!str 1', 'key a a', 'object b: &y !!str 1', 'key b b', 'string 1'],
    ],
    [
      'with CRLF and a byte order mark',
      '\ufeffa: |\r\n  x\r\n  y\r\nb: "l1\r\n  l2"\r\n- ',
      [
        'object a: |\r\n  x\r\n  y\r\nb: "l1\r\n  l2"',
        'key a a',
        'key b b',
        'string |\r\n  x\r\n  y',
        'string "l1\r\n  l2"',
      ],
    ],
    [
      'of text over several lines',
      'a: one\n  two\n\n  three # c\n? b\n: c\n',
      [
        'object a: one\n  two\n\n  three # c\n? b\n: c',
        'key a a',
        'key b b',
        'string one\n  two\n\n  three',
        'string c',
      ],
    ],
  ])('%s', (_, text, expected) => {
    const clean = text.replace(/\r?\n- c?$/, '');
    expect(placesOf(clean, rootOf(clean))).toEqual(expected);
  });

  test('of an empty value: behind the colon', () => {
    const text = 'a:\nb: # c\n';
    const places = ['a', 'b'].map((key) => get(rootOf(text), key)!).map(({ kind, start, end }) => [kind, start, end]);
    expect(places).toEqual([
      ['null', 2, 2],
      ['null', 6, 6],
    ]);
  });
});

describe('values', () => {
  test('are those of the core schema', () => {
    expect(
      valueOf(
        'a: 0o14\nb: 0xFF\nc: -.inf\nd: 1e999\ne: 2001-12-14\nf: yes\ng: 12:30\nh: ~\ni: True\nj: "1"\nk: 1_000\nl: +1\nm: -0\nn: .nan\n',
      ),
    ).toEqual({
      ...{ a: 12, b: 255, c: -Infinity, d: Infinity, e: '2001-12-14', f: 'yes', g: '12:30', h: null },
      ...{ i: true, j: '1', k: '1_000', l: 1, m: -0, n: NaN },
    });
  });

  test('are those of the yaml package', () => {
    fc.assert(
      fc.property(value, fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE', 'BLOCK_LITERAL'), (given, type) => {
        const text = stringify(given, { defaultStringType: type as 'PLAIN' });
        const { roots, faults } = parseYaml('x.yaml', text);
        expect(faults).toEqual([]);
        if (!/<<|__proto__/.test(text)) expect(toValue(roots[0]!)).toEqual(parseWithYaml(text));
      }),
    );
  });

  test('of tags that only another program understands are unknown', () => {
    const kinds = items(
      rootOf('- !foo 1\n- !foo {a: 1}\n- !!binary aGk=\n- !!set {a}\n- !!float x\n- !!timestamp 2001-01-01\n'),
    ).map(({ kind }) => kind);
    expect(kinds).toEqual(['unknown', 'unknown', 'unknown', 'unknown', 'unknown', 'unknown']);
    expect(valueOf('- !!str 1\n- !!int "2"\n- ! 3\n- !!seq [4]\n- !!map {a: 5}\n- !!null ""\n')).toEqual([
      '1',
      2,
      '3',
      [4],
      { a: 5 },
      null,
    ]);
  });
});

describe('keys', () => {
  test('that are no strings become some', () => {
    expect(valueOf('1: a\n2.50: b\nnull: c\n~: d\ntrue: e\n"5": f\n')).toEqual({
      '1': 'a',
      '2.5': 'b',
      null: 'd',
      true: 'e',
      '5': 'f',
    });
  });

  test('that are lists or mappings leave the mapping open', () => {
    expect(valueOf('? [1]\n: a\nb: c\n')).toEqual({ b: 'c' });
    expect(openOf('? [1]\n: a\nb: c\n')).toBe(true);
    expect(openOf('{[1]: a, b: c}')).toBe(true);
    expect(openOf('b: c\n')).toBe(false);
  });

  test('both of two equal ones are there, and are no fault', () => {
    const { roots, faults } = parseYaml('x.yaml', 'a: 1\na: 2\n');
    expect(faults).toEqual([]);
    expect((roots[0] as ObjectNode).entries.map(({ start }) => start)).toEqual([0, 5]);
  });

  test('__proto__ is a key like any other', () => {
    expect(Object.entries(valueOf('__proto__: 1\n') as object)).toEqual([['__proto__', 1]]);
  });
});

describe('several documents', () => {
  test('are several roots', () => {
    const text = '%YAML 1.2\n---\na: 1\n...\n--- [2]\n---\n';
    const { roots, faults } = parseYaml('x.yaml', text);
    expect(faults).toEqual([]);
    expect(roots.map((root) => slice(text, root))).toEqual(['a: 1', '[2]', '']);
    expect(roots.map(toValue)).toEqual([{ a: 1 }, [2], null]);
  });

  test('each with its own anchors', () => {
    expect(parseYaml('x.yaml', '&a 1\n---\n*a\n').faults).toHaveLength(1);
  });

  test('a file of comments holds null', () => {
    expect(parseYaml('x.yaml', '# a\n')).toMatchObject({ roots: [{ kind: 'null' }], faults: [] });
  });
});

describe('anchors and aliases', () => {
  const text = 'base: &b\n  x: 1\n  y: [2]\nalias: *b\nlist: [*b, &c d, *c]\n*c : key\n';

  test('an alias is the value of its anchor, with the places of the definition and its own beside it', () => {
    expect(valueOf(text)).toEqual({
      base: { x: 1, y: [2] },
      alias: { x: 1, y: [2] },
      list: [{ x: 1, y: [2] }, 'd', 'd'],
      d: 'key',
    });
    const alias = get(rootOf(text), 'alias')!;
    expect(slice(text, alias)).toBe('x: 1\n  y: [2]');
    expect(slice(text, alias.via!)).toBe('*b');
    expect(slice(text, get(alias, 'x')!)).toBe('1');
    expect(slice(text, entry(rootOf(text), 'd')!)).toBe('*c');
    expect(get(rootOf(text), 'alias')).not.toBe(get(rootOf(text), 'base'));
  });

  test('the last anchor of a name before it counts', () => {
    expect(valueOf('[&a 1, *a, &a 2, *a]')).toEqual([1, 1, 2, 2]);
  });

  test('one without an anchor is a fault and unknown', () => {
    const { roots, faults } = parseYaml('x.yaml', 'a: &name 1\nb: *nmae\n');
    expect(get(roots[0], 'b')!.kind).toBe('unknown');
    expect(faults).toEqual([
      {
        start: 14,
        end: 19,
        message: 'The alias `*nmae` (did you mean `name`?) has no anchor: none before it has this name.',
      },
    ]);
  });

  test('one within its own anchor is unknown', () => {
    const root = rootOf('a: &x [1, *x]\nb: *x\n');
    expect(items(get(root, 'a')).map(({ kind }) => kind)).toEqual(['number', 'unknown']);
    expect(items(get(root, 'b')).map(({ kind }) => kind)).toEqual(['number', 'unknown']);
  });

  test('those that stand for billions are refused', () => {
    const lines = Array.from(
      { length: 30 },
      (_, n) => `k${n}: &a${n} [${n === 0 ? '1, 1' : `*a${n - 1}, *a${n - 1}`}]\n`,
    );
    expect(() => parseYaml('x.yaml', lines.join(''))).toThrow(Unreadable);
    expect(() => parseYaml('x.yaml', lines.join(''))).toThrow(
      'The aliases of the file stand for more than 100000 values.',
    );
    expect(() => parseYaml('x.yaml', lines.slice(0, 10).join(''))).not.toThrow();
  });

  test('those that nest without end are refused', () => {
    const nest = (inner: string) => '['.repeat(10) + inner + ']'.repeat(10);
    const lines = Array.from({ length: 60 }, (_, n) => `- &a${n} ${nest(n === 0 ? '' : `*a${n - 1}`)}\n`);
    expect(() => parseYaml('x.yaml', lines.join(''))).toThrow('nested more than 500 levels');
  });
});

describe('merge keys', () => {
  const text =
    'a: &a {x: 1, y: 1}\nb: &b {y: 2, z: 2}\nc:\n  <<: *a\n  y: 3\nd: {<<: [*b, *a], w: 4}\ne:\n  <<: {v: 5}\n';

  test('bring in the entries of other mappings, which own ones win over', () => {
    expect(valueOf(text)).toMatchObject({ c: { x: 1, y: 3 }, d: { y: 2, z: 2, x: 1, w: 4 }, e: { v: 5 } });
    expect((get(rootOf(text), 'c') as ObjectNode).entries.map(({ key }) => key)).toEqual(['x', 'y']);
    expect(openOf(text, 'c')).toBe(false);
  });

  test('with the places of the definition', () => {
    const merged = entry(get(rootOf(text), 'c'), 'x')!;
    expect(slice(text, merged)).toBe('x');
    expect(merged.start).toBe(text.indexOf('x'));
    expect(slice(text, merged.via!)).toBe('*a');
  });

  test('of something unknown leave the mapping open, and of no mapping are keys', () => {
    expect(openOf('a: &a\n  b: {<<: *a, c: 1}\n', 'a', 'b')).toBe(true);
    expect(openOf('{<<: !x {}, c: 1}')).toBe(true);
    expect(valueOf('<<: 1\n"<<": {a: 2}\n')).toEqual({ '<<': { a: 2 } });
  });
});

describe('one fault a document, at its place', () => {
  test.each<[string, string, string]>([
    ['', '‹›', 'This file is empty.'],
    ['\ufeff \n', '\ufeff \n‹›', 'This file is empty.'],
    ['a:\n\tb: 1\n', 'a:\n‹\t›b: 1\n', 'Tabs are not allowed as indentation in YAML. Use spaces.'],
    ['a:\n  b: 1\n c: 2\n', 'a:\n  b: 1\n ‹c›: 2\n', 'This line is not indented like the other keys of its mapping.'],
    ['a: b: c\n', 'a: ‹b›: c\n', 'A mapping cannot begin on the line of its key. If this is text, put it in quotes.'],
    ['a: - b\n', 'a: ‹-› b\n', 'A list cannot begin on the line of its key. Put it on the next line.'],
    ['a: [1, 2\nb: 3\n', 'a: [1, 2‹›\nb: 3\n', 'A ] is missing: a list in brackets is not closed.'],
    ['{a: 1\n', '{a: 1‹›\n', 'A } is missing: a mapping in braces is not closed.'],
    ['{a: 1 b: 2}\n', '{a: ‹1 b: 2›}\n', 'A comma is missing within { } or [ ].'],
    ['[a, , b]\n', '[a, ‹,› b]\n', 'A value is missing before this comma, or it is one comma too many.'],
    ['a: "x\nb: 1\n', 'a: ‹"›x\nb: 1\n', 'The string has no closing quote.'],
    ["a: 'x\n", "a: ‹'›x\n", 'The string has no closing quote.'],
    ['a: "\\q"\n', 'a: "‹\\q›"\n', 'YAML has no escape `\\q`. A backslash itself is written \\\\.'],
    ['a: @x\n', 'a: ‹@x›\n', 'Text cannot begin with `@`. Put it in quotes.'],
    ['a b c\nc: 1\n', '‹a b c›\nc: 1\n', 'A key and its colon must be on one line. Perhaps a colon is missing here.'],
    ['a:b c\nd: 1\n', '‹a:b c›\nd: 1\n', 'A space is missing after the colon of `a`.'],
    [
      'https://a b\nc: 1\n',
      '‹https://a b›\nc: 1\n',
      'A key and its colon must be on one line. Perhaps a colon is missing here.',
    ],
    [
      'type: object\n\n  properties:\n    a: 1\n',
      'type: object\n\n  ‹properties›:\n    a: 1\n',
      '`properties` is indented deeper than `type` above it. Keys of one object begin in the same column.',
    ],
    [
      '- a: b\n    c: d\n',
      '- a: b\n    ‹c›: d\n',
      '`c` is indented deeper than `a` above it. Keys of one object begin in the same column.',
    ],
    ['a:\n  -b: 1\n    c: 2\n', 'a:\n  ‹-›b: 1\n    c: 2\n', 'A space is missing after this dash.'],
    ['a: 1\nversion 1.0.0\nb: 2\n', 'a: 1\n‹version 1.0.0›\nb: 2\n', 'A colon is missing after `version`.'],
    ['a: *all* of it\n', 'a: ‹*all*› of it\n', '`*` begins an alias in YAML. If this is text, put it in quotes.'],
    ['- a: {b} c\n', '- a: ‹{b}› c\n', '`{` begins an object in YAML. If this is text, put it in quotes.'],
    ['- [b] c\n', '- ‹[b]› c\n', '`[` begins a list in YAML. If this is text, put it in quotes.'],
    ['a: `b` c\n', 'a: ‹`b`› c\n', 'Text cannot begin with a backquote in YAML. Put it in quotes.'],
    [
      'a: > b c\nd: 1\n',
      'a: > ‹b c›\nd: 1\n',
      'After `>` the text begins on the next line. Put it there, indented, or remove the `>`.',
    ],
    [
      'a:\n  - b: 1\n    c: 2\n - b: 3\n',
      'a:\n  - b: 1\n    c: 2\n ‹-› b: 3\n',
      'This `- ` is not indented like the other items. Items of one list begin in the same column.',
    ],
    ['a: "b" c\n', 'a: "b" ‹c›\n', 'Nothing may follow the value here. Perhaps a quote or a line break is missing.'],
    ['- a\nb: 1\n', '- a\n‹b›: 1\n', 'Nothing may follow the value here. Perhaps a quote or a line break is missing.'],
    ['a: }\n', 'a: ‹}›\n', 'This bracket closes nothing. Remove it, or put the text in quotes.'],
    ['a: |x\n y\n', 'a: |‹x›\n y\n', 'The text of a block begins on the line after its | or >.'],
    [
      '- a: 1\n b: 2\n',
      '- a: 1\n ‹b›: 2\n',
      'A `- ` is missing before this item, or it is not indented like the others.',
    ],
    ['a: &x &y 1\n', 'a: &x ‹&y› 1\n', 'This is not valid YAML: a node can have at most one anchor.'],
    [
      'a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> x\n',
      'a: 1\n‹<<<<<<<› HEAD\nb: 2\n=======\nb: 3\n>>>>>>> x\n',
      'A merge conflict was left in the file. Decide for one side, and remove the markers.',
    ],
  ])('%j', (text, marked, message) => {
    const start = marked.indexOf('‹');
    const end = marked.indexOf('›') - 1;
    const { faults } = parseYaml('x.yaml', text);
    expect(faults.map((fault) => [said(fault), fault.start, fault.end])).toEqual([[message, start, end]]);
  });

  test('and no sign of a merge begins a key', () => {
    const root = rootOf('a:\n<<<<<<< HEAD\n  b: 2\n=======\n  b: 3\n>>>>>>> x\nd: 4\n') as ObjectNode;
    expect(root.entries.filter(({ key }) => /^[<=>]/.test(key))).toEqual([]);
    expect(root.open).toBe(true);
  });

  test('and the rest is still a tree, open where something may be hidden', () => {
    const root = rootOf('a:\n  b: 1\nc: {d: 1}\ne: [1, 2\nf: {g: 1}\n');
    expect(toValue(root)).toMatchObject({ a: { b: 1 }, c: { d: 1 } });
    expect([root, get(root, 'a'), get(root, 'c')].map((node) => (node as ObjectNode).open)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('what brackets that are not closed hold cannot be known, nor what follows them', () => {
    const root = rootOf('a: 1\ne: [1, 2\nf: {g: 1}\n');
    expect(get(root, 'e')!.kind).toBe('unknown');
    expect(get(root, 'f')).toBeUndefined();
  });

  test('what ends right before it may go on, and what has no value may have one', () => {
    const item = get(rootOf('t:\n  - a: 1\n   b: 2\n    c: 3\n  - d: 4\n'), 't')!;
    expect(item).toMatchObject({
      items: [{ open: true, entries: [{ key: 'a' }] }, { kind: 'unknown' }, { entries: [{ key: 'd' }] }],
    });
    const root = rootOf('a:\n  b:\n\t\tc: 1\n    d: 2\n');
    expect(get(root, 'a')).toMatchObject({ open: true, entries: [{ key: 'b', value: { kind: 'unknown' } }] });
    expect(get(rootOf('a:\n# a comment\n\n\tb: 1\n'), 'a')!.kind).toBe('unknown');
  });

  test('what stands behind it belongs to nothing, unless it is clearly outside', () => {
    const root = rootOf('a:\n  b:\n    c: 1\n   d: 2\n    e: 3\n  f: 4\ng:\n  h: 5\n');
    expect(toValue(root)).toEqual({ a: { b: { c: 1 }, f: 4 }, g: { h: 5 } });
  });

  test('what the fault is in cannot be known, neither as a key nor as a value', () => {
    expect(get(rootOf('a: 1\nb: "x\n'), 'b')!.kind).toBe('unknown');
    expect(rootOf('a: one\n  two: 2\n')).toMatchObject({
      entries: [{ key: 'a', value: { kind: 'unknown' } }],
      open: true,
    });
    expect(rootOf('a b\nc: 1\nd: 2\n')).toMatchObject({ entries: [{ key: 'd' }], open: true });
  });

  test('text that begins as brackets do cannot be known, nor can another of its kind behind it', () => {
    const root = rootOf('- a: {b} c\n  d: 1\n- a: [e] f\n- a: {g: 1} # a comment\n');
    expect(root).toMatchObject({
      items: [
        { entries: [{ key: 'a', value: { kind: 'unknown' } }] },
        { entries: [{ key: 'a', value: { kind: 'unknown' } }] },
        { entries: [{ key: 'a', value: { kind: 'object' } }] },
      ],
    });
  });

  test('what stands behind the end of the root may belong to it', () => {
    expect((rootOf('- a\nb: 1\n') as ObjectNode).open).toBe(true);
  });

  test('of several documents, each has its own', () => {
    expect(parseYaml('x.yaml', 'a: }\n---\nb: ]\n---\nc: 1\n').faults.map(({ start }) => start)).toEqual([3, 12]);
  });
});

describe('any text at all', () => {
  const piece = fc.constantFrom(
    ...[
      'a',
      'b: ',
      ': ',
      '- ',
      '? ',
      '\n',
      '\n  ',
      '\n    ',
      '\r\n',
      '\t',
      '"',
      "'",
      '{',
      '}',
      '[',
      ']',
      ', ',
      '#',
      ' # c',
      '|',
      '>-',
      '&x ',
      '*x',
    ],
    ...[
      '!t ',
      '!!str ',
      '<<: ',
      '---\n',
      '...\n',
      '%YAML 1.1\n',
      '\ufeff',
      '\ud800',
      '\u0000',
      '1',
      'null',
      '\\',
      '`',
      '@',
    ],
  );
  test('has places inside of it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
          anyText,
        ),
        (text) => {
          const { roots, faults } = parseYaml('x.yaml', text);
          expect(roots.length).toBeGreaterThan(0);
          for (const fault of faults) {
            expect(isInside(fault, text)).toBe(true);
            expect(fault.message.length).toBeLessThanOrEqual(120);
          }
          for (const root of roots) {
            for (const node of walk(root)) {
              expect(isInside(node, text)).toBe(true);
              if (node.kind === 'object') for (const each of node.entries) expect(isInside(each, text)).toBe(true);
            }
          }
        },
      ),
      { numRuns: 1500 },
    );
  });
});

const isInside = ({ start, end }: { start: number; end: number }, text: string): boolean =>
  0 <= start && start <= end && end <= text.length;

describe('hostile texts', () => {
  test.each([
    '['.repeat(100_000),
    '{a: '.repeat(50_000),
    '- '.repeat(50_000),
    '? '.repeat(50_000),
    ': '.repeat(50_000),
  ])('too deep: %#', (text) => {
    expect(() => parseYaml('x.yaml', text)).toThrow(new Unreadable('The file is nested more than 500 levels deep.'));
  });

  test('ten thousand blank lines are taken, but no more', () => {
    expect(parseYaml('x.yaml', `a: 1\n${'\n'.repeat(5000)}${' # c\r\n'.repeat(4999)}b: 2\n`).faults).toEqual([]);
    expect(() => parseYaml('x.yaml', `a: 1\n${'\n'.repeat(5001)}${'# c\n'.repeat(5001)}b: 2\n`)).toThrow(
      new Unreadable('More than 10000 lines in a row hold nothing but spaces or comments.'),
    );
  });

  test('500 levels are taken', () => {
    expect(() => parseYaml('x.yaml', '['.repeat(500) + ']'.repeat(500))).not.toThrow();
    expect(() => parseYaml('x.yaml', '['.repeat(501) + ']'.repeat(501))).toThrow(Unreadable);
  });
});
