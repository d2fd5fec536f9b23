/** mcp/unlisted-case on servers in Python: what answers for all tools, against the list. */
import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/unlisted-case.js';
import { findingsIn, foundIn } from './source.js';

const HEAD = `from mcp.server import Server
from mcp.types import Tool
server = Server("weather")
`;
const tool = (name: string): string => `Tool(name="${name}", description="Looks.", inputSchema={"type": "object"}),`;
const listed = (...names: string[]): string =>
  `${HEAD}@server.list_tools()\nasync def list_tools():\n    return [\n        ${names.map(tool).join('\n        ')}\n    ]\n`;
const LIST = listed('get_weather', 'get_forecast');
const handler = (...lines: string[]): string =>
  `@server.call_tool()\nasync def call_tool(name: str, arguments: dict):\n    ${lines.join('\n    ')}\n`;
const REFUSES = 'raise ValueError(f"Unknown tool: {name}")';
const chain = (...names: string[]): string[] => [
  ...names.flatMap((name, index) => [`${index > 0 ? 'el' : ''}if name == "${name}":`, '    return look()']),
  REFUSES,
];
const match = (...names: string[]): string[] => [
  'match name:',
  ...names.flatMap((name) => [`    case "${name}":`, '        return look()']),
  '    case _:',
  `        ${REFUSES}`,
];
const table = (...names: string[]): string => `HANDLERS = {${names.map((name) => `"${name}": look`).join(', ')}}\n`;

test.each([
  ['a slip', LIST + handler(...chain('get_weather', 'get_forcast')), ['error 14 "get_forcast"']],
  ['a case too much', LIST + handler(...chain('get_weather', 'get_forecast', 'get_tides')), ['warning 16 "get_tides"']],
  ['a case too few', LIST + handler(...chain('get_weather')), ['error 8 "get_forecast"']],
  ['match', LIST + handler(...match('get_weather', 'get_forcast')), ['error 15 "get_forcast"']],
  [
    'an else',
    LIST + handler('if name == "get_weather":', '    return look()', 'else:', `    ${REFUSES}`),
    ['error 8 "get_forecast"'],
  ],
  [
    'a dictionary',
    table('get_weather', 'get_forcast') + LIST + handler('return await HANDLERS[name](arguments)'),
    ['error 1 "get_forcast"'],
  ],
  [
    'a dictionary that is asked',
    table('get_weather') +
      LIST +
      handler('handler = HANDLERS.get(name)', 'if handler is None:', `    ${REFUSES}`, 'return handler(arguments)'),
    ['error 9 "get_forecast"'],
  ],
  [
    'names that it is in',
    LIST + handler('if name in ["get_weather", "get_tides"]:', '    return look()', REFUSES),
    ['error 8 "get_forecast"'],
  ],
  [
    'a function that is given the name',
    `${LIST}${handler('logger.info("called %s", name)', 'return await run(name, arguments)')}async def run(which, args):\n    ${chain('get_weather').join('\n    ').replaceAll('name', 'which')}\n`,
    ['error 8 "get_forecast"'],
  ],
  [
    'a list that a function makes',
    LIST.replace('return [', 'return tools()\ndef tools():\n    return [') + handler(...chain('get_weather')),
    ['error 10 "get_forecast"'],
  ],
  [
    'version 2 of the SDK',
    `from mcp.server import Server\nfrom mcp.types import ListToolsResult, Tool\nasync def list_tools(ctx, params):\n    return ListToolsResult(tools=[${tool('get_weather')} ${tool('get_forecast')}])\n` +
      `async def call_tool(ctx, params: CallToolRequestParams):\n    if params.name == "get_weather":\n        return look()\n    raise ValueError(f"Unknown tool: {params.name}")\n` +
      'server = Server("weather", on_list_tools=list_tools, on_call_tool=call_tool)\n',
    ['error 4 "get_forecast"'],
  ],
])('%s', (_, text, found) => {
  expect(foundIn(rule, text)).toEqual(found);
});

test.each([
  ['all have a case', LIST + handler(...chain('get_weather', 'get_forecast'))],
  [
    'a tool that a comment has taken out of the list',
    listed('get_weather', 'get_forecast').replace('    ]', `        # ${tool('get_tides')}\n    ]`) +
      handler(...chain('get_weather', 'get_forecast', 'get_tides')),
  ],
  ['all are matched', LIST + handler(...match('get_weather', 'get_forecast'))],
  ['others are not refused', LIST + handler('if name == "get_weather":', '    return look()', 'return forecast()')],
  [
    'a name that is handed to a package',
    LIST + handler('if name == "get_weather":', '    return look()', 'return await session.call(name)'),
  ],
  ['a prefix', LIST + handler('if name.startswith("get_f"):', '    return look()', ...chain('get_weather'))],
  [
    'a dictionary that is added to',
    table('get_weather') +
      'HANDLERS["get_forecast"] = look\n' +
      LIST +
      handler('return await HANDLERS[name](arguments)'),
  ],
  [
    'a list that is added to',
    LIST.replace('return [', 'tools = [').replace(
      /\n {4}\]\n$/,
      '\n    ]\n    tools.extend(more())\n    return tools\n',
    ) + handler(...chain('get_weather', 'get_tides')),
  ],
  [
    'another name of the same',
    LIST + handler('if name == "get_weather" or name == "weather":', '    return look()', ...chain('get_forecast')),
  ],
  [
    'an answer in an except',
    LIST + handler('try:', '    return await run()', 'except KeyError:', '    return f"{name} is not found"'),
  ],
  ['two handlers', LIST + handler(...chain('get_weather')) + handler(...chain('get_forecast'))],
])('silent: %s', (_, text) => {
  expect(foundIn(rule, text)).toEqual([]);
});

test('a name is corrected where it is compared', () => {
  const text = LIST + handler(...chain('get_weather', 'get_forcast'));
  const [finding] = findingsIn(rule, text);
  expect(finding?.fix?.edits).toEqual([
    { start: text.indexOf('get_forcast'), end: text.indexOf('get_forcast') + 11, text: 'get_forecast' },
  ]);
});
