import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'live/not-in-source',
  summary: 'A running server lists a tool that its source does not show',
  severity: 'info',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'running servers',
    says: 'Findings about a tool that is built at run time cannot point to a line.',
    kind: 'advice',
  },
  messages: {
    served: {
      message: 'The running server lists the tool `{{name}}`, which was not found in {{folder}}.',
      help: 'Check that {{folder}} has the source of this server. A tool that is built at run time has no line to point to.',
    },
    none: {
      message: 'None of the {{count}} tools that the running server lists was found in {{folder}}.',
      help: 'Check that {{folder}} has the source of this server. Tools that are built at run time have no line to point to.',
    },
  },
  byEngine: 'run',
});
