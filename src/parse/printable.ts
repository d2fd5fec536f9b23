/** Telling the kinds of a value to print apart; a piece that is taken as written is none of them. */
import { writtenNode, type Printable } from '../core/rule.js';

export type Scalar = null | boolean | number | string;

export function isScalar(value: Printable): value is Scalar {
  return value === null || typeof value !== 'object';
}

export function isList(value: Printable): value is readonly Printable[] {
  return Array.isArray(value);
}

export function isRecord(value: Printable): value is { readonly [key: string]: Printable } {
  return !isScalar(value) && !isList(value) && writtenNode(value) === undefined;
}
