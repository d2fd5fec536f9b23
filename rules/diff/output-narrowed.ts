import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'diff/output-narrowed',
  summary: 'A result has less than before',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'versions of tools',
    says: 'Fields that programs read may be missing.',
    kind: 'advice',
  },
  messages: {
    gone: {
      message: '{{of}} no longer has an output schema. Programs that read the structured result may find none.',
      help: 'Keep the output schema, or raise the major version.',
    },
    removed: {
      message: 'Removed from the result of {{of}}: {{name}}. Programs that read {{it}} find nothing.',
      help: 'Keep {{it}} for a while, or raise the major version.',
    },
    renamed: {
      message:
        '`{{before}}` in the result of {{of}} was renamed to `{{after}}`. Programs that read the old name find nothing.',
      help: 'Return both names for a while, or raise the major version.',
    },
    optional: {
      message: 'Optional now in the result of {{of}}: {{name}}. Programs that rely on {{it}} fail.',
      help: 'Always return {{it}}, or raise the major version.',
    },
    type: {
      message: '{{name}} in the result of {{of}} changed from {{before}} to {{after}}. Programs that read it may fail.',
      help: 'Keep the type, or raise the major version.',
    },
  },
  byEngine: 'diff',
});
