import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Document as YamlDocument, type Scalar, type YAMLMap } from 'yaml';
import { asWritten, type Edit, type Printable } from '../../../src/core/rule.js';
import {
  entry,
  get,
  items,
  type ArrayNode,
  type Node,
  type ObjectNode,
  type StringNode,
} from '../../../src/core/tree.js';
import { parseYaml } from '../../../src/parse/yaml/document.js';
import {
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

function edited(text: string, edits: (root: ObjectNode) => Edit[]): string | undefined {
  const document = parseYaml('x.yaml', text);
  const printed = document.syntax.print(document, edits(document.roots[0] as ObjectNode));
  return printed && applyEdits(text, printed);
}

const array = (root: Node, ...path: string[]) => get(root, ...path) as ArrayNode;
const object = (root: Node, ...path: string[]) => get(root, ...path) as ObjectNode;
const add = (to: ObjectNode, key: string, value: Printable, first?: true): Edit => ({
  op: 'add',
  to,
  key,
  value,
  first,
});
const append = (to: ArrayNode, value: Printable): Edit => ({ op: 'append', to, value });
const set = (node: Node, value: Printable): Edit => ({ op: 'set', node, value });
const drop = (from: ObjectNode, ...keys: string[]): Edit[] =>
  keys.map((key) => ({ op: 'remove', from, child: entry(from, key)! }));
const dropItems = (from: ArrayNode, ...indexes: number[]): Edit[] =>
  indexes.map((index) => ({ op: 'remove', from, child: from.items[index]! }));

describe('where a unit of a string stands', () => {
  const offsets = (text: string, key = 'a') => {
    const { syntax, roots } = parseYaml('x.yaml', text);
    const node = get(roots[0], key) as StringNode;
    return [...node.value, ''].map((_, index) => syntax.offsetIn(text, node, index));
  };

  test.each<[string, string, (number | undefined)[]]>([
    ['plain', 'a: xyz # c', [3, 4, 5, 6]],
    ['plain over two lines', 'a: x\n  y', [3, 4, 7, 8]],
    ['plain with a blank line', 'a: x\n\n  y', [3, 4, 8, 9]],
    ['single quotes', "a: 'x''y'", [4, 5, 7, 8]],
    ['double quotes', 'a: "x\\ty"', [4, 5, 7, 8]],
    ['double quotes with hexadecimal escapes', 'a: "\\x41\\u0042\\U00000043d"', [4, 8, 14, 24, 25]],
    ['double quotes over two lines', 'a: "x\n  y"', [4, 5, 8, 9]],
    ['double quotes with an escaped line break', 'a: "x\\\n  y"', [4, 9, 10]],
    ['a block', 'a: |\n  x\n  y\n', [7, 8, 11, 12, 12]],
    ['a block with CRLF', 'a: |\r\n  x\r\n  y\r\n', [8, 10, 13, 14, 14]],
    ['a block with a deeper line', 'a: |-\n  x\n    y\n', [8, 9, 12, 13, 14, 15]],
    ['a block with an indentation indicator', 'a: |1-\n   x\n', [8, 9, 10, 11]],
    ['a folded block', 'a: >-\n  x\n  y\n\n  z\n', [8, 9, 12, 14, 17, 18]],
    ['a folded block with deeper lines', 'a: >-\n  x\n   y\n  z\n', [8, 9, 12, 13, 14, 17, 18]],
  ])('%s', (_, text, expected) => expect(offsets(text)).toEqual(expected));

  test('any string, however it is quoted', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', ' ', '\n', '\t', "'", '"', '\\', '#', 'é', '\u{1f600}'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(
        text,
        fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED'),
        (given, type) => {
          const written = write(given, type);
          const { syntax, roots } = parseYaml('x.yaml', written);
          const node = get(roots[0], 'a') as StringNode;
          // A few strings that are forced into a style are not written as they are.
          fc.pre(node.value === given);
          for (let index = 0; index < given.length; index++) {
            const at = syntax.offsetIn(written, node, index);
            if (at === undefined) {
              // Lines of nothing but blanks at the end of a block cannot be told from those behind it.
              expect(given).toMatch(/(^|\n) [ \n]*$/);
              return;
            }
            const unit = given[index]!;
            expect(node.start <= at && at <= node.end).toBe(true);
            if (/[abé]/.test(unit)) expect(written[at]).toBe(unit);
          }
          expect(syntax.offsetIn(written, node, given.length)).toBeLessThanOrEqual(node.end);
        },
      ),
      { numRuns: 500 },
    );
  });
});

