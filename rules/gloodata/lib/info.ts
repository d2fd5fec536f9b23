import type { Tool, Manifest } from '../../../src/core/rule.js';
import { intendedField, nearestWord } from '../../../src/core/did-you-mean.js';
import { sectionsOf } from '../../common/lib/source.js';
import { type ObjectNode, entries, get, text, type Entry, type Node, entry, has } from '../../../src/core/tree.js';
import schema from '../schema.json' with { type: 'json' };

/** A place in Gloodata's document, and what it says in our own words. It has no headings: the parts are named after what they explain. */
export const section = sectionsOf('Gloodata, Extension Info Schema');

/** The field names of each object, as the format's JSON Schema has them. */
const tool = schema.properties.tools.additionalProperties;

export const EXTENSION = Object.keys(schema.properties);
export const TOOL = Object.keys(tool.properties);
export const UI = Object.keys(tool.properties.ui.properties);

/** Keys that an object of this kind does not have. */
function strangers(object: ObjectNode, known: readonly string[]): string[] {
  return object.entries.map(({ key }) => key).filter((key) => !known.includes(key));
}

/** A field that is missing only because it is misspelt is reported once, by `misspelt-field`. */
export function isMisspelt(object: ObjectNode, field: string, known: readonly string[]): boolean {
  return strangers(object, known).some((key) => intendedField(key, known) === field);
}

/** What a tool takes: the fields of its schema, and the arguments that its tile shows. */
export const TYPES = ['string', 'integer', 'number', 'boolean'] as const;
export type FieldType = (typeof TYPES)[number];

const NONE: ReadonlySet<string> = new Set();

export function fieldsOf({ node }: Tool): readonly Entry[] {
  return entries(get(node, 'schema', 'fields'));
}

/** The names of a tool's fields; undefined where they cannot be known, or another finding says why there are none. */
export function fieldNames({ node }: Tool): ReadonlySet<string> | undefined {
  const schema = get(node, 'schema');
  const fields = get(schema, 'fields');
  if (fields) return fields.kind === 'object' && !fields.open ? new Set(keysOf(fields)) : undefined;
  const isEmpty = schema ? schema.kind === 'object' && !schema.open && schema.entries.length === 0 : !node.open;
  return isEmpty && strangers(node, TOOL).length === 0 ? NONE : undefined;
}

export function keysOf(object: ObjectNode): string[] {
  return object.entries.map(({ key }) => key);
}

/** The arguments that a tool's `ui` shows. */
export function argsOf({ node }: Tool): ObjectNode | undefined {
  const args = get(node, 'ui', 'args');
  return args?.kind === 'object' ? args : undefined;
}

/** What `type` says: one of the four, alone or in an array beside "null"; undefined where it is none or unknown. */
export function typeOf(type: Node | undefined): FieldType | undefined {
  const names = type?.kind === 'array' ? optional(type.items) : [text(type)];
  return names.length === 1 ? TYPES.find((each) => each === names[0]) : undefined;
}

function optional(types: readonly Node[]): (string | undefined)[] {
  const names = types.map(text);
  const others = names.filter((name) => name !== 'null');
  return names.length === 2 && others.length === 1 ? others : [];
}

/** The fields of a tool in a place that Gloodata ignores: it reads them from `schema.fields`. */
export interface Elsewhere {
  readonly tool: ObjectNode;
  /** What holds them, and is no field of Gloodata, or is `schema` itself. */
  readonly at: Entry;
  /** For people: `schema.properties`. */
  readonly where: string;
  readonly fields: ObjectNode;
  /** Nothing else is there that would be lost. */
  readonly isAlone: boolean;
}

export function fieldsElsewhere(manifest: Manifest): readonly Elsewhere[] {
  return manifest.derive(find);
}

const find = ({ tools }: Manifest): Elsewhere[] => tools.flatMap(({ node }) => inTool(node) ?? []);

function inTool(tool: ObjectNode): Elsewhere | undefined {
  const schema = entry(tool, 'schema');
  if (schema) return inSchema(tool, schema);
  if (has(tool, 'schema') !== 'no' || isMisspelt(tool, 'schema', ['schema'])) return undefined;
  for (const key of NAMES) {
    const at = entry(tool, key);
    const fields = at && (areFields(at.value) ? at.value : innerFields(at.value)?.value);
    if (!at || fields?.kind !== 'object') continue;
    return { tool, at, where: `\`${key}\``, fields, isAlone: isAlone(at.value, fields) };
  }
  return undefined;
}

/** What tools of other kinds have, and what was meant to be in `schema`. */
const NAMES = ['fields', 'properties', 'inputSchema', 'input_schema', 'parameters', 'args'];

function inSchema(tool: ObjectNode, schema: Entry): Elsewhere | undefined {
  const { value } = schema;
  if (value.kind !== 'object' || has(value, 'fields') !== 'no' || isMisspelt(value, 'fields', ['fields']))
    return undefined;
  if (areFields(value)) return { tool, at: schema, where: '`schema` itself', fields: value, isAlone: true };
  const inner = innerFields(value);
  if (inner?.value.kind !== 'object') return undefined;
  const where = `\`schema.${inner.key}\``;
  return { tool, at: inner, where, fields: inner.value, isAlone: isAlone(value, inner.value) };
}

function innerFields(node: Node): Entry | undefined {
  const inner = entry(node, 'fields') ?? entry(node, 'properties');
  return inner && areFields(inner.value) ? inner : undefined;
}

/** Objects by name, each of which says its type. */
function areFields(node: Node): node is ObjectNode {
  return (
    node.kind === 'object' && !node.open && node.entries.length > 0 && node.entries.every(({ value }) => isField(value))
  );
}

function isField(node: Node): boolean {
  const type = get(node, 'type');
  return type?.kind === 'array' || (type?.kind === 'string' && KNOWN.has(type.value));
}

const KNOWN: ReadonlySet<string> = new Set([...TYPES, 'array', 'object']);

function isAlone(holder: Node, fields: ObjectNode): boolean {
  return holder === fields || entries(holder).every(({ key, value }) => value === fields || key === 'type');
}

/** More hints than these are of no use, and hostile files may have very many names. */
const MOST_HINTS = 100;

/** The name that each unknown word was most likely meant to be, where there is one. */
export function meantBy(words: readonly string[], known: ReadonlySet<string>): ReadonlyMap<string, string> {
  const meant = new Map<string, string>();
  const unknown = new Set(words.filter((word) => !known.has(word)));
  for (const word of [...unknown].slice(0, MOST_HINTS)) {
    const name = nearestWord(word, known);
    if (name !== undefined) meant.set(word, name);
  }
  return meant;
}
