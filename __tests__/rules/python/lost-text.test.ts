import { expect, test } from '@jest/globals';
import rule from '../../../rules/python/lost-text.js';
import { EITHER, FAST, findingsIn, fixedBy, foundIn, OFFICIAL } from './source.js';

const HEAD = 'from typing import Annotated\n';
const FIELD = 'from pydantic import Field\n';
const tool = (type: string): string => `@mcp.tool()\ndef look(city: ${type}) -> str:\n    return ""\n`;

test.each([
  ['a text', tool('Annotated[str, "The city."]'), ['warning 5 "The city."']],
  ['a text, with a default', tool('Annotated[str, "The city."] = "Rome"'), ['warning 5 "The city."']],
  ['an alias', `City = Annotated[str, "The city."]\n${tool('City')}`, ['warning 4 "The city."']],
])('reports %s', (_, text, found) => {
  expect(foundIn(rule, HEAD + OFFICIAL + text)).toEqual(found);
});

test('help has the whole parameter, and an import only where the file lacks it', () => {
  const help = (text: string) => findingsIn(rule, text).map((each) => each.help);
  const text = HEAD + OFFICIAL + tool('Annotated[str, "The city."] = "Rome"');
  const write = 'Write `city: Annotated[str, Field(description="The city.")] = "Rome"`';
  expect(help(text)).toEqual([`${write}, with \`Field\` from \`pydantic\`.`]);
  expect(help(FIELD + text)).toEqual([`${write}.`]);
});

test('an alias of another file is reported where it is used', () => {
  const files = { 'types_of.py': `${HEAD}City = Annotated[str, "The city."]\n` };
  const text = `from types_of import City\n${OFFICIAL}${tool('City')}`;
  const found = findingsIn(rule, text, {}, files).map(({ line, start, end }) => `${line} ${text.slice(start, end)}`);
  expect(found).toEqual(['5 city']);
});

test('the fix makes a field of it, and imports the name', () => {
  const text = HEAD + OFFICIAL + tool('Annotated[str, "The city."]');
  expect(fixedBy(rule, FIELD + text)).toContain('city: Annotated[str, Field(description="The city.")]');
  expect(fixedBy(rule, text)).toBe(
    text
      .replace('FastMCP\n', 'FastMCP\nfrom pydantic import Field\n')
      .replace('"The city."', 'Field(description="The city.")'),
  );
  const other = `from pydantic import BaseModel\n${text}`;
  expect(fixedBy(rule, other)).toContain('from pydantic import BaseModel, Field\n');
});

test('the fix is not offered where black would break the line, or the name is taken', () => {
  const long = HEAD + FIELD + OFFICIAL + tool(`Annotated[str, "${'The city. '.repeat(4)}"]`);
  expect(fixedBy(rule, long)).toBe(long);
  const taken = `${HEAD}from other import Field\n${OFFICIAL}${tool('Annotated[str, "The city."]')}`;
  expect(fixedBy(rule, taken)).toBe(taken);
});

test.each([
  ['a field', OFFICIAL, tool('Annotated[str, Field(description="The city.")]')],
  ['a field beside it', OFFICIAL, tool('Annotated[str, "The city.", Field(description="The city.")]')],
  ['a constraint', OFFICIAL, tool('Annotated[str, Field(min_length=1)]')],
  ['what is not known', OFFICIAL, tool('Annotated[str, CITY]')],
  ['fastmcp', FAST, tool('Annotated[str, "The city."]')],
  ['either', EITHER, tool('Annotated[str, "The city."]')],
  ['a context', `from mcp.server.fastmcp import Context\n${OFFICIAL}`, tool('Annotated[Context, "It."]')],
  ['what is returned', OFFICIAL, '@mcp.tool()\ndef look() -> Annotated[str, "The weather."]: ...\n'],
])('silent: %s', (_, head, text) => {
  expect(foundIn(rule, HEAD + FIELD + head + text)).toEqual([]);
});

test('is milder where the docstring that is served describes the parameter', () => {
  const text = (call: string, name = 'city'): string =>
    `${HEAD}${OFFICIAL}@mcp.tool(${call})\ndef look(city: Annotated[str, "The city."]) -> str:\n    """Looks.\n\n    Args:\n        ${name}: The city.\n    """\n    return ""\n`;
  expect(foundIn(rule, text(''))).toEqual(['info 5 "The city."']);
  expect(foundIn(rule, text('', 'town'))).toEqual(['warning 5 "The city."']);
  expect(foundIn(rule, text('description="Looks."'))).toEqual(['warning 5 "The city."']);
});
