import rule from '../../../rules/mcp/annotation-type.js';
import { format } from '../../../rules/mcp/format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { listOf, TOOL, tool } from './listing.js';

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
    'a hint that cannot be known': annotated({ readOnlyHint: UNKNOWN }),
    'an annotation of somebody else': annotated({ 'acme/color': 'red', rateLimit: 5 }),
  },
  reports: {
    'a string that says so': {
      manifest: annotated({ readOnlyHint: 'True' }),
      finds: [{ at: '/tools/0/annotations/readOnlyHint', on: 'value', says: '`readOnlyHint` must be true or false' }],
      fixed: annotated({ readOnlyHint: true }),
    },
    'something else': {
      manifest: annotated({ readOnlyHint: 1, openai: { destructiveHint: null } }),
      finds: [
        { at: '/tools/0/annotations/readOnlyHint', on: 'value' },
        { at: '/tools/0/annotations/openai/destructiveHint', on: 'value' },
      ],
    },
    'a slip of the pen': {
      manifest: annotated({ readonlyHint: true, destructive_hint: false }),
      finds: [
        { at: '/tools/0/annotations/readonlyHint', on: 'key', says: 'did you mean `readOnlyHint`?' },
        { at: '/tools/0/annotations/destructive_hint', on: 'key' },
      ],
      fixed: annotated({ readOnlyHint: true, destructiveHint: false }),
    },
    'a slip beside the right one': {
      manifest: annotated({ readOnlyHint: true, readonlyHint: true }),
      finds: [{ at: '/tools/0/annotations/readonlyHint', on: 'key' }],
    },
  },
});
