/** Words that are looked for in one pass are found as if each were looked for by itself. */
import { expect, test } from '@jest/globals';
import { finderOf } from '../../src/core/text.js';

test.each([
  ['getWidgetInfo()', ['Widget', 'getInfo', 'get', 'set']],
  ['WidgetInfo', ['Widget', 'getInfo']],
  ['"openai/outputTemplate"', ['openai', 'openai/']],
  ['openai', ['openai', 'openai/']],
  ['tool, then tool( and tool', ['tool', 'tool(', 'tools:']],
  ['aaa', ['a', 'aa', 'aaaa']],
  ['a.b', ['a.b', 'a+b']],
  ['axb', ['a.b']],
  ['', ['a']],
  ['anything', []],
])('%j: which of %j', (text, words) => {
  expect([...finderOf(words)(text)].sort()).toEqual(words.filter((word) => text.includes(word)).sort());
});
