/** mcp/unread-parameter on low-level servers in Python: what no case of the one function for all tools reads. */
import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/unread-parameter.js';
import { foundIn } from './source.js';

const tool = (name: string, ...parameters: string[]): string =>
  `Tool(name="${name}", description="Looks.", inputSchema={"type": "object", "properties": {${parameters
    .map((each) => `\n"${each}": {"type": "string"}`)
    .join(',')}}}),`;
const LIST = `from mcp.server import Server
from mcp.types import Tool
server = Server("weather")
@server.list_tools()
async def list_tools():
    return [${tool('get_weather', 'city', 'units')} ${tool('get_tides', 'harbour', 'day')}]
@server.call_tool()
async def call_tool(name: str, arguments: dict):
`;
const handler = (...lines: string[]): string => `${LIST}    ${lines.join('\n    ')}\n`;
const inCase = (...lines: string[]): string =>
  handler(
    'if name == "get_weather":',
    ...lines.map((each) => `    ${each}`),
    'return look(arguments["harbour"], arguments.get("day"))',
  );
const CITY = 'return look(arguments["city"])';
const UNITS = ['warning 8 "units"'];

test.each<[string, string, string[]]>([
  ['in a branch', handler('if name == "get_weather":', `    ${CITY}`, 'raise ValueError(name)'), UNITS],
  [
    'in branches with others',
    handler('if name == "get_tides":', '    send(arguments)', 'elif name == "get_weather":', `    ${CITY}`),
    UNITS,
  ],
  ['in a case', handler('match name:', '    case "get_weather" | "weather":', `        ${CITY}`), UNITS],
  ['in a branch for two names', handler('if name in ("get_weather", "weather"):', `    ${CITY}`), UNITS],
  ['behind a guard', handler('if name not in ["get_weather"]:', '    raise ValueError(name)', CITY), UNITS],
  [
    'after a default for all',
    handler('arguments = arguments or {}', 'if name == "get_weather":', `    ${CITY}`),
    UNITS,
  ],
  [
    'which may be empty',
    handler('if not arguments:', '    raise ValueError()', 'if name == "get_weather":', `    ${CITY}`),
    UNITS,
  ],
  [
    'in a function that is handed them',
    `${handler('if name == "get_weather":', '    return await weather(1, arguments)')}async def weather(n, given):\n    return look(given.get("city"))\n`,
    UNITS,
  ],
])('%s', (_, text, expected) => {
  expect(foundIn(rule, text)).toEqual(expected);
});

test.each<[string, string]>([
  ['all are read', handler('if name == "get_weather":', '    return look(arguments["city"], arguments["units"])')],
  [
    'read in a text',
    handler('if name == "get_weather":', `    return look(arguments["city"], f"{arguments['units']}")`),
  ],
  ['read before the branches', handler('units = arguments.get("units")', 'if name == "get_weather":', `    ${CITY}`)],
  ['read behind the branches', inCase('city = arguments["city"]').replace('"day")', '"day", arguments.get("units"))')],
  ['handed on', handler('if name == "get_weather":', '    log(arguments["city"])', '    return look(arguments)')],
  [
    'handed on by their names',
    handler('if name == "get_weather":', '    log(arguments["city"])', '    return look(**arguments)'),
  ],
  ['handed on before', handler('check(name, arguments)', 'if name == "get_weather":', `    ${CITY}`)],
  ['kept', handler('args = arguments', 'if name == "get_weather":', `    ${CITY}`, 'return look(args)')],
  [
    'asked for',
    handler(
      'if name == "get_weather":',
      '    metric = "units" in arguments',
      '    return look(arguments["city"], metric)',
    ),
  ],
  ['a name that is not known', handler('if name == "get_weather":', '    log(arguments[key])', `    ${CITY}`)],
  ['a function inside', handler('if name == "get_weather":', '    use(lambda key: arguments[key])', `    ${CITY}`)],
  [
    'handed on by a function that is handed them',
    `${handler('if name == "get_weather":', '    return weather(arguments)')}def weather(given):\n    log(given["city"])\n    return look(given)\n`,
  ],
  ['not finished', handler('if name == "get_weather":', '    # TODO: units', `    ${CITY}`)],
  [
    'a decorator of its own',
    handler('if name == "get_weather":', `    ${CITY}`).replace('call_tool()\n', 'call_tool()\n@changed\n'),
  ],
])('silent: %s', (_, text) => {
  expect(foundIn(rule, text)).toEqual([]);
});
