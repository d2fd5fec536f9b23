import { functionBehind } from '../../src/core/python-code.js';
import { defineRule, type InWords, type Manifest, type Problem } from '../../src/core/rule.js';
import { entries, entry, get, has, items, text, type Entry, type Node, type ObjectNode } from '../../src/core/tree.js';
import { allOf } from '../../src/core/text.js';
import { isComposed } from '../common/lib/schemas.js';
import { removing, type MayFix } from '../common/lib/fixes.js';
import { showIn } from '../common/lib/text.js';
import { clientsSource, rowsFor } from './lib/rows.js';
import { inEveryForm, schemasIn } from './lib/served.js';

const ID = 'clients/gemini-schema';

/** Keywords that Gemini's `parameters` does not know. */
const UNKNOWN: ReadonlySet<string> = new Set([
  ...['$schema', '$ref', '$defs', 'definitions', 'const', 'exclusiveMinimum', 'exclusiveMaximum', 'propertyNames'],
  ...['patternProperties', 'uniqueItems', 'if', 'then', 'else', 'not', 'dependentSchemas', 'dependentRequired'],
]);

export default defineRule({
  id: ID,
  summary: "A keyword or shape that Gemini's `parameters` refuse",
  severity: 'info',
  in: 'strict',
  fixable: 'unsafe',
  raisedBy: { client: 'gemini', severity: 'warning' },
  source: clientsSource('Input schemas', "Gemini's `parameters` take a part of JSON Schema."),
  messages: {
    keyword: {
      message: 'Gemini refuses `{{keyword}}`{{from}}, unless the client converts the schema.',
      help: '{{advice}}.',
    },
    added: {
      message: 'The SDK adds `$schema` to {{schemas}}, which Gemini refuses unless the client removes it.',
      help: 'Check that your Gemini client removes `$schema`. Nothing here has to change.',
    },
    types: {
      message: 'Gemini refuses several types{{types}} in one schema, unless the client converts it.',
      help: '{{advice}}.',
    },
    number: {
      message: 'Gemini refuses {{found}} in an `enum`, unless the client converts it to a string.',
      help: 'Write the values as strings, and set `type` to `"string"`.',
    },
    empty: {
      message: 'This `enum` contains an empty string, so Gemini refuses requests with this tool.',
      help: 'Remove the empty string, and make the parameter optional.',
    },
    object: {
      message: '{{name}} lists no properties, so some versions of Gemini refuse requests with this tool.',
      help: '{{advice}}.',
    },
    format: {
      message: 'Gemini refuses the `format` `{{format}}`: for {{kind}} it accepts only {{taken}}.',
      help: '{{advice}}, and describe the format in the description.',
    },
    properties: {
      message: 'Gemini refuses requests with `{{keyword}}` on a schema whose `type` is `{{type}}`.',
      help: 'Remove `{{keyword}}`, or set `type` to `"object"`.',
    },
    beside: {
      message: '`type` is next to `{{keyword}}`, so Gemini refuses requests with this tool.',
      help: 'Move `type` into each schema of `{{keyword}}`.',
    },
    typeless: {
      message: '{{name}} has no `type`, so Vertex AI refuses requests with this tool.',
      help: '{{advice}}.',
    },
  },
  *check(manifest) {
    const ids = new Set(rowsFor(ID, manifest).map(({ id }) => id));
    const has_ = (id: string): boolean => ids.has(id);
    const [keywords, types, empties, objects, formats, onlyObjects, beside, typeless] = [
      'gemini-keywords',
      'gemini-enum-type',
      'gemini-enum-empty',
      'gemini-object',
      'gemini-format',
      'gemini-properties',
      'gemini-type-beside',
      'gemini-type',
    ].map(has_);
    const problems = inEveryForm<Found>(manifest, 'inputSchema', (schema, add, { tool, isWritten }) => {
      const origin = isWritten ? 'keys' : originOf(tool, manifest);
      for (const { node, depth, property } of schemasIn(schema)) {
        const named = property === undefined ? 'This' : `\`${property}\``;
        const type = entry(node, 'type');
        if (keywords) {
          // One finding for each keyword of a schema, at its first place.
          for (const at of entries(node)) {
            if (at.key === '$schema' && depth === 0 && !isWritten) add({ at, message: 'added' });
            else if (UNKNOWN.has(at.key))
              add({
                ...{
                  at,
                  message: 'keyword',
                  data: { keyword: at.key, from: FROM[origin], advice: adviceFor(node, at, origin) },
                },
                ...(isWritten && without(node, at)),
              });
          }
          if (type?.value.kind === 'array') add({ at: type, message: 'types', data: typesOf(type, origin) });
        }
        const choices = get(node, 'enum');
        const other = types ? items(choices).find(({ kind }) => kind === 'number' || kind === 'boolean') : undefined;
        const blank = empties ? items(choices).find((each) => text(each) === '') : undefined;
        if (other) add({ at: other, message: 'number', data: { found: showIn(other) } });
        if (blank) add({ at: blank, message: 'empty' });
        if (objects && depth > 0 && isBareObject(node)) {
          const name = property === undefined ? 'This object' : `\`${property}\``;
          add({ at: type ?? node, message: 'object', data: { name, advice: OBJECTS[origin] } });
        }
        if (formats) {
          const at = entry(node, 'format');
          const kind = text(type?.value);
          const taken = kind === undefined ? undefined : FORMATS.get(kind);
          const format = text(at?.value);
          if (at && taken && format !== undefined && !taken.includes(format)) {
            const data = {
              format,
              kind: kind === 'integer' ? 'an integer' : `a ${kind}`,
              taken: allOf(taken.map((each) => `\`${each}\``)),
              advice:
                origin === 'zod' ? 'Write plain `z.string()`' : origin === 'python' ? 'Write `str`' : 'Remove `format`',
            };
            add({ at: at.value, message: 'format', data });
          }
        }
        if (onlyObjects) {
          const own = text(type?.value);
          const at =
            own === undefined || own === 'object' ? undefined : (entry(node, 'properties') ?? entry(node, 'required'));
          if (at) add({ at, message: 'properties', data: { keyword: at.key, type: own } });
        }
        if (beside && type && depth > 0) {
          const choice = entry(node, 'anyOf') ?? entry(node, 'oneOf');
          if (choice?.value.kind === 'array') add({ at: type, message: 'beside', data: { keyword: choice.key } });
        }
        if (typeless && (property !== undefined || choices) && isTypeless(node))
          add({
            at: manifest.entryOf(node) ?? node,
            message: 'typeless',
            data: { name: named, advice: TYPES[origin] },
          });
      }
    });
    // What the SDK does to all tools alike cannot be changed at one tool; with --clients, each refused tool is reported.
    const added: Found[] = [];
    for (const each of problems) {
      if (each.message !== 'added') yield each;
      else if (manifest.clients) yield { ...each, data: { schemas: 'this schema' } };
      else added.push(each);
    }
    const [first] = added;
    const schemas = added.length === 1 ? 'this schema' : `${added.length} schemas in this file`;
    if (first) yield { ...first, data: { schemas } };
  },
});

