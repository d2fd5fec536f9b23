import { defineRule, lackOf, type InWords, type Manifest, type Problem } from '../../src/core/rule.js';
import { functionOf, type PythonParameter } from '../../src/core/python-code.js';
import { get, has, text, type Entry, type Node, type ObjectNode } from '../../src/core/tree.js';
import { inEveryForm } from '../clients/lib/served.js';
import { alternatives, saysUnused } from './lib/parameters.js';
import { isForAppOnly } from './lib/text.js';
import { writingOf, type Writing } from './lib/written.js';

export default defineRule({
  id: 'common/parameter-type',
  summary: 'A parameter has no type',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'JSON Schema, Validation vocabulary',
    section: 'type',
    says: 'A schema without a type allows everything. Claude Code then sends objects and lists as strings.',
    kind: 'advice',
  },
  messages: {
    untyped: {
      message: '`{{name}}` {{lacks}}, so Claude Code and other clients send objects and lists as strings.',
      help: '{{advice}}.',
    },
    any: {
      message: '`{{name}}` has the type `Any`, so the model must guess which kind of value to send.',
      help: '{{advice}}.',
    },
    several: {
      message: '`{{name}}` {{lacks}}, so clients may send its objects and lists as strings.',
      help: '{{advice}}.',
    },
    untypedPart: {
      message: '`{{name}}` {{lacks}}, so the model must guess which kind of value to send.',
      help: '{{advice}}.',
    },
  },
  *check(manifest) {
    if (!manifest.formats.some((format) => format === 'mcp' || format === 'openai')) return;
    yield* inEveryForm<Found>(manifest, 'inputSchema', (schema, add, { tool }) => {
      // No model fills in what only the widget calls.
      if (isForAppOnly(tool)) return;
      const made = functionOf(tool, manifest.code.python);
      // It takes texts of JSON for what they mean.
      if (made?.library === 'official') return;
      for (const { entry, name, isPart, around } of leavesOf(schema)) {
        const { value } = entry;
        if (saysUnused(text(get(value, 'description')) ?? '')) continue;
        // python/not-callable wants it removed.
        if (made?.faults.some((each) => each.is === 'self' && each.name === name)) continue;
        // Whatever clients make of an object, the handler reads it.
        if (isNamedStructured(entry) && manifest.code.decodes?.(name)) continue;
        const at = value.kind === 'object' ? lackOf(value, 'type') : value;
        const writing = writingIn(around, writingOf(value, { node: tool }, name, manifest), manifest);
        // `Any` is often a number or a text. What a part is made of, no client changes.
        const isMinor = made !== undefined || isPart || !isStructured(entry);
        add({
          ...{
            at,
            message: isAny(writing)
              ? 'any'
              : isStructured(entry) && !isPart
                ? 'untyped'
                : isNamedStructured(entry) && !isPart
                  ? 'several'
                  : 'untypedPart',
            data: {
              name,
              lacks: isOpen(writing, value) ? 'takes any value' : 'has no type',
              advice: adviceFor(writing, isStructured(entry)),
            },
          },
          ...(isMinor && { severity: 'info' }),
        });
      }
    });
  },
});

const adviceFor = (writing: Writing, isStructure: boolean): InWords => {
  switch (writing.is) {
    case 'zod':
      return () =>
        isStructure
          ? 'Write its real type, such as `z.object({ … })` or `z.array(…)`, or `z.union([…])` for several'
          : 'Write its real type, such as `z.number()`, or `z.union([z.string(), z.number()])` for several';
    case 'typebox':
      return () =>
        `Write its real type, such as \`${isStructure ? 'Type.Object({ … })' : 'Type.String()'}\`, or \`Type.Union([…])\` for several`;
    case 'parameter':
      return () => `Annotate it with what it takes, such as \`${annotated(writing.parameter)}\``;
    case 'field':
      return () => 'Annotate it, such as `str`, or `str | int` for several types';
    default:
      return ({ quote }) =>
        `Add its type, such as \`${quote}type${quote}: "${isStructure ? 'object' : 'string'}"\` or \`"${isStructure ? 'array' : 'boolean'}"\`, or \`anyOf\` for several types`;
  }
};

