import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'common/directive-without-reason',
  summary: 'A comment disables rules without a reason',
  severity: 'warning',
  in: 'recommended',
  tags: ['about-directives'],
  source: {
    document: 'toolint',
    section: 'suppressions',
    says: 'A rule is disabled for a reason that others can judge.',
    kind: 'advice',
  },
  messages: {
    missing: {
      message: '`{{word}}` has no reason, so the next reader cannot tell a decision from an oversight.',
      help: 'Add the reason after two dashes: `{{word}}{{rules}} -- reason`.',
    },
  },
  *check({ directives }) {
    for (const directive of directives) {
      const { word, exists, rules, reason } = directive;
      if (!exists || reason !== undefined || word === 'toolint-enable' || word.startsWith('eslint-')) continue;
      const list = rules.map(({ id }) => id).join(', ');
      yield { at: directive, message: 'missing', data: { word, rules: list && ` ${list}` } };
    }
  },
});
