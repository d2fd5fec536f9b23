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
    closed: '{{tools}}: other properties are refused now. Calls with arguments that were ignored before fail.',
  },
  byEngine: 'diff',
});
