/** Whether what names a tool is another one each time: `tool.name` in a loop or function of which nobody knows the rows. */
import { bare, ownerOf, type Ast } from './ast.js';
import type { Binding, Scopes } from './scopes.js';
import { propertyOf } from './shapes/arguments.js';

/** How many names may stand between it and the row. */
const DEEPEST = 5;

export function isOfMany(name: Ast, scopes: Scopes, depth = 0): boolean {
  const at = bare(name);
  const own = at.type === 'ObjectExpression' ? propertyOf(at, 'name') : undefined;
  const owner = ownerOf(own ?? at);
  const binding = owner.type === 'Identifier' && depth < DEEPEST ? scopes.resolve(owner) : undefined;
  // What has a default is one tool at least.
  if (!binding?.path) return false;
  if (binding.kind === 'param') return true;
  const init = binding.kind === 'variable' ? (binding.node['init'] as Ast | null) : undefined;
  return isOfLoop(binding) || (!!init && isOfMany(init, scopes, depth + 1));
}

function isOfLoop({ node }: Binding): boolean {
  const loop = node.parent?.parent;
  return (loop?.type === 'ForOfStatement' || loop?.type === 'ForInStatement') && loop['left'] === node.parent;
}
