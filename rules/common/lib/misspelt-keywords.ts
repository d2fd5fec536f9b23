/** Keys of a schema that were meant to be keywords. */
import { nearestWord } from '../../../src/core/did-you-mean.js';
import { entry, get, has, text, type Entry, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { KEYWORDS } from '../../../src/core/json-schema.js';
import { SHAPES } from './schema-shapes.js';
import { schemasByKey } from './schemas.js';
import { addTo } from '../../../src/core/collections.js';
import { asWritten, type Fix, type Manifest, type Schema } from '../../../src/core/rule.js';

/** Whether a keyword that a schema lacks is there under a misspelt name. */
export function isMisspelt(schema: ObjectNode, keyword: string): boolean {
  return misspelt(schema, keyword) !== undefined;
}

/** The entry that was meant to be a keyword that a schema lacks. */
export function misspelt(schema: ObjectNode, keyword: string): Entry | undefined {
  const slip = schema.entries.find(
    (each) => !KEYWORDS.has(each.key) && keywordMeant(each.key) === keyword && mayBeMeant(each, keyword),
  );
  return slip ?? (keyword === 'properties' ? propertiesByOtherName(schema) : undefined);
}

/** What other notations call `properties`. */
const OTHER_NAMES: ReadonlySet<string> = new Set([
  ...['property', 'props', 'prop', 'fields', 'field', 'attributes', 'members'],
  ...['parameters', 'params', 'arguments', 'args'],
]);

/** The properties of an object under a name that is no keyword: nothing but descriptions of values, and no other properties. */
export function propertiesByOtherName(schema: ObjectNode): Entry | undefined {
  if (has(schema, 'properties') !== 'no' || text(get(schema, 'type')) !== 'object') return undefined;
  if (schema.entries.some(isOtherDescription)) return undefined;
  const found = schema.entries.filter(({ key, value }) => OTHER_NAMES.has(key) && holdsOnlyProperties(value));
  return found.length === 1 ? found[0] : undefined;
}

/** Says in another way which properties there are, so that the rest may be notes. */
function isOtherDescription({ key, value }: Entry): boolean {
  return key === 'additionalProperties' ? value.kind === 'object' : OTHER_DESCRIPTIONS.has(key);
}

const OTHER_DESCRIPTIONS: ReadonlySet<string> = new Set(['$ref', 'allOf', 'patternProperties']);

function holdsOnlyProperties(node: Node): boolean {
  return node.kind === 'object' && !node.open && node.entries.length > 0 && node.entries.every(isPropertyLike);
}

/** A project's own keyword has no type. */
function isPropertyLike({ value }: Entry): boolean {
  const type = value.kind === 'object' ? entry(value, 'type') : undefined;
  return type !== undefined && SHAPES.types.fits(type.value);
}

/** A value that the known keyword could not have belongs to a project's own keyword. */
export function mayBeMeant({ value }: Entry, keyword: string): boolean {
  return SHAPES[KEYWORDS.get(keyword)!].fits(value);
}

/** Short keywords are near too many words of their own (`note`, `cost`, `in`): for those only the ways people mistype them. */
const LONG = [...KEYWORDS.keys()].filter((keyword) => keyword.length >= 7 && !keyword.startsWith('$'));
const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    const: ['cosnt', 'constt'],
    enum: ['enums', 'emum', 'enmu', 'eunm'],
    format: ['formt', 'fromat', 'foramt', 'formta'],
    items: ['item', 'itmes', 'iems', 'itens', 'itemss'],
    title: ['titel', 'tilte', 'titl'],
    type: ['types', 'tpye', 'tyep', 'typ', 'ype', 'tye'],
  }).flatMap(([keyword, slips]) => slips.map((slip) => [slip, keyword])),
);

/** Words of their own that happen to be near a keyword. */
const FOREIGN: ReadonlySet<string> = new Set(['callable', 'descriptor', 'sample', 'samples', 'writeable']);

