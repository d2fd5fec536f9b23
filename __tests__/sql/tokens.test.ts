import { expect, test } from '@jest/globals';
import { tokensOf } from '../../src/sql/tokens.js';
import { within } from '../support/patience.js';

const shown = (sql: string) => tokensOf(sql).map(({ kind, text }) => `${kind} ${text}`);

test.each<[string, string[]]>([
  ['SELECT a1, $b', ['word SELECT', 'word a1', 'symbol ,', 'variable $b']],
  ["'it''s' x'0f' \"a\"\"b\" `c` [d e]", ["string 'it''s'", "string x'0f'", 'quoted a"b', 'quoted c', 'quoted d e']],
  ['? ?2 :a @b', ['variable ?', 'variable ?2', 'variable :a', 'variable @b']],
  ['1 .5 1.5e3 0xff', ['number 1', 'number .5', 'number 1.5e3', 'number 0xff']],
  ['a||b->>c<>d', ['word a', 'symbol ||', 'word b', 'symbol ->>', 'word c', 'symbol <>', 'word d']],
  ['a -- b\n/* c */ d /* e', ['word a', 'word d']],
  ["a 'b", ['word a', "symbol 'b"]],
  ['größe 📝', ['word größe', 'word 📝']],
  ['', []],
])('%s', (sql, tokens) => {
  expect(shown(sql)).toEqual(tokens);
});

test('every token stands where it says', () => {
  const sql = 'SELECT\t"a b" -- x\n FROM [t];';
  expect(tokensOf(sql).map(({ from, to }) => sql.slice(from, to))).toEqual(['SELECT', '"a b"', 'FROM', '[t]', ';']);
});

test.each(["'", '"', '[', '/*', '--', '""', "''", '`', '$', '.'])(
  'takes a time that grows with the text: %s',
  async (piece) => {
    await within(2000, () => tokensOf(piece.repeat(50_000)));
  },
);
