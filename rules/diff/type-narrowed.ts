import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'diff/type-narrowed',
  summary: 'A parameter accepts fewer types',
  severity: 'error',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'versions of tools',
    says: 'Values of a type that is no longer taken fail.',
    kind: 'advice',
  },
  messages: {
    type: {
      message: '{{name}} of {{of}} accepted {{before}} and now accepts {{after}}. Calls with other values fail.',
      help: 'Accept both for a while.',
    },
    alternative: {
      message: '{{name}} of {{of}} lost {{before}} of its alternatives. Calls that use them fail.',
      help: 'Accept them for a while.',
    },
    choice: {
      message: '{{name}} of {{of}} must match one of {{after}} alternatives now. Calls that match none fail.',
      help: 'Check that existing calls match one.',
    },
  },
  byEngine: 'diff',
});
