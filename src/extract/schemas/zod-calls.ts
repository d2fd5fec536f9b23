/** Calls of zod's, as their steps. */
import type { Place } from '../../core/tree.js';
import { bare, staticName, type Ast } from '../syntax.js';
import { importOf } from '../modules.js';
import type { Scopes } from '../scopes.js';
import { place } from '../values.js';

/** A call whose root is zod's namespace: `z.string().min(1)`. */
export function isZodCall(call: Ast, scopes: Scopes): boolean {
  const root = rootOf(call);
  if (root?.type !== 'Identifier') return false;
  const imported = importOf(root, scopes);
  return imported !== undefined && (/^(z|zod)$/.test(imported.name) || /^zod(\/|$)/.test(imported.source));
}

function rootOf(call: Ast): Ast | undefined {
  let at = bare(call);
  while (at.type === 'CallExpression' || at.type === 'MemberExpression') {
    at = bare(at.type === 'CallExpression' ? at['callee'] : at['object']);
  }
  return at;
}

export interface Step {
  readonly name: string;
  readonly args: readonly Ast[];
  readonly at: Place;
  /** `z.coerce.number()` makes a number of what it is given. */
  readonly coerces?: boolean;
}

/** `z.object({…}).describe('…')` as [object, describe]; `z.coerce.number()` as [number]. */
export function stepsOf(call: Ast): Step[] {
  const steps: Step[] = [];
  let at = bare(call);
  while (at.type === 'CallExpression') {
    const callee = bare(at['callee']);
    if (callee.type !== 'MemberExpression') return [];
    const name = staticName(callee['property'], callee['computed']) ?? '?';
    const step = { name, args: at['arguments'] as readonly Ast[], at: place(callee['property']) };
    at = bare(callee['object']);
    steps.push({
      ...step,
      coerces: at.type === 'MemberExpression' && staticName(at['property'], at['computed']) === 'coerce',
    });
    if (at.type === 'MemberExpression') at = bare(at['object']); // z.coerce, z.iso
  }
  return steps.reverse();
}
