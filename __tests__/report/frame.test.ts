import { describe, expect, test } from '@jest/globals';

import { drawFrame, frame, sourceText } from '../../src/report/frame.js';

/** The text with « and » around what is marked. */
function draw(text: string, { columns = 60, around = false } = {}): string[] {
  const start = text.indexOf('«');
  const end = text.indexOf('»') - 1;
  const source = sourceText(text.replace(/[«»]/g, ''));
  const from = source.position(start);
  const to = source.position(end);
  const place = { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  return drawFrame(frame(source, place, { columns, around }));
}

describe('carets stand under what is marked', () => {
  test('plain', () => {
    expect(draw('{ "id": «"x"» }')).toEqual(['1 │ { "id": "x" }', '  │         ^^^']);
  });

  test('after tabs', () => {
    expect(draw('\t\t"id":\t«"x"»')).toEqual(['1 │         "id":    "x"', '  │                  ^^^']);
  });

  test('a tab that is marked', () => {
    expect(draw('a«\t»b')).toEqual(['1 │ a    b', '  │  ^^^^']);
  });

  test('after and under wide characters', () => {
    expect(draw('"検索": «"説明"»,')).toEqual(['1 │ "検索": "説明",', '  │         ^^^^^^']);
  });

  test('after and under emoji', () => {
    expect(draw('👩‍👩‍👧 «😀» e\u0301')).toEqual(['1 │ 👩‍👩‍👧 😀 e\u0301', '  │    ^^']);
  });

  test('after combining marks', () => {
    expect(draw('e\u0301e\u0301«x»')).toEqual(['1 │ e\u0301e\u0301x', '  │   ^']);
  });

  test('under a character that would not be seen', () => {
    expect(draw('a«\u202e»b')).toEqual(['1 │ a<U+202E>b', '  │  ^^^^^^^^']);
    expect(draw('a«\x1b»[2J')).toEqual(['1 │ a<U+001B>[2J', '  │  ^^^^^^^^']);
    expect(draw('a«\ud800»b')).toEqual(['1 │ a<U+D800>b', '  │  ^^^^^^^^']);
  });

  test('a place without length', () => {
    expect(draw('ab«»c')).toEqual(['1 │ abc', '  │   ^']);
    expect(draw('abc«»')).toEqual(['1 │ abc', '  │    ^']);
    expect(draw('«»')).toEqual(['1 │', '  │ ^']);
  });

  test('a place inside a surrogate pair takes the whole character', () => {
    const rows = frame(
      sourceText('a😀b'),
      { line: 1, column: 3, endLine: 1, endColumn: 3 },
      { columns: 60, around: false },
    );
    expect(drawFrame(rows)).toEqual(['1 │ a😀b', '  │  ^^']);
  });

  test('the first line of several, and where they end', () => {
    expect(draw('a: «{  \n  b: 1\n}»')).toEqual(['1 │ a: {', '  │    ^ to line 3']);
  });

  test('after a byte order mark, and with every kind of line end', () => {
    expect(draw('\ufeff{«1»}')).toEqual(['1 │ {1}', '  │  ^']);
    expect(draw('a\r\nb\rc«d»\n')).toEqual(['3 │ cd', '  │  ^']);
  });
});

describe('lines around', () => {
  test('one before and one after, with one gutter', () => {
    const text = `${'\n'.repeat(8)}before\n«it»\nafter\n`;
    expect(draw(text, { around: true })).toEqual([' 9 │ before', '10 │ it', '   │ ^^', '11 │ after']);
  });

  test('blank ones say nothing', () => {
    expect(draw('  \n«it»\n\n', { around: true })).toEqual(['2 │ it', '  │ ^^']);
  });

  test('long ones are cut', () => {
    expect(draw(`${'b'.repeat(50)}\n«it»`, { around: true, columns: 30 })).toEqual([
      `1 │ ${'b'.repeat(29)}…`,
      '2 │ it',
      '  │ ^^',
    ]);
  });
});

describe('long lines are cut around the place', () => {
  const a = 'a'.repeat(200);

  test('in the middle', () => {
    const [code, carets] = draw(`${a}«xyz»${a}`, { columns: 43 });
    expect(code).toBe(`1 │ …${'a'.repeat(19)}xyz${'a'.repeat(19)}…`);
    expect(carets).toBe(`  │ ${' '.repeat(20)}^^^`);
  });

  test('at the start and at the end', () => {
    expect(draw(`«xyz»${a}`, { columns: 40 })).toEqual([`1 │ xyz${'a'.repeat(36)}…`, '  │ ^^^']);
    expect(draw(`${a}«xyz»`, { columns: 40 })).toEqual([`1 │ …${'a'.repeat(36)}xyz`, `  │ ${' '.repeat(37)}^^^`]);
  });

  test('a mark that is itself too long', () => {
    const [code, carets] = draw(`ab«${a}»cd`, { columns: 40 });
    expect(code).toBe(`1 │ ab${'a'.repeat(19)}…`);
    expect(carets).toBe(`  │   ${'^'.repeat(20)}`);
  });

  test('no frame is wider than it may be', () => {
    for (const piece of ['a', '検', '😀', '\t', '\u202e', 'e\u0301', '👩‍👩‍👧']) {
      for (let before = 0; before < 80; before += 7) {
        const [code] = draw(`${piece.repeat(before)}«${piece}»${piece.repeat(60)}`, { columns: 50 });
        expect({ piece, before, fits: [...code!].length > 4 && widthOf(code!) <= 54 }).toEqual({
          piece,
          before,
          fits: true,
        });
      }
    }
  });

  test('the lines around are left out when the start is cut off', () => {
    expect(draw(`before\n${a}«x»\nafter`, { columns: 30, around: true })).toHaveLength(2);
  });
});

function widthOf(text: string): number {
  let columns = 0;
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    columns += /\p{Emoji_Presentation}|[\u4e00-\u9fff]/u.test(segment) ? 2 : 1;
  }
  return columns;
}

test('no frame where the file has no such line any more', () => {
  const place = { line: 9, column: 1, endLine: 9, endColumn: 2 };
  expect(frame(sourceText('one line'), place, { columns: 40, around: true })).toEqual([]);
});

test('a column beyond the line points at its end', () => {
  const place = { line: 1, column: 90, endLine: 1, endColumn: 95 };
  expect(drawFrame(frame(sourceText('abc'), place, { columns: 40, around: true }))).toEqual(['1 │ abc', '  │    ^']);
});
