import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'diff/bound-tightened',
  summary: 'A bound is tighter',
  severity: 'error',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'versions of tools',
    says: 'Values beyond the new bound fail.',
    kind: 'advice',
  },
  messages: {
    several: 'New bounds that hardly any call exceeds: {{tools}}.',
    introduced: {
      message: '{{name}} of {{of}} has a new bound: {{after}}. Calls with other values fail.',
      help: 'Allow other values for a while, or say so in the changelog.',
    },
    changed: {
      message: '{{name}} of {{of}} changed from {{before}} to {{after}}. Calls with values in between may fail.',
      help: 'Allow these values for a while, or raise the major version.',
    },
  },
  byEngine: 'diff',
});
