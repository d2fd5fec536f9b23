import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'otc/version-not-raised',
  summary: 'A tool changed under the same id and version',
  severity: 'error',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'versions of tools',
    says: 'An id with a version stands for one contract.',
    kind: 'advice',
  },
  messages: {
    wrong: {
      message: 'The contract of `{{id}}` changed, but its version did not.',
      help: 'Clients that cached or pinned it now call a different tool. Raise the version in `id` and `version`.',
    },
  },
  byEngine: 'diff',
});
