import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'diff/enum-narrowed',
  summary: 'A parameter accepts fewer values',
  severity: 'error',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'versions of tools',
    says: 'Values that are no longer listed fail.',
    kind: 'advice',
  },
  messages: {
    removed: {
      message: '{{name}} of {{of}} no longer accepts `{{before}}`. Calls with these values fail.',
      help: 'Accept them for a while.',
    },
    introduced: {
      message:
        '{{name}} of {{of}} accepted any {{before}} and now accepts only `{{after}}`. Calls with other values fail.',
      help: 'Accept other values for a while.',
    },
  },
  byEngine: 'diff',
});
