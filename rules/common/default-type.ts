import { functionOf, type PythonParameter } from '../../src/core/python-code.js';
import { defineRule, type InWords, type Manifest, type Tool } from '../../src/core/rule.js';
import { entry, get, has, text, type Node, type ObjectNode } from '../../src/core/tree.js';
import { BOUNDS, contradiction } from './lib/bounds.js';
import { hasNoTypeInGloodata, isUnset } from './lib/left-to-formats.js';
import { schemasWith } from './lib/schemas.js';
import { acceptedTypes } from './lib/branches.js';
import { converted, declaredTypes, fits, standsFor, type TypeName } from './lib/schema-types.js';
import { showIn, typeWords } from './lib/text.js';
import { keyed, writingOf, type Writing } from './lib/written.js';

export default defineRule({
  id: 'common/default-type',
  summary: '`default` does not fit the declared `type`, or is outside its bounds',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'JSON Schema Validation',
    section: 'default',
    says: 'A default should be valid against its schema.',
    kind: 'SHOULD',
  },
  fixable: 'both',
  messages: {
    misfit: {
      message: '`{{name}}` defaults to {{found}} but must be {{types}}, so a call that sends {{sent}} {{is}} refused.',
      help: '{{advice}}.',
    },
    misfitUnnamed: {
      message: 'The default is {{found}} but must be {{types}}, so a call that sends {{sent}} may be refused.',
      help: '{{advice}}.',
    },
    annotated: {
      message: '`{{name}}` defaults to None but has the type `{{type}}`, so a call that sends null is refused.',
      help: 'Write {{write}}.',
    },
    demanded: {
      message: '`{{name}}` has a default, so models may leave it out, but its function refuses calls without it.',
      help: 'Remove the default, so that models send `{{name}}`.',
    },
    payload: {
      message: '`{{name}}` has a default, so models may leave it out, but then its function sends nothing.',
      help: 'Remove the default, so that models send `{{name}}`.',
    },
    fails: {
      message: '`{{name}}` has a default, so models may leave it out, but its function then fails on None.',
      help: 'Remove the default{{dropped}}.',
    },
    said: {
      message: '`{{name}}` has a default, so models may leave it out, but its description says that it is required.',
      help: 'Remove the default{{dropped}}.',
    },
    type: {
      message: '`{{name}}` defaults to a type, so models do not see its values, and calls without it pass the type on.',
      help: 'Write `{{name}}: {{type}}`{{given}}.',
    },
    outside: {
      message:
        '{{name}} defaults to {{value}}, but `{{keyword}}` is {{bound}}, so a call that sends the default may fail.',
      help: 'Write a default that fits `{{keyword}}`, or set `{{keyword}}` to {{value}}.',
    },
  },
  *check(manifest) {
    for (const schema of schemasWith(manifest, 'default')) {
      const { node, role, property, tool } = schema;
      const value = entry(node, 'default')?.value;
      const types = value && (declaredTypes(node) ?? acceptedTypes(schema));
      if (!types || node.isLenient || fits(value, types) || isUnset(value, manifest)) continue;
      if (hasNoTypeInGloodata(manifest, types)) continue;
      // Shinkai's older runtime wanted defaults as strings: shinkai/default-as-string is about them.
      if (
        value.kind === 'string' &&
        manifest.formats.includes('shinkai') &&
        standsFor(value.value, types) !== undefined
      )
        continue;
      // What comes back has no default that anybody fills in; null says no more than that.
      if (value.kind === 'null' && role === 'output') continue;
      const exact = converted(value, types);
      const isUsed = exact !== undefined && value.kind === 'string' && isUsedIn(tool, property?.key, manifest);
      const writing = writingOf(node, tool, property?.key, manifest);
      const parameter = writing.is === 'parameter' && value.kind === 'null' ? writing.parameter : undefined;
      const shown = parameter?.type === undefined ? undefined : parameter;
      const made = value.kind === 'null' ? functionOf(tool.node, manifest.code.python) : undefined;
      const said =
        text(get(node, 'description')) ?? made?.documented.find(({ name }) => name === property?.key)?.text ?? '';
      const alone = value.kind === 'null' ? neededFor(said, parameter) : undefined;
      if (alone) {
        yield {
          ...{ at: value, message: alone, cause: causeOf(value, alone, manifest), alike: 'parameter' },
          data: { name: property?.key, dropped: parameter ? dropped(parameter) : '' },
          ...(alone !== 'fails' && { severity: 'info' }),
        };
        continue;
      }
      yield {
        at: value,
        message: shown ? 'annotated' : property ? 'misfit' : 'misfitUnnamed',
        data: shown
          ? { name: shown.name, type: shown.type, write: allowingNone(shown) }
          : {
              name: property?.key,
              found: showIn(value),
              types: typeWords(types),
              sent: value.kind === 'null' ? 'null' : 'the default',
              // What a function takes is checked before it is called.
              is: made ? 'is' : 'may be',
              advice: adviceFor(value, { types, exact, is: writing.is, hasType: has(node, 'type') === 'yes', isUsed }),
            },
        // One cause: how a file writes what may be left out.
        ...(value.kind === 'null' && { cause: causeOf(value, 'null', manifest), alike: 'parameter' }),
        ...(value.kind === 'null' && OMITTED.test(said) && { severity: 'info' }),
        fix:
          exact !== undefined
            ? {
                title: `Write \`${JSON.stringify(exact)}\``,
                safe: !isUsed,
                edits: [{ op: 'set', node: value, value: exact }],
              }
            : value.kind === 'null'
              ? { title: 'Allow null in the type', safe: true, edits: [{ op: 'nullable', node: value }] }
              : undefined,
      };
    }
    yield* typesAsDefaults(manifest);
    yield* outside(manifest);
  },
});

