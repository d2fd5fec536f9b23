/** How schemas that calls of a library build, zod's or TypeBox's, are told from JSON Schema that stands in the file. */
import { get, type Node } from '../../core/tree.js';
import { textOf, type ObjectValue, type Value } from '../values.js';

/**
 * On every node that such a call makes; a copy of the node keeps it. `required` and `optional`: whether a property with
 * this schema may be left out. `shape` is for the `properties` of such a schema: what stands in the file is a raw shape.
 */
export const BUILT: unique symbol = Symbol('built');
/** Beside it: what stands for a schema of TypeBox's, which is a JSON Schema of its own accord. */
export const TYPEBOX: unique symbol = Symbol('typebox');
export interface Marked {
  readonly [BUILT]?: 'required' | 'optional' | 'shape';
  readonly [TYPEBOX]?: true;
}
export const markOf = (value: Value): Marked[typeof BUILT] => (value as Marked)[BUILT];

export const isBuilt = (value: Value): boolean => markOf(value) !== undefined;
export const isBuiltSchema = (value: Value): value is ObjectValue => isBuilt(value) && markOf(value) !== 'shape';

const isMarkedTypebox = (value: Value): boolean => (value as Marked)[TYPEBOX] === true;

/** A schema of TypeBox's, or an object of such. */
export const isTypebox = (value: Value): boolean =>
  isMarkedTypebox(value) || (isRawShape(value) && value.entries.some((each) => isMarkedTypebox(each.value)));

/** The same value as a plain one. */
export function withoutMark<T extends Value>(value: T): T {
  if (!isBuilt(value)) return value;
  const copy: T & { [BUILT]?: unknown } = { ...value };
  delete copy[BUILT];
  return copy;
}

/** A schema that is built, or a choice in which one stands. */
const mayBeBuiltSchema = (value: Value): boolean =>
  value.kind === 'union' ? value.branches.some(mayBeBuiltSchema) : isBuiltSchema(value);

/** Whether an object's values are schemas that are built: a raw shape. */
export function isRawShape(value: Value): value is ObjectValue {
  return value.kind === 'object' && !isBuiltSchema(value) && value.entries.some((each) => mayBeBuiltSchema(each.value));
}

/** One that is built, a raw shape, or a JSON Schema of an object. */
export const isSurelySchema = (value: Value): boolean =>
  isBuiltSchema(value) || isRawShape(value) || textOf(get(value as Node, 'type')) === 'object';

/** Whether an object is a raw shape where JSON Schema is not taken: an empty one is, and one of imported schemas. */
export function mayBeRawShape(value: Value): value is ObjectValue {
  if (value.kind !== 'object' || isBuiltSchema(value)) return false;
  const isSchema = textOf(value.entries.find(({ key }) => key === 'type')?.value) !== undefined;
  return !isSchema && (isRawShape(value) || value.entries.every((each) => each.value.kind === 'unknown'));
}
