/** Makers of the structural rules that every format has, driven by its schema.json. */
import {
  defineRule,
  type FormatId,
  type Manifest,
  type Rule,
  type Source,
  type StructuralKind,
  type StructuralMessages,
  type StructuralProblem,
  type Problem,
} from '../../../src/core/rule.js';
import { groupBy } from '../../../src/core/collections.js';
import { isComment } from '../../../src/core/did-you-mean.js';
import { allOf } from '../../../src/core/text.js';
import { entries, walk, type Node, type ObjectNode, type StringNode } from '../../../src/core/tree.js';
import { isStandIn, isTemplate, isTemplateFile } from './versions.js';

/**
 * What makes it uncertain that a file is used as it is, as the end of a sentence, and how severe what is wrong is then.
 * It asks for few files, so that ESLint, which has none, runs the rules.
 */
export interface Doubt {
  readonly unless: string;
  readonly severity?: 'warning' | 'info';
}
type Unless = (manifest: Manifest) => Doubt;
/** What becomes of a file in which something is wrong, if nothing there is ignored. */
interface Refusal {
  readonly then: string;
  readonly unless?: Unless;
  /** A release writes this field, so what it holds until then is of no matter. */
  readonly fills?: (manifest: Manifest, field: string) => boolean;
}
export const so = ({ then, unless }: Refusal): string => `so ${then}${unless ? '{{unless}}' : ''}.`;

export function requiredField(format: FormatId, source: Source, refusal?: Refusal): Rule {
  return certainWhere(refusal?.unless, {
    id: `${format}/required-field`,
    summary: 'A required field is missing',
    severity: 'error',
    in: 'spec',
    source,
    structural: true,
    messages: {
      missing: {
        message: `{{object}} has no \`{{field}}\`, ${refusal ? so(refusal) : 'which is required: {{why}}.'}`,
        help: 'Add {{write}}.',
      },
      missingPlain: {
        message: `{{object}} has no \`{{field}}\`, ${refusal ? so(refusal) : 'which is required.'}`,
        help: 'Add {{write}}.',
      },
    },
    check: (manifest) => withoutFilled(pick(manifest.structure(format), 'required-field'), manifest, refusal),
  });
}

/** In a file that is refused as a whole, the entries of a list have one cause, and the same wrong word of a field has. */
function causeOf({ at, message, data }: Problem): string | undefined {
  if (message === 'wrongEntry') return 'entries';
  return 'kind' in at && at.kind === 'string' ? `${String(data?.['field'])} ${(at as StringNode).value}` : undefined;
}

/** `outcome`: what becomes of the file, or of a field or an entry that has the wrong type. `readers`: who cannot read the whole. */
export function fieldType(
  format: FormatId,
  source: Source,
  readers: string,
  outcome: Refusal | ((what: 'field' | 'entry') => string),
): Rule {
  const [then, refusal] = typeof outcome === 'function' ? [outcome] : [() => outcome.then, outcome];
  const unless = refusal?.unless;
  return certainWhere(unless, {
    id: `${format}/field-type`,
    summary: 'A field has the wrong type, or a value outside a fixed set',
    severity: 'error',
    in: 'spec',
    fixable: 'both',
    source,
    structural: true,
    messages: {
      wrong: {
        message: `\`{{field}}\` must be {{expected}} but is {{found}}, ${so({ then: then('field'), unless })}`,
        help: '{{advice}}.',
      },
      wrongEntry: {
        message: `An entry of \`{{field}}\` must be {{expected}} but is {{found}}, ${so({ then: then('entry'), unless })}`,
        help: '{{advice}}.',
      },
      wrongWhole: {
        message: `This must be {{expected}} but is {{found}}, so ${readers} cannot read it as {{title}}.`,
        help: '{{advice}}.',
      },
    },
    check: (manifest) =>
      withoutFilled(pick(manifest.structure(format), 'field-type'), manifest, refusal)
        .filter(isRead)
        .map((each) => {
          const cause = unless && causeOf(each);
          return cause === undefined ? each : { ...each, cause: `${manifest.path}: ${cause}` };
        }),
  });
}

