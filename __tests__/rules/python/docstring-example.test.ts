import { expect, test } from '@jest/globals';
import rule from '../../../rules/python/docstring-example.js';
import { FAST, fixedBy, foundIn, OFFICIAL } from './source.js';

const shown = (parameters: string, example: string, more = ''): string =>
  `@mcp.tool()\n${more}def look(${parameters}) -> str:\n    """Looks.\n\n    Example:\n        ${example}\n    """\n    return ""\n`;

test.each([
  ['another argument', 'city: str', 'look(town="Rome")', ['warning 8 town']],
  ['a slip', 'city: str', 'look(cities="Rome")', ['warning 8 cities']],
  ['one of several, over lines', 'city: str', 'look(city="Rome",\n            day=[1, (2)])', ['warning 9 day']],
  ['one beside what is left out', 'city: str', 'look(town="Rome", ...)', ['warning 8 town']],
  ['one in front of a result', 'city: str', '>>> await look(town="a)b")  # sunny', ['warning 8 town']],
])('reports %s', (_, parameters, example, found) => {
  expect(foundIn(rule, OFFICIAL + shown(parameters, example))).toEqual(found);
  expect(foundIn(rule, FAST + shown(parameters, example))).toEqual(found);
});

test('reports a call of another tool of the file', () => {
  const other = '@mcp.tool()\ndef find(name: str) -> str: ...\n';
  expect(foundIn(rule, OFFICIAL + other + shown('city: str', 'find(city="Rome")'))).toEqual(['warning 10 city']);
});

test('the fix renames what is nearly right', () => {
  const text = OFFICIAL + shown('city_name: str', 'look(city_nam="Rome")');
  expect(fixedBy(rule, text)).toContain('        look(city_name="Rome")\n');
});

test.each([
  ['the right one', 'city: str', 'look(city="Rome")'],
  ['one without names', 'city: str', 'look("Rome")'],
  ['a method', 'city: str', 'client.look(town="Rome")'],
  ['another function', 'city: str', 'other(town="Rome")'],
  ['what is no call', 'city: str', 'look(town: str = "Rome")'],
  ['placeholders', 'city: str', 'look(town=<name>)'],
  ['a comparison', 'city: str', 'look(town == "Rome")'],
  ['one that takes any', 'city: str, **more', 'look(town="Rome")'],
  ['more in a dictionary', 'city: str', 'look(town="Rome", **more)'],
  ['an alias', 'city: Annotated[str, Field(alias="town")]', 'look(town="Rome")'],
])('silent: %s', (_, parameters, example) => {
  const head = 'from typing import Annotated\nfrom pydantic import Field\n';
  expect(foundIn(rule, head + OFFICIAL + shown(parameters, example))).toEqual([]);
});

test.each([
  ['a decorator that may change what it takes', OFFICIAL + shown('city: str', 'look(town="Rome")', '@own\n')],
  [
    'two functions of one name',
    OFFICIAL + '@mcp.tool(name="other")\ndef look(town: str): ...\n' + shown('city: str', 'look(town="Rome")'),
  ],
])('silent: %s', (_, text) => {
  expect(foundIn(rule, text)).toEqual([]);
});

test.each([OFFICIAL, FAST])('silent of a docstring that no model sees, beside another description', (head) => {
  const text = head + shown('city: str', 'look(town="Rome")').replace('tool()', 'tool(description="Looks.")');
  expect(foundIn(rule, text)).toEqual([]);
});
