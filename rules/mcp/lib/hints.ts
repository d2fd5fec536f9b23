/** The hints of a tool, wherever its dialect puts them: `annotations`, and in the seed dialect `annotations.openai`. */
import { entries, get, type Entry, type ObjectNode } from '../../../src/core/tree.js';

export const HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'];

export function annotationsOf(tool: ObjectNode): Entry[] {
  const own = get(tool, 'annotations');
  return [
    ...entries(own).filter(({ key }) => key !== 'openai'),
    ...entries(get(own, 'openai')).filter(({ key }) => HINTS.includes(key)),
  ];
}

/** The entry of a hint that is surely true. */
export function trueHint(tool: ObjectNode, hint: string): Entry | undefined {
  return annotationsOf(tool).find(({ key, value }) => key === hint && value.kind === 'boolean' && value.value);
}
