import { get, has, text, type Node, type ObjectNode } from '../../../src/core/tree.js';

/** Whether `input_schema` is itself the JSON Schema, without `parameters` around it. schema.json says the same. */
export function isFlat(input: Node | undefined): input is ObjectNode {
  if (input?.kind !== 'object' || has(input, 'parameters') !== 'no') return false;
  return has(input, 'properties') === 'yes' || text(get(input, 'type')) === 'object';
}
