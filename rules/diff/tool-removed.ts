import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'diff/tool-removed',
  summary: 'A tool is gone',
  severity: 'error',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'versions of tools',
    says: 'A removed tool fails every call and every list that still names it.',
    kind: 'advice',
  },
  messages: {
    removed: {
      message: 'Removed: {{tools}}. Calls, allowlists, prompts and workflows that name {{them}} fail now.',
      help: 'Keep the name for a while and deprecate it, or raise the major version.',
    },
    alias: {
      message: '`{{tool}}` was removed; `{{after}}` has the same contract. Calls of the old name fail now.',
      help: 'Tell users to call `{{after}}`.',
    },
    perhaps: {
      message: 'Removed: {{tools}}, perhaps replaced by `{{after}}`, so calls that name {{them}} fail now.',
      help: 'Keep the name for a while and deprecate it, or raise the major version.',
    },
  },
  byEngine: 'diff',
});
