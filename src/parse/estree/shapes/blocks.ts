/** What runs together. */
import type { Ast } from '../ast.js';

/** Calls in one block run together; calls in two branches may never. */
export function blockOf(site: Ast): Ast {
  let at: Ast = site;
  while (at.parent && !BLOCKS.has(at.parent.type) && !isBranch(at, at.parent)) at = at.parent;
  return at.parent && !isBranch(at, at.parent) ? at.parent : at;
}

function isBranch(at: Ast, { type, test, right }: Ast): boolean {
  if (type === 'IfStatement' || type === 'ConditionalExpression') return at !== test;
  return type === 'LogicalExpression' && at === right;
}

const BLOCKS = new Set(['Program', 'BlockStatement', 'SwitchCase', 'ArrayExpression', 'StaticBlock', 'TSModuleBlock']);
