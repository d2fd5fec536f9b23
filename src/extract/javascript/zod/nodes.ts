/** What the schemas of zod have in common. */
import { entry, get, items, text, type Entry, type Node, type Place } from '../../../core/tree.js';
import { arrayOf, scalar } from '../../result/values.js';

/** The types of which zod makes one list. */
export const PLAIN: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'null']);

/** Of several types of one name, the first. */
export function join(draft: Map<string, Node>, types: readonly string[], place: Place): true {
  const names = [...new Set(types)].map((each) => scalar(each, place));
  draft.set('type', names.length === 1 ? names[0]! : arrayOf(names, place));
  return true;
}

/** The types that a schema allows, where it demands nothing else. */
export function typesIn(schema: Node): readonly string[] | undefined {
  if (schema.kind !== 'object' || schema.open || schema.entries.length !== 1) return undefined;
  const type = get(schema, 'type');
  const names = (type?.kind === 'array' ? type.items : [type]).map(text);
  return names.every((each) => each !== undefined && PLAIN.has(each)) ? (names as string[]) : undefined;
}

/** Calls that are given the values that they take. */
export const VALUE_CALLS: ReadonlySet<string> = new Set(['enum', 'nativeEnum', 'literal']);

/** A part of a schema of the tree: its items, its properties. The values of an enum that may be null are in a choice. */
export const partOf = (schema: Node, key: string): Entry | undefined =>
  entry(schema, key) ?? (key === 'enum' ? entry(items(get(schema, 'anyOf'))[0], key) : undefined);