/** Who wrote the keywords: the author, or a library that was given something else. */
type Origin = 'keys' | 'zod' | 'python';

function originOf(tool: ObjectNode, { code }: Manifest): Origin {
  const own = code.registrations.find((each) => each.tool === tool);
  if (own?.api === 'function' || functionBehind(tool, code.python)) return 'python';
  return /^(?:zod|shape)$/.test(own?.schema?.is ?? '') ? 'zod' : 'keys';
}

const FROM: Readonly<Record<Origin, string>> = { keys: '', zod: ' (written by zod)', python: ' (written by pydantic)' };

const OBJECTS: Readonly<Record<Origin, string | InWords>> = {
  keys: ({ quote }) => `Add \`${quote}properties${quote}: { … }\` with its keys`,
  zod: 'Write `z.object({ … })` with its keys',
  python: 'Write a pydantic model or a `TypedDict` with its keys as its type',
};

const TYPES: Readonly<Record<Origin, string | InWords>> = {
  keys: ({ quote }) => `Add its type, such as \`${quote}type${quote}: "string"\``,
  zod: 'Write its type, such as `z.string()`',
  python: 'Annotate it with its type, such as `str`',
};

function adviceFor(node: ObjectNode, { key, value }: Entry, origin: Origin): string | InWords {
  const own = ADVICE[key]?.[origin];
  if (own !== undefined) return own;
  if (key === 'const' && value.kind === 'string') {
    const list = `[${JSON.stringify(value.value)}]`;
    if (origin === 'python') return 'Write `str`, and name the value in the description';
    return origin === 'zod' ? `Write \`z.enum(${list})\`` : ({ quote }) => `Write \`${quote}enum${quote}: ${list}\``;
  }
  if (key.startsWith('exclusive')) return bounding(node, key, value, origin);
  return origin === 'keys' ? `Remove \`${key}\`` : `Write a type that does without \`${key}\``;
}

