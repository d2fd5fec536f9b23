/** Functions around handlers: `withErrors(async (args) => …)`, where what is given is called with the same arguments and its result handed on. */
import { functionOf, onlyReturn, returnsOf } from '../returns.js';
import type { Scopes } from '../scopes.js';
import { bare, holds, isFunction, walkAst, type FunctionNode, type SyntaxNode, type TSESTree } from '../syntax.js';

/** The function that a call wraps, if what it makes of it takes the same and answers the same. */
export function wrappedBy(argument: SyntaxNode, scopes: Scopes): FunctionNode | undefined {
  const call = bare(argument);
  const wrapper = call.type === 'CallExpression' ? functionOf(call.callee, scopes) : undefined;
  const made = wrapper && onlyReturn(wrapper);
  const outer = made && bare(made);
  if (call.type !== 'CallExpression' || !outer || !isFunction(outer)) return undefined;
  for (const [index, each] of call.arguments.entries()) {
    const given = functionOf(each, scopes);
    const param = wrapper.params[index];
    if (given && param?.type === 'Identifier' && handsOn(outer, param, scopes)) return given;
  }
  return undefined;
}

/** It calls what it is given once, with its own arguments, which it does not read, and returns the result as it is. */
function handsOn(outer: FunctionNode, given: TSESTree.Identifier, scopes: Scopes): boolean {
  const [first] = outer.params;
  const own = first?.type === 'RestElement' ? first.argument : first;
  if (own?.type !== 'Identifier') return false;
  const calls: TSESTree.CallExpression[] = [];
  let uses = 0;
  const means = (node: SyntaxNode, declared: SyntaxNode): boolean =>
    node.type === 'Identifier' && scopes.resolve(node)?.node === declared;
  walkAst(outer.body, (node) => {
    if (means(node, own) || means(node, first!)) uses++;
    if (node.type === 'CallExpression' && means(bare(node.callee), given)) calls.push(node);
  });
  const [call, ...others] = calls;
  const passed = call?.arguments[0];
  const isPassed = passed?.type === 'SpreadElement' ? first?.type === 'RestElement' : first?.type === 'Identifier';
  if (!call || others.length > 0 || uses !== 1 || !passed || !isPassed) return false;
  const name = passed.type === 'SpreadElement' ? passed.argument : passed;
  if (!means(name, own) && !means(name, first!)) return false;
  return returnsOf(outer).some(({ expression }) => isResult(expression, call, scopes));
}

/** `return run(args)`, `return await run(args)`, `const result = await run(args); return result`. */
function isResult(expression: SyntaxNode, call: SyntaxNode, scopes: Scopes): boolean {
  const at = bare(expression);
  const value = at.type === 'AwaitExpression' ? bare(at.argument) : at;
  if (value === call) return true;
  const known = value.type === 'Identifier' ? scopes.constantOf(value) : undefined;
  return known !== undefined && holds(known, (node) => node === call) && isResult(known, call, scopes);
}
