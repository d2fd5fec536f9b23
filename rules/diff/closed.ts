import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'diff/closed',
  summary: 'An object no longer allows other properties',
  severity: 'info',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'versions of tools',
    says: 'Arguments that were ignored are refused.',
    kind: 'advice',
  },
  messages: {
    closed:
      '{{tools}}: unlisted properties are refused now, where they were ignored before. Calls that still send any fail.',
  },
  byEngine: 'diff',
});
