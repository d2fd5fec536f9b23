import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { applyFixes } from '../../src/engine/fix.js';
import type { Finding } from '../../src/core/finding.js';
import type { TextEdit } from '../../src/core/rule.js';
import { correspondingLines, linesOf, type FileVersions, type OnDiff } from '../../src/github/diff-position.js';
import { replacement, suggestionBlock, candidate, offers } from '../../src/github/suggestion.js';
import { applySuggestions } from '../action/support/suggestions.js';
import { findingAt } from '../report/sample.js';

/** Puts `text` in place of a piece of a file. */
function edit(file: string, piece: string, text: string): TextEdit {
  const start = file.indexOf(piece);
  if (start < 0) throw new Error(`"${piece}" is not there`);
  return { start, end: start + piece.length, text };
}

function replaced(file: string, ...edits: TextEdit[]): string | undefined {
  const found = replacement(linesOf(file), edits);
  return found && `${found.span.from}-${found.span.to}: ${JSON.stringify(found.lines)}`;
}

describe('a fix as whole lines', () => {
  const FILE = 'one\ntwo\nthree\nfour\n';
  const WINDOWS = FILE.replaceAll('\n', '\r\n');
  const OPEN = 'one\ntwo\nthree';

  test.each([
    ['a word in a line', FILE, edit(FILE, 'two', '2'), '2-2: ["2"]'],
    ['a line that becomes two', FILE, edit(FILE, 'two', '2\n2b'), '2-2: ["2","2b"]'],
    ['two lines that become one', FILE, edit(FILE, 'two\nthree', '23'), '2-3: ["23"]'],
    ['a whole line that goes', FILE, edit(FILE, 'two\n', ''), '2-2: []'],
    ['a line that goes with the line end before it', FILE, edit(FILE, '\ntwo', ''), '2-2: []'],
    ['the last line goes', FILE, edit(FILE, 'four\n', ''), '4-4: []'],
    ['a line is added below another', FILE, edit(FILE, '\ntwo', '\nnew\ntwo'), '1-1: ["one","new"]'],
    [
      'a line is added at the end',
      FILE,
      { start: FILE.length, end: FILE.length, text: 'five\n' },
      '4-4: ["four","five"]',
    ],
    ['a line is added at the start', FILE, { start: 0, end: 0, text: 'zero\n' }, '1-1: ["zero","one"]'],
    ['lines that end with \\r\\n', WINDOWS, edit(WINDOWS, 'two\r\n', '2\r\n2b\r\n'), '2-2: ["2","2b"]'],
    ['the last line without an end', OPEN, edit(OPEN, 'three', '3'), '3-3: ["3"]'],
    ['lines added to the last one without an end', OPEN, edit(OPEN, 'three', 'three\n4'), '3-3: ["three","4"]'],
    ['a text of one line', 'x', edit('x', 'x', 'y'), '1-1: ["y"]'],
    ['nothing but what is around an emoji', 'a 😀 b\n', edit('a 😀 b\n', 'b', 'c'), '1-1: ["a 😀 c"]'],
  ])('%s', (_, file, change, expected) => {
    expect(replaced(file, change)).toBe(expected);
  });

  test('takes the lines between several edits along', () => {
    expect(replaced(FILE, edit(FILE, 'one', '1'), edit(FILE, 'three', '3'))).toBe('1-3: ["1","two","3"]');
  });

  test.each([
    ['nothing changes', FILE, edit(FILE, 'two', 'two')],
    ['the final line end would go', FILE, edit(FILE, 'four\n', 'four')],
    ['a final line end would come', OPEN, edit(OPEN, 'three', 'three\n')],
    ['the last line goes and leaves no line end', OPEN, edit(OPEN, 'three', '')],
    ['nothing would be left', 'a\nb\n', edit('a\nb\n', 'a\nb\n', '')],
    ['only a blank line would be left, which looks like none', FILE, edit(FILE, 'two', '')],
    ['new lines end in another way', WINDOWS, edit(WINDOWS, 'two', '2\n2b')],
    ['only line ends change', FILE, edit(FILE, 'two\n', 'two\r\n')],
    ['a blank line would go, which looks like no change', 'a\n\nb\n', edit('a\n\nb\n', '\n\n', '\n')],
    ['half of a line end would stay', WINDOWS, edit(WINDOWS, '\ntwo', '')],
    ['lines end in two ways', 'a\nb\r\nc\n', edit('a\nb\r\nc\n', 'b', 'x')],
    ['there are no lines', '', { start: 0, end: 0, text: 'x' }],
  ])('is not there where %s', (_, file, change) => {
    expect(replaced(file, change)).toBeUndefined();
  });
});

