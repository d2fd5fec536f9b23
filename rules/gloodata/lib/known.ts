/** The field names of each object, as the format's JSON Schema has them. */
import { fieldMeant } from '../../../src/core/did-you-mean.js';
import type { ObjectNode } from '../../../src/core/tree.js';
import schema from '../schema.json' with { type: 'json' };

const tool = schema.properties.tools.additionalProperties;

export const EXTENSION = Object.keys(schema.properties);
export const TOOL = Object.keys(tool.properties);
export const UI = Object.keys(tool.properties.ui.properties);

/** Keys that an object of this kind does not have. */
export function strangers(object: ObjectNode, known: readonly string[]): string[] {
  return object.entries.map(({ key }) => key).filter((key) => !known.includes(key));
}

/** A field that is missing only because it is misspelt is told once, by `misspelt-field`. */
export function isMisspelt(object: ObjectNode, field: string, known: readonly string[]): boolean {
  return strangers(object, known).some((key) => fieldMeant(key, known) === field);
}
