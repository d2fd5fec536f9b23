import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'diff/output-narrowed',
  summary: 'An answer has less than before',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'versions of tools',
    says: 'Fields that programs read may be missing.',
    kind: 'advice',
  },
  messages: {
    gone: '{{of}} no longer has an output schema. Programs that read the structured answer may find none.',
    removed: 'Removed from the answer of {{of}}: {{name}}. Programs that read it find nothing.',
    renamed:
      '`{{before}}` in the answer of {{of}} was renamed to `{{after}}`. Programs that read the old name find nothing.',
    optional: 'Optional now in the answer of {{of}}: {{name}}. Programs that rely on it fail.',
    type: '{{name}} in the answer of {{of}} changed from {{before}} to {{after}}. Programs that read it may fail.',
  },
  byEngine: 'diff',
});