function write(given: string, type: string): string {
  const document = new YamlDocument({ a: given });
  (document.contents as unknown as YAMLMap<Scalar, Scalar>).items[0]!.value!.type = type as 'PLAIN';
  return document.toString({ lineWidth: 0 });
}

describe('adding', () => {
  test.each<[string, string, (root: ObjectNode) => Edit[], string]>([
    ['a last key', 'a: 1\n', (root) => [add(root, 'b', 2)], 'a: 1\nb: 2\n'],
    ['a first key', '# top\na: 1\n', (root) => [add(root, 'b', 2, true)], '# top\nb: 2\na: 1\n'],
    ['without a line break at the end', 'a: 1', (root) => [add(root, 'b', 2)], 'a: 1\nb: 2'],
    ['with CRLF', 'a: 1\r\n', (root) => [add(root, 'b', { c: 1 })], 'a: 1\r\nb:\r\n  c: 1\r\n'],
    ['behind a byte order mark', '\ufeffa: 1\n', (root) => [add(root, 'b', 2, true)], '\ufeffb: 2\na: 1\n'],
    [
      'several',
      'a: 1\n',
      (root) => [add(root, 'c', 3), add(root, 'z', 0, true), add(root, 'd', 4), add(root, 'y', 0, true)],
      'z: 0\ny: 0\na: 1\nc: 3\nd: 4\n',
    ],
    ['behind comments and blocks', 'a: |\n  x\n\n# end\n', (root) => [add(root, 'b', 2)], 'a: |\n  x\nb: 2\n\n# end\n'],
    ['behind the comment of a line', 'a: 1 # one\n', (root) => [add(root, 'b', 2)], 'a: 1 # one\nb: 2\n'],
    [
      'deep inside, with its indentation',
      'a:\n    b:\n        c: 1\nd: 2\n',
      (root) => [add(object(root, 'a', 'b'), 'e', { f: { g: 1 } })],
      'a:\n    b:\n        c: 1\n        e:\n            f:\n                g: 1\nd: 2\n',
    ],
    [
      'to a mapping in a list',
      '- a: 1\n  b: 2\n- c: 3\n',
      (root) => [add(items(root)[0] as ObjectNode, 'x', 1), add(items(root)[1] as ObjectNode, 'y!', 1, true)],
      '- a: 1\n  b: 2\n  x: 1\n- y!: 1\n  c: 3\n',
    ],
    [
      'to lists, indented as others are',
      'a:\n- 1\nb: 1\n',
      (root) => [append(array(root, 'a'), { x: 1, y: 2 }), add(root, 'c', [1, [2]])],
      'a:\n- 1\n- x: 1\n  "y": 2\nb: 1\nc:\n- 1\n- - 2\n'.replace('"y"', 'y'),
    ],
    [
      'in braces',
      'a: {b: 1}\n',
      (root) => [add(object(root, 'a'), 'c', { d: [1, 'x, y'] })],
      'a: {b: 1, c: {d: [1, "x, y"]}}\n',
    ],
    [
      'in braces with padding',
      'a: { b: 1 }\n',
      (root) => [add(object(root, 'a'), 'c', 2, true)],
      'a: { c: 2, b: 1 }\n',
    ],
    [
      'in brackets over several lines',
      'a: [\n  x, # one\n  y # two\n]\n',
      (root) => [append(array(root, 'a'), 'z')],
      'a: [\n  x, # one\n  y, # two\n  z\n]\n',
    ],
    [
      'to nothing',
      'a: {}\nb: [] # none\nc:\n  - {}\n',
      (root) => [
        add(object(root, 'a'), 'x', 1),
        append(array(root, 'b'), 'v'),
        add(items(array(root, 'c'))[0] as ObjectNode, 'z', 1),
      ],
      'a:\n  x: 1\nb:\n  - v # none\nc:\n  - z: 1\n',
    ],
    [
      'to nothing where lists are short',
      'a: [x]\nb: []\n',
      (root) => [append(array(root, 'b'), 'v'), append(array(root, 'b'), 'z')],
      'a: [x]\nb: [v, z]\n',
    ],
    ['quoted as all others are', '"a": "x"\n', (root) => [add(root, 'b', 'y')], '"a": "x"\n"b": "y"\n'],
    [
      'what would be read as something else',
      'a: x\n',
      (root) => [add(root, 'null', ['true', '1.0', '- x', 'a: b', '@x', '', ' ', 'no', '# x', '~', "it's"])],
      'a: x\n"null":\n  - "true"\n  - "1.0"\n  - "- x"\n  - "a: b"\n  - "@x"\n  - ""\n  - " "\n  - "no"\n  - "# x"\n  - "~"\n  - it\'s\n',
    ],
  ])('%s', (_, text, edits, expected) => expect(edited(text, edits)).toBe(expected));
});

