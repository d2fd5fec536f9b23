import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'diff/parameter-removed',
  summary: 'A parameter is gone',
  severity: 'error',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'versions of tools',
    says: 'A removed parameter is ignored or refused.',
    kind: 'advice',
  },
  messages: {
    refused:
      'Removed from {{of}}, which allows no other properties: {{name}}. Calls that still send {{it}} fail. Keep accepting {{it}} for a while, or raise the major version.',
    ignored:
      'Removed from {{of}}: {{name}}. Calls that still send {{it}} work, but {{values}} ignored. Keep accepting {{it}} for a while, or say so in the changelog.',
  },
  byEngine: 'diff',
});