const ADVICE: Readonly<Record<string, Partial<Record<Origin, string>> | undefined>> = {
  $ref: {
    ...{ keys: 'Copy the definition here in place of the `$ref`', zod: 'Create the schema anew for each use' },
    python: 'Take the fields of the class as parameters',
  },
  $defs: {
    ...{ keys: 'Copy each definition in place of its `$ref`, and remove `$defs`' },
    ...{ zod: 'Create the schema anew for each use', python: 'Take the fields of the class as parameters' },
  },
  propertyNames: { zod: 'Write `z.object({ … })` in place of `z.record(…)`' },
};

/** Of whole numbers, the next one is the bound. */
function bounding(node: ObjectNode, key: string, value: Node, origin: Origin): string | InWords {
  const isLower = key.endsWith('Minimum');
  const isWhole = text(get(node, 'type')) === 'integer' && value.kind === 'number' && Number.isInteger(value.value);
  const bound = isWhole ? String(value.value + (isLower ? 1 : -1)) : '…';
  const keyword = isLower ? 'minimum' : 'maximum';
  if (origin === 'zod') return `Write \`.${isLower ? 'min' : 'max'}(${bound})\``;
  if (origin === 'python') return `Write \`${isLower ? 'ge' : 'le'}=${bound}\``;
  return ({ quote }) => `Write \`${quote}${keyword}${quote}: ${bound}\``;
}

function typesOf({ value }: Entry, origin: Origin): { types: string; advice: string | InWords } {
  const all = items(value).map((each) => text(each) ?? '');
  const types = all.length > 0 && !all.includes('') ? ` (${all.map((each) => `\`${each}\``).join(', ')})` : '';
  const [first] = all.filter((each) => each !== 'null');
  const one: InWords = ({ quote }) => `\`${quote}type${quote}: "${first}"\``;
  if (!all.includes('null'))
    return { types, advice: (words) => `Write the one type that models should send, such as ${one(words)}` };
  if (origin === 'zod')
    return { types, advice: 'Remove `.nullable()` if null means the same as leaving the value out' };
  return {
    types,
    advice: (words) =>
      origin === 'python'
        ? `Remove \`| None\` if None means the same as leaving the value out`
        : `Write ${one(words)} if ${words.null} means the same as leaving the value out`,
  };
}

/** The formats that Gemini takes, by type. */
const FORMATS: ReadonlyMap<string, readonly string[]> = new Map([
  ['string', ['enum', 'date-time']],
  ['integer', ['int32', 'int64']],
  ['number', ['float', 'double']],
]);

function without(node: ObjectNode, at: Entry): MayFix {
  const { key, value } = at;
  if (key !== 'const') return removing(node, at, `Remove \`${key}\``);
  if (value.kind !== 'string' || has(node, 'enum') !== 'no') return {};
  const edits = [
    { op: 'rename' as const, entry: at, key: 'enum' },
    { op: 'set' as const, node: value, value: [value.value] },
  ];
  return { fix: { title: 'Write an `enum` with this one value', safe: false, edits } };
}

type Found = Problem<
  'keyword' | 'added' | 'types' | 'number' | 'empty' | 'object' | 'format' | 'properties' | 'beside' | 'typeless'
>;

function isBareObject(node: ObjectNode): boolean {
  if (text(get(node, 'type')) !== 'object' || isComposed(node)) return false;
  const properties = get(node, 'properties');
  return (
    has(node, 'properties') === 'no' ||
    (properties?.kind === 'object' && !properties.open && properties.entries.length === 0)
  );
}

const isTypeless = (node: ObjectNode): boolean => has(node, 'type') === 'no' && !isComposed(node);
