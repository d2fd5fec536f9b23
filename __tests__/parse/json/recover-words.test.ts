import { describe, expect, test } from '@jest/globals';
import { stringFault, wordFault } from '../../../src/parse/json/recover-cursor.js';
import { partsOf } from '../../../src/core/message.js';
import { said } from '../../support/said.js';

describe('a word that is no JSON', () => {
  test.each([
    ['None', '`None` is not a JSON value; did you mean `null`? Write `null`.'],
    ['nil', '`nil` is not a JSON value; did you mean `null`? Write `null`.'],
    ['undefined', '`undefined` is not a JSON value; did you mean `null`? Write `null`.'],
    ['YES', '`YES` is not a JSON value; did you mean `true`? Write `true`.'],
    ['no', '`no` is not a JSON value; did you mean `false`? Write `false`.'],
    ['ture', '`ture` is not a JSON value; did you mean `true`? Write `true`.'],
    ['fasle', '`fasle` is not a JSON value; did you mean `false`? Write `false`.'],
    ['nul', '`nul` is not a JSON value; did you mean `null`? Write `null`.'],
    ['constructor', '`constructor` is not a JSON value. Put text in double quotes.'],
    ['NaN', 'JSON has no `NaN`. Write a number, a string or null.'],
    ['-Infinity', 'JSON has no `-Infinity`. Write a number, a string or null.'],
    ['xNaN', '`xNaN` is not a JSON value. Put text in double quotes.'],
    ['infinite', '`infinite` is not a JSON value. Put text in double quotes.'],
    ['a1', '`a1` is not a JSON value. Put text in double quotes.'],
    ['007', '`007` is not a number as JSON writes it. Remove the leading zero.'],
    ['-01', '`-01` is not a number as JSON writes it. Remove the leading zero.'],
    ['01a', '`01a` is not a number as JSON writes it. If it is text, put it in double quotes.'],
    ['1x01', '`1x01` is not a number as JSON writes it. If it is text, put it in double quotes.'],
    ['+1', '`+1` is not a number as JSON writes it. Remove the plus sign.'],
    ['.5', '`.5` is not a number as JSON writes it. Put a zero before the point.'],
    ['-.5', '`-.5` is not a number as JSON writes it. Put a zero before the point.'],
    ['5.', '`5.` is not a number as JSON writes it. Remove the point, or put a digit after it.'],
  ])('%s', (word, expected) => {
    expect(said(partsOf(wordFault(word)))).toBe(expected);
  });
});

describe('a string that is no JSON', () => {
  const fault = (text: string) => stringFault(text, { start: 0, end: text.length });

  test.each([String.raw`"plain"`, String.raw`"\"\\\/\b\f\n\r\t"`, String.raw`"\u00e9\uD800"`, '"é 😀\u007f"'])(
    'is silent: %s',
    (text) => {
      expect(fault(text)).toBeUndefined();
    },
  );

  test.each([
    ['"a\tb"', 2, 3, 'A tab inside of a string is written'],
    ['"a\u0001"', 2, 3, 'A control character inside of a string is written'],
    [String.raw`"\x"`, 1, 3, 'JSON has no escape'],
    [String.raw`"ab\\\q"`, 5, 7, 'JSON has no escape'],
    ['"\\😀"', 1, 4, 'JSON has no escape'],
    ['"\\\uffff"', 1, 3, 'JSON has no escape'],
    [String.raw`"\u12g4"`, 1, 3, 'four hexadecimal digits'],
    [String.raw`"\u12"`, 1, 3, 'four hexadecimal digits'],
    [String.raw`"\uzzzz"`, 1, 3, 'four hexadecimal digits'],
    [String.raw`"\x\n"`, 1, 3, 'JSON has no escape'],
  ])('%s', (text, start, end, message) => {
    const found = fault(text);
    expect(found).toMatchObject({ start, end });
    expect(said(partsOf(found!.message))).toContain(message);
  });
});
