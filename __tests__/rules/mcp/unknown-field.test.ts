import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/mcp/unknown-field.js';
import { testRule } from '../../support/rule-tester.js';
import { listOf, TOOL, tool } from './listing.js';

testRule(rule, format, {
  silent: { whole: listOf(TOOL), 'one that is misspelt': listOf(tool({ titel: 'x' })) },
  reports: {
    'a field of somebody else': {
      manifest: listOf(tool({ handler: 'x' })),
      finds: [{ at: '/tools/0/handler', on: 'key', says: '`handler` is no field of an MCP tool' }],
    },
  },
});
