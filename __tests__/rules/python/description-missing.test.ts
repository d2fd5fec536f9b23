/** mcp/description-missing in Python: docstrings of sections alone, and functions without a body. */
import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/description-missing.js';
import { findingsIn, OFFICIAL } from './source.js';

const tool = (docstring: string, body = 'return a'): string =>
  `${OFFICIAL}@mcp.tool()\ndef look(a: str) -> str:\n    ${docstring && `"""${docstring}"""\n    `}${body}\n`;

test('a docstring that only has sections', () => {
  const text = tool('\n    Args:\n        a: What to look for.\n\n    Returns:\n        What is found.\n    ');
  expect(findingsIn(rule, text)).toMatchObject([
    { severity: 'warning', message: expect.stringContaining('only has sections'), line: 5 },
  ]);
});

test.each([
  ['a sentence before them', 'Looks.\n\n    Args:\n        a: What to look for.\n    '],
  ['a sentence behind them', '\n    Args:\n        a: What to look for.\n\n    Looks it up.\n    '],
  ['a sentence that begins like one', 'Args: a is looked up.'],
])('silent: %s', (_, docstring) => {
  expect(findingsIn(rule, tool(docstring))).toEqual([]);
});

test.each(['...', 'pass', 'raise NotImplementedError("later")'])('a function that is not written yet: `%s`', (body) => {
  expect(findingsIn(rule, tool('', body))).toMatchObject([{ severity: 'info' }]);
});

test('one that is', () => {
  expect(findingsIn(rule, tool('', 'pass\n    return a'))).toMatchObject([{ severity: 'warning' }]);
});
