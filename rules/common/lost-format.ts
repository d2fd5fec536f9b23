import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'common/lost-format',
  summary: 'A change made a manifest into a file that no format recognises',
  tags: ['never-suppressed', 'follows-file'],
  severity: 'error',
  in: 'recommended',
  source: {
    document: 'toolint',
    section: 'formats',
    says: 'A file that is no longer recognised is no longer linted.',
    kind: 'advice',
  },
  messages: {
    lost: {
      message: 'Before this change the file was {{what}}. Now no format recognises it, so it is not linted.',
      help: 'Restore what {{what}} is recognised by: {{knownBy}}. If the file is not a manifest any more, move or delete it.',
    },
    empty: {
      message: 'Before this change the file was {{what}}. Now it is empty, so nothing is linted.',
      help: 'Restore its content, or delete the file.',
    },
    broken: {
      message: 'Before this change the file was {{what}}. Now it cannot be parsed, so it is not linted.',
      help: 'Fix its syntax, or delete the file.',
    },
  },
  byEngine: 'run',
});
