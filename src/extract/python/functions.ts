/** Which function an expression stands for. */
import type { FunctionRef } from './methods.js';
import { methodOf } from './methods.js';
import type { Module } from './names.js';
import type { Servers } from './servers.js';
import { argumentsOf, bare, calleeOf, decoratorsOf, pathOf, textOf, type PyNode } from './syntax.js';
import { partOf, type Turn } from './turns.js';

export const NO_TURN: Turn = new Map();
const DEEPEST = 5;

/** A function by its name, a method of an object, one that another function wraps. */
export function functionMeant(
  servers: Servers,
  module: Module,
  expression: PyNode,
  turn: Turn = NO_TURN,
  depth = 0,
): FunctionRef | undefined {
  const node = bare(expression);
  if (depth > DEEPEST) return undefined;
  if (node.name === 'LambdaExpression') return { module, node };
  if (node.name === 'CallExpression') {
    // `functools.wraps(fn)(wrapper)` looks like `fn`.
    const callee = calleeOf(node);
    const isLike = callee.name === 'CallExpression' && pathOf(module, calleeOf(callee))?.at(-1) === 'wraps';
    const args = argumentsOf(module, isLike ? callee : node) ?? [];
    const [only, ...others] = args.filter(({ key, spread }) => key === undefined && !spread);
    return only && others.length === 0 ? functionMeant(servers, module, only.value, turn, depth + 1) : undefined;
  }
  const part = turn.size > 0 ? partOf(module, node, turn) : undefined;
  if (part) return functionMeant(servers, part.module, part.node, NO_TURN, depth + 1);
  const names = pathOf(module, node);
  if (!names) return undefined;
  const given = names.length === 1 ? turn.get(names[0]!) : undefined;
  if (given) return functionMeant(servers, given.module, given.node, NO_TURN, depth + 1);
  for (const meaning of module.meaningsOf(node)) {
    if (meaning.is === 'function') {
      const isStatic = decoratorsOf(meaning.node).some((each) => textOf(meaning.module, each) === '@classmethod');
      return { module: meaning.module, node: meaning.node, ...(isStatic && { isBound: true }) };
    }
    if (meaning.is === 'value' && meaning.node && meaning.node.from !== node.from)
      return functionMeant(servers, meaning.module, meaning.node, NO_TURN, depth + 1);
  }
  return methodNamed(servers, module, names, node);
}

function methodNamed(servers: Servers, module: Module, names: readonly string[], at: PyNode): FunctionRef | undefined {
  const name = names.at(-1)!;
  for (const instance of servers.instancesOf(module, names.slice(0, -1), at, 0)) {
    const method =
      instance.is === 'class' && instance.node ? methodOf(instance.module, instance.node, name) : undefined;
    if (method) return method;
  }
  return undefined;
}

/** The function, method or class that a decorator calls. */
export function decoratorMeant(
  servers: Servers,
  module: Module,
  names: readonly string[],
  at: PyNode,
  depth = 0,
): FunctionRef | undefined {
  for (const meaning of module.meaningsOfPath(names, at)) {
    if (meaning.is === 'function') return { module: meaning.module, node: meaning.node };
    if (meaning.is === 'class') return methodOf(meaning.module, meaning.node, '__init__');
    const other = meaning.is === 'value' && meaning.node ? bare(meaning.node) : undefined;
    const path = other && 'module' in meaning ? pathOf(meaning.module, other) : undefined;
    if (path && depth < DEEPEST && 'module' in meaning)
      return decoratorMeant(servers, meaning.module, path, other!, depth + 1);
  }
  return methodNamed(servers, module, names, at);
}