/** Where a format keeps length and form of strings apart from types. */
export function fieldFormat(format: FormatId, source: Source, refusal: Refusal): Rule {
  return certainWhere(refusal.unless, {
    id: `${format}/field-format`,
    summary: 'A string is too long, empty, or not of the form that its field has',
    severity: 'error',
    in: 'spec',
    source,
    structural: true,
    messages: {
      wrong: {
        message: `\`{{field}}\` must be {{expected}} but is {{found}}, ${so(refusal)}`,
        help: '{{advice}}.',
      },
      wrongEntry: {
        message: `An entry of \`{{field}}\` must be {{expected}} but is {{found}}, ${so(refusal)}`,
        help: '{{advice}}.',
      },
    },
    check: (manifest) =>
      withoutFilled(pick(manifest.structure(format), 'field-format'), manifest, refusal).map(ofStandIn),
  });
}

/** Not what a release fills in: that has another value, and perhaps another type, where it is read. */
const withoutFilled = <Found extends Problem>(
  found: readonly Found[],
  manifest: Manifest,
  { fills }: Partial<Refusal> = {},
): Found[] => {
  const isFilled = (text: string): boolean =>
    isTemplate(text) || (isTemplateFile(manifest.path) && /^\$[A-Za-z_]\w*$/.test(text));
  return found.filter(({ at, data }) => !isFilled(textOf(at)) && !fills?.(manifest, String(data?.['field'])));
};

/** What says of itself that it is to be replaced. */
const ofStandIn = (found: Problem): Problem =>
  isStandIn(textOf(found.at))
    ? { ...found, severity: 'info', data: { ...found.data, unless: ' unless a release fills it in' } }
    : found;

const textOf = (at: Problem['at']): string => ('value' in at && typeof at.value === 'string' ? at.value : '');

/** Not an object of which nothing could be read: `{{PLATFORMS}}`, which a build replaces. */
const isRead = ({ at }: { at: Problem['at'] }): boolean => {
  const { kind, open, entries } = at as Partial<ObjectNode>;
  return !(kind === 'object' && open && entries?.length === 0);
};

