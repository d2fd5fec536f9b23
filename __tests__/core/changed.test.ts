import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  afterEdits,
  hunksOf,
  isOfChange,
  isOnChange,
  readHunks,
  staysOnChange,
  type Changes,
  type Hunk,
} from '../../src/core/changed.js';
import type { Finding } from '../../src/core/finding.js';
import { applyEdits } from '../../src/core/fix.js';

const linesIn = (hunks: readonly Hunk[]): number[] => hunks.flatMap(({ changed }) => [...changed]);
const hunk = (...lines: number[]): Hunk[] => [{ from: 1, to: 99, changed: new Set(lines) }];

describe('hunks', () => {
  test('the new side counts, whatever the lines look like', () => {
    const patch = [
      'diff --git a/x b/x',
      '@@ -1,3 +1,4 @@ some code',
      ' one',
      '-two',
      '+@@ -9 +9 @@',
      '++++ b/x',
      ' three',
      '@@ -9 +10 @@',
      '-nine',
      '+ten',
      '\\ No newline at end of file',
      '@@ -20,2 +20,0 @@',
      '-a',
      '-b',
    ].join('\n');
    expect(linesIn(readHunks(patch))).toEqual([2, 3, 10]);
  });

  test('what they show, context included, by numbers of any length', () => {
    const patch = ['@@ -100,12 +120,11 @@', ' a', '-b', ...Array.from({ length: 10 }, () => ' c'), 'mail', '+no'].join(
      '\n',
    );
    expect(readHunks(patch)).toEqual([{ from: 120, to: 130, changed: new Set() }]);
    expect(readHunks('say @@ -1 +1 @@\n+x')).toEqual([]);
  });

  test('one of several is enough', () => {
    const several: Changes = new Map([['a', [...hunk(2), { from: 40, to: 50, changed: new Set([45]) }]]]);
    const at = (line: number): boolean => isOnChange({ path: 'a', line, endLine: line }, several);
    expect([2, 3, 44, 45].map(at)).toEqual([true, false, false, true]);
  });

  const found = (path: string, line: number, more: Partial<Finding> = {}): Finding =>
    ({ rule: 'x/y', path, line, endLine: line, ...more }) as Finding;
  const related = (path: string, line: number) => ({ related: [{ path, line, column: 1, note: '' }] });
  test.each<[string, Finding, boolean]>([
    ['on a changed line', found('a', 5), true],
    ['on another line', found('a', 6), false],
    ['in another file', found('b', 5), false],
    ['a syntax error further down', found('a', 9, { rule: 'common/syntax' }), true],
    ['a syntax error in another file', found('b', 9, { rule: 'common/syntax' }), false],
    [
      'a suppression that a change made stale',
      found('s', 1, { rule: 'common/stale-suppression', ...related('a', 9) }),
      true,
    ],
    ['a suppression of another file', found('s', 1, { rule: 'common/stale-suppression', ...related('b', 5) }), false],
    ['a stale suppression of nothing', found('s', 1, { rule: 'common/stale-suppression' }), false],
    ['beside a changed line of another file', found('b', 1, related('a', 5)), true],
    ['beside another line of it', found('b', 1, related('a', 6)), false],
    ['beside a changed line of its own file', found('a', 1, related('a', 5)), false],
    [
      'beside several places, one of them changed',
      found('b', 1, { related: [...related('c', 1).related, ...related('a', 5).related] }),
      true,
    ],
  ])('whether a change is the reason: %s', (_, finding, expected) => {
    expect(isOfChange(finding, new Map([['a', hunk(5)]]))).toBe(expected);
  });

  test('a finding counts with any of its lines', () => {
    const changes = new Map<string, Hunk[] | 'all'>([
      ['a', hunk(5)],
      ['b', 'all'],
    ]);
    const at = (path: string, line: number, endLine: number): boolean => isOnChange({ path, line, endLine }, changes);
    expect([at('a', 4, 4), at('a', 4, 6), at('a', 5, 5), at('a', 6, 9), at('b', 1, 1), at('c', 5, 5)]).toEqual([
      ...[false, true, true, false, true, false],
    ]);
  });

  test('where lines end otherwise than git thinks, all of them count', () => {
    const changes = new Map([['a', hunk(2)]]);
    expect(hunksOf('a', 'x\r\ny\r\n', changes)).toBe(changes.get('a'));
    expect(hunksOf('a', 'x\ry\n', changes)).toBe('all');
    expect(hunksOf('b', 'x\ry\n', changes)).toEqual([]);
    expect(hunksOf('c', 'x\ry\n', new Map([['c', []]]))).toEqual([]);
    expect(hunksOf('d', 'x\n', new Map([['d', 'all']]))).toBe('all');
  });
});

