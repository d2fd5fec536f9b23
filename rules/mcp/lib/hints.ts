/** The hints of a tool, wherever its dialect puts them: `annotations`, and in the seed dialect `annotations.openai`. */
import type { Manifest } from '../../../src/core/rule.js';
import { entries, get, has, type Entry, type ObjectNode } from '../../../src/core/tree.js';
import { isTakenByOthers } from './registrations.js';

export const HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'];

/** The hint that an annotation was meant to be whose name only lacks the last word: `readOnly`. */
export function hintMeant({ key, value }: Entry): string | undefined {
  const whole = `${key.replace(/[-_]/g, '')}hint`.toLowerCase();
  return value.kind === 'boolean' ? HINTS.find((hint) => hint.toLowerCase() === whole) : undefined;
}

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

/** Hints that stand on the tool itself, where no client looks, and not in `annotations` too. */
export function hintsOn(tool: ObjectNode, manifest: Manifest): Entry[] {
  const hints = tool.entries.filter(({ key }) => HINTS.includes(key));
  if (hints.length === 0 || has(tool, 'annotations') === 'unknown' || isTakenByOthers(tool, manifest)) return [];
  const annotations = get(tool, 'annotations');
  const isMissing = (hint: string): boolean =>
    [annotations, get(annotations, 'openai')].every((holder) => has(holder, hint) === 'no');
  return hints.filter(({ key }) => isMissing(key));
}

/** Of tools with metadata of OpenAI or MCP Apps openai/misplaced-key speaks. */
export function hasAppMetadata(tool: ObjectNode): boolean {
  const keys = entries(get(tool, '_meta')).map(({ key }) => key);
  return get(tool, 'annotations', 'openai') !== undefined || keys.some((key) => /^(openai\/|ui$|ui\/)/.test(key));
}
