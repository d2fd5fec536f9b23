import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Finding } from '../../src/core/finding.js';
import {
  buildSuppressionsSchema,
  createMatcher,
  suppressionOf,
  unmatched,
  withoutFixes,
} from '../../src/engine/suppressions.js';

const finding = (pointer: string, start: number): Finding => ({
  rule: 'otc/id-format',
  severity: 'error',
  message: 'It is wrong.',
  url: '',
  path: 'a.json',
  pointer,
  valueHash: 'abc',
  start,
  end: start + 1,
  line: 1,
  column: start + 1,
  endLine: 1,
  endColumn: start + 2,
});
const entry = (pointer: string, expires?: string) => ({
  ...suppressionOf(finding(pointer, 0), 'For now.'),
  ...(expires !== undefined && { expires }),
});
const TODAY = '2026-05-01';

test('an entry names the tool and leads on from there, or else from the top of the file', () => {
  const [named, nameless] = [{ name: 'Add', pointer: '/id' }, { pointer: '/id' }];
  const written = [named, nameless, undefined].map((item) => {
    const { tool, pointer } = suppressionOf({ ...finding('/tools/0/id', 0), ...(item && { item }) }, 'For now.');
    return [tool, pointer];
  });
  expect(written).toEqual([
    ['Add', '/id'],
    [undefined, '/tools/0/id'],
    [undefined, '/tools/0/id'],
  ]);
});

test('of two entries for one finding, the one that still holds hides it', () => {
  const [over, valid] = [entry('/id', '2026-04-30'), entry('/id', '2026-05-01')];
  for (const entries of [
    [over, valid],
    [valid, over],
  ]) {
    const { visible, hidden, used, expired } = createMatcher(entries, TODAY)([finding('/id', 0)]);
    expect([visible.length, hidden.length, [...used], expired.size]).toEqual([0, 1, [valid], 0]);
  }
});

test('each entry stands for one finding', () => {
  const { visible, hidden } = createMatcher([entry('/id')], TODAY)([finding('/id', 0), finding('/id', 4)]);
  expect([visible.map(({ start }) => start), hidden.map(({ start }) => start)]).toEqual([[4], [0]]);
});

test('what an expired entry no longer hides says so', () => {
  const over = entry('/id', '2026-04-30');
  const { visible, expired } = createMatcher([over], TODAY)([finding('/id', 0)]);
  expect([...expired]).toEqual([over]);
  expect(visible.map(({ message }) => message)).toEqual(['It is wrong. (Its suppression expired on 2026-04-30.)']);
});

test('what cannot be parsed is not suppressed', () => {
  const broken = { ...finding('', 0), rule: 'common/syntax' };
  const { visible } = createMatcher([suppressionOf(broken, 'For now.')], TODAY)([broken]);
  expect(visible).toEqual([broken]);
});

test('of what is left over, as many have changed as there are findings at the place; the others are gone', () => {
  const entries = ['/id', '/id', '/id', '/name', '/version'].map((pointer) => entry(pointer));
  const others = [0, 4].map((start) => ({ ...finding('/id', start), valueHash: 'another' }));
  const { changed, gone } = unmatched(entries, createMatcher(entries, TODAY)([...others, finding('/version', 9)]));
  const at = (left: readonly { pointer: string }[]): string[] => left.map(({ pointer }) => pointer);
  expect([at(changed), at(gone)]).toEqual([
    ['/id', '/id'],
    ['/id', '/name'],
  ]);
});

test('what is suppressed is not mended, and the rest is', () => {
  const fix = { title: 'Mend it', safe: true, edits: [] };
  const both = [finding('/id', 0), finding('/name', 4)].map((each) => ({ ...each, fix }));
  const after = withoutFixes(both, createMatcher([entry('/id')], TODAY));
  expect(after.map((each) => each.fix)).toEqual([undefined, fix]);
  expect(withoutFixes(both, createMatcher([], TODAY))).toBe(both);
});

test('editors are given the schema that the code has, as draft 7', () => {
  const { $schema: _, $defs, ...schema } = buildSuppressionsSchema();
  const asDraft7: unknown = JSON.parse(
    JSON.stringify({ ...schema, definitions: $defs }).replaceAll('#/$defs/', '#/definitions/'),
  );
  const published = JSON.parse(readFileSync('schemas/suppressions.schema.json', 'utf8')) as object;
  expect(published).toEqual({ $schema: 'http://json-schema.org/draft-07/schema#', ...(asDraft7 as object) });
});
