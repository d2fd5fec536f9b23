import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'diff/added',
  summary: 'Something was added, or accepts more',
  severity: 'info',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'versions of tools',
    says: 'Additions do not break callers, but reviewers want to see them.',
    kind: 'advice',
  },
  messages: {
    tool: 'New tools: {{tools}}.',
    parameter: 'New optional parameters: {{tools}}.',
    field: 'New fields in results: {{tools}}.',
    optional: '{{name}} of {{of}} is optional now.',
    type: '{{name}} of {{of}} accepts more types now: {{after}}.',
    values: '{{name}} of {{of}} accepts more values now: `{{after}}`.',
    anyValue: '{{name}} of {{of}} accepts any value now.',
    wider: 'Accepts more, or is optional now: {{tools}}.',
  },
  byEngine: 'diff',
});