/** A function in Python that does more with it than to send it back may do so with a text, and only the type is wrong. */
const isUsedIn = ({ label }: Tool, key: string | undefined, { code }: Manifest): boolean =>
  code.inputs.some(
    ({ tool, isOfSignature, reads }) =>
      tool === label && isOfSignature && reads.some(({ name, isEchoed }) => name === key && !isEchoed),
  );

const causeOf = ({ file }: Node, is: string, { path }: Manifest): string => `${file ?? path}: ${is}`;

/** Null ought to be refused: not the type is wrong, but that there is a default. */
function neededFor(
  said: string,
  parameter: PythonParameter | undefined,
): 'demanded' | 'payload' | 'fails' | 'said' | undefined {
  const without = parameter?.without();
  if (without) return WITHOUT[without];
  return (REQUIRED.test(said) || SHOUTED.test(said)) && !OPTIONAL.test(said) ? 'said' : undefined;
}

/** A model that is told to leave it out does not send null. */
const OMITTED = /\b(?:omit(?:ted)?\b|leav(?:e|ing) (?:it |this |them )?(?:out|empty|blank|unset|off)\b)/i;

const WITHOUT = { refused: 'demanded', empty: 'payload', fails: 'fails' } as const;
/** Not "Required skills", which is what the value is. */
const REQUIRED =
  /^\W*(?:required|mandatory)\s*(?:[.:;,)\]]|$)|[([](?:required|mandatory)[)\]]|\bis (?:required|mandatory)\b|\bmust (?:always )?(?:be )?(?:provided?|given|passed|suppl(?:y|ied))\b/i;
const SHOUTED = /\b(?:REQUIRED|MANDATORY)\b/;
const OPTIONAL = /\b(?:optional|defaults?|omit\w*|none|null|if|when|unless|either|otherwise|for|only|not)\b/i;

/** `: write \`token: dict\``, where Python takes it in that place. */
const dropped = ({ name, type, isBehindDefault }: PythonParameter): string =>
  (type === undefined ? '' : `: write \`${name}: ${type}\``) +
  (isBehindDefault ? ', in front of the parameters that have one' : '');

