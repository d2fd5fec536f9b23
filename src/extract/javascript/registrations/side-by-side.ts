/** What is registered on one server in one run, in whatever functions of the file that is done. */
import { holds, isFunction, isInside, memberName, ownerOf, path, startOf } from '../syntax.js';
import type { FunctionNode, SyntaxNode, TSESTree } from '../syntax.js';
import { givenFor, type Scopes } from '../scopes.js';
import { known } from '../../../core/collections.js';

/** What a call is made on: a name, and the members of it. */
export interface Receiver {
  readonly owner: SyntaxNode;
  readonly members: readonly string[];
}

export const receiverAt = (node: SyntaxNode): Receiver => ({ owner: ownerOf(node), members: path(node).slice(1) });

/** What runs together, and what it registers on, where that is known. */
export interface Run {
  readonly block: SyntaxNode;
  readonly receiver: Receiver | undefined;
  /** What it is registered in, where a condition decides: of two branches, only one is taken. */
  readonly branch?: SyntaxNode;
}

/** The only call of a function that runs all of its body. */
type OnlyRunOf = (callable: FunctionNode) => TSESTree.CallExpression | undefined;

/** Two servers may have a tool of the same name each. */
export class Groups {
  readonly #onlyRunOf: OnlyRunOf;
  readonly #scopes: Scopes;
  readonly #groups = new Map<SyntaxNode, Map<string, object>>();

  constructor(onlyRunOf: OnlyRunOf, scopes: Scopes) {
    this.#onlyRunOf = onlyRunOf;
    this.#scopes = scopes;
  }

  /** The same object for all that stands side by side. */
  of(own: Run): object {
    // Which server it is, depends on when.
    if (own.receiver && isReassigned(own.receiver, this.#scopes)) return {};
    const { block, receiver } = own.receiver ? runAround(own.block, own.receiver, this.#onlyRunOf, this.#scopes) : own;
    const groups = known(this.#groups, block, () => new Map<string, object>());
    const name = `${receiver ? nameOf(receiver, this.#scopes) : ''}${own.branch ? `|${startOf(own.branch)}` : ''}`;
    return known(groups, name, () => ({}));
  }
}

function isReassigned({ owner }: Receiver, scopes: Scopes): boolean {
  const binding = owner.type === 'Identifier' ? scopes.resolve(owner) : undefined;
  return owner.type === 'Identifier' && binding !== undefined && scopes.isReassigned(owner.name, binding);
}

/** Functions that call functions. */
const DEEPEST = 8;

/**
 * The block that runs as a whole, and the server there. What a function registers that is called once is beside what
 * is registered around that call, on the server that it is given, or that it knows from outside.
 */
function runAround(block: SyntaxNode, receiver: Receiver, onlyRunOf: OnlyRunOf, scopes: Scopes): Run {
  let run = { block, receiver };
  for (let depth = 0; depth < DEEPEST; depth++) {
    const callable = run.block.parent;
    if (!callable || !isFunction(callable)) break;
    const call = onlyRunOf(callable);
    const outside = call && seenFrom(call, callable, run.receiver, scopes);
    if (!outside) break;
    run = { block: blockOf(call), receiver: outside };
  }
  return run;
}

/** What a function calls its server, as it is called where the function is. */
function seenFrom(
  call: TSESTree.CallExpression,
  callable: FunctionNode,
  receiver: Receiver,
  scopes: Scopes,
): Receiver | undefined {
  const { owner, members } = receiver;
  if (owner.type !== 'Identifier') return undefined;
  const binding = scopes.resolve(owner);
  if (!binding || scopes.isReassigned(owner.name, binding)) return undefined;
  if (scopes.paramOf(callable, owner.name) !== binding) return isInside(binding.node, callable) ? undefined : receiver;
  const given = givenFor(binding, callable, call);
  const outer = given && receiverAt(given);
  return outer?.owner.type === 'Identifier' ? { ...outer, members: [...outer.members, ...members] } : undefined;
}

/** Two things of one name may be declared in one block, in functions there. */
function nameOf({ owner, members }: Receiver, scopes: Scopes): string {
  const binding = owner.type === 'Identifier' ? scopes.resolve(owner) : undefined;
  const declared = binding ? startOf(binding.node) : '';
  return [...path(owner), declared, ...members].join('.');
}

/** `const tool = server.registerTool(…); tool.remove();`: something else of that name may follow. */
export function isTakenBack({ parent }: TSESTree.CallExpression, scopes: Scopes): boolean {
  if (parent.type !== 'VariableDeclarator' || parent.id.type !== 'Identifier') return false;
  const { name } = parent.id;
  return holds(
    blockOf(parent),
    (node) =>
      node.type === 'MemberExpression' &&
      REMOVES.test(memberName(node) ?? '') &&
      node.object.type === 'Identifier' &&
      node.object.name === name &&
      scopes.resolve(node.object)?.node === parent,
  );
}

const REMOVES = /^(?:remove|disable|update|dispose)$/;

/** Calls in one block run together; calls in two branches may never. */
export const blockOf = (site: SyntaxNode): SyntaxNode => insideOf(site, ({ type }) => BLOCKS.has(type));

/** What a model may be shown together with a tool: those of one list, object or class, or else of one block. */
export const shownWith = (site: SyntaxNode): SyntaxNode =>
  insideOf(site, (at) => BLOCKS.has(at.type) || /^(ObjectExpression|ClassBody)$/.test(at.type) || isFunction(at));

function insideOf(site: SyntaxNode, isWhole: (node: SyntaxNode) => boolean): SyntaxNode {
  let at = site;
  while (at.parent && !isWhole(at.parent) && !isBranch(at, at.parent)) at = at.parent;
  return at.parent && !isBranch(at, at.parent) ? at.parent : at;
}

/** Another way, or another time. */
function isBranch(at: SyntaxNode, parent: SyntaxNode): boolean {
  // `expect(() => server.registerTool(…)).toThrow()`
  if (parent.type === 'ArrowFunctionExpression') return at === parent.body;
  if (parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') return at !== parent.test;
  return parent.type === 'LogicalExpression' && at === parent.right;
}

const BLOCKS = new Set<string>(
  'Program BlockStatement SwitchCase ArrayExpression StaticBlock TSModuleBlock'.split(' '),
);
