/** Whether a call in a function of the file is given what the callers of that function give. */
import { bare, holds, isFunction, ownerOf, walkAst } from '../syntax.js';
import type { FunctionNode, SyntaxNode, TSESTree } from '../syntax.js';
import type { Scopes } from '../scopes.js';

/** The function around a call; undefined where it is in a loop or in a class there, and so may run for other tools. */
export function callableAround(call: SyntaxNode): FunctionNode | undefined {
  for (let at: SyntaxNode | undefined = call.parent; at; at = at.parent) {
    if (isFunction(at)) return at;
    if (NOT_ONCE.test(at.type)) return undefined;
  }
  return undefined;
}

const NOT_ONCE = /^(For|ForIn|ForOf|While|DoWhile)Statement$|^Class/;

/** Whether what a call registers is given to the function around it, or made of that: its name and all that describes it. */
export function handsOn(
  callable: FunctionNode,
  name: SyntaxNode,
  described: readonly SyntaxNode[],
  scopes: Scopes,
): boolean {
  const isParam = (node: SyntaxNode): boolean => {
    if (node.type !== 'Identifier') return false;
    const binding = scopes.resolve(node);
    return binding?.kind === 'param' && scopes.paramOf(callable, node.name) === binding;
  };
  const isOwn = (node: SyntaxNode): boolean => {
    const root = ownerOf(node);
    if (isParam(root)) return true;
    const binding = root.type === 'Identifier' ? scopes.resolve(root) : undefined;
    const init = binding?.kind === 'variable' ? binding.node.init : undefined;
    return init ? holds(init, isParam) : false;
  };
  const isNamed = isOwn(name) || (name.type === 'TemplateLiteral' && holds(name, isParam));
  return isNamed && described.length > 0 && described.every((each) => isOwn(each) || isMadeOf(bare(each), isOwn));
}

/** `{ ...config, title }`, `{ description, inputSchema: shape }`: what describes the tool comes from outside. */
function isMadeOf(node: SyntaxNode, isOwn: (node: SyntaxNode) => boolean): boolean {
  if (node.type !== 'ObjectExpression') return false;
  const isSpread = node.properties.some((each) => each.type === 'SpreadElement' && isOwn(each.argument));
  const given = node.properties.filter((each) => each.type === 'Property').filter(({ value }) => isOwn(value));
  const has = (name: string): boolean => given.some(({ key }) => keyText(key) === name);
  return isSpread || (has('description') && has('inputSchema'));
}

const keyText = (key: TSESTree.PropertyName): unknown =>
  'name' in key ? key.name : 'value' in key ? key.value : undefined;

/** How often a function calls a method of each name. */
export function methodsIn(callable: FunctionNode): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  walkAst(callable.body, (node) => {
    if (node.type !== 'CallExpression') return;
    const callee = bare(node.callee);
    const at = callee.type === 'MemberExpression' ? callee.property : callee;
    const name = at.type === 'Identifier' || at.type === 'PrivateIdentifier' ? at.name : undefined;
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  return counts;
}

/** Whether a call in a function is given all parameters of that function, unchanged and in their order. */
export function passesAllOn(
  callable: FunctionNode,
  call: TSESTree.CallExpression | TSESTree.NewExpression,
  scopes: Scopes,
): boolean {
  const { params } = callable;
  const args = call.arguments;
  return (
    params.length === args.length &&
    args.every((arg, index) => {
      const param = params[index]!;
      const [given, taken] = arg.type === 'SpreadElement' ? [bare(arg.argument), restOf(param)] : [bare(arg), param];
      if (given.type !== 'Identifier' || taken?.type !== 'Identifier' || given.name !== taken.name) return false;
      const binding = scopes.paramOf(callable, given.name);
      return binding !== undefined && scopes.resolve(given) === binding && !scopes.isWritten(given.name, binding);
    })
  );
}

const restOf = (param: TSESTree.Parameter): SyntaxNode | undefined =>
  param.type === 'RestElement' ? param.argument : undefined;
