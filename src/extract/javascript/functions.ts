/** Functions: which one a name refers to, and which one is around a node. */
import { bare, isFunction, keyName, type FunctionNode, type SyntaxNode } from './syntax.js';
import type { Scopes } from './scopes.js';

/** The function that an expression is, or that its name always refers to. */
export function functionOf(node: SyntaxNode, scopes: Scopes): FunctionNode | undefined {
  const at = bare(node);
  if (isFunction(at)) return at;
  if (at.type !== 'Identifier') return undefined;
  const binding = scopes.resolve(at);
  if (!binding || binding.path?.length !== 0 || scopes.isReassigned(at.name, binding)) return undefined;
  if (binding.kind === 'function') return binding.node;
  const init = binding.kind === 'variable' && binding.node.init ? bare(binding.node.init) : undefined;
  return init && isFunction(init) ? init : undefined;
}

/** The nearest function around a node, at most `mostLevels` above it. */
export function functionAround(node: SyntaxNode, mostLevels = Infinity): FunctionNode | undefined {
  let at: SyntaxNode | undefined = node.parent;
  for (let level = 0; at && level < mostLevels; level++, at = at.parent) if (isFunction(at)) return at;
  return undefined;
}

/** The name by which a function is called, or '' where it has none. */
export function nameOfFunction(callable: SyntaxNode): string {
  if ('id' in callable && callable.id && 'name' in callable.id) return String(callable.id.name);
  const { parent } = callable;
  if (parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier') return parent.id.name;
  return (parent && keyName(parent)) ?? '';
}
