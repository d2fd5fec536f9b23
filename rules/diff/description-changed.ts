import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'diff/description-changed',
  summary: 'A text that models read was changed',
  severity: 'info',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'versions of tools',
    says: 'A description is a prompt: reviewers should read it like code.',
    kind: 'advice',
  },
  messages: {
    tool: 'Descriptions changed: {{tools}}.',
    parameter: 'Descriptions changed: {{tools}}.',
    unsafe: {
      message: 'Texts now tell the model to disobey, or contain hidden characters: {{tools}}.',
      help: 'Read these texts before you merge.',
    },
  },
  options: {
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: { warn: { type: 'boolean', description: 'report as a warning, not only as information' } },
    },
    defaults: { warn: false },
    presets: { strict: { warn: true } },
  },
  byEngine: 'diff',
});
