import { expect, test } from '@jest/globals';
import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/mcp/required-default.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { folderOf, toolintJson } from '../../support/cli.js';
import { listOf, tool } from './listing.js';
import { findingsIn } from './source.js';

const taking = (days: unknown, required: unknown = ['days'], more: object = {}) =>
  listOf(tool({ inputSchema: { type: 'object', properties: { days }, required }, ...more }));
const at = '/tools/0/inputSchema/required/0';

testRule(rule, format, {
  silent: {
    'a default of what is not required': taking({ type: 'integer', default: 3 }, []),
    'a required one without a default': taking({ type: 'integer' }),
    'null, which is no default': taking({ type: ['integer', 'null'], default: null }),
    'a default that cannot be known': taking({ type: 'integer', default: UNKNOWN }),
    'the only value there is': taking({ type: 'string', enum: ['text'], default: 'text' }),
    'a parameter that cannot be known': taking(UNKNOWN),
    'names that cannot be known': taking({ default: 3 }, UNKNOWN),
    'a name that cannot be known': taking({ default: 3 }, [UNKNOWN]),
    'a name that is not in `properties`, of which another rule speaks': taking({ default: 3 }, ['hours']),
    'what comes back': listOf(
      tool({ outputSchema: { type: 'object', properties: { a: { type: 'string', default: '' } }, required: ['a'] } }),
    ),
  },
  reports: {
    'a required one with a default': {
      manifest: taking({ type: 'integer', default: 3 }),
      finds: [
        {
          at,
          on: 'value',
          says: '`days` has a default but is required, so callers must send it and the default is never used',
        },
      ],
      fixed: taking({ type: 'integer', default: 3 }, []),
    },
    'a default that says no': {
      manifest: taking({ type: 'boolean', default: false }),
      finds: [{ at, on: 'value' }],
      fixed: taking({ type: 'boolean', default: false }, []),
    },
    'a part of a parameter': {
      manifest: taking({ type: 'object', properties: { from: { default: 0 }, to: {} }, required: ['to', 'from'] }, []),
      finds: [{ at: '/tools/0/inputSchema/properties/days/required/1', on: 'value' }],
      fixed: taking({ type: 'object', properties: { from: { default: 0 }, to: {} }, required: ['to'] }, []),
    },
  },
});

const listed = (handler: string): string =>
  `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [
  { name: 'find', inputSchema: { type: 'object', properties: { days: { type: 'number', default: 3 } }, required: ['days'] } },
] }));
server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: args } }) => {
  switch (name) {
    case 'find':
      ${handler}
  }
});
`;

test.each([
  ['the handler has a default', 'return find(args.days ?? 3);', 'info', true],
  ['the handler has none, so it is meant', 'return find(args.days);', 'info', false],
  ['the handler never reads it', 'return find();', 'info', true],
])('%s', async (_, handler, severity, isFixed) => {
  const found = await findingsIn(rule, listed(handler));
  expect(found.map((each) => [each.severity, each.fix !== undefined])).toEqual([[severity, isFixed]]);
});

const TOOLS = `[Tool(name="find", description="Finds.", inputSchema={
    "type": "object", "properties": {"kind": {"type": "string", "default": "all"}}, "required": ["kind"]})]`;
const LIST = `from mcp.server import Server
from mcp.types import Tool
app = Server("a")
@app.list_tools()
async def tools():
    return ${TOOLS}
`;
const CALL = (body: string, options = '') => `@app.call_tool(${options})
async def call(name: str, arguments: dict):
    ${body}
`;
const READS = 'return find(arguments.get("kind", "all"))';
const IN_TOOL = `if name == "find":\n        ${READS}`;

/** Version 1 of the SDK for Python compares each call with the schema, other than the one for TypeScript. */
test.each<[string, Record<string, string>, string]>([
  ['the handler has a default, which the SDK keeps calls from', { 'a.py': LIST + CALL(IN_TOOL) }, 'warning'],
  ['nothing is checked', { 'a.py': LIST + CALL(IN_TOOL, 'validate_input=False') }, 'info'],
  ['the handler has none', { 'a.py': LIST + CALL(IN_TOOL.replace('.get("kind", "all")', '["kind"]')) }, 'info'],
  ['no handler is known', { 'a.py': LIST + CALL('return await route(name, arguments)') }, 'info'],
  [
    'one in another file has the same default',
    {
      'a.py': LIST + CALL('return await route(name, arguments)'),
      'b.py': `async def route(name, arguments):\n    ${READS.replaceAll('"', "'")}\n`,
    },
    'warning',
  ],
  [
    'one in another file has another default',
    {
      'a.py': LIST + CALL('return await route(name, arguments)'),
      'b.py': `async def route(name, arguments):\n    ${READS.replace('all', 'first')}\n`,
    },
    'info',
  ],
  [
    'what reads it in another file is no handler of the SDK',
    {
      'a.py': `from mcp.types import Tool\nTOOLS = ${TOOLS}\n`,
      'b.py': `async def route(name, arguments):\n    ${READS}\n`,
    },
    'info',
  ],
])('in Python: %s', async (_, files, severity) => {
  const made = folderOf({ 'requirements.txt': 'mcp<2\n', ...files });
  const { report } = await toolintJson([], { cwd: made.path });
  const found = report.findings.filter((each) => each.rule === rule.id);
  made.remove();
  expect(found.map((each) => each.severity)).toEqual([severity]);
});
