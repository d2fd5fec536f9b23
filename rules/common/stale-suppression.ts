import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'common/stale-suppression',
  summary: 'An entry of toolint-suppressions.json has nothing left to hide',
  severity: 'error',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'suppressions',
    says: 'A suppression stands for one finding, and goes with it.',
    kind: 'advice',
  },
  messages: {
    mended:
      '`{{rule}}` finds nothing at {{place}} any more, so this suppression has nothing to hide. Left behind, it would hide the same fault unseen when it comes back. Run `toolint --prune-suppressions` to take it out.',
    fileGone:
      '{{path}} is gone, so this suppression has nothing to hide. Run `toolint --prune-suppressions` to take it out.',
    ruleGone:
      'There is no rule `{{rule}}`{{hint}}, so this suppression hides nothing. Correct the name, or run `toolint --prune-suppressions` to take it out.',
  },
  byEngine: 'run',
});
