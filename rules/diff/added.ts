import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'diff/added',
  summary: 'Something was added, or takes more',
  severity: 'info',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'versions of tools',
    says: 'What is added breaks nobody, and reviewers want to see it.',
    kind: 'advice',
  },
  messages: {
    tool: 'New: {{tools}}.',
    parameter: 'New optional parameters: {{tools}}.',
    field: 'New fields in answers: {{tools}}.',
    optional: '{{name}} of {{of}} is optional now.',
    type: '{{name}} of {{of}} takes more types now: {{after}}.',
    values: '{{name}} of {{of}} takes more values now: `{{after}}`.',
    anyValue: '{{name}} of {{of}} takes any value now.',
    wider: 'Takes more, or is optional now: {{tools}}.',
  },
  byEngine: 'diff',
});
