import type { Answer } from '../../src/core/code.js';
import { defineRule, lack, type ProblemPlace } from '../../src/core/rule.js';
import { get, has, items, text, type Node } from '../../src/core/tree.js';
import { faultsOfPart, isOther, KINDS } from './lib/answers.js';
import { section } from './lib/listing.js';
import { isListed, servedPrompts } from './lib/prompts.js';

export default defineRule({
  id: 'mcp/prompt-answer',
  summary: 'The handler of a prompt returns a result that clients refuse',
  severity: 'error',
  in: 'recommended',
  source: section(
    'Prompts, PromptMessage',
    'A prompt is a list of messages, each with a role and one part of content.',
  ),
  messages: {
    nothing:
      'The handler returns nothing here, so the client waits until its request times out, and the user gets no prompt. Return `{ messages: [{ role: "user", content: { type: "text", text: … } }] }`.',
    body: 'The handler returns {{what}}, so the client waits until its request times out, and the user gets no prompt. Return an object: `{ messages: [{ role: "user", content: { type: "text", text: … } }] }`.',
    messages:
      'The result of a prompt must have a list of `messages`, each of them an object; for anything else, clients report an error instead of the prompt. Return `{ messages: [{ role: "user", content: { type: "text", text: … } }] }`.',
    role: 'The `role` of a message must be `user` or `assistant`; for anything else, clients refuse the whole prompt.',
    content:
      'The `content` of a message must be one object, but it is {{what}}, so clients refuse the whole prompt. Write `{ type: "text", text: … }`.',
    part: 'This `content` has an unknown `type`, or a field that its `type` requires is missing or wrong, so clients refuse the whole prompt. Write, for example, `{ type: "text", text: … }`.',
  },
  *check(manifest) {
    const { promptAnswers } = manifest.code;
    if (promptAnswers.length === 0) return;
    const names = new Set(servedPrompts(manifest).map(({ name }) => name));
    const byDispatcher = isListed(manifest);
    const told = new Set<number>();
    for (const answer of promptAnswers) {
      const isServed = answer.tool === undefined ? byDispatcher : names.has(answer.tool);
      if (!isServed || answer.body.file !== undefined) continue;
      for (const problem of faultsIn(answer)) {
        const { start } = 'lack' in problem.at ? problem.at.lack : (problem.at as { start: number });
        if (told.has(start)) continue;
        told.add(start);
        yield problem;
      }
    }
  },
});

interface Fault {
  readonly at: ProblemPlace;
  readonly message: 'nothing' | 'body' | 'messages' | 'role' | 'content' | 'part';
  readonly data?: Readonly<Record<string, string>>;
}

function* faultsIn({ body, isNothing }: Answer): Iterable<Fault> {
  const what = { what: KINDS[body.kind] };
  const messages = get(body, 'messages');
  if (isNothing) yield { at: body, message: 'nothing' };
  else if (body.kind === 'unknown' ? body.isText : body.kind !== 'object')
    yield { at: body, message: 'body', data: what };
  // An object without anything is a place for what is to come.
  else if (body.kind === 'object' && body.entries.length > 0 && has(body, 'messages') === 'no')
    yield { at: lack(body), message: 'messages' };
  else if (isOther(messages, 'array')) yield { at: messages!, message: 'messages' };
  else for (const message of items(messages)) yield* faultsOfMessage(message);
}

function* faultsOfMessage(message: Node): Iterable<Fault> {
  const [role, content] = [get(message, 'role'), get(message, 'content')];
  if (message.kind !== 'object') {
    if (message.kind !== 'unknown') yield { at: message, message: 'messages' };
    return;
  }
  if (has(message, 'role') === 'no') yield { at: lack(message), message: 'role' };
  else if (role && isOther(role, 'string')) yield { at: role, message: 'role' };
  else if (role?.kind === 'string' && !/^(user|assistant)$/.test(role.value)) yield { at: role, message: 'role' };
  if (has(message, 'content') === 'no') yield { at: lack(message), message: 'content', data: { what: 'missing' } };
  else if (content && isOther(content, 'object'))
    yield { at: content, message: 'content', data: { what: KINDS[content.kind] } };
  else if (content?.kind === 'object' && text(get(content, 'type')) !== undefined)
    for (const { at } of faultsOfPart(content)) yield { at, message: 'part' };
}
