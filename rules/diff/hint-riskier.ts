import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'diff/hint-riskier',
  summary: 'A tool may do more than before',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'versions of tools',
    says: 'Clients use hints to decide what to run without confirmation.',
    kind: 'advice',
  },
  messages: {
    riskier: {
      message: 'No longer {{before}}: {{tools}}. Users may have allowed {{them}} because of that.',
      help: 'Say so in the changelog, or restore the hint.',
    },
    destructive: {
      message: 'No longer {{before}}, and {{after}}: {{tools}}. Users may have allowed {{them}} because of that.',
      help: 'Say so in the changelog, or restore the hint.',
    },
  },
  byEngine: 'diff',
});
