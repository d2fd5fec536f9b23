import type { ObjectNode } from '../../../src/core/tree.js';

/** Keywords by which a schema takes in what is written elsewhere. */
const COMPOSING: ReadonlySet<string> = new Set([
  '$dynamicRef',
  '$recursiveRef',
  '$ref',
  'allOf',
  'anyOf',
  'dependencies',
  'dependentSchemas',
  'else',
  'if',
  'not',
  'oneOf',
  'then',
]);

/** Whether what a schema lacks may stand elsewhere. */
export function isComposed(schema: ObjectNode): boolean {
  return schema.open || schema.entries.some(({ key }) => COMPOSING.has(key));
}
