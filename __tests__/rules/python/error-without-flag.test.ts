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

const LOW =
  'import json\nfrom mcp.server import Server\nimport mcp.types as types\nfrom mcp.types import TextContent\nserver = Server("x")\n';
const caller = (line: string, ...after: readonly string[]): string =>
  `${LOW}@server.call_tool()\nasync def call(name, arguments):\n    try:\n        return [TextContent(type="text", text=find(name))]\n    except Exception as e:\n        ${line}\n${after.map((each) => `${each}\n`).join('')}`;

test.each([
  ['a text', 'return [TextContent(type="text", text=f"Error: {e}")]'],
  ['a text by the name of its module', 'return [types.TextContent(type="text", text="Error: " + str(e))]'],
  ['another text', 'return [types.TextContent(type="text", text=f"{name} could not be found")]'],
  ['an object', 'return [TextContent(type="text", text=json.dumps({"error": str(e)}))]'],
])('%s of a low-level server', (_, line) => {
  expect(foundIn(rule, caller(line))).toEqual([`info 11 ${line.slice('return '.length)}`]);
});

test('the answer of a function that a low-level server hands a call on to', () => {
  const helper = [
    'async def look(arguments):',
    '    if not arguments:',
    '        return [TextContent(type="text", text="Error: no city")]',
    '    return find(arguments)',
  ];
  expect(foundIn(rule, caller('return await look(arguments)', ...helper))).toEqual([
    'info 14 [TextContent(type="text", text="Error: no city")]',
  ]);
  expect(foundIn(rule, LOW + helper.join('\n'))).toEqual([]);
});

test('an object as text', () => {
  expect(foundIn(rule, `import json\n${OFFICIAL}${tool('return json.dumps({"error": str(e)})')}`)).toEqual([
    'info 9 json.dumps({"error": str(e)})',
  ]);
});

test.each([
  ['the flag is set', 'return types.CallToolResult(content=[TextContent(type="text", text="Error: a")], isError=True)'],
  ['it is raised', 'raise'],
  ['other content', 'return [TextContent(type="text", text="Nothing there yet.")]'],
  ['a text beside another', 'return [TextContent(type="text", text="Error: a"), more]'],
  ['content of the project', 'return [Content(text="Error: a")]'],
  ['a text that is not known', 'return [TextContent(type="text", text=describe(e))]'],
  ['no error in the object', 'return [TextContent(type="text", text=json.dumps({"error": None}))]'],
])('silent for a low-level server: %s', (_, line) => {
  expect(foundIn(rule, caller(line))).toEqual([]);
});

test('silent for a low-level server of version 2, which makes an error of the protocol of an exception', () => {
  const text = caller('return [TextContent(type="text", text=f"Error: {e}")]')
    .replace('@server.call_tool()\n', '')
    .concat('server = Server("y", on_call_tool=call)\n');
  expect(foundIn(rule, text)).toEqual([]);
});
