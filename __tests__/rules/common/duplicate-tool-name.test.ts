import { expect, test } from '@jest/globals';
import rule from '../../../rules/common/duplicate-tool-name.js';
import { format as gloodata } from '../../../rules/gloodata/format.js';
import { format as otc } from '../../../rules/otc/format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { findingsIn, V1 } from '../mcp/source.js';
import { FAST, findingsIn as findingsInPython, OFFICIAL } from '../python/source.js';
import { listing, tool } from './manifests.js';

const named = (name: unknown) => ({ name, description: 'Tells the weather.', inputSchema: { type: 'object' } });
const tools = (...some: unknown[]) => ({ tools: some });

testRule(rule, listing, {
  silent: {
    'names of their own': tools(named('forecast'), named('history')),
    'names that cannot be known': tools(named(UNKNOWN), named(UNKNOWN)),
    'no names': tools({ inputSchema: {} }, { inputSchema: {} }),
    'names that are no text': tools(named(1), named(1)),
    'no tools': tools(),
  },
  reports: {
    'one name twice': {
      manifest: tools(named('forecast'), named('history'), named('forecast')),
      finds: [
        {
          at: '/tools/2/name',
          on: 'value',
          says: 'Another tool in this list is named `forecast` too, so some clients refuse the whole list',
        },
      ],
    },
    'names that differ in case': {
      manifest: tools(named('forecast'), named('Forecast')),
      finds: [
        { at: '/tools/1/name', on: 'value', says: 'Rename one of the two, so that the names differ in more than case' },
      ],
    },
    'one name three times': {
      manifest: tools(named('forecast'), named('forecast'), named('forecast')),
      finds: [
        { at: '/tools/1/name', on: 'value' },
        { at: '/tools/2/name', on: 'value' },
      ],
    },
    'a name that every object has': {
      manifest: tools(named('__proto__'), named('__proto__')),
      finds: [{ at: '/tools/1/name', on: 'value', says: '`__proto__`' }],
    },
  },
});

testRule(rule, otc, {
  silent: {
    'two versions of a tool': [tool(), tool({}, { id: 'Weather.Forecast@2.0.0', version: '2.0.0' })],
    'one id, of which another rule speaks': [tool(), tool()],
    'two versions of which the id of one is missing': [tool(), tool({}, { id: undefined, version: '2.0.0' })],
  },
  reports: {
    'one name under two ids': {
      manifest: [tool(), tool({}, { id: 'Climate.Forecast@1.0.0' })],
      finds: [{ at: '/1/name', on: 'value' }],
    },
    'one name in two toolkits, of other versions': {
      manifest: [tool(), tool({}, { id: 'Climate.Forecast@2.0.0', version: '2.0.0' })],
      finds: [{ at: '/1/name', on: 'value' }],
    },
  },
});

testRule(rule, gloodata, {
  silent: {
    'titles, which may be the same': { ns: 'a', title: 'A', tools: { a: { title: 'Sum' }, b: { title: 'Sum' } } },
  },
  reports: {},
});

const FAILS = '`forecast` is registered twice, so the server fails when it starts.';
const ONE_OF_TWO = 'This server has another tool `forecast`, so one of the two is never called.';
const LISTED = 'Another tool in this list is named `forecast` too, so some clients refuse the whole list.';

const called = "server.registerTool('forecast', { description: 'Tells the weather.', inputSchema: {} }, tell);\n";
test.each([
  ['the SDK', `${V1}const server = new McpServer({ name: 'a', version: '1' });\n${called}${called}`, FAILS],
  [
    'a server that is given',
    `${V1}export function add(server: McpServer) {\n${called}${called}}\nadd(new McpServer(INFO));\n`,
    FAILS,
  ],
  [
    'a list',
    "export const TOOLS = [{ name: 'forecast', inputSchema: { type: 'object' } }, { name: 'forecast', inputSchema: { type: 'object' } }];\n",
    LISTED,
  ],
])('what comes of two tools in one file: %s', async (_, text, message) => {
  expect((await findingsIn(rule, text)).map((each) => each.message)).toEqual([message]);
});

const decorated = '@mcp.tool(name="forecast")\ndef tell(city: str) -> str:\n    return city\n';
test.each([
  ['the official SDK', OFFICIAL, '`forecast` is registered twice, so the server keeps only the one registered first.'],
  ['fastmcp', FAST, '`forecast` is registered twice, so the server keeps only the one registered last.'],
  ['a server that is told what to do', FAST.replace('"x"', '"x", on_duplicate="ignore"'), ONE_OF_TWO],
  ['a server that is not known', 'from app import mcp\n', ONE_OF_TWO],
])('what comes of two tools in one file of Python: %s', (_, head, message) => {
  expect(findingsInPython(rule, head + decorated + decorated).map((each) => each.message)).toEqual([message]);
});

test('a list in Python, which is served as it stands', () => {
  const listed = 'Tool(name="forecast", inputSchema={})';
  const text = `from mcp.types import Tool\n@server.list_tools()\nasync def list():\n    return [${listed}, ${listed}]\n`;
  expect(findingsInPython(rule, text).map((each) => each.message)).toEqual([LISTED]);
});
