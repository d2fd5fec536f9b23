import rule from '../../../rules/mcp/description-missing.js';
import { format } from '../../../rules/mcp/format.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { listOf, TOOL, tool, without } from './listing.js';

testRule(rule, format, {
  silent: {
    described: listOf(TOOL),
    'a description that cannot be known': listOf(tool({ description: UNKNOWN })),
    'entries that cannot be known': listOf({ ...without('description'), [SPREAD]: 0 }),
    'one that only the widget may call': listOf({ ...without('description'), _meta: { ui: { visibility: ['app'] } } }),
    'one that is kept from the model': listOf({ ...without('description'), _meta: { 'openai/visibility': 'private' } }),
    'a blank one, of which another rule speaks': listOf(tool({ description: ' ' })),
  },
  reports: {
    'one that the model may call too': {
      manifest: listOf({ ...without('description'), _meta: { ui: { visibility: ['app', 'model'] } } }),
      finds: [{ at: '/tools/0', on: 'brace' }],
    },
    none: {
      manifest: listOf(TOOL, without('description')),
      finds: [{ at: '/tools/1', on: 'brace', says: /has no `description`/ }],
    },
  },
});
