/** The three tables of properties, walked once a manifest. */
import type { Manifest } from '../../../src/core/rule.js';
import { entry, get, items, type Entry, type Node, type ObjectNode, has, text } from '../../../src/core/tree.js';
import { KEYWORDS } from '../../../src/core/json-schema.js';
import { SHAPES } from '../../common/lib/schema-shapes.js';
import { hint, nearestWord, intendedField } from '../../../src/core/did-you-mean.js';

export type TableName = 'configurations' | 'parameters' | 'result';

interface Table {
  readonly name: TableName;
  readonly entry: Entry;
  readonly node: Node;
}

/** What defines a property, or the elements of an array: at any depth. */
export interface Definition {
  readonly table: TableName;
  readonly node: ObjectNode;
  /** Undefined for the `items` of an array, which are no property. */
  readonly property: Entry | undefined;
  /** `user.tags[]`. */
  readonly path: string;
}

interface Tables {
  readonly tables: readonly Table[];
  readonly definitions: readonly Definition[];
  readonly strays: readonly Stray[];
}

const NAMES: readonly TableName[] = ['configurations', 'parameters', 'result'];

/** What a property of each table is called. */
export const NOUNS: Readonly<Record<TableName, string>> = {
  configurations: 'setting',
  parameters: 'parameter',
  result: 'result field',
};

/** The tables that are there, whatever they hold. `configurations: []` is how the product writes "none". */
export function tablesOf(manifest: Manifest): readonly Table[] {
  return manifest.derive(readTables).tables;
}

/** Every definition in the tables: properties, their properties, and the items of arrays. */
export function definitionsOf(manifest: Manifest): readonly Definition[] {
  return manifest.derive(readTables).definitions;
}

/** What is written in a place that Shinkai does not read. */
export function straysIn(manifest: Manifest): readonly Stray[] {
  return manifest.derive(readTables).strays;
}

/** Whether a field of the manifest is there, but in one of its tables. */
export function strayed(manifest: Manifest, field: string): boolean {
  return straysIn(manifest).some(({ kind, entry: { key } }) => kind === 'field' && key === field);
}

function readTables({ root }: Manifest): Tables {
  const view = { tables: [] as Table[], definitions: [] as Definition[], strays: [] as Stray[] };
  for (const name of NAMES) {
    const found = entry(root, name);
    if (!found || (name === 'configurations' && isEmptyArray(found.value))) continue;
    view.tables.push({ name, entry: found, node: found.value });
    if (found.value.kind === 'object') readSchema({ table: name, path: '', schema: found.value, root }, view);
  }
  return view;
}

interface Growing {
  readonly definitions: Definition[];
  readonly strays: Stray[];
}

function readSchema(scene: Scene, view: Growing): void {
  const { path, schema } = scene;
  for (const each of schema.entries) {
    const stray = strayBeside(each, scene);
    if (stray) view.strays.push(stray);
  }
  const properties = get(schema, 'properties');
  if (properties?.kind === 'object') {
    for (const each of properties.entries) {
      const stray = strayInside(each, properties, scene);
      if (stray) view.strays.push(stray);
      else readDefinition(each.value, each, path ? `${path}.${each.key}` : each.key, scene, view);
    }
  }
  const element = get(schema, 'items');
  if (!element) return;
  for (const each of [element, ...items(element)]) readDefinition(each, undefined, `${path}[]`, scene, view);
}

function readDefinition(node: Node, property: Entry | undefined, path: string, scene: Scene, view: Growing): void {
  if (node.kind !== 'object') return;
  const { table, root } = scene;
  view.definitions.push({ table, node, property, path });
  readSchema({ table, path, schema: node, root }, view);
}

function isEmptyArray(node: Node): boolean {
  return node.kind === 'array' && node.items.length === 0 && !node.open;
}

/** Entries that are in the wrong place of a table: told only where nothing else can be meant. */
export interface Stray {
  /** A property beside `properties`, a keyword inside it, or a field of the manifest in one of its tables. */
  readonly kind: 'property' | 'keyword' | 'field';
  readonly table: TableName;
  /** Where in the table: empty at its top. */
  readonly path: string;
  readonly entry: Entry;
  readonly from: ObjectNode;
  /** Where it belongs; undefined where `properties` is missing. */
  readonly to: ObjectNode | undefined;
}

/** The schema in which an entry is met. */
interface Scene {
  readonly table: TableName;
  /** Empty at the top of the table. */
  readonly path: string;
  readonly schema: ObjectNode;
  readonly root: Node;
}

/** What is beside `properties` although it belongs into it, or on the top of the manifest. */
function strayBeside(entry: Entry, { table, path, schema, root }: Scene): Stray | undefined {
  const shape = KEYWORDS.get(entry.key);
  if (shape && (entry.value.kind !== 'object' || SHAPES[shape].fits(entry.value))) return undefined;
  const stray = { table, path, entry, from: schema };
  if (path === '' && root.kind === 'object' && isField(entry, root)) return { ...stray, kind: 'field', to: root };
  if (!holdsProperties(schema, path) || !isDefinition(entry.value)) return undefined;
  if (entry.key.startsWith('$') || entry.key.startsWith('x-')) return undefined;
  const properties = get(schema, 'properties');
  if (properties && properties.kind !== 'object') return undefined;
  return { ...stray, kind: 'property', to: properties };
}

