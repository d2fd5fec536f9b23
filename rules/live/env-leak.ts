import { defineRule } from '../../src/core/rule.js';
import { observed, placeAt, textOf } from './lib/answers.js';

export default defineRule({
  id: 'live/env-leak',
  summary: 'A server repeats a value from its environment or a header in what it lists',
  severity: 'error',
  in: 'recommended',
  securitySeverity: '7.5',
  source: {
    document: 'OWASP Top 10 for LLM Applications',
    section: 'LLM02: Sensitive information disclosure',
    says: 'What a model is given can end up in its answers and in logs, so it must not contain credentials.',
    kind: 'advice',
  },
  messages: {
    leak: {
      message: 'This text contains the value of `{{name}}`, which was passed to the server, so the value leaks.',
      help: 'Remove the value from what the server lists, which is sent to models and kept in logs.',
    },
  },
  *check(manifest) {
    for (const leak of observed(manifest, 'leaks')) {
      const at = placeAt(manifest.root, textOf(leak, 'pointer'));
      yield { at: 'kind' in at ? at : at.value, message: 'leak', data: { name: textOf(leak, 'name') } };
    }
  },
});
