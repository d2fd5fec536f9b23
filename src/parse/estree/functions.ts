/** What a name stands for where it is called. */
import { bare, isFunction, type Ast } from './ast.js';
import type { Evaluator } from './evaluate.js';

/** A function that is written in place, or that a name always means. */
export function functionOf({ file }: Evaluator, node: Ast): Ast | undefined {
  const at = bare(node);
  if (isFunction(at)) return at;
  const binding = at.type === 'Identifier' ? file.scopes.resolve(at) : undefined;
  if (!binding || binding.path?.length !== 0 || file.scopes.isReassigned(at['name'], binding)) return undefined;
  if (binding.kind === 'function') return binding.node;
  const init = binding.kind === 'variable' ? (binding.node['init'] as Ast | null) : undefined;
  return init && isFunction(bare(init)) ? bare(init) : undefined;
}