/** What takes anything leaves no schema to ask, such as `z.any()`: the object around it tells who builds it. */
function writingIn(around: Node, writing: Writing, { code }: Manifest): Writing {
  const builder = writing.is === 'keys' ? code.builderOf?.(around) : undefined;
  return builder ? { is: builder } : writing;
}

/** Its author says that it takes anything; who writes no type says nothing. */
const isOpen = (writing: Writing, schema: Node): boolean =>
  schema.kind === 'boolean' ||
  (writing.is === 'parameter' ? writing.parameter.type !== undefined : writing.is !== 'keys');

const isAny = (writing: Writing): boolean => writing.is === 'parameter' && writing.parameter.type === 'Any';

/** `limit: int | None = None`, with a type that fits the name. */
function annotated({ name, default: given }: PythonParameter): string {
  const type = NUMBERS.test(name) ? 'int' : SWITCHES.test(name) ? 'bool' : 'str';
  return given === undefined ? `${name}: ${type}` : `${name}: ${given === 'None' ? `${type} | None` : '…'} = ${given}`;
}
const NUMBERS =
  /(?:^|_)(?:limit|count|number|size|offset|page|days|hours|minutes|seconds|width|height|max|min|top)(?:_|$)/;
const SWITCHES = /^(?:is|has|include|allow|enable|use|force|dry)_|(?:^|_)(?:enabled|verbose|recursive)$/;

type Found = Problem<'untyped' | 'any' | 'several' | 'untypedPart'>;

interface Leaf {
  readonly entry: Entry;
  readonly name: string;
  readonly isPart: boolean;
  /** The schema that has it. */
  readonly around: Node;
}

/** The properties without a type, in objects and in lists of objects. */
function leavesOf(root: ObjectNode): readonly Leaf[] {
  const found: Leaf[] = [];
  const visited = new Set<ObjectNode>();
  const visit = (schema: ObjectNode, path: readonly string[]): void => {
    if (visited.has(schema) || path.length > DEEPEST) return;
    visited.add(schema);
    for (const branch of alternatives(schema)) {
      const item = get(branch, 'items');
      if (item?.kind === 'object') visit(item, path);
      const properties = get(branch, 'properties');
      if (properties?.kind !== 'object') continue;
      for (const entry of properties.entries) {
        const { key, value } = entry;
        const own = [...path, key];
        if (isUntyped(value)) found.push({ entry, name: own.join('.'), isPart: path.length > 0, around: branch });
        else if (value.kind === 'object') visit(value, own);
      }
    }
  };
  visit(root, []);
  return found;
}

const DEEPEST = 20;

/** Its text says that it is an object or a list. A scalar arrives as it is, and what takes a text too can read one. */
function isStructured({ key, value }: Entry): boolean {
  const said = text(get(value, 'description')) ?? '';
  return (STRUCTURED.test(said) || COLOUR.test(key)) && !TAKES_TEXT.test(said);
}

/** Its text names an object or a list, perhaps beside other types. */
const isNamedStructured = ({ value }: Entry): boolean => STRUCTURED.test(text(get(value, 'description')) ?? '');

const STRUCTURED = /\b(?:objects?|arrays?|lists?|dict(?:ionary|ionaries)?|maps?|mapping|records?|tuples?|rgba?)\b/i;
const COLOUR = /colou?rs?$/i;
const TAKES_TEXT = /\bstrings?\b|\btext\b|\bany\b|\bjson\b/i;

function isUntyped(schema: Entry['value']): boolean {
  if (schema.kind === 'boolean') return schema.value;
  return schema.kind === 'object' && TYPING.every((key) => has(schema, key) === 'no');
}

/** Keywords that say what a value is, or where that is written. */
const TYPING = [
  ...['type', 'enum', 'const', '$ref', '$dynamicRef', '$recursiveRef', 'anyOf', 'oneOf', 'allOf'],
  ...['properties', 'items', 'prefixItems', 'additionalProperties', 'patternProperties', 'not', 'if'],
];
