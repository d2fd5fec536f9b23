/**
 * How schemas that a library's calls make, zod's or TypeBox's, are told from JSON Schema that stands in the file.
 * TypeBox's have the mark of zod's too, so that "from zod" is said of both; `isTypebox` tells them apart.
 */
import { textOf, type ObjectValue, type Value } from '../values.js';

/**
 * On every node that such a call makes; a copy of the node keeps it. `required` and `optional`: whether a property with
 * this schema may be left out. `shape` is for the `properties` of such a schema: what stands in the file is a raw shape.
 */
export const ZOD: unique symbol = Symbol('zod');
/** Beside it: what stands for a schema of TypeBox's, which is a JSON Schema of its own accord. */
export const TYPEBOX: unique symbol = Symbol('typebox');
export interface Marked {
  readonly [ZOD]?: 'required' | 'optional' | 'shape';
  readonly [TYPEBOX]?: true;
}
export const markOf = (value: Value): Marked[typeof ZOD] => (value as Marked)[ZOD];

export const isMadeFromZod = (value: Value): boolean => markOf(value) !== undefined;
export const isFromZod = (value: Value): value is ObjectValue => isMadeFromZod(value) && markOf(value) !== 'shape';

const isMarkedTypebox = (value: Value): boolean => (value as Marked)[TYPEBOX] === true;

/** A schema of TypeBox's, or an object of such. */
export const isTypebox = (value: Value): boolean =>
  isMarkedTypebox(value) || (isRawShape(value) && value.entries.some((each) => isMarkedTypebox(each.value)));

/** The same value as a plain one. */
export function withoutMark<T extends Value>(value: T): T {
  if (!isMadeFromZod(value)) return value;
  const copy: T & { [ZOD]?: unknown } = { ...value };
  delete copy[ZOD];
  return copy;
}

/** A zod schema, or a choice in which one stands. */
const mayBeFromZod = (value: Value): boolean =>
  value.kind === 'union' ? value.branches.some(mayBeFromZod) : isFromZod(value);

/** Whether an object's values are zod schemas: a raw shape. */
export function isRawShape(value: Value): value is ObjectValue {
  return value.kind === 'object' && !isFromZod(value) && value.entries.some((each) => mayBeFromZod(each.value));
}

/** Whether an object is a raw shape where JSON Schema is not taken: an empty one is, and one of imported schemas. */
export function mayBeRawShape(value: Value): value is ObjectValue {
  if (value.kind !== 'object' || isFromZod(value)) return false;
  const isSchema = textOf(value.entries.find(({ key }) => key === 'type')?.value) !== undefined;
  return !isSchema && (isRawShape(value) || value.entries.every((each) => each.value.kind === 'unknown'));
}
