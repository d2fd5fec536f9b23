import { describe, expect, test } from '@jest/globals';
import { didYouMean, intendedField, nearestWord } from '../../src/core/did-you-mean.js';
import { within } from '../support/patience.js';

describe('near', () => {
  const KEYS = ['description', 'parameters', 'version', 'name', 'id'];

  test.each([
    ['desciption', 'description'],
    ['descrpition', 'description'],
    ['descriptions', 'description'],
    ['paramters', 'parameters'],
    ['verison', 'version'],
    ['nam', 'name'],
    ['nmae', 'name'],
  ])('%s was meant to be %s', (word, meant) => {
    expect(nearestWord(word, KEYS)).toBe(meant);
  });

  test('a word that is cut short is near to none of several that begin with it', () => {
    expect(nearestWord('dtype', ['dtypeNs', 'dtypeName', 'prefix'])).toBeUndefined();
    expect(nearestWord('dtype', ['dtypeNs', 'prefix'])).toBe('dtypeNs');
    expect(nearestWord('typ', ['type', 'types'])).toBe('type');
  });

  test.each(['desert', 'versatile', 'nodes', 'x', '', 'oops', 'items'])('%s is near to none', (word) => {
    expect(nearestWord(word, KEYS)).toBeUndefined();
  });

  test.each([
    ['abcd', 'abcx', 'abxx'],
    ['abcdefgh', 'abcdefxx', 'abcdexxx'],
    ['abcdefghi', 'abcdefxxx', 'abcdexxxx'],
  ])('longer words may hold more slips: %s', (word, nearEnough, tooFar) => {
    expect(nearestWord(word, [nearEnough])).toBe(nearEnough);
    expect(nearestWord(word, [tooFar])).toBeUndefined();
  });

  test.each([
    ['two neighbours that changed places are one slip', 'abcd', 'abdc', 'abdc'],
    ['at the start too', 'abcd', 'bacd', 'bacd'],
    ['letters further apart are two', 'abcd', 'cbad', undefined],
    ['and so is one of two neighbours alone', 'abcd', 'abce', 'abce'],
    ['two pairs are two', 'abcde', 'badce', 'badce'],
    ['three pairs are three, too many for six letters', 'abcdef', 'badcfe', undefined],
    ['two other letters are two', 'abcd', 'abxx', undefined],
    ['and so are one that moved and another one', 'abcd', 'bxcd', undefined],
    ['what begins alike and goes on in its own way is too far', 'abcde', 'abcxyz', undefined],
  ])('%s: %s', (_, word, candidate, expected) => {
    expect(nearestWord(word, [candidate])).toBe(expected);
  });

  test('very long words are compared with nothing', () => {
    const [longest, longer] = ['a'.repeat(80), 'a'.repeat(81)];
    expect(nearestWord(longest, [`${longest.slice(1)}b`])).toBe(`${longest.slice(1)}b`);
    expect(nearestWord(longer, [longest])).toBeUndefined();
    expect(nearestWord(longest, [longer])).toBeUndefined();
  });

  test('of very many candidates only the first are looked at', () => {
    const many = Array.from({ length: 999 }, (__, index) => `zz${index}`);
    expect(nearestWord('desciption', [...many, 'description'])).toBe('description');
    expect(nearestWord('desciption', [...many, 'other', 'description'])).toBeUndefined();
  });

  test('case and separators make no difference', () => {
    expect(nearestWord('sql_queries', ['sqlQueries', 'sqlQuerie'])).toBe('sqlQueries');
    expect(nearestWord('INPUT-SCHEMA', ['input_schema'])).toBe('input_schema');
    expect(nearestWord('otc.id-format', ['otc/id-format', 'otc/id-name'])).toBe('otc/id-format');
  });

  test('between two that are equally near it does not guess', () => {
    expect(nearestWord('lint', ['line', 'link'])).toBeUndefined();
    expect(nearestWord('lint', ['line', 'link', 'hint', 'Lint'])).toBe('Lint');
  });

  test('a candidate that is listed twice is still one', () => {
    expect(nearestWord('nmae', ['name', 'name'])).toBe('name');
  });

  test('a short word never loses all its letters', () => {
    expect(nearestWord('a', ['b'])).toBeUndefined();
    expect(nearestWord('--', ['id', ''])).toBeUndefined();
  });

  test('hostile lengths and counts cost little', async () => {
    const many = Array<string>(1_000_000).fill('ba'.repeat(30));
    await within(500, () => {
      expect(nearestWord('a'.repeat(1_000_000), ['a'.repeat(999_999)])).toBeUndefined();
      expect(nearestWord('a'.repeat(79), [`${'a'.repeat(78)}b`])).toBe(`${'a'.repeat(78)}b`);
      expect(nearestWord('needle', ['x'.repeat(1_000_000), 'needel'])).toBe('needel');
      expect(nearestWord('ab'.repeat(30), many)).toBe('ba'.repeat(30));
    });
  });
});

test('didYouMean is a remark to put behind the word, or nothing', () => {
  expect(didYouMean('otc/id-formt', ['otc/id-format'])).toBe(' (did you mean `otc/id-format`?)');
  expect(didYouMean('zebra', ['otc/id-format'])).toBe('');
});

test('didYouMean also knows a word that was cut short', () => {
  expect(didYouMean('warn', ['error', 'warning', 'info'])).toBe(' (did you mean `warning`?)');
  expect(didYouMean('in', ['info'])).toBe('');
  expect(didYouMean('out', ['output', 'outline'])).toBe('');
});

describe('fieldMeant', () => {
  const FIELDS = ['$schema', 'id', 'name', 'runner', 'assets', 'homepage', 'sqlTables', 'type', '_meta'];

  test.each([
    ['Name', 'name'],
    ['nmae', 'name'],
    ['idx', 'id'],
    ['home_page', 'homepage'],
    ['homepag', 'homepage'],
    ['homeeepage', 'homepage'],
    ['hhhomepage', 'homepage'],
    ['sql-tables', 'sqlTables'],
    ['asset', 'assets'],
    ['dtype', 'type'],
    ['meta', '_meta'],
    ['_mta', '_meta'],
  ])('%s was meant to be %s', (key, meant) => {
    expect(intendedField(key, FIELDS)).toBe(meant);
  });

  test.each([
    'banner',
    'assets_dir',
    'schema',
    'schemas',
    '$shema',
    'homepage_url',
    'my_name',
    'colour',
    'media',
    'beta',
  ])('%s is a word of its own', (key) => {
    expect(intendedField(key, FIELDS)).toBeUndefined();
  });

  test('of a value that a field may not hold, one letter is a slip', () => {
    const none = (): boolean => false;
    expect(intendedField('options', ['option'], none, none)).toBe('option');
    expect(intendedField('asets', FIELDS, none, none)).toBe('assets');
    expect(intendedField('homeepag', FIELDS)).toBe('homepage');
    expect(intendedField('homeepag', FIELDS, none, none)).toBeUndefined();
  });

  test.each([
    ['ids', undefined],
    ['names', undefined],
    ['dtype', undefined],
    ['homepages', undefined],
    ['asset', undefined],
    ['banner', undefined],
    ['nmae', undefined],
    ['hmoepgae', undefined],
    ['gunner', undefined],
    ['homepgae', 'homepage'],
    ['rrunner', 'runner'],
    ['runer', 'runner'],
    ['NAME', 'name'],
    ['sql_tables', 'sqlTables'],
    ['home-page', 'homepage'],
  ])('%s beside all of them', (key, meant) => {
    expect(intendedField(key, FIELDS, () => true)).toBe(meant);
  });
});
