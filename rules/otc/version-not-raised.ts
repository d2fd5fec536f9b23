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
    wrong:
      '`{{id}}` has another contract than before. Whoever has cached or pinned it calls something else. Raise the version in `id` and `version`.',
  },
  byEngine: 'diff',
});
