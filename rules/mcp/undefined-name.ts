import { defineRule } from '../../src/core/rule.js';
import { nameMeant } from '../common/lib/undefined.js';

export default defineRule({
  id: 'mcp/undefined-name',
  summary: 'The code of a server uses a name that nothing declares',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'recommended',
  source: {
    document: 'ECMAScript Language Specification',
    section: 'GetValue',
    says: 'If the reference cannot be resolved, throw a ReferenceError exception.',
    kind: 'advice',
  },
  messages: {
    undeclared: {
      message: 'Nothing declares `{{name}}` here, so a call that comes here throws a ReferenceError.',
      help: '{{advice}}.',
    },
  },
  *check({ code, path }) {
    for (const { start, end, name, near, isAlways } of code.undefinedNames ?? []) {
      const isElsewhere = near.includes(name);
      const meant = isElsewhere ? undefined : nameMeant(name, near);
      const advice = isElsewhere
        ? `Declare it where this code sees it: \`${name}\` of another block or function is not seen here`
        : meant !== undefined
          ? `Write \`${meant}\``
          : `Import or declare \`${name}\``;
      yield {
        at: { start, end },
        message: 'undeclared',
        data: { name, advice },
        cause: `${path} ${name}`,
        ...(!isAlways && { severity: 'warning' }),
      };
    }
  },
});