describe('a suggestion block', () => {
  test('is fenced off from what is in it, and keeps line ends', () => {
    expect(suggestionBlock(['a', 'b'], '')).toBe('```suggestion\na\nb\n```');
    expect(suggestionBlock([], '')).toBe('```suggestion\n```');
    expect(suggestionBlock(['a', 'b'], '\r')).toBe('```suggestion\na\r\nb\r\n```');
    expect(suggestionBlock(['"```"', '````suggestion'], '')).toBe('`````suggestion\n"```"\n````suggestion\n`````');
  });

  test.each([
    ['a mention', '  "author": "@octocat"'],
    ['a mention at the start', '@octocat'],
    ['a comment that could be taken for ours', '"x <!-- toolint finding 1 2 -->"'],
    ['a command to a bot', '/merge'],
    ['a command that is indented', '   /merge'],
    ['what reorders text', '"\u202edesrever"'],
    ['what nobody sees', '"a\u200bb"'],
    ['a carriage return within a line', 'a\rb'],
    ['half of an emoji', 'a\ud83d'],
    ['a byte order mark', '\ufeff{'],
    ['a line too long to read', 'x'.repeat(4001)],
  ])('is not made of %s', (_, line) => {
    expect(suggestionBlock(['{', line, '}'], '')).toBeUndefined();
  });

  test('is made of mail addresses, paths, comments, tabs and emoji', () => {
    const lines = ['\t"mail": "a@b.example"', '"path": "/merge"', '// note', '"👩‍👩‍👧 ok"'];
    expect(suggestionBlock(lines, '')).toBe(['```suggestion', ...lines, '```'].join('\n'));
  });

  test('is not made of too many lines', () => {
    expect(suggestionBlock(new Array<string>(60).fill('x'), '')).toBeDefined();
    expect(suggestionBlock(new Array<string>(61).fill('x'), '')).toBeUndefined();
  });

  test('is not made of too many characters, line ends counted', () => {
    expect(suggestionBlock(['x'.repeat(2000), 'x'.repeat(1999)], '')).toBeDefined();
    expect(suggestionBlock(['x'.repeat(2000), 'x'.repeat(2000)], '')).toBeUndefined();
  });
});

const PATH = 'a.json';

function fixable(file: string, piece: string, edits: readonly TextEdit[], more: Partial<Finding> = {}): Finding {
  return findingAt(PATH, piece, { rule: 'x/y', fix: { title: 'Do it', safe: true, edits }, ...more }, file);
}

function onDiff(checkout: string, head = checkout, [from, to] = [1, 1000]): OnDiff {
  const there = linesOf(head);
  const map = correspondingLines(linesOf(checkout).lines, there.lines);
  const lineOf = (line: number): number | undefined => (map[line - 1] === undefined ? undefined : map[line - 1]! + 1);
  const file: FileVersions = { checkout: linesOf(checkout), head: { ...there, lineOf, isSame: checkout === head } };
  return { kind: 'on', span: { from: 1, to: 1 }, hunk: { from, to, changed: new Set() }, file };
}

