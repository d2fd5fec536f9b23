/** JSON5 files, which the command line reads as ESLint does. */
import { describe, expect, test } from '@jest/globals';
import { formats, rules } from '../../../rules/index.js';
import { Unreadable } from '../../../src/core/document.js';
import { fixAll } from '../../../src/engine/fix-all.js';
import { lintDocument, type LintedDocument } from '../../../src/engine/lint-document.js';
import type { Settings } from '../../../src/engine/applicable-rules.js';
import { get, toValue, type StringNode } from '../../../src/core/tree.js';
import { parse } from '../../../src/parse/parse.js';
import { expectSameFile } from '../../support/eslint-parity.js';
import { placesOf, slice } from '../helpers.js';
import { said } from '../../support/said.js';

const json5 = (text: string) => parse('tool.json5', text);

describe('what is read', () => {
  test('keys without quotes, both quotes, further numbers, lines that go on, commas at the end', async () => {
    const text = `{ // all there is\n a: 'x\\\ny', "b": +1.5, $c: [0xF, -Infinity,], \\u0064: null, }`;
    const { roots, faults } = await json5(text);
    expect(faults).toEqual([]);
    expect(roots.map(toValue)).toEqual([{ a: 'xy', b: 1.5, $c: [15, -Infinity], d: null }]);
    expect(placesOf(text, roots[0]!)).toEqual([
      `object ${text.slice(0)}`,
      'key a a',
      'key b "b"',
      'key $c $c',
      'key d \\u0064',
      `string 'x\\\ny'`,
      'number +1.5',
      'array [0xF, -Infinity,]',
      'number 0xF',
      'number -Infinity',
      'null null',
    ]);
  });

  test('a byte order mark counts, comments are known, a key may stand there twice', async () => {
    const text = '\uFEFF/* a */ {a: 1, a: "// no" // b\n}';
    const { roots, comments } = await json5(text);
    expect(placesOf(text, roots[0]!).filter((place) => place.startsWith('key'))).toEqual(['key a a', 'key a a']);
    expect(comments!().map((place) => slice(text, place))).toEqual(['/* a */', '// b']);
  });

  test.each([
    ['{ a: 1 b: 2 }', 'b', 'JSON5 does not allow `b` here. Often a comma'],
    ['{ a: tru }', 'tru', 'JSON5 does not allow `tru` here'],
    ['{ a: [1,,2] }', ',', 'JSON5 does not allow `,` here'],
    ['{ a: 1 }}', '}', 'JSON5 does not allow `}` here'],
    ['{ a: [1, 2\n', '2', 'The file ends before every quote and bracket is closed'],
    [`{ a: 'x}`, '}', 'The file ends before every quote and bracket is closed'],
    ['', '', 'This file is empty.'],
    [`{ a: 'x\\`, '\\', 'The file ends before every quote and bracket is closed'],
    ['"\\', '\\', 'The file ends before every quote and bracket is closed'],
    ['{ a: 1 \\', '\\', 'The file ends before every quote and bracket is closed'],
    ['.', '.', 'JSON5 does not allow `.` here.'],
    ['{ a: . , b: 1 }', '.', 'JSON5 does not allow `.` here.'],
    [`{ a: 'x\ny' }`, "'x", 'The string has no closing quote on its line.'],
    [`{ "x\r\ny": 1 }`, '"x', 'The string has no closing quote on its line.'],
    [`{ a: 'x\\\\\ny' }`, `'x\\\\`, 'The string has no closing quote on its line.'],
  ])('%j is broken at %j', async (text, place, message) => {
    const { roots, faults } = await json5(text);
    expect(roots).toEqual([]);
    expect(faults.map((fault) => [slice(text, fault), said(fault)!.slice(0, message.length)])).toEqual([
      [place, message],
    ]);
  });

  test('very many keys', async () => {
    const keys = Array.from({ length: 200_000 }, (_, index) => `k${index}: 1`);
    const { roots, faults } = await parse('a.json5', `{${keys.join()}}`);
    expect(faults).toEqual([]);
    expect(roots).toMatchObject([{ kind: 'object', entries: { length: 200_000 } }]);
  });

  test.each([600, 200_000])('what is nested %i levels deep is told so', async (depth) => {
    const deep = json5('['.repeat(depth) + ']'.repeat(depth));
    await expect(deep).rejects.toThrow(Unreadable);
    await expect(deep).rejects.toThrow(/nested (too|more than 500 levels) deep/);
  });
});

describe('what is found', () => {
  const all = rules.filter((rule) => rule.in !== 'strict');
  const settings: Settings = new Map(
    all.map((rule) => [rule.id, { rule, severity: rule.severity, options: { ...rule.options?.defaults } }]),
  );
  const judged = async (text: string): Promise<LintedDocument> =>
    lintDocument(await json5(text), formats, { named: false, servers: [] }, settings);

  const TEXT = `// What our server answers.
{
  tools: [
    {
      name: 'add',
      description: 'Adds two numbers.',
      inputSchema: {
        properties: { a: { type: 'numbr', description: "The first \\
summand." }, },
        required: ['a', 'b', 'b'],
      },
      annotations: { readOnlyHint: 'true' },
    },
  ],
}
`;

  test('stands at the same places as in ESLint, with the same fixes', async () => {
    const { document, result } = await judged(TEXT);
    expect(result.findings.map(({ rule, line, column }) => `${rule} ${line}:${column}`).sort()).toEqual([
      'common/invalid-json-schema 8:34',
      'common/required-duplicate 10:30',
      'common/required-undefined 10:25',
      'mcp/annotation-type 12:36',
      'mcp/input-schema-object 7:7',
    ]);
    expectSameFile(document, all, formats, result.findings);
  });

  test('fixes keep to how the file is written', async () => {
    const { text } = await fixAll(TEXT, await judged(TEXT), 'safe', judged);
    const expected = TEXT.replace('inputSchema: {', "inputSchema: {\n        type: 'object',")
      .replace("'b', 'b'", "'b'")
      .replace("'true'", 'true');
    expect(text).toBe(expected);
  });
});

describe('a part of a string', () => {
  /** The characters of the source that the units from one to another of the string `a` are written as. */
  const written = async (text: string, from: number, to: number) => {
    const { syntax, roots } = await json5(text);
    const node = get(roots[0], 'a') as StringNode;
    const [start, end] = [from, to].map((index) => syntax.offsetIn(text, node, index));
    return text.slice(start, end);
  };

  test.each([
    ['in double quotes', '{ a: "one two" }', 4, 7, 'two'],
    ['in single quotes', "{ a: 'one two' }", 4, 7, 'two'],
    ['behind an escape of JSON', '{ a: "on\\u0065 two" }', 4, 7, 'two'],
    ['behind an escape of JSON5', "{ a: 'on\\x65 two' }", 4, 7, 'two'],
    ['behind quotes of the other kind', `{ a: '"one" two' }`, 6, 9, 'two'],
    ['behind a line that goes on', "{ a: 'one \\\ntwo' }", 4, 7, 'two'],
    ['of double quotes with a line that goes on', '{ a: "one \\\ntwo" }', 4, 7, 'two'],
  ])('%s', async (_, text, from, to, expected) => {
    expect(await written(text, from, to)).toBe(expected);
  });
});
