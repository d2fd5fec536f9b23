/** What is known of a call that registers something in the call of a function around it. */
import { bare, type Ast } from '../ast.js';
import { givenFor, type Scopes } from '../scopes.js';
import type { Helpers } from '../helpers.js';
import { blockOf } from './blocks.js';
import { receiverAt, type Receiver, type Run } from './side-by-side.js';

/** The call of a function that registers what it is given: what it registers by, and what runs together with it. */
export interface Helped extends Run {
  readonly callable: Ast;
  readonly call: Ast;
}

export function helpedBy(registering: Ast, callable: Ast, call: Ast, helpers: Helpers): Helped {
  const isSure = helpers.isAlwaysReached(registering, callable);
  const receiver = receiverOfHelper(registering, callable, call);
  return { callable, call, receiver, block: isSure ? blockOf(call) : call };
}

/** What a call registers something on; nothing where that is no name of the file. */
export function receiverOf(call: Ast): Receiver | undefined {
  const callee = bare(call['callee'] as Ast);
  if (callee.type === 'MemberExpression') return receiverAt(callee['object'] as Ast);
  const [server] = call['arguments'] as Ast[];
  return callee.type === 'Identifier' && /^registerApp/.test(callee['name']) && server ? receiverAt(server) : undefined;
}

/** What a function of the file registers by: what it is given for that, or the same each time. */
function receiverOfHelper(registering: Ast, helper: Ast, call: Ast): Receiver | undefined {
  const own = receiverOf(registering);
  const name = own?.owner['name'] as string | undefined;
  const index = (helper['params'] as Ast[]).findIndex((each) => each.type === 'Identifier' && each['name'] === name);
  const given = (call['arguments'] as Ast[])[index];
  if (!given) return own;
  const outer = receiverAt(given);
  return { ...outer, members: [...outer.members, ...own!.members] };
}

/** What the function was given where it hands on one of its parameters. */
export function givenTo({ callable, call }: Helped, argument: Ast, scopes: Scopes): Ast {
  const at = bare(argument);
  const binding = at.type === 'Identifier' ? scopes.resolve(at) : undefined;
  if (binding?.kind !== 'param' || scopes.isReassigned(at['name'], binding)) return argument;
  return givenFor(binding, callable, call) ?? argument;
}
