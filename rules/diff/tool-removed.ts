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
    removed:
      'Gone: {{tools}}. Calls, allowlists, prompts and workflows that name {{them}} fail now. Keep the name for a while and deprecate it, or raise the major version.',
    alias:
      '`{{tool}}` is gone; `{{after}}` has the same contract. Calls by the old name fail now. Tell users the name that remains.',
    perhaps:
      'Gone: {{tools}}, perhaps replaced by `{{after}}`. Calls, allowlists, prompts and workflows that name {{them}} fail now.',
  },
  byEngine: 'diff',
});