export function misspeltField(format: FormatId, source: Source, refusal?: Refusal): Rule {
  return certainWhere(refusal?.unless, {
    id: `${format}/misspelt-field`,
    summary: 'A field is a misspelling of a known one',
    severity: refusal ? 'error' : 'warning',
    otherSeverity: 'error',
    in: 'recommended',
    source,
    structural: true,
    fixable: 'safe',
    messages: {
      misspelt: {
        message: `\`{{key}}\` is not a field of {{title}}, ${refusal ? so(refusal) : 'so it is ignored.'}`,
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

interface UnknownFields {
  /** The places of which another rule says more. */
  readonly toldElsewhere?: (manifest: Manifest) => readonly unknown[];
  /** What to do. */
  readonly help?: string;
  readonly refusal?: Refusal;
  /** A file that has the key in one entry has it in each: that is one finding. */
  readonly once?: true;
  /** What a format says of some fields, and its texts. */
  readonly messages?: Rule['messages'];
  readonly fixable?: Rule['fixable'];
  readonly also?: (manifest: Manifest) => (found: Problem) => Problem;
}

export function unknownField(format: FormatId, source: Source, more: UnknownFields = {}): Rule {
  const { toldElsewhere, help = 'Remove `{{key}}`, or correct its name if it is misspelt{{only}}.', refusal } = more;
  const message = `\`{{key}}\` is not a field of {{title}}, ${refusal ? so(refusal) : 'so it is ignored.'}`;
  const several = {
    message: `{{keys}} are not fields of {{title}}, ${refusal ? so(refusal) : 'so they are ignored.'}`,
    help: help.replace('its name if it is', 'their names if they are').replace(/`{{key}}`|\bit\b/g, 'them'),
  };
  const comment = { message, help: 'Remove this comment.' };
  const messages: Rule['messages'] = {
    unknown: { message, help },
    comment,
    ...(more.once && { several }),
    ...more.messages,
  };
  return certainWhere(refusal?.unless, {
    id: `${format}/unknown-field`,
    summary: 'A field that the format does not know',
    severity: refusal ? 'error' : 'info',
    in: refusal ? 'spec' : 'strict',
    source,
    structural: true,
    ...(more.fixable && { fixable: more.fixable }),
    messages,
    check(manifest) {
      const told = new Set(toldElsewhere?.(manifest));
      const also = more.also?.(manifest) ?? ((each) => each);
      const found = pick(manifest.structure(format), 'unknown-field').flatMap((each): Problem[] => {
        if (told.has(each.at)) return [];
        return isComment(String(each.data?.['key'])) ? [{ ...each, message: 'comment' }] : [also(each)];
      });
      return more.once ? oncePerKey(found, manifest, refusal !== undefined) : found;
    },
  });
}

/**
 * The places of one key have one cause. Keys that are all in several entries of one kind have one too: whole definitions
 * were pasted in. So have the keys of one object for which a file is refused: they are removed or renamed together.
 */
function oncePerKey(found: readonly Problem[], { root }: Manifest, isRefused: boolean): Problem[] {
  const plain = found.filter(({ message }) => message === 'unknown');
  const same = [...groupBy(plain, (each) => `${keyIn(each)} ${titleIn(each)}`).values()];
  const repeated = same.filter(({ length }) => length > 1).flat();
  const single = isRefused ? plain.filter((each) => !repeated.includes(each)) : [];
  const holders = holdersIn(plain.length > 1 ? root : undefined);
  const holderOf = ({ at }: Problem) => holders.get(at);
  const joined = [...groupBy(repeated, titleIn).values(), ...groupBy(single, holderOf).values()].filter(
    (some) => new Set(some.map(keyIn)).size > 1,
  );
  const told = new Set(joined.flat());
  const several = joined.flatMap((some) => {
    const names = [...new Set(some.map(keyIn))].map((key) => `\`${key}\``);
    const keys = allOf(names.length > MOST_NAMED + 1 ? [...names.slice(0, MOST_NAMED), 'others'] : names);
    return [...groupBy(some, holderOf).values()].map(([first, ...others]) => ({
      ...first!,
      message: 'several',
      data: { ...first!.data, keys },
      related: others.map((other) => ({ at: other.at, note: `\`${keyIn(other)}\` too.` })),
      cause: keys,
    }));
  });
  const others = found.filter((each) => !told.has(each)).map((each) => ({ ...each, cause: keyIn(each) }));
  return [...others, ...several];
}

/** The object that each entry is in. */
export const holdersIn = (root: Node | undefined): ReadonlyMap<unknown, Node> =>
  new Map((root ? [...walk(root)] : []).flatMap((node) => entries(node).map((each) => [each, node] as const)));

const MOST_NAMED = 5;
const keyIn = ({ data }: Problem): string => String(data?.['key']);
const titleIn = ({ data }: Problem): string => String(data?.['title']);

/** A structural rule that says more than the schema does. */
export function alsoFinding(
  rule: Rule,
  messages: Rule['messages'],
  more: (manifest: Manifest) => Iterable<Problem>,
  unless?: Unless,
): Rule {
  return certainWhere(unless, {
    ...rule,
    messages: { ...rule.messages, ...messages },
    check(manifest, context) {
      const found = [...more(manifest)];
      const told = new Set<unknown>(found.flatMap(({ covers = [] }) => covers));
      return [...[...rule.check!(manifest, context)].filter(({ at }) => !told.has(at)), ...found];
    },
  });
}

/** A rule that says more of what another one finds. */
export const refined = (rule: Rule, refine: (found: Problem, manifest: Manifest) => Problem): Rule =>
  defineRule({
    ...rule,
    check: (manifest, context) => [...rule.check!(manifest, context)].map((found) => refine(found, manifest)),
  });

/** A rule of which what it finds is less severe where it is uncertain that the file is used as it is. */
export function certainWhere<const Id extends string>(unless: Unless | undefined, rule: Rule<Id>): Rule {
  if (!unless) return defineRule(rule);
  return defineRule({
    otherSeverity: 'warning',
    ...rule,
    check(manifest, context) {
      const problems = [...rule.check!(manifest, context)];
      if (problems.length === 0) return [];
      const { unless: open, ...severity } = unless(manifest);
      return problems.map((each) => ({
        ...each,
        ...(each.severity !== 'info' && severity),
        data: { unless: open, ...each.data },
      }));
    },
  });
}

function pick<Kind extends StructuralKind>(
  structure: readonly StructuralProblem[],
  kind: Kind,
): Problem<StructuralMessages[Kind]>[] {
  const ofKind = structure.filter((each) => each.kind === kind) as StructuralProblem<Kind>[];
  return ofKind.map(({ problem }) => problem);
}
