/** What the handler of a tool answers with, against what every client demands of an answer. */
import type { Answer } from '../../../src/core/code.js';
import { lackOf, type InWords, type ProblemData, type ProblemPlace } from '../../../src/core/rule.js';
import { entry, get, has, items, text, type Node, type ObjectNode } from '../../../src/core/tree.js';

export type AnswerFault =
  'nothing' | 'body' | 'empty' | 'content' | 'part' | 'kind' | 'text' | 'words' | 'field' | 'isError' | 'meta';

export interface WrongAnswer {
  readonly at: ProblemPlace;
  readonly message: AnswerFault;
  readonly data?: ProblemData & { readonly type?: string; readonly field?: string };
}

/** What both packs say of a part that lacks a field. */
export const FIELD_MESSAGE = {
  message: 'This part of type `{{type}}` has no `{{field}}`, so clients refuse the whole result.',
  help: 'Add `{{field}}` to the part.',
};

export function* faultsIn({ body, isNothing }: Answer): Iterable<WrongAnswer> {
  if (isNothing) yield { at: body, message: 'nothing' };
  else if (body.kind === 'object') yield* faultsOfObject(body);
  else if (body.kind !== 'unknown' || body.isText) yield { at: body, message: 'body', data: { what: kindOf(body) } };
}

function* faultsOfObject(body: ObjectNode): Iterable<WrongAnswer> {
  const content = get(body, 'content');
  if (RESULTS.every((key) => has(body, key) === 'no')) yield { at: lackOf(body, ...RESULTS), message: 'empty' };
  if (isOther(content, 'array')) yield { at: content!, message: 'content' };
  for (const part of items(content)) yield* faultsOfPart(part);
  const flag = get(body, 'isError');
  if (isOther(flag, 'boolean')) yield { at: flag!, message: 'isError' };
  const meta = get(body, '_meta');
  if (isOther(meta, 'object')) yield { at: meta!, message: 'meta' };
}

/** What a model is shown of an answer, in this version of the protocol and in the first ones; a task and a question have theirs later. */
const RESULTS = ['content', 'structuredContent', 'toolResult', 'task', 'inputRequests', 'requestState'];

/** What is known of an unknown value is that it is a text. */
export const kindOf =
  ({ kind }: Node): InWords =>
  (words) =>
    words[kind === 'unknown' ? 'string' : kind];

/** What a part of each type must have beside its type. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  text: ['text'],
  image: ['data', 'mimeType'],
  audio: ['data', 'mimeType'],
  resource: ['resource'],
  resource_link: ['uri', 'name'],
};

/** Of one part of `content`. */
export function* faultsOfPart(part: Node): Iterable<WrongAnswer> {
  if (part.kind === 'unknown' && !part.isText) return;
  const type = get(part, 'type');
  if (part.kind !== 'object') yield { at: part, message: 'part' };
  else if (has(part, 'type') === 'no') yield { at: lackOf(part, 'type'), message: 'part' };
  else if (isOther(type, 'string') || text(type)?.trim() === '') yield { at: type!, message: 'part' };
  else if (type?.kind === 'string' && !Object.hasOwn(FIELDS, type.value))
    yield { at: type, message: 'kind', data: { type: type.value } };
  else if (type?.kind === 'string') yield* faultsOfFields(part, type.value);
}

function* faultsOfFields(part: ObjectNode, type: string): Iterable<WrongAnswer> {
  const words = get(part, 'text');
  if (type === 'text' && isOther(words, 'string')) yield { at: words!, message: 'words' };
  const field = FIELDS[type]!.find((name) => has(part, name) === 'no');
  if (field === undefined) return;
  if (field === 'text') yield { at: lackOf(part, 'text'), message: 'text' };
  else yield { at: entry(part, 'type')!.value, message: 'field', data: { type, field } };
}

/** It is there, and surely of another kind. */
export function isOther(node: Node | undefined, kind: Node['kind']): boolean {
  if (node?.kind === 'unknown') return node.isText === true && kind !== 'string';
  return node !== undefined && node.kind !== kind;
}
