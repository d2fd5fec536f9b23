/** mcp/answer-shape on low-level servers in Python: what version 1 of the SDK makes an error of. */
import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/answer-shape.js';
import { findingsIn, foundIn } from './source.js';

const HEAD = `import json
from mcp.server import Server
from mcp.types import TextContent, Tool
server = Server("weather")
@server.list_tools()
async def list_tools():
    return [Tool(name="look", description="Looks.", inputSchema={"type": "object", "properties": {"city": {"type": "string"}}})]
@server.call_tool()
async def call_tool(name: str, arguments: dict):
`;
const returning = (...lines: string[]): string => `${HEAD}    ${lines.join('\n    ')}\n`;

test.each<[string, string, string[]]>([
  ['a text', returning('return "Rain in " + arguments["city"]'), ['error 10 "Rain in " + arguments["city"]']],
  ['a text with a value', returning('return f"Rain in {name}"'), ['error 10 f"Rain in {name}"']],
  ['JSON', returning('return json.dumps({"name": name})'), ['error 10 json.dumps({"name": name})']],
  ['JSON in a variable', returning('text = json.dumps(look(name))', 'return text'), ['error 11 text']],
  [
    'content',
    returning('return TextContent(type="text", text=name)'),
    ['error 10 TextContent(type="text", text=name)'],
  ],
  ['a list of texts', returning('return ["Rain"]'), ['error 10 ["Rain"]']],
  ['None', returning('if name == "look":', '    return None', 'return []'), ['error 11 None']],
  ['one of two', returning('return [] if name == "look" else "Rain"'), ['error 10 "Rain"']],
  [
    'what a function of the file returns',
    `${returning('return await look(arguments)')}async def look(given):\n    return "Rain"\n`,
    ['error 12 "Rain"'],
  ],
  [
    'what a function of the file says that it returns',
    `${returning('return look(arguments)')}def look(given) -> str:\n    return made(given)\n`,
    ['error 10 look(arguments)'],
  ],
])('%s', (_, text, expected) => {
  expect(foundIn(rule, text)).toEqual(expected);
});

test('several places are told once', () => {
  const [finding, ...others] = findingsIn(rule, returning('if name == "a":', '    return "A"', 'return "B"'));
  expect(others).toEqual([]);
  expect([finding!.message, finding!.help]).toEqual([
    'The handler returns a text without a list, so the model gets an error of the SDK instead of the result.',
    'Return `[TextContent(type="text", text=…)]`.',
  ]);
  expect(finding!.related).toMatchObject([{ line: 12 }]);
});

test.each<[string, string]>([
  ['a list of content', returning('return [TextContent(type="text", text=name)]')],
  ['dictionaries', returning('return [{"type": "text", "text": name}]')],
  ['data', returning('return {"name": name}')],
  ['content and data', returning('return [], {"name": name}')],
  ['an empty text', returning('return ""')],
  ['what is not known', returning('return look(name)')],
  ['an item that is not known', returning('return [arguments["city"]]')],
  ['a variable that is set twice', returning('text = "Rain"', 'if name:', '    text = []', 'return text')],
  ['a function that is not awaited', `${returning('return look()')}async def look():\n    return "Rain"\n`],
  ['a function with a decorator', `${returning('return look()')}@listed\ndef look():\n    return "Rain"\n`],
  ['a function inside', returning('def text():', '    return "Rain"', 'return [made(text)]')],
  ['a decorator of its own', returning('return "Rain"').replace('call_tool()\n', 'call_tool()\n@listed\n')],
  ['a server of the project', returning('return "Rain"').replace('from mcp.server', 'from own.server')],
  ['version 2', returning('return "Rain"').replace('@server.call_tool()\n', '')],
])('silent: %s', (_, text) => {
  expect(foundIn(rule, text)).toEqual([]);
});
