import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'live/not-served',
  summary: 'A tool is in the source and the running server does not list it',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'running servers',
    says: 'A tool that is never listed can never be called.',
    kind: 'advice',
  },
  messages: {
    written: {
      message: 'The tool `{{name}}` is defined here, but the running server does not list it, so no model can call it.',
      help: 'Register it, remove it, or start the server with what it depends on.',
    },
  },
  byEngine: 'run',
});
