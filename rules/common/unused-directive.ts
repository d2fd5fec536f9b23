import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'common/unused-directive',
  summary: 'A comment that disables or enables rules has no effect',
  severity: 'warning',
  in: 'recommended',
  tags: ['unnecessary', 'about-directives'],
  source: {
    document: 'toolint',
    section: 'suppressions',
    says: 'A directive that suppresses nothing is removed, so that it cannot hide the next problem.',
    kind: 'advice',
  },
  messages: {
    hides: {
      message: '`{{word}}` hides nothing: `{{rule}}` reports nothing here.',
      help: 'Remove this comment, which would hide the next problem here.',
    },
    hidesAnything: {
      message: '`{{word}}` hides nothing: no rule reports anything here.',
      help: 'Remove this comment, which would hide the next problem here.',
    },
    enables: {
      message: '`{{rule}}` is not disabled here, so there is nothing to enable.',
      help: 'Remove this comment.',
    },
    enablesNothing: {
      message: 'No rule is disabled here, so there is nothing to enable.',
      help: 'Remove this comment.',
    },
    rule: {
      message: 'There is no rule `{{rule}}`{{hint}}, so this comment does nothing.',
      help: 'Correct the name. Separate several rules with commas, and start the reason with ` -- `.',
    },
    word: {
      message: 'There is no directive `{{word}}`{{hint}}, so this comment does nothing.',
      help: 'Write `toolint-disable-next-line`, `toolint-disable-line`, `toolint-disable` or `toolint-enable`, or remove the comment.',
    },
    never: {
      message: 'A comment cannot disable `{{rule}}`, so this one does nothing.',
      help: 'Remove `{{rule}}` from this comment. To turn the rule off, write it into the config file.',
    },
  },
  byEngine: 'file',
});
