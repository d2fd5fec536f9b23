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
      message:
        '{{tools}}: properties that are not in the schema are now refused (`additionalProperties: false`); before, they were ignored. Calls that send them fail.',
      help: 'Mention it in the release notes, or allow other properties again.',
    },
  },
  byEngine: 'diff',
});
