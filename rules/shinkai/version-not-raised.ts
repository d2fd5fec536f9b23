import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'shinkai/version-not-raised',
  summary: 'A tool changed and its version did not',
  severity: 'warning',
  in: 'strict',
  source: {
    document: 'toolint',
    section: 'versions of tools',
    says: 'The version of a manifest tells users that the tool has changed.',
    kind: 'advice',
  },
  messages: {
    wrong: {
      message: '{{of}} changed, but `version` is still the same, so users are not offered the update.',
      help: 'Raise `version`.',
    },
  },
  byEngine: 'diff',
});
