/** The fields of a tool, as the specification lists them. */
import { fieldMeant, near } from '../../../src/core/did-you-mean.js';
import { entries, has, type Entry, type Node, type ObjectNode } from '../../../src/core/tree.js';
import schema from '../schema.json' with { type: 'json' };

const NAMES = Object.keys(schema.$defs.tool.properties);
export const FIELDS: ReadonlySet<string> = new Set(NAMES);

/** A tool surely has no such field, nor one that is meant to be it: of that mcp/misspelt-field speaks. */
export function lacksField(tool: ObjectNode, field: string): boolean {
  return has(tool, field) === 'no' && !meantAs(tool, field);
}

/** The entry of a tool whose key was meant to be a field. */
export function meantAs(tool: Node, field: string): Entry | undefined {
  return entries(tool).find(({ key }) => !FIELDS.has(key) && fieldMeant(key, NAMES) === field);
}

/** It has a schema whose key was meant to be `inputSchema`, and nothing that no tool has; with underscores it is Anthropic's. */
export function hasMisspeltSchema(node: Node): boolean {
  return (
    entries(node).some(({ key, value }) => value.kind === 'object' && meansInputSchema(key)) &&
    entries(node).every(({ key }) => FIELDS.has(key) || isNearField(key))
  );
}

/** It is asked about the keys of every file; near enough keys have a part that is spelt right. */
function meansInputSchema(key: string): boolean {
  const mayMean = /inp|put|sch|ema/i.test(key) && !key.includes('_') && !FIELDS.has(key);
  return mayMean && fieldMeant(key, NAMES) === 'inputSchema';
}

export const isNearField = (key: string): boolean => near(key, FIELDS) !== undefined;
