import { defineRule, lack, type At } from '../../src/core/rule.js';
import { get, has, items, text, type Node } from '../../src/core/tree.js';
import { answersIn } from './lib/app.js';
import { section } from './lib/dialect.js';

export default defineRule({
  id: 'openai/response-shape',
  summary: 'The answer of a tool does not have the form that hosts read',
  severity: 'error',
  in: 'spec',
  source: section(
    'Tool Response Metadata',
    'An answer has content, an array of typed parts, and may have _meta, an object, and isError, a boolean.',
  ),
  messages: {
    content:
      '`content` must be an array of parts, and hosts refuse the answer otherwise. Write `[{ type: "text", text: … }]`.',
    part: 'A part of `content` must be an object with a `type`, and hosts refuse the answer otherwise. Write `{ type: "text", text: … }`.',
    kind: 'No part of `content` can have the type `{{type}}`, and hosts refuse the answer for it. Make it `text`, `image`, `audio`, `resource` or `resource_link`; data belongs in `structuredContent`.',
    text: 'A part of the type `text` needs its text as a string in `text`, and hosts refuse the answer otherwise. Add it.',
    words:
      'The `text` of a part must be a string, and hosts refuse the answer otherwise. Make a string of it, or hand data over in `structuredContent`.',
    isError: '`isError` must be true or false, and hosts refuse the answer otherwise. Write one of the two.',
    meta: '`_meta` must be an object, and hosts refuse the answer otherwise. Put the values into an object.',
  },
  *check(manifest) {
    for (const { body } of answersIn(manifest)) {
      const content = get(body, 'content');
      if (isOther(content, 'array')) yield { at: content!, message: 'content' };
      for (const part of items(content)) yield* judge(part);
      const flag = get(body, 'isError');
      if (isOther(flag, 'boolean')) yield { at: flag!, message: 'isError' };
      const meta = get(body, '_meta');
      if (isOther(meta, 'object')) yield { at: meta!, message: 'meta' };
    }
  },
});

/** The parts of an answer that MCP knows. */
const TYPES = ['text', 'image', 'audio', 'resource', 'resource_link'];

interface Wrong {
  readonly at: At;
  readonly message: 'part' | 'kind' | 'text' | 'words';
  readonly data?: { readonly type: string };
}

function* judge(part: Node): Iterable<Wrong> {
  if (part.kind === 'unknown' && !part.isText) return;
  const [type, words] = [get(part, 'type'), get(part, 'text')];
  if (part.kind !== 'object') yield { at: part, message: 'part' };
  else if (has(part, 'type') === 'no') yield { at: lack(part), message: 'part' };
  else if (isOther(type, 'string') || text(type)?.trim() === '') yield { at: type!, message: 'part' };
  else if (type?.kind === 'string' && !TYPES.includes(type.value))
    yield { at: type, message: 'kind', data: { type: type.value } };
  else if (text(type) === 'text' && has(part, 'text') === 'no') yield { at: lack(part), message: 'text' };
  else if (text(type) === 'text' && isOther(words, 'string')) yield { at: words!, message: 'words' };
}

/** It is there, and surely of another kind. */
function isOther(node: Node | undefined, kind: Node['kind']): boolean {
  if (node?.kind === 'unknown') return node.isText === true && kind !== 'string';
  return node !== undefined && node.kind !== kind;
}
