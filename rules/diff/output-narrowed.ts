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
    gone: '{{of}} no longer has an output schema. Programs that read the structured result may find none.',
    removed: 'Removed from the result of {{of}}: {{name}}. Programs that read {{it}} find nothing.',
    renamed:
      '`{{before}}` in the result of {{of}} was renamed to `{{after}}`. Programs that read the old name find nothing.',
    optional: 'Optional now in the result of {{of}}: {{name}}. Programs that rely on {{it}} fail.',
    type: '{{name}} in the result of {{of}} changed from {{before}} to {{after}}. Programs that read it may fail.',
  },
  byEngine: 'diff',
});
