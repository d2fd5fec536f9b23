import { defineRule, type Manifest } from '../../src/core/rule.js';
import { nameMeant } from '../common/lib/undefined.js';

export default defineRule({
  id: 'python/undefined-name',
  summary: 'A tool uses a name that nothing defines',
  severity: 'error',
  in: 'recommended',
  source: {
    document: 'Python Language Reference',
    section: 'Naming and binding',
    says: 'When a name is not found at all, a NameError exception is raised.',
    kind: 'MUST',
  },
  messages: {
    always: {
      message: 'Nothing defines `{{name}}` here, so every call of this tool raises a NameError.',
      help: '{{advice}}.',
    },
    atImport: {
      message: 'Nothing defines `{{name}}` here, so Python cannot import this file and its tools are missing.',
      help: '{{advice}}.',
    },
    below: {
      message: 'Only below is `{{name}}` defined, so Python cannot import this file and its tools are missing.',
      help: 'Move the definition of `{{name}}` above this function.',
    },
    forTypes: {
      message: 'Only type checkers see `{{name}}`, so Python cannot import this file and its tools are missing.',
      help: 'Import `{{name}}` outside of `if TYPE_CHECKING`.',
    },
    here: {
      message: 'Nothing defines `{{name}}` here, so a call that comes here raises a NameError.',
      help: '{{advice}}.',
    },
  },
  *check(manifest) {
    for (const each of manifest.code.python?.undefinedNames() ?? []) {
      const { start, end, name, near, isAlways, isInSketch, isAtImport, definition, isForTypes } = each;
      if (!isAtImport && isGiven(name, manifest)) continue;
      const meant = MODULES.has(name) ? undefined : nameMeant(name, near);
      if (isInSketch && meant === undefined && !MODULES.has(name)) continue;
      yield {
        at: { start, end },
        message: definition
          ? isForTypes
            ? 'forTypes'
            : 'below'
          : isAtImport
            ? 'atImport'
            : isAlways
              ? 'always'
              : 'here',
        data: {
          name,
          advice:
            meant !== undefined
              ? `Write \`${meant}\``
              : MODULES.has(name)
                ? `Add \`import ${name}\``
                : `Import or define \`${name}\``,
        },
        cause: `${manifest.path} ${name}`,
        ...(definition && { related: [{ at: definition, note: 'The definition.' }] }),
        ...(!isAlways && !isAtImport && { severity: 'warning' }),
      };
    }
  },
});

/** Another file may set it: `tools.database = …`. */
function isGiven(name: string, { path, isNamedElsewhere }: Manifest): boolean {
  const module = path.slice(path.lastIndexOf('/') + 1).replace(/\.py$/, '');
  return isNamedElsewhere([`${module}.${name} =`]);
}

const MODULES: ReadonlySet<string> = new Set(
  (
    'argparse ast asyncio base64 collections contextlib copy csv datetime functools glob hashlib inspect io itertools json ' +
    'logging math os pathlib platform random re requests httpx shlex shutil signal socket sqlite3 string subprocess sys ' +
    'tempfile textwrap threading time traceback typing uuid urllib'
  ).split(' '),
);
