import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'common/unused-directive',
  summary: 'A comment that switches rules off or on does nothing',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'suppressions',
    says: 'What hides nothing is taken out, so that it cannot hide the next fault.',
    kind: 'advice',
  },
  messages: {
    hides:
      'There is nothing of `{{rule}}` here for `{{word}}` to hide. Take it out: left behind, it would hide the next fault of that kind unseen.',
    hidesAnything:
      'There is nothing here for `{{word}}` to hide. Take it out: left behind, it would hide the next fault unseen.',
    enables: '`{{rule}}` is not switched off here, so there is nothing to switch on again. Take it out.',
    enablesNothing: 'Nothing is switched off here, so there is nothing to switch on again. Take it out.',
    rule: 'There is no rule `{{rule}}`{{hint}}, so this hides nothing. Rules are separated by commas, and a reason comes after ` -- `.',
    word: 'There is no directive `{{word}}`{{hint}}, so this does nothing. Correct the word, or take the comment out.',
    never: '`{{rule}}` cannot be switched off by a comment. Fix what it finds, or set it in the config.',
  },
  byEngine: 'file',
});
