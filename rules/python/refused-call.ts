import { nearestWord } from '../../src/core/did-you-mean.js';
import { defineRule } from '../../src/core/rule.js';
import { allOf } from '../../src/core/text.js';

export default defineRule({
  id: 'python/refused-call',
  summary: 'A tool calls itself, or a function of the project with arguments that it does not take',
  severity: 'error',
  in: 'recommended',
  source: {
    document: 'Python Language Reference',
    section: 'Calls',
    says: 'A TypeError is raised where arguments match no parameters, or a parameter has no argument and no default.',
    kind: 'MUST',
  },
  messages: {
    unknown: {
      message: '`{{function}}` takes no {{names}}, so this call always raises a TypeError.',
      help: '{{advice}}.',
    },
    lacking: {
      message: '`{{function}}` needs {{names}}, which this call does not pass, so it always raises a TypeError.',
      help: 'Pass {{names}}.',
    },
    many: {
      message: '`{{function}}` takes {{count}} by position, so this call with more always raises a TypeError.',
      help: 'Pass the others by their names, or leave them out.',
    },
    itself: {
      message: '`{{function}}` is the tool here, not the function that this file imports, which is never called.',
      help: 'Import that one under another name: `import {{function}} as …`.',
    },
  },
  *check({ code, path }) {
    for (const { is, function: called, names, left, callee, ...at } of code.python?.refusedCalls() ?? []) {
      const [only, ...others] = names;
      const meant = only === undefined || others.length > 0 ? undefined : nearestWord(only, left);
      const quoted = allOf(names.map((name) => `\`${name}\``));
      yield {
        at,
        message: is,
        data: {
          ...{ function: called, names: quoted },
          count: left.length === 1 ? '1 argument' : `${left.length} arguments`,
          advice:
            meant === undefined
              ? `Remove ${quoted}, or add ${others.length > 0 ? 'them' : 'it'} to the parameters of \`${called}\``
              : `Write \`${meant}\``,
        },
        related: [{ at: callee, note: 'The function.' }],
        // One cause: the function was changed, and its callers were not.
        cause: `${callee.file ?? path}: ${callee.start} ${is} ${quoted}`,
      };
    }
  },
});
