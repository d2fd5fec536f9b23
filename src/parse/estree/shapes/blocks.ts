/** What runs together. */
import { isFunction, type Ast } from '../ast.js';

/** Calls in one block run together; calls in two branches may never. */
export const blockOf = (site: Ast): Ast => insideOf(site, ({ type }) => BLOCKS.has(type));

/** What a model may be shown together with a tool: those of one list, object or class, or else of one block. */
export const shownWith = (site: Ast): Ast =>
  insideOf(site, (at) => BLOCKS.has(at.type) || /^(ObjectExpression|ClassBody)$/.test(at.type) || isFunction(at));

function insideOf(site: Ast, isWhole: (node: Ast) => boolean): Ast {
  let at: Ast = site;
  while (at.parent && !isWhole(at.parent) && !isBranch(at, at.parent)) at = at.parent;
  return at.parent && !isBranch(at, at.parent) ? at.parent : at;
}

function isBranch(at: Ast, { type, test, right }: Ast): boolean {
  if (type === 'IfStatement' || type === 'ConditionalExpression') return at !== test;
  return type === 'LogicalExpression' && at === right;
}

const BLOCKS = new Set(['Program', 'BlockStatement', 'SwitchCase', 'ArrayExpression', 'StaticBlock', 'TSModuleBlock']);
