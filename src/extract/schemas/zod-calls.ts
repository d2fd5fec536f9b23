/** Calls of zod as a list of steps. */
import type { Place } from '../../core/tree.js';
import { bare, memberName, type SyntaxNode } from '../syntax.js';
import { importOf } from '../modules.js';
import type { Scopes } from '../scopes.js';
import { place } from '../values.js';

/** A call whose root is zod's namespace: `z.string().min(1)`. */
export function isZodCall(call: SyntaxNode, scopes: Scopes): boolean {
  const root = rootOf(call);
  if (root?.type !== 'Identifier') return false;
  const imported = importOf(root, scopes);
  return imported !== undefined && (/^(z|zod)$/.test(imported.name) || /^zod(\/|$)/.test(imported.source));
}

function rootOf(call: SyntaxNode): SyntaxNode | undefined {
  let at = bare(call);
  while (at.type === 'CallExpression' || at.type === 'MemberExpression') {
    at = bare(at.type === 'CallExpression' ? at.callee : at.object);
  }
  return at;
}

export interface Step {
  readonly name: string;
  readonly args: readonly SyntaxNode[];
  readonly at: Place;
  /** `z.coerce.number()` converts its input to a number. */
  readonly coerces?: boolean;
}

/** `z.object({…}).describe('…')` as [object, describe]; `z.coerce.number()` as [number]. */
export function stepsOf(call: SyntaxNode): Step[] {
  const steps: Step[] = [];
  let at = bare(call);
  while (at.type === 'CallExpression') {
    const callee = bare(at.callee);
    if (callee.type !== 'MemberExpression') return [];
    const name = memberName(callee) ?? '?';
    const step = { name, args: at.arguments, at: place(callee.property) };
    at = bare(callee.object);
    steps.push({
      ...step,
      coerces: at.type === 'MemberExpression' && memberName(at) === 'coerce',
    });
    if (at.type === 'MemberExpression') at = bare(at.object); // z.coerce, z.iso
  }
  return steps.reverse();
}
