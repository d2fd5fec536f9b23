import { expect, test } from '@jest/globals';
import rule from '../../../rules/python/hand-made-content.js';
import { EITHER, FAST, foundIn, OFFICIAL } from './source.js';

const tool = (...body: readonly string[]): string =>
  `@mcp.tool()\ndef look(a: str):\n${body.map((line) => `    ${line}\n`).join('')}`;

test.each([
  ['a list of parts', '[{"type": "text", "text": a}]'],
  ['a result', '{"content": [{"type": "text", "text": "no"}], "isError": True}'],
  ['a part', '{"type": "text", "text": a}'],
  ['a part with what it may have', '{"type": "text", "text": a, "annotations": {"priority": 1}, "isError": True}'],
  ['an image', '[{"type": "image", "data": a, "mimeType": "image/png"}]'],
])('reports %s', (_, result) => {
  for (const head of [OFFICIAL, FAST])
    expect(foundIn(rule, head + tool(`return ${result}`))).toEqual([`error 5 ${result}`]);
});

test('reports a variable that holds it', () => {
  const text = tool('result = {"content": [{"type": "text", "text": a}]}', 'return result');
  expect(foundIn(rule, OFFICIAL + text)).toEqual(['error 6 result']);
});

const HELPER = 'def made(s):\n    return {"content": [{"type": "text", "text": s}]}\n';
const CALL = tool('return made(a)');

test.each([
  ['once for all tools', CALL + CALL.replace('look', 'find') + HELPER, 1],
  ['an annotated one', CALL + HELPER.replace('(s)', '(s) -> dict'), 1],
  [
    'an asynchronous one',
    CALL.replaceAll('def', 'async def').replace('made(', 'await made(') + HELPER.replace('def', 'async def'),
    1,
  ],
  ['one that is not awaited', CALL + HELPER.replace('def', 'async def'), 0],
  [
    'one that may return something else',
    CALL + HELPER.replace('    return', '    if s:\n        return s\n    return'),
    0,
  ],
  ['one with a decorator', `${CALL}@own\n${HELPER}`, 0],
  ['one whose result is used', CALL.replace('made(a)', 'str(made(a))') + HELPER, 0],
])('a function of the file that makes it: %s', (_, text, count) => {
  const found = foundIn(rule, OFFICIAL + text);
  expect(found.map((each) => each.replace(/ \d+/, ''))).toEqual(
    Array.from({ length: count }, () => 'error {"content": [{"type": "text", "text": s}]}'),
  );
});

test.each([
  ['data', OFFICIAL, tool('return {"type": "city", "text": a}')],
  ['more data', OFFICIAL, tool('return {"type": "text", "text": a, "id": 1, "by": "b", "at": 2}')],
  [
    'data of a file',
    OFFICIAL,
    tool('return {"type": "text", "text": a, "content_type": "text/csv", "encoding": "utf-8"}'),
  ],
  ['data with one more field', OFFICIAL, tool('return [{"type": "text", "text": a, "line": 1}]')],
  ['content in other data', OFFICIAL, tool('return {"content": "text", "type": "text"}')],
  ['content of the library', OFFICIAL, tool('return [TextContent(type="text", text=a)]')],
  ['what may be neither library', EITHER, tool('return [{"type": "text", "text": a}]')],
  ['a decorator around it', OFFICIAL, tool('return [{"type": "text", "text": a}]').replace('def', '@own\ndef')],
  ['another function', OFFICIAL, 'def look():\n    return [{"type": "text", "text": ""}]\n'],
])('silent: %s', (_, head, text) => {
  expect(foundIn(rule, head + text)).toEqual([]);
});
