/** Whether a call in a function of the file is given what the callers of that function give. */
import { bare, isFunction, ownerOf, walkAst, type Ast } from '../syntax.js';
import type { Scopes } from '../scopes.js';

/** The function around a call; undefined where it stands in a loop or in a class there, and so may run for other tools. */
export function callableAround(call: Ast): Ast | undefined {
  for (let at = call.parent; at; at = at.parent) {
    if (isFunction(at)) return at;
    if (NOT_ONCE.test(at.type)) return undefined;
  }
  return undefined;
}

const NOT_ONCE = /^(For|ForIn|ForOf|While|DoWhile)Statement$|^Class/;

/** Whether what a call registers is given to the function around it, or made of that: its name and all that describes it. */
export function handsOn(callable: Ast, name: Ast, described: readonly Ast[], scopes: Scopes): boolean {
  const isParam = (node: Ast): boolean => {
    const binding = node.type === 'Identifier' ? scopes.resolve(node) : undefined;
    return binding?.kind === 'param' && scopes.paramOf(callable, node['name']) === binding;
  };
  const isOwn = (node: Ast): boolean => {
    const root = ownerOf(node);
    if (isParam(root)) return true;
    const binding = root.type === 'Identifier' ? scopes.resolve(root) : undefined;
    const init = binding?.kind === 'variable' ? (binding.node['init'] as Ast | null) : undefined;
    return init ? holds(init, isParam) : false;
  };
  const isNamed = isOwn(name) || (name.type === 'TemplateLiteral' && holds(name, isParam));
  return isNamed && described.length > 0 && described.every((each) => isOwn(each) || isMadeOf(bare(each), isOwn));
}

function holds(expression: Ast, isWanted: (node: Ast) => boolean): boolean {
  let found = false;
  walkAst(expression, (node) => {
    found ||= isWanted(node);
  });
  return found;
}

/** `{ ...config, title }`, `{ description, inputSchema: shape }`: what describes the tool comes from outside. */
function isMadeOf({ type, properties }: Ast, isOwn: (node: Ast) => boolean): boolean {
  if (type !== 'ObjectExpression') return false;
  const isSpread = (properties as Ast[]).some(({ argument }) => argument && isOwn(argument as Ast));
  const given = (properties as Ast[]).filter(({ key, value }) => key && value && isOwn(value as Ast));
  const has = (name: string): boolean => given.some(({ key }) => (key.name ?? key.value) === name);
  return isSpread || (has('description') && has('inputSchema'));
}

/** How often a function calls a method of each name. */
export function methodsIn(callable: Ast): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  walkAst(callable['body'], ({ type, callee }: Ast) => {
    if (type !== 'CallExpression') return;
    const at = bare(callee as Ast) as Ast;
    const name = (at.type === 'MemberExpression' ? at['property'].name : at['name']) as string | undefined;
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  return counts;
}

/** Whether a call in a function is given all parameters of that function, unchanged and in their order. */
export function passesAllOn(callable: Ast, call: Ast, scopes: Scopes): boolean {
  const params = callable['params'] as Ast[];
  const args = call['arguments'] as Ast[];
  return (
    params.length === args.length &&
    args.every((arg, index) => {
      const param = params[index]!;
      const [given, taken] = arg.type === 'SpreadElement' ? [bare(arg['argument']), restOf(param)] : [bare(arg), param];
      if (given.type !== 'Identifier' || taken?.type !== 'Identifier' || given['name'] !== taken['name']) return false;
      const binding = scopes.paramOf(callable, given['name']);
      return binding !== undefined && scopes.resolve(given) === binding && !scopes.isWritten(given['name'], binding);
    })
  );
}

const restOf = ({ type, argument }: Ast): Ast | undefined => (type === 'RestElement' ? (argument as Ast) : undefined);