describe('removing', () => {
  const three = 'a: 1\nb:\n  - 2\nc: 3\n';
  test.each<[string, string, (root: ObjectNode) => Edit[], string]>([
    ['the first', three, (root) => drop(root, 'a'), 'b:\n  - 2\nc: 3\n'],
    ['one in the middle', three, (root) => drop(root, 'b'), 'a: 1\nc: 3\n'],
    ['the last', three, (root) => drop(root, 'c'), 'a: 1\nb:\n  - 2\n'],
    ['the last, without a line break at the end', 'a: 1\nb: 2', (root) => drop(root, 'b'), 'a: 1'],
    ['two neighbours', three, (root) => drop(root, 'b', 'c'), 'a: 1\n'],
    ['all', three, (root) => drop(root, 'a', 'b', 'c'), '{}\n'],
    ['the only one', 'a:\n  b: 1\nc: 1\n', (root) => drop(object(root, 'a'), 'b'), 'a: {}\nc: 1\n'],
    ['the only item', 'a:\n- 1\nc: 1\n', (root) => dropItems(array(root, 'a'), 0), 'a: []\nc: 1\n'],
    ['the first behind a dash', '- a: 1\n  b: 2\n', (root) => drop(items(root)[0] as ObjectNode, 'a'), '- b: 2\n'],
    [
      'the first behind a dash, with a comment',
      '- a: 1 # one\n  b: 2\n',
      (root) => drop(items(root)[0] as ObjectNode, 'a'),
      '- # one\n  b: 2\n',
    ],
    [
      'all behind a dash',
      '- a: 1\n  b: 2\n- c\n',
      (root) => drop(items(root)[0] as ObjectNode, 'a', 'b'),
      '- {}\n- c\n',
    ],
    ['without two blank lines', 'a: 1\n\nb: 2\n\nc: 3\n', (root) => drop(root, 'b'), 'a: 1\n\nc: 3\n'],
    ['without a blank line at the end', 'a: 1\n\nb: 2\n', (root) => drop(root, 'b'), 'a: 1\n'],
    ['comments stay', '# a\na: 1 # one\n# b\nb: 2\nc: 3\n', (root) => drop(root, 'a', 'b'), '# a\n# one\n# b\nc: 3\n'],
    ['in braces', 'a: {b: 1, c: 2, d: 3}\n', (root) => drop(object(root, 'a'), 'b', 'd'), 'a: {c: 2}\n'],
  ])('%s', (_, text, edits, expected) => expect(edited(text, edits)).toBe(expected));
});

