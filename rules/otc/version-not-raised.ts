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
      message:
        'The contract of `{{id}}` changed but its version did not, so clients that cached it call a different tool.',
      help: 'Raise the version in `id` and in `version`.',
    },
  },
  byEngine: 'diff',
});
