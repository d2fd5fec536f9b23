/** Functions: what a name stands for where it is called, and what a node stands in. */
import { bare, isFunction, type Ast } from './ast.js';
import type { Scopes } from './scopes.js';

/** A function that is written in place, or that a name always means. */
export function functionOf(node: Ast, scopes: Scopes): Ast | undefined {
  const at = bare(node);
  if (isFunction(at)) return at;
  const binding = at.type === 'Identifier' ? scopes.resolve(at) : undefined;
  if (!binding || binding.path?.length !== 0 || scopes.isReassigned(at['name'], binding)) return undefined;
  if (binding.kind === 'function') return binding.node;
  const init = binding.kind === 'variable' ? (binding.node['init'] as Ast | null) : undefined;
  return init && isFunction(bare(init)) ? bare(init) : undefined;
}

/** The function that a node stands in, no more than so many levels above. */
export function functionAround(node: Ast, mostLevels = Infinity): Ast | undefined {
  let at = node.parent;
  for (let level = 0; at && level < mostLevels; level++, at = at.parent) if (isFunction(at)) return at;
  return undefined;
}
