import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  afterEdits,
  hunksOf,
  isCausedByChange,
  isOnChangedLines,
  staysOnChangedLines,
  type Changes,
  readHunks,
  type Hunk,
} from '../../src/engine/changed-lines.js';
import type { Finding } from '../../src/core/finding.js';
import { applyEdits } from '../../src/engine/fix.js';
import { within } from '../support/patience.js';

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

  test('a last line without an end is one of each side', () => {
    const end = '\\ No newline at end of file';
    expect(linesIn(readHunks(['@@ -1 +1 @@', '-a', end, '+b', end].join('\n')))).toEqual([1]);
  });

  test('lines between changes count', () => {
    expect(linesIn(readHunks(['@@ -1,3 +1,5 @@', ' a', '+b', ' c', '+d', ' e'].join('\n')))).toEqual([2, 4]);
    expect(linesIn(readHunks(['@@ -1,3 +1,4 @@', ' a', '+b', ' c', '-d', '+e'].join('\n')))).toEqual([2, 4]);
  });

  test('what they show, context included, by numbers of any length', () => {
    const patch = ['@@ -100,12 +120,11 @@', ' a', '-b', ...Array.from({ length: 10 }, () => ' c'), 'mail', '+no'].join(
      '\n',
    );
    expect(readHunks(patch)).toEqual([
      {
        from: 120,
        to: 130,
        changed: new Set(),
        lost: [{ after: 120, indent: 0, words: ['b'], keys: [{ word: 'b', column: 1 }], names: [] }],
      },
    ]);
    expect(readHunks('say @@ -1 +1 @@\n+x')).toEqual([]);
  });

  test.each([
    ['-    "user-id": { "type": "string" }', ['user-id']],
    ["-  city: z.string().describe('A city'),", ['city']],
    ['-  city?: string;', ['city']],
    ['-const LIMIT = 10;', ['LIMIT']],
    ['-# description: see below', []],
    ['-// city: the city', []],
    ['-  - city', []],
    ['-  "city",', []],
    ['-  "city"', []],
    ['-zip codes go here', []],
  ])('the names that lines which went gave to something: %s', (line, names) => {
    expect(readHunks(`@@ -1,2 +1,1 @@\n a\n${line}`)[0]!.lost!.flatMap((each) => each.names)).toEqual(names);
  });

  test('one of several is enough', () => {
    const several: Changes = new Map([['a', [...hunk(2), { from: 40, to: 50, changed: new Set([45]) }]]]);
    const at = (line: number): boolean => isOnChangedLines({ path: 'a', line, endLine: line }, several);
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
    ['beside a changed line of its own file', found('a', 1, related('a', 5)), true],
    ['beside another line of its own file', found('a', 1, related('a', 6)), false],
    [
      'beside several places, one of them changed',
      found('b', 1, { related: [...related('c', 1).related, ...related('a', 5).related] }),
      true,
    ],
  ])('whether a change is the reason: %s', (_, finding, expected) => {
    expect(isCausedByChange(finding, new Map([['a', hunk(5)]]))).toBe(expected);
  });

  describe('what lost lines', () => {
    const losses = (...patch: string[]): unknown =>
      readHunks(patch.join('\n'))
        .flatMap(({ lost = [] }) => lost)
        .map(({ after, indent, words }) => ({ after, indent, words }));
    test.each<[string, string[], unknown[]]>([
      [
        'a line behind another',
        ['@@ -4,2 +3,0 @@', '-    a: 1', '-  b: 2'],
        [{ after: 3, indent: 2, words: ['a', 'b'] }],
      ],
      ['the first line', ['@@ -1 +0,0 @@', '-a: 1'], [{ after: 0, indent: 0, words: ['a'] }]],
      [
        'between lines that stay',
        ['@@ -7,3 +7,2 @@', ' {', '-  "a": 1', ' }'],
        [{ after: 7, indent: 2, words: ['a'] }],
      ],
      [
        'a line beside one that was edited',
        ['@@ -2,2 +2 @@', '-  a: 1', '-  b: 1', '+  b: 2'],
        [{ after: 1, indent: 2, words: ['a'] }],
      ],
      [
        'a line that another one took the place of',
        ['@@ -2 +2 @@', '-  "a": 1', '+  "c": 1'],
        [{ after: 1, indent: 2, words: ['a'] }],
      ],
      ['an entry of a sequence', ['@@ -2 +1,0 @@', '-- a: 1'], [{ after: 1, indent: 0, words: ['a'] }]],
      [
        'the first key of an entry that is still there',
        ['@@ -2,2 +2 @@', '-- a: 1', '-  b: 1', '+- b: 1'],
        [{ after: 1, indent: 2, words: ['a'] }],
      ],
      [
        'the last of several objects',
        ['@@ -4,4 +3,0 @@', '-    },', '-    {', '-      "a": 1', '-    }'],
        [{ after: 3, indent: 4, words: ['a'] }],
      ],
      ['a line that was edited', ['@@ -2 +2 @@', '-  "a": 1', '+    "a": 2,'], []],
      [
        'a line that is in another entry now',
        ['@@ -2 +2,2 @@', '-    a: &x', '+  - b: 1', '+    a:'],
        [{ after: 1, indent: 4, words: ['a'] }],
      ],
      [
        'an edited line in an edited entry',
        ['@@ -2,2 +2,2 @@', '-  - b: 1', '-    a: 1', '+  - b: 2', '+    a: 2'],
        [],
      ],
      ['brackets and blanks', ['@@ -2,2 +1,0 @@', '-  },', '-'], []],
      ['a line and a blank one', ['@@ -2,2 +1,0 @@', '-    a: 1', '-'], [{ after: 1, indent: 4, words: ['a'] }]],
      [
        'an entry of a sequence that a key took the place of',
        ['@@ -2 +2 @@', '-- a: 1', '+b: 1'],
        [{ after: 1, indent: 0, words: ['a'] }],
      ],
      ['new lines', ['@@ -2,0 +3 @@', '+  a: 1'], []],
    ])('%s', (_, patch, expected) => {
      expect(losses(...patch)).toEqual(expected);
    });

    test('one of several losses is enough, be it beside another change', () => {
      const text = '{\n  "tools": [\n    {\n      "name": "x"\n    }\n  ],\n  "z": 1\n}\n';
      const lost = [['title'], ['description', 'inputSchema']].map((words) => ({
        after: 4,
        indent: 6,
        words,
        keys: [],
        names: [],
      }));
      const hunks = [{ from: 4, to: 5, changed: new Set<number>(), lost }, ...hunk(7)];
      const changes: Changes = new Map([['a', hunksOf('a', text, new Map([['a', hunks]]))]]);
      const isOfLoss = (name: string): boolean =>
        isCausedByChange({ ...found('a', 3), column: 5, endColumn: 6, missing: [name] }, changes);
      expect(['title', 'description', 'inputSchema', 'name'].filter(isOfLoss)).toEqual([
        'title',
        'description',
        'inputSchema',
      ]);
    });

    const JSON_TEXT = '{\n  "a": {\n    "b": 1\n  },\n  "tools": [\n    {\n      "name": "x"\n    }\n  ]\n}\n';
    const YAML_TEXT = '# Tools\na:\n  b: 1\ntools:\n  - name: x\n    title: y\n';
    const CODE_TEXT = "// Tools\nserver.registerTool('x', {\n  title: 'y',\n  _meta: {\n    a: 1,\n  },\n});\n";
    test.each<[string, string, number, number, [number, number]]>([
      ['the whole of JSON', JSON_TEXT, 1, 2, [1, 1]],
      ['the whole of it, further down', JSON_TEXT, 9, 2, [1, 1]],
      ['an object in it', JSON_TEXT, 3, 4, [2, 3]],
      ['an entry of a list', JSON_TEXT, 7, 6, [6, 5]],
      ['the whole of YAML', YAML_TEXT, 3, 0, [2, 1]],
      ['an object in YAML', YAML_TEXT, 3, 2, [2, 1]],
      ['an entry of a sequence', YAML_TEXT, 6, 4, [5, 5]],
      ['an object in code', CODE_TEXT, 3, 2, [2, 1]],
      ['one inside of it', CODE_TEXT, 5, 4, [4, 3]],
      ['beyond the end', JSON_TEXT, 99, 2, [1, 1]],
      ['an object that begins where another one ends', '[{\n  "a": 1\n}, {\n  "b": 1\n}]', 4, 2, [3, 1]],
    ])('%s', (_, text, after, indent, expected) => {
      const lost = [
        { from: 1, to: 0, changed: new Set<number>(), lost: [{ after, indent, words: ['a'], keys: [], names: [] }] },
      ];
      const [found] = hunksOf('a', text, new Map([['a', lost]])) as readonly Hunk[];
      expect([...found!.shortened!].map(([line, { column }]) => [line, column])).toEqual([expected]);
    });

    const shortened = new Map([[3, { column: 5, words: new Set(['name']) }]]);
    const changes: Changes = new Map([['a', [{ from: 1, to: 0, changed: new Set(), shortened }]]]);
    test.each<[string, Partial<Finding>, boolean]>([
      ['all of it', { line: 3, column: 5, endLine: 9, endColumn: 2 }, true],
      ['its brace', { line: 3, column: 20, endLine: 3, endColumn: 21 }, true],
      ['something else on that line', { line: 3, column: 20, endLine: 3, endColumn: 25 }, false],
      ['what is around it', { line: 2, column: 5, endLine: 9, endColumn: 2 }, false],
      ['what is inside of it', { line: 4, column: 5, endLine: 4, endColumn: 6 }, false],
      ['another file', { path: 'b', line: 3, column: 5, endLine: 3, endColumn: 6 }, false],
      ['what is lacking for long', { line: 3, column: 5, endLine: 9, endColumn: 2, missing: ['id'] }, false],
    ])('may be the reason for a finding on %s', (_, at, expected) => {
      const finding = { rule: 'x/y', path: 'a', message: 'There is no `id`.', missing: ['name'], ...at } as Finding;
      expect([isCausedByChange(finding, changes), isOnChangedLines(finding, changes)]).toEqual([expected, false]);
    });

    test.each<[string, string, Record<string, string>, boolean]>([
      ['names it', '{ "required": ["city"], "properties": {\n"town": 1 } }', { name: 'city' }, true],
      ['names something else', '{ "required": ["city"] }', { name: 'town' }, false],
      ['quotes a text with the word', '{ "required": ["city"] }', { text: 'no city' }, false],
      ['names what is there still', '{ "city": 1, "required": ["city"] }', { name: 'city' }, false],
      ['names what is a constant now', 'const city = 1;', { name: 'city' }, false],
    ])('of a name may be the reason for a finding anywhere that %s', (_, text, data, expected) => {
      const lost = [
        {
          from: 1,
          to: 0,
          changed: new Set<number>(),
          lost: [{ after: 1, indent: 2, words: [], keys: [], names: ['city'] }],
        },
      ];
      const hunks = hunksOf('a', text, new Map([['a', lost]]));
      const finding = {
        rule: 'x/y',
        path: 'a',
        line: 9,
        column: 7,
        endLine: 9,
        endColumn: 13,
        data,
      } as unknown as Finding;
      expect(isCausedByChange(finding, new Map([['a', hunks]]))).toBe(expected);
      expect(isCausedByChange({ ...finding, endColumn: 11 }, new Map([['a', hunks]]))).toBe(expected);
      const fixed = afterEdits(text, [{ start: 0, end: 0, text: ' ' }], hunks as Hunk[]);
      expect(isCausedByChange(finding, new Map([['a', fixed]]))).toBe(expected);
      // It speaks of something that only has to do with the name.
      expect(isCausedByChange({ ...finding, endColumn: 8 }, new Map([['a', hunks]]))).toBe(false);
      expect(isCausedByChange({ ...finding, path: 'b' }, new Map([['a', hunks]]))).toBe(false);
    });

    describe('in an object, may be the reason for what that object lacks', () => {
      /** What `title` is missing from: an object from line 3 to 8, whose keys are in column 5. */
      const lacking = (missing = ['title']): Finding => ({
        ...found('a', 3, { missing }),
        ...{ column: 3, endColumn: 4, missingFrom: { path: 'a', from: 3, to: 7, columns: [5] } },
      });
      const removed = (after: number, ...lines: string[]): Changes => {
        const patch = `@@ -${after + 1},${lines.length} +${after},0 @@\n${lines.map((line) => `-${line}`).join('\n')}`;
        return new Map([['a', readHunks(patch)]]);
      };
      test.each<[string, Changes, boolean]>([
        ['right after its brace', removed(3, '    "title": "x",'), true],
        ['before its end', removed(7, '    "title": "x"'), true],
        ['with other keys', removed(5, '    "id": {', '      "a": 1', '    },', '    "title": "x",'), true],
        ['after the rest of an object in it', removed(6, '      "a": 1', '    },', '    "title": "x"'), true],
        ['another key', removed(5, '    "name": "x",'), false],
        ['a key of an object in it', removed(5, '      "title": "x",'), false],
        ['within another key', removed(5, '    "id": {', '      "title": "x"', '    },'), false],
        ['the object before it', removed(2, '  {', '    "title": "x"', '  },'), false],
        ['the object after it', removed(8, '  {', '    "title": "x"', '  },'), false],
      ])('%s', (_, changes, expected) => {
        expect(isCausedByChange(lacking(), changes)).toBe(expected);
        expect(isCausedByChange({ ...lacking(), path: 'b' }, changes)).toBe(expected);
        const [moved] = afterEdits('\n'.repeat(9), [{ start: 0, end: 0, text: 'x\n' }], changes.get('a') as Hunk[]);
        const further = { ...lacking(), missingFrom: { path: 'a', from: 4, to: 8, columns: [5] } };
        expect(isCausedByChange(further, new Map([['a', [moved!]]]))).toBe(expected);
      });

      test('whatever it is, where no key is named', () => {
        expect(isCausedByChange(lacking([]), removed(5, '    "name": "x",'))).toBe(true);
        expect(isCausedByChange(lacking([]), removed(5, '      "name": "x",'))).toBe(false);
        expect(isCausedByChange(lacking(), new Map([['a', 'all']]))).toBe(true);
      });
    });

    test('is still known when lines have moved', () => {
      const [left] = afterEdits('a\nb\nc', [{ start: 0, end: 0, text: 'x\n' }], changes.get('a') as Hunk[]);
      expect(left!.shortened).toEqual(new Map([[4, shortened.get(3)]]));
    });

    test('takes time in proportion', async () => {
      const lines = Array.from({ length: 20_000 }, (_, index) => ' '.repeat(index % 100) + 'a');
      const lost = lines.map((_, after) => ({ after, indent: after % 100, words: ['a'], keys: [], names: [] }));
      const changes = new Map([['a', [{ from: 1, to: 0, changed: new Set<number>(), lost }]]]);
      await within(2000, () => hunksOf('a', lines.join('\n'), changes));
    });
  });

  test('a finding counts with any of its lines', () => {
    const changes = new Map<string, Hunk[] | 'all'>([
      ['a', hunk(5)],
      ['b', 'all'],
    ]);
    const at = (path: string, line: number, endLine: number): boolean =>
      isOnChangedLines({ path, line, endLine }, changes);
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
    expect(staysOnChangedLines(text, hunk(...lines))([{ start, end, text: now }])).toBe(expected);
  });

  test('all of them count, and so do all hunks', () => {
    const two = [hunk(2), hunk(4)].flat();
    const change = (start: number): { start: number; end: number; text: string } => ({
      start,
      end: start + 1,
      text: 'X',
    });
    expect(staysOnChangedLines(text, two)([change(4), change(14)])).toBe(true);
    expect(staysOnChangedLines(text, two)([change(4), change(8)])).toBe(false);
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
            if (isApart && staysOnChangedLines(before, hunks)([each])) edits.push(each);
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

test('a fix that takes the whole first line touches no other', () => {
  const stays = staysOnChangedLines('a\nb\n', hunk(1));
  expect(stays([{ start: 0, end: 2, text: '' }])).toBe(true);
  expect(stays([{ start: 0, end: 3, text: '' }])).toBe(false);
});
