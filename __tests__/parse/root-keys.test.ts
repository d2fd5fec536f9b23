import { expect, test } from '@jest/globals';
import { rootKeysOf } from '../../src/parse/root-keys.js';

const has = (text: string, language: 'json' | 'yaml', key: string): boolean | string | undefined => {
  const keys = rootKeysOf(text, language);
  return typeof keys === 'function' ? keys(key) : keys;
};

test.each([
  ['{"a": {"tools": ["]", "\\\\"]}, "b": 1}', 'tools', false],
  ['{"a": "}", "tools": []}', 'tools', true],
  ['\ufeff {"tools": [{"a": -1.5e3}], "b": null}\n', 'tools', true],
  ['[{"tools": []}]', 'tools', 'array'],
  ['{"a": 1 // tools\n}', 'tools', undefined],
  ['{"t\\u006fols": []}', 'tools', undefined],
  ['{"a": 1, tools: []}', 'tools', undefined],
  ['{"a": {"b": 1, "tools": []}', 'tools', undefined],
  ['{"a": "never ends', 'tools', undefined],
  ['{"tools": []} and more', 'tools', undefined],
  ['{"tools": []]', 'tools', undefined],
])('says of the JSON %j whether it has the key %s at its root: %s', (text, key, expected) => {
  expect(has(text, 'json', key)).toBe(expected);
});

test.each([
  ['a:\n  tools: 1\nb: 2\n', 'tools', false],
  ['# note\na: 1\n"tools":\n- b\n', 'tools', true],
  ['a: 1\n---\ntools: []\n', 'tools', true],
  ['- tools: 1\n', 'tools', 'array'],
  ['a: 1\n---\n- tools\n', 'tools', undefined],
  ['  a: 1\n  tools: 2\n', 'tools', undefined],
  ['<<: *base\n', 'tools', undefined],
  ['{ tools: [] }\n', 'tools', undefined],
  ['? tools\n: []\n', 'tools', undefined],
  ['--- { tools: [] }\n', 'tools', undefined],
  ['"t\\x6fols": []\n', 'tools', undefined],
])('says of the YAML %j whether it has the key %s at its root: %s', (text, key, expected) => {
  expect(has(text, 'yaml', key)).toBe(expected);
});
