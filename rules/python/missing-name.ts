import { nearestWord } from '../../src/core/did-you-mean.js';
import { LAST_SDK } from '../../src/core/python-code.js';
import { defineRule } from '../../src/core/rule.js';

export default defineRule({
  id: 'python/missing-name',
  summary: 'An import of a name that the module does not have',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'recommended',
  tags: ['stops-server'],
  source: {
    document: 'Python Language Reference',
    section: 'The import statement',
    says: 'Where a module has no attribute of the name and no submodule, ImportError is raised.',
    kind: 'MUST',
  },
  messages: {
    meant: {
      message: '`{{module}}` does not define `{{name}}`, so Python cannot import this file and its tools are missing.',
      help: 'Write `{{meant}}`.',
    },
    missing: {
      message: '`{{module}}` does not define `{{name}}`, so Python cannot import this file and its tools are missing.',
      help: 'Define `{{name}}` there, or import what the module has.',
    },
    meantInSdk: {
      message: '`{{module}}` has no `{{name}}` in the SDK up to {{last}}, so Python cannot import this file.',
      help: 'Write `{{meant}}`.',
    },
    missingInSdk: {
      message: '`{{module}}` has no `{{name}}` in the SDK up to {{last}}, so Python cannot import this file.',
      help: 'Import what the SDK has, or ask for the later version that has it.',
    },
  },
  *check(manifest) {
    for (const { start, end, name, module, isInSdk, near } of manifest.code.python?.missingNames ?? []) {
      const stem = module
        .replace(/(?:\/__init__)?\.py$/, '')
        .split('/')
        .at(-1)!;
      // Another file may set it.
      if (!isInSdk && manifest.isNamedElsewhere([`${stem}.${name} =`])) continue;
      const meant = nearestWord(name, near);
      yield {
        at: { start, end },
        message: isInSdk
          ? meant === undefined
            ? 'missingInSdk'
            : 'meantInSdk'
          : meant === undefined
            ? 'missing'
            : 'meant',
        data: { name, module, meant, last: LAST_SDK },
        // One cause: the module was changed without what imports it.
        cause: `${manifest.path} ${module}`,
        // A later version may have what resembles nothing.
        ...(isInSdk && meant === undefined && { severity: 'warning' as const }),
      };
    }
  },
});