/** Those that are offered, and what comes out when somebody applies them to the head's text. */
function offered(findings: readonly Finding[], place: OnDiff): { findings: Finding[]; text: string } {
  const candidates = findings.flatMap((each) => candidate(each, place, []) ?? []);
  const all = offers(candidates);
  const taken = candidates.filter((each) => 'block' in all.get(each.finding)!);
  const comments = taken.map(({ span, block }) => {
    return { path: PATH, body: `words\n\n${block}`, side: 'RIGHT', line: span.to, startLine: span.from };
  });
  return { findings: taken.map((each) => each.finding), text: applySuggestions(place.file.head.text, comments) };
}

describe('what is offered', () => {
  const FILE = '{\n  "a": 1, "b": 2,\n  "c": 3,\n  "d": 4\n}\n';

  test('of two fixes on one line is the first, though their edits do not touch', () => {
    const [a, b] = [fixable(FILE, '1', [edit(FILE, '1', '10')]), fixable(FILE, '2', [edit(FILE, '2', '20')])];
    const candidates = [b, a].map((each) => candidate(each, onDiff(FILE), [])!);
    const all = offers(candidates);
    expect(all.get(a)).toEqual({ block: '```suggestion\n  "a": 10, "b": 2,\n```' });
    expect(all.get(b)).toEqual({ rival: candidates[1] });
  });

  test('of a fix that is safe and one that is not is the safe one', () => {
    const unsafe = fixable(FILE, '1', [], { fix: { title: '', safe: false, edits: [edit(FILE, '1', '10')] } });
    const safe = fixable(FILE, '2', [edit(FILE, '2', '20')]);
    expect(offered([unsafe, safe], onDiff(FILE)).findings).toEqual([safe]);
  });

  test('are both fixes on neighbouring lines', () => {
    const [c, d] = [fixable(FILE, '3', [edit(FILE, '3', '30')]), fixable(FILE, '4', [edit(FILE, '4', '40')])];
    expect(offered([c, d], onDiff(FILE)).text).toBe(FILE.replace('3', '30').replace('4', '40'));
  });

  test('is one of two fixes that touch between two lines, as it is with --fix', () => {
    const gone = fixable(FILE, '"c"', [edit(FILE, '  "c": 3,\n', '')]);
    const start = FILE.indexOf('  "d"');
    const added = fixable(FILE, '"d"', [{ start, end: start, text: '  "x": 0,\n' }]);
    expect(offered([gone, added], onDiff(FILE)).findings).toEqual([gone]);
  });

  test('is nothing between the edits of another fix, even on lines that look as before', () => {
    const same = 'x\nx\nx\nz\n';
    const around = fixable(same, 'x', [{ start: 0, end: 2, text: '' }, edit(same, 'z', 'w')]);
    const within = fixable(same, 'x', [{ start: 3, end: 3, text: 'y' }]);
    expect(candidate(around, onDiff(same), [])).toMatchObject({ span: { from: 3, to: 4 } });
    expect(candidate(within, onDiff(same), [])).toMatchObject({ span: { from: 2, to: 2 } });
    expect(offered([around, within], onDiff(same)).findings).toHaveLength(1);
  });

  test('is nothing that reaches over the end of the hunk', () => {
    const both = fixable(FILE, '3', [edit(FILE, '3', '30'), edit(FILE, '4', '40')]);
    expect(candidate(both, onDiff(FILE, FILE, [1, 3]), [])).toBeUndefined();
    expect(candidate(both, onDiff(FILE, FILE, [3, 4]), [])).toMatchObject({ span: { from: 3, to: 4 } });
  });

  test('is nothing on the lines of a secret', () => {
    const found = fixable(FILE, '1', [edit(FILE, '1', '10')]);
    const secret = findingAt(PATH, '2', { rule: 'common/hardcoded-secret' }, FILE);
    expect(candidate(found, onDiff(FILE), [secret])).toBeUndefined();
  });

  test('speaks of the lines at the head, and ends them as the head does', () => {
    const found = fixable(FILE, '3', [edit(FILE, '3', '30')]);
    const head = `// more\n// above\n${FILE.replace('"b": 2', '"b": 5')}`.replaceAll('\n', '\r\n');
    expect(candidate(found, onDiff(FILE, head), [])).toMatchObject({
      span: { from: 5, to: 5 },
      block: '```suggestion\n  "c": 30,\r\n```',
    });
    const changed = fixable(FILE, '2', [edit(FILE, '2', '20')]);
    expect(candidate(changed, onDiff(FILE, head), [])).toBeUndefined();
  });
});

