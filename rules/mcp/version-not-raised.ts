import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'mcp/version-not-raised',
  summary: 'The version was raised by less than its tools have changed',
  severity: 'warning',
  in: 'strict',
  source: {
    document: 'toolint',
    section: 'versions of tools',
    says: 'A version tells users whether an update is safe.',
    kind: 'advice',
  },
  messages: {
    wrong:
      'The tools of this package need a {{need}} version: {{before}} was raised to {{after}}. Users who update within their range are broken.',
    none: 'The tools of this package need a {{need}} version, and it is still {{before}}. Raise it.',
  },
  byEngine: 'diff',
});
