import { expect, test } from '@jest/globals';
import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/mcp/misspelt-field.js';
import { testRule } from '../../support/rule-tester.js';
import { listOf, TOOL, tool, without } from './listing.js';
import { findingsIn, foundIn, V1 } from './source.js';
import { said } from '../../support/said.js';

const RESOURCE = { uri: 'game://state', name: 'State', mimeType: 'application/json' };

testRule(rule, format, {
  silent: {
    whole: listOf(TOOL),
    'a field that a program has not set': listOf(tool({ meta: null, titel: null })),
    'a field of somebody else': listOf(tool({ handler: 'x' })),
    'another name beside the right one': listOf(tool({ parameters: {}, input: {}, schema: {} })),
    'another name with what is no schema': listOf(TOOL, { ...without('inputSchema'), input: 'text' }),
    'a resource': { resources: [RESOURCE, { ...RESOURCE, annotations: {}, size: 1, icons: [], _meta: {}, text: '' }] },
    'a page that a resource is of': { resources: [{ ...RESOURCE, url: 'https://example.com' }] },
    'what may be no resource': { resources: [RESOURCE, { descripton: 'x' }] },
  },
  reports: {
    'another case': {
      manifest: listOf({ ...without('inputSchema'), input_schema: TOOL.inputSchema }),
      finds: [{ at: '/tools/0/input_schema', on: 'key', says: 'Rename `input_schema` to `inputSchema`' }],
      fixed: listOf(TOOL),
    },
    'the name that others have for it': {
      manifest: listOf(TOOL, { ...without('inputSchema'), name: 'b', parameters: TOOL.inputSchema }),
      finds: [
        {
          at: '/tools/1/parameters',
          on: 'key',
          says: 'Clients read `inputSchema`, not `parameters`, so this tool has no parameters. Rename `parameters` to `inputSchema`.',
        },
      ],
      fixed: listOf(TOOL, { ...TOOL, name: 'b' }),
    },
    'fields of resources': {
      manifest: { resources: [{ uri: 'game://state', name: 'State', descripton: 'x', mime_type: 'text/plain' }] },
      finds: [
        {
          at: '/resources/0/descripton',
          on: 'key',
          says: '`descripton` is not a field of an MCP resource, so it is ignored',
        },
        { at: '/resources/0/mime_type', on: 'key' },
      ],
      fixed: { resources: [{ uri: 'game://state', name: 'State', description: 'x', mimeType: 'text/plain' }] },
    },
  },
});

const register = (more: string): string => `server.registerTool('a', { description: 'Adds', ${more} }, add);`;

test.each(['schema', 'parameters', 'input'])('`%s` given to the SDK', async (key) => {
  const shape = `{ city: z.string() }`;
  const [finding] = await findingsIn(rule, V1 + register(`${key}: ${shape}`));
  expect(said(finding)).toContain(`Clients read \`inputSchema\`, not \`${key}\``);
  expect(finding?.fix?.edits.map(({ text }) => text)).toEqual(['inputSchema']);
  const [twice, ...others] = await findingsIn(rule, V1 + register(`inputSchema: {}, ${key}: ${shape}`));
  expect(said(twice)).toContain(
    `Clients read the parameters from \`inputSchema\` and ignore \`${key}\`. Check that \`inputSchema\` has all parameters, then remove \`${key}\`.`,
  );
  expect([twice?.fix, others]).toEqual([undefined, []]);
  // Under the right name the SDK throws on JSON Schema.
  const [json] = await findingsIn(rule, V1 + register(`${key}: { type: 'object', properties: {} }`));
  expect([json?.message, json?.fix]).toEqual([finding?.message, undefined]);
});

const OWN = `{ name: 'a', description: 'Adds', inputSchema: z.object({}), icon: 'x', meta: {}, schema: {}, tile: 'y' }`;

test.each([
  ['a factory', `import { defineTool } from './define.js';\nexport default defineTool(${OWN});`],
  ['a type of its own', `import type { Tool } from './types.js';\nexport const a: Tool = ${OWN};`],
  ['a type of the file', `interface Tool { name: string }\nexport const a: Tool = ${OWN};`],
  ['a table', `${V1}export const tools = [${OWN}];`],
])('what %s takes may be read there', async (_, text) => {
  expect(await foundIn(rule, text)).toEqual([]);
});

test('what is listed as it stands', async () => {
  const text = `${V1}server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [${OWN.replace('icon:', 'titel:')}] }));`;
  expect(await foundIn(rule, text)).toContainEqual(expect.stringContaining('titel'));
});