describe('setting and renaming', () => {
  test.each<[string, Printable, string]>([
    ['x', 'v', 'v'],
    ['x', 'true', '"true"'],
    ['x', null, 'null'],
    ["'x'", "it's", "'it''s'"],
    ['"\\u00e9 x"', 'é y', '"\\u00e9 y"'],
    ['"x" # c', 'y', '"y" # c'],
    ['x # c', 'one\ntwo', '"one\\ntwo" # c'],
    ['x', 'one\ntwo', '|-\n  one\n  two'],
    ['|\n  one\n  two', 'one\nthree\n', '|\n  one\n  three'],
    ['1', -0, '-0'],
    ['1', Infinity, '.inf'],
    ['', 1, '1'],
    ['# c', 1, '1 # c'],
    ['1', {}, '{}'],
    ['x', { a: [1], b: {} }, '\n  a:\n    - 1\n  b: {}'],
    ['x', ['a', { b: 1, c: 2 }], '\n  - a\n  - b: 1\n    c: 2'],
    ['\n  a: 1\n  b: 2', 'x', 'x'],
    ['\n- a: 1', 'x', 'x'],
    ['[1, 2]', ['x'], '[x]'],
    ['{a: 1}', 5, '5'],
  ])('%j to %j', (from, to, expected) => {
    const behind = (text: string) => `k:${text.startsWith('\n') || text === '' ? '' : ' '}${text}\n`;
    expect(edited(behind(from), (root) => [set(get(root, 'k')!, to)])).toBe(behind(expected));
  });

  test('keys keep their quotes', () => {
    const text = 'a: 1\n\'b\': 2\n"c": {d: 3}\n';
    const rename = (root: ObjectNode, key: string, to: string): Edit => ({
      op: 'rename',
      entry: entry(root, key)!,
      key: to,
    });
    expect(
      edited(text, (root) => [
        rename(root, 'a', '1'),
        rename(root, 'b', 'x'),
        rename(root, 'c', 'y'),
        rename(object(root, 'c'), 'd', 'e,'),
      ]),
    ).toBe('"1": 1\n\'x\': 2\n"y": {"e,": 3}\n');
  });

  test('what is moved keeps its own words and takes on the new indentation', () => {
    const text = 'in:\n  x:\n    # why\n    n: 0x10\n    m: |\n      text\nz: 0\n';
    expect(
      edited(text, (root) => [...drop(object(root, 'in'), 'x'), add(root, 'x', asWritten(get(root, 'in', 'x')!))]),
    ).toBe('in: {}\nz: 0\nx:\n  # why\n  n: 0x10\n  m: |\n    text\n');
  });

  test('what is wrapped does too', () => {
    const text = 'k: 0x10\nl: [a, "b"]\n';
    expect(
      edited(text, (root) => [
        set(get(root, 'k')!, { old: asWritten(get(root, 'k')!) }),
        set(get(root, 'l')!, [asWritten(get(root, 'l')!)]),
      ]),
    ).toBe('k:\n  old: 0x10\nl:\n  - [a, "b"]\n');
  });

  test('out of a block into braces', () => {
    const text = 'a: {}\nb: {c: 1}\nd:\n  - x # c\n';
    expect(edited(text, (root) => [add(object(root, 'b'), 'd', asWritten(get(root, 'd')!))])).toBe(
      'a: {}\nb: {c: 1, d: [x]}\nd:\n  - x # c\n',
    );
  });
});

