/** Entries that stand in the wrong place of a table: told only where nothing else can be meant. */
import { get, has, text, type Entry, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { KEYWORDS, SHAPES } from '../../common/lib/keywords.js';
import type { TableName } from './tables.js';

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
export interface Scene {
  readonly table: TableName;
  /** Empty at the top of the table. */
  readonly path: string;
  readonly schema: ObjectNode;
  readonly root: Node;
}

/** What stands beside `properties` although it belongs into it, or on the top of the manifest. */
export function strayBeside(entry: Entry, { table, path, schema, root }: Scene): Stray | undefined {
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

/** What stands inside `properties` although it belongs beside it, or on the top of the manifest. */
export function strayInside(entry: Entry, properties: ObjectNode, scene: Scene): Stray | undefined {
  const { table, path, schema, root } = scene;
  const stray = { table, path, entry, from: properties };
  if (isKeyword(entry)) return { ...stray, kind: 'keyword', to: schema };
  const isList = entry.value.kind === 'array' && LIST_FIELDS.has(entry.key);
  return isList && root.kind === 'object' ? { ...stray, kind: 'field', to: root } : undefined;
}

const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null', 'any']);
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
      return value.kind === 'string' && !TYPES.has(value.value);
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
  if (node.kind !== 'object' || !TYPES.has(text(get(node, 'type')) ?? '')) return false;
  return node.entries.every(({ key }) => KEYWORDS.has(key));
}

/** A field of the manifest that can be nothing else, or that the manifest lacks. */
function isField({ key, value }: Entry, root: ObjectNode): boolean {
  if (value.kind === 'array') return LIST_FIELDS.has(key);
  if (value.kind === 'string') return TEXT_FIELDS.has(key) && has(root, key) === 'no';
  return TABLE_FIELDS.has(key) && get(value, 'properties')?.kind === 'object' && has(root, key) === 'no';
}
