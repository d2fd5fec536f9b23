/** Functions that register what they are given: `const add = (name, shape) => server.registerTool(name, …)`. */
import { addTo, known } from '../../../core/collections.js';
import { entry, type Node } from '../../../core/tree.js';
import { bare, calledOn, holds, isFunction, keyName, MAPS, memberName, ownerOf, startOf } from '../syntax.js';
import type { FunctionNode, SyntaxNode, TSESTree } from '../syntax.js';
import { NO_ENV } from '../env.js';
import { functionAround, functionOf, mayEndEarly } from '../returns.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { turnsOf, type Turn } from './loop-iterations.js';
import { callableAround, handsOn, methodsIn } from './parameters.js';
import { givenFor, type Scopes } from '../scopes.js';
import type { Survey } from '../survey.js';
import { textOf } from '../../result/values.js';
import { nameIn, uriIn, type Call, type Site } from './objects.js';
import { blockOf, receiverAt, type Receiver, type Run } from './side-by-side.js';

/** More are generated, and cost more than they tell. */
const MOST_CALLS = 200;

/** What a call registers. */
interface Given {
  readonly method: string;
  readonly name: SyntaxNode;
  /** All that describes the tool; nothing for what is no tool. */
  readonly described: readonly SyntaxNode[];
}

export interface Helper {
  readonly callable: FunctionNode;
  /** All that describes a tool comes from the calls, so that each of them is one whatever is done with it. */
  readonly isWrapper: boolean;
}

export class Helpers {
  readonly #evaluator: Evaluator;
  readonly #turns = new Map<FunctionNode, readonly Turn[]>();
  #calls: CallsOfFunctions | undefined;
  #maps: CallsOfFunctions | undefined;
  #mentions: ReadonlyMap<string, number> | undefined;
  readonly #ends = new Map<TSESTree.BlockStatement, number>();
  readonly #endsEarly = new Map<FunctionNode, boolean>();
  readonly #methods = new Map<FunctionNode, ReadonlyMap<string, number>>();

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** The function that a call is in, where that is given what the call registers. */
  around(call: SyntaxNode, given: Given): Helper | undefined {
    const wrapper = this.#wrapperAround(call, given);
    if (wrapper) return { callable: wrapper, isWrapper: true };
    const callable = this.#namedAround(call, given.name);
    return callable && { callable, isWrapper: false };
  }

  /** Whatever it does beside, it registers one tool for each call of it, and no other of its own. */
  #wrapperAround(call: SyntaxNode, { name, described, method }: Given): FunctionNode | undefined {
    const callable = callableAround(call);
    if (!callable || this.callsOf(callable).length === 0 || described.length === 0) return undefined;
    const isWrapper =
      this.isOnlyIn(callable, method) && handsOn(callable, name, described, this.#evaluator.file.scopes);
    return isWrapper ? callable : undefined;
  }

  /** Whether a function calls a method once. */
  isOnlyIn(callable: FunctionNode, method: string): boolean {
    return known(this.#methods, callable, methodsIn).get(method) === 1;
  }

  /** The function that is given the tool's name, where all that is made of the rest is known too. */
  #namedAround(call: SyntaxNode, name: SyntaxNode): FunctionNode | undefined {
    const owner = ownerOf(name);
    if (owner.type !== 'Identifier') return undefined;
    const { scopes } = this.#evaluator.file;
    const binding = scopes.resolve(owner);
    if (binding?.kind !== 'param' || scopes.isWritten(owner.name, binding)) return undefined;
    const callable = functionAround(call);
    if (!callable || scopes.paramOf(callable, owner.name) !== binding) return undefined;
    return this.isAlwaysReached(call, callable) && this.#isOnlyCalled(callable) ? callable : undefined;
  }

