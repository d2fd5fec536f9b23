import { describe, expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/unlisted-case.js';
import { reportOn } from '../../support/in-folder.js';
import { said } from '../../support/said.js';
import { findingsIn, foundIn } from './source.js';

const TOOLS = ['get_weather', 'get_forecast'];
const listed = (items: string): string => `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
const server = new Server({ name: 'weather', version: '1.0.0' }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [
${items}
] }));
`;
const ITEMS = TOOLS.map((name) => `{ name: '${name}', inputSchema: { type: 'object' } },`).join('\n');
const LIST = listed(ITEMS);
const handler = (body: string): string =>
  `server.setRequestHandler(CallToolRequestSchema, async (request) => {\nconst { name } = request.params;\n${body}\n});\n`;
const REFUSES = 'throw new Error(`Unknown tool: ${name}`);';
const cases = (...names: string[]): string =>
  `switch (name) {\n${names.map((name) => `case '${name}': return look();`).join('\n')}\ndefault: ${REFUSES} }`;

const table = (...names: string[]): string =>
  `const HANDLERS = { ${names.map((name) => `${name}: () => look()`).join(', ')} };\n`;
const asking = (): string => `if (!(name in HANDLERS)) ${REFUSES}\nreturn HANDLERS[name](request.params.arguments);`;

test.each([
  ['a slip', LIST + handler(cases('get_weather', 'get_forcast')), [`12:6 'get_forcast'`]],
  ['a case too much', LIST + handler(cases(...TOOLS, 'get_tides')), [`13:6 'get_tides'`]],
  ['a case too few', LIST + handler(cases('get_weather')), [`6:9 'get_forecast'`]],
  [
    'if',
    LIST +
      handler(`if (name === 'get_weather') return look();\nif (name === 'get_forcast') return look();\n${REFUSES}`),
    [`11:14 'get_forcast'`],
  ],
  [
    'a function that is given the name',
    `${LIST}${handler('return run(name, request.params.arguments);')}function run(which, args) {\n${cases('get_weather').replaceAll('name', 'which')}\n}`,
    [`6:9 'get_forecast'`],
  ],
  [
    'a table that is asked',
    LIST +
      table('get_weather', 'get_forcast') +
      handler(`const run = HANDLERS[name];\nif (!run) ${REFUSES}\nreturn run(request.params.arguments);`),
    [`8:47 get_forcast`],
  ],
  [
    'a table whose functions are called, whether or not there is one',
    LIST + table('get_weather') + handler('return HANDLERS[name](request.params.arguments);'),
    [`6:9 'get_forecast'`],
  ],
  [
    'a table that has one function for two names',
    `${LIST}const HANDLERS = { get_weather: look, weather: look, get_forecast: see };\n${handler(asking())}`,
    [],
  ],
  ['a table, and the operator in', LIST + table('get_weather') + handler(asking()), [`6:9 'get_forecast'`]],
  [
    'a map of pairs',
    `${LIST}const HANDLERS = new Map([['get_weather', look]]);\n` +
      handler(`const run = HANDLERS.get(name);\nif (!run) ${REFUSES}\nreturn run();`),
    [`6:9 'get_forecast'`],
  ],
])('%s', async (_, text, found) => {
  expect(await foundIn(rule, text)).toEqual(found);
});

test.each([
  ['all have a case', LIST + handler(cases(...TOOLS))],
  ['a list that is open', listed(`${ITEMS}\n...more,`) + handler(cases('get_weather'))],
  [
    'a name that is looked up',
    LIST + handler(`if (name === 'get_weather') return look();\nreturn table[name](request);`),
  ],
  ['others are not refused', LIST + handler(`if (name === 'get_weather') return look();\nreturn forecast();`)],
  [
    'another name of the same',
    LIST + handler(cases(...TOOLS).replace(`case 'get_weather'`, `case 'weather': case 'get_weather'`)),
  ],
  ['a table that grows', `${LIST}${table('get_weather')}HANDLERS.get_forecast = look;\n${handler(asking())}`],
  ['a table that others are given', `${LIST}${table('get_weather')}addForecasts(HANDLERS);\n${handler(asking())}`],
  ['a table with a spread', LIST + table('get_weather').replace(' };', ', ...more };') + handler(asking())],
  ['a prefix', LIST + handler(`if (name.startsWith('get_f')) return look();\n${cases('get_weather')}`)],
  [
    'a tool that a comment has taken out of the list',
    listed(`${ITEMS}\n// { name: 'get_tides', inputSchema: { type: 'object' } },`) +
      handler(cases(...TOOLS, 'get_tides')),
  ],
  ['nothing in common', LIST + handler(cases('GET', 'POST'))],
  ['two handlers', LIST + handler(cases('get_weather')) + handler(cases('get_forecast'))],
])('silent: %s', async (_, text) => {
  expect(await foundIn(rule, text)).toEqual([]);
});

test('a case that nobody calls is a warning, and an error where a listed tool goes without', async () => {
  const severities = async (...names: string[]) =>
    (await findingsIn(rule, LIST + handler(cases(...names)))).map(({ severity }) => severity);
  expect(await severities(...TOOLS, 'get_tides')).toEqual(['warning']);
  expect(await severities('get_weather', 'get_forcast')).toEqual(['error']);
  expect(await severities('get_weather')).toEqual(['error']);
});

test('a case and a listed tool that have most of a name in common name each other', async () => {
  const list = listed(`${ITEMS}\n{ name: 'move_document', inputSchema: { type: 'object' } },`);
  const text = list + handler(cases(...TOOLS, 'move_documentation_document'));
  const helps = (await findingsIn(rule, text)).map(said);
  expect(helps).toEqual([
    expect.stringMatching(
      /`move_documentation_document` is not in the list of tools, so no model ever calls this case. Rename this case to `move_document`, a listed tool that has no case, or add/,
    ),
    expect.stringMatching(
      /has no case for `move_document`, so every call to this tool fails. Rename the case `move_documentation_document` to `move_document`, or remove the tool from the list/,
    ),
  ]);
});

test('another verb is no spelling mistake: nobody is told to write it', async () => {
  const list = listed(`${ITEMS}\n{ name: 'update_record', inputSchema: { type: 'object' } },`);
  const found = await findingsIn(rule, list + handler(cases(...TOOLS, 'create_record')));
  expect(found.map((each) => each.help)).toEqual([
    'Add `create_record` to the list of tools, or remove this case.',
    'Add a case for `update_record`, or remove the tool from the list.',
  ]);
});

test.each([
  ['one too few', '{ get_weather: look }', ['server.js:7']],
  ['one too many, which another server may list', '{ get_weather: look, get_forecast: look, get_tides: look }', []],
])('a table of another file: %s', async (_, handlers, found) => {
  const files = {
    'handlers.js': `import { look } from './look.js';\nexport const HANDLERS = ${handlers};\n`,
    'look.js': 'export const look = async ({ place }) => fetch(place);\n',
    'server.js': `import { HANDLERS } from './handlers.js';\n${LIST}${handler(asking())}`,
  };
  const { findings } = await reportOn(files);
  const own = findings.filter((each) => each.rule === rule.id);
  expect(own.map(({ path, line }) => `${path}:${line}`)).toEqual(found);
});

describe('a list of another file, which several servers may have', () => {
  const tools = `export const TOOLS = [\n${ITEMS}\n{ name: 'get_tides', inputSchema: { type: 'object' } },\n];\n`;
  const server = (...names: string[]): string =>
    `import { TOOLS } from './tools.js';\n${listed('...TOOLS')}${handler(cases(...names))}`;

  test.each([
    ['all cases', ['get_weather', 'get_forecast', 'get_tides'], []],
    [
      'without one',
      ['get_weather', 'get_forecast'],
      [
        'http.js:12 This server lists `get_tides`, but its `tools/call` handler has no case for it, so calls fail. ' +
          'Add a case for it, or leave it out of the list of this server.',
      ],
    ],
    [
      'without several: told once',
      ['get_weather'],
      [
        'http.js:11 This server lists `get_forecast` and 1 other tool, but its `tools/call` handler has no case for them, so calls fail. ' +
          'Add a case for each of them, or leave them out of the list of this server.',
      ],
    ],
  ])('%s', async (_, names, told) => {
    const { findings } = await reportOn({
      'tools.js': tools,
      'stdio.js': server('get_weather', 'get_forecast', 'get_tides'),
      'http.js': server(...names),
    });
    const own = findings.filter((each) => each.rule === rule.id);
    expect(own.map((each) => `${each.path}:${each.line} ${said(each)}`)).toEqual(told);
  });
});

describe('a refusal that does not say the name', () => {
  const IF = `if (name === 'get_weather') return look();\n`;
  test.each([
    ['after all questions', `${IF}throw new Error('Unknown tool');`, 1],
    ['that is answered', `${IF}return { isError: true, content: [{ type: 'text', text: 'Tool not found' }] };`, 1],
    ['in a try', `try {\n${IF}throw new Error('Unknown tool');\n} catch (e) { return failed(e); }`, 1],
    ['in an else', `if (name === 'get_weather') return look();\nelse { throw new Error('Unknown tool'); }`, 1],
    ['where an error is caught', `try {\n${IF}} catch { throw new Error('Unknown tool'); }\nreturn see();`, 0],
    ['on another condition', `${IF}if (!args.tool) throw new Error('Unknown tool');\nreturn see();`, 0],
    ['in the else of another question', `${IF}if (args.tool) return see(); else throw new Error('Unknown tool');`, 0],
    ['of something else', `${IF}return found ? see() : { content: [{ type: 'text', text: 'Not found' }] };`, 0],
  ])('%s', async (_, body, count) => {
    expect(await foundIn(rule, LIST + handler(body))).toHaveLength(count);
  });

  const python = (body: string): string => `from mcp.server import Server
from mcp.types import Tool, TextContent
server = Server("weather")
@server.list_tools()
async def tools():
    return [Tool(name="get_weather", inputSchema={"type": "object"}), Tool(name="get_forecast", inputSchema={"type": "object"})]
@server.call_tool()
async def call(name, arguments):
${body}
`;
  const PY_IF = `    if name == "get_weather":\n        return [TextContent(type="text", text=look())]\n`;
  test.each([
    ['after all questions', `${PY_IF}    raise ValueError("Unknown tool")`, 1],
    ['in an else', `${PY_IF}    else:\n        return [TextContent(type="text", text="Unknown tool")]`, 1],
    [
      'on another condition',
      `${PY_IF}    if not arguments:\n        raise ValueError("Unknown tool")\n    return see()`,
      0,
    ],
    [
      'in the else of another question',
      `${PY_IF}    if arguments:\n        return see()\n    else:\n        raise ValueError("Unknown tool")`,
      0,
    ],
    [
      'where an error is caught',
      `    try:\n        return TABLE(name)\n    except KeyError:\n        raise ValueError("Unknown tool")`,
      0,
    ],
    ['of something else', `${PY_IF}    return see() or "Not found"`, 0],
  ])('in Python: %s', async (_, body, count) => {
    const { findings } = await reportOn({ 'server.py': python(body) });
    expect(findings.filter((each) => each.rule === rule.id)).toHaveLength(count);
  });
});
