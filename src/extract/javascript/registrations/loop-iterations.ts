/** Calls in a loop: over a list that is known, one turn for each item: `for (const tool of TOOLS) server.registerTool(…)`. */
import { bare, isFunction, ownerOf, path, walkAst, follow, unknown } from '../syntax.js';
import type { FunctionNode, SyntaxNode, TSESTree } from '../syntax.js';
import { NO_ENV, taken, type Env } from '../env.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { entry, items, type Node, type Place } from '../../../core/tree.js';
import type { Binding, Scopes } from '../scopes.js';
import { type ArrayValue, type Value } from '../../result/values.js';
import { propertyOf } from './objects.js';

export interface Turn {
  readonly env: Env;
  /** What the tool is made of. */
  readonly items: readonly Place[];
  /** Of a function that registers what it is given: the call of it. */
  readonly call?: TSESTree.CallExpression;
}

/** Longer lists are generated, and cost more than they tell. */
const MOST_TURNS = 200;

/** Undefined where a call is in no such loop. */
export function turnsOf(call: SyntaxNode, evaluator: Evaluator): readonly Turn[] | undefined {
  for (let at: SyntaxNode | undefined = call.parent; at; at = at.parent) {
    if (at.type === 'ForOfStatement') return turnsOfLoop(at, evaluator);
    if (isFunction(at)) return turnsOfCallback(at, evaluator);
  }
  return undefined;
}

function turnsOfLoop(loop: TSESTree.ForOfStatement, evaluator: Evaluator): readonly Turn[] | undefined {
  const declarator = loop.left.type === 'VariableDeclaration' ? loop.left.declarations[0] : undefined;
  const list = declarator && listOf(loop.right, evaluator);
  if (!list) return undefined;
  const names = namesOf(declarator, evaluator.file.scopes);
  return list.items.map((item: Node) => ({
    env: { inside: [loop], values: new Map(names.map(({ binding, valueIn }) => [binding, valueIn(item)])) },
    items: partsOf(item),
  }));
}

interface Name {
  readonly binding: Binding;
  /** What it stands for, in a turn for this item. */
  valueIn(item: Node): Value;
}

/** The names that the head of a loop declares. */
function namesOf(declarator: TSESTree.VariableDeclarator, scopes: Scopes): readonly Name[] {
  const names: Name[] = [];
  walkAst(declarator.id, (node) => {
    if (node.type !== 'Identifier') return;
    const binding = scopes.resolve(node);
    if (binding?.node !== declarator) return;
    const isKnown = (item: Node): boolean =>
      binding.path
        ? !scopes.isReassigned(node.name, binding)
        : isInWordsOfMcp(item, binding) && !scopes.isWritten(node.name, binding);
    names.push({ binding, valueIn: (item) => (isKnown(item) ? taken(binding, item, node) : unknown(node)) });
  });
  return names;
}

/** The rest of a row goes somewhere as it is; a row in words of its own goes to who reads those. */
function isInWordsOfMcp(item: Node, { rest, node }: Binding): boolean {
  const row = rest && follow(item, rest.path, node);
  return row?.kind === 'object' && entry(row, 'inputSchema') !== undefined;
}

function turnsOfCallback(callback: FunctionNode, evaluator: Evaluator): readonly Turn[] | undefined {
  const { parent } = callback;
  if (parent.type !== 'CallExpression' || parent.arguments[0] !== callback) return undefined;
  const callee = bare(parent.callee);
  if (callee.type !== 'MemberExpression' || !/^(forEach|map)$/.test(path(callee).at(-1)!)) return undefined;
  const list = listOf(callee.object, evaluator);
  return list?.items.map((item) => ({
    env: evaluator.envIn(callback, [item], NO_ENV, parent),
    items: partsOf(item),
  }));
}

/** A tuple, and what is in it. */
const partsOf = (item: Node): readonly Place[] => [item, ...items(item)];

function listOf(expression: SyntaxNode, evaluator: Evaluator): ArrayValue | undefined {
  const list = evaluator.evaluate(expression);
  const isKnown = list.kind === 'array' && list.items.length > 0 && list.items.length <= MOST_TURNS;
  return isKnown && list.items.every(({ kind }) => NAMING.has(kind)) ? list : undefined;
}

/** What can tell one turn from another. */
const NAMING: ReadonlySet<Node['kind']> = new Set(['object', 'array', 'string']);

/** How many names may be between the name of a tool and the row that has it. */
const DEEPEST = 5;

/** Whether what names a tool is another one each time: `tool.name` in a loop or function whose rows are unknown. */
export function isOfMany(name: SyntaxNode, scopes: Scopes, depth = 0): boolean {
  const at = bare(name);
  const own = at.type === 'ObjectExpression' ? propertyOf(at, 'name') : undefined;
  const named = bare(own ?? at);
  // `tool.getName()`
  const isAsked = named.type === 'CallExpression' && named.arguments.length === 0;
  const owner = ownerOf(isAsked ? named.callee : named);
  const binding = owner.type === 'Identifier' && depth < DEEPEST ? scopes.resolve(owner) : undefined;
  // What has a default is one tool at least.
  if (!binding?.path) return false;
  if (binding.kind === 'param') return true;
  const init = binding.kind === 'variable' ? binding.node.init : undefined;
  return isOfLoop(binding) || (!!init && isMadeOfMany(init, scopes, depth + 1));
}

/** `tools.get(id)`, `await load(id)` */
function isMadeOfMany(init: SyntaxNode, scopes: Scopes, depth: number): boolean {
  const at = bare(init.type === 'AwaitExpression' ? init.argument : init);
  if (at.type !== 'CallExpression') return isOfMany(at, scopes, depth);
  return at.arguments.some((each) => isOfMany(each, scopes, depth));
}

function isOfLoop({ node }: Binding): boolean {
  const loop = node.parent?.parent;
  return (loop?.type === 'ForOfStatement' || loop?.type === 'ForInStatement') && loop.left === node.parent;
}
