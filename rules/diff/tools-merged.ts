import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'diff/tools-merged',
  summary: 'Several tools were merged into one with a parameter that selects the action',
  severity: 'error',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'versions of tools',
    says: 'Tools that were merged fail every call with their old names.',
    kind: 'advice',
  },
  messages: {
    merged: {
      message: 'Merged into `{{after}}`: {{tools}}. Calls of the old names fail now.',
      help: 'Keep the names for a while, or raise the major version.',
    },
  },
  byEngine: 'diff',
});