describe('what cannot be printed', () => {
  const text =
    'base: &base {x: 1, y: 2}\nalias: *base\nmerged:\n  <<: *base\n  z: 3\nlist: &list [1]\nonce: &once {v: 1}\n';

  test('an edit of what came in by an alias or a merge key, or is in use elsewhere', () => {
    expect(edited(text, (root) => [set(get(root, 'alias', 'x')!, 2)])).toBeUndefined();
    expect(edited(text, (root) => [add(object(root, 'alias'), 'n', 2)])).toBeUndefined();
    expect(edited(text, (root) => drop(object(root, 'merged'), 'x'))).toBeUndefined();
    expect(edited(text, (root) => [set(get(root, 'merged', 'x')!, 2)])).toBeUndefined();
    expect(
      edited(text, (root) => [{ op: 'rename', entry: entry(get(root, 'merged'), 'x')!, key: 'n' }]),
    ).toBeUndefined();
    expect(edited(text, (root) => [set(get(root, 'base', 'x')!, 2)])).toBeUndefined();
    expect(edited(text, (root) => drop(root, 'base'))).toBeUndefined();
    expect(edited(text, (root) => [add(root, 'copy', asWritten(get(root, 'alias')!))])).toBeUndefined();
  });

  test('but what stands beside it can be', () => {
    expect(edited(text, (root) => [add(object(root, 'merged'), 'n', 2)])).toContain('  <<: *base\n  z: 3\n  n: 2\n');
    expect(edited(text, (root) => drop(root, 'alias'))).not.toContain('alias');
    expect(edited(text, (root) => [append(array(root, 'list'), 2)])).toContain('&list [1, 2]');
    expect(edited(text, (root) => [set(get(root, 'once', 'v')!, 2)])).toContain('&once {v: 2}');
  });

  test('an edit of another file, of a stranger, or two of one place', () => {
    const elsewhere: ObjectNode = { kind: 'object', entries: [], open: false, start: 0, end: 2, file: 'other.ts' };
    const stranger: ObjectNode = { kind: 'object', entries: [], open: false, start: 0, end: 2 };
    expect(edited('a: 1\n', () => [add(elsewhere, 'b', 1)])).toBeUndefined();
    expect(edited('a: 1\n', () => [set(stranger, 1)])).toBeUndefined();
    expect(edited('a: 1\n', (root) => [set(get(root, 'a')!, asWritten(elsewhere))])).toBeUndefined();
    expect(edited('a: {b: 1}\n', (root) => [...drop(root, 'a'), set(get(root, 'a', 'b')!, 2)])).toBeUndefined();
  });

  test('more of a large file than can be checked in good time', () => {
    const document = parseYaml('x.yaml', `note: "${'x'.repeat(300_000)}"\n`);
    const root = document.roots[0] as ObjectNode;
    const printed = Array.from({ length: 20 }, (_, index) =>
      document.syntax.print(document, [add(root, `key${index}`, 1)]),
    );
    expect(printed[0]).toBeDefined();
    expect(printed.at(-1)).toBeUndefined();
  });
});