/** What is inside `properties` although it belongs beside it, or on the top of the manifest. */
function strayInside(entry: Entry, properties: ObjectNode, scene: Scene): Stray | undefined {
  const { table, path, schema, root } = scene;
  const stray = { table, path, entry, from: properties };
  if (isKeyword(entry)) return { ...stray, kind: 'keyword', to: schema };
  const isList = entry.value.kind === 'array' && LIST_FIELDS.has(entry.key);
  return isList && root.kind === 'object' ? { ...stray, kind: 'field', to: root } : undefined;
}

const SCHEMA_TYPES = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null', 'any']);
const LIST_FIELDS = new Set(['keywords', 'sqlTables', 'sqlQueries', 'tools', 'oauth', 'operating_system']);
const TEXT_FIELDS = new Set(['version', 'author', 'homepage', 'tool_type', 'license', 'runner', 'tool_set']);
const TABLE_FIELDS = new Set(['configurations', 'parameters', 'result']);

/** A keyword's value is never that of a property, which is an object with a type. */
function isKeyword({ key, value }: Entry): boolean {
  switch (key) {
    case 'type':
      return text(value) === 'object';
    case 'required':
      return value.kind === 'array';
    case 'additionalProperties':
      return value.kind === 'boolean';
    case 'description':
    case '$schema':
      return value.kind === 'string' && !SCHEMA_TYPES.has(value.value);
    case 'properties':
      return value.kind === 'object' && !isDefinition(value) && value.entries.some((each) => isDefinition(each.value));
    default:
      return false;
  }
}

/** A table's own object, or one that says it is an object. */
function holdsProperties(object: ObjectNode, path: string): boolean {
  return path === '' || text(get(object, 'type')) === 'object' || get(object, 'properties')?.kind === 'object';
}

/** An object with a known type and nothing but keywords. */
function isDefinition(node: Node): boolean {
  if (node.kind !== 'object' || !SCHEMA_TYPES.has(text(get(node, 'type')) ?? '')) return false;
  return node.entries.every(({ key }) => KEYWORDS.has(key));
}

/** A field of the manifest that can be nothing else, or that the manifest lacks. */
function isField({ key, value }: Entry, root: ObjectNode): boolean {
  if (value.kind === 'array') return LIST_FIELDS.has(key);
  if (value.kind === 'string') return TEXT_FIELDS.has(key) && has(root, key) === 'no';
  return TABLE_FIELDS.has(key) && get(value, 'properties')?.kind === 'object' && has(root, key) === 'no';
}

const TYPES: readonly string[] = ['string', 'number', 'boolean', 'array', 'object'];
const isKnown = (type: string): boolean => type === 'integer' || TYPES.includes(type);

/** What other languages call them. */
const ALIASES = new Map([
  ['bool', 'boolean'],
  ['date', 'string'],
  ['datetime', 'string'],
  ['dict', 'object'],
  ['double', 'number'],
  ['float', 'number'],
  ['int', 'number'],
  ['json', 'object'],
  ['list', 'array'],
  ['long', 'number'],
  ['map', 'object'],
  ['str', 'string'],
  ['text', 'string'],
  ['tuple', 'array'],
  ['url', 'string'],
]);

/** What stands where the name of a type should. */
const KINDS = { object: 'an object', number: 'a number', boolean: 'a boolean', null: 'null' } as const;

interface Fault {
  readonly type: string;
  /** A did-you-mean, or nothing. */
  readonly hint: string;
}
type TypeFault =
  | (Fault & { readonly kind: 'missing' })
  | (Fault & { readonly kind: 'union' | 'noName' | 'unknown'; readonly at: Node });

/** What is wrong with the type of a definition; `integer` is no fault, since files use it. */
export function typeFault(definition: ObjectNode): TypeFault | undefined {
  const at = get(definition, 'type');
  if (!at) return has(definition, 'type') === 'no' ? { kind: 'missing', type: '', hint: '' } : undefined;
  if (at.kind === 'unknown') return undefined;
  if (at.kind === 'array') return { kind: 'union', at, type: '', hint: '' };
  if (at.kind !== 'string') return { kind: 'noName', at, type: KINDS[at.kind], hint: '' };
  if (isKnown(at.value)) return undefined;
  const meant = ALIASES.get(at.value.toLowerCase()) ?? nearestWord(at.value, [...TYPES, 'integer']);
  return { kind: 'unknown', at, type: at.value, hint: hint(meant) };
}

/** The type of a definition when it is a known one, and not the one asked for. */
export function isOther(definition: ObjectNode, wanted: 'array' | 'object'): string | undefined {
  const type = text(get(definition, 'type'));
  return type !== undefined && type !== wanted && isKnown(type) ? type : undefined;
}

/** The key of a definition that was most likely meant to be the missing one. */
export function misspeltKey(definition: ObjectNode, missing: string): Entry | undefined {
  return definition.entries.find(
    ({ key }) => !KEYWORDS.has(key) && isNear(key, missing) && nearestWord(key, KEYWORDS.keys()) === missing,
  );
}

/** One comparison, before those with all the others. */
const isNear = (key: string, wanted: string): boolean => nearestWord(key, [wanted]) !== undefined;

/** A field is missing, and not merely misspelt, of which shinkai/misspelt-field tells. */
export function lacks(object: ObjectNode, field: string, known: readonly string[]): boolean {
  if (has(object, field) !== 'no') return false;
  return !object.entries.some(
    ({ key }) => !known.includes(key) && isNear(key, field) && intendedField(key, known) === field,
  );
}
