import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/annotation-type.js';
import { format } from '../../../rules/mcp/format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { listOf, TOOL, tool } from './listing.js';
import { FAST, foundIn as foundInPython, OFFICIAL } from '../python/source.js';
import { foundIn, V1 } from './source.js';

const annotated = (annotations: unknown) => listOf(tool({ annotations }));

testRule(rule, format, {
  silent: {
    'no annotations': listOf(TOOL),
    'all hints': annotated({
      title: 'x',
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    }),
    'a hint on a tool whose annotations cannot be known': listOf(tool({ readOnlyHint: true, annotations: UNKNOWN })),
    'a hint on a tool of an app, of which another rule speaks': listOf(tool({ readOnlyHint: true, _meta: { ui: {} } })),
    'a hint that cannot be known': annotated({ readOnlyHint: UNKNOWN }),
    'what a program writes for hints that are not set': listOf(
      tool({ title: null, _meta: null, annotations: { readOnlyHint: true, destructiveHint: null } }),
    ),
    'an annotation of somebody else': annotated({ 'acme/color': 'red', rateLimit: 5, readOnly: 'in the evening' }),
  },
  reports: {
    'hints on the tool itself': {
      manifest: listOf(tool({ readOnlyHint: true, openWorldHint: false, annotations: { openWorldHint: false } })),
      finds: [
        {
          at: '/tools/0/readOnlyHint',
          on: 'key',
          says: '`readOnlyHint` is outside `annotations`, so clients ignore it.',
        },
      ],
      fixed: listOf(tool({ openWorldHint: false, annotations: { openWorldHint: false, readOnlyHint: true } })),
    },
    'several of them': {
      manifest: listOf(tool({ readOnlyHint: false, destructiveHint: true })),
      finds: [
        { at: '/tools/0/readOnlyHint', on: 'key' },
        { at: '/tools/0/destructiveHint', on: 'key' },
      ],
      fixed: listOf(tool({ annotations: { readOnlyHint: false, destructiveHint: true } })),
    },
    'a string that says so': {
      manifest: annotated({ readOnlyHint: 'True' }),
      finds: [
        {
          at: '/tools/0/annotations/readOnlyHint',
          on: 'value',
          says: '`readOnlyHint` must be `true` or `false`, or some clients refuse the whole list of tools. Write `true` or `false`, without quotes.',
        },
      ],
      fixed: annotated({ readOnlyHint: true }),
    },
    'something else': {
      manifest: annotated({ readOnlyHint: 1, openai: { destructiveHint: null } }),
      finds: [
        { at: '/tools/0/annotations/readOnlyHint', on: 'value' },
        { at: '/tools/0/annotations/openai/destructiveHint', on: 'value' },
      ],
    },
    'hints on a tool whose annotations are misspelt': {
      manifest: listOf(tool({ readOnlyHint: true, annotation: { openWorldHint: false } })),
      finds: [{ at: '/tools/0/readOnlyHint', on: 'key' }],
    },
    'hints without their last word': {
      manifest: annotated({ readOnly: true, destructive: false, idempotent: true, open_world: false }),
      finds: [
        {
          at: '/tools/0/annotations/readOnly',
          on: 'key',
          says: '`readOnly` is not an annotation of MCP, so clients ignore it',
        },
        { at: '/tools/0/annotations/destructive', on: 'key' },
        { at: '/tools/0/annotations/idempotent', on: 'key' },
        { at: '/tools/0/annotations/open_world', on: 'key' },
      ],
      fixed: annotated({ readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }),
    },
    'a slip of the pen': {
      manifest: annotated({ readonlyHint: true, destructive_hint: false }),
      finds: [
        { at: '/tools/0/annotations/readonlyHint', on: 'key', says: 'Rename `readonlyHint` to `readOnlyHint`' },
        { at: '/tools/0/annotations/destructive_hint', on: 'key' },
      ],
      fixed: annotated({ readOnlyHint: true, destructiveHint: false }),
    },
    'a slip whose value is the default': {
      manifest: annotated({ readonlyHint: false, destructive_hint: true, openworldHint: true, idempotenthint: true }),
      finds: [
        { at: '/tools/0/annotations/readonlyHint', on: 'key', severity: 'warning' },
        { at: '/tools/0/annotations/destructive_hint', on: 'key', severity: 'warning' },
        { at: '/tools/0/annotations/openworldHint', on: 'key', severity: 'warning' },
        { at: '/tools/0/annotations/idempotenthint', on: 'key', severity: 'error' },
      ],
      fixed: annotated({ readOnlyHint: false, destructiveHint: true, openWorldHint: true, idempotentHint: true }),
    },
    'a hint with the default on the tool itself': {
      manifest: listOf(tool({ readOnlyHint: false })),
      finds: [{ at: '/tools/0/readOnlyHint', on: 'key', severity: 'warning' }],
      fixed: listOf(tool({ annotations: { readOnlyHint: false } })),
    },
    'a slip beside the right one': {
      manifest: annotated({ readOnlyHint: true, readonlyHint: true }),
      finds: [{ at: '/tools/0/annotations/readonlyHint', on: 'key' }],
    },
  },
});

