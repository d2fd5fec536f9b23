import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'diff/parameter-renamed',
  summary: 'A parameter has another name',
  severity: 'error',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'versions of tools',
    says: 'A renamed parameter fails or silently ignores the old name.',
    kind: 'advice',
  },
  messages: {
    fails: {
      message: '`{{before}}` of {{of}} was renamed to `{{after}}`. Calls with the old name fail.',
      help: 'Accept both names for a while.',
    },
    ignored: {
      message:
        '`{{before}}` of {{of}} was renamed to `{{after}}`. Calls with the old name work, but the value is ignored.',
      help: 'Accept both names for a while.',
    },
  },
  byEngine: 'diff',
});