/** A value as YAML in whatever layout the choices lead to. */
function layOut(given: Plain, choose: Choose): string {
  const lineEnd = ['\n', '\r\n', '\n'][choose(3)]!;
  const unit = [2, 4, 1, 3][choose(4)]!;
  const listUnit = [unit, 0][choose(2)]!;
  const padding = ['', ' '][choose(2)]!;
  const pad = (column: number) => ' '.repeat(column);
  const comment = () => (choose(6) === 0 ? ' # c' : '');

  const scalar = (each: string | number | boolean | null, column: number, inFlow: boolean): string => {
    if (typeof each !== 'string') return Object.is(each, -0) ? '-0' : JSON.stringify(each);
    const way = choose(4);
    if (way === 0 && /^[a-z][a-z ]*[a-z]$/.test(each) && !/^(true|null|false)$/.test(each)) return each;
    if (way === 1 && /^[ -~]*$/.test(each)) return `'${each.replaceAll("'", "''")}'`;
    if (way === 2 && !inFlow && /^[!-~][ -~\n]*$/.test(each) && !/[ ]\n|\n[ \n]|\n$/.test(each)) {
      return (
        '|-' +
        lineEnd +
        each
          .split('\n')
          .map((line) => pad(Math.max(0, column) + unit) + line)
          .join(lineEnd)
      );
    }
    return JSON.stringify(each);
  };
  const flow = (each: Plain): string => {
    if (typeof each !== 'object' || each === null) return scalar(each, 0, true);
    const children = Array.isArray(each)
      ? each.map(flow)
      : Object.entries(each).map(([key, item]) => `${JSON.stringify(key)}: ${flow(item)}`);
    const [open, close] = Array.isArray(each) ? '[]' : '{}';
    return children.length === 0 ? open! + close : open! + padding + children.join(', ') + padding + close;
  };
  const isSpread = (each: Plain): each is Plain[] | { [key: string]: Plain } =>
    typeof each === 'object' && each !== null && Object.keys(each).length > 0 && choose(5) > 0;
  const remark = (column: number) =>
    choose(8) === 0 ? pad(column) + '# c' + lineEnd : choose(12) === 0 ? lineEnd : '';
  const isMultiline = (text: string) => /[\r\n]/.test(text);
  /** Lines of a block, each ended, the first without its indentation. */
  const block = (each: Plain[] | { [key: string]: Plain }, column: number): string =>
    (Array.isArray(each) ? each.map((item) => ['-', item] as const) : Object.entries(each))
      .map(([key, item], index) => {
        const isItem = Array.isArray(each);
        const lead = (index === 0 ? '' : remark(column) + pad(column)) + (isItem ? '-' : writeKey(key) + ':');
        if (!isSpread(item)) {
          const text = typeof item === 'object' && item !== null ? flow(item) : scalar(item, column, false);
          return `${lead} ${text}${isMultiline(text) ? '' : comment()}${lineEnd}`;
        }
        if (isItem) return `${lead} ${block(item, column + 2)}`;
        const inner = column + (Array.isArray(item) ? listUnit : unit);
        return `${lead}${comment()}${lineEnd}${pad(inner)}${block(item, inner)}`;
      })
      .join('');
  const writeKey = (key: string) =>
    /^[a-z]{2,}$/.test(key) && key !== 'null' && key !== 'true' ? key : JSON.stringify(key);
  const body = isSpread(given) ? block(given, 0) : flow(given) + lineEnd;
  const start = ['', '', '---' + lineEnd, '# top' + lineEnd][choose(4)]!;
  return (choose(6) === 0 ? '\ufeff' : '') + start + (choose(4) === 0 ? body.replace(/\r?\n$/, '') : body);
}

describe('many edits, one after the other', () => {
  const printed = (text: string, edits: (roots: readonly Node[]) => readonly Edit[]) => {
    const document = parseYaml('x.yaml', text);
    return edits(document.roots).map((edit) => document.syntax.print(document, [edit]));
  };

  test('each of a thousand tools keeps its own', () => {
    const text = `tools:\n${'- name: a b\n  inputSchema: {type: object}\n'.repeat(1000)}`;
    const all = printed(text, ([root]) => array(root!, 'tools').items.map((tool) => set(get(tool, 'name')!, 'c')));
    expect(all.filter((each) => each !== undefined)).toHaveLength(1000);
  });

  test('each of a thousand documents does, too', () => {
    const text = '---\nname: a b # here\ninputSchema: {type: object}\n'.repeat(1000);
    const all = printed(text, (roots) => roots.map((root) => add(root as ObjectNode, 'description', 'c')));
    expect(all.filter((each) => each !== undefined)).toHaveLength(1000);
  });
});

