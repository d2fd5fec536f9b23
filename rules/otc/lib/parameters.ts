import type { Manifest } from '../../../src/core/rule.js';
import { entries, get, type Entry, type Node } from '../../../src/core/tree.js';

/** The JSON Schemas of what the tools take. */
export function* inputSchemas({ tools }: Manifest): Generator<Node> {
  for (const { schemas } of tools) {
    for (const { role, node } of schemas) if (role === 'input') yield node;
  }
}

/** The parameters of all tools: the properties of their input schemas, on the first level. */
export function* parametersIn(manifest: Manifest): Generator<Entry> {
  for (const schema of inputSchemas(manifest)) yield* entries(get(schema, 'properties'));
}
