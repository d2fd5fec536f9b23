/** The fields of a tool, as the specification lists them. */
import { fieldMeant } from '../../../src/core/near.js';
import { has, type ObjectNode } from '../../../src/core/tree.js';
import schema from '../schema.json' with { type: 'json' };

const NAMES = Object.keys(schema.$defs.tool.properties);
export const FIELDS: ReadonlySet<string> = new Set(NAMES);

/** A tool surely has no such field, nor one that is meant to be it: of that mcp/misspelt-field speaks. */
export function lacksField(tool: ObjectNode, field: string): boolean {
  return (
    has(tool, field) === 'no' && !tool.entries.some(({ key }) => !FIELDS.has(key) && fieldMeant(key, NAMES) === field)
  );
}
