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
    gone: '{{of}} has no output schema any more. Programs that read the structured answer may find none.',
    removed: 'Gone from the answer of {{of}}: {{name}}. Programs that read it find nothing.',
    renamed:
      '`{{before}}` in the answer of {{of}} is named `{{after}}` now. Programs that read the old name find nothing.',
    optional: 'May be missing now in the answer of {{of}}: {{name}}. Programs that count on it fail.',
    type: '{{name}} in the answer of {{of}} was {{before}} and is {{after}} now. Programs that read it may fail.',
  },
  byEngine: 'diff',
});