describe('all suggestions together', () => {
  const line = fc.oneof(
    fc.constantFrom('', '{', '}', '  "a": 1,', '\t"b"', '😀 x', '```', '  ````suggestion', 'x`y', '~~~'),
    fc.stringMatching(/^[a-z"]{3,8}$/),
  );
  const content = fc.constantFrom('', '', 'q', '"w": 2,', '😀', '```', '$', '$\n', '$\n\n', 'q$\nr', 'q$\n', '$\nq');
  const fix = fc.record({
    safe: fc.boolean(),
    edits: fc.array(fc.record({ at: fc.nat(), length: fc.nat(12), text: content }), { minLength: 1, maxLength: 3 }),
  });
  const file = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 20 }),
    lineEnd: fc.constantFrom('\n', '\r\n'),
    final: fc.boolean(),
    fixes: fc.array(fix, { minLength: 1, maxLength: 8 }),
    // Lines that the base has added, by where they stand.
    added: fc.array(fc.nat(20), { maxLength: 3 }),
  });

  function findingsIn(
    text: string,
    lineEnd: string,
    fixes: readonly { safe: boolean; edits: readonly { at: number; length: number; text: string }[] }[],
  ): Finding[] {
    return fixes.map(({ safe, edits }) => {
      const sorted: TextEdit[] = [];
      let from = 0;
      const spots = edits.map((each) => ({ ...each, at: each.at % (text.length + 1) })).sort((a, b) => a.at - b.at);
      for (const { at, length, text: now } of spots) {
        const start = Math.max(from, at);
        const end = Math.min(text.length, start + length);
        if (start > text.length || (start === from && sorted.length > 0)) continue;
        sorted.push({ start, end, text: now.replaceAll('$\n', lineEnd) });
        from = end;
      }
      return fixable(text, text.slice(sorted[0]!.start, sorted[0]!.end), [], {
        start: sorted[0]!.start,
        end: sorted[0]!.end,
        fix: { title: 'Do it', safe, edits: sorted },
      });
    });
  }

  test('give exactly what --fix gives', () => {
    let count = 0;
    fc.assert(
      fc.property(file, ({ lines, lineEnd, final, fixes }) => {
        const text = lines.join(lineEnd) + (final ? lineEnd : '');
        const { findings, text: applied } = offered(findingsIn(text, lineEnd, fixes), onDiff(text));
        const fixed = applyFixes(text, findings, 'all');
        expect(fixed.applied).toHaveLength(findings.length);
        expect(applied).toBe(fixed.text);
        count += findings.length;
      }),
      { numRuns: 2000 },
    );
    expect(count).toBeGreaterThan(1000);
  });

  test('give the same on a head whose lines are elsewhere', () => {
    let count = 0;
    fc.assert(
      fc.property(file, fc.boolean(), ({ lines, lineEnd, final, fixes, added }, isWindows) => {
        const merged = [...lines];
        for (const at of added) merged.splice(Math.min(at, merged.length), 0, `base added ${merged.length}`);
        const [checkout, head] = [merged, lines].map((each) => each.join(lineEnd) + (final ? lineEnd : ''));
        const headEnd = isWindows && head!.includes('\n') ? '\r\n' : '\n';
        const there = head!.replaceAll(/\r?\n/g, headEnd);
        const { findings, text: applied } = offered(findingsIn(checkout!, lineEnd, fixes), onDiff(checkout!, there));
        const fixed = applyFixes(checkout!, findings, 'all').text.split(/\r?\n/);
        expect(applied).toBe(fixed.filter((each) => !each.startsWith('base added')).join(headEnd));
        count += findings.length;
      }),
      { numRuns: 2000 },
    );
    expect(count).toBeGreaterThan(1000);
  });
});
