import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/mcp/read-only-name.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { listOf, tool } from './listing.js';

const named = (name: unknown, annotations: unknown = { readOnlyHint: true }) => listOf(tool({ name, annotations }));

testRule(rule, format, {
  silent: {
    'a verb that reads': named('get_updates'),
    'a verb further on': named('list_deleted'),
    'a word that begins like a verb': named('sender_info'),
    'not read-only': named('delete_file', { readOnlyHint: false }),
    'no hint': named('delete_file', {}),
    'a name that cannot be known': named(UNKNOWN),
  },
  reports: {
    'snake case': {
      manifest: named('delete_file'),
      finds: [{ at: '/tools/0/annotations/readOnlyHint', on: 'value', says: 'by its name this one can delete' }],
    },
    'camel case, seed dialect': {
      manifest: named('sendMail', { openai: { readOnlyHint: true } }),
      finds: [{ at: '/tools/0/annotations/openai/readOnlyHint', on: 'value', says: /can send/ }],
    },
  },
});
