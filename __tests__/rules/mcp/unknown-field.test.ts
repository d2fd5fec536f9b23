import { expect, test } from '@jest/globals';
import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/mcp/unknown-field.js';
import { testRule } from '../../support/rule-tester.js';
import { listOf, TOOL, tool } from './listing.js';
import { foundIn, V1 } from './source.js';

testRule(rule, format, {
  silent: { whole: listOf(TOOL), 'one that is misspelt': listOf(tool({ titel: 'x' })) },
  reports: {
    'a field of somebody else': {
      manifest: listOf(tool({ handler: 'x' })),
      finds: [{ at: '/tools/0/handler', on: 'key', says: '`handler` is not a field of an MCP tool, so it is ignored' }],
    },
  },
});

const register = (more: string): string => `server.registerTool('a', { description: 'Adds it up', ${more} }, add);`;

test('what goes straight to the SDK', async () => {
  expect(await foundIn(rule, V1 + register(`execute: async () => 1, async cancel() {}`))).toEqual([]);
  expect(await foundIn(rule, V1 + register(`category: 'sums'`))).toEqual(['3:55 category']);
  // Of these mcp/misspelt-field speaks.
  expect(await foundIn(rule, V1 + register(`parameters: {}`))).toEqual([]);
});

const TOOL_OF_OTHERS = `{ name: 'a', description: 'Adds it up', inputSchema: z.object({}), category: 'sums' }`;

test.each([
  ['a factory', `import { defineTool } from './define.js';\nexport default defineTool(${TOOL_OF_OTHERS});`],
  ['a framework', `import { FastMCP } from 'fastmcp';\nserver.addTool(${TOOL_OF_OTHERS});`],
  ['a type of its own', `import type { Tool } from './types.js';\nexport const a: Tool = ${TOOL_OF_OTHERS};`],
  ['a table', `${V1}const all = [${TOOL_OF_OTHERS}];`],
  [
    'mcp-use',
    `import { MCPServer } from 'mcp-use/server';\nserver.tool({ name: 'a', schema: z.object({}), widget: { name: 'w' } }, f);
server.uiResource({ type: 'mcpApps', name: 'board', props: { a: 1 } });`,
  ],
])('what %s takes may be read there', async (_, text) => {
  expect(await foundIn(rule, text)).toEqual([]);
});

test('a tool of the type that the SDK has', async () => {
  const text = `import type { Tool } from '@modelcontextprotocol/sdk/types.js';\nexport const a: Tool = ${TOOL_OF_OTHERS};`;
  expect(await foundIn(rule, text)).toEqual(['2:91 category']);
});
