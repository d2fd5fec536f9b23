/** What the printers share. Of the kinds of a value, a piece that is taken as written is none. */
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

/** As JSON and JavaScript have it: what is beyond all numbers is written so that it is read as that. */
export function printNumber(value: number): string {
  if (Number.isFinite(value)) return Object.is(value, -0) ? '-0' : String(value);
  return value < 0 ? '-1e999' : '1e999';
}
