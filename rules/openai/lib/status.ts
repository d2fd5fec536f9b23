/** The messages that are shown while a tool runs and when it is done. */
import { entries, entry, get, has, type Entry, type ObjectNode, type Truth } from '../../../src/core/tree.js';
import { openaiEntry, PREFIX } from './dialect.js';
import { ANNOTATION_KEYS, INVOCATION_KEYS, OPENAI_KEYS } from './keys.js';
import { joinedInvocation, outsideOpenai } from './misplaced.js';
import { lacks, openaiKeyMeant } from './near-key.js';

export type Message = 'invoking' | 'invoked';
export const MESSAGES: readonly Message[] = ['invoking', 'invoked'];

interface Status {
  readonly message: Message;
  readonly dialect: 'seed' | 'openai';
  readonly entry: Entry;
}

export function statusesOf(tool: ObjectNode, nested: boolean): Status[] {
  return MESSAGES.flatMap((message): Status[] => {
    const seed = entry(get(tool, 'annotations', 'openai', 'toolInvocation'), message);
    const openai = openaiEntry(tool, `toolInvocation/${message}`, nested);
    return [
      ...(seed ? [{ message, dialect: 'seed', entry: seed } as const] : []),
      ...(openai ? [{ message, dialect: 'openai', entry: openai } as const] : []),
    ];
  });
}

/** Whether a tool of the seed dialect has a message; one under a misspelt key counts. */
export function hasSeedMessage(tool: ObjectNode, message: Message): Truth {
  const own = get(tool, 'annotations', 'openai');
  const invocation = get(own, 'toolInvocation');
  // Of what is no object openai/field-type speaks.
  if (invocation && invocation.kind !== 'object') return 'unknown';
  if (!invocation && outsideOpenai(tool).some(({ key }) => key === 'toolInvocation')) return 'unknown';
  const isMissing = invocation
    ? lacks(invocation, message, INVOCATION_KEYS)
    : lacks(own, 'toolInvocation', ANNOTATION_KEYS);
  return isMissing ? 'no' : has(invocation, message) === 'yes' ? 'yes' : 'unknown';
}

/** Where it stands in the wrong place, that is another rule's. */
export function hasOpenaiMessage(tool: ObjectNode, message: Message, nested: boolean): Truth {
  const name = `toolInvocation/${message}`;
  const elsewhere = entry(get(tool, 'annotations'), PREFIX + name) ?? entry(tool, PREFIX + name);
  if (openaiEntry(tool, name, nested) ?? elsewhere) return 'yes';
  if (joinedInvocation(tool)) return 'unknown';
  const meta = get(tool, '_meta');
  if (entries(meta).some(({ key }) => openaiKeyMeant(key, OPENAI_KEYS) === name)) return 'unknown';
  const inner = nested ? get(meta, 'openai') : undefined;
  return inner && (inner.kind === 'unknown' || has(inner, 'toolInvocation') !== 'no')
    ? has(get(inner, 'toolInvocation'), message)
    : has(meta, PREFIX + name);
}
