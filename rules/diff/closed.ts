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
    closed: {
      message: '{{tools}}: calls with properties that are not in the schema now fail.',
      help: 'Remove `additionalProperties: false`, or mention it in the release notes: such properties were ignored before.',
    },
  },
  byEngine: 'diff',
});
