import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { correspondingLines } from '../../src/github/diff-position.js';
import { within } from '../support/patience.js';

/** One letter a line; what has no counterpart is a dot, everything else the index in the other text. */
function map(from: string, to: string): string {
  return correspondingLines([...from], [...to])
    .map((index) => index ?? '.')
    .join(' ');
}

describe('correspondingLines', () => {
  test.each([
    ['the same text', 'abc', 'abc', '0 1 2'],
    ['nothing', '', 'abc', ''],
    ['lines added in front', 'xyabc', 'abc', '. . 0 1 2'],
    ['lines missing in front', 'abc', 'xyabc', '2 3 4'],
    ['lines added at the end', 'abcxy', 'abc', '0 1 2 . .'],
    ['a line that differs', 'abc', 'axc', '0 . 2'],
    ['changes at several places', 'axbcyd', 'abcd', '0 . 1 2 . 3'],
    ['a block that moved', 'abcdxy', 'xyabcd', '2 3 4 5 . .'],
    ['repeated lines next to unique ones', '{a}{b}', '{a}{c}', '0 1 2 3 . 5'],
    ['a repeated line, added once more', 'a}}b', 'a}b', '0 . . 2'],
    ['a repeated line, missing once', 'a}b', 'a}}b', '0 . 3'],
    ['a repeated line behind what differs', 'a}x}b', 'ay}b', '0 . . . 3'],
    ['a repeated line behind what differs in the other', 'ax}b', 'ay}z}b', '0 . 4 5'],
    ['a line that the other has in front of what differs, too', 'ax}b', 'a}y}b', '0 . . 4'],
    ['a block that begins and ends as its neighbour does', '[{x}{y}]', '[{y}]', '0 . . . . 2 3 4'],
    ['nothing but one line, again and again', '}}}', '}}', '. . .'],
    ['nothing in common', 'abc', 'xyz', '. . .'],
  ])('%s', (_, from, to, expected) => {
    expect(map(from, to)).toBe(expected);
  });

  test('takes no notice of carriage returns', () => {
    expect(correspondingLines(['a\r', 'b\r', 'c'], ['x', 'a', 'b', 'c'])).toEqual([1, 2, 3]);
    expect(correspondingLines(['one\r', 'two\r'], ['one', 'tower'])).toEqual([0, undefined]);
  });

  test('maps only lines to equal ones, and keeps their order', () => {
    const text = fc.array(fc.constantFrom('{', '}', 'a', 'b', 'c', 'd', 'e'), { maxLength: 30 });
    fc.assert(
      fc.property(text, text, (from, to) => {
        let last = -1;
        correspondingLines(from, to).forEach((other, index) => {
          if (other === undefined) return;
          expect(to[other]).toBe(from[index]);
          expect(other).toBeGreaterThan(last);
          last = other;
        });
      }),
    );
  });

  test('takes no longer for hostile texts than for others', async () => {
    const lines = Array.from({ length: 200_000 }, (_, index) => (index % 2 === 0 ? '}' : `${index % 40_000}`));
    await within(3000, () => {
      correspondingLines(lines, [...lines].reverse());
      correspondingLines(lines, lines.slice(1));
      correspondingLines(new Array<string>(200_000).fill('}'), new Array<string>(100_000).fill('}'));
    });
  });
});
