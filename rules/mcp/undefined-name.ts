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
    required: {
      message: 'This file is an ES module, which has no `require`, so {{what}} throws a ReferenceError.',
      help: 'Use `import`, or `createRequire(import.meta.url)` of `node:module`.',
    },
  },
  *check({ code, neighbours, path }) {
    for (const { start, end, name, near, isAlways, isRequire } of code.undefinedNames ?? []) {
      const severity = isAlways ? {} : ({ severity: 'warning' } as const);
      if (isRequire) {
        // Without the files around it, it is not known what the package says.
        if (/\.c[jt]s$/.test(path) || !neighbours?.packages.some(({ isOfModules }) => isOfModules)) continue;
        const what = isRequire === 'at load' ? 'loading it' : 'a call that comes here';
        yield { at: { start, end }, message: 'required', data: { what }, cause: `${path} require`, ...severity };
        continue;
      }
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
        ...severity,
      };
    }
  },
});
