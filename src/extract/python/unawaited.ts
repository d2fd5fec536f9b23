/** Calls of asynchronous functions of the project that nothing awaits: what they give is no result. */
import { groupBy, remembered } from '../../core/collections.js';
import type { RefusedCall } from '../../core/python-code.js';
import type { FunctionRef } from './methods.js';
import type { Module } from './names.js';
import {
  assignmentOf,
  bodyOf,
  calleeOf,
  decoratorsOf,
  functionAround,
  memberOf,
  nameNodeOf,
  nodesIn,
  placeOf,
  textOf,
  type PyNode,
} from './syntax.js';

/** `mayReturn`: the caller of a function may await what that returns. */
export function unawaitedIn(
  module: Module,
  call: PyNode,
  { module: other, node }: FunctionRef,
  mayReturn: (fn: PyNode) => boolean,
): RefusedCall | undefined {
  const name = nameNodeOf(node);
  if (!name || !node.getChild('async') || decoratorsOf(node).length > 0) return undefined;
  // A method that inherits from this one may be of another kind.
  const text = textOf(other, name);
  if (/\byield\b/.test(textOf(other, node)) || definedIn(other).get(text)?.length !== 1) return undefined;
  if (!isMisused(module, call, mayReturn) && !isHeldForNothing(module, call)) return undefined;
  return {
    ...placeOf(module, call),
    ...{ is: 'unawaited', names: [], left: [] },
    ...{ function: text, callee: placeOf(other, name) },
  };
}

const definedIn = remembered(({ text }: Module) => groupBy(text.matchAll(/\bdef ([^\s(:[]+)/g), ([, name]) => name!));

/** In a place where a coroutine is never meant. */
function isMisused(module: Module, node: PyNode, mayReturn: (fn: PyNode) => boolean): boolean {
  let at = node;
  while (at.parent?.name === 'ParenthesizedExpression') at = at.parent;
  const parent = at.parent!;
  switch (parent.name) {
    case 'MemberExpression': {
      const name = memberOf(module, parent)?.name;
      return parent.from === at.from && (name === undefined || !/^(?:send|close|throw|__\w+|cr_\w+)$/.test(name));
    }
    case 'FormatReplacement':
    case 'ExpressionStatement':
      return true;
    case 'ForStatement':
      return at.prevSibling?.name === 'in';
    case 'ReturnStatement': {
      const fn = functionAround(parent);
      return fn !== undefined && at.nextSibling === null && !mayReturn(fn);
    }
    case 'ArgList': {
      const callee = parent.parent!.name === 'CallExpression' ? calleeOf(parent.parent!) : undefined;
      const meant = callee && module.meaningOf(callee);
      return meant?.is === 'builtin'
        ? /^(?:str|len|list|dict|tuple|set|int|float|sorted|sum)$/.test(meant.name)
        : meant?.is === 'external' && /^json\.dumps?$/.test(meant.path);
    }
    default:
      return false;
  }
}

/** `data = fetch(city)`, of which all that follows is `data["a"]`, `data.get("a")` or a text with it. */
function isHeldForNothing(module: Module, call: PyNode): boolean {
  const { targets = [], value } = (call.parent && assignmentOf(call.parent)) || {};
  const [target, ...others] = targets;
  const fn = functionAround(call);
  if (value?.from !== call.from || target?.name !== 'VariableName' || others.length > 0 || !fn) return false;
  const name = textOf(module, target);
  const uses = nodesIn(bodyOf(fn) ?? fn, ['VariableName']).filter(
    (each) => each.from !== target.from && textOf(module, each) === name,
  );
  return uses.length > 0 && uses.every((each) => each.from > call.to && isMisused(module, each, () => true));
}
