import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'diff/tool-renamed',
  summary: 'A tool has another name',
  severity: 'error',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'versions of tools',
    says: 'A renamed tool fails every call and every list with the old name.',
    kind: 'advice',
  },
  messages: {
    renamed: {
      message: '`{{before}}` was renamed to `{{after}}`. Calls, allowlists and prompts with the old name fail.{{more}}',
      help: 'Serve both names for a while, or raise the major version.',
    },
  },
  byEngine: 'diff',
});
