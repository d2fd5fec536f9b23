import type { Answer } from '../../src/core/code.js';
import { asWritten, defineRule, lackOf, type Fix, type ProblemData, type ProblemPlace } from '../../src/core/rule.js';
import { get, has, isTrue, items, text, type Node, type StringNode } from '../../src/core/tree.js';
import { faultsOfPart, isOther, kindOf, type AnswerFault, type WrongAnswer } from './lib/answers.js';
import { isWrittenHere, setting, type MayFix } from '../common/lib/fixes.js';
import { section } from './lib/listing.js';
import { isListed, servedPrompts } from './lib/prompts.js';

export default defineRule({
  id: 'mcp/prompt-answer',
  summary: 'The handler of a prompt returns a result that clients refuse',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'spec',
  fixable: 'both',
  source: section(
    'Prompts, PromptMessage',
    'A prompt is a list of messages, each with a role and one part of content.',
  ),
  messages: {
    nothing: {
      message: 'The handler returns nothing here, so the client waits until its request times out.',
      help: 'Return `{ messages: [{ role: "user", content: { type: "text", text: … } }] }`.',
    },
    body: {
      message: 'The handler returns {{what}}, so the client waits until its request times out.',
      help: 'Return an object: `{ messages: [{ role: "user", content: { type: "text", text: … } }] }`.',
    },
    missing: {
      message: 'This prompt result has no `messages`, so clients report an error instead of the prompt.',
      help: 'Return `{ messages: [{ role: "user", content: { type: "text", text: … } }] }`.',
    },
    failure: {
      message: 'Results of prompts have no `isError`, so clients report an error of their own and lose this text.',
      help: 'Throw an error that has the text.',
    },
    messages: {
      message: '`messages` must be a list of objects, or clients report an error instead of the prompt.',
      help: 'Return `{ messages: [{ role: "user", content: { type: "text", text: … } }] }`.',
    },
    role: {
      message: 'The `role` of a message must be `user` or `assistant`, or clients refuse the whole prompt.',
      help: 'Write `user`, also for instructions: prompts have no role `system`.',
    },
    content: {
      message: 'The `content` of a message must be one object, but is {{what}}, so clients refuse the whole prompt.',
      help: 'Write {{how}}.',
    },
    part: {
      message: 'This `content` has {{fault}}, so clients refuse the whole prompt.',
      help: 'Write `{ type: "text", text: … }`.',
    },
    dict: {
      message: 'This dict has no `content`, so the SDK refuses it and clients get an error instead of the prompt.',
      help: 'Return a string, or `{"role": "user", "content": "…"}`.',
    },
    noDict: {
      message: 'A dict is no message in fastmcp, so clients get an error instead of the prompt.',
      help: 'Return a string, or a list of messages: `Message("…", role="user")` of `fastmcp.prompts`.',
    },
    refusedRole: {
      message: 'The `role` of a message must be `user` or `assistant`, or the SDK refuses the whole prompt.',
      help: 'Write `user`, also for instructions: prompts have no role `system`.',
    },
  },
  *check(manifest) {
    const { promptAnswers, python } = manifest.code;
    for (const { is, ...at } of python?.refusedMessages() ?? []) yield { at, message: REFUSED[is] };
    if (promptAnswers.length === 0) return;
    const names = new Set(servedPrompts(manifest).map(({ name }) => name));
    const byDispatcher = isListed(manifest);
    // Clients ask for the prompts of the list.
    const isOffered = !manifest.code.registrations.some(({ handles }) => handles?.isEmpty);
    const told = new Set<number>();
    for (const answer of promptAnswers) {
      const isServed = answer.tool === undefined ? byDispatcher : names.has(answer.tool);
      if (!isServed || answer.body.file !== undefined) continue;
      for (const problem of faultsIn(answer)) {
        const { start } = 'lack' in problem.at ? problem.at.lack : (problem.at as { start: number });
        if (told.has(start)) continue;
        told.add(start);
        yield answer.tool === undefined && !isOffered ? { ...problem, severity: 'warning' as const } : problem;
      }
    }
  },
});