test('a hint on what code of the project’s own takes, or a call of the SDK', async () => {
  const tool = `{ name: 'a', description: 'Adds', inputSchema: z.object({}), readOnlyHint: true }`;
  expect(await foundIn(rule, `import { defineTool } from './define.js';\ndefineTool(${tool});`)).toEqual([]);
  expect(
    await foundIn(rule, `${V1}server.registerTool('a', { description: 'Adds', readOnlyHint: true }, add);`),
  ).toEqual(['3:49 readOnlyHint']);
});

const SERVER = 'from mcp.server.mcpserver import MCPServer\nmcp = MCPServer("x")\n';
const LOW = 'from mcp.types import Tool, ToolAnnotations\n';
const decorated = (annotations: string): string =>
  `@mcp.tool(annotations=${annotations})\ndef look(a: str) -> str:\n    """Looks."""\n    return a\n`;

// Its lax mode: what it takes is served as a boolean.
test.each([
  ['a text', OFFICIAL + decorated('{"readOnlyHint": "true", "destructiveHint": "No"}')],
  ['a number', OFFICIAL + decorated('{"idempotentHint": 1, "openWorldHint": 0}')],
  ['fastmcp', FAST + decorated('{"readOnlyHint": "yes"}')],
  ['a class', `${OFFICIAL}${LOW}${decorated('ToolAnnotations(readOnlyHint="on")')}`],
  ['a list', `${LOW}TOOLS = [Tool(name="a", inputSchema={}, annotations={"readOnlyHint": "true"})]\n`],
])('what pydantic takes for a boolean: %s', (_, text) => {
  expect(foundInPython(rule, text)).toEqual([]);
});

test('what pydantic refuses, and what nothing but code of the project reads', () => {
  expect(foundInPython(rule, OFFICIAL + decorated('{"readOnlyHint": "maybe", "openWorldHint": 2}'))).toEqual([
    'error 3 "maybe"',
    'error 3 2',
  ]);
  const written = `${LOW}TOOLS = [{"name": "a", "inputSchema": {}, "annotations": {"readOnlyHint": "true"}}]\n`;
  expect(foundInPython(rule, written)).toEqual(['error 2 "true"']);
});

test.each([
  ['version 2', SERVER, { 'pypi:mcp': '==2.3.0' }, []],
  ['version 2 or later', SERVER, { 'pypi:mcp': '>=2' }, []],
  ['a version that is not known', SERVER, {}, []],
  ['version 1', OFFICIAL, {}, ['error 3 "read_only_hint"']],
  ['fastmcp 4', FAST, { 'pypi:fastmcp': '>=4' }, []],
  ['fastmcp, in a version that is not known', FAST, {}, []],
  ['fastmcp 3', FAST, { 'pypi:fastmcp': '>=3,<4' }, ['error 3 "read_only_hint"']],
])('the name of a hint in Python, of %s', (_, head, packages, found) => {
  expect(foundInPython(rule, head + decorated('{"read_only_hint": True}'), packages)).toEqual(found);
});
