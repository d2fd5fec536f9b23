/** What a handler lists beside the tools that are written there: `[Tool(name="a", …), *await others()]`. */
import { entry } from '../../core/tree.js';
import { textOf as stringIn, type Value } from '../result/values.js';
import { methodOf } from './methods.js';
import type { Meaning, Module } from './names.js';
import {
  argumentsOf,
  assignmentOf,
  bare,
  bodyOf,
  calleeOf,
  callsIn,
  childrenOf,
  functionAround,
  listed,
  memberOf,
  pathOf,
  returnsOf,
  textOf,
  walk,
  type PyNode,
} from './syntax.js';
import { turnsOf } from './turns.js';
import type { Evaluator } from './values.js';

const NO_CALLS: readonly PyNode[] = [];

/** Empty where no tool is written in the list: what it lists then may be what is written elsewhere. */
export function unknownBeside(module: Module, lister: PyNode, evaluator: Evaluator): readonly PyNode[] {
  const unknown: PyNode[] = [];
  const asked = new Set<string>();
  const body = bodyOf(lister);
  const statements = body ? [...walk(body)] : [];
  let known = 0;

  function item(node: PyNode): void {
    if (isNamed(evaluator.valueOf(module, node))) known++;
    else if (makesUnknown(module, node)) unknown.push(node);
    else if (isOfProject(module, node)) return;
    else if (node.name === 'VariableName' && !asked.has(textOf(module, node))) set(node, item);
    else unknown.push(node);
  }

  function set(variable: PyNode, take: (value: PyNode) => void): void {
    const name = textOf(module, variable);
    asked.add(name);
    const values = statements.flatMap((each) => {
      const { value, targets } = assignmentOf(each) ?? {};
      return value && targets!.some((target) => textOf(module, target) === name) ? value : [];
    });
    values.forEach(take);
    if (values.length === 0 && !isOfProject(module, variable)) unknown.push(variable);
  }

  function list(expression: PyNode): void {
    const node = bare(expression);
    const value = evaluator.valueOf(module, node);
    switch (node.name) {
      case 'ArrayExpression':
      case 'TupleExpression':
        for (const [first, second] of listed(node)) {
          if (second) list(second);
          else item(first!);
        }
        return;
      case 'AwaitExpression':
        return list(node.lastChild!);
      case 'BinaryExpression':
        return childrenOf(node).forEach((each) => each.name !== 'ArithOp' && list(each));
      case 'VariableName':
        return added(node);
      case 'CallExpression': {
        const tools = argumentsOf(module, node)?.find(({ key }) => key === 'tools')?.value;
        if (tools) return list(tools);
      }
    }
    if (value.kind === 'array' && !value.open && value.items.every(isNamed)) known += value.items.length;
    else if (makesUnknown(module, node) || (!isOfProject(module, node) && !isOfKnown(module, node))) unknown.push(node);
  }

  /** What a variable of the handler is set to, and what is put into it. */
  function added(variable: PyNode): void {
    const name = textOf(module, variable);
    if (asked.has(name)) return;
    set(variable, list);
    for (const each of statements) {
      if (each.name === 'UpdateStatement' && textOf(module, each.firstChild!) === name) list(each.lastChild!);
      const call = each.name === 'CallExpression' ? memberOf(module, calleeOf(each)) : undefined;
      const given = call && textOf(module, call.object) === name ? argumentsOf(module, each)?.at(-1)?.value : undefined;
      if (given && call!.name === 'extend') list(given);
      else if (given && /^(?:append|insert)$/.test(call!.name)) item(given);
    }
  }

  returnsOf(lister).forEach(list);
  return known > 0 ? unknown : [];
}

export const isNamed = (tool: Value): boolean =>
  tool.kind === 'object' && stringIn(entry(tool, 'name')?.value) !== undefined;

/** A constant, member or function of the project: it is read where it is written. */
function isOfProject(module: Module, node: PyNode): boolean {
  const of = node.name === 'CallExpression' ? calleeOf(node) : node;
  const [first] = pathOf(module, of) ?? [];
  const isMeant = (meaning: Meaning): boolean =>
    meaning.is === 'function' ||
    (meaning.is === 'value' && (meaning.node === undefined || !functionAround(meaning.node)));
  return first === 'self' || module.meaningsOf(of).some(isMeant);
}

/** `self.made()`, where that method, or one that it calls, has `Tool(name=each.name)`, in a loop over what is not known. */
function makesUnknown(module: Module, call: PyNode, isInLoop = false, depth = 0): boolean {
  const member = call.name === 'CallExpression' && memberOf(module, calleeOf(call));
  if (!member || depth > DEEPEST) return false;
  const isLoop = isInLoop || turnsOf(module, call, NO_CALLS) === undefined;
  const owner = textOf(module, member.object) === 'self' ? outerClass(call) : undefined;
  const method = owner && methodOf(module, owner, member.name);
  if (!method || method.module !== module) return false;
  return callsIn(module, bodyOf(method.node)).some((each) => {
    if (pathOf(module, calleeOf(each))?.at(-1) !== 'Tool') return makesUnknown(module, each, isLoop, depth + 1);
    const name = argumentsOf(module, each)?.find(({ key }) => key === 'name')?.value;
    const isOfEach =
      name !== undefined && /^(?!self\b|cls\b)[a-z]\w*(?:\.\w+|\[["']\w+["']\])$/.test(textOf(module, name));
    return isOfEach && (isLoop || turnsOf(module, each, NO_CALLS) === undefined);
  });
}
const DEEPEST = 2;

function outerClass(node: PyNode): PyNode | undefined {
  for (let at = node.parent; at; at = at.parent) if (at.name === 'ClassDefinition') return at;
  return undefined;
}

/** `[make(t) for t in TOOLS]`, of a list that is written. */
const isOfKnown = (module: Module, node: PyNode): boolean =>
  /Comprehension/.test(node.name) && turnsOf(module, childrenOf(node)[1]!, NO_CALLS) !== undefined;
