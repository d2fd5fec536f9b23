/** mcp/structured-content on low-level servers in Python: the SDK asks for data where there is an output schema. */
import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/structured-content.js';
import { FAST, findingsIn, foundIn, OFFICIAL } from './source.js';

const server = (body: string, schema = 'outputSchema={"type": "object"}'): string =>
  `from mcp.server import Server\nimport mcp.types as types\nfrom mcp.types import TextContent, Tool\n\nserver = Server("x")\n
@server.list_tools()
async def all():
    return [Tool(name="look", inputSchema={"type": "object"}, ${schema}), Tool(name="find", inputSchema={"type": "object"})]

@server.call_tool()
async def call(name, arguments):
    ${body.replaceAll('\n', '\n    ')}
`;
const ANSWER = 'return [TextContent(type="text", text=find(arguments))]';
const LOOKS = `if name == "look":\n    ${ANSWER}`;

test.each([
  ['in a branch', LOOKS],
  ['in a case', `match name:\n    case "look":\n        ${ANSWER}`],
  ['by the name of the module', LOOKS.replace('TextContent', 'types.ImageContent')],
  ['of two', LOOKS.replace(')]', '), TextContent(type="text", text="b")]')],
])('content alone %s', (_, body) => {
  const found = foundIn(rule, server(body));
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^error \d+ \[.*Content\(type=/);
});

test.each([
  ['with data', server(LOOKS.replace(/\[.*\]/, '[TextContent(type="text", text="a")], {"a": 1}'))],
  ['data alone', server(LOOKS.replace(/\[.*\]/, '{"a": 1}'))],
  ['what is not known', server(LOOKS.replace(/\[.*\]/, 'look(arguments)'))],
  ['a result of its own', server(LOOKS.replace(/\[.*\]/, 'types.CallToolResult(content=[])'))],
  ['nothing', server(LOOKS.replace(/\[.*\]/, '[]'))],
  [
    'content of another package',
    server(LOOKS).replace('from mcp.types import TextContent,', 'from own import TextContent\nfrom mcp.types import'),
  ],
  ['for a tool without a schema', server(LOOKS.replace('"look"', '"find"'))],
  ['for a tool whose schema is not known', server(LOOKS, '**more')],
  ['for a tool that is not known', server(ANSWER)],
  ['for another tool', server(`if name != "look":\n    ${ANSWER}`)],
  ['in a function inside', server(`if name == "look":\n    def f():\n        ${ANSWER}\n    return f`)],
])('silent: %s', (_, text) => {
  expect(foundIn(rule, text)).toEqual([]);
});

test('silent: version 1 before it looked for data', () => {
  expect(foundIn(rule, server(LOOKS), { 'pypi:mcp': '<1.10' })).toEqual([]);
});

const SCHEMA =
  'outputSchema={"type": "object", "properties": {"temperature": {"type": "number"}, "unit": {"type": "string"}}, "required": ["temperature"], "additionalProperties": False}';
const returning = (data: string): string => `if name == "look":\n    ${data}`;

test.each([
  ['without a key', 'return {"unit": "C"}', 'This result lacks `temperature`'],
  ['with another', 'return {"temperature": 1, "place": "Rome"}', 'does not allow `place`'],
  ['of another type', 'return {"temperature": "1"}', '`temperature` is a string'],
  ['beside content', 'return [TextContent(type="text", text="a")], {"unit": "C"}', 'This result lacks `temperature`'],
  ['by a name', 'data = {"unit": "C"}\n    return data', 'This result lacks `temperature`'],
])('data %s', (_, data, message) => {
  const found = findingsIn(rule, server(returning(data), SCHEMA));
  expect(found).toMatchObject([{ severity: 'error', message: expect.stringContaining(message) }]);
  expect(found[0]!.message).toMatch(/the call fails|does not fit/);
});

test.each([
  ['what fits', 'return {"temperature": 1.5}'],
  ['what is added to', 'data = {"unit": "C"}\n    data["temperature"] = 1\n    return data'],
  ['what is spread', 'return {"unit": "C", **more}'],
  ['a call', 'return dict_of(arguments)'],
])('silent about data: %s', (_, data) => {
  expect(foundIn(rule, server(returning(data), SCHEMA))).toEqual([]);
});

const CLASSES = `from typing import TypedDict
from pydantic import BaseModel, Field
class Weather(BaseModel):
    temperature: float
    unit: str = "C"
class Row(TypedDict):
    name: str
class Named(BaseModel):
    temperature: float = Field(alias="temp")
`;
const tool = (type: string, data: string, head = OFFICIAL): string =>
  `${head}${CLASSES}@mcp.tool()\ndef look(a: str) -> ${type}:\n    return ${data}\n`;
const NEW = { 'pypi:mcp': '>=1.10,<2' };

test('a dictionary in place of an object of the class that a function declares', () => {
  expect(foundIn(rule, tool('Weather', '{"unit": a}'), NEW)).toEqual(['error 14 {']);
  expect(foundIn(rule, tool('Row', '{"size": 1}'), NEW)).toEqual([expect.stringMatching(/^error 14 /)]);
  for (const [type, data] of [
    ['Weather', '{"temperature": "1.5", "more": a}'],
    ['Named', '{"temp": 1}'],
    ['dict', '{"unit": a}'],
    ['list[Row]', '{"unit": a}'],
    ['Row | None', '{"unit": a}'],
  ] as const)
    expect(foundIn(rule, tool(type, data), NEW)).toEqual([]);
  expect(foundIn(rule, tool('Row', '{"size": 1}', FAST), NEW)).toEqual([]);
  expect(foundIn(rule, tool('Row', '{"size": 1}'), { 'pypi:mcp': '==1.9.4' })).toEqual([]);
});
