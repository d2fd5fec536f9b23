/** Output templates that no host finds, because they or what holds them are misspelt. */
import { near } from '../../../src/core/did-you-mean.js';
import { entries, get, has, type Entry, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { HINTS } from '../../mcp/lib/hints.js';
import { PREFIX } from './dialect.js';
import { ANNOTATION_KEYS, OPENAI_KEYS, UI_KEYS } from './keys.js';
import { nearKey, openaiKeyMeant } from './near-key.js';

interface Misspelt {
  readonly holder: ObjectNode;
  readonly entry: Entry;
  readonly meant: string;
}

/** `annotations.openAI`, if it holds what `annotations.openai` would. */
export function misspeltOpenai(tool: ObjectNode): Misspelt[] {
  const annotations = get(tool, 'annotations');
  if (annotations?.kind !== 'object' || has(annotations, 'openai') !== 'no') return [];
  const isMeant = ({ key, value }: Entry): boolean =>
    entries(value).some((each) => each.key === 'outputTemplate' || each.key === 'toolInvocation') &&
    near(key, ['openai']) !== undefined;
  return annotations.entries.filter(isMeant).map((entry) => ({ holder: annotations, entry, meant: 'openai' }));
}

/** The key of an output template, misspelt, in the dialect of the document, of OpenAI, or of MCP Apps. */
export function misspeltTemplates(tool: ObjectNode): Misspelt[] {
  const own = get(tool, 'annotations', 'openai');
  const meta = get(tool, '_meta');
  return [
    ...meaning(own, 'outputTemplate', (key) => nearKey(key, [...ANNOTATION_KEYS, ...HINTS]) ?? withoutPrefix(key)),
    ...meaning(meta, 'openai/outputTemplate', (key) => `openai/${openaiKeyMeant(key, OPENAI_KEYS)}`),
    ...meaning(get(meta, 'ui'), 'resourceUri', (key) => nearKey(key, UI_KEYS)),
  ];
}

/** `openai/outputTemplate`, as `_meta` has it, where `annotations.openai` has the name alone. */
export function withoutPrefix(key: string): string | undefined {
  return ANNOTATION_KEYS.find((each) => key === PREFIX + each);
}

function meaning(holder: Node | undefined, meant: string, meaningOf: (key: string) => string | undefined): Misspelt[] {
  if (holder?.kind !== 'object' || has(holder, meant) !== 'no') return [];
  return holder.entries.filter(({ key }) => meaningOf(key) === meant).map((entry) => ({ holder, entry, meant }));
}
