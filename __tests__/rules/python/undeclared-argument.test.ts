/** mcp/undeclared-argument on servers in Python: what the function that answers for all tools reads of the arguments. */
import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/undeclared-argument.js';
import unread from '../../../rules/mcp/unread-parameter.js';
import { findingsIn, foundIn } from './source.js';

const tool = (name: string, parameter: string): string =>
  `Tool(name="${name}", description="Looks.", inputSchema={"type": "object", "properties": {"${parameter}": {"type": "string"}}}),`;
const LIST = `from mcp.server import Server
from mcp.types import Tool
server = Server("weather")
@server.list_tools()
async def list_tools():
    return [
        ${tool('get_weather', 'city')}
        ${tool('get_tides', 'harbour')}
    ]
@server.call_tool()
async def call_tool(name: str, arguments: dict):
`;
const handler = (...lines: string[]): string => `${LIST}    ${lines.join('\n    ')}\n`;
const inCase = (...lines: string[]): string =>
  handler('if name == "get_weather":', ...lines.map((each) => `    ${each}`));
const REST = 'return look(arguments["city"], arguments["harbour"])';

test.each<[string, string, string[]]>([
  ['a slip', inCase('return look(arguments["citty"])'), ['error 13 "citty"']],
  ['a slip that is asked for', inCase('return look(arguments.get("citty"))'), ['error 13 "citty"']],
  ['another name', inCase('return look(arguments["place"])'), ['warning 13 "place"']],
  [
    'in a case',
    handler('match name:', '    case "get_tides":', '        return look(arguments["harbor"])'),
    ['error 14 "harbor"'],
  ],
  [
    'the name behind',
    handler('if "get_tides" == name:', '    return look(arguments["harbor"])'),
    ['error 13 "harbor"'],
  ],
  [
    'behind a guard',
    handler('if name != "get_weather":', '    raise ValueError(name)', 'return look(arguments["citty"])'),
    ['error 14 "citty"'],
  ],
  [
    'in a branch for several names',
    handler('if name in ("get_weather", "weather"):', '    return look(arguments["citty"])'),
    ['error 13 "citty"'],
  ],
  [
    'after a default for all',
    inCase('arguments = arguments or {}', 'return look(arguments["citty"])'),
    ['error 14 "citty"'],
  ],
  ['for all tools, once', handler('place = arguments["place"]', 'return look(place)'), ['warning 12 "place"']],
  [
    'for all tools, what one of them has',
    handler('city = arguments["city"]', 'return look(city)'),
    ['warning 12 "city"'],
  ],
  [
    'in a function that is handed them',
    `${inCase('return await weather(1, arguments)')}async def weather(n, given):\n    return look(given["citty"])\n`,
    ['error 15 "citty"'],
  ],
])('%s', (_, text, expected) => {
  expect(foundIn(rule, text)).toEqual(expected);
});

test.each<[string, string]>([
  ['what is declared', inCase('return look(arguments["city"])')],
  ['one of another tool, after a return', handler('if name == "get_weather":', '    return look()', REST)],
  [
    'where it is one of two tools',
    handler('if name == "get_weather" or name == "get_tides":', '    return look(arguments["x"])'),
  ],
  [
    'behind a guard that goes on',
    handler('if name != "get_weather":', '    log(name)', 'return look(arguments.get("citty"))'),
  ],
  [
    'behind a guard with another branch',
    handler('if name != "get_weather":', '    return look()', 'else:', '    log()', 'look(arguments.get("x"))'),
  ],
  ['where it is any other', handler('if name != "get_weather":', '    return look(arguments["x"])')],
  ['one that it does without', inCase('return look(arguments.get("units", "C"))')],
  ['one that all may do without', handler('citty = arguments.get("citty")', 'return look(citty)')],
  ['one that is asked for first', inCase('if "units" in arguments:', '    return look(arguments["units"])')],
  ['what is set', inCase('arguments["units"] = "C"', 'return look(arguments["units"])')],
  ['what is added', inCase('arguments.update(defaults)', 'return look(arguments["units"])')],
  ['other arguments', inCase('arguments = migrated(arguments)', 'return look(arguments["units"])')],
  ['a missing one', inCase('try:', '    return look(arguments["units"])', 'except KeyError:', '    return look()')],
  ['a name that is not known', inCase('return look(arguments[key])')],
  [
    'a function that is called elsewhere too',
    `${inCase('return await weather(arguments)')}async def weather(given):\n    return look(given["x"])\nweather({"x": 1})\n`,
  ],
  [
    'a decorator of its own',
    inCase('return look(arguments["x"])').replace('@server.call_tool()', '@server.call_tool()\n@renamed'),
  ],
  ['version 2', inCase('return look(arguments["x"])').replace('@server.call_tool()\n', '')],
])('silent: %s', (_, text) => {
  expect(foundIn(rule, text)).toEqual([]);
});

test('what it reads is not all that is read', () => {
  expect(foundIn(unread, inCase('return look(arguments["place"])'))).toEqual([]);
  const [finding] = findingsIn(rule, inCase('return look(arguments["citty"])'));
  expect([finding!.message, finding!.help]).toEqual([
    'The handler reads `citty`, which `get_weather` does not declare, so models never send it.',
    'Read `city` instead.',
  ]);
});

test('a function that gets all arguments by their names', () => {
  const spread = (parameters: string): string =>
    `${inCase('return await weather(**arguments)')}async def weather(${parameters}): ...\n`;
  expect(foundIn(rule, spread('place'))).toEqual(['warning 14 place']);
  expect(foundIn(rule, spread('citty: str'))).toEqual(['error 14 citty']);
  for (const parameters of ['city', 'city, place="Rome"', 'city, **more'])
    expect(foundIn(rule, spread(parameters))).toEqual([]);
});
