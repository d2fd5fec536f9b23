/** More than five findings of one kind in one file are told as one where people read, and one by one where programs do. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Finding } from '../../src/core/finding.js';
import { fold, notesToTell, places, placesText } from '../../src/report/frame.js';
import { makeFolder } from '../run/folder.js';
import { toolint } from '../support/cli.js';
import { findingAt } from './sample.js';

const RULE = 'mcp/name-format';

/** A list of tools with a bad name each, a line for each name. */
function listOf(count: number): string {
  const tools = Array.from({ length: count }, (_, at) => ({
    name: `add number ${at}`,
    description: `Adds the number ${at} to the sum of those that were there before.`,
    inputSchema: { type: 'object' },
  }));
  return JSON.stringify({ tools }, null, 1);
}

async function report(format: string, files: Readonly<Record<string, string>>): Promise<string> {
  const { out } = await toolint(['--format', format], { cwd: makeFolder(files) });
  return out;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** How often the rule's message stands in each report. */
const TOLD: Readonly<Record<string, RegExp>> = {
  pretty: /error\[mcp\/name-format\]/g,
  markdown: /^- .*`mcp\/name-format`/gm,
  html: /<article [^>]*data-rule="mcp\/name-format"/g,
  github: /title=mcp\/name-format::/g,
};
const KEPT: Readonly<Record<string, RegExp>> = {
  json: /"rule": "mcp\/name-format"/g,
  sarif: /"ruleId": "mcp\/name-format"/g,
  junit: /name="mcp\/name-format[^"]*"|type="mcp\/name-format"/g,
};

describe.each(Object.entries(TOLD))('%s', (format, pattern) => {
  test('five are told one by one', async () => {
    const text = await report(format, { 'a.json': listOf(5) });
    expect([count(text, pattern), text.includes('findings like this')]).toEqual([5, false]);
  });

  test('eight are told as one, with the first three places', async () => {
    const text = await report(format, { 'a.json': listOf(8) });
    expect(count(text, pattern)).toBe(1);
    expect(text).toContain('8 findings like this in the file: at 4:12, 11:12, 18:12 and 5 more');
  });

  test('files are told apart', async () => {
    expect(count(await report(format, { 'a.json': listOf(5), 'b/b.json': listOf(4) }), pattern)).toBe(9);
  });
});

test.each(Object.entries(KEPT))('%s keeps every place', async (format, pattern) => {
  expect(count(await report(format, { 'a.json': listOf(8) }), pattern)).toBeGreaterThanOrEqual(8);
});

describe('counts are of places', () => {
  const files = { 'a.json': listOf(1200) };
  const texts = new Map<string, string>();
  beforeAll(async () => {
    for (const format of ['pretty', 'markdown', 'html']) texts.set(format, await report(format, files));
  });

  test.each([
    ['pretty', '1,200 findings like this'],
    ['pretty', '✖ 1,200 errors in 1 file with 1,200 tools'],
    ['markdown', '| ❌ error | 1,200 |'],
    ['html', 'data-places="1200"'],
    ['html', '<span class="counts">1,200 errors</span>'],
  ])('%s: %s', (format, words) => {
    expect(texts.get(format)).toContain(words);
  });

  test('nothing is said to be left out', () => {
    expect([...texts.values()].join()).not.toMatch(/left out|not shown|are listed|findings are here/);
  });
});

test('where findings are many, a line tells of the others too', async () => {
  const files = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${at}.json`, listOf(5)]));
  const text = await report('pretty', { ...files, 'many.json': listOf(8) });
  expect(text).toMatch(
    /^ +4:12 .*add number 0.*\(8 findings like this in the file: at 4:12, 11:12, 18:12 and 5 more\)/m,
  );
});

describe('what is of one kind', () => {
  const of = (more: Partial<Finding>): Finding[] =>
    Array.from({ length: 6 }, (_, at) => ({
      ...findingAt('tools/search.json', '"Search@1"', { rule: RULE, message: 'A.', ...more }),
      line: at + 1,
    }));

  test('by the words', () => expect(fold(of({})).size).toBe(1));
  test('by which of the messages of the rule it is', () => {
    const named = of({ messageId: 'x' }).map((each, at) => ({ ...each, message: `Number ${at}.` }));
    expect(fold(named).size).toBe(1);
  });
  test.each<[string, (at: number) => Partial<Finding>]>([
    ['another rule', (at) => ({ rule: at < 3 ? RULE : 'mcp/other' })],
    ['other words', (at) => ({ message: at < 3 ? 'A.' : 'B.' })],
    ['another message', (at) => ({ messageId: at < 3 ? 'a' : 'b' })],
    ['another severity', (at) => ({ severity: at < 3 ? 'error' : 'info' })],
    ['another file', (at) => ({ path: at < 3 ? 'a.json' : 'b.json' })],
  ])('%s is not', (_, more) => {
    const folds = fold(of({}).map((each, at) => ({ ...each, ...more(at) })));
    expect([folds.size, places(folds)]).toEqual([6, 6]);
  });

  test('the one that is told can be picked', () => {
    const all = of({});
    const [[told, ofKind]] = [...fold(all, (some) => some[4]!)] as [[Finding, Finding[]]];
    expect([told.line, placesText(ofKind)]).toEqual([
      5,
      '6 findings like this in the file: at 1:9, 2:9, 3:9 and 3 more',
    ]);
  });
});

describe('notes of one text', () => {
  const notes = (count: number, note = 'The same here.') =>
    Array.from({ length: count }, (_, at) => ({ path: 'a.ts', line: at + 1, column: 1, note }));

  test('three are told, of more the first two and how many others there are', () => {
    expect(notesToTell(notes(3))).toEqual(notes(3));
    expect(notesToTell(notes(17))).toEqual([...notes(2), { note: '15 more places like this.' }]);
  });
  test('other notes are told', () => {
    expect(notesToTell([...notes(1, 'The server.'), ...notes(4)]).map(({ note }) => note)).toEqual([
      ...['The server.', 'The same here.', 'The same here.', '2 more places like this.'],
    ]);
  });
});