interface Misfit {
  readonly types: readonly TypeName[];
  readonly exact: unknown;
  readonly is: Writing['is'];
  readonly hasType: boolean;
  readonly isUsed: boolean;
}

const adviceFor =
  (value: Node, { types, exact, is, hasType, isUsed }: Misfit): InWords =>
  (words) => {
    if (exact !== undefined) {
      const written = typeof exact === 'boolean' ? words[exact ? 'true' : 'false'] : JSON.stringify(exact);
      return `Write \`${written}\`${isUsed ? ', or the type `str` if its function takes a text' : ''}`;
    }
    if (value.kind !== 'null') return `Write a default that is ${typeWords(types)(words)}, or change the type`;
    if (is === 'zod') return 'Add `.nullable()`, or remove the default';
    if (is === 'field' || is === 'parameter') return 'Add `| None` to its type';
    const [type] = types;
    return is === 'keys' && hasType && types.length === 1
      ? `Write ${keyed('type', `["${type}", "null"]`)(words)}, or remove the default`
      : `Allow ${words.null} in the type, or remove the default`;
  };

/** `city: str | None = None`, also in `Annotated`. */
function allowingNone({ name, type = '', default: given }: PythonParameter): string {
  const [, inner, rest] = /^Annotated\[([\w.]+)(,.*)$/.exec(type) ?? [];
  const allowing = inner === undefined ? `${type} | None` : `Annotated[${inner} | None${rest}`;
  const whole = `${name}: ${allowing}${given === undefined ? '' : ` = ${given}`}`;
  return whole.length > LONGEST_WHOLE ? '`| None` behind its type' : `\`${whole}\``;
}
const LONGEST_WHOLE = 100;

/** `city: str = Literal["Rome", "Oslo"]`, where a colon was meant. */
function* typesAsDefaults({ code, path }: Manifest) {
  for (const { parameters, function: own } of code.python?.tools ?? [])
    for (const { hasTypeAsDefault, name, default: given, isBehindDefault, start, end } of parameters)
      if (hasTypeAsDefault && own.file === undefined)
        yield {
          at: { start, end },
          message: 'type',
          data: {
            name,
            type: given ?? 'Literal[…]',
            given: isBehindDefault ? ', with one of these as its default' : '',
          },
          cause: `${path}: type`,
          alike: 'parameter',
        } as const;
}

/** Numbers of the right type that break a bound. */
function* outside(manifest: Manifest) {
  for (const { node, role, property } of schemasWith(manifest, 'default')) {
    const value = entry(node, 'default')?.value;
    if (value?.kind !== 'number' || role === 'output' || !fits(value, declaredTypes(node) ?? ['number'])) continue;
    const broken = brokenBound(value.value, node);
    if (broken)
      yield {
        at: value,
        message: 'outside',
        data: { name: property ? `\`${property.key}\`` : 'This', value: value.value, ...broken },
      } as const;
  }
}

const KEEPS: Readonly<Record<string, (value: number, bound: number) => boolean>> = {
  minimum: (value, bound) => value >= bound,
  maximum: (value, bound) => value <= bound,
  exclusiveMinimum: (value, bound) => value > bound,
  exclusiveMaximum: (value, bound) => value < bound,
};

/** The bound that a number does not keep; of bounds that leave no number at all common/contradictory-bounds speaks. */
function brokenBound(value: number, schema: ObjectNode): { keyword: string; bound: number } | undefined {
  if (BOUNDS.some((bounds) => contradiction(schema, bounds))) return undefined;
  for (const [keyword, keeps] of Object.entries(KEEPS)) {
    const bound = entry(schema, keyword)?.value;
    if (bound?.kind === 'number' && !keeps(value, bound.value)) return { keyword, bound: bound.value };
  }
  return undefined;
}
