/** The fields of a tool where nobody looks for them: they are read from `schema.fields`. */
import type { Manifest } from '../../../src/core/rule.js';
import { entries, entry, get, has, type Entry, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { TYPES } from './fields.js';
import { isMisspelt } from './known.js';

export interface Elsewhere {
  readonly tool: ObjectNode;
  /** What holds them, and is no field of Gloodata, or is `schema` itself. */
  readonly at: Entry;
  /** For people: `schema.properties`. */
  readonly where: string;
  readonly fields: ObjectNode;
  /** Nothing else stands there that would be lost. */
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
    return { tool, at, where: `\`${key}\` of the tool`, fields, isAlone: isAlone(at.value, fields) };
  }
  return undefined;
}

/** What tools of other kinds have, and what was meant to stand in `schema`. */
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
