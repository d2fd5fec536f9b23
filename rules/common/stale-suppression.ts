import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'common/stale-suppression',
  summary: 'An entry of toolint-suppressions.json no longer matches a finding',
  severity: 'error',
  in: 'recommended',
  tags: ['unnecessary', 'never-suppressed', 'follows-related'],
  source: {
    document: 'toolint',
    section: 'suppressions',
    says: 'A suppression belongs to one finding, and is removed with it.',
    kind: 'advice',
  },
  messages: {
    mended: {
      message: '`{{rule}}` no longer reports anything at {{place}}, so this suppression is unused.',
      help: 'If it stays, it hides the problem when it comes back. Run `npx toolint --prune-suppressions` to remove it.',
    },
    fileGone: {
      message: '{{path}} no longer exists, so this suppression is unused.',
      help: 'Run `npx toolint --prune-suppressions` to remove it.',
    },
    ruleGone: {
      message: 'Unknown rule `{{rule}}`{{hint}}. This suppression does nothing.',
      help: 'Correct the name, or run `npx toolint --prune-suppressions` to remove it.',
    },
    acceptedUntil: {
      message: '`diff.accept` names {{accepted}} of {{tool}}, only until {{until}}, which is reached.',
      help: 'Take the entry out of the config.',
    },
    acceptedNothing: {
      message: '`diff.accept` names {{accepted}} of {{tool}}, and nothing of that kind differs.',
      help: 'Take the entry out of the config.',
    },
    many: {
      message: '{{count}} suppressions no longer match a finding.',
      help: 'Run `npx toolint --prune-suppressions` to remove them.',
    },
  },
  byEngine: 'run',
});
