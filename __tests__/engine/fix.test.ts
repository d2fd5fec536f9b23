import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../src/core/finding.js';
import { applyEdits, applyFixes } from '../../src/engine/fix.js';

type Written = readonly [start: number, end: number, text: string];

const edits = (some: readonly Written[]) => some.map(([start, end, text]) => ({ start, end, text }));
const mending = (...some: readonly Written[]) =>
  ({ fix: { title: '', safe: true, edits: edits(some) } }) as Partial<Finding> as Finding;

describe('of fixes that touch each other the first is applied, and the others wait', () => {
  test.each<[string, Finding, Finding]>([
    ['by one edit of two', mending([0, 1, 'X']), mending([0, 2, 'Y'], [4, 5, 'Z'])],
    ['by the other one', mending([0, 1, 'X']), mending([4, 5, 'Z'], [0, 2, 'Y'])],
    ['at the end of the first', mending([0, 1, 'X']), mending([1, 2, 'Y'])],
    ['around the first', mending([1, 2, 'X']), mending([0, 3, 'Y'])],
    ['by what is put in before it', mending([0, 1, 'X']), mending([0, 0, 'Y'])],
  ])('%s', (_, first, second) => {
    expect(applyFixes('abcdef', [first, second], 'all')).toEqual({
      text: applyEdits('abcdef', first.fix!.edits),
      applied: [first],
    });
  });

  test('at the beginning of the first', () => {
    const [first, second] = [mending([2, 3, 'X']), mending([1, 2, 'Y'])];
    expect(applyFixes('abcdef', [first, second], 'all')).toEqual({ text: 'abXdef', applied: [first] });
  });
});

test('fixes with a letter between them are applied together, in whatever order they come', () => {
  const [first, second, third] = [mending([4, 5, 'X']), mending([0, 1, 'Y']), mending([2, 3, 'Z'])];
  expect(applyFixes('abcdef', [first, second, third], 'all')).toEqual({
    text: 'YbZdXf',
    applied: [first, second, third],
  });
});

test('what is put in at a place comes before what replaces it', () => {
  const inOrder: Written[] = [
    [1, 1, '-'],
    [1, 2, 'X'],
  ];
  expect(applyEdits('abc', edits(inOrder))).toBe('a-Xc');
  expect(applyEdits('abc', edits(inOrder.toReversed()))).toBe('a-Xc');
});
