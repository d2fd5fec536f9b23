import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'live/parameters-lost',
  summary: 'A tool has parameters in the source, and the running server lists it without any',
  severity: 'error',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'running servers',
    says: 'A model can pass only the parameters that a server lists.',
    kind: 'advice',
  },
  messages: {
    lost: {
      message: 'The running server lists `{{name}}` without {{parameters}}, so models call it without arguments.',
      help: 'Pass the schema in the form that the SDK takes, then run toolint again.',
    },
  },
  byEngine: 'run',
});
