/** mcp/error-without-flag on functions in Python. */
import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/error-without-flag.js';
import { findingsIn, foundIn, OFFICIAL } from './source.js';

const tool = (...lines: readonly string[]): string =>
  `@mcp.tool()\ndef look(city: str):\n    try:\n        return find(city)\n    except Exception as e:\n${lines.map((line) => `        ${line}\n`).join('')}`;

test.each([
  ['a text with an error', 'return f"Error: {e}"', 'f"Error: {e}"'],
  ['a text that says it', 'return f"Could not load {city}"', 'f"Could not load {city}"'],
  ['a text in parts', 'return ("Failed to load: " f"{e}")', '"Failed to load: " f"{e}"'],
  ['an object', 'return {"error": str(e)}', '{"error": str(e)}'],
  ['one of several branches', 'return None if city else "Error: none"', '"Error: none"'],
])('%s where an exception is caught', (_, line, found) => {
  expect(foundIn(rule, OFFICIAL + tool(line))).toEqual([`info 8 ${found}`]);
});

test('a text that begins like an error, anywhere', () => {
  const text =
    '@mcp.tool()\ndef look(city: str):\n    if not city:\n        return "Error: no city"\n    return find(city)\n';
  expect(foundIn(rule, OFFICIAL + text)).toEqual(['info 6 "Error: no city"']);
});

test('several are one finding', () => {
  const [finding, ...others] = findingsIn(
    rule,
    OFFICIAL + tool('if city:', '    return "Error: a"', 'return "Error: b"'),
  );
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ count: 2, line: 9, related: [{ line: 10 }] });
  expect(finding!.message).toMatch(/^2 failures are returned as ordinary results/);
  expect(finding!.fix).toBeUndefined();
});

test.each([
  ['it is raised', 'raise ValueError(f"Error: {e}")'],
  ['another answer', 'return "Nothing there yet."'],
  ['no error', 'return {"error": None, "items": []}'],
])('silent: %s', (_, line) => {
  expect(foundIn(rule, OFFICIAL + tool(line))).toEqual([]);
});

test('silent: what is said where nothing was caught', () => {
  const text =
    tool('raise').replace('find(city)', '"It could not load." if city else "Error codes of the API"') +
    'def other():\n    return "Error: x"\n';
  expect(foundIn(rule, OFFICIAL + text)).toEqual([]);
});
