import { defineRule, type InWords, type Problem } from '../../src/core/rule.js';
import { entries, entry, get, has, items, text, type Entry, type ObjectNode } from '../../src/core/tree.js';
import { eitherOf } from '../../src/core/text.js';
import { isComposed } from '../common/lib/schemas.js';
import { removing, type MayFix } from '../common/lib/fixes.js';
import { observed, rowsFor } from './lib/rows.js';
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
  source: observed('Input schemas', "Gemini's `parameters` take a part of JSON Schema."),
  messages: {
    keyword: {
      message: 'Gemini refuses `{{keyword}}`, unless the client converts the schema.',
      help: '{{advice}}. Clients that send `parametersJsonSchema` are not affected.',
    },
    added: {
      message: 'The SDK adds `$schema` to {{schemas}}; Gemini refuses it unless the client removes it.',
      help: 'Your code can stay as it is. Test it with your Gemini client, which must remove `$schema` or send `parametersJsonSchema`.',
    },
    types: {
      message: 'Gemini refuses a list of types{{types}}, unless the client converts the schema.',
      help: '{{advice}}. Clients that send `parametersJsonSchema` are not affected.',
    },
    number: {
      message: 'Gemini accepts only strings in an `enum`. Requests fail unless the client converts the values.',
      help: 'Write the values as strings, and set `type` to `"string"`.',
    },
    empty: {
      message: 'Gemini refuses requests with an empty string in an `enum`.',
      help: 'Remove the empty string, and make the parameter optional.',
    },
    object: {
      message: 'This object lists no properties, so some versions of Gemini refuse requests with this tool.',
      help: 'List the keys under `properties`, or take a string that contains JSON.',
    },
    format: {
      message: 'Gemini refuses requests with the `format` `{{format}}`: of {{kind}} it takes {{taken}} alone.',
      help: 'Remove `format`, and describe the form in words.',
    },
    properties: {
      message: 'Gemini refuses requests with `{{keyword}}` on a schema whose `type` is `{{type}}`.',
      help: 'Remove `{{keyword}}`, or set `type` to `"object"`.',
    },
    beside: {
      message: 'Gemini refuses requests with a `type` beside `{{keyword}}`.',
      help: 'Move `type` into the schemas of `{{keyword}}`.',
    },
    typeless: { message: 'Vertex AI refuses requests with a schema that has no `type`.', help: 'Add a `type`.' },
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
    const problems = inEveryForm<Found>(manifest, 'inputSchema', (schema, add, { isWritten }) => {
      for (const { node, depth, property } of schemasIn(schema)) {
        const type = entry(node, 'type');
        if (keywords) {
          // One finding for each keyword of a schema, at its first place.
          for (const at of entries(node)) {
            if (at.key === '$schema' && depth === 0 && !isWritten) add({ at, message: 'added' });
            else if (UNKNOWN.has(at.key))
              add({
                ...{ at, message: 'keyword', data: { keyword: at.key, advice: adviceFor(at) } },
                ...(isWritten && without(node, at)),
              });
          }
          if (type?.value.kind === 'array') add({ at: type, message: 'types', data: typesOf(type) });
        }
        const choices = get(node, 'enum');
        const other = types ? items(choices).find(({ kind }) => kind === 'number' || kind === 'boolean') : undefined;
        const blank = empties ? items(choices).find((each) => text(each) === '') : undefined;
        if (other) add({ at: other, message: 'number' });
        if (blank) add({ at: blank, message: 'empty' });
        if (objects && depth > 0 && isBareObject(node)) add({ at: type ?? node, message: 'object' });
        if (formats) {
          const at = entry(node, 'format');
          const kind = text(type?.value);
          const taken = kind === undefined ? undefined : FORMATS.get(kind);
          const format = text(at?.value);
          if (at && taken && format !== undefined && !taken.includes(format)) {
            const data = {
              format,
              kind: kind === 'integer' ? 'an integer' : `a ${kind}`,
              taken: eitherOf(taken.map((each) => `\`${each}\``)),
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
          add({ at: manifest.entryOf(node) ?? node, message: 'typeless' });
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

function adviceFor({ key, value }: Entry): string {
  if (key === 'const' && value.kind === 'string') return 'Use an `enum` with this one value instead';
  if (key.startsWith('exclusive')) return `Use \`${key.slice('exclusive'.length).toLowerCase()}\` if you can`;
  return `Remove \`${key}\` if you can`;
}

function typesOf({ value }: Entry): { types: string; advice: InWords } {
  const all = items(value).map((each) => text(each) ?? '');
  const types = all.length > 0 && !all.includes('') ? ` (${all.map((each) => `\`${each}\``).join(', ')})` : '';
  return {
    types,
    advice: (words) =>
      all.includes('null')
        ? `Do not allow ${words.null} if it means the same as leaving the value out`
        : 'Use the one type that models should send',
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
