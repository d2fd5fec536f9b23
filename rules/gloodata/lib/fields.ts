/** What a tool takes: the fields of its schema, and the arguments that its tile shows. */
import type { Tool } from '../../../src/core/rule.js';
import { entries, get, text, type Entry, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { strangers, TOOL } from './known.js';

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
