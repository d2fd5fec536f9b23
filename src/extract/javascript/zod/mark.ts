/** Marks that distinguish schemas built by zod or TypeBox from JSON Schema that is written in the file. */
import { get, type Node, type Place } from '../../../core/tree.js';
import type { SchemaBuilder } from '../../../core/code.js';
import { textOf, type ObjectValue, type Value } from '../../result/values.js';
import type { ZodVersion } from './versions.js';

/**
 * On every node that such a call makes; a copy of the node keeps it. `required` and `optional`: whether a property with
 * this schema is optional. `shape` is for the `properties` of such a schema, which the file has as a raw shape.
 */
export const BUILT: unique symbol = Symbol('built');
/** Additionally on schemas of TypeBox, which are JSON Schema already. */
export const TYPEBOX: unique symbol = Symbol('typebox');
export interface Marked {
  readonly [BUILT]?: 'required' | 'optional' | 'shape';
  readonly [TYPEBOX]?: true;
}

/** Additionally on schemas of zod: the calls that build them, for what an SDK makes of them. */
export const ZOD: unique symbol = Symbol('zod');
export interface ZodTrace {
  /** The last call; the calls before it are shared with the schemas that they make. */
  readonly last: ZodStep;
  readonly before?: ZodTrace;
  /** The module that `z` comes from. */
  readonly source: string;
  /** How many calls there are. */
  readonly count: number;
}
export interface ZodStep {
  readonly name: string;
  /** The place of the name. */
  readonly at: Place;
  readonly coerces?: boolean;
  /** What `z.string({ description: '…' })` says, which only version 3 reads. */
  readonly described?: Node;
  readonly args: readonly ZodArgument[];
}
export type ZodArgument =
  Value | (Place & { readonly kind: 'regex'; readonly pattern: string; readonly flags: string });
/** All calls of a chain, the first one first. */
export function callsOf(trace: ZodTrace): ZodStep[] {
  const calls: ZodStep[] = [];
  for (let at: ZodTrace | undefined = trace; at; at = at.before) calls.push(at.last);
  return calls.reverse();
}

export const traceOf = (value: Value): ZodTrace | undefined => (value as { [ZOD]?: ZodTrace })[ZOD];

export const markOf = (value: Value): Marked[typeof BUILT] => (value as Marked)[BUILT];

export const isBuilt = (value: Value): boolean => markOf(value) !== undefined;
export const isBuiltSchema = (value: Value): value is ObjectValue => isBuilt(value) && markOf(value) !== 'shape';

const isMarkedTypebox = (value: Value): boolean => (value as Marked)[TYPEBOX] === true;

/** The library whose calls build a schema: also one that was copied as plain JSON Schema. */
export function builderOf(value: Value): SchemaBuilder | undefined {
  if (isMarkedTypebox(value)) return 'typebox';
  return traceOf(value) === undefined ? undefined : 'zod';
}

/** A schema of TypeBox, or an object of such schemas. */
export const isTypebox = (value: Value): boolean =>
  isMarkedTypebox(value) || (isRawShape(value) && value.entries.some((each) => isMarkedTypebox(each.value)));

/** The same value as a plain JSON Schema. */
export function withoutMark<T extends Value>(value: T): T {
  if (!isBuilt(value)) return value;
  const copy: T & { [BUILT]?: unknown } = { ...value };
  delete copy[BUILT];
  return copy;
}

/** A built schema, or a choice with one. */
const mayBeBuiltSchema = (value: Value): boolean =>
  value.kind === 'union' ? value.branches.some(mayBeBuiltSchema) : isBuiltSchema(value);

/** Whether an object is a raw shape: its values are built schemas. */
export function isRawShape(value: Value): value is ObjectValue {
  return value.kind === 'object' && !isBuiltSchema(value) && value.entries.some((each) => mayBeBuiltSchema(each.value));
}

/** A built schema, a raw shape, or a JSON Schema of an object. */
export const isSurelySchema = (value: Value): boolean =>
  isBuiltSchema(value) || isRawShape(value) || textOf(get(value as Node, 'type')) === 'object';

/** Whether an object is a raw shape where JSON Schema is not accepted: also an empty one, or one of imported schemas. */
export function mayBeRawShape(value: Value): value is ObjectValue {
  if (value.kind !== 'object' || isBuiltSchema(value)) return false;
  const isSchema = textOf(value.entries.find(({ key }) => key === 'type')?.value) !== undefined;
  return !isSchema && (isRawShape(value) || value.entries.every((each) => each.value.kind === 'unknown'));
}

// What a schema is made for.

export class Target {
  /** `any`: the tree that rules see, which has what all versions mean alike. */
  readonly is: 'v3' | 'v4' | 'any';
  readonly sdk: 'v1' | 'v2';
  readonly io: 'input' | 'output';
  readonly #zod: ZodVersion | 'any';
  #hasAsked = false;

  constructor(zod: ZodVersion | 'any', sdk: Target['sdk'], io: Target['io']) {
    this.#zod = zod;
    this.sdk = sdk;
    this.io = io;
    this.is = zod === 'any' ? zod : zod === 3 ? 'v3' : 'v4';
  }

  /** Notes that the version makes a difference. */
  askVersion(): ZodVersion | 'any' {
    this.#hasAsked = true;
    return this.#zod;
  }

  /** Where no version was asked for, all versions of zod 4 make the same of the schema. */
  get isOfVersion(): boolean {
    return this.#hasAsked;
  }
}
