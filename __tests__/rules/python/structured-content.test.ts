/** mcp/structured-content on low-level servers in Python: the SDK asks for data where there is an output schema. */
import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/structured-content.js';
import { foundIn } from './source.js';

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
