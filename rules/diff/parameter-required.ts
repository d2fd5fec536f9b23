import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'diff/parameter-required',
  summary: 'A parameter is required now',
  severity: 'error',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'versions of tools',
    says: 'A new required parameter fails every call that worked.',
    kind: 'advice',
  },
  messages: {
    new: {
      message: 'New and required in {{of}}: {{name}}. Existing calls fail without {{it}}.',
      help: 'Make {{it}} optional or give {{it}} a default.',
    },
    now: {
      message: 'Required now in {{of}}: {{name}}. Calls without {{it}} fail.',
      help: 'Keep {{it}} optional or give {{it}} a default.',
    },
    newDefault: {
      message:
        '{{name}} of {{of}} is new, required and has a default. Servers that check calls by the schema refuse calls without it.',
      help: 'Take it out of `required`.',
    },
    nowDefault: {
      message:
        '{{name}} of {{of}} has a default and is required now. Servers that check calls by the schema refuse calls without it.',
      help: 'Take it out of `required`.',
    },
  },
  byEngine: 'diff',
});
