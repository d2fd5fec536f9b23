import rule from '../../../rules/mcp/field-type.js';
import { format } from '../../../rules/mcp/format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { listOf, TOOL, tool } from './listing.js';

testRule(rule, format, {
  silent: { whole: listOf(TOOL), 'a value that cannot be known': listOf(tool({ title: UNKNOWN })) },
  reports: {
    'a number for a title': {
      manifest: listOf(tool({ title: 5 })),
      finds: [{ at: '/tools/0/title', on: 'value', says: '`title` must be a string' }],
    },
    'a list of annotations': {
      manifest: listOf(tool({ annotations: ['readOnlyHint'] })),
      finds: [{ at: '/tools/0/annotations', on: 'value', says: '`annotations` must be an object' }],
    },
  },
});
