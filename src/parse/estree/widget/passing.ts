/** Unguarded touches that did not throw: what follows them is safe, and one finding is enough. */
import { isFunction, startOf, type Ast } from '../ast.js';
import type { Touch } from './touches.js';

/** Statements that throw where `window.openai` is missing, and where in them that happens first. */
export type Passing = ReadonlyMap<Ast, number>;

export function passingOf(touches: readonly Touch[]): Passing {
  const passing = new Map<Ast, number>();
  for (const { node } of touches) note(node, passing);
  return passing;
}

function note(node: Ast, passing: Map<Ast, number>): void {
  if (isOptional(node)) return;
  for (let child = node, at = node.parent; at; child = at, at = at.parent) {
    if (isFunction(at) || mayBeLeftOut(child, at)) return;
    if (!STATEMENTS.has(at.type)) continue;
    const runsFirst = ['expression', 'declarations', 'test', 'discriminant', 'argument', 'right', 'init'];
    const isFirst = runsFirst.some((key) => {
      const part = at[key] as Ast | Ast[] | null | undefined;
      return Array.isArray(part) ? part.includes(child) : part === child;
    });
    const known = passing.get(at);
    if (isFirst && (known === undefined || startOf(node) < known)) passing.set(at, startOf(node));
    return;
  }
}

/** `a?.b.c`: from the question mark on, nothing is touched when `a` is missing. */
export function isOptional(node: Ast): boolean {
  for (let at = node; ;) {
    if (at['optional'] === true) return true;
    if (at.type === 'TSNonNullExpression') at = at['expression'] as Ast;
    else if (at.type === 'MemberExpression') at = at['object'] as Ast;
    else if (at.type === 'CallExpression') at = at['callee'] as Ast;
    else return false;
  }
}

/** In `a ? … : …`, `a && …` and `a?.(…)`: what stands on the right may not run. */
function mayBeLeftOut(child: Ast, at: Ast): boolean {
  if (CHOOSES.has(at.type)) return child !== at['left'] && child !== at['test'];
  return CHAINED.has(at.type) && child !== at['object'] && child !== at['callee'] && isOptional(at);
}

const CHOOSES = new Set(['LogicalExpression', 'ConditionalExpression', 'AssignmentPattern']);
const CHAINED = new Set(['MemberExpression', 'CallExpression']);
const STATEMENTS = new Set([
  'ExpressionStatement',
  'VariableDeclaration',
  'IfStatement',
  'SwitchStatement',
  'ReturnStatement',
  'ThrowStatement',
  'ForOfStatement',
  'ForInStatement',
  'ForStatement',
  'WhileStatement',
  'BlockStatement',
  'TryStatement',
  'SwitchCase',
  'DoWhileStatement',
  'LabeledStatement',
  'Program',
]);