  /** No condition and no earlier end is between the begin of a function and a call in it. */
  isAlwaysReached(call: SyntaxNode, callable: FunctionNode): boolean {
    for (let child = call, at: SyntaxNode | undefined = call.parent; at; child = at, at = at.parent) {
      if (at === callable) return child === callable.body;
      if (at.type === 'BlockStatement') {
        if (this.#endOf(at) < startOf(child)) return false;
      } else if (!STRAIGHT.has(at.type)) return false;
    }
    return false;
  }

  /** Where the first statement of a block begins behind which the next may not be reached. */
  #endOf(block: TSESTree.BlockStatement): number {
    return known(this.#ends, block, ({ body }) => {
      const ending = body.find(mayEnd);
      return ending ? startOf(ending) : Infinity;
    });
  }

  /** Whether all that a function is used for is to be called here, with arguments that can be told apart. */
  #isOnlyCalled(callable: FunctionNode): boolean {
    const calls = this.callsOf(callable).length;
    const { parent } = callable;
    const declaration = parent.type === 'VariableDeclarator' ? parent : undefined;
    const name = callable.type === 'FunctionDeclaration' ? callable.id : declaration?.id;
    if (calls === 0 || name?.type !== 'Identifier') return false;
    this.#mentions ??= mentionsIn(this.#evaluator.file);
    return this.#mentions.get(name.name) === calls;
  }

  /** The only call of a function that does all that it does when it is called. */
  onlyRunOf(callable: FunctionNode): TSESTree.CallExpression | undefined {
    const [call, ...others] = this.callsOf(callable);
    if (!call || others.length > 0 || callable.generator) return undefined;
    return known(this.#endsEarly, callable, mayEndEarly) ? undefined : call;
  }

  callsOf(callable: FunctionNode): readonly TSESTree.CallExpression[] {
    this.#calls ??= this.#find((call) => call.callee);
    return this.#calls.get(callable) ?? [];
  }

  /** `ROWS.map(toTool)`. */
  mapsWith(callable: FunctionNode): readonly TSESTree.CallExpression[] {
    this.#maps ??= this.#find((call) => (calledOn(call, MAPS) ? call.arguments[0] : undefined));
    return this.#maps.get(callable) ?? [];
  }

  /** One turn for each call of such a function, and for each turn of the loop that it is called in. */
  turnsOf(callable: FunctionNode): readonly Turn[] {
    return known(this.#turns, callable, () => this.#read(callable));
  }

  #read(callable: FunctionNode): readonly Turn[] {
    const calls = this.callsOf(callable);
    if (calls.length > MOST_CALLS) return [];
    const evaluator = this.#evaluator;
    return calls.flatMap((call) =>
      (turnsOf(call, evaluator) ?? [{ env: NO_ENV, items: [] }]).map(({ env: outer, items }): Turn => {
        const args = call.arguments.map((each) => evaluator.evaluate(each, outer));
        const env = evaluator.envIn(callable, args, outer, call);
        return { env, call, items: [...items, ...args.filter(({ kind }) => kind === 'object')] };
      }),
    );
  }

  /** The calls to which the functions of this file belong that are named there. */
  #find(nameIn: (call: TSESTree.CallExpression) => SyntaxNode | undefined): CallsOfFunctions {
    const found: CallsOfFunctions = new Map();
    const classes: MembersOfClasses = new Map();
    for (const call of this.#evaluator.file.calls) {
      const named = nameIn(call);
      const name = named && bare(named);
      const callable =
        name?.type === 'Identifier' ? functionOf(name, this.#evaluator.file.scopes) : name && methodOf(name, classes);
      if (!callable || call.arguments.some(({ type }) => type === 'SpreadElement')) continue;
      addTo(found, callable, call);
    }
    return found;
  }
}

type CallsOfFunctions = Map<FunctionNode, TSESTree.CallExpression[]>;
type Members = ReadonlyMap<string, TSESTree.ClassElement>;
type MembersOfClasses = Map<TSESTree.ClassBody, Members>;

/** What `this.add` stands for in the class around it. Each of the `classes` is looked through once. */
function methodOf(node: SyntaxNode, classes: MembersOfClasses): FunctionNode | undefined {
  if (node.type !== 'MemberExpression' || bare(node.object).type !== 'ThisExpression') return undefined;
  const name = memberName(node);
  if (name === undefined) return undefined;
  let at: SyntaxNode | undefined = node.parent;
  while (at && at.type !== 'ClassBody') at = at.parent;
  if (!at) return undefined;
  const member = known(classes, at, membersOf).get(name);
  if (!member || !('value' in member) || !member.value || !isFunction(member.value)) return undefined;
  const isAccessor = member.type === 'MethodDefinition' && /^[gs]et$/.test(member.kind);
  return isAccessor ? undefined : member.value;
}

/** By name; of several under one, the first. */
function membersOf({ body }: TSESTree.ClassBody): Members {
  const members = new Map<string, TSESTree.ClassElement>();
  for (const member of body) {
    const name = 'static' in member && member.static ? undefined : keyName(member);
    if (name !== undefined && !members.has(name)) members.set(name, member);
  }
  return members;
}

const STRAIGHT = new Set<string>([
  ...['ExpressionStatement', 'ReturnStatement', 'AwaitExpression', 'VariableDeclarator', 'VariableDeclaration'],
  ...['TSAsExpression', 'TSNonNullExpression', 'ParenthesizedExpression', 'ChainExpression', 'UnaryExpression'],
]);

const mayEnd = (statement: SyntaxNode): boolean =>
  holds(statement, ({ type }) => type === 'ReturnStatement' || type === 'ThrowStatement');

