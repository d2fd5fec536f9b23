/** Two texts, word by word. */
import { expect, test } from '@jest/globals';
import { wordDiff } from '../../src/report/word-diff.js';

const shown = (before: string, after: string): string =>
  wordDiff(before, after)
    .map(({ kind, text }) => ({ same: '', gone: '-', fresh: '+' })[kind] + text.trim())
    .join(' | ');

test('shows what differs, with a few words around it', () => {
  expect(shown('a city by its name, in Fahrenheit.', 'a town by its name, in Celsius.')).toBe(
    'a | -city | +town | by its name, in | -Fahrenheit. | +Celsius.',
  );
  const many = Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ');
  expect(shown(`${many} old`, `${many} new`)).toBe(
    '… word32 word33 word34 word35 word36 word37 word38 word39 | -old | +new',
  );
  expect(shown(`old ${many} old`, `new ${many} new`)).toMatch(
    /^-old \| \+new \| word0 .* word7 … word32 .* \| -old \| \+new$/,
  );
  // One equal word between two that differ makes a sentence hard to read.
  expect(shown('read the file now', 'write the text now')).toBe('-read the file | +write the text | now');
  expect(shown('', 'All new.')).toBe('+All new.');
});

test('is what both texts were', () => {
  let state = 7;
  const pick = (): string => 'a b c d e '.slice(0, ((state = (state * 1103515245 + 12345) & 0x7fffffff) >> 8) % 11);
  for (let round = 0; round < 200; round++) {
    const [before, after] = [pick() + pick() + pick(), pick() + pick() + pick()];
    const pieces = wordDiff(before, after);
    const without = (kind: string): string[] =>
      pieces
        .filter((each) => each.kind !== kind)
        .flatMap(({ text }) => text.split(' '))
        .filter((word) => word !== '' && word !== '…');
    const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');
    if (Math.max(words(before).length, words(after).length) > 8) continue;
    expect([without('fresh'), without('gone')]).toEqual([words(before), words(after)]);
  }
});

test('of long texts no more than a million pairs of words are compared', () => {
  const words = (word: string, count: number): string => `${word} `.repeat(count);
  const kinds = (count: number): string[] =>
    wordDiff(`${words('old', count)}in both ways `, `in both ways ${words('new', count)}`).map(({ kind }) => kind);
  expect(kinds(997)).toEqual(['gone', 'same', 'fresh']);
  expect(kinds(998)).toEqual(['gone', 'fresh']);
  const long = words('x y', 100_000);
  expect(wordDiff(`${long}old`, `${long}z ${long}`).map(({ kind }) => kind)).toEqual(['same', 'gone', 'fresh']);
});