export function keywordMeant(key: string): string | undefined {
  if (key.startsWith('x-') || key.startsWith('$') || key.length > LONGEST || FOREIGN.has(key)) return undefined;
  byFold ??= foldedKeywords();
  return byFold.get(fold(key)) ?? SHORT.get(key) ?? nearestWord(key, likely(key));
}

const LONGEST = 30;
let byFold: ReadonlyMap<string, string> | undefined;

function foldedKeywords(): ReadonlyMap<string, string> {
  const words = [...KEYWORDS.keys()].filter((keyword) => /^[a-z]{3}/i.test(keyword));
  return new Map(words.map((keyword) => [fold(keyword), keyword]));
}

function fold(key: string): string {
  return key.replace(/[-_ ]/g, '').toLowerCase();
}

function likely(key: string): string[] {
  return LONG.filter(({ length }) => Math.abs(length - key.length) <= 3);
}

// Properties that are in a schema itself, where only keywords count.

/** By the object in which they stand. */
export function strayProperties(manifest: Manifest): ReadonlyMap<ObjectNode, readonly Entry[]> {
  const found = new Map<ObjectNode, Entry[]>();
  // Shinkai's rules know what its tables hold, and mcp/input-schema-object what an inputSchema without properties does.
  if (manifest.formats.includes('shinkai')) return found;
  const isOthers = ({ node, depth, role }: Schema): boolean =>
    depth === 0 && role === 'input' && manifest.formats.includes('mcp') && get(node, 'properties')?.kind !== 'object';
  for (const [key, schemas] of schemasByKey(manifest)) {
    if (KEYWORDS.has(key) || keywordMeant(key) !== undefined || NOTES.test(key)) continue;
    for (const schema of schemas) {
      const { node } = schema;
      const stray = entry(node, key)!;
      if (!isPropertyLike(stray) || !mayHoldProperties(node) || isOthers(schema)) continue;
      addTo(found, node, stray);
    }
  }
  return found;
}

/** A project's own keywords, and notes on what a tool returns. */
const NOTES = /^(?:x-|\$|_)|:|output|response|result|return|error/i;

/** An object, or nothing but what looks like properties. */
function mayHoldProperties(node: ObjectNode): boolean {
  if (has(node, 'type') === 'yes') return text(get(node, 'type')) === 'object';
  return has(node, 'properties') === 'yes' || (!node.open && node.entries.every(isPropertyLike));
}

/** Not a property, perhaps, but a whole schema under the name by which other schemas are in a manifest. */
export function isWrapper({ entries, open }: ObjectNode, { key, value }: Entry): boolean {
  return !open && entries.length === 1 && WRAPPERS.has(key) && get(value, 'properties')?.kind === 'object';
}

const WRAPPERS: ReadonlySet<string> = new Set([
  'parameters',
  'schema',
  'json_schema',
  'jsonSchema',
  'input_schema',
  'inputSchema',
]);

/** Undefined where a property of that name is there already. */
export function intoProperties(
  from: ObjectNode,
  strays: readonly Entry[],
  title = strays.length > 1 ? 'Put them into `properties`' : 'Put it into `properties`',
): Fix | undefined {
  const removed = strays.map((child) => ({ op: 'remove', from, child }) as const);
  const properties = get(from, 'properties');
  // A rename gives it one.
  if (isMisspelt(from, 'properties')) return undefined;
  if (properties === undefined && has(from, 'properties') === 'no') {
    const value = Object.fromEntries(strays.map(({ key, value }) => [key, asWritten(value)]));
    return { title, safe: true, edits: [...removed, { op: 'add', to: from, key: 'properties', value }] };
  }
  if (properties?.kind !== 'object' || strays.some(({ key }) => has(properties, key) !== 'no')) return undefined;
  const added = strays.map(({ key, value }) => ({ op: 'add', to: properties, key, value: asWritten(value) }) as const);
  return { title, safe: true, edits: [...removed, ...added] };
}
