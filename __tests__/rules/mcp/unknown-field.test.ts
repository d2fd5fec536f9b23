import { expect, test } from '@jest/globals';
import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/mcp/unknown-field.js';
import { testRule } from '../../support/rule-tester.js';
import { listOf, TOOL, tool } from './listing.js';
import { foundIn } from './source.js';

testRule(rule, format, {
  silent: { whole: listOf(TOOL), 'one that is misspelt': listOf(tool({ titel: 'x' })) },
  reports: {
    'a field of somebody else': {
      manifest: listOf(tool({ handler: 'x' })),
      finds: [{ at: '/tools/0/handler', on: 'key', says: '`handler` is no field of an MCP tool' }],
    },
  },
});

test('what runs the tool is no field of it', async () => {
  const tool = (more: string): string =>
    `server.addTool({ name: 'a', description: 'Adds it up', parameters: z.object({}), ${more} });`;
  expect(await foundIn(rule, tool('execute: async () => 1, async cancel() {}'))).toEqual([]);
  expect(await foundIn(rule, tool(`category: 'sums'`))).toEqual(['1:82 category']);
});
