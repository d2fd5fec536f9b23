import rule from '../../../rules/mcp/annotation-conflict.js';
import { format } from '../../../rules/mcp/format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { listOf, TOOL, tool } from './listing.js';

const annotated = (annotations: unknown) => listOf(tool({ annotations }));

testRule(rule, format, {
  silent: {
    'no annotations': listOf(TOOL),
    'one of the two': annotated({ readOnlyHint: true }),
    'not destructive': annotated({ readOnlyHint: true, destructiveHint: false }),
    'not read-only': annotated({ readOnlyHint: false, destructiveHint: true }),
    'a hint that cannot be known': annotated({ readOnlyHint: UNKNOWN, destructiveHint: true }),
    'annotations that are no object': annotated(['readOnlyHint', 'destructiveHint']),
  },
  reports: {
    both: {
      manifest: annotated({ readOnlyHint: true, destructiveHint: true }),
      finds: [{ at: '/tools/0/annotations/destructiveHint', on: 'key', says: /marked both read-only and destructive/ }],
    },
    'in two dialects': {
      manifest: annotated({ openai: { readOnlyHint: true }, destructiveHint: true }),
      finds: [{ at: '/tools/0/annotations/destructiveHint', on: 'key' }],
    },
  },
});