describe('edits', () => {
  const text = 'one\ntwo\nthree\nfour';
  test.each<[string, number, number, string, number[], boolean]>([
    ['inside of a line', 4, 7, 'TWO', [2], true],
    ['up to its end', 5, 7, '', [2], true],
    ['of a line that did not change', 4, 7, 'TWO', [1, 3], false],
    ['a whole line', 4, 8, '', [2], true],
    ['a whole line by others', 4, 8, 'a\nb\n', [2], true],
    ['that joins a line to the next', 5, 8, '', [2], false],
    ['that joins two that changed', 5, 8, '', [2, 3], true],
    ['in front of a line', 4, 4, 'x\n', [1], false],
    ['behind the last line', 18, 18, '\n', [4], true],
  ])('%s', (_, start, end, now, lines, expected) => {
    expect(staysOnChange(text, [{ start, end, text: now }], hunk(...lines))).toBe(expected);
  });

  test('all of them count, and so do all hunks', () => {
    const two = [hunk(2), hunk(4)].flat();
    const change = (start: number): { start: number; end: number; text: string } => ({
      start,
      end: start + 1,
      text: 'X',
    });
    expect(staysOnChange(text, [change(4), change(14)], two)).toBe(true);
    expect(staysOnChange(text, [change(4), change(8)], two)).toBe(false);
    const [left] = afterEdits(text, [], two);
    expect(left!.changed).toEqual(new Set([2, 4]));
  });

  test('in whatever order they come', () => {
    const edits = [
      { start: 8, end: 8, text: 'c\n' },
      { start: 0, end: 0, text: 'a\nb\n' },
    ];
    expect(afterEdits('x\nyyyyy\nz', edits, hunk(1, 3))).toEqual([
      { from: 1, to: 6, changed: new Set([1, 2, 3, 5, 6]) },
    ]);
  });

  test('lines that did not change stay the same, wherever they move to', () => {
    const line = fc.constantFrom('', 'a', 'bb', 'ccc');
    const edit = fc.record({
      at: fc.nat(60),
      length: fc.nat(9),
      text: fc.constantFrom('', 'x', '\n', 'x\ny', '\n\n', 'z\n'),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 9 }),
        fc.array(fc.nat(9)),
        fc.array(edit, { maxLength: 3 }),
        (lines, some, wanted) => {
          const before = lines.map((each, index) => `${index}${each}`).join('\n');
          const hunks = hunk(...some.map((each) => each + 1));
          const edits: { start: number; end: number; text: string }[] = [];
          for (const { at, length, text } of wanted.sort((a, b) => a.at - b.at)) {
            const start = Math.min(at, before.length);
            const each = { start, end: Math.min(start + length, before.length), text };
            const isApart = edits.every(({ end }) => end < start);
            if (isApart && staysOnChange(before, [each], hunks)) edits.push(each);
          }
          const after = applyEdits(before, edits).split('\n');
          const [left] = afterEdits(before, edits, hunks);
          expect(left!.to).toBe(after.length);
          const kept = before.split('\n').filter((_, index) => !linesIn(hunks).includes(index + 1));
          expect(after.filter((_, index) => !left!.changed.has(index + 1))).toEqual(kept);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