describe('any edits of any YAML', () => {
  const composite = value.filter((each) => typeof each === 'object' && each !== null);

  test('give the value that was meant, or nothing', () => {
    let printedCount = 0;
    let count = 0;
    fc.assert(
      fc.property(composite, choices, choices, (given, forLayout, forEdits) => {
        const text = layOut(given, chooser(forLayout));
        const document = parseYaml('x.yaml', text);
        expect([text, ...document.faults]).toEqual([text]);
        const edits = someEdits(document.roots[0]!, chooser(forEdits));
        const printed = document.syntax.print(document, edits);
        count++;
        if (!printed) return;
        printedCount++;
        const after = applyEdits(text, printed);
        expect(countOf('# c', after)).toBeGreaterThanOrEqual(countOf('# c', without(text, edits)));
        const again = parseYaml('x.yaml', after);
        expect(again.faults).toEqual([]);
        expect(ordered(again.roots[0]!)).toEqual(editedValue(document.roots[0]!, edits));
      }),
      { numRuns: 750 },
    );
    expect(printedCount / count).toBeGreaterThan(0.97);
  });
});

const countOf = (part: string, text: string): number => text.split(part).length - 1;

/** The text without what is replaced or removed. */
function without(text: string, edits: readonly Edit[]): string {
  const places = edits.flatMap((edit) => {
    if (edit.op === 'set') return [edit.node];
    if (edit.op !== 'remove') return [];
    const { child } = edit;
    return [{ start: child.start, end: 'key' in child ? child.value.end : child.end }];
  });
  return applyEdits(
    text,
    places.map(({ start, end }) => ({ start, end: Math.max(start, end), text: '' })),
  );
}

describe('texts of several lines', () => {
  const setAt =
    (value: string, ...path: string[]) =>
    (root: ObjectNode) => [set(get(root, ...path)!, value)];

  test.each([
    ['a folded block stays one', 'a: >\n  x\n  y\nb: 1\n', 'p\nq\n', ['a'], 'a: >\n  p\n\n  q\nb: 1\n'],
    ['a literal block stays one', 'a: |\n  x\nb: 1\n', 'p\n\nq\n', ['a'], 'a: |\n  p\n\n  q\nb: 1\n'],
    [
      'below another key',
      'm:\n  a: |\n    x\n  b: 1\n',
      'p\n\nq\n',
      ['m', 'a'],
      'm:\n  a: |\n    p\n\n    q\n  b: 1\n',
    ],
    [
      'as Windows writes it',
      'm:\r\n  a: |\r\n    x\r\n',
      'p\n\nq\n',
      ['m', 'a'],
      'm:\r\n  a: |\r\n    p\r\n\r\n    q\r\n',
    ],
    ['a plain one becomes a block', 'm:\n  a: x', 'p\nq', ['m', 'a'], 'm:\n  a: |-\n    p\n    q'],
    ['in braces it has double quotes', "m: {a: 'x', b: 'y'}\n", 'p\nq', ['m', 'a'], 'm: {a: "p\\nq", b: \'y\'}\n'],
  ])('%s', (_, text, value, path, after) => {
    expect(edited(text, setAt(value, ...path))).toBe(after);
  });
});

describe('the last children of a file without a line break at its end', () => {
  test.each([
    ['one', 'a: 1\nb: 2', ['b'], 'a: 1'],
    ['behind a blank line', 'a: 1\n\nb: 2', ['b'], 'a: 1'],
    ['behind a comment, which stays', 'a: 1\n# kept\nb: 2', ['b'], 'a: 1\n# kept'],
    ['two with a comment between', 'a: 1\nb: 2\n# kept\nc: 3', ['b', 'c'], 'a: 1\n# kept'],
    ['two behind a comment on the line', 'a: 1 # one\nb: 2\n\n\nc: 3', ['b', 'c'], 'a: 1 # one'],
    ['as Windows writes it', 'a: 1\r\nb: 2\r\nc: 3', ['c'], 'a: 1\r\nb: 2'],
  ])('%s', (_, text, keys, after) => {
    expect(edited(text, (root) => drop(root, ...keys))).toBe(after);
  });
});
