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
      help: 'Run `npx toolint --prune-suppressions` to remove it, or it hides the problem when it comes back.',
    },
    fileGone: {
      message: '{{path}} no longer exists, so this suppression is unused.',
      help: 'Run `npx toolint --prune-suppressions` to remove it.',
    },
    ruleGone: {
      message: 'There is no rule `{{rule}}`{{hint}}, so this suppression does nothing.',
      help: 'Correct the name, or run `npx toolint --prune-suppressions` to remove it.',
    },
    acceptedUntil: {
      message: '`diff.accept` allows {{accepted}} of {{tool}} only until {{until}}, so it no longer does.',
      help: 'Remove the entry from `diff.accept`.',
    },
    acceptedNothing: {
      message: '`diff.accept` allows {{accepted}} of {{tool}}, but nothing of that kind has changed.',
      help: 'Remove the entry from `diff.accept`.',
    },
    many: {
      message: '{{count}} suppressions no longer hide anything.',
      help: 'Run `npx toolint --prune-suppressions` to remove them.',
    },
  },
  byEngine: 'run',
});
