import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'common/unused-directive',
  summary: 'A comment that disables or enables rules has no effect',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'suppressions',
    says: 'A directive that suppresses nothing is removed, so that it cannot hide the next problem.',
    kind: 'advice',
  },
  messages: {
    hides: 'Unused directive `{{word}}`: `{{rule}}` reports nothing here. Remove it, or it may hide a future problem.',
    hidesAnything:
      'Unused directive `{{word}}`: there is nothing to suppress here. Remove it, or it may hide a future problem.',
    enables: '`{{rule}}` is not disabled here, so there is nothing to enable. Remove this comment.',
    enablesNothing: 'No rule is disabled here, so there is nothing to enable. Remove this comment.',
    rule: 'Unknown rule `{{rule}}`{{hint}}, so this comment does nothing. Correct the name. Separate several rules with commas, and start the reason with ` -- `.',
    word: 'Unknown directive `{{word}}`{{hint}}, so this comment does nothing. Write `toolint-disable-next-line`, `toolint-disable-line`, `toolint-disable` or `toolint-enable`, or remove the comment.',
    never:
      'A comment cannot disable `{{rule}}`. Remove the rule from this comment, and fix what it reports or configure it in the config file.',
  },
  byEngine: 'file',
});