const REFUSED = { content: 'dict', dict: 'noDict', role: 'refusedRole' } as const;

interface Fault {
  readonly at: ProblemPlace;
  readonly message: 'nothing' | 'body' | 'missing' | 'failure' | 'messages' | 'role' | 'content' | 'part';
  readonly data?: ProblemData;
  readonly fix?: Fix;
  readonly severity?: 'warning';
}

function* faultsIn({ body, isNothing }: Answer): Iterable<Fault> {
  const what = { what: kindOf(body) };
  const messages = get(body, 'messages');
  if (isNothing) yield { at: body, message: 'nothing' };
  else if (body.kind === 'unknown' ? body.isText : body.kind !== 'object')
    yield { at: body, message: 'body', data: what };
  // An object without anything is a place for what is to come.
  else if (body.kind === 'object' && body.entries.length > 0 && has(body, 'messages') === 'no')
    // The client gets an error either way.
    yield isTrue(get(body, 'isError'))
      ? { at: get(body, 'isError')!, message: 'failure', severity: 'warning' }
      : { at: lackOf(body, 'messages'), message: 'missing' };
  else if (isOther(messages, 'array')) yield { at: messages!, message: 'messages' };
  else for (const message of items(messages)) yield* faultsOfMessage(message);
}

function* faultsOfMessage(message: Node): Iterable<Fault> {
  const [role, content] = [get(message, 'role'), get(message, 'content')];
  if (message.kind !== 'object') {
    if (message.kind !== 'unknown') yield { at: message, message: 'messages' };
    return;
  }
  if (has(message, 'role') === 'no') yield { at: lackOf(message, 'role'), message: 'role' };
  else if (role && isOther(role, 'string')) yield { at: role, message: 'role' };
  else if (role?.kind === 'string' && !/^(user|assistant)$/.test(role.value))
    yield { at: role, message: 'role', ...asRole(role) };
  if (has(message, 'content') === 'no')
    yield { at: lackOf(message, 'content'), message: 'content', data: { what: 'missing', how: PART } };
  else if (content && isOther(content, 'object'))
    yield {
      at: content,
      message: 'content',
      data: { what: kindOf(content), how: content.kind === 'array' ? EACH_PART : PART },
      ...asPart(content),
    };
  else if (content?.kind === 'object' && text(get(content, 'type')) !== undefined)
    for (const { at, message: fault, data } of faultsOfPart(content))
      yield { at, message: 'part', data: { fault: faultOf(fault, data) } };
}

/** What other APIs call the model. */
function asRole(role: StringNode): MayFix {
  const meant = /^(ai|bot|model)$/i.test(role.value) ? 'assistant' : 'user';
  return setting(role, meant, `Write \`${meant}\``);
}

function asPart(content: Node): MayFix {
  if (!isWrittenHere(content)) return {};
  const isText = content.kind === 'string' || (content.kind === 'unknown' && content.isText);
  if (isText) return setting(content, { type: 'text', text: asWritten(content) }, 'Make it a text part', true);
  const [only, ...others] = content.kind === 'array' && !content.open ? content.items : [];
  return only?.kind === 'object' && others.length === 0
    ? setting(content, asWritten(only), 'Take the part out of the list', true)
    : {};
}

const PART = '`{ type: "text", text: … }`';
const EACH_PART = `one message for each part, each with a \`content\` such as ${PART}`;

function faultOf(fault: AnswerFault, data: WrongAnswer['data']): string {
  if (fault === 'kind') return `the unknown \`type\` \`${data!.type!}\``;
  if (fault === 'text') return 'no `text`, which the type `text` requires';
  if (fault === 'field') return `no \`${data!.field!}\`, which the type \`${data!.type!}\` requires`;
  return fault === 'words' ? 'a `text` that is not a string' : 'a blank `type`';
}
