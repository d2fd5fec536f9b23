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
    refused: {
      message: 'Removed from {{of}}, which allows no other properties: {{name}}. Calls that still send {{it}} fail.',
      help: 'Keep accepting {{it}} for a while, or raise the major version.',
    },
    ignored: {
      message: 'Removed from {{of}}: {{name}}. Calls that still send {{it}} work, but {{values}} ignored.',
      help: 'Keep accepting {{it}} for a while, or say so in the changelog.',
    },
  },
  byEngine: 'diff',
});
