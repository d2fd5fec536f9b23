import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'diff/default-changed',
  summary: 'A parameter has another default',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'versions of tools',
    says: 'Calls that leave the parameter out do something else.',
    kind: 'advice',
  },
  messages: {
    changed: {
      message:
        'The default of {{name}} of {{of}} changed from `{{before}}` to `{{after}}`. Calls that leave it out behave differently.',
      help: 'Say so in the changelog.',
    },
  },
  byEngine: 'diff',
});
