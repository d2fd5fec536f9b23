/** What a parameter's description says only in words, though JSON Schema has a keyword for it. */
import type { Manifest, Tool } from '../../../src/core/rule.js';
import { entry, get, has, text, type Entry, type ObjectNode, type StringNode } from '../../../src/core/tree.js';
import { isForAppOnly } from './text.js';

interface Described {
  readonly tool: Tool;
  readonly property: Entry;
  readonly schema: ObjectNode;
  readonly description: StringNode;
  /** The only type of the parameter. */
  readonly type: string;
}

/** The parameters that a model fills in, of one known type and with a known description. */
export function* describedParameters(manifest: Manifest): Iterable<Described> {
  // Shinkai passes nothing on but descriptions, and Gloodata's fields know few keywords.
  if (!manifest.formats.some((format) => JUDGED.has(format))) return;
  const seen = new Set<number>();
  for (const { node, role, property, tool } of manifest.schemas) {
    if (role !== 'input' || !property || node.open || isForAppOnly(tool.node) || seen.has(node.start)) continue;
    const description = entry(node, 'description')?.value;
    const type = text(get(node, 'type'));
    if (description?.kind !== 'string' || type === undefined || description.value.length > LONGEST) continue;
    seen.add(node.start);
    yield { tool, property, schema: node, description, type };
  }
}

const JUDGED: ReadonlySet<string> = new Set(['mcp', 'openai', 'otc']);
const LONGEST = 2000;

/** Whether it surely has none of these keywords. */
export const lacks = (schema: ObjectNode, keywords: readonly string[]): boolean =>
  keywords.every((key) => has(schema, key) === 'no');

/** The sentence of a text that a place is in. */
export function sentenceAround(value: string, at: number): string {
  const start = Math.max(value.lastIndexOf('. ', at), value.lastIndexOf('\n', at)) + 1;
  const ends = ['. ', '\n'].map((end) => value.indexOf(end, at)).filter((end) => end >= 0);
  return value.slice(start, Math.min(...ends, value.length));
}

/** The same, where it goes on in the next line, until an empty line, an entry of a list or a `name:`. */
export function wholeSentence(value: string, at: number): string {
  const from = Math.max(0, at - FARTHEST);
  const around = value.slice(from, at + FARTHEST);
  const ends = Array.from(
    around.matchAll(/[.!?](?=\s)|\n(?=[ \t]{0,40}(?:\n|[-*#\d]|\w{1,40}:\s))/g),
    ({ index }) => index,
  );
  const start = (ends.findLast((end) => end < at - from) ?? -1) + 1;
  return around.slice(
    start,
    ends.find((end) => end >= at - from),
  );
}
const FARTHEST = 400;