/** How often each name is used in a file; to declare it, or a key of the same name, is no use. */
function mentionsIn({ program, identifiers }: Survey): ReadonlyMap<string, number> {
  const mentions = new Map<string, number>();
  for (const node of identifiers) if (!isNoUse(node)) mentions.set(node.name, (mentions.get(node.name) ?? 0) + 1);
  // What is exported is called from elsewhere too.
  for (const statement of program.body) {
    const declared = 'declaration' in statement ? statement.declaration : undefined;
    for (const each of declared?.type === 'VariableDeclaration' ? declared.declarations : [declared]) {
      if (each && 'id' in each && each.id?.type === 'Identifier') mentions.set(each.id.name, Infinity);
    }
  }
  return mentions;
}

function isNoUse(node: TSESTree.Identifier): boolean {
  const { parent } = node;
  if ('id' in parent && parent.id === node) return true;
  if ('computed' in parent && parent.computed) return false;
  return parent.type === 'MemberExpression' ? parent.property === node : 'key' in parent && parent.key === node;
}

/** The call of a function that registers what it is given: what it registers by, and what runs together with it. */
export interface Helped extends Run {
  readonly callable: FunctionNode;
  readonly call: TSESTree.CallExpression;
}

export function helpedBy(
  registering: Call,
  callable: FunctionNode,
  call: TSESTree.CallExpression,
  helpers: Helpers,
): Helped {
  const isSure = helpers.isAlwaysReached(registering, callable);
  const receiver = receiverOfHelper(registering, callable, call);
  return {
    callable,
    call,
    receiver,
    ...(isSure ? { block: blockOf(call) } : { block: call, branch: blockOf(registering) }),
  };
}

/** What a call registers something on; nothing where that is no name of the file. */
export function receiverOf(call: Call): Receiver | undefined {
  const callee = bare(call.callee);
  if (callee.type === 'MemberExpression') return receiverAt(callee.object);
  const [server] = call.arguments;
  return callee.type === 'Identifier' && /^registerApp/.test(callee.name) && server ? receiverAt(server) : undefined;
}

/** What a function of the file registers by: what it is given for that, or the same each time. */
function receiverOfHelper(
  registering: Call,
  helper: FunctionNode,
  call: TSESTree.CallExpression,
): Receiver | undefined {
  const own = receiverOf(registering);
  if (own?.owner.type !== 'Identifier') return own;
  const { name } = own.owner;
  const index = helper.params.findIndex((each) => each.type === 'Identifier' && each.name === name);
  const given = call.arguments[index];
  if (!given) return own;
  const outer = receiverAt(given);
  return { ...outer, members: [...outer.members, ...own.members] };
}

/** What the function was given where it hands on one of its parameters. */
export function givenTo({ callable, call }: Helped, argument: SyntaxNode, scopes: Scopes): SyntaxNode {
  const at = bare(argument);
  if (at.type !== 'Identifier') return argument;
  const binding = scopes.resolve(at);
  if (binding?.kind !== 'param' || scopes.isReassigned(at.name, binding)) return argument;
  return givenFor(binding, callable, call) ?? argument;
}

/**
 * The turns in which a call registers something else each time: of the loop around it, or calls of the function there.
 * Undefined where it registers the same, or where that is not known.
 */
export function turnsOfSite(
  site: Site,
  helper: Helper | undefined,
  helpers: Helpers,
  evaluator: Evaluator,
): readonly Turn[] | undefined {
  const turns = helper ? helpers.turnsOf(helper.callable) : turnsOf(site.call, evaluator);
  const uri = uriIn(site);
  const names = [nameIn(site), uri].filter((each) => each !== undefined);
  if (!turns || names.length === 0 || (uri && turns.some(isOfText))) return undefined;
  if (helper?.isWrapper) return onceForEachName(turns, names[0]!, evaluator);
  return names.some((name) => isNamedByTurn(name, turns, evaluator)) ? turns : undefined;
}

/** Of several URIs of one resource, all but one are kept for hosts that have the old ones. */
const isOfText = ({ items: [row] }: Turn): boolean => (row as Node | undefined)?.kind === 'string';

/** What has one name in all turns is given to several servers. */
function isNamedByTurn(argument: SyntaxNode, turns: readonly Turn[], evaluator: Evaluator): boolean {
  const names = turns.map((turn) => nameInTurn(turn, argument, evaluator));
  return !names.includes(undefined) && new Set(names).size === names.length;
}

/** In a loop around a call, too. */
function onceForEachName(turns: readonly Turn[], argument: SyntaxNode, evaluator: Evaluator): readonly Turn[] {
  const known = new Map<TSESTree.CallExpression | undefined, Set<string | undefined>>();
  return turns.filter((turn) => {
    const name = nameInTurn(turn, argument, evaluator);
    const names = known.get(turn.call) ?? new Set();
    known.set(turn.call, names);
    return !names.has(name) && names.add(name);
  });
}

function nameInTurn({ env }: Turn, argument: SyntaxNode, evaluator: Evaluator): string | undefined {
  const value = evaluator.evaluate(argument, env);
  return textOf(value.kind === 'object' ? entry(value, 'name')?.value : value);
}
