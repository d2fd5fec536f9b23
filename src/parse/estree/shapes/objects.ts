/** Objects that code hands over, put into the words of a `tools/list` answer. */
import { entry, type Entry, type Node, type Place } from '../../../core/tree.js';
import type { Ast } from '../ast.js';
import { place, textOf, unknownAt, type ObjectValue, type Value } from '../values.js';
import { shapeSchema } from '../zod/draft.js';
import { isFromZod, isRawShape, mayBeRawShape } from '../zod/mark.js';

const SCHEMA_KEYS = ['inputSchema', 'outputSchema'];

export function withRawShapes(config: ObjectValue): ObjectValue {
  return withSchemas(config, isRawShape);
}

/** Raw zod shapes as the schemas that they stand for. */
export function withSchemas(
  config: ObjectValue,
  isShape: (value: Value) => value is ObjectValue = mayBeRawShape,
): ObjectValue {
  const entries = config.entries.map((each) => {
    if (!SCHEMA_KEYS.includes(each.key)) return each;
    const value = shapesIn(each.value, isShape);
    return value === each.value ? each : { ...each, value: value as Node };
  });
  return { ...config, entries };
}

/** In a choice, an object that could be a shape beside one that is a shape is one too. */
function shapesIn(value: Value, isShape: (value: Value) => value is ObjectValue): Value {
  if (value.kind !== 'union') return isShape(value) ? shapeSchema(value) : value;
  if (!value.branches.some(isShape)) return value;
  const branches = value.branches.map((each) => (mayBeRawShape(each) ? shapeSchema(each) : each));
  return { ...value, branches };
}

/** Told by content: zod calls, or JSON Schema's own keywords with plain values. */
export function natureOf(schema: Value): 'json-schema' | 'zod' | 'unknown' {
  if (isFromZod(schema) || isRawShape(schema)) return 'zod';
  if (schema.kind !== 'object' || schema.open) return 'unknown';
  if (isPropertyMap(schema)) return 'json-schema';
  const type = textOf(entry(schema, 'type')?.value);
  return type === 'object' && (entry(schema, 'properties')?.value.kind === 'object' || schema.entries.length === 1)
    ? 'json-schema'
    : 'unknown';
}

/** `{ city: { type: 'string' } }`: the properties alone, each a JSON Schema. */
function isPropertyMap({ entries }: ObjectValue): boolean {
  return (
    entries.length > 0 &&
    entries.every(({ value }) => value.kind === 'object' && !isFromZod(value) && textOf(entry(value, 'type')?.value))
  );
}

export const placeOf = ({ start, end, file, via }: Place): Place => ({
  start,
  end,
  ...(file && { file }),
  ...(via && { via }),
});

export function renamed(object: ObjectValue, names: Readonly<Record<string, string>>): ObjectValue {
  const has = new Set(object.entries.map(({ key }) => key));
  const entries = object.entries.map((each) => {
    const key = Object.hasOwn(names, each.key) ? names[each.key]! : each.key;
    return key === each.key || has.has(key) ? each : { ...each, key };
  });
  return { ...object, entries };
}

/**
 * A framework's own name for the input schema. What is no schema of an object for sure may be a notation of its own, and
 * whoever spoke of it would call it by a name that does not stand in the file.
 */
export function asInputSchema(config: ObjectValue, ...names: readonly string[]): ObjectValue {
  const renamedTo = Object.fromEntries(names.map((name) => [name, 'inputSchema']));
  const isSurely = (value: Value): boolean =>
    isFromZod(value) || mayBeRawShape(value) || textOf(entry(value as Node, 'type')?.value) === 'object';
  const entries = renamed(config, renamedTo).entries.map((each, index) =>
    each.key === config.entries[index]!.key || isSurely(each.value) ? each : { ...each, value: unknownAt(each.value) },
  );
  return { ...config, entries };
}

export function withEntries(object: ObjectValue, more: readonly Entry[]): ObjectValue {
  const entries = [...more, ...object.entries.filter(({ key }) => !more.some((each) => each.key === key))];
  return { ...object, entries };
}

/** What else stands in a row of a project's own, or in what a framework takes, is for whoever reads that. */
export function asResource(row: ObjectValue): ObjectValue {
  return { ...row, entries: row.entries.filter(({ key }) => RESOURCE_FIELDS.has(key)) };
}

const RESOURCE_FIELDS = new Set('uri name title description mimeType size annotations icons _meta'.split(' '));

/** A framework adds metadata of its own: what is not written there is not missing. */
export function opened(object: ObjectValue): ObjectValue {
  const entries = object.entries.map((each) =>
    each.key === '_meta' && each.value.kind === 'object' ? { ...each, value: { ...each.value, open: true } } : each,
  );
  return { ...object, entries, open: true };
}

/** An argument as the entry that it stands for: there is no key to point at, so the value stands for both. */
export function named(key: string, argument: Ast, value: Value): Entry {
  return { key, ...place(argument), value: value.kind === 'undefined' ? unknownAt(value) : (value as Node) };
}
