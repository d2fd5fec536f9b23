import { describe, expect, test } from '@jest/globals';

import {
  cut,
  grouped,
  counted,
  visible,
  webLink,
  wellFormed,
  fitEnd,
  fitStart,
  width,
  wrap,
} from '../../src/report/text.js';

describe('visible', () => {
  test.each([
    ['plain text! #1 stays', 'plain text! #1 stays'],
    ['Größe, 検索, हिन्दी, עברית', 'Größe, 検索, हिन्दी, עברית'],
    ['a\nb\tc', 'a<U+000A>b<U+0009>c'],
    ['\x1b[31mred', '<U+001B>[31mred'],
    ['\x9b31m', '<U+009B>31m'],
    ['\u202eevil\u2069', '<U+202E>evil<U+2069>'],
    ['zero\u200bwidth', 'zero<U+200B>width'],
    ['\u{e0041}', '<U+E0041>'],
    ['\u3164', '<U+3164>'],
    ['\ud83d', '<U+D83D>'],
    ['\ufffe', '<U+FFFE>'],
    ['##[add-mask]x', '#<U+0023>[add-mask]x'],
    ['###[add-mask]x', '##<U+0023>[add-mask]x'],
    ['## [x]', '## [x]'],
  ])('%j', (text, shown) => {
    expect(visible(text)).toBe(shown);
    expect(visible(shown)).not.toContain('##[');
  });

  test('emoji keep their joiners, and nothing else does', () => {
    expect(visible('👩‍👩‍👧 ❤️ 1️⃣ 👍🏽')).toBe('👩‍👩‍👧 ❤️ 1️⃣ 👍🏽');
    expect(visible('a\u200db')).toBe('a<U+200D>b');
    expect(visible('👩\u200d')).toBe('👩<U+200D>');
    expect(visible('a\ufe0f')).toBe('a<U+FE0F>');
  });
});

test('cut keeps surrogate pairs whole', () => {
  expect(cut('abcdef', 6)).toBe('abcdef');
  expect(cut('abcdef', 4)).toBe('abc…');
  expect(cut('ab😀cd', 4)).toBe('ab…');
});

test('wellFormed replaces halves of surrogate pairs only', () => {
  expect(wellFormed('a\ud800b😀\udc00')).toBe('a\ufffdb😀\ufffd');
});

test('only plain web links are links', () => {
  expect(webLink('https://toolint.dev/rules/otc/id-format#fix?x=1')).toBe(
    'https://toolint.dev/rules/otc/id-format#fix?x=1',
  );
  for (const url of [
    'javascript:alert(1)',
    'https://x.example/"onclick',
    'https://x.example/a b',
    'data:,x',
    '//x',
    'https://x/)(',
  ]) {
    expect(webLink(url)).toBeUndefined();
  }
});

test('numbers in words', () => {
  expect([counted(0, 'file'), counted(1, 'file'), counted(2, 'file')]).toEqual(['0 files', '1 file', '2 files']);
  expect([grouped(999), grouped(1000), grouped(1234567)]).toEqual(['999', '1,000', '1,234,567']);
});

describe('width', () => {
  test.each([
    ['abc', 3],
    ['', 0],
    ['検索', 4],
    ['한국어', 6],
    ['ｆｕｌｌ', 8],
    ['é', 1],
    ['e\u0301', 1],
    ['😀', 2],
    ['👩‍👩‍👧', 2],
    ['🇩🇪', 2],
    ['❤️', 2],
    ['❤', 1],
    ['हिन्दी', 5],
    ['─│', 2],
  ])('of %j', (text, columns) => {
    expect(width(text)).toBe(columns);
  });

  test('fitting cuts between characters that a reader sees', () => {
    expect(fitStart('検索検索', 8)).toBe('検索検索');
    expect(fitStart('検索検索', 6)).toBe('検索…');
    expect(fitEnd('検索検索', 6)).toBe('…検索');
    expect(fitStart('a👩‍👩‍👧b', 3)).toBe('a…');
    expect(fitStart('abc', 3, true)).toBe('ab…');
  });

  test('wrapping breaks at blanks', () => {
    expect(wrap('aa bb cc', 5)).toEqual(['aa bb', 'cc']);
    expect(wrap('検索 検索', 8)).toEqual(['検索', '検索']);
    expect(wrap('aaaaaaaaaa b', 5)).toEqual(['aaaaaaaaaa', 'b']);
    expect(wrap('', 5)).toEqual([]);
  });
});
