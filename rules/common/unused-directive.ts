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
      message: 'Unused directive `{{word}}`: `{{rule}}` reports nothing here.',
      help: 'Remove it, or it may hide a future problem.',
    },
    hidesAnything: {
      message: 'Unused directive `{{word}}`: there is nothing to suppress here.',
      help: 'Remove it, or it may hide a future problem.',
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
      message: 'Unknown rule `{{rule}}`{{hint}}, so this comment does nothing.',
      help: 'Correct the name. Separate several rules with commas, and start the reason with ` -- `.',
    },
    word: {
      message: 'Unknown directive `{{word}}`{{hint}}, so this comment does nothing.',
      help: 'Write `toolint-disable-next-line`, `toolint-disable-line`, `toolint-disable` or `toolint-enable`, or remove the comment.',
    },
    never: {
      message: 'A comment cannot disable `{{rule}}`.',
      help: 'Remove the rule from this comment, and fix what it reports or configure it in the config file.',
    },
  },
  byEngine: 'file',
});
