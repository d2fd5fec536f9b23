/** Makers of the structural rules that every format has, driven by its schema.json. */
import {
  defineRule,
  type FormatId,
  type Manifest,
  type Rule,
  type Source,
  type StructuralKind,
  type Problem,
  type ProblemData,
} from '../../../src/core/rule.js';
import { isTemplate } from './versions.js';

/** Whether a file is used as it is. In others, such as templates and copies, what is wrong is a warning. */
type IsUsed = (manifest: Manifest) => boolean;

/** `then`: what comes of a missing field, where that is the same for all. */
export function requiredField(format: FormatId, source: Source, then?: string, isUsed?: IsUsed): Rule {
  return certainWhere(isUsed, {
    id: `${format}/required-field`,
    summary: 'A required field is missing',
    severity: 'error',
    in: 'spec',
    source,
    structural: true,
    messages: {
      missing: {
        message: `{{object}} has no \`{{field}}\`, ${then === undefined ? 'which is required: {{why}}' : `so ${then}`}.`,
        help: 'Add {{write}}.',
      },
      missingPlain: {
        message: `{{object}} has no \`{{field}}\`, ${then === undefined ? 'which is required' : `so ${then}`}.`,
        help: 'Add {{write}}.',
      },
    },
    check: (manifest) => pick(manifest.structure(format), 'required-field'),
  });
}

/** `then`: what becomes of a field, or of an entry of one, that has the wrong type. `readers`: who cannot read the whole. */
export function fieldType(
  format: FormatId,
  source: Source,
  readers: string,
  then: (what: 'field' | 'entry') => string,
  isUsed?: IsUsed,
): Rule {
  return certainWhere(isUsed, {
    id: `${format}/field-type`,
    summary: 'A field has the wrong type, or a value outside a fixed set',
    severity: 'error',
    in: 'spec',
    fixable: 'both',
    source,
    structural: true,
    messages: {
      wrong: {
        message: `\`{{field}}\` must be {{expected}} but is {{found}}, so ${then('field')}.`,
        help: '{{advice}}.',
      },
      wrongEntry: {
        message: `An entry of \`{{field}}\` must be {{expected}} but is {{found}}, so ${then('entry')}.`,
        help: '{{advice}}.',
      },
      wrongWhole: {
        message: `This must be {{expected}} but is {{found}}, so ${readers} cannot read it as {{title}}.`,
        help: '{{advice}}.',
      },
    },
    check: (manifest) => pick(manifest.structure(format), 'field-type').filter(isFilledIn),
  });
}

/** Where a format keeps length and form of strings apart from types. `then`: what becomes of the field. */
export function fieldFormat(format: FormatId, source: Source, then: string, isUsed?: IsUsed): Rule {
  return certainWhere(isUsed, {
    id: `${format}/field-format`,
    summary: 'A string is too long, empty, or not of the form that its field has',
    severity: 'error',
    in: 'spec',
    source,
    structural: true,
    messages: {
      wrong: { message: `\`{{field}}\` must be {{expected}} but is {{found}}, so ${then}.`, help: '{{advice}}.' },
      wrongEntry: {
        message: `An entry of \`{{field}}\` must be {{expected}} but is {{found}}, so ${then}.`,
        help: '{{advice}}.',
      },
    },
    check: (manifest) => pick(manifest.structure(format), 'field-format').filter(isFilledIn),
  });
}

/** Not what a release fills in: that has another value, and perhaps another type, where it is read. */
const isFilledIn = ({ at }: { at: Problem['at'] }): boolean =>
  !('value' in at && typeof at.value === 'string' && isTemplate(at.value));

export function misspeltField(format: FormatId, source: Source): Rule {
  return defineRule({
    id: `${format}/misspelt-field`,
    summary: 'A field is a misspelling of a known one',
    severity: 'warning',
    otherSeverity: 'error',
    in: 'recommended',
    source,
    structural: true,
    fixable: 'safe',
    messages: {
      misspelt: {
        message: '`{{key}}` is not a field of {{title}}, so it is ignored.',
        help: 'Rename `{{key}}` to `{{meant}}`.',
      },
      misspeltRequired: {
        message: '`{{key}}` is not a field of {{title}}, so the required `{{meant}}` is missing.',
        help: 'Rename `{{key}}` to `{{meant}}`.',
      },
      leftover: {
        message: '`{{key}}` is not a field of {{title}}, so only `{{meant}}` next to it is read.',
        help: 'Remove `{{key}}`. If its value is the right one, move it to `{{meant}}` first.',
      },
    },
    check: (manifest) => pick(manifest.structure(format), 'misspelt-field'),
  });
}

/** `toldElsewhere`: the places of which another rule says more. `help`: what to do, or that about one key, without the full stop. */
export function unknownField(
  format: FormatId,
  source: Source,
  toldElsewhere: (manifest: Manifest) => readonly unknown[] = () => [],
  help: string | ((data: ProblemData) => string) = 'Remove `{{key}}`, or correct its name if it is misspelt.',
): Rule {
  return defineRule({
    id: `${format}/unknown-field`,
    summary: 'A field that the format does not know',
    severity: 'info',
    in: 'strict',
    source,
    structural: true,
    messages: {
      unknown: {
        message: '`{{key}}` is not a field of {{title}}, so it is ignored.',
        help: typeof help === 'string' ? help : '{{advice}}.',
      },
    },
    check(manifest) {
      const told = new Set(toldElsewhere(manifest));
      const found = pick<'unknown'>(manifest.structure(format), 'unknown-field').filter(({ at }) => !told.has(at));
      if (typeof help === 'string') return found;
      return found.map(({ data = {}, ...rest }) => ({ ...rest, data: { ...data, advice: help(data) } }));
    },
  });
}

/** A structural rule that says more than the schema does. */
export function alsoFinding(
  rule: Rule,
  messages: Rule['messages'],
  more: (manifest: Manifest) => Iterable<Problem>,
): Rule {
  return defineRule({
    ...rule,
    messages: { ...rule.messages, ...messages },
    check: (manifest, context) => [...rule.check!(manifest, context), ...more(manifest)],
  });
}

/** It asks for no files, so that ESLint, which has none, runs the rule. */
function certainWhere(isUsed: IsUsed | undefined, rule: Rule): Rule {
  if (!isUsed) return defineRule(rule);
  return defineRule({
    ...rule,
    otherSeverity: 'warning',
    check(manifest, context) {
      const problems = [...rule.check!(manifest, context)];
      return isUsed(manifest) ? problems : problems.map((each) => ({ ...each, severity: 'warning' as const }));
    },
  });
}

type Structure = ReturnType<Parameters<NonNullable<Rule['check']>>[0]['structure']>;

function pick<Id extends string>(structure: Structure, kind: StructuralKind): Problem<Id>[] {
  return structure
    .filter((each) => each.kind === kind)
    .map(({ problem }) => problem as typeof problem & { message: Id });
}
