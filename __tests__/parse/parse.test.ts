import { describe, expect, test } from '@jest/globals';
import { toValue } from '../../src/core/tree.js';
import { languageOf } from '../../src/core/language.js';
import { parse } from '../../src/parse/parse.js';

describe('the language of a file', () => {
  test.each([
    ['a/tool.json', 'json'],
    ['TOOL.JSON', 'json'],
    ['a.jsonc', 'jsonc'],
    ['a.yaml', 'yaml'],
    ['a.b.YML', 'yaml'],
    ['a.json5', 'json5'],
    ['a.json6', undefined],
    ['json', undefined],
    ['a.txt', undefined],
    ['yaml/a', undefined],
  ])('%s', (path, language) => expect(languageOf(path)).toBe(language));
});

describe('parsing', () => {
  const outcome = async (path: string, text: string, options = {}) => {
    const { roots, faults, syntax } = await parse(path, text, options);
    return { syntax: syntax.id, values: roots.map(toValue), faults: faults.length };
  };

  test.each([
    ['a.json', '{"a": 1}', 'json', 0],
    ['a.json', '{"a": 1,}', 'json', 1],
    ['a.json', '// x\n{"a": 1}', 'json', 1],
    ['a.jsonc', '// x\n{"a": 1,}', 'jsonc', 0],
    ['a.jsonc', '// x\n{"a": 1', 'jsonc', 1],
    ['a.yaml', 'a: 1', 'yaml', 0],
    ['a.yml', '{"a": 1,}', 'yaml', 0],
    ['a.yml', 'a: 1\nb', 'yaml', 1],
    ['a.json5', '{a: +1,} // x', 'json5', 0],
    ['a.manifest', '{"a": 1}', 'json', 0],
  ])('%s with %j', async (path, text, syntax, faults) => {
    expect(await outcome(path, text)).toMatchObject({ syntax, values: [{ a: 1 }], faults });
  });

  test('a config may allow comments in JSON', async () => {
    expect(await outcome('a.json', '// x\n{"a": 1,}', { comments: true })).toEqual({
      syntax: 'jsonc',
      values: [{ a: 1 }],
      faults: 0,
    });
    expect(await outcome('a.yaml', '# x\na: 1', { comments: true })).toMatchObject({ syntax: 'yaml', faults: 0 });
  });

  test.each(['a.json', 'a.jsonc', 'a.yaml'])('the text and path are kept: %s', async (path) => {
    expect(await parse(path, '\ufeff[1]\r\n')).toMatchObject({
      path,
      text: '\ufeff[1]\r\n',
      roots: [{ start: 1, end: 4 }],
    });
  });

  test.each(['a.json', 'a.jsonc', 'a.yaml'])('an empty file is one fault and one unknown value: %s', async (path) => {
    expect(await parse(path, '')).toMatchObject({
      roots: [{ kind: 'unknown' }],
      faults: [{ message: 'This file is empty.' }],
    });
  });

  test.each(['a.json', 'a.yaml'])('one that is nested too deep is refused: %s', async (path) => {
    await expect(parse(path, '['.repeat(100_000))).rejects.toThrow('The file is nested more than 500 levels deep.');
  });
});
