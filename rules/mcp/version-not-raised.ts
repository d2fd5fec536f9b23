import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'mcp/version-not-raised',
  summary: 'The version was raised by less than its tools have changed',
  severity: 'warning',
  in: 'strict',
  source: {
    document: 'toolint',
    section: 'versions of tools',
    says: 'A version tells users whether an update is safe.',
    kind: 'advice',
  },
  messages: {
    wrong: {
      message: 'These changes to the tools need a {{need}} version, but {{before}} was only raised to {{after}}.',
      help: 'Raise the {{need}} number, or updates break calls that worked before.',
    },
    none: {
      message: 'These changes to the tools need a {{need}} version, but the version is still {{before}}.',
      help: 'Raise the {{need}} number.',
    },
  },
  byEngine: 'diff',
});
