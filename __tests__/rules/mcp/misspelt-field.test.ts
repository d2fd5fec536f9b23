import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/mcp/misspelt-field.js';
import { testRule } from '../../support/rule-tester.js';
import { listOf, TOOL, tool, without } from './listing.js';

testRule(rule, format, {
  silent: { whole: listOf(TOOL), 'a field of somebody else': listOf(tool({ handler: 'x' })) },
  reports: {
    'another case': {
      manifest: listOf({ ...without('inputSchema'), input_schema: TOOL.inputSchema }),
      finds: [{ at: '/tools/0/input_schema', on: 'key', says: 'did you mean `inputSchema`?' }],
      fixed: listOf(TOOL),
    },
  },
});
