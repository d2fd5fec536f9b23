import { expect, test } from '@jest/globals';
import {
  afterLineBreak,
  hasLineBreak,
  indentAt,
  isFirstOnLine,
  lineEnd,
  lineEndOf,
  lineStart,
  reindent,
  skipSpaces,
} from '../../src/parse/lines.js';

test.each([
  ['', '\n'],
  ['a', '\n'],
  ['a\n', '\n'],
  ['\na\r\n', '\n'],
  ['a\r\nb\n', '\r\n'],
  ['a\rb', '\r'],
])('how the lines of %j end', (text, expected) => {
  expect(lineEndOf(text)).toBe(expected);
});

test('whether a stretch has a line break', () => {
  const has = (start: number, end: number): boolean => hasLineBreak('ab\ncd\ref', start, end);
  expect([has(0, 2), has(0, 3), has(2, 3), has(3, 5), has(3, 6), has(6, 8)]).toEqual([
    ...[false, true, true, false, true, false],
  ]);
  expect([hasLineBreak('ab'), hasLineBreak('ab\r')]).toEqual([false, true]);
});

test('where the line of an offset starts and ends', () => {
  const text = '\ufeffab\r\ncd\re\n';
  const lines = Array.from(text, (_, at) => [lineStart(text, at), lineEnd(text, at)]);
  expect(lines).toEqual([
    ...[
      [0, 3],
      [1, 3],
      [1, 3],
      [1, 3],
      [4, 4],
      [5, 7],
      [5, 7],
      [5, 7],
      [8, 9],
      [8, 9],
    ],
  ]);
  expect([lineStart(text, text.length), lineEnd(text, text.length)]).toEqual([10, 10]);
});

test('the offset behind a line break', () => {
  const behind = (at: number): number => afterLineBreak('a\r\nb\rc\n', at);
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(behind)).toEqual([0, 3, 3, 3, 5, 5, 7, 7]);
});

test('blanks at the start of a line', () => {
  const text = ' \ta b\n  c';
  expect([indentAt(text, 4), indentAt(text, 8), indentAt('a', 1)]).toEqual([' \t', '  ', '']);
  expect([skipSpaces(text, 0), skipSpaces(text, 2), skipSpaces(text, 3), skipSpaces(text, 6)]).toEqual([2, 2, 4, 8]);
});

test('whether something is the first on its line', () => {
  const text = '\ufeff a b\n\tc\rd';
  const isFirst = (at: number): boolean => isFirstOnLine(text, at);
  expect([1, 2, 3, 4, 6, 7, 8, 9].map(isFirst)).toEqual([true, true, false, false, true, true, false, true]);
  expect([isFirstOnLine('  a', 2), isFirstOnLine('x', 0), isFirstOnLine('xa', 1)]).toEqual([true, true, false]);
});

test('a piece in another indentation', () => {
  expect(reindent('{\n    a\r\n      b\r  c\n  }', '  ', '\t')).toBe('{\n\t  a\r\n\t    b\r\tc\n\t}');
  expect(reindent('{\na\n  b', '  ', '    ')).toBe('{\na\n    b');
  expect(reindent('{\n  a', '  ', '  ')).toBe('{\n  a');
  expect(reindent('{\n \t a', '\t ', '')).toBe('{\n \t a');
});
