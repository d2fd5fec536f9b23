/** The lower and the upper bounds of a schema. */
import { entry, type NumberNode, type ObjectNode } from '../../../src/core/tree.js';

/** Lower, upper, and whether the two may be equal. */
export const BOUNDS: readonly (readonly [lower: string, upper: string, mayMeet: boolean])[] = [
  ['minimum', 'maximum', true],
  ['exclusiveMinimum', 'maximum', false],
  ['minimum', 'exclusiveMaximum', false],
  ['exclusiveMinimum', 'exclusiveMaximum', false],
  ['minLength', 'maxLength', true],
  ['minItems', 'maxItems', true],
  ['minContains', 'maxContains', true],
  ['minProperties', 'maxProperties', true],
];

/** Two bounds between which nothing is left. */
export function contradiction(
  schema: ObjectNode,
  [lower, upper, mayMeet]: (typeof BOUNDS)[number],
): { low: NumberNode; high: NumberNode } | undefined {
  const [low, high] = [bound(schema, lower), bound(schema, upper)];
  if (!low || !high || low.value < high.value || (mayMeet && low.value === high.value)) return undefined;
  return { low, high };
}

function bound(schema: ObjectNode, keyword: string): NumberNode | undefined {
  const value = entry(schema, keyword)?.value;
  return value?.kind === 'number' ? value : undefined;
}
