/** mcp/unread-parameter on functions in Python. */
import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/unread-parameter.js';
import { FAST, foundIn, OFFICIAL } from './source.js';

const FUNCTION = '@mcp.tool()\ndef look(city: str, unit: str):\n    return find(city)\n';

test.each([
  ['the official SDK', OFFICIAL, {}],
  ['fastmcp, which closes the schema', FAST, { 'pypi:fastmcp': '>=3' }],
  ['fastmcp of some version', FAST, { 'pypi:fastmcp': '>=2.2.0' }],
])('found with %s', (_, head, packages) => {
  expect(foundIn(rule, head + FUNCTION, packages)).toEqual(['warning 4 unit']);
});

test.each([
  ['a decorator that may read it', FUNCTION.replace('\ndef', '\n@logged\ndef')],
  [
    'a text that calls it ignored',
    FUNCTION.replace('unit: str', 'unit: Annotated[str, Field(description="Ignored.")]'),
  ],
  ['a function that is not finished', FUNCTION.replace('return', '# TODO\n    return')],
])('silent: %s', (_, text) => {
  expect(
    foundIn(rule, `from pydantic import Field\nfrom typing import Annotated\n${FAST}${text}`, {
      'pypi:fastmcp': '>=2.2.0',
    }),
  ).toEqual([]);
});
