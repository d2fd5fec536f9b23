/** Functions around handlers: `withErrors(async (args) => …)`, where what is given is called with the same arguments and its result handed on. */
import { remembered } from '../../../core/collections.js';
import { functionOf, onlyReturn, returnsOf } from '../returns.js';
import type { Scopes } from '../scopes.js';
import { bare, holds, isFunction, walkAst, type FunctionNode, type SyntaxNode, type TSESTree } from '../syntax.js';

/** The function that a call wraps, if what it makes of it takes the same and answers the same. */
export function wrappedBy(argument: SyntaxNode, scopes: Scopes): FunctionNode | undefined {
  const call = bare(argument);
  const wrapper = call.type === 'CallExpression' ? functionOf(call.callee, scopes) : undefined;
  const given = wrapper && call.type === 'CallExpression' ? call.arguments[handedOnIn(scopes)(wrapper)] : undefined;
  return given && functionOf(given, scopes);
}

/** Which parameter of a wrapper it hands on; -1 where it does something else. One wraps all handlers of a file, as a rule. */
const handedOnIn = remembered((scopes: Scopes) =>
  remembered((wrapper: FunctionNode): number => {
    const made = onlyReturn(wrapper);
    const outer = made && bare(made);
    if (!outer || !isFunction(outer)) return -1;
    return wrapper.params.findIndex((each) => each.type === 'Identifier' && handsOn(outer, each, scopes));
  }),
);

/** It calls what it is given once, with its own arguments, which it does not read, and returns the result as it is. */
function handsOn(outer: FunctionNode, given: SyntaxNode, scopes: Scopes): boolean {
  const [first] = outer.params;
  if (!first) return false;
  const calls: TSESTree.CallExpression[] = [];
  let uses = 0;
  const means = (node: SyntaxNode, declared: SyntaxNode): boolean =>
    node.type === 'Identifier' && scopes.resolve(node)?.node === declared;
  walkAst(outer.body, (node) => {
    if (means(node, first)) uses++;
    if (node.type === 'CallExpression' && means(bare(node.callee), given)) calls.push(node);
  });
  const [call, ...others] = calls;
  const passed = call?.arguments[0];
  if (!call || !passed || others.length > 0 || uses !== 1) return false;
  const name = first.type === 'RestElement' && passed.type === 'SpreadElement' ? passed.argument : passed;
  const isWhole = first.type === 'Identifier' || name !== passed;
  return isWhole && means(name, first) && returnsOf(outer).some((each) => isResult(each.expression, call, scopes));
}

/** `return run(args)`, `return await run(args)`, `const result = await run(args); return result`. */
function isResult(expression: SyntaxNode, call: SyntaxNode, scopes: Scopes): boolean {
  const at = bare(expression);
  const value = at.type === 'AwaitExpression' ? bare(at.argument) : at;
  if (value === call) return true;
  const known = value.type === 'Identifier' ? scopes.constantOf(value) : undefined;
  return known !== undefined && holds(known, (node) => node === call) && isResult(known, call, scopes);
}
